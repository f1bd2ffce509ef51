import CGtk

extension InputPurpose {
  init(_ purpose: GtkInputPurpose) {
    self = Self.allCases.first { $0.inGtk == purpose } ?? .freeForm
  }

  var inGtk: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .alpha: GTK_INPUT_PURPOSE_ALPHA
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    case .terminal: GTK_INPUT_PURPOSE_TERMINAL
    }
  }

  /// Indicates whether such text is written from left to right in every language.
  var isLeftToRight: Bool { [.digits, .number, .phone, .url, .email, .pin].contains(self) }

  /// GTK's enumeration of purposes, whose cases are in the same order.
  package static let enumeration = Enumeration(gtk_input_purpose_get_type(), allCases)
}
