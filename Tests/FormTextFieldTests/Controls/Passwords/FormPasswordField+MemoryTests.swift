import CGtk
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The remains of a password in the memory of a program that links `WipedMemory`.
final class SecretMemoryTests: WidgetTestCase {
  func testIsWipedAfterAReset() throws {
    try onStage { stage in
      let form = Form(Person()) { FieldValidation(\.name, .required, rules: [.minLength(8)]) }
      let password = FormPasswordField("Password", form.field(\.name)).with { $0.showsRules = true }
      stage.put(password)
      stage.show()
      typeSecret(into: password)
      XCTAssertGreaterThan(try copiesOfSecret(), 0)
      form.reset(to: Person())
      XCTAssertEqual(password.text, "")
      XCTAssertEqual(try copiesOfSecret(), 0)
    }
  }

  func testIsWipedWithItsField() throws {
    onStage { stage in
      let password = stage.password()
      stage.show()
      typeSecret(into: password)
    }
    try MainActor.assumeIsolated { XCTAssertEqual(try copiesOfSecret(), 0) }
  }
}

/// The 24 letters of the secret, coded so that the program doesn't contain them in clear.
private let codedSecret = (0..<24).map { UInt8((0x21 + $0 * 29 % 94) ^ 0x80) }

/// Types the secret letter by letter.
@MainActor
private func typeSecret(into password: FormPasswordField) {
  for byte in codedSecret { enter(String(UnicodeScalar(byte ^ 0x80)), into: password) }
  XCTAssertEqual(password.text.utf8.map { $0 ^ 0x80 }, codedSecret)
}

/// Returns how often the secret occurs in the writable memory of this process.
@MainActor
private func copiesOfSecret() throws -> Int {
  let file = try XCTUnwrap(FileHandle(forReadingAtPath: "/proc/self/maps"))
  let map = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
  let memory = open("/proc/self/mem", O_RDONLY)
  defer { close(memory) }
  var copies = 0
  for line in map.split(separator: "\n") where line.contains(" rw") {
    let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
    let content = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bounds[1] - bounds[0], alignment: 1)
    let count = pread(memory, content.baseAddress, content.count, off_t(bounds[0]))
    copies += copiesOfSecret(in: UnsafeRawBufferPointer(content), upTo: count)
    content.deallocate()
  }
  return copies
}

/// Returns how often the secret occurs in a part of the memory; the coded letters are compared, so
/// that the search makes no copy.
private func copiesOfSecret(in content: UnsafeRawBufferPointer, upTo count: Int) -> Int {
  guard let base = content.baseAddress else { return 0 }
  var (copies, start) = (0, 0)
  while start + codedSecret.count <= count,
    let found = memchr(base + start, Int32(codedSecret[0] ^ 0x80), count - start)
  {
    start = UnsafeRawPointer(found) - base
    let isCopy = codedSecret.indices.allSatisfy { index in
      start + index < count && content[start + index] ^ 0x80 == codedSecret[index]
    }
    if isCopy { copies += 1 }
    start += 1
  }
  return copies
}
