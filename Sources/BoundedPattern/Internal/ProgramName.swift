#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The file name of the running program.
package var programName: String {
  var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let length = unsafe readlink("/proc/self/exe", &path, Int(PATH_MAX))
  let bytes = path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
  let text = length > 0 ? String(decoding: bytes, as: UTF8.self) : CommandLine.arguments[0]
  return text.split(separator: "/").last.map(String.init) ?? "program"
}
