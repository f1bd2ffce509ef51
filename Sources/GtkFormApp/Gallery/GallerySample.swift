import ControlSamples
import FormPhoneNumbers
import FormTextField
import GenericForm
import PhoneNumbers

/// One page of the gallery: a control or another element, its options, its states and its code.
@MainActor
struct GallerySample {
  /// The name of the sample's class.
  let name: String
  let group: ControlSample.Group

  /// The purpose of the class.
  let summary: GalleryMessage

  let options: [SampleOption]

  /// The states in which the sample is shown, or an empty array for an arrangement of controls.
  let states: [GalleryState]

  /// Returns the code of the sample, given a choice of each option.
  let code: (_ choices: [Int]) -> String

  /// Makes the sample, given a choice of each option: in a state, or to be tried if `state` is
  /// `nil`.
  let make: (_ choices: [Int], _ state: GalleryState?) -> Specimen

  /// The content of a page, and the objects that it keeps.
  @MainActor
  struct Specimen {
    let element: any FormElement
    private let column: ElementColumn
    private let kept: [AnyObject]

    init(element: any FormElement, kept: [AnyObject] = []) {
      (self.element, self.kept) = (element, kept)
      column = ElementColumn([element])
    }

    /// The column with the element; a row is in a list there.
    var widget: Widget { column.box }
  }
}

// MARK: - Controls

extension GallerySample {
  /// All samples, in the order of the gallery.
  static var all: [GallerySample] { controls + structure }

  /// The samples of all controls, group by group.
  static var controls: [GallerySample] {
    let samples = ControlSample.all + [phoneNumber]
    return ControlSample.Group.allCases.flatMap { group in
      samples.filter { $0.group == group }.map { GallerySample($0, $0.values) }
    }
  }

  /// The sample of the control that is in another library.
  private static let phoneNumber = ControlSample(
    "PhoneNumberEditor", .text, .`summary.phoneNumberEditor`,
    role: "text", type: "FormControl", title: "M_obile", field: "mobile", value: "",
    filled: "+33612345678", arguments: ["editor: PhoneNumberEditor()"],
    error: "Enter another number",
    rules: [#".isMobile(region: "FR")"#: .isMobile(region: "FR")]
  ) { FormControl($0, $1, editor: PhoneNumberEditor()) }

  /// Creates the sample of a control.
  private init<Values: SampleValues>(_ sample: ControlSample, _ values: Values) {
    let (type, title, field, arguments) = sample.code
    let rules = values.rules
    let options = sample.options + SampleOption.ofEveryControl + [.variant(.`option.required`)]
    var liveForm: Form<SampleState<Values.Value>>?
    self.init(
      name: sample.name, group: sample.group, summary: sample.summary, options: options,
      states: GalleryState.allCases.filter { state in
        state != .counter || sample.options.contains { $0.title == .`option.counter` }
      },
      code: { choices in
        let isRequired = choices.last == 1
        let strategy = isRequired ? [".required"] : rules.isEmpty ? [] : [".optional"]
        let list = rules.isEmpty ? [] : ["rules: [\(rules.map(\.key).joined(separator: ", "))]"]
        return GalleryCode.control(
          type, ["\"\(title)\"", "form.field(\\.\(field))"] + arguments,
          choices: zip(options, choices).map { $0.choices[$1] },
          validation: ["\\.\(field)"] + strategy + list)
      },
      make: { choices, state in
        let isRequired = state == .required || state == nil && choices.last == 1
        let start =
          switch state {
          case .error: values.wrong
          case let state?: state.isFilled ? values.filled : values.start
          case nil: values.start
          }
        let form = Form(SampleState(value: start)) {
          FieldValidation(
            \.value, isRequired ? .required : rules.isEmpty ? nil : .optional,
            rules: rules.map(\.value)
              + (state == .warning
                ? [
                  ValidationRule(
                    ValidationMessage(GalleryMessage.`state.unusual`), severity: .warning
                  ) { _ in false }
                ] : []),
            checks: [state?.check(sample.error)].compactMap(\.self))
        }
        if state == nil {
          // As a change of the form, an entered value may be outside of bounds that an option sets.
          if let liveForm { form.value = liveForm.value }
          liveForm = form
        }
        let control = values.make(title, form.field(\.value))
        for (option, choice) in zip(options, choices) where state == nil || option.isForStates {
          option.choices[choice].apply(control)
        }
        state?.apply(to: control, error: sample.error)
        return Specimen(element: control, kept: [form])
      })
  }
}

// MARK: - Finding

extension GallerySample {
  /// Returns whether each word of a text begins a word in the sample's name, group, summary or
  /// options.
  func isFound(by text: String) -> Bool {
    // FormTextField is also found as TextField and as Field.
    let names = name.indices.filter { name[$0].isUppercase }.map { String(name[$0...]) }
    let all = (names + ([group.title, summary] + options.map(\.title)).map(\.text)).joined(
      separator: " ")
    return text.split(separator: " ").allSatisfy { hasWord(in: all, beginningWith: String($0)) }
  }
}
