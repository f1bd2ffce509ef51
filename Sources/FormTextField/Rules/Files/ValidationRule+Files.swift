public import GenericForm

// Rules on the path of a file, such as one that a person chose. Each accepts nil.

nonisolated extension ValidationRule where Value == String? {
  /// Accepts the path of a file that is there, is no folder, and can be read.
  ///
  /// A submit runs it again, so that a file that was removed since it was chosen is an error.
  ///
  /// ```swift
  /// Rule.isReadableFile.accepts("/etc/hostname")  // true
  /// Rule.isReadableFile.accepts("/etc")  // false
  /// ```
  public static var isReadableFile: Self {
    Self(.chooseFileAgain) { path in
      path.map { FileFacts(path: $0).problem == nil } ?? true
    } explain: { path in
      path.flatMap { FileFacts(path: $0).problem } ?? .chooseFileAgain
    }
  }

  /// Accepts the path of a file whose name has one of some types; any path where there are none.
  ///
  /// ```swift
  /// Rule.fileType(["pdf", "odt"]).accepts("/home/mei/cv.pdf")  // true
  /// Rule.fileType(["pdf", "odt"]).accepts("/home/mei/cv.exe")  // false
  /// ```
  public static func fileType(_ types: [FileType]) -> Self {
    Self(.fileType(types)) { path in
      path.map { path in types.isEmpty || types.contains { $0.matches(path) } } ?? true
    }
  }

  /// Accepts the path of a file of at most a number of bytes, or of none.
  ///
  /// ```swift
  /// Rule.maxFileSize(5_000_000).accepts("/etc/hostname")  // true
  /// Rule.maxFileSize(1).accepts("/etc/passwd")  // false
  /// ```
  public static func maxFileSize(_ bytes: Int) -> Self {
    Self(.fileSize(bytes)) { path in
      (path.flatMap { FileFacts(path: $0).size } ?? 0) <= bytes
    }
  }
}

extension ValidationCheck where Value == String? {
  /// The file holds a picture that can be shown; it is loaded away from the main thread.
  ///
  /// A file of more than `maxSize` bytes fails without being loaded, with a message that states the limit.
  /// Of a file that was cut off, such as by a download that ended early, the part that is there may be
  /// shown, and passes.
  ///
  /// ```swift
  /// FieldValidation(
  ///   \Account.photo, .optional, rules: [.isReadableFile, .maxFileSize(20_000_000)],
  ///   checks: [.isPicture()])
  /// ```
  public nonisolated static func isPicture(maxSize: Int = 50_000_000) -> Self {
    var check = Self(.notAPicture, debounce: .zero, timeout: .seconds(30)) { path in
      guard let path else { return true }
      return await PictureFile.load(path, within: 64, maxSize: maxSize) != nil
    }
    check.explanation = { path in
      { Rule.maxFileSize(maxSize).accepts(path) ? .notAPicture : .fileSize(maxSize) }
    }
    return check
  }
}
