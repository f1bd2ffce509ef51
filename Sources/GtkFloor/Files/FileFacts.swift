import CGtk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The current facts about a file.
package nonisolated struct FileFacts {
  private let mode: mode_t?
  private let bytes: Int
  private let isReadable: Bool

  package init(path: String) {
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    mode = exists ? status.st_mode & S_IFMT : nil
    bytes = Int(status.st_size)
    isReadable = unsafe access(path, R_OK) == 0
  }

  /// The size in bytes, or `nil` if it isn't a regular file.
  package var size: Int? { mode == S_IFREG ? bytes : nil }

  package var exists: Bool { mode != nil }

  package var isFolder: Bool { mode == S_IFDIR }

  /// Indicates whether it's a regular file that this program may read.
  package var canBeRead: Bool { mode == S_IFREG && isReadable }
}

/// Returns a file's media type, guessed from its name.
package nonisolated func mediaType(ofFileNamed path: String) -> String {
  guard let type = unsafe g_content_type_guess(path, nil, 0, nil) else { return "" }
  defer { unsafe g_free(type) }
  guard let media = unsafe g_content_type_get_mime_type(type) else { return "" }
  defer { unsafe g_free(media) }
  return unsafe String(cString: media)
}

/// Returns the system's description of a media type, such as "PDF document", or the type's name if there is none.
package nonisolated func mediaTypeDescription(of name: String) -> String {
  guard let type = unsafe g_content_type_from_mime_type(name) else { return name }
  defer { unsafe g_free(type) }
  guard unsafe g_content_type_is_unknown(type) == 0,
    let words = unsafe g_content_type_get_description(type)
  else { return name }
  defer { unsafe g_free(words) }
  return unsafe String(cString: words)
}

/// Returns a size as readable text in the user's language: `1.2 MB`.
package nonisolated func sizeText(_ bytes: Int) -> String {
  guard let text = unsafe g_format_size(guint64(bytes)) else { return "" }
  defer { unsafe g_free(text) }
  return unsafe String(cString: text)
}

/// Returns the last part of a path, for display.
package nonisolated func fileName(in path: String) -> String {
  guard let name = unsafe g_filename_display_basename(path) else { return "" }
  defer { unsafe g_free(name) }
  return unsafe String(cString: name)
}
