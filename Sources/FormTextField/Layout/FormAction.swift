import GenericForm

/// A button of a form's window beside the one that submits.
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

  /// Whether the title is the package's, so that its mnemonic gives way to those of the program.
  private(set) var isOwn = false

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button, an underscore before the letter of its mnemonic.
  ///   - handler: Called with the window when the button is pressed, also during a submit.
  public init(_ title: String, handler: @escaping (FormWindowController) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Closes the window as its close button does, so that what was typed is asked about.
  public static var cancel: FormAction {
    var action = FormAction(ValidationMessage.cancel.text) { $0.requestClose() }
    action.isOwn = true
    return action
  }
}
