// The same fields by hand: a label, an entry and a label for a message in a column each.
//   BareFields FIELDS PRESSES

#include <stdlib.h>

#include "CGtkStage.h"

int main(int argc, char **argv) {
  int fields = argc > 1 ? atoi(argv[1]) : 6, presses = argc > 2 ? atoi(argv[2]) : 0;
  Stage stage = stage_new();
  GtkWidget *first = NULL;
  for (int field = 0; field < fields; field++) {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *entry = gtk_entry_new();
    char *title = g_strdup_printf("Field %d", field);
    gtk_box_append(GTK_BOX(column), gtk_label_new(title));
    gtk_box_append(GTK_BOX(column), entry);
    gtk_box_append(GTK_BOX(column), gtk_label_new(NULL));
    stage_append(stage, column);
    g_free(title);
    if (!first) first = entry;
  }
  stage_run(stage, first, presses);
  return 0;
}
