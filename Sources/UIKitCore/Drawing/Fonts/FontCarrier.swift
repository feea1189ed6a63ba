import QuartzCore

/// So that a text layer takes a `UIFont`.
extension UIFont: FontCarrier {
    package var carriedFont: CTFont { ctFont }
}
