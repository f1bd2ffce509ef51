import FormDeclaration

/// The input of a field's conversions, and its error, if any; empty without input.
struct FieldInput: Equatable {
  /// The input of each conversion of the field.
  var values: [[Conversion]: Any] = [:]
  var error: InputError?

  var isEmpty: Bool { values.isEmpty && error == nil }

  static func == (left: Self, right: Self) -> Bool {
    left.error == right.error && left.values.count == right.values.count
      && left.values.allSatisfy { conversions, value in
        isEqual(value, to: right.values[conversions]) == true
      }
  }
}

/// The error of input that isn't a valid value, or not a confirmed one.
enum InputError: Equatable {
  /// The form keeps its last value.
  case withoutValue(ValidationMessage)

  /// The form has the value despite the error.
  case withValue(ValidationMessage)

  var message: ValidationMessage {
    switch self {
    case .withoutValue(let message), .withValue(let message): message
    }
  }
}
