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
      FormTextField("_Name", form.field(\.name))
      FormTextField("_Email", form.field(\.email))
      FormTextField("_ISBN", form.field(\.isbn), hint: "The number below the bar code")
      FormDateField("Lent _on", form.field(\.lentOn))
      FormDateField("_Due", form.field(\.dueOn))
    }
    application.run(FormWindowController("Lend a Book", view))
  }
}
