import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A kind of control, as the table in `ControlTableTests` needs it.
@MainActor
struct ControlSample {
  /// The GObject class name.
  let name: String

  /// Makes a control bound to a form with a validation.
  let bound: (ControlValidation) -> BoundControl

  /// Makes a control without a form, with a message for an absent value; `nil` for a control that
  /// always has a value.
  let alone: ((_ requiredMessage: String) -> FormControl)?

  /// A text that enters the value when pasted, or `nil` if the control doesn't take text.
  let pasted: String?

  /// A property with a value that it can't have, and a part of the error message.
  let wrong: (property: String, value: String, sentence: String)

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - name: The GObject class name.
  ///   - absent: An absent value, or the first value of a control that always has one.
  ///   - filled: A value that is present.
  ///   - bound: Makes a control for a field, with a title and a hint.
  ///   - alone: Makes a control without a form, with a title and a message.
  ///   - pasted: A text that enters `filled` when pasted.
  ///   - wrong: A property with a value that it can't have, and a part of the error message.
  ///   - enter: Presses the keys that replace `absent` with `filled`.
  init<Value: Equatable & Sendable, Control: ValueControl<Value>>(
    _ name: String, absent: Value, filled: Value,
    bound: @escaping (_ title: String, _ field: Field<Value>, _ hint: String) -> Control,
    alone: ((_ title: String, _ requiredMessage: String) -> Control)? = nil,
    pasted: String? = nil, wrong: (property: String, value: String, sentence: String),
    enter: @escaping () -> Void
  ) {
    self.name = name
    self.pasted = pasted
    self.wrong = wrong
    self.bound = { validation in
      let check = ScriptedCheck<Value>("Taken")
      let form = Form(Slot(value: absent)) {
        FieldValidation(
          \.value, validation.isRequired ? .required("Fill this in") : nil,
          rules: validation.isWarning
            ? [ValidationRule("Sure?", severity: .warning) { $0 != filled }] : [],
          checks: validation.isChecked ? [check.check(debounce: .zero)] : [],
          when: { $0.isIncluded })
      }
      let control = bound("_Title", form.field(\.value), validation.hint)
      return BoundControl(
        control: control, pasted: pasted,
        enter: {
          control.focus()
          enter()
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
    self.alone = alone.map { alone in { alone("_Title", $0) } }
  }
}

extension WidgetTestCase {
  /// Runs a test with each control in each look, each in its own window.
  func forEachControl(
    _ validation: ControlValidation = ControlValidation(), canBeAbsent: Bool = false,
    _ body: @MainActor (BoundControl, _ name: String) -> Void
  ) {
    let count = MainActor.assumeIsolated { ControlSample.all.count }
    for (look, index) in FormLook.allCases.flatMap({ look in (0..<count).map { (look, $0) } }) {
      onStage { stage in
        FormLook.standard = look
        defer { FormLook.standard = .plain }
        let sample = ControlSample.all[index]
        guard !canBeAbsent || sample.alone != nil else { return }
        let bound = sample.bound(validation)
        stage.put(bound.control)
        stage.widen()
        stage.show()
        XCTAssertEqual(bound.control.look, look)
        body(bound, "\(sample.name) in \(look)")
      }
    }
  }
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

private struct Slot<Value: Equatable & Sendable>: Sendable {
  var value: Value
  var isIncluded = true
}
