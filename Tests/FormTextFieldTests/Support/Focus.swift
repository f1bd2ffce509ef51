import CGtk

@testable import FormTextField
@testable import GtkFloor

/// Whether a widget or one within it has the keyboard focus.
@MainActor func hasFocus(within widget: WidgetPointer) -> Bool {
  Widget(widget).hasFocusWithin
}

/// Whether the window around a widget is active.
@MainActor func isActive(windowAround widget: WidgetPointer) -> Bool {
  Widget(widget).isInActiveWindow
}

/// The control of a widget; nil for any other widget.
@MainActor func formControl(of widget: WidgetPointer) -> FormControl? {
  Widget(widget).implementation as? FormControl
}
