/// The results of a property: the present one first, then the one at each change.
///
/// Each iteration receives every result from its own start.
public struct ValidationResults<Value: Sendable>: AsyncSequence, Sendable {
  let channel: ResultChannel<Value>

  /// Starts an iteration, with the present result first.
  public func makeAsyncIterator() -> AsyncStream<ValidationResult<Value>>.Iterator {
    channel.stream().makeAsyncIterator()
  }
}
