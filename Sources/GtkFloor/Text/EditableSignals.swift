import CGtk

/// Calls `handler` before or after text is inserted, with the text, its length in bytes and the position, which is
/// behind the text afterward.
///
/// The text is passed without a copy, as it may be a secret.
@discardableResult
func connectInsert(
  _ editable: UnsafeMutableRawPointer, after: Bool = false,
  to handler: @escaping (UnsafePointer<CChar>, Int, UnsafeMutablePointer<gint>) -> Void
) -> gulong {
  typealias Handler = (UnsafePointer<CChar>, Int, UnsafeMutablePointer<gint>) -> Void
  let call:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?,
      UnsafeMutableRawPointer?
    ) -> Void = { _, text, length, position, box in
      guard let text = unsafe text, let position = unsafe position else { return }
      unsafe ClosureBox<Handler>.handler(in: box)?(text, Int(length), position)
    }
  return unsafe g_signal_connect_data(
    editable, "insert-text", unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler),
    { box, _ in unsafe releaseClosure(box) },
    after ? cgtk_connect_after() : GConnectFlags(rawValue: 0))
}
