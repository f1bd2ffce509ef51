import CGtk
import GenericForm

@testable import FormTextField
@testable import GtkFloor

struct Member {
  var name = ""
  var email = ""
  var isMember = false
  var street = ""
  var company = ""
  var guests: [Companion] = []
  var color = "Red"
  var sizes: Set<Int> = [1]
  var age = 5
}

struct Companion: Identifiable {
  var id = 0
  var name = ""
}

extension WidgetTestCase {
  /// Runs a test with a plain view of a form in a window.
  func withMemberView(
    _ validation: FormValidation<Member> = FormValidation {},
    @FormElementBuilder _ elements: @escaping @MainActor (Form<Member>) -> [any FormElement],
    body: @MainActor (FormView) -> Void
  ) {
    MainActor.assumeIsolated {
      let form = Form(Member(), validation: validation)
      let view = FormView(form, submitTitle: "Sa_ve") {
        elements(form)
      }
      let window = Window(title: "Rows")
      window.content = view.widget
      gtk_window_set_default_size(window.gtk, 460, 600)
      window.present()
      spin(until: view.widget.isInActiveWindow && gtk_widget_get_width(view.widget.pointer) > 0)
      body(view)
      window.destroy()
    }
  }
}
