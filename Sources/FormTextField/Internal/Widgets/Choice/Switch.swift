import CGtk

/// A switch, at the end of the line of its title.
final class Switch: Widget, FormEditor {
  init() {
    unsafe super.init(gtk_switch_new())
    alignToMiddle()
    unsafe connect(object, notify: "active") { [weak self] in self?.onChange() }
    // The space bar moves the switch.
    submit()
  }

  var onChange: () -> Void = {}

  var widget: WidgetPointer { unsafe pointer }

  var value: Bool {
    get { unsafe gtk_switch_get_active(opaque) != 0 }
    set { unsafe gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }

  var isBesideTitle: Bool { true }
}
