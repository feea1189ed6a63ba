import CoreMediaCompanion
import UIKit

// The parts of players and items: tracks, outputs, logs, and coordination. Outputs receive nothing, because nothing is decoded.

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    private final let track: AVAssetTrack
    init(_ track: AVAssetTrack) { (self.track, isEnabled) = (track, track.isEnabled) }
    open var assetTrack: AVAssetTrack? { track }
    /// Whether the track plays. It is stored but has no effect.
    open var isEnabled: Bool
    open var currentVideoFrameRate: Float { track.nominalFrameRate }
    open var videoFieldMode: String?
}
/// Which tracks are chosen.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
    open private(set) var preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
    open private(set) var principalMediaCharacteristics: [AVMediaCharacteristic]?
    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
    }
    public convenience init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.init(preferredLanguages: preferredLanguages, preferredMediaCharacteristics: preferredMediaCharacteristics)
        self.principalMediaCharacteristics = principalMediaCharacteristics
    }
}
/// Receives the media of an item. It receives nothing.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    /// Whether the player shows the media too. It is stored but has no effect.
    open var suppressesPlayerRendering = false
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
    open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { .invalid }
    public override init() { super.init() }
}
/// Called when an output can deliver. It isn't called.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    /// Called when pictures follow.
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    /// Called when a sequence ends.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
/// Receives pictures. There is never a new one.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    /// Creates an output. The attributes have no effect.
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
    public init(outputSettings: [String: any Sendable]?) {}
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?)
        -> CVPixelBuffer?
    { nil }
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}
/// Called with the media of an item. It isn't called.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    /// Called when a sequence ends.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPushDelegate { public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {} }
/// Called with captions. It isn't called.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// Called with captions.
    func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any],
        forItemTime itemTime: CMTime)
}
extension AVPlayerItemLegibleOutputPushDelegate {
    public func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any],
        forItemTime itemTime: CMTime
    ) {}
}
/// Receives captions.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
    /// How captions are styled.
    public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With the user's preferences, or without.
        public static let `default` = Self(rawValue: "default"), sourceAndRulesOnly = Self(rawValue: "sourceAndRulesOnly")
    }
    open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0, textStylingResolution = TextStylingResolution.default
    public override init() { super.init() }
    /// Creates an output for kinds of captions.
    public init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) {}
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
/// Called with metadata. It isn't called.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// Called with metadata.
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
}
extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?
    ) {}
}
/// Receives metadata.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    /// Creates an output for identifiers; nil for all.
    public init(identifiers: [String]?) {}
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
/// Collects data of an item. There are none.
open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {}
/// Called with collected metadata. It isn't called.
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
    /// Called with metadata.
    func metadataCollector(
        _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup],
        indexesOfNewGroups: IndexSet,
        indexesOfModifiedGroups: IndexSet)
}
/// Collects metadata of dates.
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
    open private(set) weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    public init(identifiers: [String]?, classifyingLabels: [String]?) {}
    /// Keeps a delegate, which isn't called.
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
/// Pictures of a player for several eyes. There are none.
open class AVPlayerVideoOutput: NSObject, @unchecked Sendable {}
/// The accesses to a server.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}
/// The accesses to a server in a part of the time.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    open var numberOfMediaRequests: Int { -1 }
    open var playbackStartDate: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var numberOfServerAddressChanges: Int { -1 }
    open var playbackSessionID: String? { nil }
    open var playbackStartOffset: TimeInterval { -1 }
    open var segmentsDownloadedDuration: TimeInterval { -1 }
    open var durationWatched: TimeInterval { -1 }
    open var numberOfStalls: Int { -1 }
    open var numberOfBytesTransferred: Int64 { -1 }
    open var transferDuration: TimeInterval { -1 }
    open var observedBitrate: Double { -1 }
    open var observedMinBitrate: Double { -1 }
    open var observedMaxBitrate: Double { -1 }
    open var observedBitrateStandardDeviation: Double { -1 }
    open var indicatedBitrate: Double { -1 }
    open var indicatedAverageBitrate: Double { -1 }
    open var averageVideoBitrate: Double { -1 }
    open var averageAudioBitrate: Double { -1 }
    open var numberOfDroppedVideoFrames: Int { -1 }
    open var startupTime: TimeInterval { -1 }
    open var downloadOverdue: Int { -1 }
    open var switchBitrate: Double { -1 }
    open var mediaRequestsWWAN: Int { -1 }
    open var playbackType: String? { nil }
}
/// The errors of a server.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}
/// An error of a server.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    open var date: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
    open var allHTTPResponseHeaderFields: [String: String]? { nil }
}
/// The style of a part of a text.
open class AVTextStyleRule: NSObject, @unchecked Sendable {
    open private(set) var textMarkupAttributes: [String: Any], textSelector: String?
    /// Creates a rule; nil if there are no attributes.
    public init?(textMarkupAttributes: [String: Any], textSelector: String? = nil) {
        guard !textMarkupAttributes.isEmpty else { return nil }
        (self.textMarkupAttributes, self.textSelector) = (textMarkupAttributes, textSelector)
    }
    open class func propertyList(for textStyleRules: [AVTextStyleRule]) -> Any { textStyleRules.map(\.textMarkupAttributes) }
}
/// The kinds of sound that are placed in space.
public struct AVAudioSpatializationFormats: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One or two channels, more, and all.
    public static let monoAndStereo = Self(rawValue: 3), multichannel = Self(rawValue: 4), monoStereoAndMultichannel = Self(rawValue: 7)
}
/// Coordinates the players of several people. There are no others.
open class AVPlaybackCoordinator: NSObject, @unchecked Sendable {
    open var otherParticipants: [Any] { [] }
    open var suspensionReasons: [String] { [] }
    open var pauseSnapsToMediaTimeOfOriginator = false
}
/// Coordinates a player with those of other people.
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator, @unchecked Sendable {
    private final weak var owner: AVPlayer?
    init(_ player: AVPlayer) { owner = player }
    open var player: AVPlayer? { owner }
}
/// Detects other devices for playing. There are none.
open class AVRouteDetector: NSObject {
    /// Whether devices are searched for. It is stored but has no effect.
    open var isRouteDetectionEnabled = false, detectsCustomRoutes = false
    open var multipleRoutesDetected: Bool { false }
    public override init() { super.init() }
}
extension NSNotification.Name {
    /// Posted when another device is found. It isn't.
    public static let AVRouteDetectorMultipleRoutesDetectedDidChange = NSNotification.Name(
        "AVRouteDetectorMultipleRoutesDetectedDidChangeNotification")
}
