import Foundation
import GenericForm
import GenericFormTesting
import Testing

@testable import FormDrafts

/// A folder for one test, which is deleted with this object.
final class TestFolder {
  let path = NSTemporaryDirectory() + "FormDrafts-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  var texts: [String] {
    names.map { (try? String(contentsOfFile: "\(path)/\($0)", encoding: .utf8)) ?? "" }
  }

  var drafts: [String] { names.filter { $0.hasSuffix(".draft") } }

  func put(_ bytes: some Sequence<UInt8>, at name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }
}

struct Guest: Codable, Identifiable, Equatable, Sendable {
  var id: Int
  var name = ""
  var pin = ""
}

struct Party: Codable, Equatable, Sendable {
  var title = ""
  var count = 1
  var place: String?
  var password = ""
  var guests: [Guest] = []
}

/// A form with a draft, as in a window.
@MainActor final class Host {
  let form = Form(Party()) {
    FieldValidation(\.title, .required)
    FieldValidation(\.count)
    FieldValidation(\.place)
    FieldValidation(\.password)
    FieldValidation(\.guests)
  }
  let clock = ManualClock()
  let keeper: DraftKeeper

  init(_ folder: TestFolder, continuesAlways: Bool = false) throws {
    form.field(\.password).isSecret = true
    let draft = FormDraft<Party>(
      "party", folder: folder.path, continuesAlways: continuesAlways)
    keeper = try #require(DraftKeeper(draft, of: form, clock: clock))
  }

  /// Ends like a killed process: files stay on the disk, and their locks are released.
  func die() { keeper.end() }
}
