extension String {
  /// The text for GTK, whose texts end at U+0000: “␀” takes its place.
  var withVisibleNull: String {
    guard hasNull else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.map { $0 == "\0" ? "␀" : $0 })
    return String(scalars)
  }

  var hasNull: Bool { utf8.contains(0) }
}
