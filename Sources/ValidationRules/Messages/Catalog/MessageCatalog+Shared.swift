import Synchronization

extension MessageCatalog {
  /// A place for a catalog that threads share: the process's, or a task's.
  private final class Holder: Sendable {
    let catalog: Mutex<MessageCatalog>

    init(_ catalog: MessageCatalog) {
      self.catalog = Mutex(catalog)
    }
  }

  /// The catalog of the whole process.
  private static let process = Holder(MessageCatalog())

  /// The catalog of this task, within ``withShared(_:_:)``.
  @TaskLocal private static var substitute: Holder?

  /// The place of the catalog that ``shared`` returns.
  private static var holder: Holder { substitute ?? process }

  /// The catalog of all fields, for the whole process.
  ///
  /// To change it from several threads, call ``updateShared(_:)``.
  ///
  /// Reading and setting it are safe on any thread. A message is turned into text when it's shown,
  /// so a new language applies to existing messages too.
  public static var shared: MessageCatalog {
    get { holder.catalog.withLock { $0 } }
    set { holder.catalog.withLock { $0 = newValue } }
  }

  /// Changes the shared catalog in one step, so that changes from other threads are not lost.
  ///
  /// ```swift
  /// MessageCatalog.updateShared { catalog in catalog["minLength"] = "Use a longer text" }
  /// MessageCatalog.shared["minLength"]?.description  // "Use a longer text"
  /// ```
  public static func updateShared(_ change: (inout MessageCatalog) -> Void) {
    holder.catalog.withLock { change(&$0) }
  }

  /// Runs `body` with another catalog as the shared one, for this task only.
  ///
  /// Outside a task, such as in a main loop's callback, the whole process uses it while `body`
  /// runs. Changes that `body` makes to the shared catalog are lost.
  ///
  /// ```swift
  /// let text = MessageCatalog.withShared(polish) { MessageCatalog.shared.text(for: message) }
  /// text  // "Wypełnij to pole"
  /// ```
  ///
  /// - Parameters:
  ///   - catalog: The shared catalog while `body` runs.
  ///   - body: Runs with that catalog.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
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
