import GenericForm

/// Reads a typed time of day within bounds.
final class TimeReader {
  let pattern = TimePattern.ofLocale

  /// The first and the last time that the user can enter.
  var bounds = Bounds<TimeOfDay>()

  /// Returns a time field as text, for an entry.
  func text(of field: Field<TimeOfDay?>) -> Field<String> {
    field.converted(format: pattern.text(of:)) { text in
      let read = self.pattern.read(text)
      guard case .value(let time?) = read, !self.bounds.contain(time) else { return read }
      return .error(self.boundsMessage)
    }
  }

  private var boundsMessage: ValidationMessage {
    bounds.message((.`clock.range`, .`clock.from`, .`clock.upTo`), text: pattern.text(of:))
      ?? .control(.`clock.missing`)
  }
}
