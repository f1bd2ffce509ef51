"""The examples in doc comments compile, and have the results stated beside them."""

import pathlib
import re
import tempfile
import unittest

from project import LIBRARIES as DOCUMENTED, PRODUCTS, PROJECT, blocks, module_flags, run

HERE = pathlib.Path(__file__).resolve().parent
# The libraries that need no display, with the targets they depend on.
LIBRARIES = ["BoundedPattern", "ValidationRules", "FormDeclaration", "GenericForm", "GenericFormTesting",
             "CPhoneNumber", "PhoneNumbers", "PasswordStrength", "InternationalDomains"]
LINKED = ["-lpcre2-8", "-lphonenumber", "-lzxcvbn", "-lidn2", "-lstdc++"]
# A message that doesn't fit beside its call is in the next line.
LONG_MESSAGE = re.compile(r"(\bfailure\(of: .*\)(?: \})?)\n// ")
STATED = re.compile(r"^(true|false|nil|-?[\d.]+|\".*\"|\[.*\]|[A-Z].*)$")
IMPORTS = "import GenericForm\nimport GenericFormTesting\n"
RULES = "import InternationalDomains\nimport PasswordStrength\nimport PhoneNumbers\n"


def examples(library):
    """Yields the examples of a library, each with the name of its file."""
    for path in sorted((PROJECT / "Sources" / library).rglob("*.swift")):
        if path.stem.endswith("OpenCombine"):  # It's only compiled with a trait.
            continue
        text = re.sub(r"(?:^ *///.*\n)+ *package ", "", path.read_text(), flags=re.MULTILINE)
        lines = [line.strip() for line in text.splitlines()]
        comments = [line[4:] if line.startswith("///") else "" for line in lines]
        for code in blocks("\n".join(comments) + "\n"):
            yield path.name, LONG_MESSAGE.sub(r"\1  // ", code)


def statement(line):
    """Returns a line of code that checks the result stated beside it."""
    code, _, result = line.partition("  // ")
    if not STATED.match(result) or re.search(r" = |^ *(let|var|@|struct|\.)", code):
        return line
    return f"check({code}, is: ###\"{result}\"###, ###\"{code}\"###)"


def function(number, code):
    """Returns a function with one example; extensions precede it."""
    extensions = [match[0] for match in re.finditer(
        r"^extension [^\n]*\}\n|^extension .*?^\}\n", code, re.MULTILINE | re.DOTALL)]
    for extension in extensions:
        code = code.replace(extension, "")
    body = "\n".join(map(statement, code.splitlines()))
    return (f"{''.join(extensions)}@MainActor func example{number}(\n"
            f"  _ form: Form<Account>, _ clock: ManualClock) async throws {{\n{body}\n}}\n")


DECLARATION = re.compile(r"\b(?:public|open)\b(?:\([^)]*\))? (?!import|extension)(.*)")
# The requirements of a public protocol and the cases of a public enumeration are as public as their type.
TYPE_OF_MEMBERS = re.compile(r"( *)(?:@?\w+ )*public (?:\w+ )*(protocol|enum)\b")
MEMBER = {"protocol": r"(?:static |mutating )*(?:var|func|init|subscript|associatedtype)\b.*", "enum": r"case .*"}
FUNCTION = re.compile(r"^(?:(?:final|override|mutating|convenience|required|nonisolated|isolated) )*(?:func|init)\b")
# The abstract of a static function may be a noun phrase, as a property's: some are rules or parts of a builder.
VERB = re.compile(r"[A-Z][a-z]+s\b")
NO_PHRASE = re.compile(r"(?:Whether|What|Where|When|How|If|True|False|Called|Use|None)\b")


def abstracts(text):
    """Yields each public declaration of a source, with the first paragraph of its doc comment."""
    comment, attributes, end = [], "", None
    for line in text.splitlines():
        if opened := TYPE_OF_MEMBERS.match(line):
            end, kind = opened[1] + "}", opened[2]
        elif line == end:
            end = None
        member = end and re.fullmatch(f" {{{len(end) + 1}}}({MEMBER[kind]})", line)
        line = line.strip()
        declaration = None if line.startswith("//") else DECLARATION.search(line) or member
        if line.startswith("///"):
            comment.append(line[3:].strip())
        elif line.startswith("@") and not declaration:
            attributes += line
        else:
            if declaration and comment and not re.search("deprecated|unavailable", attributes + line):
                yield declaration[1], " ".join(comment[:(comment + [""]).index("")])
            comment, attributes = [], ""


def mistake(declaration, abstract):
    """Returns what is wrong with an abstract, or `None`."""
    if len(abstract) > 150:
        return "is longer than 150 characters"
    if not re.fullmatch(r"(?:[^.]|\.(?! [A-Z]))*\.", abstract):
        return "isn't one sentence"
    if NO_PHRASE.match(abstract) or FUNCTION.match(declaration) and not VERB.match(abstract):
        return "isn't a verb or noun phrase"
    return None


class Abstracts(unittest.TestCase):
    def test_each_is_one_short_phrase(self):
        modules = [module for library, others in DOCUMENTED.items() for module in [library, *others]]
        found = [(path.name, *abstract) for module in modules
                 for path in sorted((PROJECT / "Sources" / module).rglob("*.swift"))
                 for abstract in abstracts(path.read_text())]
        self.assertGreater(len(found), 1000)
        mistakes = [f"{name}: {declaration[:60]}: “{abstract}” {mistake(declaration, abstract)}"
                    for name, declaration, abstract in found if mistake(declaration, abstract)]
        self.assertEqual(mistakes, [])

    def test_mistakes_are_found(self):
        for declaration, abstract, wrong in [
            ("var isOpen: Bool {", "Whether it's open.", "phrase"),
            ("func open() {", "The function that opens it.", "phrase"),
            ("func open() {", "Opens it. Then it's open.", "sentence"),
            ("var title: String", "The title", "sentence"),
            ("var title: String", "The title" + " of it" * 25 + ".", "150"),
        ]:
            self.assertIn(wrong, mistake(declaration, abstract) or "")
        source = "/// The title.\n///\n/// More.\n@MainActor\npublic var title: String\n/// Other.\nvar a = 1\n"
        self.assertEqual(list(abstracts(source)), [("var title: String", "The title.")])

    def test_requirements_and_cases_are_public(self):
        source = ("public protocol Named {\n  /// The name.\n  var name: String { get }\n}\n/// Other.\nvar a = 1\n"
                  "public enum Side {\n  /// The left.\n  case left\n\n  /// Other.\n  var b = 1\n}\n")
        self.assertEqual([name for name, _ in abstracts(source)], ["var name: String { get }", "case left"])


class DocComments(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def compile(self, examples, imports, *arguments):
        names = []
        for number, (name, code) in enumerate(examples):
            names.append(f"{pathlib.Path(name).stem}-{number}.swift")
            (self.folder / names[-1]).write_text(imports + function(number, code))
        return run("swiftc", "-swift-version", "6", "-wmo", "-suppress-warnings", *module_flags(),
                   HERE / "Context.swift", *(self.folder / name for name in names), *arguments)

    def test_examples_of_the_core_are_true(self):
        found = [example for library in LIBRARIES for example in examples(library)]
        statements = [statement(line) for _, code in found for line in code.splitlines()]
        self.assertGreater(sum(line.startswith("check(") for line in statements), 350)
        self.assert_true(found, IMPORTS + RULES, LIBRARIES, LINKED)

    def test_examples_of_file_rules_are_true(self):
        found = list(examples("FormTextField/Rules"))
        self.assertGreater(len(found), 6)
        libraries = ["BoundedPattern", "ValidationRules", "FormDeclaration", "GenericForm", "GenericFormTesting",
                     "CFormLanguages", "FormLanguages", "FormDrafts", "GtkFloor", "FormTextField"]
        gtk = run("pkg-config", "--libs", "gtk4").stdout.split()
        self.assert_true(found, IMPORTS + "import FormTextField\n", libraries, ["-lpcre2-8", *gtk])

    def assert_true(self, found, imports, libraries, linked):
        # A sequence doesn't end, and a stated error ends its example.
        calls = [
            f"await run(throws: {'true' if '// throws' in code else 'false'}) {{"
            f" try await example{number}($0, $1) }}"
            for number, (_, code) in enumerate(found) if "for await" not in code]
        main = self.folder / "main.swift"
        main.write_text(IMPORTS + """
            @MainActor func run(
              throws isStated: Bool,
              _ example: @MainActor (Form<Account>, ManualClock) async throws -> Void
            ) async {
              MessageCatalog.shared = MessageCatalog()
              let clock = ManualClock()
              let form = Form(Account(), validation: signUp, clock: clock)
              do {
                try await example(form, clock)
                if isStated { print("✘ no error is thrown") }
              } catch {
                if !isStated { print("✘", error) }
              }
            }
            """ + "\n".join(calls))
        sources = [path for library in libraries
                   for path in (PROJECT / "Sources" / library).rglob("*")
                   if path.suffix in (".swift", ".c", ".cpp")]
        objects = [PRODUCTS / f"{path.relative_to(PROJECT / 'Sources').parts[0]}.build"
                   / f"{path.name}.o" for path in sources]
        built = self.compile(
            found, imports, main, *objects, *linked, "-o", self.folder / "examples")
        self.assertEqual(built.returncode, 0, built.stderr)
        ended = run(self.folder / "examples", timeout=60)
        mistakes = [line for line in ended.stdout.splitlines() if line.startswith("✘")]
        self.assertEqual((mistakes, ended.stderr, ended.returncode), ([], "", 0))

    def test_examples_of_the_controls_compile(self):
        found = [*examples("FormTextField"), *examples("FormDrafts"), *examples("FormAdwaita")]
        self.assertGreater(len(found), 8)
        built = self.compile(
            found, IMPORTS + "import CAdwaita\nimport CGtk\nimport FormAdwaita\nimport FormDrafts\n"
            + "import FormTextField\n",
            HERE / "ControlContext.swift", "-typecheck")
        self.assertEqual(built.returncode, 0, built.stderr)
