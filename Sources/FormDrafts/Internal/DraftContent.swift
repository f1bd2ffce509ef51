/// What a draft keeps of a form.
struct DraftContent: Equatable, Sendable {
  /// The bytes of the values; nil where they are those of the start.
  var values: [UInt8]?

  /// What was typed and is no value, by the names of the fields.
  var texts: [String: String] = [:]
}
