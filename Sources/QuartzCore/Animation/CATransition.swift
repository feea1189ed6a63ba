import CoreGraphics
import Foundation

/// The transition from the old content to the new.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in over the old one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// Apple does not document these types; old apps use these strings.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
    package static let flipFromLeft = CATransitionType(rawValue: "flipFromLeft")
    package static let flipFromRight = CATransitionType(rawValue: "flipFromRight")
    package static let flipFromTop = CATransitionType(rawValue: "flipFromTop")
    package static let flipFromBottom = CATransitionType(rawValue: "flipFromBottom")
}

/// The side from which new content comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The movement begins at the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The movement begins at the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The movement begins at the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The movement begins at the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a layer's content when the transition was added to its current content.
open class CATransition: CAAnimation {
    /// The kind of transition. Kinds that Apple doesn't document, such as a cube, fade.
    open var type = CATransitionType.fade
    /// The edge at which the movement begins; nil means the left one. It has no effect on a fade.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1.
    open var endProgress: Float = 1
    /// A Core Image filter that replaces ``type``. It is kept, but not applied.
    open var filter: Any?
    /// The page curl, if type and subtype don't fully specify it.
    package var curl: PageCurl?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, startProgress, endProgress, filter) = (
            other.type, other.subtype, other.startProgress, other.endProgress, other.filter
        )
        curl = other.curl
    }

    package override func apply(to layer: CALayer, at time: CFTimeInterval, cycle: Int) {
        let t = Double(startProgress) + Double(endProgress - startProgress) * progress(at: time)
        layer.supplement?.transition?.progress = t
    }
}

/// The old content of a running transition.
package final class TransitionSnapshot {
    package let image: CGImage?
    package let type: CATransitionType
    package let subtype: CATransitionSubtype?
    let curl: PageCurl?
    package var progress = 0.0

    init(image: CGImage?, of transition: CATransition) {
        (self.image, type, subtype) = (image, transition.type, transition.subtype)
        curl = transition.curl ?? PageCurl(type, subtype)
    }
}
