#pragma once

#include <stddef.h>

/// The number of blocks that the process has requested from the heap.
size_t c_allocation_count(void);
