import Foundation

extension Int {
    /// The whole part of a number from an app or its files: beyond what an integer holds, the nearest it does; 0 for what is no number.
    package init(saturating value: CGFloat) { self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min / 2 : .max / 2) }
}
