import Testing
import ValidationRules

@Suite struct `A language tag` {
  // Most are from RFC 5646, appendix A.
  @Test(arguments: [
    "de", "fr", "ja", "zh-Hant", "zh-Hans", "sr-Cyrl", "sr-Latn", "zh-cmn-Hans-CN", "cmn-Hans-CN",
    "zh-yue-HK", "yue-HK", "zh-Hans-CN", "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis",
    "de-CH-1901", "sl-IT-nedis", "hy-Latn-IT-arevela", "de-DE", "en-US", "es-419",
    "de-CH-x-phonebk", "az-Arab-x-AZE-derbend", "x-whatever", "qaa-Qaaa-QM-x-southern", "de-Qaaa",
    "sr-Latn-QM", "sr-Qaaa-RS", "en-US-u-islamcal", "zh-CN-a-myext-x-private",
    "en-a-myext-b-another", "EN-us", "mN-cYrL-Mn", "x-a", "abcd", "abcdefgh", "en-aaa-bbb-ccc",
    "de-1996", "en-0-aa", "ar-a-aaa-x-a-a", "x-a-b-c-d-1",
  ])
  func `is accepted`(text: String) {
    #expect(Rule.isLanguageTag.accepts(text))
  }

  @Test(arguments: [
    "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min", "zh-min-nan",
    "zh-xiang", "en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon",
    "i-lux", "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-BE-FR", "sgn-BE-NL",
    "sgn-CH-DE", "I-KLINGON", "SGN-be-fr",
  ])
  func `that is grandfathered is accepted`(text: String) {
    #expect(Rule.isLanguageTag.accepts(text))
  }

  @Test(arguments: [
    "de-419-DE",  // two regions
    "a-DE", "i-private", "1", "e", "12",  // no language
    "ar-a-aaa-b-bbb-a-ccc", "en-A-aa-a-bb",  // the same extension twice
    "de-DE-1901-1901", "sl-rozaj-biske-ROZAJ",  // the same variant twice
    "en_US", "en-", "-en", "en--US", "en-US-", "x", "x-", "en-x", "en-a", "en-a-x-b", "en-a-b-cc",
    "abcdefghi", "en-abcdefghi", "en-x-abcdefghi", "en-aaa-bbb-ccc-ddd", "abcd-eee", "en-Latn-aaa",
    "en-US-Latn", "en-US-GB", "en-1901-US", "en-1234-a", "e1", "en-é", "en US", "en.UTF-8",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isLanguageTag.accepts(text))
  }

  @Test func `has at most sixteen variants`() {
    let distinct = (0..<17).map { "-a\(10_000 + $0)" }
    #expect(Rule.isLanguageTag.accepts("en" + distinct.prefix(16).joined()))
    #expect(!Rule.isLanguageTag.accepts("en" + distinct.joined()))
  }

  @Test func `can be long`() {
    let tail = String(repeating: "-private", count: 1 << 17)
    #expect(Rule.isLanguageTag.accepts("en-x" + tail))
    #expect(!Rule.isLanguageTag.accepts("en-x" + tail + "-"))
  }

  @Test func `is refused in awkward variations`() {
    let rule = Rule.isLanguageTag
    #expect(rule.accepts(String("«zh-Hant-TW»".dropFirst().dropLast())))
    // A text of three characters may be a tag; a megabyte of letters or hyphens isn't.
    for awkward in AwkwardText.refused where awkward.count != 3 {
      #expect(!rule.accepts(awkward), "accepts \(awkward.prefix(40).debugDescription)")
    }
    for spoiled in AwkwardText.spoiled("zh-Hant-TW") {
      #expect(!rule.accepts(spoiled), "accepts \(spoiled.prefix(40).debugDescription)")
    }
  }
}
