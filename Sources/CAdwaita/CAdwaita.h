#pragma once

// Everything here exists in libadwaita 1.2; a later function would be reported as deprecated.
#define ADW_VERSION_MIN_REQUIRED ADW_VERSION_1_2
#define ADW_VERSION_MAX_ALLOWED ADW_VERSION_1_2

#include <adwaita.h>
