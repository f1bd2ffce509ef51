/// Returns the validation of a part of a form.
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

/// Returns the validation of a part of a form, declared elsewhere.
public func part<State, Part>(
  _ path: any WritableKeyPath<State, Part> & Sendable, _ validation: FormValidation<Part>
) -> FormValidation<State> {
  let accessor = Accessor(path)
  return FormValidation(items: validation.items.map { $0.linked(by: accessor) })
}

/// Returns the validation of an optional part of a form.
///
/// While the part is `nil`, its fields are excluded and input in them has no effect. They're
/// included again once the part exists.
///
/// ```swift
/// let form = Form(Order()) {
///   part(\.delivery) { FieldValidation(\.street, .required) }
/// }
/// let street = form.field(\.delivery.ifPresent.street)
/// street.status.isIncluded  // false
/// form.delivery = Address()
/// street.status.isIncluded  // true
/// street.status.isValid  // false
/// ```
public func part<State, Part>(
  _ path: any WritableKeyPath<State, Part?> & Sendable,
  @FormValidationBuilder<Part> _ validations: () -> FormValidation<Part>
) -> FormValidation<State> {
  part(path, validations())
}

/// Returns the validation of an optional part of a form, declared elsewhere.
public func part<State, Part>(
  _ path: any WritableKeyPath<State, Part?> & Sendable, _ validation: FormValidation<Part>
) -> FormValidation<State> {
  let accessor = Accessor(path).appending(.ifPresent)
  return FormValidation(items: validation.items.map { $0.linked(by: accessor) })
}
