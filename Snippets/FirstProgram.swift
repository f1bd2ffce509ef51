import FormTextField

let application = try FormApplication(id: "org.example.Newsletter")
let email = FormTextField("_Email", validators: [.required, .email])
let view = FormView([email], submitTitle: "_Subscribe") {
  print("Welcome, \(email.text)")
}
application.run(FormWindowController("Newsletter", view))
