import CGtk

/// A closure that C holds as a pointer until C releases or takes it.
final class ClosureBox<Closure> {
  private let closure: Closure

  private init(_ closure: Closure) {
    self.closure = closure
  }

  /// Returns a pointer for C, which owns the closure.
  static func retained(_ closure: Closure) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passRetained(ClosureBox(closure)).toOpaque()
  }

  /// Returns the closure, which C still owns.
  static func handler(in box: UnsafeMutableRawPointer?) -> Closure? {
    guard let box = unsafe box else { return nil }
    return unsafe Unmanaged<ClosureBox>.fromOpaque(box).takeUnretainedValue().closure
  }

  /// Returns the closure of a one-time call; C no longer owns it.
  static func take(_ box: UnsafeMutableRawPointer?) -> Closure? {
    guard let box = unsafe box else { return nil }
    return unsafe Unmanaged<ClosureBox>.fromOpaque(box).takeRetainedValue().closure
  }
}

/// Releases a ``ClosureBox``.
func releaseClosure(_ box: UnsafeMutableRawPointer?) {
  if let box = unsafe box { unsafe Unmanaged<AnyObject>.fromOpaque(box).release() }
}
