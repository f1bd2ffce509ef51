import FormDrafts
import GenericForm

/// A desktop program whose window is a form.
///
/// ```swift
/// let application = try FormApplication(id: "org.example.Newsletter")
/// let email = FormTextField("_Email", validators: [.required, .email])
/// application.run(
///   FormWindowController("Newsletter", elements: [email], submitTitle: "_Subscribe") {
///     print(email.text)
///   })
/// ```
public final class FormApplication {
  private let application: Application
  private var controller: FormWindowController?

  /// Whether ``quit()`` is being called.
  private var isQuitting = false

  /// Starts GTK for a program with an identifier of the form `org.example.Name`.
  ///
  /// - Throws: ``DisplayUnavailable`` when there is no display for its windows.
  public init(id: String) throws(DisplayUnavailable) {
    guard Toolkit.initialise() else { throw DisplayUnavailable() }
    MainLoop.install()
    application = Application(id: id)
  }

  /// Shows a window and runs the main loop until it is closed, and every other window with it.
  ///
  /// When the session ends, or the process gets a signal to end, every draft is written first.
  public func run(_ controller: FormWindowController) {
    self.controller = controller
    application.onActivate { [application] in
      for shown in FormWindowController.shown { application.add(shown.window) }
      controller.present()
    }
    application.onQuit { [weak self] in self?.quit() }
    application.onEnd { for window in FormWindowController.shown { window.keeper?.finish() } }
    Application.running = application
    application.run()
    Application.running = nil
    TerminationSignals.stop()
    self.controller = nil
  }

  /// Closes every window, as Ctrl+Q does: one question names all windows with something typed.
  ///
  /// A window stays open, and the others with it, where its ``FormWindowController/onCloseRequest``
  /// returns false, or the handler of its submit runs. A window that is opened, or typed in, while
  /// the question is shown is asked about next. In ``FormWindowController/onCloseRequest`` it is put
  /// off until that has returned.
  ///
  /// ```swift
  /// let application = try FormApplication(id: "org.example.Newsletter")
  /// application.quit()  // both windows are closed: nothing was typed
  /// form.username = "mei"
  /// application.quit()  // both stay open, and one question is asked
  /// ```
  public func quit() {
    guard !isQuitting else { return }
    let windows = FormWindowController.shown
    if windows.contains(where: \.isAskedToClose) {
      FormWindowController.afterAsking = { [weak self] in self?.quit() }
      return
    }
    isQuitting = true
    defer { isQuitting = false }
    let canClose = FormWindowController.prepareToClose(windows) { [weak self] in self?.quit() }
    if canClose { for window in windows { window.close() } }
  }
}

/// There is no display on which a window could be shown.
public struct DisplayUnavailable: Error, CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String { ValidationMessage.displayUnavailable.text }
}
