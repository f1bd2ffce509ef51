import CGtk

/// A sign that work goes on.
final class Spinner: Widget {
  init() {
    unsafe super.init(gtk_spinner_new())
  }

  var isSpinning: Bool {
    get { unsafe gtk_spinner_get_spinning(opaque) != 0 }
    set { unsafe gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
