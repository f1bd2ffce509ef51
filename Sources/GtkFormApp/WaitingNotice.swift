import FormTextField
import GenericForm

/// Shows in the window, when a submit takes long, that it waits.
@MainActor
enum WaitingNotice {
  /// Runs a submit; its result takes the place of the notice.
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
