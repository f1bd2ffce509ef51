import CGtk

func string(in value: UnsafePointer<GValue>?) -> String {
  guard let value = unsafe value, let text = unsafe g_value_get_string(value) else { return "" }
  return unsafe String(cString: text)
}

func store(_ text: String, in value: UnsafeMutablePointer<GValue>?) {
  unsafe g_value_set_string(value, text)
}

func store(_ texts: [String], in value: UnsafeMutablePointer<GValue>?) {
  let list = unsafe stringList(texts)
  unsafe g_value_take_boxed(value, list)
}

func strings(in value: UnsafePointer<GValue>?) -> [String] {
  guard let value = unsafe value, let list = unsafe g_value_get_boxed(value) else { return [] }
  var next = unsafe list.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
  var texts: [String] = []
  while let text = unsafe next.pointee {
    unsafe texts.append(String(cString: text))
    unsafe next = next.successor()
  }
  return texts
}

/// Returns a nil-terminated list of C strings, which the receiver frees.
func stringList(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  let size = unsafe MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  let memory = unsafe g_malloc0_n(gsize(texts.count + 1), gsize(size))
  let list = unsafe memory?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
  for (index, text) in texts.enumerated() {
    unsafe list?[index] = g_strdup(text)
  }
  return unsafe list
}
