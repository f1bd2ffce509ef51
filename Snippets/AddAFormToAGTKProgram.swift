import CGtk
import FormTextField
import GenericForm

struct Member {
  var name = ""
}

@MainActor func addForm(to box: UnsafeMutablePointer<GtkBox>) {
  let form = Form(Member()) { FieldValidation(\.name, .required("Enter a name")) }
  form.onSubmit { member in print("Welcome, \(member.name)") }
  let view = FormView(form, submitTitle: "_Add", closesOnSuccess: true, actions: [.cancel]) {
    FormTextField("_Name", form.field(\.name))
  }
  gtk_box_append(box, view.widget.pointer)
}
