import Foundation

extension Int {
    /// Creates an integer from a number that an app or its files supply, rounded toward zero. Clamps numbers beyond an integer's range; NaN
    /// becomes 0.
    package init(saturating value: CGFloat) {
        self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min / 2 : .max / 2)
    }
}
