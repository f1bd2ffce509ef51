/// An element that leads to its form view's submit, such as pages.
protocol SubmitGuide: FormElement {
  /// Indicates whether the view currently offers to submit, as on the last page.
  var offersSubmit: Bool { get }

  /// Called when `offersSubmit` may have changed; set by the view.
  var onOffer: () -> Void { get set }

  /// Hands its buttons to the view, which puts them beside the submit button.
  func takeButtons() -> [Button]

  /// Returns to the start, for example after a submit.
  func restart()
}
