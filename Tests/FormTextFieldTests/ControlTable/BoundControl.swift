import CGtk
import ControlSamples
import FormPhoneNumbers
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

extension ControlSample {
  /// The samples of all classes, of which one is generic, and one is in another library.
  static var ofAllClasses: [ControlSample] {
    all + [
      ControlSample(
        "FormIntegerField", .numbers, .`summary.numberField`, role: "spin button", title: "_Age",
        field: "age", value: nil as Int?, filled: 12, input: [.type("12")], pasted: " 12\n",
        mistakes: [("value", "1.5", "“Title”")]
      ) { FormNumberField($0, $1) },
      ControlSample(
        phoneNumberField, .text, .`summary.phoneNumberEditor`, role: "text", title: "M_obile",
        field: "mobile", value: "", filled: "+33612345678", input: [.type("0612345678")],
        pasted: " 06 12 34 56 78\n", mistakes: [("validators", "mobil", "mobil")]
      ) { title, field in
        let control = makePhoneNumberField(title)
        control.bind(to: field)
        return control
      },
    ]
  }

  /// The class of a control with an editor in another library.
  static let phoneNumberField = "FormPhoneNumberField"

  /// Each control as it is, and with each option that changes how its value is entered.
  fileprivate static var cases: [(sample: ControlSample, choice: SampleOption.Choice?)] {
    ofAllClasses.flatMap { sample in
      [(sample, nil)]
        + sample.options.flatMap(\.choices).filter { $0.input != nil }.map { (sample, $0) }
    }
  }
}

extension WidgetTestCase {
  /// Runs a test with each control in each look, each in its own window.
  func forEachControl(
    _ validation: ControlValidation = ControlValidation(), canBeAbsent: Bool = false,
    width: Int32 = 460, _ body: @MainActor (BoundControl, _ name: String) -> Void
  ) {
    let count = MainActor.assumeIsolated { ControlSample.cases.count }
    for (look, index) in FormLook.allCases.flatMap({ look in (0..<count).map { (look, $0) } }) {
      onStage { stage in
        FormLook.standard = look
        defer { FormLook.standard = .plain }
        let (sample, choice) = ControlSample.cases[index]
        guard !canBeAbsent || sample.values.startsAbsent else { return }
        let bound = BoundControl(sample, sample.values, choice, validation)
        stage.put(bound.control)
        stage.widen(to: width)
        stage.show()
        XCTAssertEqual(bound.control.look, look)
        body(bound, "\(sample.name) \(choice?.statement ?? "") in \(look)")
      }
    }
  }
}

extension SampleValues {
  /// Indicates whether the first value is an absent one; a slider always has a value.
  fileprivate var startsAbsent: Bool { isAbsent(start) }
}

/// The validation of a field of the table.
struct ControlValidation {
  var isRequired = false

  /// Indicates whether the entered value has a warning.
  var isWarning = false

  var isChecked = false
  var hint = ""
}

/// A control of the table, and its form without the value's type.
@MainActor
struct BoundControl {
  let control: FormControl

  /// Makes a control of the same class without a form, with a message for an absent value.
  let alone: (_ requiredMessage: String) -> FormControl

  /// A text that enters the value when pasted, or `nil` if the control doesn't take text.
  let pasted: String?

  /// Enters the value as the user does.
  let enter: () -> Void
  let isFilled: () -> Bool
  let isAbsent: () -> Bool

  /// Sets the value as a program does.
  let fill: () -> Void
  let empty: () -> Void

  /// Calls a closure with each value for a store.
  let sendChanges: (_ handler: @escaping () -> Void) -> Void

  /// Shows the filled or the absent value of a store, and its error.
  let show: (_ isFilled: Bool, _ error: ValidationMessage?) -> Void
  let include: (Bool) -> Void

  /// Ends the check of the entered value.
  let answer: (Bool) -> Void
  let fail: () -> Void

  /// The number of times the check ran.
  let checks: () -> Int

  /// Keeps the form alive.
  let form: AnyObject

  /// Returns the accessible description with these words, to which a password adds the key that
  /// reveals it, and money its currency.
  func described(_ words: String) -> String {
    switch control {
    case is FormPasswordField: "\(words)\n\(revealKeyWords)"
    case is FormMoneyField: "\(words)\nEuro"
    default: words
    }
  }

  /// The part of the control that takes the focus and has the accessible state.
  var focus: OpaquePointer { OpaquePointer(control.frame.editor.focusWidget.pointer) }
}

extension BoundControl {
  /// Binds the control of a sample to a form with a validation.
  init<Values: SampleValues>(
    _ sample: ControlSample, _ values: Values, _ choice: SampleOption.Choice?,
    _ validation: ControlValidation
  ) {
    let (absent, filled) = (values.start, values.entered)
    let check = ScriptedCheck<Values.Value>("Taken")
    let form = Form(Slot(value: absent)) {
      FieldValidation(
        \.value, validation.isRequired ? .required("Fill this in") : nil,
        rules: validation.isWarning
          ? [ValidationRule("Sure?", severity: .warning) { $0 != filled }] : [],
        checks: validation.isChecked ? [check.check(debounce: .zero)] : [],
        when: { $0.isIncluded })
    }
    guard let control = values.make("_Title", form.field(\.value)) as? ValueControl<Values.Value>
    else { fatalError("\(sample.name) doesn't edit a value of type \(Values.Value.self).") }
    control.hint = validation.hint
    choice?.apply(control)
    self.init(
      control: control,
      alone: { control.alone("_Title", requiredMessage: $0) }, pasted: sample.pasted,
      enter: {
        control.focus()
        for step in choice?.input ?? sample.input { perform(step) }
        spin(until: form.value == filled)
      }, isFilled: { form.value == filled },
      isAbsent: { form.value == absent }, fill: { form.value = filled },
      empty: { form.value = absent },
      sendChanges: { handler in control.sendChanges { _ in handler() } },
      show: { isFilled, error in control.show(isFilled ? filled : absent, error: error) },
      include: { form.isIncluded = $0 },
      answer: { check.answer(filled, $0) }, fail: { check.fail(filled) },
      checks: { check.values.count }, form: form)
  }
}

extension ValueControl {
  /// Makes a control of the same class without a form.
  fileprivate func alone(_ title: String, requiredMessage: String) -> FormControl {
    let kind = type(of: self)
    if kind == CustomControl<PhoneNumberEditor>.self {
      let control = makePhoneNumberField(title)
      control.widget["required-message"] = requiredMessage
      return control
    }
    let form = StandaloneForm(kind.startValue, .required(ValidationMessage(requiredMessage)))
    let control = kind.init(ControlMaking(WidgetInstance(making: kind.objectClass), .own(form)))
    control.title = title
    return control
  }
}

/// Makes a control with an editor in another library, as an interface file does.
@MainActor
private func makePhoneNumberField(_ title: String) -> ValueControl<String> {
  PhoneNumberEditor.registerClass()
  let text = """
    <interface>
      <object class="\(ControlSample.phoneNumberField)" id="control">
        <property name="title">\(title)</property>
        <property name="region">FR</property>
      </object>
    </interface>
    """
  guard
    let control = try? InterfaceFile(text: text).element("control", as: ValueControl<String>.self)
  else { fatalError("The interface file has no control.") }
  return control
}

@MainActor
private func perform(_ step: SampleInput) {
  switch step {
  case .type(let text): typeText(text)
  case .press(let key): press(key)
  case .pasteFile(let path): pasteFile(path)
  }
}

private struct Slot<Value: Equatable & Sendable>: Sendable {
  var value: Value
  var isIncluded = true
}
