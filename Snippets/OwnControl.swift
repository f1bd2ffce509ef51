import FormTextField
import GenericForm

/// Edits a number of stars, 0 to 5.
final class StarEditor: FormEditor {
  private let scale = Scale(from: 0, through: 5, step: 1)

  var widget: Widget { scale }

  var onChange: () -> Void {
    get { scale.onChange }
    set { scale.onChange = newValue }
  }

  var value: Int {
    get { Int(scale.value) }
    set { scale.value = Double(newValue) }
  }
}

struct Review {
  var rating = 0
}

let form = Form(Review()) {
  FieldValidation(\.rating, rules: [.greaterThan(0).message("Give at least one star")])
}
form.onSubmit { review in print("\(review.rating) stars") }

let application = try FormApplication(id: "org.example.Review")
let view = FormView(form, submitTitle: "_Send") {
  FormControl("_Rating", form.field(\.rating), editor: StarEditor())
}
application.run(FormWindowController("Review", view))
