import FormTextField
import GenericForm

/// One page of the gallery: a control or another element, its options, its states and its code.
@MainActor
struct GallerySample {
  /// A group of samples.
  enum Group: String, CaseIterable {
    case text = "Text"
    case numbers = "Numbers"
    case choices = "Choices"
    case dates = "Dates and times"
    case files = "Files"
    case structure = "Structure"
  }

  /// The name of the sample's class.
  let name: String
  let group: Group

  /// The purpose of the class, in a sentence.
  let summary: String

  let options: [GalleryOption]

  /// The states in which the sample is shown, or an empty array for an arrangement of controls.
  let states: [GalleryState]

  /// Returns the code of the sample, given a choice of each option.
  let code: (_ choices: [Int]) -> String

  /// Makes the sample, given a choice of each option: in a state, or to be tried if `state` is
  /// `nil`.
  let make: (_ choices: [Int], _ state: GalleryState?) -> Specimen

  /// The content of a page, and the objects that it keeps.
  struct Specimen {
    let element: any FormElement
    var kept: [AnyObject] = []
  }
}

// MARK: - Controls

extension GallerySample {
  /// Creates the sample of a control.
  ///
  /// - Parameters:
  ///   - type: The type to create in the code, or `nil` if it's `name`.
  ///   - title: The control's title.
  ///   - field: The name of the property that the control is bound to.
  ///   - value: The initial value.
  ///   - filled: The value in the states with a value.
  ///   - wrong: The value in the state with an error, or `nil` if it's `filled`.
  ///   - arguments: Further arguments of the control's initializer.
  ///   - error: The message in the state with an error.
  ///   - rules: The rules of the field, each with its code.
  ///   - make: Makes the control.
  init<Value: Equatable & Sendable>(
    _ name: String, _ group: Group, _ summary: String, type: String? = nil, title: String,
    field: String, value: Value, filled: Value, wrong: Value? = nil,
    arguments: [String] = [], error: ValidationMessage = "Choose another one",
    rules: KeyValuePairs<String, ValidationRule<Account<Value>, Value>> = [:],
    options: [GalleryOption] = [],
    make: @escaping (_ title: String, _ field: Field<Value>) -> FormControl
  ) {
    let required = GalleryOption.variant("Required")
    let options = options + GalleryOption.ofEveryControl + [required]
    var liveForm: Form<Account<Value>>?
    self.init(
      name: name, group: group, summary: summary, options: options,
      states: GalleryState.allCases.filter { $0 != .counter || Self.counted.contains(name) },
      code: { choices in
        let isRequired = choices.last == 1
        let strategy = isRequired ? [".required"] : rules.isEmpty ? [] : [".optional"]
        let list = rules.isEmpty ? [] : ["rules: [\(rules.map(\.key).joined(separator: ", "))]"]
        return GalleryCode.control(
          type ?? name, ["\"\(title)\"", "form.field(\\.\(field))"] + arguments,
          choices: zip(options, choices).map { $0.choices[$1] },
          validation: ["\\.\(field)"] + strategy + list)
      },
      make: { choices, state in
        let isRequired = state == .required || state == nil && choices.last == 1
        let start = state?.isFilled == true ? (state == .error ? wrong : nil) ?? filled : value
        let form = Form(Account(value: state == nil ? liveForm?.value ?? start : start)) {
          FieldValidation(
            \.value, isRequired ? .required("Fill this in") : rules.isEmpty ? nil : .optional,
            rules: rules.map(\.value)
              + (state == .warning
                ? [ValidationRule("This is unusual", severity: .warning) { _ in false }] : []),
            checks: [state?.check()].compactMap(\.self))
        }
        if state == nil { liveForm = form }
        let control = make(title, form.field(\.value))
        for (option, choice) in zip(options, choices) where state == nil || option.isForStates {
          option.choices[choice].apply(control)
        }
        state?.apply(to: control, error: error)
        return Specimen(element: control, kept: [form])
      })
  }

  /// The controls that can count their characters.
  private static var counted: Set<String> {
    ["FormTextField", "FormPasswordField", "FormTextArea"]
  }

  /// The state of the form of a sample.
  struct Account<Value: Equatable & Sendable>: Sendable {
    var value: Value
  }
}

// MARK: - Finding

extension GallerySample {
  /// Returns whether each word of a text begins a word in the sample's name, group, summary or
  /// options.
  func isFound(by text: String) -> Bool {
    // FormTextField is also found as TextField and as Field.
    let names = name.indices.filter { name[$0].isUppercase }.map { String(name[$0...]) }
    let all = (names + [group.rawValue, summary] + options.map(\.title)).joined(separator: " ")
    return text.split(separator: " ").allSatisfy { hasWord(in: all, beginningWith: String($0)) }
  }
}
