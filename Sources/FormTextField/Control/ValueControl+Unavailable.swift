public import GenericForm

// Bindings that can't work, each with a fix.

extension ValueControl {
  /// A control is bound to a field, not to its current value.
  @available(*, unavailable, message: "bind a field, not its value: write form.field(path)")
  public convenience init(_ title: String, _ value: Value, hint: String = "") {
    self.init(title)
  }
}

extension ValueControl where Value == String {
  /// A text field edits text; for a number, use `form.field(\.age).text`.
  @available(*, unavailable, message: "a text field edits text: write form.field(path).text")
  public convenience init<Other>(_ title: String, _ field: Field<Other>, hint: String = "") {
    self.init(title)
  }
}
