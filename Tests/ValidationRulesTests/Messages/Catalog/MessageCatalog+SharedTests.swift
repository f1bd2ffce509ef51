import Testing
import ValidationRules

@Suite struct MessageCatalogSharedTests {
  private func message(_ key: String) -> ValidationMessage {
    ValidationMessage(key: key, "default")
  }

  @Test func `an override applies to the whole process`() async {
    MessageCatalog.shared["shared_for_all"] = "overridden"
    let text = await Task.detached { MessageCatalog.shared["shared_for_all"] }.value
    #expect(text == "overridden")
    MessageCatalog.updateShared { $0["shared_for_all"] = nil }
    #expect(MessageCatalog.shared.text(for: message("shared_for_all")) == "default")
  }

  @Test func `changes from many tasks are all kept`() async {
    let keys = (0..<400).map { "shared_from_task_\($0)" }
    await withTaskGroup { group in
      for key in keys {
        group.addTask { MessageCatalog.updateShared { $0[key] = .plain(key) } }
      }
    }
    let catalog = MessageCatalog.shared
    #expect(keys.allSatisfy { catalog.text(for: message($0)) == $0 })
    MessageCatalog.updateShared { catalog in
      for key in keys { catalog[key] = nil }
    }
  }

  @Test func `a reader gets either text while others write`() async {
    let key = "shared_while_read"
    let text = await withTaskGroup(of: [String].self) { group in
      group.addTask {
        for number in 0..<300 {
          MessageCatalog.updateShared { $0[key] = number.isMultiple(of: 2) ? "even" : "odd" }
        }
        return []
      }
      for _ in 0..<4 {
        group.addTask {
          (0..<300).map { _ in
            MessageCatalog.shared.text(for: ValidationMessage(key: key, "default"))
          }
        }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(text.isSubset(of: ["default", "even", "odd"]))
    MessageCatalog.updateShared { $0[key] = nil }
  }

  @Test func `another catalog is shared only within one task`() async {
    let text = await MessageCatalog.withShared(["shared_in_task": "inside"]) {
      Task.detached { MessageCatalog.shared["shared_in_task"] }
    }.value
    #expect(text == nil)
    let inside = await MessageCatalog.withShared(["shared_in_task": "inside"]) {
      Task { MessageCatalog.shared["shared_in_task"] }
    }.value
    #expect(inside == "inside")
    #expect(MessageCatalog.shared["shared_in_task"] == nil)
  }

  @Test func `changes in another catalog are lost afterward`() {
    MessageCatalog.withShared(["shared_outer": "outer"]) {
      MessageCatalog.shared["shared_inner"] = "inner"
      #expect(MessageCatalog.shared["shared_inner"] == "inner")
      #expect(MessageCatalog.shared["shared_outer"] == "outer")
      MessageCatalog.withShared([:]) {
        #expect(MessageCatalog.shared["shared_inner"] == nil)
      }
      #expect(MessageCatalog.shared["shared_inner"] == "inner")
    }
    #expect(MessageCatalog.shared["shared_inner"] == nil)
    #expect(MessageCatalog.shared["shared_outer"] == nil)
  }

  @Test func `an error is passed on`() {
    struct SomeError: Error {}
    #expect(throws: SomeError.self) {
      try MessageCatalog.withShared([:]) { () throws(SomeError) in throw SomeError() }
    }
  }
}
