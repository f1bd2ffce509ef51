#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/// A window with controls below each other.
typedef struct {
  GtkWindow *window;
  GtkWidget *column;
} Stage;

/// Makes the window without showing it.
Stage stage_new(void);

/// Appends a control below the others.
void stage_append(Stage stage, GtkWidget *_Nonnull control);

/// Shows the window, waits until it's drawn, and presses this many keys in an entry.
///
/// The X server sends each key, which is drawn before the next one.
void stage_run(Stage stage, GtkWidget *_Nullable entry, int presses);

/// Shows the window, and sets this many texts, each of which is drawn before the next one.
void stage_set_texts(
    Stage stage, int texts, void (*_Nonnull set)(const char *_Nonnull text, void *_Nullable data),
    void *_Nullable data);

/// Sets a flag once a frame is drawn.
gulong stage_note_frame(GdkFrameClock *_Nonnull clock, bool *_Nonnull is_drawn);
