/// An editor with text that isn't part of its value, such as a tag without its Enter.
protocol UnfinishedText: AnyObject {
  /// The text; setting it doesn't count as typing.
  var unfinishedText: String { get set }
}
