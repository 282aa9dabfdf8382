import Foundation
import SignUp

// A link opens the sign-up at its page: onboarding 'onboarding://sign-up/profile?phone=%2B49301234567'
let link = CommandLine.arguments.dropFirst().first { $0.hasPrefix("onboarding:") }
let opened = link.flatMap(URL.init(string:)).flatMap { SignUp($0) }
var terminal = Terminal(opened ?? SignUp())
terminal.run()
