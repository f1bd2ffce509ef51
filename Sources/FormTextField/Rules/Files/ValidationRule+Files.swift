public import GenericForm

// Rules for the path of a chosen file. Each accepts nil.

nonisolated extension ValidationRule where Value == String? {
  /// Accepts the path of an existing, readable file that isn't a directory.
  ///
  /// Submitting runs the rule again, so a file that was deleted in the meantime is refused.
  ///
  /// ```swift
  /// Rule.isReadableFile.accepts("/etc/hostname")  // true
  /// Rule.isReadableFile.failure(of: "/etc")  // This is a folder. Choose a file
  /// ```
  public static var isReadableFile: Self {
    Self(.control(.`file.missing`)) { path in
      path.map { FileFacts(path: $0).canBeRead } ?? true
    } explain: { path in
      path.flatMap { problem(of: FileFacts(path: $0)) } ?? .control(.`file.missing`)
    }
  }

  /// Accepts the path of a file of the given types, by its name; without types, accepts any path.
  ///
  /// ```swift
  /// Rule.fileType(["pdf", "odt"]).accepts("/home/mei/cv.pdf")  // true
  /// Rule.fileType(["pdf", "odt"]).failure(of: "/home/mei/cv.exe")
  /// // Choose a file of one of these types: PDF, ODT
  /// ```
  public static func fileType(_ types: [FileType]) -> Self {
    Self(.fileType(types)) { path in
      path.map { path in types.isEmpty || types.contains { $0.matches(path) } } ?? true
    }
  }

  /// Accepts the path of a file of at most this many bytes, or of a missing file.
  ///
  /// ```swift
  /// Rule.maxFileSize(5_000_000).accepts("/etc/hostname")  // true
  /// Rule.maxFileSize(1).failure(of: "/etc/passwd")  // Choose a file of 1 byte or less
  /// ```
  public static func maxFileSize(_ bytes: Int) -> Self {
    Self(.maxFileSize(bytes)) { path in
      (path.flatMap { FileFacts(path: $0).size } ?? 0) <= bytes
    }
  }
}

nonisolated extension ValidationRule where Value == FilePath? {
  /// Accepts the path of an existing, readable file that isn't a directory.
  ///
  /// ```swift
  /// Rule.isReadableFile.accepts(FilePath("/etc/hostname"))  // true
  /// Rule.isReadableFile.failure(of: FilePath("/etc"))  // This is a folder. Choose a file
  /// ```
  public static var isReadableFile: Self { text(.isReadableFile) }

  /// Accepts the path of a file of the given types, by its name; without types, accepts any path.
  ///
  /// ```swift
  /// Rule.fileType(["pdf"]).accepts(FilePath("/home/mei/cv.pdf"))  // true
  /// Rule.fileType(["pdf"]).failure(of: FilePath("/home/mei/cv.exe"))
  /// // Choose a file of this type: PDF
  /// ```
  public static func fileType(_ types: [FileType]) -> Self { text(.fileType(types)) }

  /// Accepts the path of a file of at most this many bytes, or of a missing file.
  ///
  /// ```swift
  /// Rule.maxFileSize(5_000_000).accepts(FilePath("/etc/hostname"))  // true
  /// Rule.maxFileSize(1).failure(of: FilePath("/etc/passwd"))  // Choose a file of 1 byte or less
  /// ```
  public static func maxFileSize(_ bytes: Int) -> Self { text(.maxFileSize(bytes)) }

  private static func text(_ rule: Rule<String?>) -> Self {
    Self(rule.message, severity: rule.severity) { path, _ in rule.result(for: path?.text) }
  }
}

extension ValidationMessage {
  fileprivate nonisolated static func fileType(_ types: [FileType]) -> Self {
    let names = MessageArgument.text(FileType.listed(types))
    return types.count == 1
      ? .control(.`file.type`, ["type": names]) : .control(.`file.types`, ["types": names])
  }

  fileprivate nonisolated static func maxFileSize(_ bytes: Int) -> Self {
    .control(.`file.size`, ["size": .text(sizeText(bytes))])
  }
}

extension ValidationCheck where Value == String? {
  /// Checks that the file is a picture that can be shown.
  ///
  /// The picture is loaded off the main thread. A file of more than `maxSize` bytes fails without
  /// being loaded, with a message that states the limit. A truncated file, such as an incomplete
  /// download, passes if its first part can be shown.
  ///
  /// ```swift
  /// FieldValidation(
  ///   \Account.photo, .optional, rules: [.isReadableFile, .maxFileSize(20_000_000)],
  ///   checks: [.isPicture()])
  /// ```
  public nonisolated static func isPicture(maxSize: Int = 50_000_000) -> Self {
    isPicture(maxSize) { $0 }
  }
}

extension ValidationCheck where Value == FilePath? {
  /// Checks that the file is a picture that can be shown.
  ///
  /// A file of more than `maxSize` bytes fails without being loaded.
  public nonisolated static func isPicture(maxSize: Int = 50_000_000) -> Self {
    isPicture(maxSize) { $0?.text }
  }
}

extension ValidationCheck where Value: Sendable {
  fileprivate nonisolated static func isPicture(
    _ maxSize: Int, path: @escaping @Sendable (Value) -> String?
  ) -> Self {
    var check = Self(.control(.`file.picture`), debounce: .zero, timeout: .seconds(30)) { value in
      guard let path = path(value) else { return true }
      return await PictureFile.load(path, within: 64, maxSize: maxSize) != nil
    }
    check.explanation = { value in
      {
        Rule<String?>.maxFileSize(maxSize).accepts(path(value))
          ? .control(.`file.picture`) : .maxFileSize(maxSize)
      }
    }
    return check
  }
}

/// The reason why a file can't be used, or `nil` if it can.
private nonisolated func problem(of file: FileFacts) -> ValidationMessage? {
  if file.canBeRead { return nil }
  if file.isFolder { return .control(.`file.folder`) }
  return .control(file.exists ? .`file.unreadable` : .`file.missing`)
}
