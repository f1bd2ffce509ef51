#if canImport(Glibc)
  import Glibc
#endif

/// Text in its own memory pages: never swapped out, left out of core files and child processes, and wiped after use.
@MainActor @safe final class SecretText {
  /// The number of Unicode scalars in the text.
  private(set) var count = 0

  /// The text's length in UTF-8 bytes.
  private(set) var size = 0

  /// The text, followed by at least one zero byte.
  private(set) var memory: UnsafeMutableRawBufferPointer

  /// The maximum size in bytes, as in any GTK entry.
  private static let greatestSize = 65_535
  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  init() {
    unsafe memory = Self.allocate(Self.pageSize)
  }

  isolated deinit {
    unsafe Self.release(memory)
  }

  /// The text, copied into unlocked memory.
  var string: String {
    unsafe String(decoding: UnsafeRawBufferPointer(rebasing: memory[..<size]), as: UTF8.self)
  }

  /// Inserts the given number of Unicode scalars; returns the number that fit.
  func insert(_ text: UnsafePointer<CChar>, _ count: Int, at position: Int) -> Int {
    let source = unsafe UnsafeRawPointer(text)
    var (length, inserted) = (0, 0)
    while inserted < count {
      let width = unsafe Self.width(ofScalarAt: source + length)
      guard size + length + width <= Self.greatestSize else { break }
      length += width
      inserted += 1
    }
    reserve(size + length + 1)
    let start = offset(ofScalar: position)
    let gap = unsafe base + start
    unsafe (gap + length).copyMemory(from: gap, byteCount: size - start)
    unsafe gap.copyMemory(from: source, byteCount: length)
    size += length
    self.count += inserted
    return inserted
  }

  /// Deletes the given number of Unicode scalars, and wipes the memory after the remaining text.
  func delete(_ count: Int, at position: Int) {
    let (start, end) = (offset(ofScalar: position), offset(ofScalar: position + count))
    unsafe (base + start).copyMemory(from: base + end, byteCount: size - end)
    unsafe explicit_bzero(base + size - (end - start), end - start)
    size -= end - start
    self.count -= count
  }

  private var base: UnsafeMutableRawPointer {
    guard let base = unsafe memory.baseAddress else {
      fatalError("There's no memory left for a password.")
    }
    return unsafe base
  }

  private func offset(ofScalar position: Int) -> Int {
    var offset = 0
    for _ in 0..<position {
      unsafe offset += Self.width(ofScalarAt: UnsafeRawPointer(base) + offset)
    }
    return offset
  }

  private static func width(ofScalarAt place: UnsafeRawPointer) -> Int {
    switch unsafe place.load(as: UInt8.self) {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}

// MARK: - Memory

extension SecretText {
  private func reserve(_ needed: Int) {
    guard unsafe needed > memory.count else { return }
    let larger = unsafe Self.allocate((needed / Self.pageSize + 1) * Self.pageSize)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(memory))
    unsafe Self.release(memory)
    unsafe memory = larger
  }

  private static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
    let start = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start = unsafe start, Int(bitPattern: start) != -1 else {
      fatalError("There's no memory left for a password.")
    }
    // If no more memory can be locked, or the kernel doesn't know an advice, the text is kept anyway.
    unsafe _ = mlock(start, size)
    unsafe _ = madvise(start, size, MADV_DONTDUMP)
    unsafe _ = madvise(start, size, MADV_WIPEONFORK)
    return unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  private static func release(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    unsafe explicit_bzero(start, memory.count)
    unsafe munmap(start, memory.count)
  }
}
