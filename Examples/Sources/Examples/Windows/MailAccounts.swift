import CGtk
import FormTextField
import GenericForm

/// A mail account, added to a list by a dialog.
nonisolated struct MailAccount: Sendable {
  var name = ""
  var email = ""
}

/// The preferences of the mail program, which apply immediately.
nonisolated struct MailPreferences: Sendable {
  var signature = "Sent with GTK"
  var minutes: Int? = 15
}

/// A custom window with two pages: a list of accounts, and a form with preferences.
final class MailAccounts {
  static func run() {
    runApplication("io.github.genericform.MailAccounts") { application in
      let window = MailAccounts(application)
      // The signal handler keeps the object until the window is destroyed.
      window.window.connect("destroy") { withExtendedLifetime(window) {} }
      gtk_window_present(window.window.pointer.of(GtkWindow.self))
    }
  }

  private let window: Widget
  private let list = Widget(gtk_list_box_new())
  private let applied = Widget(gtk_label_new("No preference was changed yet"))

  private init(_ application: UnsafeMutablePointer<GtkApplication>) {
    window = Widget(gtk_application_window_new(application))
    let stack: WidgetPointer = gtk_stack_new()
    add(accountsPage(), "Accounts", to: stack)
    add(preferencesPage(), "Preferences", to: stack)
    let switcher: WidgetPointer = gtk_stack_switcher_new()
    gtk_stack_switcher_set_stack(OpaquePointer(switcher), OpaquePointer(stack))
    let bar: WidgetPointer = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(OpaquePointer(bar), switcher)
    let pointer = window.pointer.of(GtkWindow.self)
    gtk_window_set_titlebar(pointer, bar)
    gtk_window_set_title(pointer, "Mail")
    gtk_window_set_default_size(pointer, 460, 420)
    gtk_window_set_child(pointer, stack)
  }

  private func add(_ page: Widget, _ title: String, to stack: WidgetPointer) {
    gtk_stack_add_titled(OpaquePointer(stack), page.pointer, title, title)
  }

  private func accountsPage() -> Widget {
    let add = Widget(gtk_button_new_with_mnemonic("_New Account…"))
    add.connect("clicked") { [weak self] in self?.addAccount() }
    let page = Box(.column, spacing: 12)
    page.append(list)
    page.append(add)
    return page
  }

  private func addAccount() {
    let form = Form(MailAccount()) {
      FieldValidation(\.name, .required("Enter your name"), formatters: [.trimmed])
      FieldValidation(
        \.email, .required("Enter your email address"), formatters: [.trimmed], rules: [.isEmail])
    }
    let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
      FormTextField("_Name", form.field(\.name)).with { $0.inputPurpose = .name }
      FormTextField("_Email", form.field(\.email)).with { $0.inputPurpose = .email }
    }
    Task {
      guard let account = await dialog.run(over: window) else { return }
      gtk_list_box_append(
        OpaquePointer(list.pointer), gtk_label_new("\(account.name): \(account.email)"))
    }
  }

  private func preferencesPage() -> Widget {
    let form = Form(MailPreferences()) {
      FieldValidation(\.signature, .optional, rules: [.maxLength(80)])
      FieldValidation(\.minutes, .required("Enter a number of minutes, such as 15"))
    }
    let view = FormView(
      form,
      applying: { [applied] preferences in
        applied["label"] =
          "Applied: “\(preferences.signature)”, every \(preferences.minutes ?? 0) minutes"
      }
    ) {
      FormTextField("_Signature", form.field(\.signature))
      FormNumberField("_Check for mail every", form.field(\.minutes)).with {
        $0.range = 1...120
        $0.unit = "minutes"
      }
    }
    let page = Box(.column, spacing: 12)
    page.append(view.widget)
    page.append(applied)
    return page
  }
}
