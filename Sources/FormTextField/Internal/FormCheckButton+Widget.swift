import CGtk

extension FormCheckButton {
  /// The widget, for the GTK C API; GTK's containers keep it when it is put into them.
  public var widget: WidgetPointer { unsafe box.pointer }

  func showAsWanted(_ isWanted: Bool) {
    unsafe setWanted(isWanted, box.pointer)
  }
}
