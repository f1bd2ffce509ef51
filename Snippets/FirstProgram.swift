import FormTextField

let application = try FormApplication(id: "org.example.Newsletter")
let email = FormTextField("_Email", validators: [.required, .email])
application.run(
  FormWindowController("Newsletter", elements: [email], submitTitle: "_Subscribe") {
    print("Welcome, \(email.text)")
  })
