import Foundation
import GenericForm

/// A strings file with the messages of the program in another language or in other words.
///
/// Its name begins with the code of its language, as `pl.strings` does; otherwise it is in English.
struct MessagesFile {
  let path: String

  /// Shows the messages of the file from now on, or reports an error and shows English ones.
  func use() {
    do throws(MessagesFileError) {
      MessageCatalog.shared = try catalog()
    } catch {
      StandardError.report(error.description)
    }
  }

  /// The messages of the file.
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
      // To read a device or a pipe may take forever.
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

  /// The code of the language before the first dot of the name, or else that of English.
  private var language: String {
    let code = String((path as NSString).lastPathComponent.prefix { $0 != "." })
    // A language without plurals has only one wording for every number, whatever the rules are.
    return PluralRules(language: code).category(of: 1) == .other ? "en" : code
  }
}

/// Why the messages of a file cannot be shown.
struct MessagesFileError: Error, Equatable, CustomStringConvertible {
  let path: String
  let cause: ValidationMessage

  var description: String {
    AppMessage.`messages.unusable`.text(["path": .text(path), "cause": .message(cause)])
  }
}
