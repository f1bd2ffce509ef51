/// An element that leads to the submit of its form view, as pages do.
protocol SubmitGuide: FormElement {
  /// Indicates whether the view offers its submit now; on the last page.
  var offersSubmit: Bool { get }

  /// The action when `offersSubmit` may have changed; the view sets it.
  var onOffer: () -> Void { get set }

  /// Gives its buttons to the view, which puts them beside the one that submits.
  func takeButtons() -> [Button]

  /// Goes back to the start, as after a submit.
  func restart()
}
