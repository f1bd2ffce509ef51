import GenericForm

/// Applies each valid change of a form, until this object is released.
final class AppliedChanges<State> {
  private let form: Form<State>
  private var observation: FormObservation?
  private var hold: ApplicationHold?

  /// Holds back the changes of one field; `nil` ends that.
  func holdBack(_ field: AnyField?) {
    form.holdBack(field, by: self)
  }

  init(of form: Form<State>, _ apply: @escaping @MainActor (State) -> Void) {
    self.form = form
    form.onValidChange(of: self, apply)
  }

  /// Keeps the program, this object and the form alive until the running checks have ended, so that their values
  /// are applied too.
  func waitForChecks() {
    guard form.isPending else { return }
    hold = ApplicationHold()
    // The closure retains this object, so releasing the observation releases both.
    observation = form.observe {
      guard !self.form.isPending else { return }
      // Observers are called before changes are applied.
      Task { self.observation = nil }
    }
  }
}
