import Foundation
import InterfaceBuilder

extension Decoding {
    /// Returns the font of the child with that key.
    func font(_ element: Element, _ key: String) -> UIFont? {
        guard let child = element.child(key: key), child.name == "fontDescription" || child.name == "font" else { return nil }
        return font(child)
    }

    // A system font, a text style, or a name. (SP-A048, SP-A049)
    func font(_ element: Element) -> UIFont {
        if element.name == "font" { return archivedFont(element) }
        switch FontDescription(element) {
        case .system(let size, let weight): return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: Self.weight(weight))
        case .italicSystem(let size): return .italicSystemFont(ofSize: size ?? UIFont.systemFontSize)
        case .style(let name): return .preferredFont(forTextStyle: Self.textStyle(name))
        case .named(let name, let family, let size):
            return namedFont(name, family, size, element)
        }
    }

    // A missing font is replaced by the system font, with a warning. (SP-A050)
    private func namedFont(_ name: String, _ family: String?, _ size: CGFloat, _ element: Element) -> UIFont {
        if let font = UIFont(name: name, size: size) ?? family.flatMap({ UIFont(name: $0, size: size) }) { return font }
        // Names that begin with a dot belong to the system font.
        if !name.hasPrefix("."), file.reportsOnce("font \(name)") {
            log("The font \(name) does not exist; the system font is used instead.", element)
        }
        return .systemFont(ofSize: size)
    }

    /// Returns a font in the form of attributed strings: `size`, `name`, `metaFont`.
    private func archivedFont(_ element: Element) -> UIFont {
        let size = element.double("size") ?? element.double("pointSize") ?? 17
        guard let name = element["name"] else {
            return element["metaFont"]?.lowercased().contains("bold") == true ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        return namedFont(name, nil, size, element)
    }

    static func weight(_ name: String) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    static func textStyle(_ name: String) -> UIFont.TextStyle {
        switch name {
        case "largeTitle": .largeTitle
        case "title1": .title1
        case "title2": .title2
        case "title3": .title3
        case "headline": .headline
        case "subheadline": .subheadline
        case "callout": .callout
        case "footnote": .footnote
        case "caption1": .caption1
        case "caption2": .caption2
        default: .body
        }
    }
}
