import Testing

@testable import ValidationRules

/// The plural forms in gettext headers agree with those of CLDR.
@Suite struct PluralFormsTests {
  private static let headers = [
    ("ja", "nplurals=1; plural=0;"),
    ("de", "nplurals=2; plural=(n != 1);"),
    ("hi", "nplurals=2; plural=(n > 1);"),
    (
      "pl",
      """
      nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
      """
    ),
    (
      "ru",
      """
      nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || \
      n%100>=20) ? 1 : 2);
      """
    ),
    ("sl", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);"),
    (
      "ar",
      """
      nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : \
      n%100>=11 ? 4 : 5);
      """
    ),
  ]

  @Test(arguments: headers)
  func `numbers with the same form are in the same category`(language: String, header: String)
    throws
  {
    let forms = try #require(PluralForms(header))
    let rules = PluralRules(language: language)
    var categories: [Int: PluralCategory] = [:]
    for number in 0...200 {
      let form = forms.form(of: number)
      #expect((0..<forms.count).contains(form))
      let category = rules.category(of: number)
      #expect(categories[form, default: category] == category, "\(number) in \(language)")
      categories[form] = category
    }
    #expect(categories.count == forms.count)
  }

  @Test func `a negative number has the form of its magnitude`() throws {
    let forms = try #require(PluralForms("nplurals=2; plural=n!=1;"))
    #expect(forms.form(of: -1) == 0)
    #expect(forms.form(of: .min) == 1)
  }

  @Test(arguments: [
    ("n*2+1-1", 5, 9), ("n/2", 9, 4), ("n/(n-n)", 9, 0), ("n%0", 9, 0), ("!n", 0, 1), ("!!n", 7, 1),
    ("n<2||n>5&&n!=7", 7, 0), ("n<=2", 2, 1), ("1?2:3?4:5", 0, 2), ("0?2:0?4:5", 0, 5),
  ])
  func `an expression has the same value as in C`(text: String, n: Int, value: Int) throws {
    let forms = try #require(PluralForms("nplurals=10; plural=\(text);"))
    #expect(forms.form(of: n) == value)
  }

  @Test func `a form that doesn't exist means the last one`() throws {
    let forms = try #require(PluralForms("nplurals=2; plural=n;"))
    #expect(forms.form(of: 7) == 1)
  }

  @Test(arguments: [
    "", "nplurals=2", "plural=n", "nplurals=0; plural=0;", "nplurals=11; plural=0;",
    "nplurals=two; plural=0;", "nplurals=2; plural=;", "nplurals=2; plural=(n;",
    "nplurals=2; plural=n=1;", "nplurals=2; plural=x;", "nplurals=2; plural=n?1;",
    "nplurals=2; plural=99999999999999999999;", "nplurals=2; plural=n n;",
    "nplurals=2; plural=\(String(repeating: "(", count: 100_000));",
    "nplurals=2; plural=\(String(repeating: "!", count: 100_000))n;",
  ])
  func `an ill-formed header is ignored`(header: String) {
    #expect(PluralForms(header) == nil)
  }
}
