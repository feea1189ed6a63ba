import Foundation
import UIKitFoundation

/// A shadow for attributed text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // First, for CoreFoundation to find.
    private final let coreFoundationMark = CoreFoundationMark.word
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; a black with an alpha of one third by default.
    open var shadowColor: Any? = CGColor(gray: 0, alpha: 1 / 3)

    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
        if let color = coder.decodeObject(forKey: "NSShadowColor") { shadowColor = color }
    }
    // FIXME(gap): a color of Core Graphics' own is not archived.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? any NSCoding { coder.encode(color, forKey: "NSShadowColor") }
    }

    open override func copy() -> Any { copy(with: nil) }

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
