/// A `color` element (SP-A064).
public indirect enum ColorDescription: Equatable {
    case system(name: String, fallback: ColorDescription?)
    case named(name: String, fallback: ColorDescription?)
    case legacy(name: String, fallback: ColorDescription?)
    case red(Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
    case white(Double, alpha: Double)

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
            self = .white(0, alpha: 1)
        } else {
            return nil
        }
    }

    private static func components(_ element: Element) -> ColorDescription? {
        func number(_ name: String) -> Double? { element[name].flatMap(Double.init) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return .white(white, alpha: alpha) }
        let inks = ["cyan", "magenta", "yellow", "black"].compactMap(number)
        if inks.count == 4 {
            // As Core Graphics turns a CMYK color into RGB here.
            // FIXME(gap): Apple's generic CMYK profile, by which such a color comes out less bright, is not here.
            let parts = inks.prefix(3).map { (1 - $0) * (1 - inks[3]) }
            return .red(parts[0], green: parts[1], blue: parts[2], alpha: alpha, isDisplayP3: false)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return .red(red, green: green, blue: blue, alpha: alpha, isDisplayP3: element["customColorSpace"] == "displayP3")
    }
}
