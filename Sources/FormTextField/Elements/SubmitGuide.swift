/// An element that leads to the submit of its window, as pages do.
protocol SubmitGuide: FormElement {
  /// Whether the window offers its submit now; on the last page.
  var offersSubmit: Bool { get }

  /// The action when `offersSubmit` may have changed; the window sets it.
  var onOffer: () -> Void { get set }

  /// Goes back to the start, as after a submit.
  func restart()
}
