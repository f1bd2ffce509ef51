#include "Bare.h"

static const char *sizes[] = {"Small", "Medium", "Large", NULL};

static GtkWidget *row(GtkWidget *first, GtkWidget *second) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand(first, TRUE);
  gtk_box_append(GTK_BOX(box), first);
  gtk_box_append(GTK_BOX(box), second);
  return box;
}

static GtkWidget *check_buttons(gboolean are_radio) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *group = NULL;
  for (const char **size = sizes; *size; size++) {
    GtkWidget *button = gtk_check_button_new_with_label(*size);
    if (are_radio && group)
      gtk_check_button_set_group(GTK_CHECK_BUTTON(button), GTK_CHECK_BUTTON(group));
    gtk_box_append(GTK_BOX(box), button);
    group = button;
  }
  return box;
}

static GtkWidget *scale(void) {
  GtkWidget *scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  return row(scale, gtk_label_new("0"));
}

static GtkWidget *scales(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 3);
  for (int end = 0; end < 2; end++) {
    GtkWidget *one = scale();
    gtk_box_prepend(GTK_BOX(one), gtk_label_new(end ? "To" : "From"));
    gtk_box_append(GTK_BOX(box), one);
  }
  return box;
}

// The same number of titles as there are countries.
static GtkWidget *countries(void) {
  GtkStringList *list = gtk_string_list_new(NULL);
  for (int place = 0; place < 249; place++) gtk_string_list_append(list, "Saint Barthélemy");
  return gtk_drop_down_new(G_LIST_MODEL(list), NULL);
}

static GtkWidget *boxes(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  for (int place = 0; place < 6; place++) gtk_box_append(GTK_BOX(box), gtk_entry_new());
  return box;
}

static GtkWidget *date(void) {
  GtkWidget *button = gtk_menu_button_new(), *popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(popover), gtk_calendar_new());
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "x-office-calendar-symbolic");
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), popover);
  return row(gtk_entry_new(), button);
}

static GtkWidget *area(void) {
  GtkWidget *view = gtk_text_view_new(), *scroller = gtk_scrolled_window_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
  gtk_scrolled_window_set_has_frame(GTK_SCROLLED_WINDOW(scroller), TRUE);
  gtk_widget_set_size_request(scroller, -1, 70);
  return scroller;
}

// Like the control's, this button stays readable in a narrow window.
static GtkWidget *wrapping_button(const char *text) {
  GtkWidget *button = gtk_button_new_with_label(text);
  gtk_label_set_wrap(GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button))), TRUE);
  return button;
}

static GtkWidget *picture(void) {
  GtkWidget *image = gtk_image_new_from_icon_name("image-x-generic-symbolic");
  gtk_widget_set_size_request(image, 96, 96);
  GtkWidget *button = wrapping_button("Choose or drop a picture");
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  GtkWidget *box = row(button, gtk_picture_new());
  gtk_box_prepend(GTK_BOX(box), image);
  return box;
}

static GtkWidget *password(void) {
  GtkWidget *button = gtk_toggle_button_new();
  gtk_button_set_icon_name(GTK_BUTTON(button), "view-reveal-symbolic");
  return row(gtk_password_entry_new(), button);
}

// An entry, except for a control that is made of other widgets.
static GtkWidget *editor(const char *name) {
  if (g_str_equal(name, "FormPasswordField")) return password();
  if (g_str_equal(name, "FormSearchField")) return gtk_search_entry_new();
  if (g_str_equal(name, "FormChoice")) return gtk_drop_down_new_from_strings(sizes);
  if (g_str_equal(name, "FormCountryField")) return countries();
  if (g_str_equal(name, "FormCodeField")) return boxes();
  if (g_str_equal(name, "radio")) return check_buttons(TRUE);
  if (g_str_equal(name, "FormMultipleChoice")) return check_buttons(FALSE);
  if (g_str_equal(name, "FormSlider")) return scale();
  if (g_str_equal(name, "FormRangeSlider")) return scales();
  if (g_str_equal(name, "FormNumberField")) return gtk_spin_button_new_with_range(0, 100, 1);
  if (g_str_equal(name, "FormMoneyField")) return row(gtk_entry_new(), gtk_label_new("€"));
  if (g_str_equal(name, "FormDateField")) return date();
  if (g_str_equal(name, "FormDateTimeField")) return row(date(), gtk_entry_new());
  if (g_str_equal(name, "FormTextArea")) return area();
  if (g_str_equal(name, "FormFileField") || g_str_equal(name, "FormFilesField"))
    return wrapping_button("Choose a file, or drop one here");
  if (g_str_equal(name, "FormPictureField")) return picture();
  if (g_str_equal(name, "FormColorField")) return row(gtk_entry_new(), gtk_color_button_new());
  return gtk_entry_new();
}

GtkWidget *bare_new(const char *name, const char *title) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  if (g_str_equal(name, "FormCheckButton")) {
    gtk_box_append(GTK_BOX(column), gtk_check_button_new_with_label(title));
  } else if (g_str_equal(name, "FormSwitch")) {
    gtk_box_append(GTK_BOX(column), row(gtk_label_new(title), gtk_switch_new()));
  } else {
    GtkWidget *label = gtk_label_new(title);
    if (g_str_equal(name, "bold")) gtk_widget_add_css_class(label, "heading");
    gtk_box_append(GTK_BOX(column), label);
    gtk_box_append(GTK_BOX(column), editor(name));
  }
  gtk_box_append(GTK_BOX(column), gtk_label_new(NULL));
  return column;
}
