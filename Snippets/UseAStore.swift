import FormTextField
import GenericForm

struct Page {
  var name: ValidatableField<String> = ""
}

enum Action {
  case nameChanged, saveTapped, save(Page)
}

let reducer = FormReducer(
  FormValidation<Page> { FieldValidation(field: \.name, rules: [.minLength(5)]) }
) { (action: Action) in
  switch action {
  case .nameChanged: .changed(\Page.name)
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
let view = FormView([name], submitTitle: "_Save") {
  let next = reducer.reduce(&page, .saveTapped)
  if case .save(let saved) = next {
    print("Saved “\(saved.name.value)”")
    page = Page()
  }
  name.show(page.name)
}
application.run(FormWindowController("Profile", view))
