import GenericForm

/// A type-erased form with a draft, which isn't kept alive.
@MainActor struct AnyDraftedForm {
  /// The number of the last change of the values.
  let changeNumber: () -> Int

  /// Returns whether the form has changes, or `false` after it was released.
  let isDirty: () -> Bool

  /// Records the current values as the initial ones that a draft is compared with.
  let noteInitial: () -> Void

  /// Returns a closure that encodes the current values, or `nil` if the form has been released.
  let encoding: () -> ValuesEncoding?

  /// Decodes values: returns the bytes that don't fit, and a closure that takes over the rest.
  let read: (_ values: [UInt8]?) throws -> (rest: [UInt8]?, takeOver: (() -> Void) -> Bool)

  let observe: (_ handler: @escaping @MainActor () -> Void) -> FormObservation?

  init<State>(_ form: Form<State>, _ draft: FormDraft<State>) {
    // The values of secret fields are never compared, because no draft has them.
    var initial = form.stateWithoutSecrets
    changeNumber = { [weak form] in form?.changeNumber ?? 0 }
    isDirty = { [weak form] in form?.isDirty ?? false }
    noteInitial = { [weak form] in if let form { initial = form.stateWithoutSecrets } }
    encoding = { [weak form] in
      form.map { draft.encoding($0.stateWithoutSecrets, initial) }
    }
    read = { [weak form] values in
      let decoded = try values.map { try draft.decode($0, initial) }
      let state = decoded?.state ?? initial
      let takeOver = { (enterTexts: () -> Void) in
        form?.takeOver(state, enterTexts: enterTexts)
        return form != nil
      }
      return (decoded?.rest, takeOver)
    }
    observe = { [weak form] handler in form?.observe(handler) }
  }
}
