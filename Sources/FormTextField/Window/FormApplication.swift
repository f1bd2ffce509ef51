import FormDrafts
import GenericForm

/// A desktop program with a form as its window.
///
/// ```swift
/// let application = try FormApplication(id: "org.example.Newsletter")
/// let email = FormTextField("_Email", validators: [.required, .email])
/// let view = FormView([email], submitTitle: "_Subscribe") { print(email.text) }
/// application.run(FormWindowController("Newsletter", view))
/// ```
public final class FormApplication {
  private let application: Application

  /// Shows a window, while the main loop runs.
  private var showWindow: (() -> Void)?

  /// Makes another window, if the user may ask for one.
  private var makeWindow: (() -> FormWindowController)?

  /// Indicates whether ``quit()`` is being called.
  private var isQuitting = false

  /// Starts GTK for a program.
  ///
  /// - Parameters:
  ///   - id: The application ID, such as `org.example.Name`.
  ///   - instances: The number of processes that run the program.
  /// - Throws: ``DisplayUnavailable`` if there is no display for its windows.
  public init(
    id: String, instances: Application.Instances = .several
  ) throws(DisplayUnavailable) {
    if !LocaleFormat.start() {
      StandardError.report(
        "The locale in LC_ALL or LANG isn't installed, so dates and numbers are in English")
    }
    UserLocale.start()
    DisplayLoss.prepare()
    guard Toolkit.initialize() else { throw DisplayUnavailable() }
    // GTK takes the direction from its own translation, which may not be installed.
    if MessageCatalog.shared.isRightToLeft { Toolkit.isMirrored = true }
    application = Application(id: id, instances: instances)
    if application.turnOffAccessibilityWithoutBus() {
      StandardError.report("There's no session bus, so screen readers can't read the windows")
    }
  }

  /// Shows a window and runs the main loop until all windows are closed.
  ///
  /// Every draft is written before the session ends, and before a signal or the loss of the display ends
  /// the process.
  public func run(_ controller: FormWindowController) {
    runLoop {
      for shown in FormWindowController.shown { Application.running?.add(shown.window) }
      controller.present()
    }
  }

  /// Runs the main loop with windows that are created when the user asks for them.
  ///
  /// One is created at the start. Ctrl+N and the D-Bus action `new-window` create another. If the
  /// program has one instance, a later start shows the window that was opened last.
  ///
  /// ```swift
  /// let application = try FormApplication(id: "org.example.Newsletter", instances: .one)
  /// application.run {
  ///   let email = FormTextField("_Email", validators: [.required, .email])
  ///   let view = FormView([email], submitTitle: "_Subscribe") { print(email.text) }
  ///   return FormWindowController("Newsletter", view)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - opensAnother: Indicates whether a later start of the running program opens another window.
  ///   - makeWindow: Returns a new window to show.
  public func run(
    opensAnother: Bool = false, making makeWindow: @escaping () -> FormWindowController
  ) {
    if opensAnother, application.askOther(for: "new-window") { return }
    self.makeWindow = makeWindow
    application.onAction("new-window", key: "<Control>n") { [weak self] in self?.openWindow() }
    runLoop { (FormWindowController.shown.last ?? makeWindow()).present() }
  }

  /// Opens another window, if the program runs with a closure that creates them.
  public func openWindow() {
    makeWindow?().present()
  }

  private func runLoop(_ showWindow: @escaping () -> Void) {
    self.showWindow = showWindow
    application.onActivate { [weak self] in
      self?.showWindow?()
      // The window isn't drawn yet, and making it may have started libadwaita.
      self?.application.followAppearance()
    }
    application.onAction("quit", key: "<Control>q") { [weak self] in self?.quit() }
    application.onEnd(Self.writeDrafts)
    DisplayLoss.handle {
      Self.writeDrafts()
      StandardError.report("The connection to the display was lost")
    }
    Application.running = application
    application.run()
    Application.running = nil
    (self.showWindow, makeWindow) = (nil, nil)
    TerminationSignals.stop()
    DisplayLoss.stop()
  }

  private static func writeDrafts() {
    for view in FormView.openViews { view.keeper?.finish() }
  }

  /// Closes every window, as Ctrl+Q does, after asking once about all forms with changes.
  ///
  /// All windows stay open if ``FormHost/mayClose()`` of one returns false, or while a submit handler is running. If
  /// a window is opened or changed while the question is shown, a second question follows. You may call this method
  /// from ``FormWindowController/onCloseRequest``: it waits until that returns.
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
    let canClose = FormView.prepareToClose({ FormView.openViews }) { [weak self] in self?.quit() }
    if canClose { for view in views { view.window?.destroy() } }
  }
}

/// The error thrown if there is no display for the program's windows.
public struct DisplayUnavailable: Error, CustomStringConvertible {
  /// The reason, in one sentence.
  public var description: String { ControlMessage.`display.unavailable`.text }
}
