import FormTextField

@main
struct Lending {
  static func main() throws {
    let application = try FormApplication(id: "org.example.Lending")
    let email = FormTextField("_Email", validators: [.required, .email])
    let view = FormView([email], submitTitle: "_Lend") {
      print("\(email.text) has borrowed a book")
    }
    application.run(FormWindowController("Lend a Book", view))
  }
}
