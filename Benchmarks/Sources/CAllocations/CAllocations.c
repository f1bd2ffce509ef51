#include "CAllocations.h"

#include <stdatomic.h>

extern void *__libc_malloc(size_t size);

static atomic_size_t count;

// Replaces the C library's function in the whole process.
void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

size_t c_allocation_count(void) { return atomic_load(&count); }
