import Foundation
import Testing

@testable import Simulator

@MainActor @Suite("Launch arguments of tests")
struct LaunchArgumentTests {
    @Test("-AppleLanguages sets the languages, in the form that UI tests and fastlane use")
    func languages() {
        for list in ["(fr)", "(\"fr\")", "fr", "( fr )"] {
            #expect(HostSettings.languages(in: ["App", "-AppleLanguages", list]) == ["fr"])
        }
        #expect(HostSettings.languages(in: ["App", "-AppleLanguages", "(\"pt-BR\", en)"]) == ["pt-BR", "en"])
        for arguments in [["App"], ["App", "-AppleLanguages"], ["App", "-AppleLanguages", "()"]] {
            #expect(HostSettings.languages(in: arguments) == nil)
        }
    }

    @Test("-AppleLocale sets the locale")
    func locale() {
        #expect(HostSettings.argument("-AppleLocale", in: ["App", "-AppleLocale", "\"de_CH\""]) == "de_CH")
        #expect(HostSettings.argument("-AppleLocale", in: ["App", "-AppleLocale"]) == nil)
    }

    // Apple's Internationalization and Localization Guide, "Testing Your Internationalized App".
    @Test("the arguments of Xcode's right-to-left pseudolanguage turn the interface around")
    func rightToLeft() {
        #expect(HostSettings.forcesRightToLeft(["App", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]))
        #expect(HostSettings.forcesRightToLeft(["App", "-NSForceRightToLeftWritingDirection", "1"]))
        for arguments in [["App"], ["App", "-AppleTextDirection"], ["App", "-AppleTextDirection", "NO"]] {
            #expect(!HostSettings.forcesRightToLeft(arguments))
        }
    }
}
