import FormDrafts
import FormLanguages
import FormTextField
import GenericForm

@main
struct Lending {
  static func main() throws {
    FormLanguages.add { language in
      language == "fr" ? String(decoding: PackageResources.fr_po, as: UTF8.self) : nil
    }
    let application = try FormApplication(id: "org.example.Lending")
    let library = try Library.open()
    let form = Form(Loan(), validation: Loan.validation(in: library))
    form.onSubmit { loan in try await library.add(loan) }
    let view = FormView(
      form, submitTitle: Message.submit.text,
      successMessage: { loan in Message.done.text(["name": .text(loan.name)]) },
      actions: [.cancel], draft: FormDraft("loan")
    ) {
      FormPages {
        FormPage(Message.readerPage.text) {
          FormTextField(Message.name.text, form.field(\.name))
          FormSwitch(Message.isReminded.text, form.field(\.isReminded))
          FormTextField(Message.email.text, form.field(\.email))
        }
        FormPage(Message.loanPage.text) {
          FormRows(
            Message.books.text, form, each: \.books, rowTitle: Message.book.text, count: 1...5,
            adding: { Loan.Book() }
          ) { book in
            FormTextField(Message.isbn.text, book.field(\.isbn), hint: Message.isbnHint.text)
          }
          FormColumns {
            FormDateField(Message.lentOn.text, form.field(\.lentOn))
            FormDateField(Message.dueOn.text, form.field(\.dueOn))
          }
        }
      }
    }
    let window = FormWindowController(Message.window.text, view)
    window.widget.size = Window.Size(width: 460, height: 640)
    application.run(window)
  }
}
