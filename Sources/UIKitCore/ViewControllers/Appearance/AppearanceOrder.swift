import Foundation

/// A role of the two controllers of a transition.
package enum TransitionRole {
    /// The controller that disappears.
    case old
    /// The controller that appears.
    case new
}

/// One of the two callbacks that bracket a change.
package enum AppearanceEvent {
    case willAppear, didAppear, willDisappear, didDisappear
}

/// The order of callbacks of a transition's two controllers, from lifecycle.md B.2.
package struct AppearanceOrder: Sendable {
    /// The order of the *will* callbacks.
    package let will: [TransitionRole]
    /// The order of the *did* callbacks.
    package let did: [TransitionRole]
    /// Whether the first responder of the disappearing controller resigns at the start. (J-13)
    private(set) var endsEditing = false
    /// The callbacks of a canceled transition, in order. `old` appears again, `new` disappears.
    package let cancelled: [(role: TransitionRole, event: AppearanceEvent)]

    /// B-22: the appearing controller disappears first, then the old one appears again.
    private static let newLeavesThenOldReturns: [(role: TransitionRole, event: AppearanceEvent)] = [
        (.new, .willDisappear), (.new, .didDisappear), (.old, .willAppear), (.old, .didAppear),
    ]
    /// B-34: a canceled page scroll. The old controller appears again before the new one disappears.
    private static let oldReturnsThenNewLeaves: [(role: TransitionRole, event: AppearanceEvent)] = [
        (.old, .willAppear), (.old, .didAppear), (.new, .willDisappear), (.new, .didDisappear),
    ]
    /// B-36: a canceled page curl. All *will* callbacks come before the *did* callbacks.
    private static let interleaved: [(role: TransitionRole, event: AppearanceEvent)] = [
        (.new, .willDisappear), (.old, .willAppear), (.new, .didDisappear), (.old, .didAppear),
    ]

    /// The order of push and pop. (B-20, B-21, B-22)
    package static let navigation = AppearanceOrder(
        will: [.old, .new], did: [.old, .new], endsEditing: true, cancelled: newLeavesThenOldReturns)
    /// The order of present and dismiss, full screen or with a visible presenter. (B-24 to B-28, SP-E027)
    package static let presentation = AppearanceOrder(will: [.old, .new], did: [.new, .old], cancelled: newLeavesThenOldReturns)
    /// The order of a tab switch. (B-30)
    package static let tab = AppearanceOrder(will: [.new, .old], did: [.old, .new], cancelled: newLeavesThenOldReturns)
    /// The order of a page controller with the scroll style. (B-33, B-34)
    package static let pageScroll = AppearanceOrder(will: [.new, .old], did: [.new, .old], cancelled: oldReturnsThenNewLeaves)
    /// The order of a page controller with the curl style. (B-35, B-36)
    package static let pageCurl = AppearanceOrder(will: [.new, .old], did: [.old, .new], cancelled: interleaved)
    /// The order of `transition(from:to:…)`. (B-60)
    package static let child = AppearanceOrder(will: [.old, .new], did: [.new, .old], cancelled: newLeavesThenOldReturns)
}
