public import GenericForm

// Bindings that can't work, each with a fix.

extension FormTextField {
  /// A text field edits text: `form.field(\.age).text` is the text of a number.
  @available(*, unavailable, message: "a text field edits text: write form.field(path).text")
  public convenience init(
    _ title: String, _ field: Field<Int>, hint: String = "", placeholder: String = "",
    purpose: InputPurpose? = nil
  ) {
    self.init(title)
  }

  /// A control is bound to a field and not to its present value.
  @available(*, unavailable, message: "bind a field, not its value: write form.field(path)")
  public convenience init(
    _ title: String, _ value: String, hint: String = "", placeholder: String = "",
    purpose: InputPurpose? = nil
  ) {
    self.init(title)
  }
}
