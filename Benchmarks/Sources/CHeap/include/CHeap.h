#pragma once

#include <stddef.h>

/// How many bytes of the heap are in use.
size_t c_heap_bytes(void);
