// Where a value is stored in the memory of its root.

extension PartialKeyPath {
  /// The bytes of the root in which the value is stored; nil for one that is computed or elsewhere.
  var storedRange: Range<Int>? {
    func size<Value>(of _: Value.Type) -> Int { MemoryLayout<Value>.size }
    return MemoryLayout<Root>.offset(of: self).map { start in
      start..<start + size(of: Self.valueType)
    }
  }
}

extension Range<Int>? {
  /// Whether a value that is stored there holds one that is stored elsewhere; false if either is not
  /// stored, or takes no memory.
  func holds(_ other: Self) -> Bool {
    guard let self, let other, !other.isEmpty else { return false }
    return self.lowerBound <= other.lowerBound && other.upperBound <= self.upperBound
  }
}
