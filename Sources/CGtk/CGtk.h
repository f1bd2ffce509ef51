#pragma once

// Everything here exists in GTK 4.8; a later function would be reported as deprecated.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include <glib-unix.h>
#include <gtk/gtk.h>
