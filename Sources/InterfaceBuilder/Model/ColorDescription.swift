/// A `color` element (SP-A064).
public indirect enum ColorDescription: Equatable {
    case system(name: String, fallback: ColorDescription?)
    case named(name: String, fallback: ColorDescription?)
    case legacy(name: String, fallback: ColorDescription?)
    case red(Double, green: Double, blue: Double, alpha: Double, in: Space)
    case white(Double, alpha: Double, isCalibrated: Bool)

    /// The space of red, green, and blue.
    public enum Space: Equatable {
        case sRGB, displayP3
        /// macOS's generic RGB space.
        case calibrated
    }

    public init?(_ element: Element) {
        let components = Self.components(element)
        if let name = element["systemColor"] {
            self = .system(name: name, fallback: components)
        } else if let name = element["name"], element["catalog"] != "System" {
            self = .named(name: name, fallback: components)
        } else if let name = element["xcode11CocoaTouchSystemColor"] {
            self = .system(name: name, fallback: components)
        } else if let name = element["cocoaTouchSystemColor"] {
            self = .legacy(name: name, fallback: components)
        } else if let components {
            self = components
        } else if element["colorSpace"] == "catalog" {
            // A leftover from macOS, which has no such color here.
            self = .white(0, alpha: 1, isCalibrated: false)
        } else {
            return nil
        }
    }

    private static func components(_ element: Element) -> ColorDescription? {
        func number(_ name: String) -> Double? { element[name].flatMap(Double.init) }
        let alpha = number("alpha") ?? 1
        let space = element["customColorSpace"] ?? element["colorSpace"]
        if let white = number("white") { return .white(white, alpha: alpha, isCalibrated: space == "calibratedWhite") }
        let inks = ["cyan", "magenta", "yellow", "black"].compactMap(number)
        if inks.count == 4 {
            // As Core Graphics turns a CMYK color into RGB here.
            // FIXME(gap): Apple's generic CMYK profile, by which such a color comes out less bright, is not here.
            let parts = inks.prefix(3).map { (1 - $0) * (1 - inks[3]) }
            return .red(parts[0], green: parts[1], blue: parts[2], alpha: alpha, in: .sRGB)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        switch space {
        case "displayP3": return .red(red, green: green, blue: blue, alpha: alpha, in: .displayP3)
        case "calibratedRGB": return .red(red, green: green, blue: blue, alpha: alpha, in: .calibrated)
        default: return .red(red, green: green, blue: blue, alpha: alpha, in: .sRGB)
        }
    }
}
