#pragma once

#include <stddef.h>

/// How many blocks the process has asked the heap for.
size_t c_allocation_count(void);
