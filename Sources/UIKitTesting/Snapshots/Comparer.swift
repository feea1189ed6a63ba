import Foundation

/// A way to compare a picture with its reference. The default is exact. A tolerance applies to one assertion, and a failure prints it.
public struct Comparer: Sendable, CustomStringConvertible {
    enum Rule: Sendable {
        case channels(Int)
        case perceptual(Double)
        case structural(Double)
    }

    var rule: Rule
    /// The share of the pixels that may differ by more, from 0 to 1.
    var share = 0.0

    /// Requires that every pixel is the same.
    public static let exact = Comparer(rule: .channels(0))

    /// Allows a channel of a pixel to differ by one of 256 levels, as a result of rounding.
    public static let offByOne = Comparer(rule: .channels(1))

    /// Compares the channels of each pixel.
    /// - Parameters:
    ///   - steps: The number of levels, of 256, by which a channel of a pixel may differ.
    ///   - share: The share of the pixels that may differ by more, from 0 to 1.
    public static func channels(within steps: Int, share: Double = 0) -> Comparer { Comparer(rule: .channels(max(0, steps)), share: share) }

    /// Compares perceived colors, with the color difference CIEDE2000.
    /// - Parameters:
    ///   - difference: The allowed difference of a pixel. Trained eyes see a difference of 1 side by side; 2.3 is usually considered "just
    ///     noticeable".
    ///   - share: The share of the pixels that may differ by more, from 0 to 1.
    public static func perceptual(difference: Double = 1, share: Double = 0) -> Comparer {
        Comparer(rule: .perceptual(max(0, difference)), share: share)
    }

    /// Compares structure: the mean structural similarity (SSIM) of the brightness in blocks of 8 by 8 pixels. Uniform shifts of color
    /// don't count.
    /// - Parameter similarity: The required similarity, from 0 to 1.
    public static func structural(similarity: Double = 0.99) -> Comparer { Comparer(rule: .structural(min(1, max(0, similarity)))) }

    /// The tolerance in words, as failures print it: `exact, no pixel may differ`.
    public var description: String {
        let rest = share > 0 ? ", \(Self.percent(share)) of the pixels by more" : ""
        switch rule {
        case .channels(0): return share > 0 ? "exact but for \(Self.percent(share)) of the pixels" : "exact, no pixel may differ"
        case .channels(let steps): return "a channel may differ by \(steps) of 256\(rest)"
        case .perceptual(let difference): return "a pixel may differ by CIEDE2000 \(difference)\(rest)"
        case .structural(let similarity): return "structural similarity of at least \(similarity)"
        }
    }

    static func percent(_ share: Double) -> String {
        let value = share * 100
        let digits = value == 0 || value >= 0.01 ? 100.0 : 1_000_000
        return "\((value * digits).rounded() / digits)%"
    }

    // MARK: Comparing

    struct Result {
        var isMatch: Bool
        /// `1204 of 987000 pixels differ (0.12%), a channel by up to 87 of 256`
        var measure: String
        /// The bounding box of all differing pixels, in pixels; nil if none differ.
        var box: (x: Int, y: Int, width: Int, height: Int)?
    }

    func compare(_ actual: Pixels, with reference: Pixels) -> Result {
        guard actual.width == reference.width, actual.height == reference.height else {
            return Result(
                isMatch: false,
                measure: "the picture has \(actual.width)×\(actual.height) pixels, the reference \(reference.width)×\(reference.height)")
        }
        var tally = Tally()
        for y in 0..<actual.height {
            if actual.buffer.isOpaque == reference.buffer.isOpaque,
                memcmp(actual.buffer.row(y), reference.buffer.row(y), actual.width * 4) == 0
            {
                continue
            }
            for x in 0..<actual.width where actual[x, y] != reference[x, y] { tally.add(actual[x, y], reference[x, y], x, y, rule) }
        }
        let total = actual.width * actual.height
        let box =
            tally.count == 0 ? nil : (x: tally.minX, y: tally.minY, width: tally.maxX - tally.minX + 1, height: tally.maxY - tally.minY + 1)
        let counted = "\(tally.count) of \(total) pixels differ (\(Self.percent(Double(tally.count) / Double(total))))"
        switch rule {
        case .channels:
            return Result(
                isMatch: Double(tally.beyond) <= share * Double(total), measure: "\(counted), a channel by up to \(tally.worstStep) of 256",
                box: box)
        case .perceptual:
            let worst = (tally.worstDifference * 100).rounded() / 100
            return Result(
                isMatch: Double(tally.beyond) <= share * Double(total),
                measure: "\(counted), by up to CIEDE2000 \(worst), \(tally.beyond) of them beyond the tolerance", box: box)
        case .structural(let least):
            let similarity = tally.count == 0 ? 1 : StructuralSimilarity.of(actual, reference)
            return Result(
                isMatch: similarity >= least, measure: "\(counted); structural similarity \((similarity * 1e5).rounded() / 1e5)", box: box)
        }
    }

    private struct Tally {
        var count = 0, beyond = 0, worstStep = 0
        var worstDifference = 0.0
        var minX = Int.max, minY = Int.max, maxX = -1, maxY = -1
        private var known: [UInt64: Double] = [:]

        mutating func add(_ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int, _ rule: Rule) {
            count += 1
            (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
            switch rule {
            case .channels(let steps):
                let step = Pixels.step(a, b)
                worstStep = max(worstStep, step)
                if step > steps { beyond += 1 }
            case .perceptual(let limit):
                let pair = UInt64(a) << 32 | UInt64(b)
                // Screens have few colors.
                let difference = known[pair] ?? ColorDifference.between(Pixels.onWhite(a), Pixels.onWhite(b))
                if known.count < 65_536 { known[pair] = difference }
                worstDifference = max(worstDifference, difference)
                if difference > limit { beyond += 1 }
            case .structural: break
            }
        }
    }
}
