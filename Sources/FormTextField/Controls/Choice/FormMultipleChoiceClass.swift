import GenericForm

/// The GObject class `FormMultipleChoice`, whose options are texts where GtkBuilder creates it.
enum FormMultipleChoiceClass {
  static let objectClass = controlClass(
    "FormMultipleChoice",
    properties: [
      .options,
      .texts(
        "values",
        get: { (control: FormControl) in (control as? any ListedOptions)?.chosenTitles ?? [] },
        set: { control, titles in
          guard let control = control as? any ListedOptions else { return }
          control.chosenTitles = titles
          control.reportUnlisted()
        }),
      .text("required-message", \FormMultipleChoice<String>.requiredMessage),
    ],
    make: { instance in
      let lone = LoneValue(Set<String>())
      return FormMultipleChoice(
        instance, lone.field, lone: lone, MultipleChoiceEditor<String>([]) { $0 })
    })
}

extension FormMultipleChoice: ListedOptions {
  var optionTitles: [String] {
    get { options.map(editor.title) }
    set { options(from: newValue).map { (listed: [Option]) in options = listed } }
  }

  var chosenTitles: [String] {
    get {
      let listed = options.filter(value.contains)
      return listed.map(editor.title) + value.subtracting(listed).map(editor.title).sorted()
    }
    set { options(from: newValue).map { (chosen: [Option]) in value = Set(chosen) } }
  }
}
