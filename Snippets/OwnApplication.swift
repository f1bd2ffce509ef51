import CGtk
import FormTextField

let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>?, gpointer?) -> Void = {
  application, _ in
  MainActor.assumeIsolated {
    let email = FormTextField("_Email", validators: [.required, .email])
    let window = FormWindowController("Newsletter", elements: [email], submitTitle: "_Subscribe") {
      print("Welcome, \(email.text)")
    }
    gtk_application_add_window(
      application, UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self))
    window.present()
  }
}

let application = gtk_application_new("org.example.Newsletter", GApplicationFlags(rawValue: 0))
g_signal_connect_data(
  application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil,
  GConnectFlags(rawValue: 0))
g_application_run(
  UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GApplication.self), 0, nil)
