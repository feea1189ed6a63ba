import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The ways in which one controller replaces another.
enum TransitionKind: CaseIterable {
    case presentation, push, tab

    /// The callbacks before the animation.
    var willEvents: [String] {
        switch self {
        case .presentation: ["A.viewWillDisappear", "B.viewWillAppear"]
        case .push: ["A.viewWillDisappear", "B.viewWillAppear", "willShow B"]
        case .tab: ["B.viewWillAppear", "A.viewWillDisappear"]
        }
    }

    /// The callbacks after it.
    var didEvents: [String] {
        switch self {
        case .presentation: ["B.viewDidAppear", "A.viewDidDisappear", "completion"]
        case .push: ["A.viewDidDisappear", "B.viewDidAppear", "didShow B"]
        case .tab: ["A.viewDidDisappear", "B.viewDidAppear"]
        }
    }
}

extension Scenario {
    /// The log without the callbacks of loading.
    var eventsAfterLoading: [String] { appearance.filter { !$0.hasSuffix("viewDidLoad") && !$0.hasSuffix("viewIsAppearing") } }
}

/// Starts one transition from A to B (M if presented), and calls `body` in its first turn.
@MainActor func runTransition(
    _ kind: TransitionKind, interruptible: Bool = false, interaction: Cast.Interaction = .none, prepare: (Cast) -> Void = { _ in },
    _ body: (Scenario, Cast, UIViewController) -> Void
) {
    let a = A()
    let root: UIViewController =
        switch kind {
        case .presentation: a
        case .push: N(rootViewController: a)
        case .tab: T()
        }
    let b = B()
    (root as? T)?.viewControllers = [a, b]
    Scenario.run(root) { scenario in
        let cast = Cast(scenario.log, interruptible: interruptible)
        cast.interaction = interaction
        prepare(cast)
        switch root {
        case let nav as N:
            nav.delegate = cast
            nav.pushViewController(b, animated: true)
        case let tabs as T:
            tabs.delegate = cast
            tabs.selectedIndex = 1
        default:
            b.modalPresentationStyle = .fullScreen
            b.transitioningDelegate = cast
            a.present(b, animated: true) { scenario.log.note("completion") }
        }
        // A presentation starts in the next turn. (B-32)
        EventLoop.main.turn()
        body(scenario, cast, b)
    }
}
