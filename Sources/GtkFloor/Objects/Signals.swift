import CGtk

extension Widget {
  /// Calls `handler` each time a signal is emitted, until the widget is destroyed.
  ///
  /// To observe a property, connect to `notify::` followed by its name. GLib logs a warning if the widget has no such
  /// signal.
  ///
  /// ```swift
  /// scale.connect("value-changed") { [weak self] in self?.onChange() }
  /// ```
  public func connect(_ signal: String, to handler: @escaping () -> Void) {
    unsafe connectSignal(object, signal, to: handler)
  }

  /// Calls `handler` with the arguments each time a signal is emitted, until the widget is destroyed.
  ///
  /// - Parameters:
  ///   - signal: The name of the signal, such as `close-request`.
  ///   - handler: Returns true if the signal is handled; ignored by signals without a result.
  public func connect(_ signal: String, answering handler: @escaping (SignalArguments) -> Bool) {
    unsafe connectSignal(object, signal, answering: handler)
  }

  /// Runs `body` for the first of all calls with this purpose in the widget's life.
  ///
  /// So what comes and goes in a window that stays, such as dialogs, doesn't leave a handler there each time.
  package func once(for purpose: String, _ body: () -> Void) {
    let key = unsafe g_quark_from_string("FormOnce " + purpose)
    guard unsafe g_object_get_qdata(gObject, key) == nil else { return }
    unsafe g_object_set_qdata(gObject, key, object)
    body()
  }
}

/// The arguments of one signal emission, numbered from 0.
///
/// If an argument is of another type, you get empty text, 0 or false.
@safe public struct SignalArguments {
  /// The object that emits the signal, followed by the arguments.
  private let values: UnsafeBufferPointer<GValue>

  fileprivate init(_ values: UnsafeBufferPointer<GValue>) {
    unsafe self.values = values
  }

  /// Returns a text argument.
  public func text(_ index: Int) -> String {
    unsafe value(index, of: FundamentalType.string).map { unsafe string(in: $0) } ?? ""
  }

  /// Returns a Boolean argument.
  public func flag(_ index: Int) -> Bool {
    unsafe value(index, of: FundamentalType.boolean).map { unsafe g_value_get_boolean($0) != 0 }
      ?? false
  }

  /// Returns an argument that is a number, a case of an enumeration, or a set of flags.
  public func number(_ index: Int) -> Double {
    guard let value = unsafe value(index) else { return 0 }
    var (number, whole) = (GValue(), GValue())
    unsafe g_value_init(&number, FundamentalType.double)
    if unsafe g_value_transform(value, &number) != 0 { return unsafe g_value_get_double(&number) }
    // GLib converts enumerations and flags only to whole numbers.
    unsafe g_value_init(&whole, FundamentalType.integer)
    guard unsafe g_value_transform(value, &whole) != 0 else { return 0 }
    return unsafe Double(g_value_get_int64(&whole))
  }

  /// Returns an argument that is an object or a boxed value.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    unsafe value(index).flatMap { unsafe g_value_peek_pointer($0) }
  }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    guard unsafe values.indices.contains(index + 1) else { return nil }
    return unsafe values.baseAddress.map { unsafe $0 + index + 1 }
  }

  private func value(_ index: Int, of type: GType) -> UnsafePointer<GValue>? {
    guard let value = unsafe value(index), unsafe value.pointee.g_type == type else { return nil }
    return unsafe value
  }
}

/// Calls `handler` each time a signal is emitted, until the object is destroyed.
///
/// - Parameter after: Indicates whether the class's own handler comes first.
@discardableResult
func connectSignal(
  _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
  to handler: @escaping () -> Void
) -> gulong {
  let answer: (SignalArguments) -> Bool = { _ in
    handler()
    return false
  }
  return unsafe connectSignal(object, signal, after: after, answering: answer)
}

/// Changes an object without calling one of its signal handlers.
func silencing(
  _ handler: gulong, of object: UnsafeMutableRawPointer, _ change: () -> Void
) {
  unsafe g_signal_handler_block(object, handler)
  change()
  unsafe g_signal_handler_unblock(object, handler)
}

/// Calls `handler` with the arguments each time a signal is emitted, until the object is destroyed.
///
/// - Parameter owner: Another object whose destruction ends the calls too, or `nil`.
@discardableResult
func connectSignal(
  _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
  until owner: UnsafeMutablePointer<GObject>? = nil,
  answering handler: @escaping (SignalArguments) -> Bool
) -> gulong {
  let box = unsafe ClosureBox<(SignalArguments) -> Bool>.retained(handler)
  guard let closure = unsafe g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
    unsafe releaseClosure(box)
    return 0
  }
  unsafe g_closure_add_finalize_notifier(closure, box) { box, _ in unsafe releaseClosure(box) }
  if let owner = unsafe owner { unsafe g_object_watch_closure(owner, closure) }
  unsafe g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    let box = unsafe closure?.pointee.data
    guard let handler = unsafe ClosureBox<(SignalArguments) -> Bool>.handler(in: box) else {
      return
    }
    let arguments = unsafe SignalArguments(
      UnsafeBufferPointer(start: values, count: Int(count)))
    let answer = handler(arguments)
    if let result = unsafe result, unsafe result.pointee.g_type == FundamentalType.boolean {
      unsafe g_value_set_boolean(result, answer ? 1 : 0)
    }
  }
  return unsafe g_signal_connect_closure(object, signal, closure, after ? 1 : 0)
}
