import Foundation

extension PostgreSQLServer {
  static let nobody: uid_t = 65534

  /// Returns the path of a program of Debian's packages, in the highest version.
  static func program(_ name: String) -> String {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let newest = versions.compactMap(Int.init).max() ?? 15
    return "\(root)/\(newest)/bin/\(name)"
  }

  /// Runs a program to its end as an ordinary user.
  @discardableResult
  static func run(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.runsAsOrdinaryUser()
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    while process.isRunning { usleep(5000) }
    guard process.terminationStatus == 0 else { throw ServerError(text: text) }
    return text
  }
}

extension PostgreSQLServer {
  /// Returns a port of this computer that no program uses.
  static func freePort() -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(socket, $0, length)
        _ = getsockname(socket, $0, &length)
      }
    }
    return Int(address.sin_port.bigEndian)
  }
}
