#include "CGtkStage.h"

#include <stdio.h>

static void count(GdkFrameClock *clock, gpointer frames) { (*(int *)frames)++; }

static void note(GdkFrameClock *clock, gpointer is_drawn) { *(bool *)is_drawn = true; }

gulong stage_note_frame(GdkFrameClock *clock, bool *is_drawn) {
  return g_signal_connect(clock, "after-paint", G_CALLBACK(note), is_drawn);
}

static void wait_for_frame(int *frames) {
  int before = *frames;
  while (*frames == before) g_main_context_iteration(NULL, TRUE);
  while (g_main_context_iteration(NULL, FALSE)) {
  }
}

Stage stage_new(void) {
  gtk_init();
  g_object_set(
      gtk_settings_get_default(), "gtk-cursor-blink", FALSE, "gtk-enable-animations", FALSE, NULL);
  Stage stage = {
      .window = GTK_WINDOW(gtk_window_new()),
      .column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
  };
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), stage.column);
  gtk_window_set_child(stage.window, scroller);
  gtk_window_set_default_size(stage.window, 460, 700);
  return stage;
}

void stage_append(Stage stage, GtkWidget *control) {
  gtk_box_append(GTK_BOX(stage.column), control);
}

// Sends a key through the X server to the active window, and waits until the text has changed.
static void press_key(FILE *keyboard, const char *key, GtkEditable *text) {
  char *before = g_strdup(gtk_editable_get_text(text));
  fprintf(keyboard, "key %s\n", key);
  fflush(keyboard);
  while (strcmp(before, gtk_editable_get_text(text)) == 0) g_main_context_iteration(NULL, TRUE);
  g_free(before);
}

static void show(Stage stage, int *frames) {
  gtk_widget_realize(GTK_WIDGET(stage.window));
  g_signal_connect(
      gtk_widget_get_frame_clock(GTK_WIDGET(stage.window)), "after-paint", G_CALLBACK(count),
      frames);
  gtk_window_present(stage.window);
  wait_for_frame(frames);
}

void stage_set_texts(
    Stage stage, int texts, void (*set)(const char *text, void *data), void *data) {
  int frames = 0;
  show(stage, &frames);
  for (int place = 0; place < texts; place++) {
    // The text has the same length each time, so that later ones cost no more than earlier ones.
    set(place % 2 == 0 ? "mei@example.com" : "ada@example.org", data);
    wait_for_frame(&frames);
  }
}

void stage_run(Stage stage, GtkWidget *entry, int presses) {
  int frames = 0;
  show(stage, &frames);
  if (!entry || !presses) return;
  while (!gtk_window_is_active(stage.window)) g_main_context_iteration(NULL, TRUE);
  gtk_widget_grab_focus(entry);
  GtkEditable *text = GTK_EDITABLE(entry);
  while (gtk_editable_get_delegate(text)) text = gtk_editable_get_delegate(text);
  FILE *keyboard = popen("xdotool -", "w");
  for (int press = 0; press < presses; press++) {
    // The text stays at most eight letters long, so that later keys cost no more than earlier ones.
    if (press % 8 == 0) gtk_editable_set_text(text, "");
    press_key(keyboard, "a", text);
    wait_for_frame(&frames);
  }
  pclose(keyboard);
}
