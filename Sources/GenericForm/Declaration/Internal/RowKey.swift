/// What identifies a row: the type of its element, and the element's identity.
struct RowKey: Hashable {
  let element: ObjectIdentifier
  let id: AnyHashable

  init(_ element: Any.Type, id: AnyHashable) {
    self.element = ObjectIdentifier(element)
    self.id = id
  }
}
