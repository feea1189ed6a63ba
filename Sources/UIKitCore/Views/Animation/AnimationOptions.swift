import Foundation
import QuartzCore

extension UIView {
    /// The curve of a view animation.
    public enum AnimationCurve: Int, Sendable {
        /// The pace of the animation: slow at both ends, slow at the start, slow at the end, or constant.
        case easeInOut, easeIn, easeOut, linear

        /// Never returns `nil`, as for an enumeration of Objective-C: the keyboard's curve is 7, which has no name, and programs unwrap
        /// it (square/swift-keyboard-observer). Here such a number gives `easeInOut`.
        public init?(rawValue: Int) {
            self =
                switch rawValue {
                case 1: .easeIn
                case 2: .easeOut
                case 3: .linear
                default: .easeInOut
                }
        }

        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// The transition of a view in the blocks between `beginAnimations` and `commitAnimations`.
    public enum AnimationTransition: Int, Sendable {
        /// No transition, a turn around the vertical axis, or a page that curls.
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// An animation that the system performs on views.
    public enum SystemAnimation: UInt, Sendable {
        /// The removal of views, which shrink and fade before they leave their superview.
        case delete
    }

    /// The behavior, curve, transition, and frame rate of a block animation, in one set of bits with Apple's values.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits: flags in 0–9, the curve from 16, the transition from 20, and the frame rate from 24 on.
        public let rawValue: UInt
        /// Creates options from their bits, as from the keyboard's curve shifted left by 16.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the subviews of the changed views at the end of the block, so that they are animated with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        // FIXME(gap): pending updates stay pending.
        /// Performs updates of views whose properties the animation changes before and inside it. Has no effect here. iOS 26.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
        /// Lets views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values that are on screen, instead of those that an earlier animation ends at.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation back to its start after each run. Used with ``repeat``.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws views again while a transition runs, instead of moving a picture of them.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Shows and hides the views of a transition, instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Uses none of the surrounding animation's options. Here no block does: it inherits only the duration and the curve.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends. The default curve.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turns the view around its vertical axis; its left side comes to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view around its vertical axis; its right side comes to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the old content up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Lays the new content down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old content to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view around its horizontal axis; its top comes to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view around its horizontal axis; its bottom comes to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The display's own frame rate.
        public static let preferredFramesPerSecondDefault = AnimationOptions([])
        /// At most 60 frames per second. Has no effect here.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// At most 30 frames per second. Has no effect here.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The curve bits. 7 is the keyboard's private curve (K-03), which starts fast and settles.
        package var timing: ViewAnimation.Timing {
            switch rawValue >> 16 & 0xF {
            case 1: .curve(AnimationCurve.easeIn.timingFunction)
            case 2: .curve(AnimationCurve.easeOut.timingFunction)
            case 3: .curve(AnimationCurve.linear.timingFunction)
            case 7: .fittedSpring(dampingRatio: 1, velocity: 0)
            default: .curve(AnimationCurve.easeInOut.timingFunction)
            }
        }
    }

    /// The behavior of a keyframe animation and the values between its keyframes, with Apple's bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits: flags in 0–9, and the calculation mode from 10 on.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews inside the animation, so that they move with it.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the values that are on screen.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation back to its start after each run. Used with ``repeat``.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration inside another one.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses none of the surrounding animation's options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight lines between the keyframes' values. The default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps from value to value at the keyframes.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Constant speed along the values. The keyframes' times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the keyframes' values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at constant speed. The keyframes' times are ignored.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}
