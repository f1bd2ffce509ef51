// Access to elements and optional values that may be removed while a `Field` still refers to them.

extension Array {
  /// The element at an index, for use in a field's key path.
  ///
  /// After the element is removed, a `Field` made with this subscript keeps its last value and
  /// ignores new ones. A field made with `\.tags[1]` would stop the program.
  ///
  /// ```swift
  /// form.guests = [Guest(name: "Mei")]
  /// let name = form.field(\.guests[at: 0].name)
  /// form.guests = []
  /// name.value = "Zoë"
  /// name.value  // "Mei"
  /// ```
  ///
  /// A ``FieldValidation`` made with it is excluded while the element is missing.
  ///
  /// - Precondition: The element exists, unless a form or a ``FieldValidation`` reads it: see
  ///   `Form.field(_:)`.
  public subscript(at index: Int) -> Element {
    get {
      if indices.contains(index) { return RowCache.found(self[index], as: "[at: \(index)]") }
      return RowCache.standIn(
        among: self, as: "[at: \(index)]",
        orStop: fatalError("Index \(index) is out of range: the array has \(count) elements."))
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
  /// The wrapped value, for use in a field's key path.
  ///
  /// After the value is removed, a `Field` made with this property, such as the one at
  /// `\.address.ifPresent.street` or `\.names["en"].ifPresent`, keeps its last value and ignores
  /// new ones. A field made with `!` would stop the program.
  ///
  /// A ``FieldValidation`` made with it is excluded while the value is `nil`. To validate several
  /// fields of an optional value, or a field of a value that has never existed, write `part` with
  /// the key path of the optional.
  ///
  /// - Precondition: The value exists, unless a form or a ``FieldValidation`` reads it: see
  ///   `Form.field(_:)`.
  public var ifPresent: Wrapped {
    get {
      if let self { return RowCache.found(self, as: ".ifPresent") }
      return RowCache.standIn(
        among: [], as: ".ifPresent", orStop: fatalError("The optional \(Wrapped.self) is nil."))
    }
    set { self = newValue }
  }
}
