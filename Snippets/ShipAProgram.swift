import FormTextField

// D-Bus starts the program with this option, and asks for a window later.
let isService = CommandLine.arguments.contains("--gapplication-service")
let application = try FormApplication(
  id: "org.example.Newsletter", instances: isService ? .oneOnRequest : .one)
application.run {
  let email = FormTextField("_Email", validators: [.required, .email])
  let view = FormView([email], submitTitle: "_Subscribe") {
    print("Welcome, \(email.text)")
  }
  return FormWindowController("Newsletter", view)
}
