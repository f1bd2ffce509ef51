import GenericForm

/// The mark beside a title: a spinner while a check is pending, and then a check mark or a cross.
final class ProgressMark {
  /// The delay of the spinner, which would only flicker for a quick check.
  static let delay = Duration.milliseconds(300)

  let box = Box(.row)

  private var spinner: Spinner?
  private var sign: Icon?
  private var stopWaiting: () -> Void = {}

  init() {
    box.addStyleClass("form-progress")
    box.expandsHorizontally = true
    box.alignToEnd()
  }

  isolated deinit {
    stopWaiting()
  }

  /// Shows the progress of the checks, and a check mark, a cross or neither.
  func show(isPending: Bool, sign: FrameDisplay.Sign?) {
    stopWaiting()
    spinner?.isSpinning = false
    showSign(sign.map { $0 == .tick ? .success : .failure })
    guard isPending else { return }
    stopWaiting = callBack(after: Self.delay, on: ContinuousClock()) { [weak self] in self?.spin() }
  }

  private func showSign(_ symbol: Icon.Symbol?) {
    if let symbol {
      if sign == nil {
        let sign = Icon(symbol)
        box.append(sign)
        self.sign = sign
      }
      sign?.show(symbol)
    }
    sign?.isVisible = symbol != nil
  }

  private func spin() {
    let spinner = spinner ?? Spinner()
    if self.spinner == nil { box.append(spinner.box) }
    self.spinner = spinner
    spinner.isSpinning = true
  }
}
