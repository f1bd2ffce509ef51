import CGtk

/// A closure that C holds as a pointer, until it releases it or takes it.
final class ClosureBox<Closure> {
  private let closure: Closure

  private init(_ closure: Closure) {
    self.closure = closure
  }

  /// The pointer for C, which owns the closure.
  static func retained(_ closure: Closure) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passRetained(ClosureBox(closure)).toOpaque()
  }

  /// The closure, which C goes on to own.
  static func handler(in box: UnsafeMutableRawPointer?) -> Closure? {
    guard let box = unsafe box else { return nil }
    return unsafe Unmanaged<ClosureBox>.fromOpaque(box).takeUnretainedValue().closure
  }

  /// The closure of a call that comes once; C owns it no longer.
  static func take(_ box: UnsafeMutableRawPointer?) -> Closure? {
    guard let box = unsafe box else { return nil }
    return unsafe Unmanaged<ClosureBox>.fromOpaque(box).takeRetainedValue().closure
  }
}

/// Releases a ``ClosureBox``.
func releaseClosure(_ box: UnsafeMutableRawPointer?) {
  if let box = unsafe box { unsafe Unmanaged<AnyObject>.fromOpaque(box).release() }
}
