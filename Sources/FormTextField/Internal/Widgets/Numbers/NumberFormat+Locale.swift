import CGtk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension NumberFormat {
  /// The way of the locale that the program runs in, which GTK sets when it starts.
  static var current: NumberFormat {
    guard let locale = unsafe localeconv()?.pointee else { return NumberFormat() }
    var format = NumberFormat()
    unsafe format.decimal = character(locale.decimal_point) ?? "."
    unsafe format.grouping = character(locale.thousands_sep)
    var sizes: [Int] = []
    var next = unsafe locale.grouping
    // The list ends with 0, or with CHAR_MAX, after which digits are not grouped.
    while let size = unsafe next?.pointee, size > 0, size < CChar.max {
      sizes.append(Int(size))
      unsafe next = next?.successor()
    }
    if sizes.isEmpty { format.grouping = nil } else { format.groups = sizes }
    return format
  }

  /// The one character of a text in the encoding of the locale.
  private static func character(_ text: UnsafePointer<CChar>?) -> Character? {
    guard let text = unsafe text,
      let utf8 = unsafe g_locale_to_utf8(text, -1, nil, nil, nil)
    else { return nil }
    defer { unsafe g_free(utf8) }
    let decoded = unsafe String(cString: utf8)
    return decoded.count == 1 ? decoded.first : nil
  }
}
