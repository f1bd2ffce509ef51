/// What identifies a row: the type of its element, and the element's identity.
///
/// The collection is not part of it, because a subscript by identity does not know its collection.
struct RowKey: Hashable {
  let element: ObjectIdentifier
  let id: AnyHashable

  init(_ element: Any.Type, id: AnyHashable) {
    self.element = ObjectIdentifier(element)
    self.id = id
  }
}
