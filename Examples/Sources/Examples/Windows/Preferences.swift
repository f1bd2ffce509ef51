import CGtk
import FormTextField
import GenericForm

/// The settings of a mail program, in a window from a GtkBuilder file and a `GtkApplication` of the
/// program's own.
///
/// No button submits: each valid change is applied at once. An error waits in its field, and the
/// last valid settings stay.
nonisolated struct Preferences: Equatable, Sendable {
  var server = "mail.example.org"
  var port: Int? = 993
  var checksAtStart = true
}

extension Preferences {
  static let validation = FormValidation<Preferences> {
    FieldValidation(
      \.server, .required("Enter the name of your mail server"), formatters: [.trimmed],
      rules: [.isHostname.message("Enter a host name, such as mail.example.org")])
    FieldValidation(\.port, .required("Enter a port, such as 993"))
  }

  static func run() {
    runApplication("io.github.genericform.Preferences") { application in
      do throws(InterfaceFileError) {
        try show(in: application)
      } catch {
        print(error)
      }
    }
  }

  private static func show(
    in application: UnsafeMutablePointer<GtkApplication>
  ) throws(InterfaceFileError) {
    let form = Form(Preferences(), validation: validation)
    let file = try InterfaceFile(text: layout)
    let server = try file.control("server", as: FormTextField.self)
    server.bind(to: form.field(\.server))
    try file.control("port", as: FormNumberField<Int>.self).bind(to: form.field(\.port))
    try file.control("check", as: FormSwitch.self).bind(to: form.field(\.checksAtStart))
    guard let window = file.widget("window"), let applied = file.widget("applied") else { return }
    let observation = form.observe { [weak form] in
      guard let form, form.isValid, let port = form.port else { return }
      let start = form.checksAtStart ? "checked at start" : "not checked at start"
      applied["label"] = "Applied: \(form.server):\(port), \(start)"
    }
    // The signal handler keeps the form alive until the window is destroyed.
    window.connect("destroy") { withExtendedLifetime((form, observation)) {} }
    gtk_window_set_application(window.pointer.of(GtkWindow.self), application)
    gtk_window_present(window.pointer.of(GtkWindow.self))
    server.focus()
  }

  private static let layout = """
    <interface>
      <object class="GtkWindow" id="window">
        <property name="title">Preferences</property>
        <child>
          <object class="GtkBox">
            <property name="orientation">vertical</property>
            <property name="spacing">10</property>
            <property name="margin-top">18</property>
            <property name="margin-bottom">18</property>
            <property name="margin-start">18</property>
            <property name="margin-end">18</property>
            <child>
              <object class="FormTextField" id="server">
                <property name="title">_Server</property>
                <property name="input-purpose">url</property>
              </object>
            </child>
            <child>
              <object class="FormIntegerField" id="port">
                <property name="title">_Port</property>
                <property name="minimum">1</property>
                <property name="maximum">65535</property>
              </object>
            </child>
            <child>
              <object class="FormSwitch" id="check">
                <property name="title">_Check for mail at start</property>
              </object>
            </child>
            <child>
              <object class="GtkLabel" id="applied">
                <property name="xalign">0</property>
                <property name="wrap">1</property>
              </object>
            </child>
          </object>
        </child>
      </object>
    </interface>
    """
}
