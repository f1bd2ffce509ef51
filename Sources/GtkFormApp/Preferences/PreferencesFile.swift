import Foundation
import GenericForm

/// The file with the user's preferences.
struct PreferencesFile {
  let path: String

  init(path: String = UserFolder.configuration.path() + "/preferences.json") {
    self.path = path
  }

  /// Returns the preferences in the file, or the defaults if the file doesn't exist.
  ///
  /// - Throws: `PreferencesError.unusable` for a file that can't be read or has other contents.
  func read() throws(PreferencesError) -> Preferences {
    let contents: Data
    do throws(SystemError) {
      contents = try FileSystem.contents(of: path)
    } catch {
      if [ENOENT, ENOTDIR].contains(error.number) { return Preferences() }
      throw .unusable(path: path, cause: AccountStoreError.words(for: error.number))
    }
    guard let preferences = try? JSONDecoder().decode(Preferences.self, from: contents),
      Preferences.validation.result(for: preferences).isValid
    else { throw .unusable(path: path, cause: .app(.`cause.damaged`)) }
    return preferences
  }

  /// Replaces the file.
  ///
  /// Only this user can read it, because a connection string may contain a password. A file that
  /// can't be used is kept under another name.
  func write(_ preferences: Preferences) throws(PreferencesError) {
    guard let contents = try? JSONEncoder().encode(preferences) else { return }
    do throws(PreferencesError) {
      _ = try read()
    } catch {
      unsafe _ = rename(path, path + ".damaged")
    }
    do throws(SystemError) {
      try FileSystem.replace(path, with: contents)
    } catch {
      throw .notSaved(path: path, cause: cause(of: error))
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
}

/// The reason why preferences weren't read or saved.
enum PreferencesError: Error, Equatable, CustomStringConvertible {
  case unusable(path: String, cause: ValidationMessage)
  case notSaved(path: String, cause: ValidationMessage)

  var message: ValidationMessage {
    switch self {
    case .unusable(let path, let cause):
      .app(.`preferences.unusable`, ["path": .text(path), "cause": .message(cause)])
    case .notSaved(let path, let cause):
      .app(.`preferences.cannotSave`, ["path": .text(path), "cause": .message(cause)])
    }
  }

  var description: String { message.text }
}
