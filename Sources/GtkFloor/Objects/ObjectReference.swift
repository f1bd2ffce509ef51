import CGtk

/// One counted reference to a GObject.
@safe final class ObjectReference {
  let pointer: UnsafeMutableRawPointer

  /// Takes over the floating reference of a new object.
  init(sinking pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = g_object_ref_sink(pointer)
  }

  /// Adds a reference to an object that has other owners.
  ///
  /// A floating reference stays floating: the object's creator still has to take it.
  init(retaining pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = g_object_ref(pointer)
  }

  /// Takes over a reference returned by a function.
  init(adopting pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = pointer
  }

  isolated deinit {
    unsafe g_object_unref(pointer)
  }
}
