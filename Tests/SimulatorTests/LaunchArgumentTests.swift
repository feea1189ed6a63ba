import Foundation
import Testing

@testable import Simulator

@MainActor @Suite("Arguments with which tests launch an app")
struct LaunchArgumentTests {
    @Test("-AppleLanguages names the languages, as UI tests and fastlane write them")
    func languages() {
        for list in ["(fr)", "(\"fr\")", "fr", "( fr )"] {
            #expect(HostSettings.languages(in: ["App", "-AppleLanguages", list]) == ["fr"])
        }
        #expect(HostSettings.languages(in: ["App", "-AppleLanguages", "(\"pt-BR\", en)"]) == ["pt-BR", "en"])
        for arguments in [["App"], ["App", "-AppleLanguages"], ["App", "-AppleLanguages", "()"]] {
            #expect(HostSettings.languages(in: arguments) == nil)
        }
    }

    @Test("-AppleLocale names the locale")
    func locale() {
        #expect(HostSettings.argument("-AppleLocale", in: ["App", "-AppleLocale", "\"de_CH\""]) == "de_CH")
        #expect(HostSettings.argument("-AppleLocale", in: ["App", "-AppleLocale"]) == nil)
    }
}
