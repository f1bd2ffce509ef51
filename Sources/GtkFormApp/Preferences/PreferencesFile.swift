import Foundation
import GenericForm

/// The file with the user's preferences.
struct PreferencesFile {
  let path: String

  init(path: String = UserFolder.configuration.path() + "/preferences.json") {
    self.path = path
  }

  /// Returns the preferences in the file, or the defaults if there are none; reports a file that
  /// can't be read.
  func read() -> Preferences {
    do throws(SystemError) {
      let contents = try FileSystem.contents(of: path)
      if let preferences = try? JSONDecoder().decode(Preferences.self, from: contents) {
        return preferences
      }
      report(.app(.`cause.damaged`))
    } catch {
      if error.number != ENOENT { report(AccountStoreError.words(for: error.number)) }
    }
    return Preferences()
  }

  /// Replaces the file, which only this user can read because a connection string may contain a
  /// password.
  func write(_ preferences: Preferences) throws(PreferencesError) {
    guard let contents = try? JSONEncoder().encode(preferences) else { return }
    do throws(SystemError) {
      try FileSystem.replace(path, with: contents)
    } catch {
      throw PreferencesError(path: path, cause: cause(of: error))
    }
  }

  private func cause(of error: SystemError) -> ValidationMessage {
    switch error.number {
    case EACCES, EPERM: .app(.`cause.permission`)
    case ENOSPC, EDQUOT: .app(.`cause.diskFull`)
    case EROFS: .app(.`cause.folderReadOnly`)
    case EEXIST, ENOTDIR: .app(.`cause.folderNotMade`)
    case let number: AccountStoreError.words(for: number)
    }
  }

  private func report(_ cause: ValidationMessage) {
    StandardError.report(
      AppMessage.`preferences.unusable`.text(["path": .text(path), "cause": .message(cause)]))
  }
}

/// The reason why preferences weren't saved.
struct PreferencesError: Error, CustomStringConvertible {
  let path: String
  let cause: ValidationMessage

  var description: String {
    AppMessage.`preferences.cannotSave`.text(["path": .text(path), "cause": .message(cause)])
  }
}
