"""The site of all libraries is built without a warning, and works in a browser at any path."""

import functools
import json
import pathlib
import re
import shutil
import tempfile
import unittest

from browser import Browser, Server
from project import LIBRARIES, PROJECT, script

site_script = script("site")

# One page of symbols in this many is opened.
SAMPLE = 150

COMPLETE = """document.readyState === "complete" && document.querySelector("main h1")
  && document.querySelector(".navigator-card-item")"""

# Each picture of the page has loaded, and those with a dark variant are those for the color scheme.
PICTURED = """Array.from(document.querySelectorAll("main img")).every(image => {
  image.loading = "eager";  // Others are loaded when they come into view.
  const [, name, dark] = image.currentSrc.match(/([^/]+?)(~dark)?\\.png$/) ?? [];
  return image.complete && image.naturalWidth && Boolean(dark) === %s.includes(name);
})"""

# What a reader meets on a page.
FOUND = """({
  heading: document.querySelector("main h1").innerText,
  scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  cut: Array.from(document.querySelectorAll("main :is(h1, h2, h3, p, img):not(table *)"))
    .filter(part => part.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map(part => part.outerHTML),
  background: getComputedStyle(document.body).backgroundColor,
  links: Array.from(document.links, link => link.href),
})"""
BACKGROUNDS = {"light": "rgb(255, 255, 255)", "dark": "rgb(0, 0, 0)"}


@functools.cache
def read(folder):
    """The data of every page, by its path on the site."""
    data = folder / "data"
    return {str(path.relative_to(data).with_suffix("")): json.loads(path.read_text())
            for path in sorted(data.rglob("*.json"))}


@unittest.skipUnless(shutil.which("docc"), "This Swift comes without DocC.")
class SiteTest(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        # Every test of the site reads the one that is built first.
        if not hasattr(SiteTest, "folder"):
            place = tempfile.TemporaryDirectory()
            unittest.addModuleCleanup(place.cleanup)
            folder = pathlib.Path(place.name, "site")
            site_script.build(folder)
            SiteTest.folder = folder


class Pages(SiteTest):
    def test_each_library_has_pages_and_is_on_the_first_page(self):
        manifest = (PROJECT / "Package.swift").read_text()
        products = set(re.findall(r'\.library\(name: "(\w+)"', manifest))
        # One has no symbols in Swift, those of another are GenericForm's, and FormTextField re-exports the floor.
        self.assertEqual(
            set(LIBRARIES), products - {"WipedMemory", "FormDeclaration"} | {"GtkFloor"})
        start = read(self.folder)["documentation"]
        listed = {path.split("/")[-1] for section in start["topicSections"]
                  for path in section["identifiers"]}
        self.assertEqual(set(LIBRARIES) - listed, set())

    def test_each_page_has_a_heading_and_a_file(self):
        pages = read(self.folder)
        self.assertGreater(len(pages), 1000)
        for path, page in pages.items():
            self.assertTrue(page["metadata"]["title"], path)
            self.assertTrue((self.folder / path / "index.html").exists(), path)

    def test_each_link_leads_to_a_page_and_each_picture_exists(self):
        pages = read(self.folder)
        anchors = {path: set(re.findall(r'"anchor": "([^"]+)"', json.dumps(page)))
                   for path, page in pages.items()}
        missing, count = [], 0
        for path, page in pages.items():
            for reference in page.get("references", {}).values():
                if reference.get("url", "").startswith("/") and reference["type"] != "image":
                    target, _, anchor = reference["url"].strip("/").partition("#")
                    if target not in pages or anchor and anchor not in anchors[target]:
                        missing.append((path, reference["url"]))
                for variant in reference.get("variants", []):
                    count += 1
                    if not (self.folder / variant["url"].strip("/")).is_file():
                        missing.append((path, variant["url"]))
        self.assertEqual(missing, [])
        self.assertGreater(count, 40)

    def test_a_page_links_to_an_article_of_a_later_library(self):
        references = read(self.folder)["documentation/genericform/submitandservererrors"]["references"]
        self.assertIn("/documentation/formtextfield/describeerrors",
                      [reference.get("url") for reference in references.values()])

    def test_a_link_to_a_file_beside_a_page_leads_to_the_page_of_that_file(self):
        pages = read(self.folder)
        for page, link in (("step1firstfield", "Step2RulesAndChecks.md"), ("step5shipit", "../ShipAProgram.md")):
            target = f"/documentation/formtextfield/{pathlib.Path(link).stem.lower()}"
            self.assertEqual(pages[f"documentation/formtextfield/{page}"]["references"][link]["url"], target)

    def test_each_link_in_a_text_is_shown(self):
        """DocC leaves the links of a page's first paragraph out."""
        hidden = [(path, link) for path, page in read(self.folder).items()
                  for part in ("abstract", "primaryContentSections")
                  for link in re.findall(r'"identifier": "([^"]+)", "isActive": true', json.dumps(page.get(part, [])))
                  if link not in page["references"]]
        self.assertEqual(hidden, [])

    def test_the_index_has_each_page(self):
        index = json.loads((self.folder / "index/index.json").read_text())
        paths = []

        def walk(nodes):
            for node in nodes:
                paths.extend([node["path"].strip("/")] if "path" in node else [])
                walk(node.get("children", []))
        walk(index["interfaceLanguages"]["swift"])
        self.assertEqual(set(read(self.folder)) - set(paths), set())


@unittest.skipUnless(shutil.which("chromium"), "Chromium is missing: run script/setup --browser")
class InABrowser(SiteTest):
    def setUp(self):
        server = Server(self.folder, "/any/path")
        self.base = server.__enter__().address + "/"
        self.addCleanup(server.__exit__)
        self.browser = Browser()
        self.addCleanup(self.browser.close)
        self.show(1200, "light")

    def open(self, path):
        self.browser.call("Page.navigate", url=f"{self.base}{path}/")
        self.browser.wait(COMPLETE)

    def show(self, width, scheme):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900,
                          deviceScaleFactor=1, mobile=False)
        self.browser.call("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-color-scheme", "value": scheme}])

    def pages(self):
        """The articles, the pages with a picture, and some of all others."""
        paths, others = [], []
        for path, page in read(self.folder).items():
            is_article = page["metadata"]["role"] in ("article", "collection")
            has_picture = any(one["type"] == "image" for one in page["references"].values())
            (paths if is_article or has_picture else others).append(path)
        return paths + others[::SAMPLE]

    def test_pages_can_be_read_wide_and_light_or_narrow_and_dark(self):
        pages = self.pages()
        self.assertGreater(len(pages), 60)
        in_dark = [path.name.removesuffix("~dark.png")
                   for path in self.folder.glob("images/*/*~dark.png")]
        self.assertGreater(len(in_dark), 20)
        for path in pages:
            with self.subTest(path):
                self.open(path)
                for width, scheme in ((1200, "light"), (360, "dark")):
                    self.show(width, scheme)
                    self.browser.wait(PICTURED % (json.dumps(in_dark) if scheme == "dark" else "[]"))
                    found = self.browser.evaluate(FOUND)
                    self.assertTrue(found["heading"])
                    self.assertEqual(found["background"], BACKGROUNDS[scheme])
                    self.assertFalse(found["scrolls"], f"sideways at {width} pixels")
                    self.assertEqual(found["cut"], [], f"at {width} pixels")
                self.assertEqual(self.missing(found["links"]), [])
        self.assertEqual(self.browser.mistakes(), [])

    def missing(self, links):
        """Links within the site that lead to no page of it."""
        inside = [link.partition("#")[0] for link in links
                  if not link.startswith(("https://", "mailto:"))]
        return [link for link in inside if not link.startswith(self.base)
                or not (self.folder / link.removeprefix(self.base) / "index.html").exists()]

    def test_the_address_of_the_site_leads_to_its_start(self):
        self.browser.call("Page.navigate", url=self.base)
        self.wait_for_heading("GenericForm")

    def test_the_keyboard_searches_all_libraries_from_any_page(self):
        self.open("documentation/formtextfield/formslider")
        self.browser.press("/")
        self.browser.call("Input.insertText", text="isIBAN")
        self.browser.wait("document.querySelector('.quick-navigation__match-list a')")
        self.browser.press("ArrowDown")
        self.browser.press("Enter")
        self.browser.wait("location.pathname.includes('/documentation/validationrules/')")
        self.wait_for_heading("isIBAN")

    def wait_for_heading(self, heading):
        self.browser.wait(f"document.querySelector('main h1')?.innerText === {json.dumps(heading)}")
