import CGtkTesting

/// The bytes that the process uses of its heap.
func usedBytes() -> Int {
  Int(cgtk_test_used_bytes())
}
