import RuleTrait
import Testing

@testable import UIKitStoryboards
import UIKit

class WakingLabel: UILabel {
    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("awake \(text ?? "nil")")
    }
}

@MainActor
@Suite(.serialized)
struct LocalizationTests {
    private static let base = XML.storyboard(
        initial: "a",
        XML.scene(
            XML.controller(
                "a", attributes: "title=\"Hello\"",
                view:
                    "<subviews><label text=\"Base\" id=\"l\"/><button id=\"b\"><state key=\"normal\" title=\"Go\"/></button><segmentedControl id=\"s\"><segments><segment title=\"One\"/></segments></segmentedControl></subviews>"
            )))

    private func texts(_ files: [String: String], _ languages: [String]) throws -> [String?] {
        let previous = InterfaceFiles.languages
        InterfaceFiles.languages = languages
        defer { InterfaceFiles.languages = previous }
        let bundle = try TemporaryBundle(files)
        let controller = try #require(bundle.storyboard().instantiateInitialViewController())
        let views = controller.view.subviews
        return [
            controller.title, (views[0] as? UILabel)?.text, (views[1] as? UIButton)?.title(for: .normal),
            (views[2] as? UISegmentedControl)?.titleForSegment(at: 0),
        ]
    }

    @Test("strings files replace texts by object and property", .rule("SP-A101", "SP-A102"))
    func strings() throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.base,
            "fr.lproj/Main.strings": """
            /* Class = "UILabel"; */
            "l.text" = "Base \\"française\\"";
            "b.normalTitle" = "Aller"; "a.title" = "Bonjour"; // short
            "s.segmentTitles[0]" = "Un\\U00e9";
            """,
        ]
        #expect(try texts(files, ["fr-CH"]) == ["Bonjour", "Base \"française\"", "Aller", "Uné"])
        #expect(try texts(files, ["de"]) == ["Hello", "Base", "Go", "One"])
    }

    @Test("scope titles and localizable runtime attributes have keys in tables too", .rule("SP-A090", "SP-A101"))
    func listsOfTexts() throws {
        let previous = InterfaceFiles.languages
        InterfaceFiles.languages = ["fr"]
        defer { InterfaceFiles.languages = previous }
        let attributes = ["accessibilityLabel", "accessibilityHint"].map {
            "<userDefinedRuntimeAttribute type=\"localizedString\" keyPath=\"\($0)\" value=\"Base\"/>"
        }.joined()
        let bar =
            "<subviews><searchBar id=\"s\"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></searchBar></subviews>"
        let files = try TemporaryBundle([
            "Base.lproj/Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: bar))),
            "fr.lproj/Main.strings":
                "\"s.scopeButtonTitles[1]\" = \"Nouveau\"; \"s.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]\" = \"Aide\";",
        ])
        let search = try #require(files.storyboard().instantiateInitialViewController()?.view.subviews.first as? UISearchBar)
        #expect(
            search.scopeButtonTitles == ["All", "Nouveau"] && search.accessibilityLabel == "Base" && search.accessibilityHint == "Aide")
    }

    @Test("texts are localized before awakeFromNib", .rule("SP-A102"))
    func beforeWaking() throws {
        let previous = InterfaceFiles.languages
        InterfaceFiles.languages = ["fr"]
        defer { InterfaceFiles.languages = previous }
        let label = "<subviews><label text=\"Base\" id=\"l\"\(XML.custom("WakingLabel"))/></subviews>"
        let files = try TemporaryBundle([
            "Base.lproj/Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: label))),
            "fr.lproj/Main.strings": "\"l.text\" = \"Français\";",
        ])
        files.storyboard().instantiateInitialViewController()?.loadViewIfNeeded()
        #expect(Log.lines == ["awake Français"])
    }

    @Test("a whole storyboard in the language's folder replaces the base", .rule("SP-A102", "SP-B020"))
    func whole() throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.base, "fr.lproj/Main.storyboard": Self.base.replacingOccurrences(of: "Hello", with: "Salut"),
        ]
        #expect(try texts(files, ["fr"]).first == "Salut")
    }

    @Test("only the user's first language that the bundle has counts; what it lacks is the base's", .rule("SP-A102"))
    func secondLanguage() throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.base, "de.lproj/Main.strings": "\"l.text\" = \"Deutsch\";",
            "fr.lproj/Main.strings": "\"l.text\" = \"Français\"; \"b.normalTitle\" = \"Aller\";",
        ]
        #expect(try texts(files, ["de", "fr"]) == ["Hello", "Deutsch", "Go", "One"])
        #expect(try texts(files, ["it", "fr-CH", "de"]) == ["Hello", "Français", "Aller", "One"])
        let whole = files.merging(["fr.lproj/Main.storyboard": Self.base.replacingOccurrences(of: "Hello", with: "Salut")]) { $1 }
        #expect(try texts(whole, ["de", "fr"]) == ["Hello", "Deutsch", "Go", "One"])
    }

    @Test("plural tables give their other form, and string catalogs their string unit", .rule("SP-A101"))
    func otherTables() throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.base,
            "fr.lproj/Main.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>l.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ ici</string><key>n</key><dict><key>one</key><string>une</string><key>other</key><string>plusieurs</string></dict></dict></dict></plist>
            """,
            "Main.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{"b.normalTitle":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Va"}}}}}}
            """,
        ]
        #expect(try texts(files, ["fr"]) == ["Hello", "plusieurs ici", "Va", "One"])
    }
}
