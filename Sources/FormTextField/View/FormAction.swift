import GenericForm

/// A button of a form view, beside the submit button.
///
/// ```swift
/// FormView(
///   form, submitTitle: "_Create", actions: [FormAction("_Terms…") { _ in showTerms() }, .cancel]
/// ) {
///   FormTextField("_Email", form.field(\.email))
/// }
/// ```
public struct FormAction {
  let title: () -> String
  let handler: (FormView) -> Void

  /// Indicates whether the title is built in, so its mnemonic yields to those of your titles.
  private(set) var isOwn = false

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button, which is evaluated again when the language changes; an underscore marks its
  ///     mnemonic.
  ///   - handler: Called with the view when the button is pressed, even during a submit.
  public init(
    _ title: @autoclosure @escaping () -> String, handler: @escaping (FormView) -> Void
  ) {
    self.title = title
    self.handler = handler
  }

  /// Shows the title in the current language.
  func showTitle(on button: Button) {
    if isOwn { button.show(own: title()) } else { button.textWithMnemonic = title() }
  }

  /// Closes the host as its close button does, asking first if there are changes.
  public static var cancel: FormAction {
    var action = FormAction(ControlMessage.`form.cancel`.text) { $0.requestClose() }
    action.isOwn = true
    return action
  }
}
