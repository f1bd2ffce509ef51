#pragma once

#include <stddef.h>

/// Returns the number of used bytes of the heap.
size_t c_heap_bytes(void);
