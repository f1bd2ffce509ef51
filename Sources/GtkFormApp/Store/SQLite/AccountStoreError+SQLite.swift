import Foundation
import GRDB
import GenericForm

extension AccountStoreError {
  /// Creates an error from one of SQLite or GRDB about the file at `path`.
  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = .cannotSave(.file(path), cause: .app(.`cause.database`))
      return
    }
    self =
      switch error.extendedResultCode {
      case .SQLITE_READONLY_DIRECTORY:
        .cannotSave(.file(path), cause: .app(.`cause.folderReadOnly`))
      default: Self(error.resultCode, message: error.message, path: path)
      }
  }

  private init(_ code: ResultCode, message: String?, path: String) {
    self =
      switch code {
      case .SQLITE_NOTADB: .cannotOpen(.file(path), cause: .app(.`cause.noDatabase`))
      // The statements never vary, so SQLite fails to run one only if the schema is damaged.
      case .SQLITE_CORRUPT, .SQLITE_ERROR: .cannotOpen(.file(path), cause: .app(.`cause.damaged`))
      case .SQLITE_READONLY: .cannotSave(.file(path), cause: .app(.`cause.readOnly`))
      case .SQLITE_FULL: .cannotSave(.file(path), cause: .app(.`cause.diskFull`))
      case .SQLITE_BUSY, .SQLITE_LOCKED: .cannotSave(.file(path), cause: .app(.`cause.inUse`))
      // The file itself exists, so it's the journal next to it that can't be created.
      case .SQLITE_CANTOPEN: .cannotSave(.file(path), cause: .app(.`cause.folderReadOnly`))
      default:
        .cannotSave(
          .file(path),
          cause: message.map { ValidationMessage($0) }
            ?? .app(.`cause.databaseError`, ["code": .number(Int(code.rawValue))])
        )
      }
  }

  /// Returns the system's text for one of its error numbers.
  static func words(for error: Int32) -> ValidationMessage {
    NSError(domain: NSPOSIXErrorDomain, code: Int(error)).localizedFailureReason
      .map { ValidationMessage($0) } ?? .app(.`cause.systemError`, ["number": .number(Int(error))])
  }
}
