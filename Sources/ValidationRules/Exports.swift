// A program names `Pattern` and `PatternSyntaxError` without a second import.
@_exported public import BoundedPattern
