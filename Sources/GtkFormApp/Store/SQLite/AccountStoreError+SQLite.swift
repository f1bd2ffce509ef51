import Foundation
import GRDB
import GenericForm

extension AccountStoreError {
  /// What an error of SQLite or GRDB means for the file at `path`.
  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = .failed(path: path, cause: .databaseGaveUp)
      return
    }
    self =
      switch error.extendedResultCode {
      case .SQLITE_READONLY_DIRECTORY: .folderReadOnly(path: path)
      default: Self(error.resultCode, message: error.message, path: path)
      }
  }

  private init(_ code: ResultCode, message: String?, path: String) {
    self =
      switch code {
      case .SQLITE_NOTADB: .notADatabase(path: path)
      // The statements never vary: SQLite cannot run one only where the schema is damaged.
      case .SQLITE_CORRUPT, .SQLITE_ERROR: .damaged(path: path)
      case .SQLITE_READONLY: .readOnly(path: path)
      case .SQLITE_FULL: .full(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
      // The file itself is there: it is the journal beside it that cannot be made.
      case .SQLITE_CANTOPEN: .folderReadOnly(path: path)
      default:
        .failed(
          path: path, cause: message.map { ValidationMessage($0) } ?? .databaseError(code.rawValue))
      }
  }

  /// What the system calls one of its error numbers.
  static func words(for error: Int32) -> ValidationMessage {
    NSError(domain: NSPOSIXErrorDomain, code: Int(error)).localizedFailureReason
      .map { ValidationMessage($0) } ?? .systemError(error)
  }
}
