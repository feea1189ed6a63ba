import Foundation
import InterfaceBuilder

extension Decoding {
    /// Returns the image that an attribute names, or that a child `imageReference` describes (SP-A055, SP-A056).
    func image(_ element: Element, _ property: String) -> UIImage? {
        if let reference = element.child(key: property), reference.name == "imageReference" {
            guard var image = image(named: reference["image"], catalog: reference["catalog"]) else { return nil }
            if let scale = Self.symbolScale(reference["symbolScale"]),
                let scaled = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale))
            {
                image = scaled
            }
            let layers = reference.first("hierarchicalColors")?.elements.first.flatMap { color($0) }
            switch reference["renderingMode"] {
            case "template"?: return image.withRenderingMode(.alwaysTemplate)
            case "original"?, "always"?: return image.withRenderingMode(.alwaysOriginal)
            // The other colors are shades of the first.
            case "hierarchical"?:
                return layers.flatMap { image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: $0)) } ?? image
            default: return image
            }
        }
        return image(named: element[property], catalog: element["catalog"])
    }

    func image(named name: String?, catalog: String?) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        let isSymbol = catalog == "system" || isSystemResource(name)
        if isSymbol, let image = UIImage(systemName: name) { return image }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// Returns the natural size, in points, that the document records for an image. (SP-A065)
    func imageResourceSize(_ name: String?) -> CGSize? {
        let resource = document.root.first("resources")?.elements.first { $0.name == "image" && $0["name"] == name && name != nil }
        guard let width = resource?.double("width"), let height = resource?.double("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Whether a name is a symbol's, which files of some versions record only among the resources.
    private func isSystemResource(_ name: String) -> Bool {
        document.root.first("resources")?.elements.contains { $0.name == "image" && $0["name"] == name && $0["catalog"] == "system" }
            ?? false
    }

    /// Returns `preferredSymbolConfiguration`, by its key.
    func symbolConfiguration(_ element: Element, _ key: String) -> UIImage.SymbolConfiguration? {
        guard let child = element.child(key: key), child.name == "preferredSymbolConfiguration" else { return nil }
        let scale = Self.symbolScale(child["scale"]) ?? .unspecified
        let weight: UIImage.SymbolWeight = Self.symbolWeight(child["weight"])
        if child["configurationType"] == "font", let font = child.elements.first(where: { $0.name == "fontDescription" }) {
            return UIImage.SymbolConfiguration(font: self.font(font), scale: scale)
        }
        if let size = child.double("pointSize") { return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale) }
        return UIImage.SymbolConfiguration(weight: weight, scale: scale)
    }

    private static func symbolScale(_ name: String?) -> UIImage.SymbolScale? {
        switch name {
        case "small"?: .small
        case "medium"?: .medium
        case "large"?: .large
        case "default"?: .default
        default: nil
        }
    }

    private static func symbolWeight(_ name: String?) -> UIImage.SymbolWeight {
        switch name {
        case "ultraLight"?: .ultraLight
        case "thin"?: .thin
        case "light"?: .light
        case "regular"?: .regular
        case "medium"?: .medium
        case "semibold"?: .semibold
        case "bold"?: .bold
        case "heavy"?: .heavy
        case "black"?: .black
        default: .unspecified
        }
    }
}
