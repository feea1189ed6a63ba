import Foundation

public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void
public let kAudioServicesNoError: OSStatus = 0
public let kAudioSessionNoError: OSStatus = 0
public let kUserPreferredAlert: SystemSoundID = 0x1000

/// Assigns the sound a number; nothing is loaded.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    sound.pointee = SystemSoundID(truncatingIfNeeded: url.absoluteString.utf8.reduce(5000) { $0 &* 31 &+ Int($1) }) | 0x1_0000
    return kAudioServicesNoError
}
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    AudioServicesCreateSystemSoundID(url as NSURL, sound)
}
public typealias AudioServicesPropertyID = UInt32
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569,
    kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F, kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A,
    kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063, kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500,
    kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// Calls the closure: the sound has no length.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }
/// Returns success. The function isn't called: no sound plays.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ sound: SystemSoundID, _ runLoop: RunLoop?, _ mode: String?, _ routine: AudioServicesSystemSoundCompletionProc,
    _ clientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
/// Does nothing.
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {}
/// Returns that the property isn't supported.
@discardableResult
public func AudioServicesSetProperty(
    _ property: AudioServicesPropertyID, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?, _ size: UInt32,
    _ data: UnsafeRawPointer
) -> OSStatus { kAudioServicesUnsupportedPropertyError }
/// Returns that the property isn't supported.
@discardableResult
public func AudioServicesGetProperty(
    _ property: AudioServicesPropertyID, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?, _ size: UnsafeMutablePointer<UInt32>,
    _ data: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesUnsupportedPropertyError }
