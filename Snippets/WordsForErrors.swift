import FormTextField

enum Refusal: Error {
  case quota(Int)
}

let application = try FormApplication(id: "org.example.Upload")
let name = FormTextField("_Name", validators: [.required])
let view = FormView([name], submitTitle: "_Upload") {
  throw Refusal.quota(5)
}
view.describeError = { error in
  guard case Refusal.quota(let most) = error else { return nil }
  return "You have \(most) files. Remove one, and try again"
}
application.run(FormWindowController("Upload", view))
