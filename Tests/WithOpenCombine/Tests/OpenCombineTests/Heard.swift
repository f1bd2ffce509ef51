/// The published values, in order.
final class Heard<Value> {
  var values: [Value] = []
  var isFinished = false
}

/// Lets pending work on the main actor finish.
@MainActor func settle(until isDone: () -> Bool) async {
  for _ in 0..<10_000 where !isDone() { await Task.yield() }
}
