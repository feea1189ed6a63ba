import Foundation

/// The user's accessibility settings, and the notifications that apps post to assistive technologies.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// The kinds of messages that apps post to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the kind, as in UIKit's headers.
        public let rawValue: UInt32
        /// Creates a kind from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The whole screen changed. The argument is the element to focus, or text to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed. The argument is the element to focus, or text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The text in the argument should be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A scrolling ended. The argument describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology, the argument, should pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1012)
        /// A paused technology, the argument, may go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1013)
    }

    // FIXME(gap): no host has speech output.
    /// Posts a notification to assistive technologies. It has no effect, because no host has any.
    public static func post(notification: Notification, argument: Any?) {}

    /// Whether the screen reader runs. Always `false`.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether both channels of sound are mixed. Always `false`.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the user prefers captions. Always `false`.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether the screen's colors are inverted. Always `false`.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the device is restricted to one app. Always `false`.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the user prefers bold text. A host sets it; system fonts follow it.
    public static var isBoldTextEnabled: Bool { UIScreen.main.host.isBoldText }
    /// Whether the screen shows no colors. Always `false`.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether materials are opaque. Set by a host; effect views follow it.
    public package(set) static var isReduceTransparencyEnabled = false
    /// Whether motion is reduced. Set by a host; animations do not follow it by themselves.
    public package(set) static var isReduceMotionEnabled = false
    /// Whether screens should fade instead of moving. Always `false`.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether videos may start by themselves. Always `true`.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether the host's contrast is high. System colors then use their high-contrast variants.
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.host.contrast == .high }
    /// Whether the device is controlled with switches. Always `false`.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether selected text can be spoken. Always `false`.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen's text can be spoken. Always `false`.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether shaking the device undoes. Always `true`, but a shake undoes nothing by itself here.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether the on-screen button is shown. Always `false`.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether the app should not rely on colors alone. Always `false`.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether switches show I and O. Always `false`.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether buttons should be outlined. Always `false`.
    public static var buttonShapesEnabled: Bool { false }
    /// Asks to restrict the device to this app. It isn't possible here: the handler gets `false` immediately.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// Converts a rectangle of a view to the screen's points. Returns it unchanged if the view is in no window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
    /// Converts an outline of a view to the screen's points by moving it; a transform of the view is ignored.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin =
            view.window.map {
                view.convert(CGPoint.zero, to: nil).applying(CGAffineTransform(translationX: $0.frame.minX, y: $0.frame.minY))
            } ?? .zero
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    /// Posted by UIKit when VoiceOver starts or stops. Never posted here.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted by UIKit when the preference for bold text changes.
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted by UIKit when the preference for less motion changes.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted by UIKit when the preference for opaque materials changes. Never posted here.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted by UIKit when the preference for more contrast changes. Never posted here.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted by UIKit when colors are inverted or restored. Never posted here.
    nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted by UIKit when the screen turns gray or colored. Never posted here.
    nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted by UIKit when Switch Control starts or stops. Never posted here.
    nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted by UIKit when AssistiveTouch starts or stops. Never posted here.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted by UIKit when the preference for outlined buttons changes. Never posted here.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted by UIKit when the preference for captions changes. Never posted here.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted by UIKit when the preference for signs other than colors changes. Never posted here.
    nonisolated public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted by UIKit when a hearing device was paired or removed. Never posted here.
    nonisolated public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// Posted by UIKit when the preference for mono sound changes. Never posted here.
    nonisolated public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted by UIKit when the preference for labeled switches changes. Never posted here.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted by UIKit when the preference for fading screens changes. Never posted here.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted by UIKit when the preference for undoing by a shake changes. Never posted here.
    nonisolated public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted by UIKit when Speak Screen is turned on or off. Never posted here.
    nonisolated public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted by UIKit when Speak Selection is turned on or off. Never posted here.
    nonisolated public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted by UIKit when the preference for videos that start by themselves changes. Never posted here.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted by UIKit when an assistive technology focused an element. Never posted here.
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
    /// The key for the spoken text in ``announcementDidFinishNotification``.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key for a Boolean number in ``announcementDidFinishNotification``: whether the text was spoken to its end.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted by UIKit when text was spoken. Never posted here.
    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted by UIKit when Guided Access starts or ends. Never posted here.
    nonisolated public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// The key for the focused element in ``elementFocusedNotification``.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
