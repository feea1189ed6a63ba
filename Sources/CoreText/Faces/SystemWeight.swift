import Foundation

/// A weight on UIKit's scale: 0 is regular, 0.4 bold.
package struct SystemWeight: Hashable, Sendable {
    package var value: CGFloat

    package init(_ value: CGFloat) { self.value = value.isFinite ? min(max(value, -1), 1) : 0 }

    package static let regular = SystemWeight(0)

    /// Inter's names for weights, by UIKit's values.
    private static let styles: [(limit: CGFloat, inter: String, apple: String)] = [
        (-0.7, "Thin", "Ultralight"), (-0.5, "ExtraLight", "Thin"), (-0.2, "Light", "Light"), (0.115, "Regular", "Regular"),
        (0.265, "Medium", "Medium"), (0.35, "SemiBold", "Semibold"), (0.48, "Bold", "Bold"),
        (0.59, "ExtraBold", "Heavy"), (.infinity, "Black", "Black"),
    ]

    private var style: (limit: CGFloat, inter: String, apple: String) {
        // The last limit is infinite.
        SystemWeight.styles.first { value < $0.limit }!
    }

    var interStyle: String { style.inter }
    /// The weight's name in Apple's faces.
    package var appleStyle: String { style.apple }

    /// The advances measured for this weight or the nearest one, and the Inter style that they belong to.
    var measured: (advances: SystemAdvances, interStyle: String, isOwn: Bool) {
        switch interStyle {
        case "Medium": (.medium, "Medium", true)
        case "SemiBold": (.semibold, "SemiBold", true)
        case "Bold": (.bold, "Bold", true)
        case "ExtraBold": (.heavy, "Bold", true)
        case "Black": (.black, "Bold", true)
        case "Regular": (.regular, "Regular", true)
        default: (.regular, "Regular", false)
        }
    }

    /// Creates a weight from the weight class in an OS/2 table.
    init(weightClass: Int) {
        let table: [(Int, CGFloat)] = [
            (150, -0.8), (250, -0.6), (350, -0.4), (450, 0), (550, 0.23), (650, 0.3), (750, 0.4), (850, 0.56),
        ]
        self.init(table.first { weightClass < $0.0 }?.1 ?? 0.62)
    }
}
