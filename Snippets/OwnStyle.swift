import FormTextField

let application = try FormApplication(id: "org.example.Newsletter")

StyleSheet.add(
  """
  .form-title { font-weight: normal; }
  .form-message.error { color: @error_color; }
  formtextfield > entry.error { border-color: @error_color; outline-color: @error_color; }
  """)

let email = FormTextField("_Email", validators: [.required, .email])
let view = FormView([email], submitTitle: "_Subscribe") {
  print("Welcome, \(email.text)")
}
application.run(FormWindowController("Newsletter", view))
