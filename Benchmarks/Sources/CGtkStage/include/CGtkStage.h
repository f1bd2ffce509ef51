#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/// A window in which controls stand below one another.
typedef struct {
  GtkWindow *window;
  GtkWidget *column;
} Stage;

/// Makes the window, which is not shown yet.
Stage stage_new(void);

/// Puts a control below the others.
void stage_append(Stage stage, GtkWidget *_Nonnull control);

/// Shows the window, waits until it is drawn, and presses so many keys in an entry.
///
/// The X server sends each key, and it is drawn before the next.
void stage_run(Stage stage, GtkWidget *_Nullable entry, int presses);

/// Shows the window, and has so many texts set, each of which is drawn before the next.
void stage_set_texts(
    Stage stage, int texts, void (*_Nonnull set)(const char *_Nonnull text, void *_Nullable data),
    void *_Nullable data);

/// Sets a flag once a frame is drawn.
gulong stage_note_frame(GdkFrameClock *_Nonnull clock, bool *_Nonnull is_drawn);
