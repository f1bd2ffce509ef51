import ControlSamples
import Foundation
import Testing

@testable import GtkFormApp

@MainActor @Suite struct GalleryTests {
  private let samples = GallerySample.all

  @Test func `no two samples share a name`() {
    let names = samples.map(\.name)
    #expect(names.count > 20)
    #expect(Set(names).count == names.count)
  }

  @Test func `every control has a page`() throws {
    let controls = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/FormTextField/Controls")
    let files = try #require(FileManager.default.enumerator(atPath: controls.path()))
      .compactMap { ($0 as? String)?.split(separator: "/").last }
    let names = files.compactMap { $0.wholeMatch(of: /(Form[A-Za-z]+)\.swift/)?.1 }
      .filter { !$0.hasSuffix("Class") }
    // This control is in another library.
    let all = names.map(String.init) + ["PhoneNumberEditor"]
    #expect(Set(all) == Set(GallerySample.controls.map(\.name)))
  }

  /// The end-to-end tests compare the sizes in this program at one and two times the scale.
  @Test func `the journey has every control`() throws {
    let program = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Journey/main.swift")
    let code = try String(contentsOf: program, encoding: .utf8)
    for sample in ControlSample.all { #expect(code.contains("\(sample.name)("), "\(sample.name)") }
  }

  @Test func `every control with states has a page and its pictures`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources")
    let paths = try ["FormTextField", "FormPhoneNumbers"].flatMap { library in
      try FileManager.default.subpathsOfDirectory(
        atPath: sources.appending(path: "\(library)/\(library).docc").path())
    }
    let names = Set(samples.filter { !$0.states.isEmpty }.map(\.name))
    let pages = paths.compactMap { $0.wholeMatch(of: /Controls\/(\w+)\.md/).map { String($0.1) } }
    #expect(Set(pages) == names)
    let pictures = paths.filter { $0.hasPrefix("Controls/") && $0.hasSuffix(".png") }
    let expected = names.flatMap { ["Controls/\($0).png", "Controls/\($0)~dark.png"] }
    #expect(Set(pictures) == Set(expected))
  }

  @Test func `no line of code wraps at the window's initial width`() {
    for sample in samples {
      for choices in choices(of: sample) {
        let lines = sample.code(choices).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= GalleryCode.width }, "\(sample.name)")
      }
    }
  }

  @Test func `each option appears in the code`() {
    for sample in samples {
      let codes = choices(of: sample).map(sample.code)
      #expect(Set(codes).count == codes.count, "\(sample.name)")
    }
  }

  @Test func `the code has the arguments and options as a program writes them`() throws {
    let slider = try #require(samples.first { $0.name == "FormSlider" })
    #expect(
      slider.code([1, 1, 0, 1, 1]) == #"""
        let form = Form(Account()) {
          FieldValidation(\.volume, .required)
        }

        FormSlider(
          "_Volume",
          form.field(\.volume),
          hint: "Help with filling it in").with {
          $0.unit = "%"
          $0.isEditable = false
        }
        """#)
  }

  @Test func `the code has a choice that isn't the control's default`() throws {
    let money = try #require(samples.first { $0.name == "FormMoneyField" })
    #expect(money.code([0, 0, 0, 0, 0, 0]).contains(#"$0.currencies = ["EUR"]"#))
  }

  @Test(
    arguments: [
      ("FormTextField", "TextField"), ("FormTextField", "clear but"), ("FormChoice", "radio"),
      ("FormDateField", "dates day"), ("FormSlider", "SLIDER"), ("FormRows", ""),
    ])
  func `a search finds names, groups, purposes and options`(name: String, words: String) throws {
    let sample = try #require(samples.first { $0.name == name })
    #expect(sample.isFound(by: words))
    #expect(!sample.isFound(by: words + " xyzzy"))
  }

  @Test func `a search finds the start of a word, not its middle`() throws {
    let slider = try #require(samples.first { $0.name == "FormSlider" })
    #expect(slider.isFound(by: "sl"))
    #expect(!slider.isFound(by: "lider"))
  }

  @Test func `the names of types are bold in the code, but not those in texts`() {
    #expect(
      GalleryCode.markup(#"let a: Set<Int> = F("Ada & <b>")"#)
        == #"<b>let</b> a: <b>Set</b>&lt;<b>Int</b>> = F("Ada &amp; &lt;b>")"#)
  }

  /// Returns the initial choices of a sample, and variations that change one choice each.
  private func choices(of sample: GallerySample) -> [[Int]] {
    let start = sample.options.map(\.start)
    return [start]
      + sample.options.enumerated().flatMap { place, option in
        option.choices.indices.filter { $0 != option.start }.map { choice in
          var choices = start
          choices[place] = choice
          return choices
        }
      }
  }
}
