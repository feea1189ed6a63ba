import Foundation
import InterfaceBuilder

/// Search bars.
@MainActor
enum SearchElements {
    static let table: [String: ElementDecoder] = ["searchBar": .view(UISearchBar.self, searchBar)]

    private static func searchBar(_ element: Element, _ bar: UISearchBar, _ decoding: Decoding) {
        if let value = element["barStyle"].flatMap({ Names.barStyle[$0] }) { bar.barStyle = value }
        switch element["searchBarStyle"] {
        case "minimal"?: bar.searchBarStyle = .minimal
        case "prominent"?: bar.searchBarStyle = .prominent
        default: break
        }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if let value = decoding.text(element, "text") { bar.text = value }
        if let value = decoding.text(element, "placeholder") { bar.placeholder = value }
        if let value = decoding.text(element, "prompt") { bar.prompt = value }
        if let value = element.bool("showsCancelButton") { bar.showsCancelButton = value }
        if let value = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
        if let value = element.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
        if let value = element.bool("showsScopeBar") { bar.showsScopeBar = value }
        if let color = decoding.color(element, "barTintColor") { bar.barTintColor = color }
        if let titles = element.first("scopeButtonTitles") {
            bar.scopeButtonTitles = titles.elements.enumerated().compactMap { index, title in
                decoding.file.strings[element.id, "scopeButtonTitles[\(index)]"] ?? title.stringValue
            }
        }
        if let traits = element.child(key: "textInputTraits") { TextInputTraitsElements.decode(traits, bar) }
    }
}
