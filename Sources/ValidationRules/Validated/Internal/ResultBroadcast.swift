import Synchronization

/// Sends the results of a property and of its copies to every channel that someone still holds.
///
/// A channel receives each result once and in order, on any thread. It ends with the broadcast.
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

  /// A channel whose present result is the given one until the next is sent.
  func channel(from result: ValidationResult<Value>) -> ResultChannel<Value> {
    let channel = ResultChannel(result)
    entries.withLock { entries in
      entries.removeAll { $0.channel == nil }
      entries.append(Entry(channel: channel))
    }
    return channel
  }
}
