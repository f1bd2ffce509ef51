import ControlSamples
import FormTextField

/// The windows from which `script/screenshots` takes the pictures of the controls' pages.
///
/// Each has the name of a control as its title, which isn't shown, and the control in its normal, wrong
/// and disabled state, one below the other.
@MainActor
struct GalleryPictures {
  private let windows: [Window]
  private let specimens: [GallerySample.Specimen]

  init() {
    MainLoop.install()
    GalleryStyle.install()
    var specimens: [GallerySample.Specimen] = []
    windows = GallerySample.all.filter { !$0.states.isEmpty }.map { sample in
      let column = Box(.column, spacing: 12)
      column.addStyleClass("gallery-page")
      // Nothing takes the focus, so no caret is in the picture.
      column["can-focus"] = false
      for state in sample.states.filter(\.isPictured) {
        let specimen = sample.make(sample.options.map(\.start), state)
        column.append(specimen.widget)
        specimens.append(specimen)
      }
      let window = Window(title: sample.name)
      window.content = column
      window["decorated"] = false
      window.setDefaultWidth(340)
      return window
    }
    self.specimens = specimens
  }

  /// Shows the windows, and returns when they're closed.
  func run(id: String) {
    let application = Application(id: id)
    application.onActivate {
      for window in windows {
        application.add(window)
        window.present()
      }
    }
    application.run()
  }
}
