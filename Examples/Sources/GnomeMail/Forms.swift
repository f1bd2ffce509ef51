import FormTextField
import GenericForm

/// A mail account.
nonisolated struct Account: Sendable {
  var name = ""
  var email = ""
}

/// The preferences, which apply immediately.
nonisolated struct Settings: Sendable {
  var signature = "Sent with GTK"
  var minutes: Int? = 15
  var notifies = true
}

extension Form<Account> {
  /// Returns the account form, which a dialog, a window and the preferences share.
  static func account(_ account: Account = Account()) -> Form {
    Form(account) {
      FieldValidation(\.name, .required("Enter your name"), formatters: [.trimmed])
      FieldValidation(
        \.email, .required("Enter your email address"), formatters: [.trimmed], rules: [.isEmail])
    }
  }

  @FormElementBuilder var controls: [any FormElement] {
    FormTextField("_Name", field(\.name))
    FormTextField("_Email", field(\.email))
  }
}

extension FormView {
  /// Returns a page of preferences.
  static func mail(_ settings: Settings, apply: @escaping @MainActor (Settings) -> Void) -> FormView
  {
    let form = Form(settings) {
      FieldValidation(\.signature, .optional, rules: [.maxLength(80)])
      FieldValidation(\.minutes, .required("Enter a number of minutes, such as 15"))
      FieldValidation(\.notifies)
    }
    return FormView(form, applying: apply) {
      FormTextField("_Signature", form.field(\.signature))
      FormNumberField("_Check for mail every", form.field(\.minutes)).with {
        $0.range = 1...120
        $0.unit = "minutes"
      }
      FormSwitch("_Notify me of new mail", form.field(\.notifies))
    }
  }
}
