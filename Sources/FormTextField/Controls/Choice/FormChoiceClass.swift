import GenericForm

/// The GObject class `FormChoice`, whose options are texts where GtkBuilder creates it.
enum FormChoiceClass {
  static let objectClass = controlClass(
    "FormChoice",
    properties: [
      .options,
      .text(
        "value",
        get: { (control: FormControl) in
          (control as? any ListedOptions)?.chosenTitles.first ?? ""
        },
        set: { control, title in
          guard let control = control as? any ListedOptions else { return }
          control.chosenTitles = title.isEmpty ? [] : [title]
          control.reportUnlisted()
        }),
      .flag("radio", \FormChoice<String>.isRadio),
      .text("required-message", \FormChoice<String>.requiredMessage),
    ],
    make: { instance in
      let lone = LoneValue(String?.none)
      let editor = ChoiceEditor<String>([], style: .dropDown, canBeAbsent: true) { $0 }
      return FormChoice(instance, lone.field, lone: lone, editor)
    })
}

extension FormChoice {
  fileprivate var isRadio: Bool {
    get { style == .radio }
    set { style = newValue ? .radio : .dropDown }
  }
}

extension FormChoice: ListedOptions {
  var optionTitles: [String] {
    get { options.map(editor.title) }
    set { options(from: newValue).map { (listed: [Option]) in options = listed } }
  }

  var chosenTitles: [String] {
    get { value.map { [editor.title($0)] } ?? [] }
    set { options(from: newValue).map { (chosen: [Option]) in value = chosen.first } }
  }
}
