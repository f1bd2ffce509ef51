#pragma once

// As in CGtk.h: later versions of GTK deprecate functions that the tests call.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include <gtk/gtk.h>
#include <malloc.h>

/// Returns the number of used bytes of the heap.
///
/// This function is necessary because Swift's module of the C library leaves out malloc.h.
static inline size_t cgtk_test_used_bytes(void) { return mallinfo2().uordblks; }

/// Returns the level from which a message ends the process.
///
/// This function is necessary because Swift's import of flags depends on the version of GLib.
static inline GLogLevelFlags cgtk_test_fatal_level(void) { return G_LOG_LEVEL_ERROR; }

/// Returns whether a message is a warning.
///
/// This function is necessary because Swift's import of flags depends on the version of GLib.
static inline gboolean cgtk_test_is_warning(GLogLevelFlags level) {
  return (level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0;
}

/// Returns how the accessible text differs from the expected one, to be freed, or NULL if it
/// doesn't.
///
/// This function is necessary because gtk_test_accessible_check_property() is variadic.
static inline char *_Nullable cgtk_test_check_text(
    GtkAccessible *_Nonnull accessible, GtkAccessibleProperty property,
    const char *_Nonnull expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

/// Returns how a Boolean accessible property differs from the expected one, or NULL if it doesn't.
///
/// This function is necessary because gtk_test_accessible_check_property() is variadic.
static inline char *_Nullable cgtk_test_check_boolean(
    GtkAccessible *_Nonnull accessible, GtkAccessibleProperty property, gboolean expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

/// Returns how the accessible state differs from the expected one, or NULL if it doesn't.
///
/// This function is necessary because gtk_test_accessible_check_state() is variadic.
static inline char *_Nullable cgtk_test_check_state(
    GtkAccessible *_Nonnull accessible, GtkAccessibleState state, int expected) {
  return gtk_test_accessible_check_state(accessible, state, expected);
}
