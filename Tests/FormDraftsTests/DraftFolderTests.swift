import Foundation
import GenericForm
import Testing

@testable import FormDrafts

@Suite struct DraftFolderTests {
  let folder = TestFolder()
  var drafts: DraftFolder { DraftFolder(path: folder.path) }

  @Test(
    arguments: [
      ("empty", ""), ("garbage", "\u{0}\u{1}garbage"), ("JSON", #"{"title":"Birthday"}"#),
      ("a header alone", "GenericForm draft 1 cbf29ce484222325 7\n"),
      ("no version", "GenericForm draft x\n"), ("version 0", "GenericForm draft 0 0 0\n"),
    ])
  func `a file that isn't a draft is set aside unchanged`(name: String, text: String)
    throws
  {
    try folder.put(text.utf8, at: "party.a1.draft")
    let (draft, aside) = drafts.takeNewest(of: "party")
    #expect(draft == nil)
    #expect(aside == ["\(folder.path)/party.a1.aside"])
    #expect(folder.names == ["party.a1.aside"])
    #expect(folder.texts == [text])
  }

  @Test func `a truncated draft is set aside, and a complete one is read`() throws {
    let whole = try DraftFormat.bytes(of: DraftContent(values: Array("Birthday".utf8)))
    for count in whole.indices {
      try folder.put(whole[..<count], at: "party.\(count).draft")
    }
    let taken = drafts.takeNewest(of: "party")
    #expect(taken.draft == nil)
    #expect(taken.aside.count == whole.count)
    try folder.put(whole, at: "party.w.draft")
    #expect(drafts.takeNewest(of: "party").draft?.content.values == Array("Birthday".utf8))
  }

  @Test(arguments: [nil, "", "Birthday", "two\nlines"])
  func `invalid texts are restored along with the values`(values: String?) throws {
    let content = DraftContent(
      values: values.map { Array($0.utf8) }, texts: ["count": "12a\n", "date": "31.02."])
    let whole = try DraftFormat.bytes(of: content)
    #expect(String(decoding: whole, as: UTF8.self).hasPrefix("GenericForm draft 1 "))
    #expect(DraftFormat.content(of: whole) == .draft(content))
    for count in whole.indices {
      #expect(DraftFormat.content(of: Array(whole[..<count])) == .unreadable)
    }
  }

  @Test func `a draft has a line about itself, a line of texts, and the values`() throws {
    let bytes = try DraftFormat.bytes(of: DraftContent(values: Array("Birthday".utf8)))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "GenericForm draft 1 e1119b67b5676914 11\n{}\nBirthday")
  }

  @Test func `a file of 2 GB is not read`() throws {
    try folder.put([], at: "party.a1.draft")
    #expect(truncate("\(folder.path)/party.a1.draft", 2 << 30) == 0)
    #expect(drafts.takeNewest(of: "party").aside == ["\(folder.path)/party.a1.aside"])
    let attributes = try FileManager.default.attributesOfItem(
      atPath: drafts.path + "/party.a1.aside")
    #expect(attributes[.size] as? Int == 2 << 30)
  }

  @Test func `links, folders and pipes are set aside, and their targets aren't touched`() throws {
    let whole = try DraftFormat.bytes(of: DraftContent(values: [1]))
    try folder.put(whole, at: "elsewhere")
    #expect(symlink("\(folder.path)/elsewhere", "\(folder.path)/party.a1.draft") == 0)
    #expect(mkdir("\(folder.path)/party.a2.draft", 0o700) == 0)
    #expect(mkfifo("\(folder.path)/party.a3.draft", 0o600) == 0)
    #expect(symlink("nowhere", "\(folder.path)/party.a4.draft") == 0)
    let (draft, aside) = drafts.takeNewest(of: "party")
    #expect(draft == nil)
    #expect(aside.count == 4)
    #expect(folder.names == ["elsewhere"] + (1...4).map { "party.a\($0).aside" })
    #expect(FileManager.default.contents(atPath: "\(folder.path)/elsewhere") == Data(whole))
  }

  @Test func `a second file that is set aside doesn't replace the first`() throws {
    try folder.put("first".utf8, at: "party.a1.aside")
    try folder.put("second".utf8, at: "party.a1.draft")
    #expect(drafts.takeNewest(of: "party").aside == ["\(folder.path)/party.a1.aside-2"])
    #expect(folder.texts == ["first", "second"])
  }

  @Test func `an existing file is not replaced, whatever its kind`() throws {
    try folder.put("new".utf8, at: "new")
    try folder.put("old".utf8, at: "file")
    #expect(mkdir("\(folder.path)/folder", 0o700) == 0)
    #expect(mkdir("\(folder.path)/empty", 0o700) == 0)
    #expect(symlink("nowhere", "\(folder.path)/link") == 0)
    for (name, target) in [
      ("new", "file"), ("new", "folder"), ("new", "link"), ("empty", "folder"),
    ] {
      #expect(throws: SystemError.self) {
        try System.move("\(folder.path)/\(name)", to: "\(folder.path)/\(target)")
      }
    }
    #expect(folder.names == ["empty", "file", "folder", "link", "new"])
    let name = try #require(DraftName("party.a1.draft"))
    try folder.put([1], at: name.text)
    #expect(throws: SystemError.self) {
      _ = try DraftFile([2], named: name, in: folder.path, replacing: nil)
    }
    #expect(FileManager.default.contents(atPath: "\(folder.path)/party.a1.draft") == Data([1]))
    try System.move("\(folder.path)/new", to: "\(folder.path)/newer")
    #expect(folder.names.contains("newer"))
    #expect(!folder.names.contains("new"))
  }

  @Test(.enabled(if: geteuid() == 0)) func `a file of another user is set aside`() throws {
    try folder.put(DraftFormat.bytes(of: DraftContent(values: [1])), at: "party.a1.draft")
    #expect(chown("\(folder.path)/party.a1.draft", 65_534, 65_534) == 0)
    let (draft, aside) = drafts.takeNewest(of: "party")
    #expect(draft == nil)
    #expect(aside.count == 1)
  }

  @Test func `drafts of a later version and of other forms are kept`() throws {
    let names = [
      "other.a1.draft", "party-2.a1.draft", "party.a1.b2.draft", "party.a1.draft", "party.draft",
    ]
    for name in names { try folder.put("GenericForm draft 2 something\n".utf8, at: name) }
    let (draft, aside) = drafts.takeNewest(of: "party")
    #expect(draft == nil)
    #expect(aside == [])
    #expect(folder.names == names)
  }

  @Test func `a draft of a later version is reported`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let folder = TestFolder()
      try folder.put("GenericForm draft 2 something\n".utf8, at: "party.a1.draft")
      _ = DraftFolder(path: folder.path).takeNewest(of: "party")
    }
    let written = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(
      written?.contains(
        "A draft isn't offered, because a later version of the program wrote it: /") == true)
  }

  @Test func `an old unfinished draft file is removed, and a recent one isn't`() throws {
    try folder.put([1], at: "party.a1.new")
    try folder.put([1], at: "party.a2.new")
    let long = Date(timeIntervalSinceNow: -3_600)
    try FileManager.default.setAttributes(
      [.modificationDate: long], ofItemAtPath: "\(folder.path)/party.a1.new")
    _ = drafts.takeNewest(of: "party")
    #expect(folder.names == ["party.a2.new"])
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/state", "HOME": "/home/mei"], "/state"),
      (["XDG_STATE_HOME": "state", "HOME": "/home/mei"], "/home/mei/.local/state"),
      (["HOME": "/home/mei"], "/home/mei/.local/state"), (["HOME": "mei"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the folder follows the XDG specification`(
    environment: [String: String], expected: String?
  ) {
    let folder = DraftFolder.ofProgram { environment[$0] }?.path
    #expect(folder == expected.map { "\($0)/\(programName)/drafts" })
  }

  @Test func `an application has its own folder, whatever its executable is called`() {
    let folder = DraftFolder.ofProgram("org.example.Guests") { $0 == "HOME" ? "/home/mei" : nil }
    #expect(folder?.path == "/home/mei/.local/state/org.example.Guests/drafts")
  }
}
