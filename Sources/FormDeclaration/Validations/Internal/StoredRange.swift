extension PartialKeyPath {
  /// The byte range of the value in its root, or `nil` if it's computed or stored elsewhere.
  package var storedRange: Range<Int>? {
    func size<Value>(of _: Value.Type) -> Int { MemoryLayout<Value>.size }
    return MemoryLayout<Root>.offset(of: self).map { start in
      start..<start + size(of: Self.valueType)
    }
  }
}

extension Range<Int>? {
  /// Returns whether this range contains another one; `false` if either value isn't stored or takes
  /// no memory.
  package func holds(_ other: Self) -> Bool {
    guard let self, let other, !other.isEmpty else { return false }
    return self.lowerBound <= other.lowerBound && other.upperBound <= self.upperBound
  }
}
