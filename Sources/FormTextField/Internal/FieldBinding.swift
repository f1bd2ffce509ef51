import GenericForm

/// What a control and a field of a form tell each other, whatever the type of the form's values.
///
/// It does not keep the form: once that is gone, the control keeps what it shows.
struct FieldBinding<Value> {
  /// Where the value is in the form.
  let path: AnyKeyPath

  /// The value in the form; nil once the form is gone.
  let value: () -> Value?
  let setValue: (Value) -> Void
  let leave: () -> Void
  let performValidation: () -> Void
  let setComposing: (Bool) -> Void
  let retry: () -> Void
  let status: () -> FieldStatus

  /// Whether the field is not valid without a value.
  let isRequired: () -> Bool

  /// What stands in the way of a submit, shown or not.
  let messages: () -> [ValidationMessage]

  private let observation: FormObservation

  /// Ties to the field at a key path of a form; `update` is called when anything about it changed.
  init<State, Stored: SendableMetatype>(
    _ form: Form<State>, _ path: WritableKeyPath<State, Stored>,
    from read: @escaping (Stored) -> Value, to write: @escaping (Value) -> Stored,
    update: @escaping () -> Void
  ) {
    MainLoop.install()
    self.path = path
    value = { [weak form] in form.map { read($0[path]) } }
    setValue = { [weak form] in form?[path] = write($0) }
    leave = { [weak form] in form?.leave(path) }
    performValidation = { [weak form] in form?.performValidation(path) }
    setComposing = { [weak form] in
      if $0 { form?.beginComposing(path) } else { form?.endComposing(path) }
    }
    retry = { [weak form] in form?.retry(path) }
    status = { [weak form] in form?.field(path) ?? FieldStatus() }
    isRequired = { [weak form] in form?.isRequired(path) ?? false }
    messages = { [weak form] in form?.messages(of: path) ?? [] }
    observation = form.observe(path) { update() }
  }

  /// The form's verdict as a validator, for whoever asks the control as a field.
  var validator: Validator {
    .custom { [messages] _ in
      let texts = MainActor.assumeIsolated { messages().map(\.text) }
      return (texts.isEmpty, texts)
    }
  }
}
