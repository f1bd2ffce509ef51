#include "CHeap.h"

#include <malloc.h>

size_t c_heap_bytes(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}
