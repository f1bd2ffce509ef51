package import FormTextField
package import GenericForm

/// A control with what the gallery, the tests and the benchmarks need to show it, fill it in and count it.
@MainActor
package struct ControlSample {
  /// A group of samples.
  package enum Group: CaseIterable {
    case text, numbers, choices, dates, files, structure

    package var title: GalleryMessage {
      switch self {
      case .text: .`group.text`
      case .numbers: .`group.numbers`
      case .choices: .`group.choices`
      case .dates: .`group.dates`
      case .files: .`group.files`
      case .structure: .`group.structure`
      }
    }
  }

  /// The name of the control's class.
  package let name: String
  package let group: Group

  /// The purpose of the control.
  package let summary: GalleryMessage

  package let options: [SampleOption]

  /// The code that makes the control: its type, its title, the property that it's bound to, and further arguments.
  package let code: (type: String, title: String, field: String, arguments: [String])

  /// The message in the state with an error.
  package let error: ValidationMessage

  /// The input that enters a value with the keyboard alone.
  package let input: [SampleInput]

  /// A text that enters the same value when pasted, or `nil` if the control doesn't take text.
  package let pasted: String?

  /// Properties with a value that they can't have in a `.ui` file, and a part of the error message.
  package let mistakes: [(property: String, value: String, sentence: String)]

  /// The values of the control, and the function that makes one with a field of their type.
  package let values: any SampleValues

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - role: The role of the control's own object for screen readers, which `test_control_table.py` reads here.
  ///   - type: The type to create in the code, or `nil` if it's `name`.
  ///   - title: The control's title.
  ///   - field: The name of the property that the control is bound to.
  ///   - value: The initial value.
  ///   - filled: The value in the states with a value.
  ///   - wrong: The value in the state with an error, or `nil` if it's `filled`.
  ///   - entered: The value that `input` enters, or `nil` if it's `filled`.
  ///   - arguments: Further arguments of the control's initializer.
  ///   - rules: The rules of the field, each with its code.
  ///   - make: Makes the control.
  package init<Value: Equatable & Sendable>(
    _ name: String, _ group: Group, _ summary: GalleryMessage, role: String, type: String? = nil,
    title: String, field: String, value: Value, filled: Value, wrong: Value? = nil,
    entered: Value? = nil, input: [SampleInput] = [], pasted: String? = nil,
    arguments: [String] = [], error: ValidationMessage = "Choose another one",
    mistakes: [(property: String, value: String, sentence: String)] = [],
    rules: KeyValuePairs<String, ValidationRule<SampleState<Value>, Value>> = [:],
    options: [SampleOption] = [],
    make: @escaping (_ title: String, _ field: Field<Value>) -> FormControl
  ) {
    (self.name, self.group, self.summary, self.options) = (name, group, summary, options)
    code = (type ?? name, title, field, arguments)
    (self.error, self.input, self.pasted, self.mistakes) = (error, input, pasted, mistakes)
    values = Values(
      start: value, filled: filled, wrong: wrong ?? filled, entered: entered ?? filled,
      rules: rules,
      make: make)
  }
}

/// The values of a sample.
@MainActor
package protocol SampleValues<Value> {
  associatedtype Value: Equatable & Sendable
  var start: Value { get }
  var filled: Value { get }
  var wrong: Value { get }
  var entered: Value { get }
  var rules: KeyValuePairs<String, ValidationRule<SampleState<Value>, Value>> { get }
  var make: (_ title: String, _ field: Field<Value>) -> FormControl { get }
}

private struct Values<Value: Equatable & Sendable>: SampleValues {
  let start: Value
  let filled: Value
  let wrong: Value
  let entered: Value
  let rules: KeyValuePairs<String, ValidationRule<SampleState<Value>, Value>>
  let make: (_ title: String, _ field: Field<Value>) -> FormControl
}

/// The state of a form with the field of a sample.
package struct SampleState<Value: Equatable & Sendable>: Sendable {
  package var value: Value

  package init(value: Value) { self.value = value }
}

/// A step of entering a value.
package enum SampleInput {
  case type(String)
  case press(String)
  case pasteFile(String)
}
