#pragma once

#include <gtk/gtk.h>

/// The widgets of a control by hand: a label, what edits the value and a label for a message.
///
/// The name is one of FormFields. Nothing reads or shows a value.
GtkWidget *bare_new(const char *name, const char *title);
