#pragma once

#include <gtk/gtk.h>

/// A window in which fields stand below one another.
typedef struct {
  GtkWindow *window;
  GtkWidget *column;
} Stage;

/// Makes the window, which is not shown yet.
Stage stage_new(void);

/// Puts a field below the others.
void stage_append(Stage stage, GtkWidget *_Nonnull field);

/// Shows the window, waits until it is drawn, and types so many letters into an entry, each of
/// which is drawn before the next.
void stage_run(Stage stage, GtkWidget *_Nullable entry, int presses);
