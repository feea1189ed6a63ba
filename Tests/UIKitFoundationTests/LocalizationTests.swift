import Foundation
import Testing
@testable import UIKitFoundation

@Suite("Localization", .serialized)
struct LocalizationTests {
    private static var rules: [String: Any] {
        [
            "%d files": [
                "NSStringLocalizedFormatKey": "%#@files@ in %2$@",
                "files": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d файл",
                    "few": "%d файла",
                    "many": "%d файлов", "other": "%d файла",
                ],
            ]
        ]
    }

    /// A bundle with English, French, and Russian texts; `body` runs in `languages`.
    private func inBundle(_ languages: [String], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-languages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ data: Data, _ path: String) throws {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        try write(Data("\"hello\" = \"Hello\";\n\"only\" = \"Only English\";".utf8), "en.lproj/Localizable.strings")
        try write(Data("/* greeting */ \"hello\" = \"Bonjour\";".utf8), "fr.lproj/Localizable.strings")
        try write(
            try PropertyListSerialization.data(fromPropertyList: Self.rules, format: .xml, options: 0), "ru.lproj/Localizable.stringsdict")
        for language in ["en", "fr"] { try write(Data(language.utf8), language + ".lproj/page.txt") }
        LocalizedBundles.install()
        AppLanguages.use(languages)
        defer { AppLanguages.use(["en"]) }
        try body(try #require(Bundle(path: folder.path)))
    }

    @Test("strings and resources are in the app's language; a key without a translation is returned")
    func texts() throws {
        try inBundle(["fr-CA", "en"]) { bundle in
            #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Bonjour")
            #expect(String(localized: "hello", bundle: bundle) == "Bonjour")
            #expect(bundle.localizedString(forKey: "only", value: "", table: nil) == "only")
            #expect(bundle.localizedString(forKey: "none", value: "else", table: "Missing") == "else")
            #expect(bundle.preferredLocalizations == ["fr"])
            #expect(bundle.url(forResource: "page", withExtension: "txt").map { try? String(contentsOf: $0, encoding: .utf8) } == "fr")
            #expect(bundle.path(forResource: "page", ofType: "txt")?.contains("fr.lproj") == true)
            let english = Bundle(path: bundle.path(forResource: "en", ofType: "lproj") ?? "")
            #expect(english?.localizedString(forKey: "hello", value: nil, table: nil) == "Hello")
        }
    }

    @Test("the texts of a language are those of all its tables, with the rules for plurals as JSON")
    func tables() throws {
        try inBundle(["en"]) { bundle in
            #expect(StringTables.texts(of: "en", in: bundle) == ["hello": "Hello", "only": "Only English"])
            #expect(StringTables.texts(of: "fr", file: "Localizable.strings", in: bundle) == ["hello": "Bonjour"])
            let rules = try #require(StringTables.texts(of: "ru", in: bundle)?["%d files"])
            #expect(rules.contains(#""NSStringLocalizedFormatKey":"%#@files@ in %2$@""#) && rules.contains(#""one":"%d файл""#))
            #expect(StringTables.texts(of: "ja", in: bundle) == nil && StringTables.texts(of: "en/../fr", in: bundle) == nil)
            #expect(StringTables.texts(of: "en", file: "Other.strings", in: bundle) == nil)
            #expect(StringTables.texts(of: "en", file: "../fr.lproj/Localizable.strings", in: bundle) == nil)
        }
    }

    @Test("a part of an app can have another language; without it, that is the development language's or the only one")
    func otherLanguages() throws {
        try inBundle(["en"]) { bundle in
            func text(_ language: String) -> String { StringTables.text("hello", table: nil, in: bundle, language: language) }
            #expect(text("fr_CA") == "Bonjour" && text("en_GB") == "Hello" && text("ja") == "Hello")
            #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hello")
        }
    }

    @Test("an interface file is found under its compiled name")
    func interfaceFiles() throws {
        try inBundle(["en"]) { bundle in
            try Data().write(to: bundle.bundleURL.appendingPathComponent("Cell.xib"))
            #expect(bundle.path(forResource: "Cell", ofType: "nib")?.hasSuffix("/Cell.xib") == true)
            #expect(bundle.url(forResource: "Row", withExtension: "nib") == nil)
        }
    }

    @Test("a missing language falls back to an available one")
    func fallback() throws {
        try inBundle(["de"]) { #expect(NSLocalizedString("hello", bundle: $0, comment: "") == "Hello") }
        let chosen = [
            (["zh-TW"], ["en", "zh-Hans", "zh-Hant"]), (["pt"], ["en", "pt-BR"]), (["de", "fr"], ["en", "fr", "Base"]),
            (["en-GB"], ["Base", "en", "en-GB"]),
            (["sv"], ["Base", "German", "de"]),
        ].map { languages, available in
            AppLanguages.use(languages)
            return AppLanguages.best(of: available, development: "de").first ?? ""
        }
        AppLanguages.use(["en"])
        #expect(chosen == ["zh-Hant", "pt-BR", "fr", "en-GB", "German"])
    }

    @Test("a string uses the plural form for its number in the table's language")
    func plurals() throws {
        try inBundle(["ru"]) { bundle in
            let format = NSLocalizedString("%d files", bundle: bundle, comment: "")
            let texts = [1, 3, 5, 21].map { String(format: pluralFormat(format, [$0, "X"]), $0, "X") }
            #expect(texts == ["1 файл in X", "3 файла in X", "5 файлов in X", "21 файл in X"])
            #expect(pluralFormat("%d of no table", [3]) == "%d of no table")
        }
    }

    @Test(
        "plural forms follow each language's rules",
        arguments: [
            ("en", "other one other other other"), ("fr", "one one other other other"), ("ar", "zero one two few many"),
            ("ja", "other other other other other"),
            ("pl", "many one few few many"), ("cs", "other one few few other"), ("he", "other one two other other"),
            ("lv", "zero one other other zero"),
        ])
    func categories(language: String, expected: String) {
        let rules = PluralRules(language: language)
        #expect([0, 1, 2, 3, 12].map { rules.category(of: $0).rawValue }.joined(separator: " ") == expected)
        #expect(rules.category(of: 1.5) == (language == "fr" ? .one : language == "cs" ? .many : .other))
    }

    @Test("UIKit's own strings follow the app's localization; without a translation, or without localizations, they are English")
    func systemWords() {
        #expect(SystemWords.table.values.allSatisfy { $0.count == SystemWords.languages.count && !$0.contains("") })
        #expect(
            ["fr", "de", "pt-BR", "zh-Hans", "zh_CN", "ar", "fi"].map { SystemWords.text("Cancel", in: $0) } == [
                "Annuler", "Abbrechen", "Cancelar", "取消", "Cancel", "إلغاء", "Cancel",
            ])
        #expect(SystemWords.text("Milk", in: "fr") == "Milk")
        #expect(SystemWords.text("Cancel") == "Cancel")
    }

    @Test(
        "an app's locale has the language it is shown in, with the user's region or the language's most common one",
        arguments: [
            ("en", "en", "en_US"), ("de", "de", "de_DE"), ("de", "de-CH", "de_CH"), ("pt-BR", "pt-BR", "pt_BR"), ("ja", "ja", "ja_JP"),
            ("en", "de", "en_DE"),
        ])
    func locales(shown: String, wanted: String, identifier: String) {
        #expect(AppLanguages.localeIdentifier(of: shown, for: wanted) == identifier)
    }
}
