// Controls of one kind by hand, beside those of FormFields.
//   BareFields NAME CONTROLS PRESSES

#include <stdlib.h>

#include "Bare.h"
#include "CGtkStage.h"

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  Stage stage = stage_new();
  GtkWidget *first = NULL;
  for (int control = 0; control < atoi(argv[2]); control++) {
    char *title = g_strdup_printf("Field %d", control);
    GtkWidget *column = bare_new(argv[1], title);
    stage_append(stage, column);
    g_free(title);
    if (!first) first = gtk_widget_get_next_sibling(gtk_widget_get_first_child(column));
  }
  stage_run(stage, first, atoi(argv[3]));
  return 0;
}
