import FormTextField
import GenericForm

@main
struct Lending {
  static func main() throws {
    let application = try FormApplication(id: "org.example.Lending")
    let library = Library()
    let form = Form(Loan(), validation: Loan.validation(in: library))
    form.onSubmit { loan in await library.add(loan) }
    let view = FormView(
      form, submitTitle: "_Lend", successMessage: { loan in "Lent to \(loan.name)" }
    ) {
      FormPages {
        FormPage("Reader") {
          FormTextField("_Name", form.field(\.name))
          FormSwitch("Remind by e_mail", form.field(\.isReminded))
          FormTextField("_Email", form.field(\.email))
        }
        FormPage("Loan") {
          FormRows(
            "_Books", form, each: \.books, rowTitle: "Book", count: 1...5,
            adding: { Loan.Book() }
          ) { book in
            FormTextField("ISBN", book.field(\.isbn), hint: "The number below the bar code")
          }
          FormColumns {
            FormDateField("Lent _on", form.field(\.lentOn))
            FormDateField("_Due", form.field(\.dueOn))
          }
        }
      }
    }
    let window = FormWindowController("Lend a Book", view)
    window.widget.size = Window.Size(width: 460, height: 640)
    application.run(window)
  }
}
