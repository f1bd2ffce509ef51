// Controls of one kind made by hand, for comparison with those of FormFields.
//   BareFields NAME CONTROLS PRESSES|set=TEXTS

#include <stdio.h>
#include <stdlib.h>

#include "Bare.h"
#include "CGtkStage.h"

static void set_text(const char *text, void *entry) {
  gtk_editable_set_text(GTK_EDITABLE(entry), text);
}

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  Stage stage = stage_new();
  GtkWidget *first = NULL;
  GtkWidget *last = NULL;
  for (int control = 0; control < atoi(argv[2]); control++) {
    char *title = g_strdup_printf("Field %d", control);
    GtkWidget *column = bare_new(argv[1], title);
    stage_append(stage, column);
    g_free(title);
    last = gtk_widget_get_next_sibling(gtk_widget_get_first_child(column));
    if (!first) first = last;
  }
  int texts;
  if (sscanf(argv[3], "set=%d", &texts) == 1) {
    stage_set_texts(stage, texts, set_text, last);
  } else {
    stage_run(stage, first, atoi(argv[3]));
  }
  return 0;
}
