import Foundation

// Audio units, of which none is installed: searches find nothing, and functions return errors.

/// The kind and the manufacturer of an audio unit.
public struct AudioComponentDescription: Sendable, Hashable {
    /// The kind, the particular kind, and the manufacturer.
    public var componentType: OSType, componentSubType: OSType, componentManufacturer: OSType
    /// The bits, and the bits that count.
    public var componentFlags: UInt32, componentFlagsMask: UInt32
    /// Creates an empty description.
    public init() { self.init(componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0, componentFlagsMask: 0) }
    public init(
        componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32, componentFlagsMask: UInt32
    ) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        self.componentManufacturer = componentManufacturer
        (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
    }
}
public struct AudioComponentFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The component can't be searched for, runs in a sandbox, is of version 3, or loads in the app.
    public static let unsearchable = Self(rawValue: 1), sandboxSafe = Self(rawValue: 2), isV3AudioUnit = Self(rawValue: 4),
        requiresAsyncInstantiation = Self(rawValue: 8), canLoadInProcess = Self(rawValue: 16)
}
/// How a component is created.
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In a process of its own, or in the app.
    public static let loadOutOfProcess = Self(rawValue: 1), loadInProcess = Self(rawValue: 2)
}
public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = OpaquePointer
/// An audio unit. There is none.
public typealias AudioUnit = AudioComponentInstance
/// A number of an audio unit's property.
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
/// A number of an audio unit's parameter.
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitParameterValue = Float32
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before and after the rendering, and silence.
    public static let unitRenderAction_PreRender = Self(rawValue: 4), unitRenderAction_PostRender = Self(rawValue: 8),
        unitRenderAction_OutputIsSilence = Self(rawValue: 16)
}
/// A function that delivers sound. It isn't called.
public typealias AURenderCallback =
    (
        UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, UInt32, UInt32,
        UnsafeMutablePointer<AudioBufferList>?
    ) -> OSStatus
/// A function that delivers sound, and its argument.
public struct AURenderCallbackStruct {
    /// The function, and its argument.
    public var inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?
    /// Creates an empty structure.
    public init() {}
    /// Creates a structure.
    public init(inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?) {
        (self.inputProc, self.inputProcRefCon) = (inputProc, inputProcRefCon)
    }
}
/// Returns nil: there is no component.
public func AudioComponentFindNext(_ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>) -> AudioComponent? {
    nil
}
public func AudioComponentCount(_ inDesc: UnsafePointer<AudioComponentDescription>) -> UInt32 { 0 }
/// Returns an error: there is no component.
@discardableResult
public func AudioComponentInstanceNew(_ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>)
    -> OSStatus
{
    kAudioUnitErr_FailedInitialization
}
/// Returns an error: there is no instance.
@discardableResult public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus { kAudio_ParamError }
/// Returns an error: there is no unit.
@discardableResult public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus { kAudioUnitErr_FailedInitialization }
/// Returns an error: there is no unit.
@discardableResult public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }
/// Returns an error: there is no unit.
@discardableResult public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }
/// Returns an error: there is no unit.
@discardableResult public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus { kAudioUnitErr_Uninitialized }
/// Returns an error: there is no unit.
@discardableResult
public func AudioUnitSetProperty(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ inData: UnsafeRawPointer?, _ inDataSize: UInt32
) -> OSStatus { kAudioUnitErr_InvalidProperty }
/// Returns an error: there is no unit.
@discardableResult
public func AudioUnitGetProperty(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioUnitErr_InvalidProperty }
/// Returns an error: there is no unit.
@discardableResult
public func AudioUnitSetParameter(
    _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32
) -> OSStatus { kAudioUnitErr_InvalidParameter }
/// Returns an error: there is no unit.
@discardableResult
public func AudioUnitRender(
    _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
    _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inOutputBusNumber: UInt32, _ inNumberFrames: UInt32,
    _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioUnitErr_NoConnection }
