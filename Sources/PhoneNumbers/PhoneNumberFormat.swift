/// A way to write a phone number.
public enum PhoneNumberFormat: Hashable, Sendable {
  /// For machines, such as `+33612345678`; an extension is left out (ITU-T E.164).
  case e164

  /// For readers in any country, such as `+33 6 12 34 56 78` (ITU-T E.123).
  case international

  /// For readers in the number's own country, such as `06 12 34 56 78`.
  case national
}
