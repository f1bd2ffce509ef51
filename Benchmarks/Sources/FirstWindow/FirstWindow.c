// Ends a program once its first window is drawn, if loaded into it with LD_PRELOAD.
//
// FIRST_WINDOW is the number of milliseconds for which the program continues; then its memory in
// KiB is printed.

#define _GNU_SOURCE
#include "FirstWindow.h"

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// Returns the KiB in a line about the process's memory.
static long memory(const char *format) {
  char line[256];
  long size = 0;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file) && sscanf(line, format, &size) != 1) {
  }
  fclose(file);
  return size;
}

long written_memory(void) {
  malloc_trim(0);
  return memory("Private_Dirty: %ld");
}

long private_memory(void) { return written_memory() + memory("Private_Clean: %ld"); }

static gboolean end(gpointer data) {
  fprintf(stderr, "Private memory : %ld, written : %ld\n", private_memory(), written_memory());
  _exit(0);
}

static void painted(GdkFrameClock *clock, gpointer data) {
  static gboolean is_first = TRUE;
  const char *delay = getenv("FIRST_WINDOW");
  if (is_first && !atoi(delay)) _exit(0);
  if (is_first) g_timeout_add(atoi(delay), end, NULL);
  is_first = FALSE;
}

// Replaces GTK's function.
void gtk_window_present(GtkWindow *window) {
  void (*present)(GtkWindow *) = dlsym(RTLD_NEXT, "gtk_window_present");
  if (getenv("FIRST_WINDOW")) {
    gtk_widget_realize(GTK_WIDGET(window));
    g_signal_connect(
        gtk_widget_get_frame_clock(GTK_WIDGET(window)), "after-paint", G_CALLBACK(painted), NULL);
  }
  present(window);
}
