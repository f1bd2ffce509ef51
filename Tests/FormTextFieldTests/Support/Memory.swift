import CGtkTesting

/// Returns the number of used bytes of the heap.
func usedBytes() -> Int {
  Int(cgtk_test_used_bytes())
}
