import CoreImageCompanion
import UIKit

/// The direction in which the new scene moves.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

// FIXME(gap): doors, doorways, and flips fade; both scenes continue to run, regardless of `pausesIncomingScene` and `pausesOutgoingScene`.
/// A transition from one scene to the next.
open class SKTransition: NSObject {
    private let type: CATransitionType, subtype: CATransitionSubtype?, duration: TimeInterval
    /// Whether the new scene is stopped. It is stored but has no effect: it runs.
    open var pausesIncomingScene = true
    /// Whether the old scene is stopped. It is stored but has no effect: it runs.
    open var pausesOutgoingScene = true

    private init(_ type: CATransitionType, _ direction: SKTransitionDirection?, _ duration: TimeInterval) {
        (self.type, self.duration) = (type, duration)
        subtype =
            switch direction {
            case .up: .fromTop
            case .down: .fromBottom
            case .right: .fromLeft
            case .left: .fromRight
            case nil: nil
            }
    }

    var animation: CATransition {
        let animation = CATransition()
        (animation.type, animation.subtype, animation.duration) = (type, subtype, duration)
        return animation
    }

    /// Fades from one scene to the other. The filter has no effect.
    public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(.fade, nil, sec) }
    /// Fades from one scene to the other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades from one scene to the other.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades from one scene to the other. The color has no effect.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Pushes the old scene away.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push, direction, sec)
    }
    /// Moves the new scene over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn, direction, sec)
    }
    /// Moves the old scene away.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal, direction, sec)
    }
    /// Fades, in place of a flip.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades, in place of a flip.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades, in place of doors.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades, in place of doors.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades, in place of doors.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades, in place of doors.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
    /// Fades, in place of a doorway.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade, nil, sec) }
}
