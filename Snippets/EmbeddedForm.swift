import FormTextField
import GenericForm

struct Account {
  var name = ""
}

final class AccountPage: FormHost {
  let title = "New Account"
  let box = Box(.column, spacing: 12)

  init() {
    let form = Form(Account()) { FieldValidation(\.name, .required) }
    form.onSubmit { account in print("Welcome, \(account.name)") }
    let view = FormView(form, submitTitle: "_Create", actions: [.cancel]) {
      FormTextField("_Name", form.field(\.name))
    }
    view.host = self
    view.scrolls = false  // The page scrolls.
    box.append(view.widget)
  }

  func close() { print("Show another page") }
}
