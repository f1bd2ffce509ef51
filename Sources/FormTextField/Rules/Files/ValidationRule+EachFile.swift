public import GenericForm

nonisolated extension ValidationRule where Value == [String] {
  /// Accepts the paths of files if a rule accepts each of them.
  ///
  /// The message begins with the name of the first file that the rule refuses.
  ///
  /// ```swift
  /// Rule<[String]>.eachFile(.fileType(["pdf"])).accepts(["/home/mei/cv.pdf"])  // true
  /// Rule<[String]>.eachFile(.fileType(["pdf"])).failure(of: ["/home/mei/cv.exe"])
  /// // cv.exe: Choose a file of this type: PDF
  /// ```
  public static func eachFile(_ rule: Rule<String?>) -> Self { each(rule) { $0 } }
}

nonisolated extension ValidationRule where Value == [FilePath] {
  /// Accepts the paths of files if a rule accepts each of them.
  ///
  /// The message begins with the name of the first file that the rule refuses.
  ///
  /// ```swift
  /// let files = ["/home/mei/cv.exe"].compactMap { FilePath($0) }
  /// Rule<[FilePath]>.eachFile(.fileType(["exe"])).accepts(files)  // true
  /// Rule<[FilePath]>.eachFile(.fileType(["pdf"])).failure(of: files)
  /// // cv.exe: Choose a file of this type: PDF
  /// ```
  public static func eachFile(_ rule: Rule<FilePath?>) -> Self { each(rule, path: \.text) }
}

nonisolated extension ValidationRule {
  private static func each<File>(
    _ rule: Rule<File?>, path: @escaping @Sendable (File) -> String
  ) -> Self where Value == [File] {
    Self(rule.message, severity: rule.severity) { files, _ in
      for file in files {
        switch rule.result(for: file) {
        case .passed: continue
        case .notChecked: return .notChecked
        case .failed(let messages), .notOfFormat(let messages):
          let name = MessageArgument.text(fileName(in: path(file)))
          return .failed(
            MessageList(
              .rule(.`field.message`, ["field": name, "message": .message(messages.first)])))
        }
      }
      return .passed
    }
  }
}
