import GenericForm

/// The sign beside a title that a check is pending, once it has been for a while, or went well.
final class ProgressMark {
  /// A check that is quicker than this shows no spinner, which would only flicker.
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

  /// Shows how far the checks are.
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
