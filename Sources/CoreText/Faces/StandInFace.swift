import Foundation

/// The open face that replaces one of Apple's.
struct StandInFace {
    let face: FontFace
    /// The factor on the outlines, and on widths taken from them.
    let outlineScale: CGFloat

    /// The vertical metrics of one of Apple's faces, relative to the size.
    struct Metrics {
        let ascent, descent, leading: CGFloat

        init(_ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat = 0) {
            (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
        }
    }

    private enum Look: String {
        /// Designed with Arial's widths, which equal Helvetica's.
        case sans = "LiberationSans"
        /// Designed with the widths of Times New Roman.
        case serif = "LiberationSerif"
        /// Designed with the widths of Courier New.
        case typewriter = "LiberationMono"
    }

    private static let looks: [String: Look] = [
        "Arial": .sans, "Helvetica": .sans, "Helvetica Neue": .sans,
        "Times New Roman": .serif, "Georgia": .serif, "Baskerville": .serif, "Bodoni 72": .serif, "Charter": .serif, "Cochin": .serif,
        "Didot": .serif,
        "Hoefler Text": .serif, "Palatino": .serif, "Rockwell": .serif, "American Typewriter": .serif,
        "Courier": .typewriter, "Courier New": .typewriter,
    ]

    /// The metrics that the faces report, which determine line heights.
    private static let heights: [String: Metrics] = [
        "Arial": Metrics(0.905, 0.212, 0.033), "Helvetica": Metrics(0.92, 0.23), "Helvetica Neue": Metrics(0.952, 0.213, 0.028),
        "Times New Roman": Metrics(0.891, 0.216, 0.042), "Georgia": Metrics(0.917, 0.219, 0.097), "Courier New": Metrics(0.833, 0.3),
        "Menlo": Metrics(0.928, 0.236), "Avenir": Metrics(1, 0.366), "Avenir Next": Metrics(1, 0.366), "Futura": Metrics(1.039, 0.26),
        "Verdana": Metrics(1.005, 0.21),
    ]

    /// Returns the family's replacement, or `nil` if the system's own face is used, or if the open files are not installed.
    static func find(family: String, isBold: Bool, isItalic: Bool, library: FontLibrary) -> StandInFace? {
        guard let look = looks[family], let face = file(look, isBold, isItalic, library) else { return nil }
        return StandInFace(face: face, outlineScale: 1)
    }

    /// Returns `nil` if San Francisco's metrics are used.
    static func metrics(ofFamily family: String) -> Metrics? { heights[family] }

    /// Returns New York's replacement, which is drawn smaller than San Francisco at the same size.
    static func serifDesign(isBold: Bool, isItalic: Bool, library: FontLibrary) -> StandInFace? {
        file(.serif, isBold, isItalic, library).map { StandInFace(face: $0, outlineScale: 1.08) }
    }

    private static func file(_ look: Look, _ isBold: Bool, _ isItalic: Bool, _ library: FontLibrary) -> FontFace? {
        library.face(named: "\(look.rawValue)-\(isBold ? (isItalic ? "BoldItalic" : "Bold") : isItalic ? "Italic" : "Regular").ttf")
    }
}
