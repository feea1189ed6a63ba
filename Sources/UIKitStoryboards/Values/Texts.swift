import Foundation
import InterfaceBuilder

extension Decoding {
    /// Returns an `attributedString` child (SP-A047).
    func attributedString(_ element: Element, _ key: String) -> NSAttributedString? {
        guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in child.elements where fragment.name == "fragment" {
            let text = fragment.string("content") ?? ""
            result.append(NSAttributedString(string: text, attributes: attributes(fragment.first("attributes"))))
        }
        if let text = file.strings[element.id, key] { result.mutableString.setString(text) }
        return result
    }

    /// Returns `textAttributes` and the attributes of a fragment.
    func attributes(_ element: Element?) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in element?.elements ?? [] {
            switch (child.name, child.key ?? "") {
            // The font before it was replaced for characters it lacks.
            case ("font", "NSOriginalFont"): break
            case ("font", _), ("fontDescription", _): result[.font] = font(child)
            case ("color", "NSColor"), ("color", "textColor"), ("color", "titleTextColor"): result[.foregroundColor] = color(child)
            case ("color", "NSBackgroundColor"): result[.backgroundColor] = color(child)
            case ("color", "NSStrokeColor"): result[.strokeColor] = color(child)
            case ("paragraphStyle", _): result[.paragraphStyle] = paragraphStyle(child)
            case ("integer", "NSUnderline"): result[.underlineStyle] = child.integer("value")
            case ("integer", "NSStrikethrough"): result[.strikethroughStyle] = child.integer("value")
            case (_, "NSKern"): result[.kern] = child.double("value")
            case (_, "NSBaselineOffset"): result[.baselineOffset] = child.double("value")
            case (_, "NSStrokeWidth"): result[.strokeWidth] = child.double("value")
            case ("color", "textShadowColor"): shadow(&result).shadowColor = color(child)
            case ("offsetWrapper", "textShadowOffset"):
                shadow(&result).shadowOffset = CGSize(width: child.double("horizontal") ?? 0, height: child.double("vertical") ?? 0)
            case ("url", "NSLink"): result[.link] = child["string"].flatMap(URL.init(string:))
            default: break
            }
        }
        return result
    }

    /// Returns the shadow among the attributes, adding one if there is none.
    private func shadow(_ attributes: inout [NSAttributedString.Key: Any]) -> NSShadow {
        let shadow = attributes[.shadow] as? NSShadow ?? NSShadow()
        attributes[.shadow] = shadow
        return shadow
    }

    private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = Names.textAlignment[element["alignment"] ?? ""] ?? .natural
        style.lineBreakMode = Names.lineBreakMode[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
        if let value = element.double("lineSpacing") { style.lineSpacing = value }
        if let value = element.double("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = element.double("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = element.double("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = element.double("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = element.double("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = element.double("headIndent") { style.headIndent = value }
        if let value = element.double("defaultTabInterval") { style.defaultTabInterval = value }
        if let value = element.bool("allowsDefaultTighteningForTruncation") { style.allowsDefaultTighteningForTruncation = value }
        switch element["baseWritingDirection"] {
        case "leftToRight"?: style.baseWritingDirection = .leftToRight
        case "rightToLeft"?: style.baseWritingDirection = .rightToLeft
        default: break
        }
        if let stops = element.first("tabStops") {
            style.tabStops = stops.elements.filter { $0.name == "textTab" }.map { tab in
                NSTextTab(
                    textAlignment: Names.textAlignment[tab["alignment"] ?? ""] ?? .left, location: tab.double("location") ?? 0, options: [:]
                )
            }
        }
        return style
    }

    // The edges of an inset. (SP-A053)
    func insets(_ element: Element, _ key: String) -> UIEdgeInsets? {
        guard let child = element.child(key: key) else { return nil }
        switch child.name {
        case "inset":
            return UIEdgeInsets(
                top: child.double("minY") ?? 0, left: child.double("minX") ?? 0, bottom: child.double("maxY") ?? 0,
                right: child.double("maxX") ?? 0)
        case "edgeInsets":
            return UIEdgeInsets(
                top: child.double("top") ?? 0, left: child.double("left") ?? 0, bottom: child.double("bottom") ?? 0,
                right: child.double("right") ?? 0)
        default: return nil
        }
    }
}
