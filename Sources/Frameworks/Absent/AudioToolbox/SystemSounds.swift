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
