import Foundation
import Testing

@testable import Simulator

@Suite(.serialized)
struct CurrentLocaleTests {
    @Test("an app's language brings the region where most people speak it", arguments: [(nil, "en_US"), ("en", "en_US"), ("de", "de_DE"), ("pt-BR", "pt_BR"), ("ja", "ja_JP")])
    func identifier(language: String?, identifier: String) {
        #expect(CurrentLocale.identifier(forLanguage: language) == identifier)
    }
}
