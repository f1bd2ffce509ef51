import Synchronization

/// Sends the results of a property and its copies to all channels that are still in use.
///
/// A channel receives each result once and in order, on any thread. It finishes when the broadcast is released.
final class ResultBroadcast<Value: Sendable>: Sendable {
  private struct Entry {
    weak var channel: ResultChannel<Value>?
  }

  private let entries = Mutex<[Entry]>([])

  deinit {
    for entry in entries.withLock(\.self) { entry.channel?.finish() }
  }

  func send(_ result: ValidationResult<Value>) {
    entries.withLock { entries in
      entries.removeAll { $0.channel == nil }
      for entry in entries { entry.channel?.send(result) }
    }
  }

  /// Returns a channel whose current result is `result` until the next one is sent.
  func channel(from result: ValidationResult<Value>) -> ResultChannel<Value> {
    let channel = ResultChannel(result)
    entries.withLock { entries in
      entries.removeAll { $0.channel == nil }
      entries.append(Entry(channel: channel))
    }
    return channel
  }
}
