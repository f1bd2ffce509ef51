/// The content of a draft.
struct DraftContent: Equatable, Sendable {
  /// The encoded values, or `nil` if they are the initial ones.
  var values: [UInt8]?

  /// The typed texts that aren't valid values, by the names of their fields.
  var texts: [String: String] = [:]
}
