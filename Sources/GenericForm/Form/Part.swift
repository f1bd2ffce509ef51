/// What is asked of a part of a form.
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

/// What is asked of a part of a form, declared elsewhere.
public func part<State, Part>(
  _ path: any WritableKeyPath<State, Part> & Sendable, _ validation: FormValidation<Part>
) -> FormValidation<State> {
  let link = PartLink(path, access: FieldAccess(path))
  return FormValidation(items: validation.items.map { $0.linked(by: link) })
}

extension PartLink {
  func appending<Inner>(_ inner: PartLink<Part, Inner>) -> PartLink<Whole, Inner> {
    PartLink<Whole, Inner>(
      path.appending(path: inner.path), access: access.appending(inner.access))
  }
}
