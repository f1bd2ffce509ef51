// Programs can use widgets, style sheets and the main loop without a second import.
@_exported public import GtkFloor
