import FormTextField

let application = Application(id: "org.example.Newsletter")
application.onActivate {
  let email = FormTextField("_Email", validators: [.required, .email])
  let window = FormWindowController("Newsletter", elements: [email], submitTitle: "_Subscribe") {
    print("Welcome, \(email.text)")
  }
  application.add(window.widget)
  window.present()
}
application.run()
