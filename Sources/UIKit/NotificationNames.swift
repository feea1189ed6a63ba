import Foundation
import UIKitStoryboards

// The names of Swift 3 and 4, which older code still uses.
extension NSNotification.Name {
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication.willChangeStatusBarOrientationNotification
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication.didChangeStatusBarOrientationNotification
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication.backgroundRefreshStatusDidChangeNotification
    public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication.protectedDataWillBecomeUnavailableNotification
    public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication.protectedDataDidBecomeAvailableNotification
    public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    public static let UIPasteboardRemoved = UIPasteboard.removedNotification
    public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
    public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
    public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
    public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
    public static let UIMenuControllerMenuFrameDidChange = UIMenuController.menuFrameDidChangeNotification
    public static let UITextInputCurrentInputModeDidChange = UITextInputMode.currentInputModeDidChangeNotification
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
    public static let UIScreenDidConnect = UIScreen.didConnectNotification
    public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
    public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
    public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification
    public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility.voiceOverStatusDidChangeNotification
    public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility.boldTextStatusDidChangeNotification
    public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility.reduceMotionStatusDidChangeNotification
    public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility.reduceTransparencyStatusDidChangeNotification
    public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility.invertColorsStatusDidChangeNotification
    public static let UIAccessibilitySwitchControlStatusDidChange = UIAccessibility.switchControlStatusDidChangeNotification
    public static let UIAccessibilityGuidedAccessStatusDidChange = UIAccessibility.guidedAccessStatusDidChangeNotification
    public static let UIAccessibilityElementFocused = UIAccessibility.elementFocusedNotification
    public static let UIAccessibilityAnnouncementDidFinish = UIAccessibility.announcementDidFinishNotification
}

public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert
public typealias UIWindowLevel = UIWindow.Level
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
@preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
