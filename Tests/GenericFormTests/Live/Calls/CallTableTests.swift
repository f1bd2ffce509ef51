import GenericForm
import Testing

/// Every call in every callback of a form.
@MainActor @Suite(.timeLimit(.minutes(10))) struct CallTableTests {
  typealias Guest = MortalForm.Guest

  private let mortal = MortalForm()

  /// Starts invalid in `onInvalid`, with a change to undo and with rows out of order.
  @Test(arguments: Callback.allCases, Call.allCases)
  func `every call works in every callback, and the form is released`(
    callback: Callback, call: Call
  ) async {
    let run = await mortal.useForm(MortalForm.withoutChecks) { form in
      form.guests = [
        Guest(id: 2, name: "Ada", code: "Ada"), Guest(id: 1, name: "Mei", code: "Mei"),
      ]
      var calls = 0
      let observation = callback.observe(form) { [unowned form] in
        calls += 1
        call.make(in: form)
      }
      form.name = callback == .onInvalid ? "a" : "Mei"
      if callback.isOfSubmit { _ = await form.submit().outcome }
      let ending = call == .submit ? await form.submit().outcome.isSubmitted : nil
      defer { withExtendedLifetime(observation) {} }
      return (calls: calls, hasEffect: call.hasEffect(on: form, in: callback), ending: ending)
    }
    #expect(run.kept.calls > 0)
    #expect(run.kept.calls < 12)
    #expect(run.kept.hasEffect)
    if let isSubmitted = run.kept.ending { #expect(isSubmitted == (callback != .onInvalid)) }
    #expect(run.isGone)
  }
}

extension CallTableTests {
  enum Callback: CaseIterable {
    case onInvalid, onSubmit, fieldObserver, formObserver

    var isOfSubmit: Bool { self == .onInvalid || self == .onSubmit }

    @MainActor
    func observe(
      _ form: Form<MortalForm.Account>, _ body: @escaping @MainActor () -> Void
    ) -> FormObservation? {
      switch self {
      case .onInvalid: form.onInvalid { _ in body() }
      case .onSubmit: form.onSubmit { _ in body() }
      case .fieldObserver: return form.field(\.name).observe(body)
      case .formObserver: return form.observe(body)
      }
      return nil
    }
  }

  enum Call: CaseIterable {
    case submit, cancelSubmit, reset, undo, redo, removeRow, sortRows, update, set, updateAndSet
    case setError, leave, validate

    @MainActor
    func make(in form: Form<MortalForm.Account>) {
      switch self {
      case .submit: form.submit()
      case .cancelSubmit: form.cancelSubmit()
      case .reset: form.reset(to: MortalForm.Account(name: "Zoë"))
      case .undo: form.undo()
      case .redo: form.redo()
      case .removeRow: form.guests.removeAll { $0.id == 2 }
      case .sortRows: form.guests.sort { $0.id < $1.id }
      case .update: form.update { $0.note = "To \($0.name)" }
      case .set: form.note = "To \(form.name)"
      case .updateAndSet: form.update { _ in form.note = "To \(form.name)" }
      case .setError: form.field(\.note).setError("Rude")
      case .leave: form.field(\.name).leave()
      case .validate: form.field(\.name).validate()
      }
    }

    @MainActor
    func hasEffect(on form: Form<MortalForm.Account>, in callback: Callback) -> Bool {
      switch self {
      case .submit: form.submitCount > 0
      case .cancelSubmit: !form.isSubmitting
      case .reset: form.name == "Zoë" && form.guests.isEmpty && !form.isDirty
      // A successful submit ends the history.
      case .undo: callback == .onSubmit ? form.name == "Mei" : form.name.isEmpty
      case .redo: form.name == (callback == .onInvalid ? "a" : "Mei")
      case .removeRow: form.guests.map(\.id) == [1]
      case .sortRows: form.guests.map(\.id) == [1, 2]
      case .update, .set, .updateAndSet: form.note == "To \(form.name)"
      case .setError: form.field(\.note).status.shownErrors == ["Rude"]
      case .leave, .validate: !form.field(\.name).status.isValid == (callback == .onInvalid)
      }
    }
  }
}
