package import FormTextField
import GenericForm

/// A setting of a sample that the user of the gallery can switch.
@MainActor
package struct SampleOption {
  /// One of the option's settings.
  package struct Choice {
    /// The title in a list; a switch shows none.
    package var title = ""

    /// The initializer argument for this choice, such as `hint: "…"`, or `nil` if it needs none.
    package var argument: String?

    /// The statement for this choice, without its `$0.`, or `nil` if it needs none.
    package var statement: String?

    /// The input that enters the sample's value with this choice, or `nil` if it's the same as without it.
    package var input: [SampleInput]?

    /// Applies this choice to a control.
    package var apply: (FormControl) -> Void = { _ in }
  }

  package let title: GalleryMessage

  /// The choices; a switch has two, the first of which is off.
  package let choices: [Choice]

  /// The index of the initial choice.
  package var start = 0

  /// Indicates whether a choice changes the existing control; otherwise it makes a new one.
  package var isLive = true

  /// Indicates whether the option also applies to the controls in each state.
  package var isForStates = true

  /// Indicates whether the option is a switch; otherwise it's a list of its choices.
  package var isSwitch = true
}

extension SampleOption {
  /// Returns the option of a Boolean property.
  package static func flag<Control: FormControl>(
    _ title: GalleryMessage, _ name: String, _ path: ReferenceWritableKeyPath<Control, Bool>,
    isOn: Bool = false, input: [SampleInput]? = nil
  ) -> Self {
    value(title, name, path, off: false, on: true, isOn: isOn, input: input)
  }

  /// Returns the option of a property with two values.
  ///
  /// - Parameters:
  ///   - code: The code of the second value, or `nil` for its literal.
  ///   - input: The input that enters the sample's value with the second value, if it's another one.
  package static func value<Control: FormControl, Value>(
    _ title: GalleryMessage, _ name: String, _ path: ReferenceWritableKeyPath<Control, Value>,
    off: Value,
    on: Value, code: String? = nil, isOn: Bool = false, input: [SampleInput]? = nil
  ) -> Self {
    let set: (Value) -> (FormControl) -> Void = { value in
      { control in (control as? Control)?[keyPath: path] = value }
    }
    return Self(
      title: title,
      choices: [
        Choice(apply: set(off)),
        Choice(
          statement: "\(name) = \(code ?? literal(on))", input: input, apply: set(on)),
      ], start: isOn ? 1 : 0)
  }

  /// Returns the option of a property with several values, the first of which is chosen initially.
  ///
  /// - Parameters:
  ///   - values: Each value, with its title and its code, which is `nil` for the control's default.
  ///   - input: The input that enters the sample's value with the last of them, if it's another one.
  package static func values<Control: FormControl, Value>(
    _ title: GalleryMessage, _ name: String, _ path: ReferenceWritableKeyPath<Control, Value>,
    _ values: [(title: String, value: Value, code: String?)], input: [SampleInput]? = nil
  ) -> Self {
    Self(
      title: title,
      choices: values.enumerated().map { place, choice in
        Choice(
          title: choice.title, statement: choice.code.map { "\(name) = \($0)" },
          input: place == values.count - 1 ? input : nil,
          apply: { ($0 as? Control)?[keyPath: path] = choice.value })
      }, isSwitch: false)
  }

  /// Returns a list of choices, each of which makes a new sample.
  package static func variants(_ title: GalleryMessage, _ titles: [GalleryMessage]) -> Self {
    Self(
      title: title, choices: titles.map { Choice(title: $0.text) }, isLive: false, isSwitch: false)
  }

  /// Returns a switch that makes a new sample.
  package static func variant(_ title: GalleryMessage, isOn: Bool = false) -> Self {
    Self(
      title: title, choices: [Choice(), Choice()], start: isOn ? 1 : 0,
      isLive: false)
  }

  /// The options of every control, which don't apply to the controls in each state.
  package static let ofEveryControl = [
    SampleOption(
      title: .`option.hint`,
      choices: [
        Choice(apply: { $0.hint = "" }),
        Choice(argument: #"hint: "\#(hint)""#, apply: { $0.hint = hint }),
      ], isForStates: false),
    SampleOption(
      title: .`option.marksValidity`,
      choices: [
        Choice(apply: { $0.marksValidity = false }),
        Choice(
          statement: "marksValidity = true", apply: { $0.marksValidity = true }),
      ], isForStates: false),
    SampleOption(
      title: .`state.notEditable`,
      choices: [
        Choice(apply: { $0.isEditable = true }),
        Choice(statement: "isEditable = false", apply: { $0.isEditable = false }),
      ], isForStates: false),
  ]

  /// The hint of each sample.
  package static let hint = "Help with filling it in"

  private static func literal<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    let value = mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
    return value is String ? "\"\(value)\"" : "\(value)"
  }
}
