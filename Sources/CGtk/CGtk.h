#pragma once

// Everything here exists in GTK 4.8; a later function would be reported as deprecated.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

/// The event descriptor of libdispatch's main queue.
///
/// This function is declared here because libdispatch exports it without a header.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what waits in libdispatch's main queue.
///
/// This function is declared here because libdispatch exports it without a header.
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// Has the texts of a domain of gettext returned in UTF-8.
static inline void cgtk_translate_to_utf8(const char *domain) {
  bind_textdomain_codeset(domain, "UTF-8");
}

/// The flags of a property that is read and written, and that notifies by itself when it changes.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GParamFlags cgtk_property_read_write(void) {
  return G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;
}

/// The flags of a property that is only read.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GParamFlags cgtk_property_read_only(void) { return G_PARAM_READABLE; }

/// The flags of a class that has no instances of its own.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GTypeFlags cgtk_type_abstract(void) { return G_TYPE_FLAG_ABSTRACT; }

/// The flags of a signal whose handlers of the class run last.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GSignalFlags cgtk_signal_last(void) { return G_SIGNAL_RUN_LAST; }

/// The flags of a signal that other code may emit too, as a key binding does.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GSignalFlags cgtk_signal_action(void) { return G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION; }

/// The flags of a handler that is called after those of the class.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GConnectFlags cgtk_connect_after(void) { return G_CONNECT_AFTER; }

/// The flags of an application that has one process (`is_unique`), which may wait for D-Bus to ask for a window
/// (`is_service`).
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GApplicationFlags cgtk_application_flags(gboolean is_unique, gboolean is_service) {
  return (is_unique ? 0 : G_APPLICATION_NON_UNIQUE) | (is_service ? G_APPLICATION_IS_SERVICE : 0);
}

/// The condition that a descriptor has something to be read.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GIOCondition cgtk_readable(void) { return G_IO_IN; }

/// The action of a drop that copies.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GdkDragAction cgtk_drag_copy(void) { return GDK_ACTION_COPY; }

/// Hints as bits, because Swift imports flags in one way up to GLib 2.84 and in another later.
static inline guint cgtk_text_get_input_hints(GtkText *text) {
  return gtk_text_get_input_hints(text);
}

static inline void cgtk_text_set_input_hints(GtkText *text, guint hints) {
  gtk_text_set_input_hints(text, (GtkInputHints)hints);
}

static inline guint cgtk_text_view_get_input_hints(GtkTextView *view) {
  return gtk_text_view_get_input_hints(view);
}

static inline void cgtk_text_view_set_input_hints(GtkTextView *view, guint hints) {
  gtk_text_view_set_input_hints(view, (GtkInputHints)hints);
}

/// What to compare where handlers are sought: their signal and the data that they are called with.
///
/// Flags are named here because Swift imports them in one way up to GLib 2.84 and in another later.
static inline GSignalMatchType cgtk_match_signal_and_data(void) {
  return G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
}

/// Sets a state of true or false.
///
/// This function is necessary because gtk_accessible_update_state() is variadic, and its variant
/// that takes values reads the invalid state with the wrong type.
static inline void cgtk_accessible_set_state(
    GtkAccessible *_Nonnull accessible, GtkAccessibleState state, gboolean value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}

/// Sets the widget that has the error message or the name of another one.
///
/// This function is necessary because gtk_accessible_update_relation() is variadic, and its variant
/// takes values of a type that GTK 4.8 lacks.
static inline void cgtk_accessible_set_relation(
    GtkAccessible *_Nonnull accessible, GtkAccessibleRelation relation,
    GtkAccessible *_Nonnull other) {
  gtk_accessible_update_relation(accessible, relation, other, NULL, -1);
}

/// Sets the place of a widget among others of its kind, and their number.
///
/// This function is necessary because gtk_accessible_update_relation() is variadic.
static inline void cgtk_accessible_set_place(
    GtkAccessible *_Nonnull accessible, int place, int count) {
  gtk_accessible_update_relation(
      accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, place, GTK_ACCESSIBLE_RELATION_SET_SIZE,
      count, -1);
}

/// Names a widget by two others.
///
/// This function is necessary because gtk_accessible_update_relation() is variadic.
static inline void cgtk_accessible_set_labels(
    GtkAccessible *_Nonnull accessible, GtkAccessible *_Nonnull first,
    GtkAccessible *_Nonnull second) {
  gtk_accessible_update_relation(
      accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, first, second, NULL, -1);
}

/// Has an application notified of the end of the session.
///
/// This function is necessary because g_object_set() is variadic.
static inline void cgtk_application_register_session(GtkApplication *_Nonnull application) {
  g_object_set(application, "register-session", TRUE, NULL);
}

/// Reports a programmer's mistake in GLib's way.
///
/// This function is necessary because g_log() is variadic.
static inline void cgtk_critical(const char *_Nonnull message) {
  g_log("FormTextField", G_LOG_LEVEL_CRITICAL, "%s", message);
}

/// Makes an object without properties.
///
/// This function is necessary because g_object_new() is variadic.
static inline gpointer _Nonnull cgtk_object_new(GType type) {
  return g_object_new(type, NULL);
}

/// Makes a widget with an accessible role, which can only be given when it is made.
///
/// This function is necessary because g_object_new() is variadic.
static inline GtkWidget *_Nonnull cgtk_widget_new(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

/// Makes a widget with a role and a name in style sheets, which can only be given when it is made.
///
/// This function is necessary because g_object_new() is variadic.
static inline GtkWidget *_Nonnull cgtk_widget_new_with_name(
    GType type, GtkAccessibleRole role, const char *_Nonnull name) {
  return g_object_new(type, "accessible-role", role, "css-name", name, NULL);
}

/// Emits a signal whose one argument is true or false.
///
/// This function is necessary because g_signal_emit() is variadic.
static inline void cgtk_signal_emit_boolean(
    gpointer _Nonnull object, guint signal, gboolean value) {
  g_signal_emit(object, signal, 0, value);
}

/// Emits a signal without arguments.
///
/// This function is necessary because g_signal_emit() is variadic.
static inline void cgtk_signal_emit(gpointer _Nonnull object, guint signal) {
  g_signal_emit(object, signal, 0);
}
