import CGtk
import FormTextField

let application = try FormApplication(id: "org.example.Newsletter")

let css = """
  .form-title { font-weight: normal; }
  .form-message.error { color: @error_color; }
  formtextfield > entry.error { border-color: @error_color; outline-color: @error_color; }
  """
let style = gtk_css_provider_new()
gtk_css_provider_load_from_data(style, css, -1)
gtk_style_context_add_provider_for_display(
  gdk_display_get_default(), OpaquePointer(style),
  UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)

let email = FormTextField("_Email", validators: [.required, .email])
application.run(
  FormWindowController("Newsletter", elements: [email], submitTitle: "_Subscribe") {
    print("Welcome, \(email.text)")
  })
