import FormTextField
import GenericForm

struct Page {
  var name: ValidatableField<String> = ""
}

enum Action {
  case nameChanged, saveTapped, save(Page)
}

struct Incomplete: Error, CustomStringConvertible {
  let description = "Correct the name"
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
  name.show(page.name)
  guard case .save(let page) = next else { throw Incomplete() }
  print("Saved “\(page.name.value)”")
}
application.run(FormWindowController("Profile", view))
