// The user's preferences for captions, which have their defaults, and marks for pictures.
@_exported import CoreGraphics
@_exported import Foundation

/// Whose preferences.
public enum MACaptionAppearanceDomain: Int, Sendable { case `default`, user }
/// When captions are shown.
public enum MACaptionAppearanceDisplayType: Int, Sendable { case forcedOnly, automatic, alwaysOn }
/// Whether a preference counts, or the content's own.
public enum MACaptionAppearanceBehavior: Int, Sendable { case useValue, useContentIfAvailable }
/// The kind of a caption's font.
public enum MACaptionAppearanceFontStyle: Int, Sendable {
    case `default`, monospacedWithSerif, proportionalWithSerif, monospacedWithoutSerif, proportionalWithoutSerif, casual, cursive,
        smallCapital
}
public enum MACaptionAppearanceTextEdgeStyle: Int, Sendable { case undefined, none, raised, depressed, uniform, dropShadow }
/// Posted when preferences change. It isn't posted.
public let kMACaptionAppearanceSettingsChangedNotification: CFString = "kMACaptionAppearanceSettingsChangedNotification"
/// The characteristics of media.
public let MAMediaCharacteristicDescribesMusicAndSoundForAccessibility: CFString = "public.accessibility.describes-music-and-sound",
    MAMediaCharacteristicTranscribesSpokenDialogForAccessibility: CFString = "public.accessibility.transcribes-spoken-dialog",
    MAMediaCharacteristicDescribesVideoForAccessibility: CFString = "public.accessibility.describes-video"

nonisolated(unsafe) private var displayType = MACaptionAppearanceDisplayType.automatic, languages: [String] = []
private let lock = NSLock()
private func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
}
/// Returns when captions are shown.
public func MACaptionAppearanceGetDisplayType(_ domain: MACaptionAppearanceDomain) -> MACaptionAppearanceDisplayType {
    domain == .user ? locked { displayType } : .automatic
}
/// Sets when captions are shown.
public func MACaptionAppearanceSetDisplayType(_ domain: MACaptionAppearanceDomain, _ type: MACaptionAppearanceDisplayType) {
    if domain == .user { locked { displayType = type } }
}
/// Adds a language of captions. Returns whether the preferences could be changed.
@discardableResult public func MACaptionAppearanceAddSelectedLanguage(_ domain: MACaptionAppearanceDomain, _ language: CFString) -> Bool {
    guard domain == .user else { return false }
    locked { languages = [language] + languages.filter { $0 != language } }
    return true
}
public func MACaptionAppearanceCopySelectedLanguages(_ domain: MACaptionAppearanceDomain) -> Unmanaged<NSArray> {
    Unmanaged.passRetained(NSArray(array: domain == .user ? locked { languages } : []))
}
/// Returns no characteristics.
public func MACaptionAppearanceCopyPreferredCaptioningMediaCharacteristics(_ domain: MACaptionAppearanceDomain) -> Unmanaged<NSArray> {
    Unmanaged.passRetained(NSArray(array: []))
}
private func usual(_ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?) { behavior?.pointee = .useContentIfAvailable }
/// Returns the color of text, behind text, and behind captions.
public func MACaptionAppearanceCopyForegroundColor(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> Unmanaged<CGColor> {
    usual(behavior)
    return Unmanaged.passRetained(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
}
public func MACaptionAppearanceCopyBackgroundColor(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> Unmanaged<CGColor> {
    usual(behavior)
    return Unmanaged.passRetained(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
}
public func MACaptionAppearanceCopyWindowColor(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> Unmanaged<CGColor> {
    usual(behavior)
    return Unmanaged.passRetained(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
}
/// Returns the opacities, the size, the corners, and the edges.
public func MACaptionAppearanceGetForegroundOpacity(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    usual(behavior)
    return 1
}
public func MACaptionAppearanceGetBackgroundOpacity(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    usual(behavior)
    return 1
}
public func MACaptionAppearanceGetWindowOpacity(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    usual(behavior)
    return 0
}
public func MACaptionAppearanceGetWindowRoundedCornerRadius(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    usual(behavior)
    return 0
}
public func MACaptionAppearanceGetRelativeCharacterSize(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    usual(behavior)
    return 1
}
public func MACaptionAppearanceGetTextEdgeStyle(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> MACaptionAppearanceTextEdgeStyle {
    usual(behavior)
    return .none
}
/// Returns whether flashing lights are dimmed.
public func MADimFlashingLightsEnabled() -> Bool { false }
/// Calls the closure with false, and returns false: no music is tracked.
public func MAMusicHapticsManagerIsActive() -> Bool { false }
