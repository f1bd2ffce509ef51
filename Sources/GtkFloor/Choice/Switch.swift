import CGtk

/// A switch at the end of its title's line.
package final class Switch: Widget {
  private var changeHandler: gulong = 0

  package init() {
    unsafe super.init(gtk_switch_new())
    alignToMiddle()
    unsafe changeHandler = connectSignal(object, "notify::active") { [weak self] in
      self?.onChange()
    }
    // Enter submits the form, so only the space bar moves the switch.
    submit()
  }

  /// Called when the user has moved the switch.
  package var onChange: () -> Void = {}

  package var value: Bool {
    get { unsafe gtk_switch_get_active(opaque) != 0 }
    set {
      unsafe silencing(changeHandler, of: object) {
        unsafe gtk_switch_set_active(opaque, newValue ? 1 : 0)
      }
    }
  }
}
