import CoreText
import QuartzCore

/// Allows a text layer to use a `UIFont`.
extension UIFont: FontCarrier {
    package var carriedFont: CTFont { ctFont }
}

/// Returns the font of UIKit's descriptor, which replaces Core Text's own. `size` is in points; 0 means the descriptor's size, or 12 if it
/// has none. FIXME(gap): the matrix is not applied.
public func CTFontCreateWithFontDescriptor(_ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    descriptor.font(size: size > 0 ? size : descriptor.pointSize > 0 ? descriptor.pointSize : 12)
}
