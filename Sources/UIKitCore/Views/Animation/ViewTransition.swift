import Foundation
import QuartzCore

extension UIView {
    /// Animates the change of `view` from before to after `animations` as one picture.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let type = options.transitionType else { return run(duration, 0, options, nil, { animations?() }, completion) }
        let transition = CATransition()
        transition.type = type
        transition.duration = duration
        if case .curve(let function) = options.timing { transition.timingFunction = function }
        self.transition(transition, in: view, options, animations: animations, completion: completion)
    }

    /// Runs `transition` while `animations` change the content of `view`; without a screen the change is immediate.
    package class func transition(
        _ transition: CATransition, in view: UIView, _ options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard ViewAnimation.areEnabled, transition.duration > 0, view.layer.isOnScreen else {
            return run(transition.duration, 0, options, nil, { animations?() }, completion)
        }
        let record = AnimationEngine.shared.insert(transition, forKey: kCATransition, to: view.layer, groups: CATransaction.openGroups)
        if let completion {
            nonisolated(unsafe) let completion = completion
            record?.onEnd = { finished in onMain { completion(finished) } }
        }
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) {
            ViewAnimation(duration: transition.duration, options: options).perform(animations)
        } else {
            ViewAnimation.withoutAnimation(animations)
        }
    }

    /// Replaces one view with another in their superview, or shows and hides them with `showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.superview ?? toView.superview
        func exchange() {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        guard let container else { return run(duration, 0, options, nil, exchange, completion) }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The type of the transition, or `nil` if none is specified.
    fileprivate var transitionType: CATransitionType? {
        switch rawValue >> 20 & 0xF {
        case 1: .flipFromLeft
        case 2: .flipFromRight
        case 3: .pageCurl
        case 4: .pageUnCurl
        case 5: .fade
        case 6: .flipFromTop
        case 7: .flipFromBottom
        default: nil
        }
    }
}
