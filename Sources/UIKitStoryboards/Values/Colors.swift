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
        case .red(let red, let green, let blue, let alpha, let space):
            convert([red, green, blue], alpha, from: document.isColorMatched ? space : .sRGB)
        case .white(let white, let alpha, let isCalibrated):
            UIColor(white: isCalibrated && document.isColorMatched ? InterfaceColorSpaces.gray(white) : white, alpha: alpha)
        case .system(let name, let fallback), .legacy(let name, let fallback):
            UIColor.system(named: name) ?? fallback.flatMap(color) ?? resourceColor("systemColor", name)
        case .named(let name, let fallback):
            UIColor(named: name, in: bundle, compatibleWith: nil) ?? resourceColor("namedColor", name) ?? fallback.flatMap(color)
        }
    }

    /// Converts components to extended sRGB, as the colors of an interface file are when it is loaded. (SP-A007)
    private func convert(_ components: [CGFloat], _ alpha: CGFloat, from space: ColorDescription.Space) -> UIColor {
        let (red, green, blue) =
            switch space {
            case .sRGB: (components[0], components[1], components[2])
            case .displayP3: CGColorSpace(name: CGColorSpace.displayP3)?.sRGBComponents(components) ?? (0, 0, 0)
            case .calibrated: InterfaceColorSpaces.calibrated(components[0], components[1], components[2])
            }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
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

/// The color spaces of macOS in which Interface Builder stores calibrated colors.
enum InterfaceColorSpaces {
    /// The primaries, adapted to D50, and the gamma of the profile "Generic RGB".
    private static let genericRGB = RGBProfile(
        toXYZ: ColorMatrix([0.454_27, 0.353_32, 0.156_62, 0.242_63, 0.674_01, 0.083_36, 0.014_82, 0.090_42, 0.719_53]),
        curves: [.gamma(1.8), .gamma(1.8), .gamma(1.8)])

    /// Converts red, green, and blue to extended sRGB. Grays stay gray.
    static func calibrated(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard red != green || green != blue else { return (gray(red), gray(red), gray(red)) }
        return genericRGB.sRGB(red, green, blue)
    }

    /// Converts a gray of the gamma 1.8 to sRGB's curve. Black and white are the same in both.
    static func gray(_ white: CGFloat) -> CGFloat {
        white > 0 && white < 1 ? TransferFunction.encode(ToneCurve.gamma(1.8).decode(white)) : white
    }
}
