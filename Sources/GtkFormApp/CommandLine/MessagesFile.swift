import Foundation
import GenericForm

/// A strings file with the program's messages in another language or another wording.
///
/// Its name begins with the code of its language, as in `pl.strings`; otherwise it's in English.
struct MessagesFile {
  let path: String

  /// Shows the file's messages from now on, or reports an error and changes nothing.
  func use() {
    do throws(MessagesFileError) {
      MessageCatalog.shared = try catalog()
    } catch {
      StandardError.report(error.description)
    }
  }

  /// Returns the messages of the file.
  func catalog() throws(MessagesFileError) -> MessageCatalog {
    guard let text = String(validating: try contents(), as: UTF8.self) else {
      throw MessagesFileError(path: path, cause: .app(.`cause.noText`))
    }
    do throws(StringsFileError) {
      return try MessageCatalog(strings: text, language: language)
    } catch {
      throw MessagesFileError(path: path, cause: ValidationMessage(error.description))
    }
  }

  private func contents() throws(MessagesFileError) -> Data {
    do throws(SystemError) {
      // Reading a device or a pipe may never end.
      guard try FileSystem.status(of: path).st_mode & S_IFMT == S_IFREG else {
        throw SystemError(number: EINVAL)
      }
      return try FileSystem.contents(of: path)
    } catch {
      let cause =
        error.number == EINVAL
        ? .app(.`cause.noOrdinaryFile`) : AccountStoreError.words(for: error.number)
      throw MessagesFileError(path: path, cause: cause)
    }
  }

  /// The language code before the first dot of the name, or that of English if there is none.
  private var language: String {
    let code = String((path as NSString).lastPathComponent.prefix { $0 != "." })
    // An unknown code has no plural rules. A language without plurals needs no rules either, so it
    // can use those of English.
    return PluralRules(language: code).category(of: 1) == .other ? "en" : code
  }
}

/// The reason why a file's messages can't be shown.
struct MessagesFileError: Error, Equatable, CustomStringConvertible {
  let path: String
  let cause: ValidationMessage

  var description: String {
    AppMessage.`messages.unusable`.text(["path": .text(path), "cause": .message(cause)])
  }
}
