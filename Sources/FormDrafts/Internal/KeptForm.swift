import GenericForm

/// A form with a draft, whatever the type of its state.
@MainActor protocol AnyKeptForm: AnyObject {
  /// The number of the last change of the values.
  var changeNumber: Int { get }

  /// Whether the form has changes; false once it is gone.
  var isDirty: Bool { get }

  /// Notes the present values as the initial ones, from which a draft differs.
  func noteInitial()

  /// What makes the bytes of the values of now; nil once the form is gone.
  var encoding: DraftEncoding? { get }

  /// Reads a draft: the bytes of what does not fit, and what takes the rest over.
  func read(_ draft: [UInt8]) throws -> (rest: [UInt8]?, takeOver: () -> Bool)

  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation?
}

/// A form and its draft; it does not keep the form.
final class KeptForm<State>: AnyKeptForm {
  private weak var form: Form<State>?
  private let draft: FormDraft<State>

  /// The values without changes; those of secret fields are absent.
  private var initial: State

  init(_ form: Form<State>, _ draft: FormDraft<State>) {
    (self.form, self.draft) = (form, draft)
    initial = form.stateWithoutSecrets
  }

  var changeNumber: Int { form?.changeNumber ?? 0 }
  var isDirty: Bool { form?.isDirty ?? false }

  func noteInitial() {
    if let form { initial = form.stateWithoutSecrets }
  }

  var encoding: DraftEncoding? {
    form.map { draft.encoding($0.stateWithoutSecrets, initial) }
  }

  func read(_ bytes: [UInt8]) throws -> (rest: [UInt8]?, takeOver: () -> Bool) {
    let decoded = try draft.decode(bytes, initial)
    return (decoded.rest, { [weak form] in form?.takeOver(decoded.state) ?? false })
  }

  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation? {
    form?.observe(handler)
  }
}
