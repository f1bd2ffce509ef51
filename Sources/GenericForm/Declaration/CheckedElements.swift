// Elements and optional values that may be removed while a field of them is held.

extension Array {
  /// The element at an index, for the key path of a field.
  ///
  /// A `Field` made with it ends when the element is removed, and keeps its last value. One made with
  /// `\.tags[1]` would stop the program.
  ///
  /// ```swift
  /// form.guests = [Guest(name: "Mei")]
  /// let name = form.field(\.guests[at: 0].name)
  /// form.guests = []
  /// name.value = "Zoë"
  /// name.value  // "Mei"
  /// ```
  ///
  /// - Precondition: The element exists. `Form.field(_:)` also accepts one that was removed, if the
  ///   form has read one before; a ``FieldValidation`` does not.
  public subscript(at index: Int) -> Element {
    get {
      if indices.contains(index) { return RowMemory.found(self[index]) }
      guard let element = RowMemory.current?.standIn(among: self) else {
        fatalError("Index \(index) is out of range: the array has \(count) elements.")
      }
      return element
    }
    set {
      guard indices.contains(index) else {
        fatalError("Index \(index) is out of range: the array has \(count) elements.")
      }
      self[index] = newValue
    }
  }
}

extension Optional {
  /// The value, for the key path of a field.
  ///
  /// A `Field` made with it, such as the one at `\.address.ifPresent.street` or
  /// `\.names["en"].ifPresent`, ends when the value is removed, and keeps its last value. One made with
  /// `!` would stop the program.
  ///
  /// - Precondition: The value exists. `Form.field(_:)` also accepts one that was removed, if the
  ///   form has read one before; a ``FieldValidation`` does not.
  public var ifPresent: Wrapped {
    get {
      if let self { return RowMemory.found(self) }
      guard let value: Wrapped = RowMemory.current?.standIn(among: []) else {
        fatalError("The optional \(Wrapped.self) is nil.")
      }
      return value
    }
    set { self = newValue }
  }
}
