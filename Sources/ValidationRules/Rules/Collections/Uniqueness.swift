extension ValidationRule where Value: Collection, Value.Element: Hashable & SendableMetatype {
  /// Accepts a collection without duplicate items.
  ///
  /// Items are hashed up to the first duplicate, which the message doesn't mention.
  ///
  /// ```swift
  /// Rule<[String]>.isUnique.accepts(["mei", "zoë"])  // true
  /// Rule<[String]>.isUnique.failure(of: ["mei", "zoë", "mei"])  // Use each value only once
  /// ```
  public static var isUnique: Self {
    isUnique { item in item }
  }
}

extension ValidationRule where Value: Collection {
  /// Accepts a collection without two items for which a closure returns the same value.
  ///
  /// ```swift
  /// let seats = Rule<[String]>.isUnique { seat in seat.uppercased() }
  /// seats.accepts(["3a", "3b"])  // true
  /// seats.failure(of: ["3a", "3A"])  // Use each value only once
  /// ```
  ///
  /// - Parameter mark: Returns the part of an item to compare.
  public static func isUnique<Mark: Hashable & SendableMetatype>(
    _ mark: @escaping @Sendable (Value.Element) -> Mark
  ) -> Self {
    Self(.rule(.unique), negation: .rule(.`unique.not`)) { items in
      var seen: Set<Mark> = []
      return items.allSatisfy { item in seen.insert(mark(item)).inserted }
    }
  }
}
