// Sounds are reported as played, but nothing is heard. Queues, files, converters, and units can't be created: their functions return
// errors.
@_exported import CoreAudioTypesCompanion
@_exported import Foundation

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Does nothing.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Does nothing.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }
/// Does nothing.
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) {}
