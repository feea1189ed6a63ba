import Foundation
import UIKitFoundation

/// A shadow for attributed text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // First, for CoreFoundation to find.
    private final let coreFoundationMark = CoreFoundationMark.word
    /// The offset in points, with y downward. User space doesn't affect it.
    open var shadowOffset = CGSize.zero
    /// The blur in points; 0 has sharp edges.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; a black with an alpha of one third by default.
    open var shadowColor: Any? = CGColor(gray: 0, alpha: 1 / 3)

    public override init() { super.init() }

    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    /// Creates a shadow from an archive that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
        if let color = coder.decodeObject(forKey: "NSShadowColor") { shadowColor = color }
    }
    // FIXME(gap): a color of Core Graphics' own is not archived.
    /// Writes offset, blur, and a `UIColor` to an archive. A `CGColor` is left out.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? any NSCoding { coder.encode(color, forKey: "NSShadowColor") }
    }

    open override func copy() -> Any { copy(with: nil) }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other === self
            || (other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
                && (other.shadowColor as? TextColor)?.cgColor == (shadowColor as? TextColor)?.cgColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
