import Foundation

/// Metrics from lifecycle.md K-03, K-11.
enum KeyboardFigures {
    static let duration: TimeInterval = 0.25
    static let curve = 7

    /// The heights in portrait and landscape, with the prediction bar, by the screen's portrait size; then those of the number pads.
    private static let rows: [(width: CGFloat, height: CGFloat, letters: (CGFloat, CGFloat), digits: (CGFloat, CGFloat))] = [
        (320, 480, (216, 162), (216, 162)), (375, 667, (260, 200), (216, 162)), (390, 844, (335, 248), (308, 248)),
        (428, 926, (345, 248), (318, 248)), (393, 852, (336, 219), (291, 181)), (402, 874, (335, 209), (308, 165)),
        (440, 956, (346, 219), (301, 181)), (810, 1080, (320, 408), (320, 408)), (1032, 1376, (405.5, 501), (405.5, 501)),
    ]

    /// The portrait heights of iOS 8 to 12: `UIKeyboardFrameEndUserInfoKey` as printed in the comments of public apps, and in
    /// CommonKeyboard's sample output for 414 by 896 points.
    private static let earlier: [(width: CGFloat, height: CGFloat, letters: CGFloat)] = [
        (320, 568, 253), (375, 667, 258), (414, 736, 271), (375, 812, 333), (414, 896, 346),
    ]

    /// Returns the height of a phone's prediction bar, which is missing where nothing is corrected: the difference between 335 and 291
    /// points on a screen of 375 by 812, and between 346 and 301 on one of 414 by 896, in the comments of public apps; in landscape between
    /// 200 and 162.
    private static func predictionBar(of letters: CGFloat, isLandscape: Bool) -> CGFloat {
        if isLandscape { return 38 }
        return [336, 346, 271].contains(letters) ? 45 : 44
    }

    static func height(on host: HostScreen, type: UIKeyboardType, predicts: Bool = true) -> CGFloat {
        let size = host.device.size
        // A device that is not in the table has the keyboard of the nearest one.
        let row = rows.min {
            abs($0.width - size.width) + abs($0.height - size.height) < abs($1.width - size.width) + abs($1.height - size.height)
        }
        guard let row else { return 216 }
        let heights: (CGFloat, CGFloat)
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: heights = row.digits
        default:
            if Generation.current == .ios8, !host.isLandscape,
                let known = earlier.first(where: { $0.width == size.width && $0.height == size.height })
            {
                return known.letters - (predicts ? 0 : predictionBar(of: known.letters, isLandscape: false))
            }
            heights = row.letters
            // The bar of a tablet has other buttons, too; the classic phone has none.
            if !predicts, host.idiom == .phone, size.height > 480 {
                let height = host.isLandscape ? heights.1 : heights.0
                return height - predictionBar(of: height, isLandscape: host.isLandscape)
            }
        }
        return host.isLandscape ? heights.1 : heights.0
    }
}
