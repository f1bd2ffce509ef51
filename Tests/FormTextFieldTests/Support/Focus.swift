import CGtk

@testable import FormTextField
@testable import GtkFloor

/// Returns whether a widget, or one within it, has the keyboard focus.
@MainActor func hasFocus(within widget: WidgetPointer) -> Bool {
  Widget(widget).hasFocusWithin
}

/// Returns whether the window around a widget is active.
@MainActor func isActive(windowAround widget: WidgetPointer) -> Bool {
  Widget(widget).isInActiveWindow
}

/// Returns the control of a widget, or `nil` if it isn't one.
@MainActor func formControl(of widget: WidgetPointer) -> FormControl? {
  Widget(widget).implementation as? FormControl
}

/// Returns the index of a control's part with the keyboard focus, or `nil` if none has it.
@MainActor func focusedPart(of control: FormControl) -> Int? {
  control.frame.editor.parts.firstIndex(where: \.hasFocusWithin)
}
