import GenericForm
import Testing
import ValidationRules

@testable import FormLanguages
@testable import GtkFormApp

@Suite struct LanguageTests {
  /// The numbers for which plural forms are tested.
  private static let numbers = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101]

  private static func toolkit(in language: String) throws -> Translation {
    try #require(FormLanguages.translation(into: language))
  }

  /// The app may be in fewer languages than the libraries.
  private static func app(in language: String) throws -> Translation? {
    try AppLanguages.file(language).map { try Translation(po: $0) }
  }

  @Test func `at least 30 languages are listed once, in alphabetical order`() {
    #expect(FormLanguages.available.count >= 30)
    #expect(FormLanguages.available == Set(FormLanguages.available).sorted())
    #expect(FormLanguages.translation(into: "xx") == nil)
  }

  @Test(arguments: FormLanguages.available)
  func `every message is translated, with the placeholders of the English`(
    language: String
  ) throws {
    for (translation, entries) in [
      (try Self.toolkit(in: language), MessageEntry.ofTheToolkit),
      (try Self.app(in: language), MessageEntry.ofTheApp),
    ] {
      guard let translation else { continue }
      #expect(translation.language == language)
      #expect(translation.problems == [])
      #expect(entries.filter { !translation.translates($0) }.map(\.key) == [])
    }
  }

  /// A plural form may omit the number only if no other number has the same form; 0 is exempt,
  /// because nothing is counted.
  @Test(arguments: FormLanguages.available)
  func `a plural message contains its number`(language: String) throws {
    let catalog = try MessageCatalog(
      translations: [Self.app(in: language), Self.toolkit(in: language)].compactMap(\.self))
    for entry in MessageEntry.ofEveryModule {
      guard let counted = entry.countedArgument else { continue }
      let texts = (0...200).map { catalog.text(for: entry.message(counted: $0)) }
      let counts = Dictionary(texts.dropFirst().map { ($0, 1) }, uniquingKeysWith: +)
      for number in Self.numbers {
        #expect(!texts[number].contains("{"), "\(texts[number])")
        let isShared = number > 0 && counts[texts[number]] != 1
        #expect(
          !isShared || !entry.showsNumber(counted), "\(number) in \(language): \(texts[number])")
      }
    }
  }
}

extension MessageEntry {
  /// The argument that selects the plural form, or `nil` if the message isn't counted.
  fileprivate var countedArgument: String? {
    defaultText.description.contains(", plural,") ? arguments.first : nil
  }

  /// Returns whether the English text contains the number itself.
  fileprivate func showsNumber(_ argument: String) -> Bool {
    defaultText.description.contains("{\(argument)}")
  }

  /// Returns the message of this entry for a number.
  fileprivate func message(counted number: Int) -> ValidationMessage {
    var values = Dictionary(uniqueKeysWithValues: arguments.map { ($0, MessageArgument.text("x")) })
    if let countedArgument { values[countedArgument] = .number(number) }
    return ValidationMessage(key: key, defaultText, arguments: values)
  }
}

@Suite struct UserLanguagesTests {
  @Test(arguments: [
    ([:], []),
    (["LANG": "C.UTF-8", "LANGUAGE": "fr"], ["fr"]),
    (["LANG": "C", "LANGUAGE": "fr"], []),
    (["LANG": "POSIX"], []),
    (["LANG": "fr_FR.UTF-8"], ["fr_FR", "fr"]),
    (["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"], ["pl_PL", "pl"]),
    (["LANG": "fr_FR", "LC_MESSAGES": "pl_PL", "LC_ALL": "C"], []),
    (["LANG": "pt_BR.UTF-8", "LANGUAGE": "pt_BR:pt:es"], ["pt_BR", "pt", "es"]),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:fr"], []),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en"], ["fr"]),
    (["LANG": "ca_ES.UTF-8@valencia"], ["ca_ES", "ca"]),
    (["LANG": "no_NO.UTF-8"], ["no_NO", "no", "nb"]),
    (["LANG": "zh-TW"], ["zh_TW", "zh"]),
    (["LANG": "en_XA"], ["en_XA"]),
    (["LANG": "", "LC_ALL": "", "LANGUAGE": "fr"], []),
    (["LANG": "../../etc/passwd"], []),
    (["LANG": "a/b"], []),
  ])
  func `preferred languages are found as gettext finds them`(
    environment: [String: String], languages: [String]
  ) {
    #expect(FormLanguages.languages { environment[$0] } == languages)
  }
}

/// Messages of a program.
///
/// These tests are serialized because they change the shared catalog.
@Suite(.serialized) struct ProgramLanguagesTests {
  @Test func `a program adds a file for each language`() {
    let before = MessageCatalog.shared
    defer { MessageCatalog.shared = before }
    FormLanguages.add { language in
      language == "fr" ? "msgid \"Choose a seat\"\nmsgstr \"Choisissez une place\"" : nil
    }
    FormLanguages.add { _ in "damaged" }
    FormLanguages.add(folder: "/nowhere")
    FormLanguages.use(["fr"])
    #expect(ValidationMessage("Choose a seat").text == "Choisissez une place")
    #expect(ValidationMessage.rule(.required).text == "Remplissez ce champ")
    #expect(MessageCatalog.shared.translations.map(\.language) == ["fr", "fr"])
    FormLanguages.use(["xx"])
    #expect(ValidationMessage("Choose a seat").text == "Choose a seat")
    #expect(ValidationMessage.rule(.required).text == "Fill in this field")
  }
}
