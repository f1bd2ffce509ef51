import GenericForm

/// The mark beside a title: a spinner while a check is pending, a tick once every check passed.
final class ProgressMark {
  /// The delay of the spinner, which would only flicker for a quick check.
  static let delay = Duration.milliseconds(300)

  let box = Box(.row)

  private var spinner: Spinner?
  private var tick: Icon?
  private var waiting: Task<Void, Never>?

  init() {
    box.addStyleClass("form-progress")
    box.expandsHorizontally = true
    box.alignToEnd()
  }

  isolated deinit {
    waiting?.cancel()
  }

  /// Shows the progress of the checks.
  func show(_ status: FieldStatus) {
    waiting?.cancel()
    spinner?.isSpinning = false
    if status.isVerified { makeTick() }
    tick?.isVisible = status.isVerified
    guard status.isPending else { return }
    waiting = Task { [weak self] in
      guard (try? await Task.sleep(for: Self.delay)) != nil else { return }
      self?.spin()
    }
  }

  private func makeTick() {
    guard tick == nil else { return }
    let tick = Icon(.success)
    box.append(tick)
    self.tick = tick
  }

  private func spin() {
    let spinner = spinner ?? Spinner()
    if self.spinner == nil { box.append(spinner.box) }
    self.spinner = spinner
    spinner.isSpinning = true
  }
}
