import CGtk
import FormTextField
import GenericForm

/// Edits a number of stars, 0 to 5.
final class StarEditor: FormEditor {
  let widget: WidgetPointer = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 5, 1)
  var onChange: () -> Void = {}

  var value: Int {
    get { Int(gtk_range_get_value(range)) }
    set { gtk_range_set_value(range, Double(newValue)) }
  }

  private var range: UnsafeMutablePointer<GtkRange> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
  }

  init() {
    let changed: @convention(c) (WidgetPointer?, UnsafeMutableRawPointer?) -> Void = { _, editor in
      guard let editor else { return }
      let this = Unmanaged<StarEditor>.fromOpaque(editor).takeUnretainedValue()
      MainActor.assumeIsolated { this.onChange() }
    }
    g_signal_connect_data(
      widget, "value-changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
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
application.run(
  FormWindowController("Review", form: form, submitTitle: "_Send") {
    FormControl("_Rating", form.field(\.rating), editor: StarEditor())
  })
