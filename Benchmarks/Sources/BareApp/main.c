// The widgets of GtkFormApp, made by hand and without behavior.

#include <gtk/gtk.h>

// An entry, and a button that reveals its text.
static GtkWidget *password(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *entry = gtk_password_entry_new();
  GtkWidget *button = gtk_toggle_button_new();
  gtk_button_set_icon_name(GTK_BUTTON(button), "view-reveal-symbolic");
  gtk_widget_set_hexpand(entry, TRUE);
  gtk_box_append(GTK_BOX(box), entry);
  gtk_box_append(GTK_BOX(box), button);
  return box;
}

// The same, with a strength bar of four blocks below it.
static GtkWidget *new_password(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_level_bar_new_for_interval(0, 4);
  gtk_level_bar_set_mode(GTK_LEVEL_BAR(bar), GTK_LEVEL_BAR_MODE_DISCRETE);
  gtk_box_append(GTK_BOX(box), password());
  gtk_box_append(GTK_BOX(box), bar);
  return box;
}

// A list of countries, and an entry.
static GtkWidget *mobile(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *entry = gtk_entry_new();
  gtk_widget_set_hexpand(entry, TRUE);
  gtk_box_append(
      GTK_BOX(box), gtk_drop_down_new_from_strings((const char *[]){"Country code", NULL}));
  gtk_box_append(GTK_BOX(box), entry);
  return box;
}

static void append(GtkBox *column, const char *title, const char *mark, GtkWidget *editor) {
  GtkWidget *field = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  if (title) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *label = gtk_label_new_with_mnemonic(title);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), editor);
    gtk_box_append(GTK_BOX(row), label);
    if (mark) gtk_box_append(GTK_BOX(row), gtk_label_new(mark));
    gtk_box_append(GTK_BOX(field), row);
  }
  gtk_box_append(GTK_BOX(field), editor);
  gtk_box_append(GTK_BOX(field), gtk_label_new(NULL));
  gtk_box_append(column, field);
}

// A header bar with the menu of the window.
static GtkWidget *header_bar(void) {
  GtkWidget *bar = gtk_header_bar_new(), *button = gtk_menu_button_new();
  GMenu *menu = g_menu_new();
  g_menu_append(menu, "_New Window", "menu.window");
  g_menu_append(menu, "_Preferences", "menu.preferences");
  g_menu_append(menu, "_Keyboard Shortcuts", "menu.shortcuts");
  g_menu_append(menu, "_About Sign Up", "menu.about");
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(menu));
  g_object_unref(menu);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), button);
  return bar;
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Sign Up");
  gtk_window_set_default_size(GTK_WINDOW(window), 460, -1);
  gtk_window_set_titlebar(GTK_WINDOW(window), header_bar());
  GtkWidget *fields = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
  append(GTK_BOX(fields), "_Name", NULL, gtk_entry_new());
  append(GTK_BOX(fields), "_Username", NULL, gtk_entry_new());
  append(GTK_BOX(fields), "_Email", NULL, gtk_entry_new());
  append(GTK_BOX(fields), "_Mobile", "optional", mobile());
  append(GTK_BOX(fields), "_Password", NULL, new_password());
  append(GTK_BOX(fields), "Password _again", NULL, password());
  append(GTK_BOX(fields), NULL, NULL, gtk_check_button_new_with_mnemonic("I accept the _terms"));
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scroller), TRUE);
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scroller), 720);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), fields);
  gtk_widget_set_vexpand(scroller, TRUE);
  GtkWidget *submit = gtk_button_new_with_mnemonic("_Sign Up");
  gtk_widget_set_halign(submit, GTK_ALIGN_END);
  gtk_widget_add_css_class(submit, "suggested-action");
  GtkWidget *whole = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(whole), scroller);
  gtk_box_append(GTK_BOX(whole), submit);
  gtk_window_set_child(GTK_WINDOW(window), whole);
  gtk_window_set_default_widget(GTK_WINDOW(window), submit);
  gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
  GtkApplication *application =
      gtk_application_new("io.github.genericform.BareApp", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int code = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return code;
}
