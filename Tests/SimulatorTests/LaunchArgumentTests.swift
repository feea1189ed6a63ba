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
}
