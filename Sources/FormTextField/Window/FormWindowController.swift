import GenericForm

/// A window for a form view.
///
/// ```swift
/// let view = FormView(form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
///   FormPasswordField("_Password", form.field(\.password))
/// }
/// let window = FormWindowController("New Account", view)
/// window.present()
/// ```
///
/// If the program uses libadwaita, it's an `AdwApplicationWindow`; otherwise a `GtkWindow`.
///
/// Closing a window with unsaved changes asks for confirmation: see ``FormView/requestClose()``.
public final class FormWindowController: ContainerHost {
  /// The form in the window.
  public let view: FormView

  let window: Window

  /// Returns the title in the current language, or `nil` once the window is closed.
  private var makeTitle: (() -> String)?

  private(set) var menuButton: MenuButton?
  private var closeHandlers: [() -> Void] = []
  private(set) var isClosed = false

  /// The closure called before the user closes the window; return false to keep it open.
  ///
  /// It's called before any question. To ask in your own words, return false and call ``close()`` later. Within this
  /// closure, `requestClose()` has no effect.
  ///
  /// ```swift
  /// window.onCloseRequest = { !isPrinting }
  /// window.view.requestClose()  // stays open while printing; otherwise asks or closes
  /// ```
  public var onCloseRequest: () -> Bool = { true }

  /// The open windows; the array retains each until it closes.
  static var shown: [FormWindowController] = []

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title of the window, which is evaluated again when the language changes.
  ///   - view: The form.
  ///   - menu: The items of the menu in the title bar, or an empty array for no menu.
  /// - Precondition: The view isn't in another window, and wasn't in one that has closed.
  public init(
    _ title: @autoclosure @escaping () -> String, _ view: FormView, menu: [MenuItem] = []
  ) {
    guard view.widget.parent == nil else {
      fatalError("The form view for “\(title())” is in another window already.")
    }
    guard !view.hasEnded else {
      fatalError("The form view for “\(title())” was shown before: create another.")
    }
    self.view = view
    makeTitle = title
    (window, menuButton) = makeWindow(
      title: title(), menu: menu, menuName: ControlMessage.`window.menu`.text,
      content: view.widget)
    window.setDefaultWidth(460)
    view.host = self
    window.onShow { [weak self] in self?.didShow() }
    window.onKey("<Control>w", isFirst: false) { [weak window] in
      window?.requestClose()
      return true
    }
    window.onDestroy { [weak self] in self?.didClose() }
  }

  isolated deinit {
    // GTK retains a window that was never shown.
    if !isClosed { window.destroy() }
  }

  /// The window.
  ///
  /// While it's shown, it keeps this controller alive, even if you show it with `gtk_window_present`.
  public var widget: Window { window }

  package var container: Widget { window }

  /// The title of the window.
  public var title: String { window.title }

  /// Shows the title and the menu in the current language.
  public func showLanguage() {
    guard let makeTitle else { return }
    window.title = makeTitle()
    menuButton?.showTitles(name: ControlMessage.`window.menu`.text)
  }

  /// Shows the window in front of the others, unless it has been closed.
  public func present() {
    guard !isClosed else { return }
    // A window names its application to the desktop when it's first shown.
    Application.running?.add(window)
    window.present()
    view.focus()
  }

  /// Validates every field, shows every error, and submits the form if there are none: see ``FormView/submit()``.
  public func submit() {
    view.submit()
  }

  /// Closes the window without asking.
  ///
  /// The user's input stays in the draft, if there is one. To discard it, reset the form first.
  public func close() {
    guard !isClosed else { return }
    window.destroy()
    didClose()
  }

  /// Calls `handler` once the window has been closed, by the user or by the program.
  public func onClose(_ handler: @escaping () -> Void) {
    closeHandlers.append(handler)
  }

  /// Returns the result of ``onCloseRequest``.
  public func mayClose() -> Bool { onCloseRequest() }

  private func didShow() {
    guard !Self.shown.contains(where: { $0 === self }) else { return }
    Self.shown.append(self)
    // The program may have shown the window itself.
    Application.running?.add(window)
  }

  private func didClose() {
    guard !isClosed else { return }
    isClosed = true
    view.end()
    // The titles and items of a menu may hold this object.
    (makeTitle, menuButton) = (nil, nil)
    let handlers = closeHandlers
    closeHandlers = []
    for handler in handlers { handler() }
    Self.shown.removeAll { $0 === self }
  }
}
