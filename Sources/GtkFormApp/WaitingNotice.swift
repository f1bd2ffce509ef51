import FormTextField
import GenericForm

/// A notice in the window that a submit is taking long.
@MainActor
enum WaitingNotice {
  /// Runs a submit, and shows the notice after a delay; the result replaces the notice.
  static func whileWaiting(
    in window: FormWindowController?, delay: Duration = .seconds(3),
    _ submit: () async throws -> Void
  ) async throws {
    let notice = Task { [weak window] in
      try await Task.sleep(for: delay)
      // The submit may have ended since.
      try Task.checkCancellation()
      window?.view.showInformation(AppMessage.`store.waiting`.text)
    }
    defer { notice.cancel() }
    try await submit()
  }
}
