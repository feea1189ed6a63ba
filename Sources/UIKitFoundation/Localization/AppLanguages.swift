import Foundation
import Synchronization
import UIKitRuntime

/// The user's languages, best first, and the localization of a bundle that suits them. Foundation on Linux always answers in English.
public enum AppLanguages {
    private static let stored = Mutex(["en"])

    /// `de-CH`, `fr`: never empty.
    public static var preferred: [String] { stored.withLock { $0 } }

    /// Before the app has looked for its first text: what was found stays found.
    package static func use(_ languages: [String]) {
        guard !languages.isEmpty else { return }
        stored.withLock { $0 = languages }
        StringTables.forget()
        UserDefaults.standard.setVolatileDomain(["AppleLanguages": languages], forName: UserDefaults.argumentDomain)
    }

    /// As `Locale.current` on iOS: the language that the app is shown in, with the user's region. An app without German is in `en_DE` for
    /// a user whose language is German.
    package static var locale: Locale {
        let shown = LocalizedBundles.preferred(of: .main).first ?? Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        return Locale(identifier: localeIdentifier(of: shown ?? preferred[0], for: preferred[0]))
    }

    /// A language with the region where most speak the one that `wanted` names, if it names no region itself: `pt-BR` → `pt_BR`, `ja` → `ja_JP`.
    static func localeIdentifier(of shown: String, for wanted: String) -> String {
        func parts(_ language: String) -> Locale.Language.Components { .init(identifier: Locale.Language(identifier: language).maximalIdentifier) }
        let code = parts(shown).languageCode?.identifier ?? shown
        return parts(wanted).region.map { "\(code)_\($0.identifier)" } ?? code
    }

    /// The localizations that suit the first language that any suits, best first, of those that are there: `fr-CA` is read in `fr-CA`, then in `fr`.
    /// The development language where none suits.
    package static func best(of available: [String], development: String?) -> [String] {
        let available = available.filter { $0 != "Base" }
        for language in preferred {
            let found = candidates(for: language).compactMap { candidate in available.first { normal($0) == candidate } }
            if !found.isEmpty { return found }
            // Any Portuguese serves a reader of Portuguese.
            let code = normal(language).prefix { $0 != "-" }
            if let relative = available.sorted().first(where: { normal($0).prefix { $0 != "-" } == code }) { return [relative] }
        }
        if let development, let own = available.first(where: { normal($0) == normal(development) }) { return [own] }
        return Array(available.sorted().prefix(1))
    }

    /// `zh-TW` → `zh-tw`, `zh-hant`, `zh`.
    private static func candidates(for language: String) -> [String] {
        let parts = normal(language).split(separator: "-")
        var result = (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
        guard parts.first == "zh" else { return result }
        let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        result.insert(isTraditional ? "zh-hant" : "zh-hans", at: result.count - 1)
        return result
    }

    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es", "italian": "it", "dutch": "nl", "no": "nb", "iw": "he", "in": "id",
    ]
    private static func normal(_ language: String) -> String {
        let text = language.lowercased().replacingOccurrences(of: "_", with: "-")
        return oldNames[text] ?? text
    }
}
