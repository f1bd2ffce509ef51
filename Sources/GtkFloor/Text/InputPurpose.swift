/// The kind of text in a field, as a hint to input methods and on-screen keyboards.
///
/// A purpose doesn't validate; use a rule or validator for that. The names are those of GTK's `GtkInputPurpose`.
public enum InputPurpose: CaseIterable, Sendable {
  /// Any text.
  case freeForm

  /// Letters.
  case alpha

  /// Digits.
  case digits

  /// A number.
  case number

  /// A phone number.
  case phone

  /// A web address.
  case url

  /// An email address.
  case email

  /// A person's name.
  case name

  /// A password.
  case password

  /// A secret number.
  case pin

  /// Terminal input.
  case terminal
}
