/// The container of a form view: a window, a dialog, or your own page.
///
/// ```swift
/// final class AccountPage: FormHost {
///   let view: FormView
///   var title: String { "Account" }
///
///   init(_ view: FormView) {
///     self.view = view
///     view.host = self
///   }
///
///   func close() { popPage() }
/// }
/// ```
///
/// A view calls ``close()`` after asking about unsaved changes, if there are any. It doesn't retain its host.
@MainActor public protocol FormHost: AnyObject {
  /// The title of the form, for messages such as the question about unsaved changes.
  var title: String { get }

  /// Closes the container without asking.
  func close()

  /// Returns whether the user may close the container; called before any question is asked.
  func mayClose() -> Bool

  /// Updates the title to the current language; called after the view has updated its own texts.
  ///
  /// By default, it does nothing.
  func showLanguage()

  /// Sets the button that Enter presses outside the form, or none if it's `nil`.
  func showDefaultButton(_ button: Widget?, of view: FormView)
}

extension FormHost {
  /// Allows the user to close the container.
  public func mayClose() -> Bool { true }

  /// Does nothing.
  public func showLanguage() {}

  /// Makes the button the default button of the window around the view.
  public func showDefaultButton(_ button: Widget?, of view: FormView) {
    view.window?.defaultButton = button
  }
}

/// A host whose container is known, so that one question covers all forms that close with it.
package protocol ContainerHost: FormHost {
  /// The window or dialog that the host closes.
  var container: Widget { get }
}
