#include "CGtkStage.h"

static void count(GdkFrameClock *clock, gpointer frames) { (*(int *)frames)++; }

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

void stage_append(Stage stage, GtkWidget *field) {
  gtk_box_append(GTK_BOX(stage.column), field);
}

void stage_run(Stage stage, GtkWidget *entry, int presses) {
  int frames = 0;
  gtk_widget_realize(GTK_WIDGET(stage.window));
  g_signal_connect(
      gtk_widget_get_frame_clock(GTK_WIDGET(stage.window)), "after-paint", G_CALLBACK(count),
      &frames);
  gtk_window_present(stage.window);
  wait_for_frame(&frames);
  if (!entry) return;
  gtk_widget_grab_focus(entry);
  GtkEditable *text = GTK_EDITABLE(entry);
  while (gtk_editable_get_delegate(text)) text = gtk_editable_get_delegate(text);
  for (int press = 0; press < presses; press++) {
    // As many letters each time, so that a later one costs no more than an earlier one.
    if (press % 8 == 0) gtk_editable_delete_text(text, 0, -1);
    int end = press % 8;
    gtk_editable_insert_text(text, "a", 1, &end);
    gtk_widget_queue_draw(entry);
    wait_for_frame(&frames);
  }
}
