import Foundation
import InterfaceBuilder

extension Decoding {
    /// Returns the color of a `color` element, or of the child with that key, or `nil` if the file has none.
    func color(_ element: Element, _ key: String) -> UIColor? {
        guard let child = element.child(key: key), child.name == "color" else { return nil }
        return color(child)
    }

    func color(_ element: Element) -> UIColor? {
        guard let description = ColorDescription(element) else { return nil }
        return color(description)
    }

    // System colors first, then names, then components; the file's fallback last. (SP-A064, SP-A065)
    private func color(_ description: ColorDescription) -> UIColor? {
        switch description {
        case .red(let red, let green, let blue, let alpha, let isDisplayP3):
            // SP-A007: without color matching, components are the device's.
            isDisplayP3 && document.isColorMatched
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
        case .system(let name, let fallback), .legacy(let name, let fallback):
            UIColor.system(named: name) ?? fallback.flatMap(color) ?? resourceColor("systemColor", name)
        case .named(let name, let fallback):
            UIColor(named: name, in: bundle, compatibleWith: nil) ?? resourceColor("namedColor", name) ?? fallback.flatMap(color)
        }
    }

    private func resourceColor(_ kind: String, _ name: String) -> UIColor? {
        let resource = document.root.first("resources")?.elements.first { $0.name == kind && $0["name"] == name }
        // A resource contains only components: a reference to itself would not terminate.
        guard let element = resource?.first("color"), let description = ColorDescription(element) else { return nil }
        switch description {
        case .red, .white: return color(description)
        default: return nil
        }
    }
}
