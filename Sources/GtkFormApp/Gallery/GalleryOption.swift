import FormTextField

/// A setting of a sample that the user of the gallery can switch.
@MainActor
struct GalleryOption {
  /// One of the option's settings.
  struct Choice {
    let title: String

    /// The initializer argument for this choice, such as `hint: "…"`, or `nil` if it needs none.
    var argument: String?

    /// The statement for this choice, without its `$0.`, or `nil` if it needs none.
    var statement: String?

    /// Applies this choice to a control.
    var apply: (FormControl) -> Void = { _ in }
  }

  let title: String

  /// The choices; a switch has two, the first of which is off.
  let choices: [Choice]

  /// The index of the initial choice.
  var start = 0

  /// Indicates whether a choice changes the existing control; otherwise it makes a new one.
  var isLive = true

  /// Indicates whether the option also applies to the controls in each state.
  var isForStates = true

  /// Indicates whether the option is a switch; otherwise it's a list of its choices.
  var isSwitch = true
}

extension GalleryOption {
  /// Returns the option of a Boolean property.
  static func flag<Control: FormControl>(
    _ title: String, _ name: String, _ path: ReferenceWritableKeyPath<Control, Bool>,
    isOn: Bool = false
  ) -> Self {
    value(title, name, path, off: false, on: true, isOn: isOn)
  }

  /// Returns the option of a property with two values.
  ///
  /// - Parameter code: The code of the second value, or `nil` for its literal.
  static func value<Control: FormControl, Value>(
    _ title: String, _ name: String, _ path: ReferenceWritableKeyPath<Control, Value>, off: Value,
    on: Value, code: String? = nil, isOn: Bool = false
  ) -> Self {
    let set: (Value) -> (FormControl) -> Void = { value in
      { control in (control as? Control)?[keyPath: path] = value }
    }
    return Self(
      title: title,
      choices: [
        Choice(title: "Off", apply: set(off)),
        Choice(title: "On", statement: "\(name) = \(code ?? literal(on))", apply: set(on)),
      ], start: isOn ? 1 : 0)
  }

  /// Returns the option of a property with several values, the first of which is the default.
  ///
  /// - Parameter values: Each value, with its title and its code.
  static func values<Control: FormControl, Value>(
    _ title: String, _ name: String, _ path: ReferenceWritableKeyPath<Control, Value>,
    _ values: [(title: String, value: Value, code: String)]
  ) -> Self {
    Self(
      title: title,
      choices: values.enumerated().map { place, choice in
        Choice(
          title: choice.title, statement: place == 0 ? nil : "\(name) = \(choice.code)",
          apply: { ($0 as? Control)?[keyPath: path] = choice.value })
      }, isSwitch: false)
  }

  /// Returns a list of choices, each of which makes a new sample.
  static func variants(_ title: String, _ titles: [String]) -> Self {
    Self(
      title: title, choices: titles.map { Choice(title: $0) }, isLive: false, isSwitch: false)
  }

  /// Returns a switch that makes a new sample.
  static func variant(_ title: String, isOn: Bool = false) -> Self {
    Self(
      title: title, choices: [Choice(title: "Off"), Choice(title: "On")], start: isOn ? 1 : 0,
      isLive: false)
  }

  private static func literal<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    let value = mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
    return value is String ? "\"\(value)\"" : "\(value)"
  }

  /// The options of every control, which don't apply to the controls in each state.
  static let ofEveryControl = [
    GalleryOption(
      title: "Hint",
      choices: [
        Choice(title: "Off", apply: { $0.hint = "" }),
        Choice(title: "On", argument: #"hint: "\#(hint)""#, apply: { $0.hint = hint }),
      ], isForStates: false),
    GalleryOption(
      title: "Tick or cross",
      choices: [
        Choice(title: "Off", apply: { $0.marksValidity = false }),
        Choice(
          title: "On", statement: "marksValidity = true", apply: { $0.marksValidity = true }),
      ], isForStates: false),
    GalleryOption(
      title: "Not editable",
      choices: [
        Choice(title: "Off", apply: { $0.isEditable = true }),
        Choice(title: "On", statement: "isEditable = false", apply: { $0.isEditable = false }),
      ], isForStates: false),
  ]

  /// The hint of each sample.
  static let hint = "Help with filling it in"
}
