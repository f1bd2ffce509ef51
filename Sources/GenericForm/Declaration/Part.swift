/// The validation of a part of a form.
///
/// ```swift
/// FormValidation<Order> {
///   part(\.shipping, Address.validation)
///   part(\.contact) {
///     FieldValidation(\.email, rules: [.isEmail])
///   }
/// }
/// ```
public func part<State, Part>(
  _ path: any WritableKeyPath<State, Part> & Sendable,
  @FormValidationBuilder<Part> _ validations: () -> FormValidation<Part>
) -> FormValidation<State> {
  part(path, validations())
}

/// The validation of a part of a form, declared elsewhere.
public func part<State, Part>(
  _ path: any WritableKeyPath<State, Part> & Sendable, _ validation: FormValidation<Part>
) -> FormValidation<State> {
  let link = PartLink(path)
  return FormValidation(items: validation.items.map { $0.linked(by: link) })
}
