/// A function that restores a part of a whole to an earlier value.
///
/// Reversals are exact if they are applied in the reverse order of the changes.
package struct Reversal<Whole> {
  /// Restores the part, and returns a reversal that reapplies the change.
  package let apply: (inout Whole) -> Reversal<Whole>
}

extension Reversal {
  /// Creates a reversal that restores the whole.
  package init(of whole: Whole) {
    self.init(of: whole) { whole, change in change(&whole) }
  }

  /// Creates a reversal that restores a part.
  ///
  /// - Parameters:
  ///   - part: The part as it is now.
  ///   - update: Changes the part in place.
  init<Part>(of part: Part, by update: @escaping PartUpdate<Whole, Part>) {
    self.init { whole in
      var other = part
      update(&whole) { swap(&$0, &other) }
      return Reversal(of: other, by: update)
    }
  }

  /// Returns this reversal for a larger whole that contains this one.
  func within<Outer>(_ update: @escaping PartUpdate<Outer, Whole>) -> Reversal<Outer> {
    Reversal<Outer> { outer in
      var inverse = self
      update(&outer) { whole in inverse = apply(&whole) }
      return inverse.within(update)
    }
  }
}
