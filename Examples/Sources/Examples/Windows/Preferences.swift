import CGtk
import FormTextField
import GenericForm

/// The settings of a mail program, in a window from a GtkBuilder file and in the program's own
/// `GtkApplication`.
///
/// There's no submit button: each valid change applies immediately. An error stays in its field, and
/// the last valid settings remain in effect.
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
    FieldValidation(\.checksAtStart, .optional)
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
    guard let window = file.widget("window"), let applied = file.widget("applied") else { return }
    _ = try file.formView("preferences", form) { preferences in
      guard let port = preferences.port else { return }
      let start = preferences.checksAtStart ? "checked at start" : "not checked at start"
      applied["label"] = "Applied: \(preferences.server):\(port), \(start)"
    }
    gtk_window_set_application(window.pointer.of(GtkWindow.self), application)
    gtk_window_present(window.pointer.of(GtkWindow.self))
  }

  private static let layout = """
    <interface>
      <object class="GtkWindow" id="window">
        <property name="title">Preferences</property>
        <property name="default-width">460</property>
        <child>
          <object class="GtkBox">
            <property name="orientation">vertical</property>
            <child>
              <object class="FormView" id="preferences">
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
                  <object class="FormSwitch" id="checksAtStart">
                    <property name="title">_Check for mail at start</property>
                  </object>
                </child>
              </object>
            </child>
            <child>
              <object class="GtkLabel" id="applied">
                <property name="xalign">0</property>
                <property name="wrap">1</property>
                <property name="margin-start">18</property>
                <property name="margin-bottom">18</property>
              </object>
            </child>
          </object>
        </child>
      </object>
    </interface>
    """
}
