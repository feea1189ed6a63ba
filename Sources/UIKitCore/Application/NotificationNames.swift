import Foundation

// The names of Swift 3 and 4, which code of that time still uses.
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
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
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
@preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
