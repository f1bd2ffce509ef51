/// The sign beside a title that a check goes on, once it has for a while, or that it went well.
final class ProgressMark {
  /// A check that is quicker than this shows no spinner, which would only flicker.
  static let delay = Duration.milliseconds(300)

  let box = Box(.row)

  private let spinner = Spinner()
  private let tick = Icon(.success)
  private var waiting: Task<Void, Never>?

  init() {
    box.addStyleClass("form-progress")
    box.expandsHorizontally = true
    box.alignToEnd()
    tick.isVisible = false
    box.append(spinner.box)
    box.append(tick)
  }

  /// How far the checks are.
  var progress = FieldFace.Progress.none {
    didSet {
      guard progress != oldValue else { return }
      waiting?.cancel()
      spinner.isSpinning = false
      tick.isVisible = progress == .checked
      guard progress == .pending else { return }
      waiting = Task { [weak self] in
        guard (try? await Task.sleep(for: Self.delay)) != nil else { return }
        self?.spinner.isSpinning = true
      }
    }
  }
}
