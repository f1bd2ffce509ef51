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
/// A view calls ``close()`` after a question about unsaved changes, if there are any. The view
/// doesn't keep its host.
@MainActor public protocol FormHost: AnyObject {
  /// The title, by which messages name the form.
  var title: String { get }

  /// Closes the container without a question.
  func close()

  /// Returns whether the user may close the container; called before any question.
  func mayClose() -> Bool

  /// Makes a button the one that Enter presses outside the form; `nil` removes it.
  func showDefaultButton(_ button: Widget?, of view: FormView)
}

extension FormHost {
  /// Lets the user close the container.
  public func mayClose() -> Bool { true }

  /// Makes it the default button of the window around the view.
  public func showDefaultButton(_ button: Widget?, of view: FormView) {
    view.window?.defaultButton = button
  }
}
