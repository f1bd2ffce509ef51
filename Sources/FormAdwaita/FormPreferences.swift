public import FormTextField

/// A preferences dialog whose pages are form views.
///
/// ```swift
/// let view = FormView(form, applying: { account in save(account) }) {
///   FormTextField("_Email", form.field(\.email))
/// }
/// let page = FormPreferences.Page("Mail", icon: "mail-unread-symbolic", view)
/// FormPreferences("Preferences", pages: [page]).present(over: window.widget)
/// ```
///
/// The pages use the look `.rows`. A view created with `applying` applies each valid change at
/// once, so closing the dialog doesn't ask. If another view has changes, closing asks about them.
///
/// With libadwaita 1.5 or later, it's an `AdwPreferencesDialog`; otherwise an
/// `AdwPreferencesWindow`, which looks the same.
public final class FormPreferences: ContainerHost {
  /// One page of a ``FormPreferences``.
  public struct Page {
    let title: () -> String
    let icon: String
    let view: FormView

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title in the page switcher, which is evaluated again when the language changes.
    ///   - icon: The name of the icon in the page switcher, such as `preferences-system-symbolic`.
    ///   - view: The form on the page.
    public init(
      _ title: @autoclosure @escaping () -> String, icon: String, _ view: FormView
    ) {
      (self.title, self.icon, self.view) = (title, icon, view)
    }

    fileprivate var preferencesPage: PreferencesPage {
      guard view.widget.parent == nil else {
        fatalError("The form view of the page “\(title())” is shown elsewhere already.")
      }
      guard !view.hasEnded else {
        fatalError("The form view of the page “\(title())” was shown before: create another.")
      }
      return PreferencesPage(
        title: title(), icon: icon, content: view.widget, banner: view.banner)
    }
  }

  let shell: any DialogShell
  private var makeTitle: (() -> String)?
  private let setPageTitles: ([String]) -> Void
  private let pages: [Page]
  private var wasShown = false

  /// The open dialogs, kept alive until they close.
  private static var shown: [FormPreferences] = []

  /// Creates a preferences dialog.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog, which is evaluated again when the language changes.
  ///   - pages: The pages; a single one has no switcher.
  /// - Precondition: ``Adwaita/start()`` was called, and no view is shown elsewhere.
  public init(_ title: @autoclosure @escaping () -> String, pages: [Page]) {
    if !AdwaitaFunctions.isStarted {
      reportMistake("The preferences “\(title())” were created before Adwaita.start().")
      Adwaita.start()
    }
    (makeTitle, self.pages) = (title, pages)
    (shell, setPageTitles) = makePreferencesShell(
      title: title(), pages: pages.map(\.preferencesPage))
    for view in views {
      // The page itself scrolls.
      view.scrolls = false
      view.look = .rows
      view.host = self
    }
    shell.onCloseRequest { [weak self] in self?.requestClose() }
    shell.onClose { [weak self] in self?.didClose() }
  }

  isolated deinit {
    // GTK keeps a window that was never shown.
    if !wasShown { shell.close() }
    // The pages of libadwaita 1.2 outlive their window.
    for view in views { view.widget.unparent() }
  }

  /// Shows the dialog over the window around a widget, with the focus in the first field.
  ///
  /// If that window is destroyed, the dialog closes without asking. If there is none, the dialog is a separate window.
  ///
  /// - Precondition: The dialog wasn't shown before.
  public func present(over widget: Widget? = nil) {
    guard !wasShown else {
      fatalError("The preferences “\(title)” were shown before: create others.")
    }
    guard !views.contains(where: \.hasEnded) else { return }
    wasShown = true
    Self.shown.append(self)
    let parent = widget.flatMap { Window(around: $0) }
    parent?.onDestroy { [weak self] in self?.close() }
    shell.present(over: parent == nil ? nil : widget)
    if parent == nil, let window = Window(around: shell.widget) { Application.running?.add(window) }
    views.first?.focus()
  }

  private var views: [FormView] { pages.map(\.view) }

  /// Shows the titles in the current language.
  public func showLanguage() {
    guard let makeTitle else { return }
    shell.title = makeTitle()
    setPageTitles(pages.map { $0.title() })
  }

  package var container: Widget { shell.widget }

  /// The title of the dialog.
  public var title: String { shell.title }

  /// Closes the dialog without asking.
  public func close() {
    shell.close()
    didClose()
  }

  private func requestClose() {
    // One question covers every page.
    if let view = views.first { view.requestClose() } else { close() }
  }

  private func didClose() {
    for view in views { view.end() }
    makeTitle = nil
    Self.shown.removeAll { $0 === self }
  }
}
