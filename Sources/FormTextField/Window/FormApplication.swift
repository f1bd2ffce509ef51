import FormDrafts
import FormLanguages
import GenericForm

/// A desktop program whose window is a form.
///
/// ```swift
/// let application = try FormApplication(id: "org.example.Newsletter")
/// let email = FormTextField("_Email", validators: [.required, .email])
/// let view = FormView([email], submitTitle: "_Subscribe") { print(email.text) }
/// application.run(FormWindowController("Newsletter", view))
/// ```
public final class FormApplication {
  private let application: Application
  private var controller: FormWindowController?

  /// Indicates whether ``quit()`` is being called.
  private var isQuitting = false

  /// Starts GTK for a program with an application ID such as `org.example.Name`.
  ///
  /// - Throws: ``DisplayUnavailable`` if there is no display for its windows.
  public init(id: String) throws(DisplayUnavailable) {
    FormLanguages.start()
    guard Toolkit.initialize() else { throw DisplayUnavailable() }
    // GTK finds the direction in its own translation, which may not be installed.
    if MessageCatalog.shared.isRightToLeft { Toolkit.mirror() }
    application = Application(id: id)
  }

  /// Shows a window and runs the main loop until all windows are closed.
  ///
  /// Every draft is written before the session ends or a signal ends the process.
  public func run(_ controller: FormWindowController) {
    self.controller = controller
    application.onActivate { [application] in
      for shown in FormWindowController.shown { application.add(shown.window) }
      controller.present()
    }
    application.onQuit { [weak self] in self?.quit() }
    application.onEnd { for view in FormView.openViews { view.keeper?.finish() } }
    Application.running = application
    application.run()
    Application.running = nil
    TerminationSignals.stop()
    self.controller = nil
  }

  /// Closes every window, as Ctrl+Q does, after one question about all forms with changes.
  ///
  /// All windows stay open if ``FormHost/mayClose()`` of one returns false, or if the handler of a
  /// submit is running. If a window is opened or changed while the question is shown, a second
  /// question follows. You may call this method from ``FormWindowController/onCloseRequest``: it
  /// waits until that returns.
  ///
  /// ```swift
  /// let application = try FormApplication(id: "org.example.Newsletter")
  /// application.quit()  // closes both windows: nothing was typed
  /// form.username = "mei"
  /// application.quit()  // asks one question, and both stay open
  /// ```
  public func quit() {
    guard !isQuitting else { return }
    let views = FormView.openViews
    if views.contains(where: \.isAskedToClose) {
      FormView.afterAsking = { [weak self] in self?.quit() }
      return
    }
    isQuitting = true
    defer { isQuitting = false }
    let canClose = FormView.prepareToClose(views) { [weak self] in self?.quit() }
    if canClose { for view in views { view.window?.destroy() } }
  }
}

/// The error of a program that has no display for its windows.
public struct DisplayUnavailable: Error, CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String { ControlMessage.`display.unavailable`.text }
}
