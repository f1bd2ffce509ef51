import CGtk

/// Calls `handler` at each emission of a signal that has no arguments.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, to handler: @escaping () -> Void
) -> gulong {
  let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
    _, box in
    unsafe ClosureBox<() -> Void>.handler(in: box)?()
  }
  return unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` at each emission of a signal; it returns whether it handled the signal.
func connect(
  _ object: UnsafeMutableRawPointer, request signal: String, to handler: @escaping () -> Bool
) {
  let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
    _, box in
    unsafe ClosureBox<() -> Bool>.handler(in: box)?() == true ? 1 : 0
  }
  unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` at each emission of a signal whose one argument is true or false.
func connect(
  _ object: UnsafeMutableRawPointer, withFlag signal: String, to handler: @escaping (Bool) -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?) -> Void =
    { _, value, box in
      unsafe ClosureBox<(Bool) -> Void>.handler(in: box)?(value != 0)
    }
  unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` at each emission of a signal whose one argument is text.
func connect(
  _ object: UnsafeMutableRawPointer, withText signal: String, to handler: @escaping (String) -> Void
) {
  let call:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) ->
      Void = { _, text, box in
        unsafe ClosureBox<(String) -> Void>.handler(in: box)?(
          text.map { unsafe String(cString: $0) } ?? "")
      }
  unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` at each emission of a signal whose one argument is a row of a list, with its
/// place.
func connect(
  _ list: UnsafeMutableRawPointer, withRow signal: String, to handler: @escaping (Int) -> Void
) {
  let call:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkListBoxRow>?, UnsafeMutableRawPointer?
    ) -> Void = { _, row, box in
      guard let row = unsafe row else { return }
      unsafe ClosureBox<(Int) -> Void>.handler(in: box)?(Int(gtk_list_box_row_get_index(row)))
    }
  unsafe connect(
    list, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` at each emission of a signal whose one argument is a number.
func connect(
  _ object: UnsafeMutableRawPointer, withNumber signal: String,
  to handler: @escaping (Int32) -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer?, gint, UnsafeMutableRawPointer?) -> Void =
    { _, value, box in
      unsafe ClosureBox<(Int32) -> Void>.handler(in: box)?(value)
    }
  unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` with the dropped value; it returns whether it accepts the value.
func connect(
  _ object: UnsafeMutableRawPointer, drop signal: String,
  to handler: @escaping (UnsafePointer<GValue>) -> Bool
) {
  let call:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?
    ) -> gboolean = { _, value, _, _, box in
      guard let value = unsafe value,
        let handler = unsafe ClosureBox<(UnsafePointer<GValue>) -> Bool>.handler(in: box)
      else { return 0 }
      return unsafe handler(value) ? 1 : 0
    }
  unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` before text is inserted, or after it is, with the text, its length in bytes and
/// the position, which is behind it afterwards.
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
  return unsafe connect(
    editable, "insert-text", unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler),
    after: after)
}

/// Calls `handler` after text is deleted.
func connectDelete(_ editable: UnsafeMutableRawPointer, to handler: @escaping () -> Void) {
  let call:
    @convention(c) (UnsafeMutableRawPointer?, gint, gint, UnsafeMutableRawPointer?) -> Void =
      { _, _, _, box in
        unsafe ClosureBox<() -> Void>.handler(in: box)?()
      }
  unsafe connect(
    editable, "delete-text", unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler),
    after: true)
}

/// Calls `handler` at each emission of a signal of a click, whose arguments are of no interest.
func connect(
  _ object: UnsafeMutableRawPointer, clickedAt signal: String, to handler: @escaping () -> Void
) {
  let call:
    @convention(c) (UnsafeMutableRawPointer?, gint, Double, Double, UnsafeMutableRawPointer?) ->
      Void = { _, _, _, _, box in
        unsafe ClosureBox<() -> Void>.handler(in: box)?()
      }
  unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` when a key is pressed; its result is whether it handled the key.
func connect(
  _ object: UnsafeMutableRawPointer,
  keyPressed handler: @escaping (guint, GdkModifierType) -> Bool
) {
  let call:
    @convention(c) (
      UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
    ) -> gboolean = { _, symbol, _, modifiers, box in
      let handler = unsafe ClosureBox<(guint, GdkModifierType) -> Bool>.handler(in: box)
      return handler?(symbol, modifiers) == true ? 1 : 0
    }
  unsafe connect(
    object, "key-pressed", unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

/// Calls `handler` in place of what the mnemonic of a widget does.
func connect(
  _ object: UnsafeMutableRawPointer, mnemonicActivated handler: @escaping () -> Void
) {
  let call:
    @convention(c) (UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?) -> gboolean = {
      _, _, box in
      unsafe ClosureBox<() -> Void>.handler(in: box)?()
      return 1
    }
  unsafe connect(
    object, "mnemonic-activate", unsafeBitCast(call, to: GCallback.self),
    ClosureBox.retained(handler))
}

/// Calls `handler` when a property of the object changes.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, notify property: String, to handler: @escaping () -> Void
) -> gulong {
  unsafe connect(object, withOneArgument: "notify::\(property)", to: handler)
}

/// Calls `handler` at each emission of a signal whose one argument is a pointer of no interest.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, withOneArgument signal: String,
  to handler: @escaping () -> Void
) -> gulong {
  let call:
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, _, box in
      unsafe ClosureBox<() -> Void>.handler(in: box)?()
    }
  return unsafe connect(
    object, signal, unsafeBitCast(call, to: GCallback.self), ClosureBox.retained(handler))
}

@discardableResult
private func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback,
  _ box: UnsafeMutableRawPointer, after: Bool = false
) -> gulong {
  unsafe g_signal_connect_data(
    object, signal, callback, box, { box, _ in unsafe releaseClosure(box) },
    after ? cgtk_connect_after() : GConnectFlags(rawValue: 0))
}
