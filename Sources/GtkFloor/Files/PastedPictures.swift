import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of pasted pictures.
///
/// A picture that the user replaced before submitting is deleted only when the program ends, as an undo may bring it
/// back until then. All other files are kept for the program and for a draft.
package nonisolated enum PastedPictures {
  /// The pasted files' paths, each with a flag for files that were replaced.
  private static let files = Mutex<[String: Bool]>([:])

  /// Records a new picture file.
  package static func add(_ path: String) {
    files.withLock { files in
      if files.isEmpty { atexit { PastedPictures.removeReplaced() } }
      files[path] = false
    }
  }

  /// Records whether a picture is replaced; ignores files that weren't pasted.
  package static func note(_ path: String?, isReplaced: Bool) {
    guard let path else { return }
    files.withLock { files in
      if files[path] != nil { files[path] = isReplaced }
    }
  }

  /// Deletes the replaced files.
  static func removeReplaced() {
    files.withLock { files in
      for (path, isReplaced) in files where isReplaced {
        unsafe unlink(path)
        files[path] = nil
      }
    }
  }
}
