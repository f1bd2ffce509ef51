import FormTextField
import GenericForm

struct Page {
  var name: ValidatableField<String> = ""
  var email = ""
  var emailError: ValidationMessage?
}

enum Action {
  case nameChanged, emailChanged, saveTapped, save(Page)
}

let reducer = FormReducer(
  FormValidation<Page> {
    FieldValidation(field: \.name, rules: [.minLength(5)])
    FieldValidation(\.email, rules: [.isEmail]).writingError(to: \.emailError)
  }
) { (action: Action) in
  switch action {
  case .nameChanged: .changed(\Page.name)
  case .emailChanged: .changed(\Page.email)
  case .saveTapped: .submitted
  case .save: nil
  }
} onValid: { page in
  .save(page)
}
var page = Page()

let application = try FormApplication(id: "org.example.Store")
let name = FormTextField("_Name")
name.sendChanges { [unowned name] text in
  page.name.value = text
  _ = reducer.reduce(&page, .nameChanged)
  name.show(page.name)
}
let email = FormTextField("_Email")
email.sendChanges { [unowned email] text in
  page.email = text
  _ = reducer.reduce(&page, .emailChanged)
  email.show(page.email, error: page.emailError)
}
let view = FormView([name, email], submitTitle: "_Save") {
  let next = reducer.reduce(&page, .saveTapped)
  if case .save(let saved) = next {
    print("Saved “\(saved.name.value)”")
    page = Page()
  }
  name.show(page.name)
  email.show(page.email, error: page.emailError)
}
application.run(FormWindowController("Profile", view))
