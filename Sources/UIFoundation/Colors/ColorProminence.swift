import Foundation

extension UIColor {
    /// The prominence of a color. iOS 18.
    public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

    /// Returns the color with the strength of the label color of that prominence. Apple publishes no values; these are the label colors'.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        switch prominence {
        case .primary: self
        case .secondary: withAlphaComponent(cgColor.alpha * 0.6)
        case .tertiary: withAlphaComponent(cgColor.alpha * 0.3)
        case .quaternary: withAlphaComponent(cgColor.alpha * 0.18)
        }
    }
}
