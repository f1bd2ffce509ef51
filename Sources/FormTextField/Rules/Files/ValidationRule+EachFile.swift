public import GenericForm

// Rules for the paths of several chosen files.

nonisolated extension ValidationRule where Value == [String] {
  /// Accepts the paths of files if a rule accepts each of them.
  ///
  /// The message begins with the name of the first file that the rule refuses.
  ///
  /// ```swift
  /// Rule.eachFile(.fileType(["pdf"])).accepts(["/home/mei/cv.pdf"])  // true
  /// Rule.eachFile(.fileType(["pdf"])).failure(of: ["/home/mei/cv.exe"])
  /// // cv.exe: Choose a file of this type: PDF
  /// ```
  public static func eachFile(_ rule: Rule<String?>) -> Self { each(rule) { $0 } }
}

nonisolated extension ValidationRule where Value == [FilePath] {
  /// Accepts the paths of files if a rule accepts each of them.
  ///
  /// ```swift
  /// Rule.eachFile(.fileType(["pdf"])).accepts([FilePath("/home/mei/cv.pdf")])  // true
  /// Rule.eachFile(.fileType(["pdf"])).failure(of: [FilePath("/home/mei/cv.exe")])
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
        guard let problem = rule.failure(of: file) else { continue }
        let name = ValidationMessage(fileName(in: path(file)))
        return .failed(MessageList(.labeled(problem, with: name)))
      }
      return .passed
    }
  }
}
