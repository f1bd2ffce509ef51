import CGtk

extension FormWindowController {
  /// The window, for the GTK C API.
  public var widget: WidgetPointer { unsafe window.pointer }

  func append(_ control: any FormControl, to column: Box) {
    unsafe column.append(control.widget)
  }
}
