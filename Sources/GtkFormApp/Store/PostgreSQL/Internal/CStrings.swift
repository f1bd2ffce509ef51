import Foundation

/// Several texts in the form that C expects: pointers, followed by a null pointer.
enum CStrings {
  /// Calls `body` with pointers that are valid while it runs.
  static func with<Value>(
    _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = unsafe texts.map { text in unsafe text.flatMap { unsafe strdup($0) } }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies.map { unsafe UnsafePointer($0) } + [nil])
  }
}
