import ArgumentParser
import FormTextField
import GenericForm

/// The window that shows each control in each state, with the code that makes it.
@MainActor
final class Gallery {
  let window: FormWindowController

  /// The forms of the controls.
  private let forms: [AnyObject]

  /// Creates the window.
  ///
  /// - Parameter name: The control to show first, in an open section, or `nil` to open none.
  /// - Throws: `ValidationError` if the gallery has no such control.
  init(showing name: String? = nil) throws {
    if let name, !GallerySample.all.contains(where: { $0.isCalled(name) }) {
      throw ValidationError("The gallery has no control '\(name)'.")
    }
    var forms: [AnyObject] = []
    let all = GallerySample.all
    let samples = all.filter { $0.isCalled(name) } + all.filter { !$0.isCalled(name) }
    let sections = samples.map { sample in
      let section = FormSection(sample.title, isCollapsible: true) {
        FormText(sample.code, style: .code)
        for state in GalleryState.allCases {
          let (control, form) = sample.make(state)
          let _ = forms.append(form)
          FormText(state.rawValue, style: .caption)
          FormWidget(control.widget)
        }
      }
      section.isExpanded = sample.isCalled(name)
      return section
    }
    self.forms = forms
    window = FormWindowController(
      "Gallery", elements: sections, submitTitle: "Clos_e", closesOnSuccess: true, onSubmit: {})
    window.asksBeforeClosing = false
  }
}
