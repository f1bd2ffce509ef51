import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of pictures that were pasted.
///
/// Those that a person replaced before a submit are removed when the program ends, as undo may
/// bring them back until then. All others are for the program, and for a draft.
package nonisolated enum PastedPictures {
  /// Indicates whether each was replaced, by its path.
  private static let files = Mutex<[String: Bool]>([:])

  /// Takes a new file of a picture.
  package static func add(_ path: String) {
    files.withLock { files in
      if files.isEmpty { atexit { PastedPictures.removeReplaced() } }
      files[path] = false
    }
  }

  /// Notes whether a picture is replaced; nothing for a file that was not pasted.
  package static func note(_ path: String?, isReplaced: Bool) {
    guard let path else { return }
    files.withLock { files in
      if files[path] != nil { files[path] = isReplaced }
    }
  }

  /// Removes the files that were replaced.
  static func removeReplaced() {
    files.withLock { files in
      for (path, isReplaced) in files where isReplaced {
        unsafe unlink(path)
        files[path] = nil
      }
    }
  }
}
