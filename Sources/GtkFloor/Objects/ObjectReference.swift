import CGtk

/// One counted reference to a GObject.
@safe final class ObjectReference {
  let pointer: UnsafeMutableRawPointer

  /// Takes over the floating reference of an object that was just made.
  init(sinking pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = g_object_ref_sink(pointer)
  }

  /// Adds a reference to an object that others hold.
  ///
  /// A floating reference stays floating: the creator of the object still has to take it.
  init(retaining pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = g_object_ref(pointer)
  }

  /// Takes over a reference that a function gave away.
  init(adopting pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = pointer
  }

  isolated deinit {
    unsafe g_object_unref(pointer)
  }
}
