import Foundation

/// Returns the text that is written to standard error while `body` runs.
@MainActor
func standardError(_ body: @MainActor () -> Void) throws -> String {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: file) }
  let written = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
  let before = dup(STDERR_FILENO)
  dup2(written, STDERR_FILENO)
  body()
  dup2(before, STDERR_FILENO)
  close(before)
  close(written)
  return try String(contentsOf: file, encoding: .utf8)
}
