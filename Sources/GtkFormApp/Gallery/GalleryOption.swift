import FormTextField

/// A setting of a sample that the user of the gallery can switch.
@MainActor
struct GalleryOption {
  /// One of the settings between which the option switches.
  struct Choice {
    let title: String

    /// The argument of the initializer that makes it, such as `hint: "…"`, or `nil`.
    var argument: String?

    /// The statement that makes it, as it follows `$0.`, or `nil`.
    var statement: String?

    /// Makes it in a control.
    var apply: (FormControl) -> Void = { _ in }
  }

  let title: String

  /// The choices; a switch has two, the first of which is off.
  let choices: [Choice]

  /// The place of the initial choice.
  var start = 0

  /// Indicates whether it sets a property of a control that exists; otherwise it makes a new one.
  var isLive = true

  /// Indicates whether the samples of the states have it too.
  var isForStates = true

  /// Indicates whether a switch shows it, and not a list of its choices.
  var isSwitch = true
}

extension GalleryOption {
  /// A property that is true or false.
  static func flag<Control: FormControl>(
    _ title: String, _ name: String, _ path: ReferenceWritableKeyPath<Control, Bool>,
    isOn: Bool = false
  ) -> Self {
    value(title, name, path, off: false, on: true, isOn: isOn)
  }

  /// A property with two values.
  ///
  /// - Parameter code: The second value as a program writes it, or `nil` for its literal.
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

  /// A property with several values, the first of which is the default.
  ///
  /// - Parameter values: Each value with its title and as a program writes it.
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

  /// A choice that makes a new sample.
  static func variants(_ title: String, _ titles: [String]) -> Self {
    Self(
      title: title, choices: titles.map { Choice(title: $0) }, isLive: false, isSwitch: false)
  }

  /// A switch that makes a new sample.
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

  /// The options of every control, of which only the first sample makes use.
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
