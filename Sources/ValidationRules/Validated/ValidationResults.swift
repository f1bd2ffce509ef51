/// The results of a property: the current one first, then one for each change.
///
/// Each iteration receives every result from its own start.
public struct ValidationResults<Value: Sendable>: AsyncSequence, Sendable {
  let channel: ResultChannel<Value>

  /// Starts an iteration, with the current result first.
  public func makeAsyncIterator() -> AsyncStream<ValidationResult<Value>>.Iterator {
    channel.stream().makeAsyncIterator()
  }
}
