/// A `fontDescription` element (SP-A048).
public enum FontDescription: Equatable {
    case system(size: Double?, weight: String)
    case italicSystem(size: Double?)
    case style(String)
    case named(String, family: String?, size: Double)

    public init(_ element: Element) {
        let size = element["pointSize"].flatMap(Double.init)
        if let style = element["style"] {
            self = .style(Self.textStyle(style))
        } else if let name = element["name"], !name.isEmpty {
            self = .named(name, family: element["family"], size: size ?? 17)
        } else {
            let standard: Double? =
                switch element["size"] {
                case "button"?: 18
                case "small"?, "smallSystem"?: 12
                case "label"?: 17
                default: nil
                }
            switch element["type"] {
            case "boldSystem"?: self = .system(size: size ?? standard, weight: element["weight"] ?? "bold")
            case "italicSystem"?: self = .italicSystem(size: size ?? standard)
            default: self = .system(size: size ?? standard, weight: element["weight"] ?? "regular")
            }
        }
    }

    /// Returns the last part of UIKit's name in the file (SP-A049), in the spelling of `UIFont.TextStyle`.
    static func textStyle(_ name: String) -> String {
        let short = name.hasPrefix("UICTFontTextStyle") ? String(name.dropFirst("UICTFontTextStyle".count)) : name
        switch short {
        case "Subhead": return "subheadline"
        case "Title0": return "largeTitle"
        default: return short.prefix(1).lowercased() + short.dropFirst()
        }
    }
}
