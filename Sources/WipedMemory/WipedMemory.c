// The `free` and `realloc` of a program that wipes memory when it is freed.
//
// The functions of the program come before those of the C library, also for Swift, GLib and GTK.
// `mallopt(M_PERTURB, …)` is not enough: it leaves small blocks as they are, which are kept for the
// next allocation.

#include "WipedMemory.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

// A sanitizer has functions of its own, and would crash in these before it is ready.
#if defined(__GLIBC__) && defined(__LP64__) && !__has_feature(address_sanitizer) \
  && !__has_feature(thread_sanitizer)

extern void __libc_free(void *block);

typedef long long word __attribute__((may_alias));
typedef long long words __attribute__((vector_size(16), aligned(8), may_alias));

/// Wipes a block, whose size is a multiple of 8. The writes are volatile: a compiler could
/// leave out memset(), and explicit_bzero() takes longer for small blocks.
static inline void wipe(void *block, size_t size) {
  const words zero = {0, 0};
  volatile words *next = block;
  for (; size >= 64; size -= 64, next += 4) {
    next[0] = zero;
    next[1] = zero;
    next[2] = zero;
    next[3] = zero;
  }
  for (; size >= 16; size -= 16, next++) *next = zero;
  if (size > 0) *(volatile word *)next = 0;
}

void free(void *block) {
  if (block == NULL) return;
  wipe(block, malloc_usable_size(block));
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  if (block == NULL) return malloc(size);
  if (size == 0) {
    free(block);
    return NULL;
  }
  size_t present = malloc_usable_size(block);
  if (size <= present && size > present / 2) return block;
  void *copy = malloc(size);
  if (copy == NULL) return NULL;
  memcpy(copy, block, size < present ? size : present);
  free(block);
  return copy;
}

#endif
