public import GenericForm

extension FormTextField {
  /// Ties the field to a text in a form: from now on the form judges it and says when it speaks.
  ///
  /// What is typed goes into the form, and what the form makes of it is shown, with its messages,
  /// its advice, and whether a check is going on. A field that the form does not want is hidden.
  /// The field's own validators are replaced. The field does not keep the form, which a
  /// ``FormWindowController`` does.
  ///
  /// ```swift
  /// let email = FormTextField("_Email")
  /// email.bind(to: form, \.email)
  /// email.text = "mei@"
  /// form.email  // "mei@"
  /// ```
  public func bind<State>(to form: Form<State>, _ path: WritableKeyPath<State, String>) {
    bind(to: form, path, from: { $0 }, to: { $0 })
  }

  /// Ties the field to a text in a form that may be absent: nil while the field is empty.
  public func bind<State>(to form: Form<State>, _ path: WritableKeyPath<State, String?>) {
    bind(to: form, path, from: { $0 ?? "" }, to: { $0.isEmpty ? nil : $0 })
  }

  private func bind<State, Stored: SendableMetatype>(
    to form: Form<State>, _ path: WritableKeyPath<State, Stored>,
    from read: @escaping (Stored) -> String, to write: @escaping (String) -> Stored
  ) {
    content.binding = FieldBinding(
      form, path, from: read, to: write, update: { [weak content] in content?.formChanged() })
  }

  /// Where the form has what this field shows; nil while it is tied to none.
  public var boundPath: AnyKeyPath? { content.binding?.path }
}
