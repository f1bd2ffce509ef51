public import CGtk

/// A pointer to a GTK widget, for the GTK C API.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>
