import Foundation
import Synchronization
import UIKitRuntime

/// The user's languages, best first, and the matching localization of a bundle. Foundation on Linux always chooses English.
public enum AppLanguages {
    private static let stored = Mutex(["en"])

    /// The preferred languages: `de-CH`, `fr`. Never empty.
    public static var preferred: [String] { stored.withLock { $0 } }

    /// Sets the languages, before the app looks up its first text: earlier results are kept.
    package static func use(_ languages: [String]) {
        guard !languages.isEmpty else { return }
        stored.withLock { $0 = languages }
        StringTables.forget()
        UserDefaults.standard.setVolatileDomain(["AppleLanguages": languages], forName: UserDefaults.argumentDomain)
    }

    /// The equivalent of `Locale.current` on iOS: the language in which the app is shown, with the user's region. For a user whose language
    /// is German, an app without German uses `en_DE`.
    package static var locale: Locale {
        let shown = LocalizedBundles.preferred(of: .main).first ?? Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        return Locale(identifier: localeIdentifier(of: shown ?? preferred[0], for: preferred[0]))
    }

    /// Returns the language with a region: that of `wanted`, or if it has none, the one with most of its speakers: `pt-BR` → `pt_BR`, `ja`
    /// → `ja_JP`.
    static func localeIdentifier(of shown: String, for wanted: String) -> String {
        func parts(_ language: String) -> Locale.Language.Components {
            .init(identifier: Locale.Language(identifier: language).maximalIdentifier)
        }
        let code = parts(shown).languageCode?.identifier ?? shown
        return parts(wanted).region.map { "\(code)_\($0.identifier)" } ?? code
    }

    /// Returns the available localizations, best first, for the first language that has any: `fr-CA` is looked up in `fr-CA`, then in `fr`.
    /// The development language if there is none.
    /// - Parameter languages: The wanted languages, or `nil` for the user's.
    package static func best(of available: [String], development: String?, for languages: [String]? = nil) -> [String] {
        let available = available.filter { $0 != "Base" }
        for language in languages ?? preferred {
            let found = candidates(for: language).compactMap { candidate in available.first { normal($0) == candidate } }
            if !found.isEmpty { return found }
            // Any Portuguese is suitable for a user who reads Portuguese.
            let code = normal(language).prefix { $0 != "-" }
            if let relative = available.sorted().first(where: { normal($0).prefix { $0 != "-" } == code }) { return [relative] }
        }
        if let development, let own = available.first(where: { normal($0) == normal(development) }) { return [own] }
        return Array(available.sorted().prefix(1))
    }

    /// Returns the candidates for a language: `zh-TW` → `zh-tw`, `zh-hant`, `zh`.
    private static func candidates(for language: String) -> [String] {
        let parts = normal(language).split(separator: "-")
        var result = (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
        guard parts.first == "zh" else { return result }
        let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        result.insert(isTraditional ? "zh-hant" : "zh-hans", at: result.count - 1)
        return result
    }

    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es", "italian": "it", "dutch": "nl", "no": "nb",
        "iw": "he", "in": "id",
    ]
    private static func normal(_ language: String) -> String {
        let text = language.lowercased().replacingOccurrences(of: "_", with: "-")
        return oldNames[text] ?? text
    }
}
