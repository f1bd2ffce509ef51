import Testing

@testable import GenericForm

@Suite struct TypedChangeTests {
  /// Returns the texts in a sequence at which a step begins.
  private func starts(of texts: [String]) -> [String] {
    var last: TypedChange?
    var starts: [String] = []
    for (old, new) in zip(texts, texts.dropFirst()) {
      let change = TypedChange(from: old, to: new, after: last)
      if !change.continues { starts.append(old) }
      last = change
    }
    return starts
  }

  /// Returns the texts that result from typing one at the end, letter by letter.
  private func typing(_ text: String, into start: String = "") -> [String] {
    text.indices.reduce(into: [start]) { texts, index in texts.append(start + text[...index]) }
  }

  @Test func `a word is a step with the white space after it`() {
    #expect(starts(of: typing("Ada  Lovelace ")) == ["", "Ada  "])
    #expect(starts(of: typing("one\ntwo\tthree")) == ["", "one\n", "one\ntwo\t"])
    #expect(starts(of: typing(" a")) == ["", " "])
    #expect(starts(of: typing("文字 列")) == ["", "文字 "])
  }

  @Test func `letters of any length are typed one by one`() {
    #expect(starts(of: typing("naïve👩‍👩‍👧é")) == [""])
    #expect(starts(of: ["", "e", "e\u{301}", "e\u{301}a"]) == [""])
    #expect(starts(of: ["è", "éè", "éëè"]) == ["è"])
  }

  @Test func `a letter equal to the one beside it is typed at the caret`() {
    // The letter is typed before the second “o”, and after it.
    #expect(starts(of: ["fot", "foot", "fooot", "foooxt"]) == ["fot"])
    #expect(starts(of: ["been", "beeen", "beeeen", "beexeen"]) == ["been"])
    #expect(starts(of: ["one three", "one tthree", "one twthree"]) == ["one three"])
    #expect(starts(of: ["aaa", "aaaa", "aaaaa"]) == ["aaa"])
  }

  @Test func `typing elsewhere begins a step`() {
    #expect(starts(of: ["", "a", "ab", "xab", "xyab"]) == ["", "ab"])
    #expect(starts(of: ["abc", "abxc", "aybxc"]) == ["abc", "abxc"])
  }

  @Test func `deleting is a step, from its first letter to its last`() {
    #expect(starts(of: ["", "a", "ab", "a", "", "c"]) == ["", "ab", ""])
    #expect(starts(of: ["abcd", "abd", "ad", "a"]) == ["abcd"], "Backspace, then Delete")
    #expect(starts(of: ["abcd", "acd", "ad", "a"]) == ["abcd"], "Delete")
    #expect(starts(of: ["a b", "a ", "a", ""]) == ["a b"], "words are not apart")
    #expect(starts(of: ["abcdef", "abcde", "bcde"]) == ["abcdef", "abcde"], "elsewhere")
  }

  @Test func `several letters entered together are a step, and so is what follows`() {
    #expect(starts(of: ["", "a", "a pasted text", "a pasted texts"]).count == 3)
    #expect(starts(of: ["a pasted text", "a", ""]) == ["a pasted text", "a"])
  }

  @Test func `typing over a text continues the word`() {
    #expect(starts(of: ["Ada", "G", "Gr", "Gra"]) == ["Ada"])
    #expect(starts(of: ["xAday", "xGy", "xGry"]) == ["xAday"])
    #expect(starts(of: ["é", "ũ", "ũa"]) == ["é"])
  }

  @Test func `a separator that a format adds belongs to the letter behind it`() {
    #expect(starts(of: ["1234", "1234 5", "1234 56"]) == ["1234"])
    #expect(starts(of: typing("1", into: "12/") + ["12/13", "12/13/2", "12/13/20"]) == ["12/"])
  }

  @Test func `any two texts can be compared`() {
    let texts = ["", "a", "aa", "é", "e\u{301}", "👩‍👩‍👧", "👩‍👧", "\u{0}", "a\r\nb", "a\nb", "ũé", "éũ"]
    for first in texts {
      for second in texts {
        for third in texts {
          let change = TypedChange(from: first, to: second, after: nil)
          _ = TypedChange(from: second, to: third, after: change)
        }
      }
    }
  }
}
