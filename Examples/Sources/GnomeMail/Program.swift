import FormAdwaita
import FormTextField

@main
struct Program {
  static func main() {
    let application = Application(id: "io.github.genericform.GnomeMail")
    application.onActivate {
      Adwaita.start()
      let window = MailWindow(application)
      application.add(window.window)
      window.window.connect("destroy") { withExtendedLifetime(window) {} }
      window.present()
    }
    application.run()
  }
}
