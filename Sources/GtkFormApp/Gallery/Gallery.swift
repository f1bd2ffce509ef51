import ArgumentParser
import ControlSamples
import FormTextField
import GenericForm

/// The window in which every control can be tried, with its options, its code and its states.
///
/// A list at the side leads to the pages. Typing anywhere except in a field searches the list.
@MainActor
final class Gallery {
  let window = Window(title: GalleryMessage.`gallery.window`.text)
  let list: ListBox

  private let samples = GallerySample.all
  private let search = SearchEntry(GalleryMessage.`gallery.search`.text)
  private let listScroller: ScrolledWindow
  private let noMatch = Label("", wraps: true)
  private let stack = Stack()

  /// The pages shown so far, each with its index in the stack.
  private var pages: [Int: (page: GalleryPage, place: Int)] = [:]

  /// Creates the window.
  ///
  /// - Parameter name: The control to show first, or `nil` for the first one in the list.
  /// - Throws: `ValidationError` if the gallery has no such control.
  init(showing name: String? = nil) throws {
    guard let start = samples.firstIndex(where: { name == nil || $0.name == name }) else {
      throw ValidationError("The gallery has no control '\(name ?? "")'.")
    }
    MainLoop.install()
    GalleryStyle.install()
    list = ListBox(samples.map { ($0.name, $0.group.title.text) })
    listScroller = ScrolledWindow(list)
    build()
    followKeys()
    list.onSelect = { [weak self] in self?.show($0) }
    list.selection = start
    list.focusSelection()
  }

  /// Shows the window, and returns when it's closed.
  func run(id: String) {
    let application = Application(id: id)
    application.onActivate { [window] in
      application.add(window)
      window.present()
    }
    application.run()
  }

  /// The page that is currently shown.
  var page: GalleryPage? { list.selection.flatMap { pages[$0]?.page } }

  private func build() {
    list.addStyleClass("navigation-sidebar")
    list.setAccessibleName(GalleryMessage.`gallery.list`.text)
    listScroller.keepHeight(110)
    listScroller.expandsVertically = true
    list.onScrolledResize { [weak self] in Task { self?.showSelection() } }
    noMatch.isVisible = false
    noMatch.addStyleClass("form-no-match")
    let side = Box(.column)
    side.addStyleClass("gallery-side")
    for part in [search, noMatch, listScroller] as [Widget] { side.append(part) }
    stack["hhomogeneous"] = false
    let content = Box(.row)
    content.append(side)
    content.append(stack)
    content.putFirstAtSide()
    window.content = content
    window.setDefaultWidth(920)
    window["default-height"] = 760
  }

  /// Shows the page of a sample, and builds it if it's shown for the first time.
  private func show(_ place: Int) {
    if pages[place] == nil {
      let page = GalleryPage(samples[place])
      stack.append(page.widget, name: samples[place].name)
      pages[place] = (page, pages.count)
    }
    guard let page = pages[place] else { return }
    // A screen reader would find the contents of the stack's hidden pages.
    page.page.widget.isVisible = true
    stack.visibleIndex = page.place
    for other in pages.values where other.place != page.place {
      other.page.widget.isVisible = false
    }
    showSelection()
  }

  /// Scrolls the list to the selected row.
  private func showSelection() {
    if let selection = list.selection { list.row(selection).scrollIntoView(margin: 30) }
  }
}

// MARK: - Finding

extension Gallery {
  private func followKeys() {
    search.onChange = { [weak self] in self?.find() }
    search.onEnter = { [weak self] in self?.list.focusSelection() }
    for (keys, step) in [("Down|KP_Down", 1), ("Up|KP_Up", -1)] {
      search.onKey(keys) { [weak list] in
        list?.select(by: step)
        return true
      }
    }
    search.onKey("Escape", isFirst: true) { [weak self] in
      guard let self, search.text.isEmpty else { return false }
      list.focusSelection()
      return true
    }
    window.onKey("<Control>f") { [weak self] in self?.search.grabFocus() ?? false }
    window.onKey("<Control><Shift>c") { [weak self] in
      self?.page?.copyCode()
      return true
    }
    window.onKey("<Control>w|<Control>q", isFirst: false) { [weak window] in
      window?.requestClose()
      return true
    }
    window.onAnyKey { [weak self] key in
      guard let self, key.isPlain, let character = key.character, !character.isWhitespace else {
        return false
      }
      search.type(String(character))
      return true
    }
    window.onAnyKey(isFirst: true) { [weak window] key in
      if key.isWithAlt { _ = window?.assignMnemonics() }
      return false
    }
  }

  /// Shows the matches in the list, and the first match's page unless the current page is a match.
  private func find() {
    let found = samples.indices.filter { samples[$0].isFound(by: search.text) }
    list.shown = found
    noMatch.text =
      found.isEmpty ? GalleryMessage.`gallery.noMatch`.text(["text": .text(search.text)]) : ""
    noMatch.isVisible = found.isEmpty
    if let first = found.first, !found.contains(where: { $0 == list.selection }) {
      list.selection = first
    }
  }
}
