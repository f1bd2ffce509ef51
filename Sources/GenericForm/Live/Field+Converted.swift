public import FormDeclaration

extension Field {
  /// Returns the field with its value converted to another type, such as text for a number.
  ///
  /// Input is kept unchanged until the user leaves the field. If `parse` returns `nil`, the field
  /// has `message` as its error and the form keeps its last value.
  ///
  /// ```swift
  /// let percent = form.field(\.share).converted(
  ///   "Enter a percentage", format: { String(Int($0 * 100)) },
  ///   parse: { Int($0).map { Double($0) / 100 } })
  /// percent.value = "50"
  /// form.share  // 0.5
  /// percent.value = "half"
  /// percent.status.errors  // [Enter a percentage]
  /// ```
  ///
  /// Conversions to the same type with the same message share their input. To show one value in two
  /// formats, such as a distance in kilometers and in miles, give each conversion its own message.
  ///
  /// - Parameters:
  ///   - message: The error for input that can't be parsed.
  ///   - format: Returns the text or other input that represents a value until the user enters
  ///     something.
  ///   - parse: Returns the value that input represents, or `nil` if it represents none.
  public func converted<New: SendableMetatype>(
    _ message: ValidationMessage, format: @escaping @MainActor (Value) -> New,
    parse: @escaping @MainActor (New) -> Value?
  ) -> Field<New> {
    converted(
      message, format: format,
      read: { input in parse(input).map { .value($0) } ?? .error(message) })
  }

  /// Returns the field with its value converted to another type, with a specific error for each
  /// input.
  ///
  /// Unconfirmed input sets the form's value, and its error is shown after those of the rules. The
  /// form can't be submitted until the input has no error, as if a rule failed.
  package func converted<New: SendableMetatype>(
    _ message: ValidationMessage? = nil, format: @escaping @MainActor (Value) -> New,
    read: @escaping @MainActor (New) -> ConvertedInput<Value>,
    unconfirmed: @escaping @MainActor (New) -> ValidationMessage? = { _ in nil }
  ) -> Field<New> {
    let live = live
    let conversions = conversions + [Conversion(type: ObjectIdentifier(New.self), message: message)]
    let present = {
      // Read even if unused, so that a reader of the input tracks the value.
      let value = value
      // Without an input, `as? New` would succeed if `New` is optional.
      if let input = live.typed.values[conversions], let new = input as? New { return new }
      return format(value)
    }
    return Field<New>(live, convertedBy: conversions, read: present) { new, outerError in
      let parsed = read(new)
      let error: InputError? =
        switch parsed {
        case .value: unconfirmed(new).map { .withValue($0) }
        case .error(let message): .withoutValue(message)
        }
      live.enter(new, from: present(), convertedBy: conversions, error: error) {
        if case .value(let new) = parsed { write(new, error ?? outerError) }
      }
    }
  }
}

/// One step in converting a field's value to its input.
struct Conversion: Hashable {
  let type: ObjectIdentifier

  /// The message, which distinguishes conversions to the same type.
  let message: ValidationMessage?
}

/// The result of parsing a converted field's input: a value or an error.
package enum ConvertedInput<Value> {
  case value(Value)
  case error(ValidationMessage)
}

extension Field<Int> {
  /// The number as text, for a text field.
  ///
  /// ```swift
  /// let age = form.field(\.age).text
  /// age.value = " 42 "
  /// form.age  // 42
  /// age.value = "forty"
  /// age.status.errors  // [Enter a whole number, such as 12]
  /// form.age  // 42
  /// ```
  public var text: Field<String> {
    converted(format: { String($0) }) { text in integer(in: text) { $0 } }
  }
}

extension Field<Int?> {
  /// The number as text, for a text field; `nil` is empty text.
  public var text: Field<String> {
    converted(format: { $0.map { String($0) } ?? "" }) { text in
      text.trimmed.isEmpty ? .value(nil) : integer(in: text) { $0 }
    }
  }
}

extension Field<Double> {
  /// The number as text, for a text field.
  ///
  /// ```swift
  /// let share = form.field(\.share).text
  /// share.value = "0.25"
  /// form.share  // 0.25
  /// share.value = "a quarter"
  /// share.status.isValid  // false
  /// ```
  public var text: Field<String> {
    converted(
      Rule<String>.isNumber.message, format: { String($0) },
      parse: { number(in: $0.trimmed) })
  }
}

extension Field<Double?> {
  /// The number as text, for a text field; `nil` is empty text.
  public var text: Field<String> {
    converted(Rule<String>.isNumber.message, format: { $0.map { String($0) } ?? "" }) {
      text in
      text.trimmed.isEmpty ? .some(nil) : number(in: text.trimmed).map { .some($0) }
    }
  }
}

extension Field<String?> {
  /// The text, for a text field; `nil` is empty text.
  public var text: Field<String> {
    converted(.notValid, format: { $0 ?? "" }, parse: { .some($0.isEmpty ? nil : $0) })
  }
}

/// Returns the integer in a text, or the error if there is none.
private func integer<Value>(in text: String, as value: (Int) -> Value) -> ConvertedInput<Value> {
  if let integer = Int(text.trimmed) { return .value(value(integer)) }
  let rule = Rule<String>.isInteger
  return .error(rule.failure(of: text.trimmed) ?? rule.message)
}

/// Returns the number in a text that `isNumber` accepts; `Double` alone would also accept "nan" and
/// hexadecimal.
private func number(in text: String) -> Double? {
  Rule<String>.isNumber.failure(of: text) == nil ? Double(text) : nil
}

extension String {
  fileprivate var trimmed: String { ValidationFormatter.trimmed.format(self) }
}
