import CGtk
import FormTextField
import GenericForm

/// A server, added to a list by the program's own modal dialog.
nonisolated struct MailServer: Equatable, Sendable {
  var name = ""
  var address = ""
}

extension MailServer {
  static let validation = FormValidation<MailServer> {
    FieldValidation(\.name, .required("Give the server a name"), formatters: [.trimmed])
    FieldValidation(
      \.address, .required("Enter the address of the server"), formatters: [.trimmed],
      rules: [.isHostname.message("Enter a host name, such as mail.example.org")])
  }
}

/// A window with a list of servers, and a dialog that adds one.
enum MailServers {
  static func run() {
    runApplication("io.github.genericform.MailServers") { application in
      let list: WidgetPointer = gtk_list_box_new()
      let add: WidgetPointer = gtk_button_new_with_mnemonic("_Add Server…")
      let box = column([list, add])
      let window: WidgetPointer = gtk_application_window_new(application)
      gtk_window_set_title(window.of(GtkWindow.self), "Mail Servers")
      gtk_window_set_child(window.of(GtkWindow.self), box)
      connect(add, "clicked") {
        askForServer(over: window) { server in
          gtk_list_box_append(
            OpaquePointer(list), gtk_label_new("\(server.name): \(server.address)"))
        }
      }
      gtk_window_present(window.of(GtkWindow.self))
    }
  }

  /// Opens the dialog, and calls `handler` with the server once it's valid.
  private static func askForServer(
    over parent: WidgetPointer, then handler: @escaping (MailServer) -> Void
  ) {
    let form = Form(MailServer(), validation: MailServer.validation)
    let controls = [
      FormTextField("_Name", form.field(\.name)), FormTextField("_Address", form.field(\.address)),
    ]
    let button: WidgetPointer = gtk_button_new_with_mnemonic("A_dd")
    let dialog: WidgetPointer = gtk_window_new()
    let window = dialog.of(GtkWindow.self)
    gtk_window_set_title(window, "Add Server")
    gtk_window_set_transient_for(window, parent.of(GtkWindow.self))
    gtk_window_set_modal(window, 1)
    gtk_window_set_child(window, column(controls.map(\.widget.pointer) + [button]))
    gtk_window_set_default_widget(window, button)
    form.onInvalid { _ in controls.first { !$0.isValid }?.focus() }
    form.onSubmit { server in
      handler(server)
      gtk_window_destroy(window)
    }
    connect(button, "clicked") { form.submit() }
    gtk_window_present(window)
    controls[0].focus()
  }

  private static func column(_ widgets: [WidgetPointer]) -> WidgetPointer {
    let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10)
    for margin in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ] { margin(box, 18) }
    for widget in widgets { gtk_box_append(box.of(GtkBox.self), widget) }
    return box
  }
}
