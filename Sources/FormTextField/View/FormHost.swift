/// The container of a form view: a window, a dialog, or a page of yours.
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
/// After asking about unsaved changes, if there are any, a view calls ``close()``. The view doesn't retain its host.
@MainActor public protocol FormHost: AnyObject {
  /// The title by which messages name the form.
  var title: String { get }

  /// Closes the container without asking.
  func close()

  /// Returns whether the user may close the container; called before any question is asked.
  func mayClose() -> Bool

  /// Makes a button the one that Enter presses outside the form; `nil` removes it.
  func showDefaultButton(_ button: Widget?, of view: FormView)
}

extension FormHost {
  /// Allows the user to close the container.
  public func mayClose() -> Bool { true }

  /// Makes the button the default button of the window around the view.
  public func showDefaultButton(_ button: Widget?, of view: FormView) {
    view.window?.defaultButton = button
  }
}
