// A program names rules, messages and `@Validated` without a second import.
@_exported public import ValidationRules
