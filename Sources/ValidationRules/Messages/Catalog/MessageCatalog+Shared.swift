import Synchronization

extension MessageCatalog {
  private final class Holder: Sendable {
    let catalog: Mutex<MessageCatalog>

    init(_ catalog: MessageCatalog) {
      self.catalog = Mutex(catalog)
    }
  }

  /// The one of the whole process.
  private static let process = Holder(MessageCatalog())

  /// The one of this task, within ``withShared(_:_:)``.
  @TaskLocal private static var substitute: Holder?

  private static var holder: Holder { substitute ?? process }

  /// The catalogue of all fields, for the whole process.
  ///
  /// To change it while others may do so too, see ``updateShared(_:)``.
  public static var shared: MessageCatalog {
    get { holder.catalog.withLock { $0 } }
    set { holder.catalog.withLock { $0 = newValue } }
  }

  /// Changes the shared catalogue in one step, so that changes from other threads are not lost.
  public static func updateShared(_ change: (inout MessageCatalog) -> Void) {
    holder.catalog.withLock { change(&$0) }
  }

  /// Runs `body` with another catalogue as the shared one, for this task only.
  ///
  /// Outside a task, as in a callback of a main loop, it is the shared one for the whole process
  /// meanwhile. What `body` changes in the shared catalogue is gone afterwards.
  public static func withShared<Result, Failure: Error>(
    _ catalog: MessageCatalog, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Swift 6.2 corrupts the heap when an object with an isolated deinit dies while a task-local
    // value is bound outside a task.
    guard withUnsafeCurrentTask(body: { $0 != nil }) else {
      let before = shared
      shared = catalog
      defer { shared = before }
      return try body()
    }
    let outcome = $substitute.withValue(Holder(catalog)) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try outcome.get()
  }
}
