/// The verdicts on one variable: the present one first, then the one at each change.
///
/// Each iteration listens for itself and hears everything from its own start.
public struct ValidationResults<Value: Sendable>: AsyncSequence, Sendable {
  let broadcast: ResultBroadcast<Value>

  /// Starts to listen.
  public func makeAsyncIterator() -> AsyncStream<ValidationResult<Value>>.Iterator {
    broadcast.stream().makeAsyncIterator()
  }
}
