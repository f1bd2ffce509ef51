import Foundation

/// Texts as C takes several of them: pointers, and a null pointer after the last.
enum CStrings {
  /// Calls `body` with pointers that are valid as long as it runs.
  static func with<Value>(
    _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = unsafe texts.map { text in unsafe text.flatMap { unsafe strdup($0) } }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies.map { unsafe UnsafePointer($0) } + [nil])
  }
}
