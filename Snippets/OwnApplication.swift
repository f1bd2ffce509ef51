import FormTextField

let application = Application(id: "org.example.Newsletter")
application.onActivate {
  let email = FormTextField("_Email", validators: [.required, .email])
  let view = FormView([email], submitTitle: "_Subscribe") {
    print("Welcome, \(email.text)")
  }
  let window = FormWindowController("Newsletter", view)
  application.add(window.widget)
  window.present()
}
application.run()
