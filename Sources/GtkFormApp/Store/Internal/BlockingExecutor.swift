import Dispatch

/// An executor that runs an actor on its own queue, so that it may wait for a disk or a server.
///
/// Tasks share a few threads, which must not be blocked.
final class BlockingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "GtkFormApp.AccountStore", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

extension SQLiteAccountStore {
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }
}

extension PostgreSQLAccountStore {
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }
}
