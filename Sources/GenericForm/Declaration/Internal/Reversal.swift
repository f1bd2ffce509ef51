/// Puts back a part of a whole as it was at one time.
///
/// Reversals are exact if they are applied in the reverse order of the changes.
struct Reversal<Whole> {
  /// Puts the part back; returns what makes the change again.
  let apply: (inout Whole) -> Reversal<Whole>
}

extension Reversal {
  /// Puts back the whole.
  init(of whole: Whole) {
    self.init(of: whole) { whole, change in change(&whole) }
  }

  /// Puts back a part.
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

  /// The same for a whole of which this one is a part.
  func within<Outer>(_ update: @escaping PartUpdate<Outer, Whole>) -> Reversal<Outer> {
    Reversal<Outer> { outer in
      var inverse = self
      update(&outer) { whole in inverse = apply(&whole) }
      return inverse.within(update)
    }
  }
}
