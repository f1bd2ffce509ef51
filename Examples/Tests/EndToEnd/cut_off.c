// Is loaded into a program by a test. On SIGUSR1, it prints each text that isn't completely visible.

#include <glib-unix.h>
#include <gtk/gtk.h>

static gboolean is_cut_off(GtkWidget *label) {
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(label));
  graphene_rect_t bounds;
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  return pango_layout_is_ellipsized(layout) || width > gtk_widget_get_width(label)
      || height > gtk_widget_get_height(label) || !gtk_widget_compute_bounds(label, window, &bounds)
      || bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > gtk_widget_get_width(window);
}

static void look_at(GtkWidget *widget) {
  if (!gtk_widget_get_mapped(widget)) return;
  if (GTK_IS_LABEL(widget) && is_cut_off(widget))
    g_printerr("Cut off: %s\n", gtk_label_get_text(GTK_LABEL(widget)));
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    look_at(child);
}

static gboolean look_around(gpointer data) {
  GList *windows = gtk_window_list_toplevels();
  for (GList *one = windows; one; one = one->next) look_at(one->data);
  g_list_free(windows);
  g_printerr("Looked around\n");
  return G_SOURCE_CONTINUE;
}

__attribute__((constructor)) static void start(void) {
  g_unix_signal_add(SIGUSR1, look_around, NULL);
}
