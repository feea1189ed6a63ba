import Foundation

/// San Francisco's published and measured metrics (docs/spec/metrics.md section 2), per em of the point size.
enum SystemFontMetrics {
    static let ascent: CGFloat = 1950 / 2048
    static let descent: CGFloat = 494 / 2048
    static let capHeight: CGFloat = 1443 / 2048
    /// The factor from Inter's capitals to San Francisco's.
    static let outlineScale: CGFloat = 0.969
    static let monospacedAdvance: CGFloat = 4.945_312_5 / 8
    /// The size from which Inter's display cut is used.
    static let displaySize: CGFloat = 22

    /// The distance of an underline's top from the baseline, rounded up to pixels: 4 pixels at 14, 5 at 16 and 10 at 34.7 points at
    /// 3x (thumbtack/thumbprint-ios, ButtonTest), 4 at 17 points at 2x (gonzalezreal/swift-markdown-ui, testInlinesStyling).
    static let underlineTop: CGFloat = 0.092

    /// Returns the thickness of an underline: at these sizes 4, 5 and 10 pixels in bold, 4 in heavy and 2 in regular.
    static func underlineThickness(_ weight: SystemWeight) -> CGFloat { 0.068 + 0.069 * max(weight.value, 0) }

    /// Returns the factor from Inter's ellipsis to San Francisco's: 0.841 em in regular of 17 points (gonzalezreal/AttributedText,
    /// testLineLimit), and 0.919 em in bold of 16 points (thumbtack/thumbprint-ios, ButtonRowTest).
    static func ellipsisScale(_ weight: SystemWeight) -> CGFloat { 1.07 + 0.2375 * max(weight.value, 0) }

    /// Returns the factors from Inter's signs to San Francisco's. Quotation marks are 0.475 em wide, and a dash is a full em: the letters
    /// after one are 3.4 and 1.1 pixels further right in regular of 16 points at 2x (gonzalezreal/swift-markdown-ui, testBlockquote).
    static func signScales(_ weight: SystemWeight) -> [(Unicode.Scalar, CGFloat)] {
        [("\u{2026}", ellipsisScale(weight)), ("\u{201C}", 1.29), ("\u{201D}", 1.29), ("\u{2014}", 1.035)]
    }

    /// Returns a size's position between text and display advances. 22 is exact; the others fit labels and buttons that Interface Builder
    /// stored.
    static func opticalShare(_ size: CGFloat) -> Double {
        let points: [(CGFloat, Double)] = [
            (17, 0), (19, 0.085), (20, 0.24), (21, 0.37), (22, 0.52728), (23, 0.66), (24, 0.775), (25, 0.895), (28, 1),
        ]
        if size <= 17 { return 0 }
        for (low, high) in zip(points, points.dropFirst()) where size <= high.0 {
            return low.1 + (high.1 - low.1) * Double((size - low.0) / (high.0 - low.0))
        }
        return 1
    }

    /// Returns the extra advance of every glyph, in 2048ths of the size.
    static func tracking(_ size: CGFloat) -> Double {
        if let exact = SystemTracking.measured[Double(size)] { return exact }
        func units(_ whole: Int) -> Double {
            if let exact = SystemTracking.measured[Double(whole)] { return exact }
            let index = min(max(whole - SystemTracking.first, 0), SystemTracking.points.count - 1)
            return SystemTracking.points[index] * 2048 / Double(index + SystemTracking.first)
        }
        let low = size.rounded(.down)
        let share = Double(size - low)
        return units(Int(low)) * (1 - share) + (share > 0 ? units(Int(low) + 1) * share : 0)
    }

    /// Returns the x-height at text and display sizes, by weight.
    static func xHeight(_ size: CGFloat, _ weight: SystemWeight) -> CGFloat {
        let (text, display): (CGFloat, CGFloat) =
            switch weight.measured.interStyle {
            case "Medium": (1086, 1052)
            case "SemiBold": (1093, 1060)
            case "Bold": (1101, 1072)
            default: (1078, 1040)
            }
        return (text + (display - text) * CGFloat(opticalShare(size))) / 2048 * size
    }
}
