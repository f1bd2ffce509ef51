import Foundation

/// A socket in front of a server's, whose first connection is cut or falls silent.
final class CuttingProxy: @unchecked Sendable {
  /// The failure of the connection, after a number of bytes have passed in one direction.
  enum Event {
    case cut, silence
  }

  enum Direction {
    case toServer, toClient
  }

  /// The folder with the socket, which has the name of a server's.
  let folder: TemporaryFolder

  private let listener: Int32
  private let server: String
  private let event: Event
  private let direction: Direction
  private let limit: Int
  private let lock = NSLock()
  private var passed: [Direction: Int] = [:]
  private var connections = 0

  /// Returns the number of bytes that passed over the first connection in a direction.
  func bytes(_ direction: Direction) -> Int { lock.withLock { passed[direction] ?? 0 } }

  init(before server: PostgreSQLServer, _ event: Event, _ direction: Direction, after limit: Int)
    throws
  {
    folder = try TemporaryFolder()
    self.server = server.folder.path + "/.s.PGSQL.5432"
    (self.event, self.direction, self.limit) = (event, direction, limit)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard Self.address(folder.path("/.s.PGSQL.5432"), { bind(listener, $0, $1) }) == 0,
      listen(listener, 20) == 0
    else { throw ServerError(text: "no socket") }
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else { return }
        self.connect(client)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func connect(_ client: Int32) {
    let upstream = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard Self.address(server, { Glibc.connect(upstream, $0, $1) }) == 0 else {
      close(client)
      close(upstream)
      return
    }
    let isFirst = lock.withLock {
      connections += 1
      return connections == 1
    }
    let ends = OpenEnds(client: client, upstream: upstream)
    forward(client, upstream, .toServer, isFirst, ends)
    forward(upstream, client, .toClient, isFirst, ends)
  }

  private func forward(
    _ source: Int32, _ target: Int32, _ direction: Direction, _ isFirst: Bool, _ ends: OpenEnds
  ) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(source, &buffer, buffer.count)
        guard count > 0 else { break }
        var allowed = count
        if isFirst {
          lock.withLock {
            let before = passed[direction] ?? 0
            if direction == self.direction { allowed = min(count, max(0, limit - before)) }
            passed[direction] = before + allowed
          }
        }
        var sent = 0
        while sent < allowed {
          let step = send(
            target, Array(buffer[sent..<allowed]), allowed - sent, Int32(MSG_NOSIGNAL))
          guard step > 0 else { break }
          sent += step
        }
        guard allowed == count else {
          // This gives earlier bytes time to arrive: the server answers, but the answer is lost.
          usleep(20_000)
          if event == .silence { continue }
          break
        }
      }
      ends.close()
    }
  }

  private static func address(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// The two sockets of a connection, which are closed together, and only once.
private final class OpenEnds: @unchecked Sendable {
  private let client: Int32
  private let upstream: Int32
  private let lock = NSLock()
  private var ended = 0

  init(client: Int32, upstream: Int32) {
    (self.client, self.upstream) = (client, upstream)
  }

  func close() {
    lock.withLock {
      ended += 1
      if ended == 1 {
        shutdown(client, Int32(SHUT_RDWR))
        shutdown(upstream, Int32(SHUT_RDWR))
      } else {
        Glibc.close(client)
        Glibc.close(upstream)
      }
    }
  }
}
