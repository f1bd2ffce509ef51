#pragma once

#include <gtk/gtk.h>

/// Makes the widgets of a control by hand: a label, the widget that edits the value, and a label
/// for a message.
///
/// The name is one of FormFields' names.
///
/// Nothing reads or shows a value.
GtkWidget *bare_new(const char *name, const char *title);
