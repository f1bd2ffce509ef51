// Makes declarations, rules, messages and `@Validated` available without a second import.
@_exported public import FormDeclaration
