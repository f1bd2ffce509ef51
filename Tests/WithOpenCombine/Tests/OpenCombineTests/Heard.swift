/// What was published, in order.
final class Heard<Value> {
  var values: [Value] = []
  var isFinished = false
}

/// Lets everything that is under way on the main actor arrive.
@MainActor func settle(until isDone: () -> Bool) async {
  for _ in 0..<10_000 where !isDone() { await Task.yield() }
}
