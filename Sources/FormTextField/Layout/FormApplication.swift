import GenericForm

/// A desktop program whose window is a form.
///
/// ```swift
/// let application = try FormApplication(id: "org.example.Newsletter")
/// let email = FormTextField("_Email", validators: [.required, .email])
/// application.run(
///   FormWindowController("Newsletter", fields: [email], submitTitle: "_Subscribe") {
///     print(email.text)
///   })
/// ```
public final class FormApplication {
  private let application: Application
  private var controller: FormWindowController?

  /// Starts GTK for a program with an identifier of the form `org.example.Name`.
  ///
  /// - Throws: ``DisplayUnavailable`` when there is no display for its windows.
  public init(id: String) throws(DisplayUnavailable) {
    guard Toolkit.initialise() else { throw DisplayUnavailable() }
    MainLoop.install()
    application = Application(id: id)
  }

  /// Shows a window and runs the main loop until it is closed.
  public func run(_ controller: FormWindowController) {
    self.controller = controller
    application.onActivate { [application] in
      application.add(controller.window)
      controller.present()
    }
    application.run()
    self.controller = nil
  }
}

/// There is no display on which a window could be shown.
public struct DisplayUnavailable: Error, CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String { ValidationMessage.displayUnavailable.text }
}
