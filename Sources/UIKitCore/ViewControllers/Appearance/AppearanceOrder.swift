import Foundation

/// One of the two controllers a transition is between.
package enum TransitionRole {
    /// The controller that leaves.
    case old
    /// The controller that arrives.
    case new
}

/// One of the two callbacks that bracket a change.
package enum AppearanceEvent {
    case willAppear, didAppear, willDisappear, didDisappear
}

/// The order of callbacks of a transition's two controllers: data from lifecycle.md B.2.
package struct AppearanceOrder: Sendable {
    /// The order of the *will* callbacks.
    package let will: [TransitionRole]
    /// The order of the *did* callbacks.
    package let did: [TransitionRole]
    /// Whether the controller that leaves loses the first responder at the start already. J-13
    private(set) var endsEditing = false
    /// The callbacks of a canceled transition, in order. `old` appears again, `new` disappears.
    package let cancelled: [(role: TransitionRole, event: AppearanceEvent)]

    /// B-22: the arriving controller is sent away first, then the old one is welcomed back.
    private static let newLeavesThenOldReturns: [(role: TransitionRole, event: AppearanceEvent)] = [
        (.new, .willDisappear), (.new, .didDisappear), (.old, .willAppear), (.old, .didAppear),
    ]
    /// B-34
    private static let oldReturnsThenNewLeaves: [(role: TransitionRole, event: AppearanceEvent)] = [
        (.old, .willAppear), (.old, .didAppear), (.new, .willDisappear), (.new, .didDisappear),
    ]
    /// B-36
    private static let interleaved: [(role: TransitionRole, event: AppearanceEvent)] = [
        (.new, .willDisappear), (.old, .willAppear), (.new, .didDisappear), (.old, .didAppear),
    ]

    /// Push and pop. B-20, B-21, B-22
    package static let navigation = AppearanceOrder(
        will: [.old, .new], did: [.old, .new], endsEditing: true, cancelled: newLeavesThenOldReturns)
    /// Present and dismiss, full screen or kept presenter. B-24 to B-28, SP-E027
    package static let presentation = AppearanceOrder(will: [.old, .new], did: [.new, .old], cancelled: newLeavesThenOldReturns)
    /// Tab switch. B-30
    package static let tab = AppearanceOrder(will: [.new, .old], did: [.old, .new], cancelled: newLeavesThenOldReturns)
    /// Page controller, scroll style. B-33, B-34
    package static let pageScroll = AppearanceOrder(will: [.new, .old], did: [.new, .old], cancelled: oldReturnsThenNewLeaves)
    /// Page controller, curl style. B-35, B-36
    package static let pageCurl = AppearanceOrder(will: [.new, .old], did: [.old, .new], cancelled: interleaved)
    /// `transition(from:to:…)`. B-60
    package static let child = AppearanceOrder(will: [.old, .new], did: [.new, .old], cancelled: newLeavesThenOldReturns)
}
