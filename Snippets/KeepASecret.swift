import FormDrafts
import FormTextField
import GenericForm

struct Login: Codable {
  var server = ""
  var password = ""
  var token = ""
}

let form = Form(Login()) {
  FieldValidation(\.server, .required, formatters: [.trimmed])
  FieldValidation(\.password, .required)
  FieldValidation(\.token, .optional)
}
form.field(\.token).isSecret = true  // Needed because a text field isn't secret by itself.
form.onSubmit { login in print("Connected to \(login.server)") }

let application = try FormApplication(id: "org.example.Login")
let view = FormView(form, submitTitle: "_Log In", draft: FormDraft("login")) {
  FormTextField("_Server", form.field(\.server))
  FormPasswordField("_Password", form.field(\.password))
  FormTextField("_Token", form.field(\.token))
}
application.run(FormWindowController("Log In", view))
