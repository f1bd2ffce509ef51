import GenericForm
import GenericFormTesting

@testable import FormTextField
@testable import GtkFloor

/// The heading of a question about two forms.
let questionAboutTwoForms = "Changes in 2 forms haven't been submitted"

/// Runs a test with a form about a guest, which must be released after it.
func withGuest(
  _ check: ScriptedCheck<String>? = nil, _ body: @MainActor (GuestView) -> Void
) {
  expectRelease { lifetimes in
    let guest = GuestView(check)
    lifetimes.watch(guest.view, "the view")
    lifetimes.watch(guest.form, "the form")
    body(guest)
  }
}

struct GuestDetails {
  var name = ""
  var email = ""
}

/// A view of a form about a guest, with its parts.
@MainActor
final class GuestView {
  let form: Form<GuestDetails>
  let name: FormTextField
  let email: FormTextField
  let view: FormView

  init(_ check: ScriptedCheck<String>?) {
    let checks: [ValidationCheck<GuestDetails, String>] =
      check.map { [$0.check(debounce: .zero)] } ?? []
    form = Form(GuestDetails()) { FieldValidation(\.name, .required, checks: checks) }
    let name = FormTextField("_Name", form.field(\.name))
    let email = FormTextField("_Email", form.field(\.email))
    (self.name, self.email) = (name, email)
    view = FormView(
      form, submitTitle: "_Save", actions: [FormAction("C_ancel") { $0.requestClose() }]
    ) {
      name
      email
    }
  }
}
