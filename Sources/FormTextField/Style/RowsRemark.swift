import GenericForm

/// A remark for programmers who asked for rows of libadwaita and get similar ones: one line on standard error.
enum RowsRemark: String, CaseIterable {
  case oldLibrary = "libadwaita is older than 1.2, so some dialogs look like GTK's"
  case otherTheme = "The theme isn't libadwaita's, so rows have a similar style in its colors"
  case loneRow =
    "A row outside of a list has its own frame: put it into a form view or a boxed list"

  private static var isReported: Set<Self> = []

  /// Writes the remark, once in a program.
  func report() {
    if Self.isReported.insert(self).inserted { StandardError.report(rawValue) }
  }

  /// Lets each remark be reported again, for a test.
  static func forget() { isReported = [] }

  /// Returns the remarks for a program that started this version of libadwaita.
  ///
  /// With `nil`, the program never started it, so it didn't ask for its rows.
  static func remarks(version: [Int]?, hasItsTheme: Bool) -> [Self] {
    guard let version else { return [] }
    return (version.lexicographicallyPrecedes([1, 2]) ? [.oldLibrary] : [])
      + (hasItsTheme ? [] : [.otherTheme])
  }
}
