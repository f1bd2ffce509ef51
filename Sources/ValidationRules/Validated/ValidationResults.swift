/// A sequence of a property's results: the current one, then one for each change.
///
/// Each iteration receives all results from its start on.
public struct ValidationResults<Value: Sendable>: AsyncSequence, Sendable {
  let channel: ResultChannel<Value>

  /// Starts an iteration, with the current result first.
  public func makeAsyncIterator() -> AsyncStream<ValidationResult<Value>>.Iterator {
    channel.stream().makeAsyncIterator()
  }
}
