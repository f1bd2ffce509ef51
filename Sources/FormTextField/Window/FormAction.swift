import GenericForm

/// A button in a form's window, next to the one that submits.
///
/// ```swift
/// FormWindowController(
///   "New account", form: form, submitTitle: "_Create",
///   actions: [FormAction("_Terms…") { _ in showTerms() }, .cancel]
/// ) {
///   FormTextField("_Email", form.field(\.email))
/// }
/// ```
public struct FormAction {
  let title: String
  let handler: (FormWindowController) -> Void

  /// Indicates whether the title is built in, so that its mnemonic yields to those of your titles.
  private(set) var isOwn = false

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button; an underscore marks its mnemonic.
  ///   - handler: Called with the window when the button is pressed, even during a submit.
  public init(_ title: String, handler: @escaping (FormWindowController) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Closes the window as its close button does, asking first if there are changes.
  public static var cancel: FormAction {
    var action = FormAction(ControlMessage.`form.cancel`.text) { $0.requestClose() }
    action.isOwn = true
    return action
  }
}
