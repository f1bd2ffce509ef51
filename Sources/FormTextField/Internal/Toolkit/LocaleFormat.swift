#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The words and patterns of the locale that the program runs in.
enum LocaleFormat {
  /// A text of the locale, such as `D_FMT`, the format of dates.
  static func text(_ item: CInt) -> String {
    unsafe nl_langinfo(item).map { unsafe String(cString: $0) } ?? ""
  }
}
