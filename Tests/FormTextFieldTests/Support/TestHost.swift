import CGtk
import GenericForm

@testable import FormTextField
@testable import GtkFloor

/// A container for a form view: tests run in every kind of host.
@MainActor
final class TestHost {
  enum Kind {
    /// A window controller.
    case controller

    /// A modal window with the buttons in its header bar.
    case dialog

    /// The program's own window, without a host.
    case plainWindow

    /// A page of a stack, with the program's own host.
    case page

    /// A popover, like that of a button, with the program's own host.
    case popover

    /// A window that also contains another form.
    case besideAnotherForm

    /// A libadwaita dialog, which has its own window over a GTK window.
    case adwaitaDialog

    /// A dialog within a libadwaita window.
    case dialogInAdwaitaWindow

    /// A page of libadwaita's navigation view, with the program's own host.
    case navigationPage

    /// The kinds that can be shown here.
    static var allCases: [Self] {
      [.controller, .dialog, .plainWindow, .page, .popover, .besideAnotherForm]
        + (Libadwaita.hasDialogs
          ? [.adwaitaDialog, .dialogInAdwaitaWindow, .navigationPage] : [])
    }
  }

  let kind: Kind
  let view: FormView
  private(set) var window: Window
  private(set) var isClosed = false
  private let controller: FormWindowController?
  private let other: FormView?
  private let page: PageHost?
  private let parent: Window?
  private let shell: ShellHost?
  private var popover: WidgetPointer?
  private var closeHandlers: [() -> Void] = []

  init(_ kind: Kind, _ title: String, _ view: FormView) {
    (self.kind, self.view) = (kind, view)
    controller = kind == .controller ? FormWindowController(title, view) : nil
    let own = kind == .navigationPage ? Libadwaita.window() : nil
    other = kind == .besideAnotherForm ? otherForm() : nil
    page =
      [.page, .navigationPage, .popover].contains(kind) ? PageHost(title, view) : nil
    let parent: Window? =
      switch kind {
      case .dialog, .adwaitaDialog: Window(title: "Parent")
      case .dialogInAdwaitaWindow: Libadwaita.window()
      default: nil
      }
    let isShell = kind == .adwaitaDialog || kind == .dialogInAdwaitaWindow
    shell = isShell ? ShellHost(title, view) : nil
    self.parent = parent
    window = controller?.window ?? own ?? (isShell ? parent : nil) ?? Window(title: title)
    switch kind {
    case .controller: break
    case .plainWindow: window.content = view.widget
    case .dialog:
      window.content = view.widget
      view.hasFooter = false
      let bar = HeaderBar()
      for button in view.actionButtons { bar.prepend(button) }
      bar.append(view.submitButton)
      window.setHeaderBar(bar)
    case .popover:
      let anchor = Box(.column)
      let popover: WidgetPointer = gtk_popover_new()
      if let page { gtk_popover_set_child(popover.popover, page.stack.pointer) }
      gtk_widget_set_parent(popover, anchor.pointer)
      window.content = anchor
      self.popover = popover
    case .page: window.content = page?.stack
    case .navigationPage: if let page { Libadwaita.navigate(to: page.stack, title, in: window) }
    case .adwaitaDialog, .dialogInAdwaitaWindow: break
    case .besideAnotherForm:
      let row = Box(.row, spacing: 12)
      row.append(view.widget)
      if let other { row.append(other.widget) }
      window.content = row
    }
    if kind != .controller, kind != .navigationPage, shell == nil {
      window.setDefaultWidth(kind == .besideAnotherForm ? 900 : 460)
    }
    if shell == nil { window.onDestroy { [weak self] in self?.didClose() } }
    page?.onClose = { [weak self] in self?.didClose() }
    shell?.onClose = { [weak self] in self?.didClose() }
  }

  var widget: Window { window }

  func present() {
    if let controller { return controller.present() }
    parent?.present()
    if let parent, let shell {
      spin(until: gtk_window_is_active(parent.gtk) != 0)
      shell.present(over: parent)
      if let own = Window(around: view.widget) { window = own }
      view.focus()
      // Keys sent before a dialog is mapped would be lost.
      spin(until: view.widget.isMapped)
      return
    }
    if let parent { window.stay(above: parent, isResizable: true) }
    window.present()
    if let popover {
      spin(until: gtk_window_is_active(window.gtk) != 0)
      gtk_popover_popup(popover.popover)
    }
    view.focus()
  }

  func submit() {
    if let controller { controller.submit() } else { view.submit() }
  }

  /// Closes the host without a question.
  func close() {
    controller?.close()
    if let popover {
      gtk_popover_popdown(popover.popover)
      // GTK 4.8 keeps a popover that was shown.
      gtk_popover_set_child(popover.popover, nil)
      gtk_widget_unparent(popover)
    }
    popover = nil
    if let shell {
      shell.close()
      // libadwaita keeps a dialog whose window is destroyed while it closes.
      spin(until: !view.widget.isMapped)
    } else {
      window.destroy()
    }
    parent?.destroy()
    view.end()
    other?.end()
    didClose()
  }

  /// Returns whether the user may close the host; a window without one can always be closed.
  var onCloseRequest: () -> Bool = { true } {
    didSet {
      controller?.onCloseRequest = onCloseRequest
      page?.onCloseRequest = onCloseRequest
      shell?.onCloseRequest = onCloseRequest
    }
  }

  func onClose(_ handler: @escaping () -> Void) { closeHandlers.append(handler) }

  private func didClose() {
    isClosed = true
    let handlers = closeHandlers
    closeHandlers = []
    for handler in handlers { handler() }
  }
}

/// The host of a view on a page of a stack.
@MainActor
private final class PageHost: FormHost {
  let title: String
  let stack = Stack()
  private let view: FormView
  var onClose: () -> Void = {}
  var onCloseRequest: () -> Bool = { true }

  init(_ title: String, _ view: FormView) {
    (self.title, self.view) = (title, view)
    stack.append(view.widget, name: "Form")
    stack.append(Label("The next page"), name: "The next page")
    view.host = self
  }

  func mayClose() -> Bool { onCloseRequest() }

  func close() {
    stack.visibleIndex = 1
    view.end()
    onClose()
  }
}

/// The host of a view in a libadwaita dialog.
@MainActor
private final class ShellHost: FormHost {
  private let view: FormView
  private let shell: any DialogShell
  var onClose: () -> Void = {}
  var onCloseRequest: () -> Bool = { true }

  init(_ title: String, _ view: FormView) {
    self.view = view
    let bar = HeaderBar()
    view.hasFooter = false
    for button in view.actionButtons { bar.prepend(button) }
    bar.append(view.submitButton)
    shell = makeDialogShell(title: title, bar: bar, content: view.widget)
    view.host = self
    shell.onCloseRequest { [weak view] in view?.requestClose() }
    shell.onClose { [weak self] in
      self?.view.end()
      self?.onClose()
    }
  }

  var title: String { shell.title }

  func present(over parent: Widget) { shell.present(over: parent) }

  func mayClose() -> Bool { onCloseRequest() }

  func close() {
    view.end()
    shell.close()
  }

  func showDefaultButton(_ button: Widget?, of view: FormView) { shell.defaultButton = button }
}

private struct Other {
  var name = ""
}

/// Returns another form, with a field and a button whose mnemonics equal those in many tests.
@MainActor
private func otherForm() -> FormView {
  let form = Form(Other()) { FieldValidation(\.name, .required) }
  return FormView(form, submitTitle: "_Subscribe") {
    FormTextField("_Name", form.field(\.name))
  }
}

extension WidgetPointer {
  var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkPopover.self)
  }
}
