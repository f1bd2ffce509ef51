/// A control for files of some types: a ``FormFileField`` or a ``FormFilesField``.
protocol TypedFiles: FormControl {
  var types: [FileType] { get set }
}

extension TypedFiles {
  /// The names of the types, separated by spaces, as in a `.ui` file.
  var typeNames: String {
    get { types.map(\.name).joined(separator: " ") }
    set {
      let names = newValue.split(whereSeparator: \.isWhitespace).map(String.init)
      if let wrong = names.first(where: { FileType(exactly: $0) == nil }) {
        return reportMistake(FileType.mistake(in: wrong))
      }
      types = names.map { FileType($0) }
    }
  }
}
