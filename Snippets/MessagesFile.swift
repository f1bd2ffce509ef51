import FormTextField
import Foundation
import GenericForm

// Before the first window: the file on the command line, such as pl.strings.
if let path = CommandLine.arguments.dropFirst().first {
  MessageCatalog.shared = try MessageCatalog(
    strings: String(contentsOfFile: path, encoding: .utf8), language: "pl")
}

let application = try FormApplication(id: "org.example.Newsletter")
let email = FormTextField("_Email", validators: [.required, .email])
let view = FormView([email], submitTitle: "_Subscribe") {
  print("Welcome, \(email.text)")
}
application.run(FormWindowController("Newsletter", view))
