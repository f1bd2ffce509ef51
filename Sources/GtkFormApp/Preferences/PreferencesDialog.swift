import FormTextField
import GenericForm

/// The dialog "Preferences".
@MainActor
enum PreferencesDialog {
  /// Shows the dialog over the window of a widget, and returns once it's closed.
  static func run(over widget: Widget, _ file: PreferencesFile = PreferencesFile()) async {
    let form = Form((try? file.read()) ?? Preferences(), validation: Preferences.validation)
    form.onSubmit { preferences in try file.write(preferences) }
    _ = await makeDialog(form).run(over: widget)
  }

  static func makeDialog(_ form: Form<Preferences>) -> FormDialog<Preferences> {
    FormDialog(
      AppMessage.`preferences.window`.text, form, submitTitle: AppMessage.`preferences.save`.text
    ) {
      FormChoice(
        AppMessage.`preferences.place`.text, form.field(\.place),
        options: Preferences.Place.allCases, style: .radio,
        hint: AppMessage.`preferences.hint`.text
      ).with {
        $0.optionTitle = { place in
          switch place {
          case .file: AppMessage.`preferences.inFile`.text
          case .server: AppMessage.`preferences.onServer`.text
          }
        }
      }
      FormTextField(AppMessage.`preferences.file`.text, form.field(\.file)).with {
        $0.placeholder = StoreFile.defaultPath()
      }
      FormTextField(AppMessage.`preferences.server`.text, form.field(\.server)).with {
        $0.placeholder = Preferences.exampleServer
      }
    }
  }
}
