import BoundedPattern
import Synchronization
import ValidationRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FormLanguages {
  /// Functions that return the program's own translation into a language.
  static let programs = Mutex<[@Sendable (String) -> Translation?]>([])

  /// Adds a folder with PO files for the program's messages, each named after its language.
  ///
  /// ```swift
  /// FormLanguages.add(folder: "/usr/share/example/po")  // de.po, pt_BR.po …
  /// ```
  public static func add(folder: String) {
    add { language in text(ofFile: "\(folder)/\(language).po") }
  }

  /// Adds PO files for the program's messages from elsewhere, such as from its resources.
  ///
  /// ```swift
  /// FormLanguages.add { language in
  ///   Bundle.module.url(forResource: language, withExtension: "po")
  ///     .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  /// }
  /// ```
  ///
  /// - Parameter file: Returns the text of the PO file of a language, or `nil` if there is none.
  public static func add(_ file: @escaping @Sendable (_ language: String) -> String?) {
    programs.withLock { programs in
      programs.append { language in
        guard let text = file(language) else { return nil }
        do throws(POFileError) {
          let translation = try Translation(po: text, language: language)
          for problem in translation.problems { report(problem, in: language) }
          return translation
        } catch {
          report(error, in: language)
          return nil
        }
      }
    }
  }

  private static func report(_ problem: POFileError, in language: String) {
    StandardError.report("\(language).po: \(problem)")
  }

  /// Returns the text of a file, or `nil` if it can't be read.
  package static func text(ofFile path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = unsafe fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
