import CoreMediaCompanion
import UIKit

/// The kind of media in a track or a device.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Video, sound, text, and data about other media.
    public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"), text = Self(rawValue: "text"),
        metadata = Self(rawValue: "meta")
    /// Captions, subtitles, time codes, and sound and video together.
    public static let closedCaption = Self(rawValue: "clcp"), subtitle = Self(rawValue: "sbtl"), timecode = Self(rawValue: "tmcd"),
        muxed = Self(rawValue: "muxx")
    /// Objects in pictures, distances, haptics, and further pictures.
    public static let metadataObject = Self(rawValue: "mobj"), depthData = Self(rawValue: "dpth"), haptic = Self(rawValue: "hapt"),
        auxiliaryPicture = Self(rawValue: "auxv")
}
/// A property of media, such as that it can be heard.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Media that are seen, heard, or read, and that have frames.
    public static let visual = Self(rawValue: "AVMediaCharacteristicVisual"), audible = Self(rawValue: "AVMediaCharacteristicAudible"),
        legible = Self(rawValue: "AVMediaCharacteristicLegible"), frameBased = Self(rawValue: "AVMediaCharacteristicFrameBased")
    /// The main content, and other content.
    public static let isMainProgramContent = Self(rawValue: "public.main-program-content"),
        isAuxiliaryContent = Self(rawValue: "public.auxiliary-content"), isOriginalContent = Self(rawValue: "public.original-content")
    public static let containsOnlyForcedSubtitles = Self(rawValue: "public.subtitles.forced-only"),
        transcribesSpokenDialogForAccessibility = Self(rawValue: "public.accessibility.transcribes-spoken-dialog"),
        describesMusicAndSoundForAccessibility = Self(rawValue: "public.accessibility.describes-music-and-sound"),
        easyToRead = Self(rawValue: "public.easy-to-read")
    public static let describesVideoForAccessibility = Self(rawValue: "public.accessibility.describes-video"),
        languageTranslation = Self(rawValue: "public.translation"), dubbedTranslation = Self(rawValue: "public.translation.dubbed"),
        voiceOverTranslation = Self(rawValue: "public.translation.voice-over")
    public static let usesWideGamutColorSpace = Self(rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace"),
        containsHDRVideo = Self(rawValue: "AVMediaCharacteristicContainsHDRVideo"),
        containsAlphaChannel = Self(rawValue: "AVMediaCharacteristicContainsAlphaChannel"),
        containsStereoMultiviewVideo = Self(rawValue: "public.contains-stereo-multiview-video")
}
/// A kind of media file, by its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The types of movies.
    public static let mp4 = Self(rawValue: "public.mpeg-4"), mov = Self(rawValue: "com.apple.quicktime-movie"),
        m4v = Self(rawValue: "com.apple.m4v-video"), mobile3GPP = Self(rawValue: "public.3gpp"),
        mobile3GPP2 = Self(rawValue: "public.3gpp2")
    /// The types of compressed sound.
    public static let m4a = Self(rawValue: "com.apple.m4a-audio"), mp3 = Self(rawValue: "public.mp3"),
        amr = Self(rawValue: "org.3gpp.adaptive-multi-rate-audio"), ac3 = Self(rawValue: "public.ac3-audio"),
        eac3 = Self(rawValue: "public.enhanced-ac3-audio")
    /// The types of other sound.
    public static let wav = Self(rawValue: "com.microsoft.waveform-audio"), caf = Self(rawValue: "com.apple.coreaudio-format"),
        aiff = Self(rawValue: "public.aiff-audio"), aifc = Self(rawValue: "public.aifc-audio"), au = Self(rawValue: "public.au-audio")
    /// The types of pictures.
    public static let jpg = Self(rawValue: "public.jpeg"), heic = Self(rawValue: "public.heic"), heif = Self(rawValue: "public.heif"),
        avci = Self(rawValue: "public.avci"), dng = Self(rawValue: "com.adobe.raw-image"), tif = Self(rawValue: "public.tiff")
    /// The types of captions and of haptics.
    public static let SCC = Self(rawValue: "com.scenarist.closed-caption"), appleiTT = Self(rawValue: "com.apple.itunes-timed-text"),
        AHAP = Self(rawValue: "public.haptics-content")
}
/// The use of a file that is read in parts.
public struct AVFileTypeProfile: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Streams of Apple's kind, and of the common one.
    public static let mpeg4AppleHLS = Self(rawValue: "MPEG4AppleHLS"), mpeg4CMAFCompliant = Self(rawValue: "MPEG4CMAFCompliant")
}
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The formats of video and of pictures.
    public static let h264 = Self(rawValue: "avc1"), hevc = Self(rawValue: "hvc1"), jpeg = Self(rawValue: "jpeg"),
        hevcWithAlpha = Self(rawValue: "muxa"), JPEGXL = Self(rawValue: "jxlc")
    /// The formats for editing.
    public static let proRes422 = Self(rawValue: "apcn"), proRes4444 = Self(rawValue: "ap4h"), proRes422HQ = Self(rawValue: "apch"),
        proRes422LT = Self(rawValue: "apcs"), proRes422Proxy = Self(rawValue: "apco"), appleProRes4444XQ = Self(rawValue: "ap4x")
}
/// The scaling of a picture in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The way in which a picture fills the layer.
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize"),
        resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect"),
        resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// The part of a picture that is used.
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = Self(rawValue: "CleanAperture"), productionAperture = Self(rawValue: "ProductionAperture"),
        encodedPixels = Self(rawValue: "EncodedPixels")
}
/// How sound changes with the speed of playing.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ways.
    public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency"), timeDomain = Self(rawValue: "TimeDomain"),
        spectral = Self(rawValue: "Spectral"), varispeed = Self(rawValue: "Varispeed")
}
/// How tracks belong together.
extension AVAssetTrack {
    /// A kind of relation between tracks.
    public struct AssociationType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Other sound, chapters, subtitles, and data.
        public static let audioFallback = Self(rawValue: "fall"), chapterList = Self(rawValue: "chap"),
            forcedSubtitlesOnly = Self(rawValue: "forc"), selectionFollower = Self(rawValue: "folw"), timecode = Self(rawValue: "tmcd"),
            metadataReferent = Self(rawValue: "cdsc"), renderMetadataSource = Self(rawValue: "rndr")
    }
}

/// A reason for which the framework fails.
public struct AVError: Error, CustomNSError, Hashable {
    /// The reasons, with the numbers of AVError.h.
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession = -11804,
            noDataCaptured = -11805,
            sessionConfigurationChanged = -11806, diskFull = -11807, deviceWasDisconnected = -11808, mediaChanged = -11809,
            maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812,
            maximumNumberOfSamplesForFileFormatReached = -11813, deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817, sessionWasInterrupted = -11818, mediaServicesWereReset = -11819,
            exportFailed = -11820, decodeFailed = -11821, invalidSourceMedia = -11822, fileAlreadyExists = -11823,
            compositionTrackSegmentsNotContiguous = -11824, invalidCompositionTrackSegmentDuration = -11825,
            invalidCompositionTrackSegmentSourceStartTime = -11826, invalidCompositionTrackSegmentSourceDuration = -11827,
            fileFormatNotRecognized = -11828, fileFailedToParse = -11829, maximumStillImageCaptureRequestsExceeded = -11830
        case contentIsProtected = -11831, noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834,
            contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836, operationNotSupportedForAsset = -11838,
            decoderTemporarilyUnavailable = -11839, encoderTemporarilyUnavailable = -11840, invalidVideoComposition = -11841,
            referenceForbiddenByReferencePolicy = -11842, invalidOutputURLPathExtension = -11843, screenCaptureFailed = -11844,
            displayWasDisabled = -11845, torchLevelUnavailable = -11846, operationInterrupted = -11847, incompatibleAsset = -11848
        case failedToLoadMediaData = -11849, serverIncorrectlyConfigured = -11850, applicationIsNotAuthorizedToUseDevice = -11852,
            failedToParse = -11853, fileTypeDoesNotSupportSampleReferences = -11854, undecodableMediaData = -11855,
            airPlayControllerRequiresInternet = -11856, airPlayReceiverRequiresInternet = -11857, videoCompositorFailed = -11858,
            recordingAlreadyInProgress = -11859, unsupportedOutputSettings = -11861, operationNotAllowed = -11862,
            contentIsUnavailable = -11863, formatUnsupported = -11864, malformedDepth = -11865
        case contentNotUpdated = -11866, noLongerPlayable = -11867, noCompatibleAlternatesForExternalDisplay = -11868,
            noSourceTrack = -11869, externalPlaybackNotSupportedForAsset = -11870, operationNotSupportedForPreset = -11871,
            sessionHardwareCostOverage = -11872, unsupportedDeviceActiveFormat = -11873
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Media are not decoded or recorded on Linux (\(code))."] }
}
extension AVError {
    public static var unknown: Code { .unknown }
    public static var outOfMemory: Code { .outOfMemory }
    public static var sessionNotRunning: Code { .sessionNotRunning }
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    public static var noDataCaptured: Code { .noDataCaptured }
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    public static var diskFull: Code { .diskFull }
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    public static var mediaChanged: Code { .mediaChanged }
    public static var maximumDurationReached: Code { .maximumDurationReached }
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
    public static var deviceNotConnected: Code { .deviceNotConnected }
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
    public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var exportFailed: Code { .exportFailed }
    public static var decodeFailed: Code { .decodeFailed }
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
    public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
    public static var invalidCompositionTrackSegmentSourceStartTime: Code { .invalidCompositionTrackSegmentSourceStartTime }
    public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var fileFailedToParse: Code { .fileFailedToParse }
    public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
    public static var contentIsProtected: Code { .contentIsProtected }
    public static var noImageAtTime: Code { .noImageAtTime }
    public static var decoderNotFound: Code { .decoderNotFound }
    public static var encoderNotFound: Code { .encoderNotFound }
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
    public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
    public static var invalidVideoComposition: Code { .invalidVideoComposition }
    public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
    public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
    public static var screenCaptureFailed: Code { .screenCaptureFailed }
    public static var displayWasDisabled: Code { .displayWasDisabled }
    public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
    public static var operationInterrupted: Code { .operationInterrupted }
    public static var incompatibleAsset: Code { .incompatibleAsset }
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    public static var failedToParse: Code { .failedToParse }
    public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
    public static var undecodableMediaData: Code { .undecodableMediaData }
    public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
    public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
    public static var videoCompositorFailed: Code { .videoCompositorFailed }
    public static var recordingAlreadyInProgress: Code { .recordingAlreadyInProgress }
    public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
    public static var operationNotAllowed: Code { .operationNotAllowed }
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    public static var formatUnsupported: Code { .formatUnsupported }
    public static var malformedDepth: Code { .malformedDepth }
    public static var contentNotUpdated: Code { .contentNotUpdated }
    public static var noLongerPlayable: Code { .noLongerPlayable }
    public static var noCompatibleAlternatesForExternalDisplay: Code { .noCompatibleAlternatesForExternalDisplay }
    public static var noSourceTrack: Code { .noSourceTrack }
    public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }
    public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
    public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
    public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
}
/// The domain of the framework's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

private let times = AttachedProperty<CMTime?>(nil), ranges = AttachedProperty<CMTimeRange?>(nil),
    mappings = AttachedProperty<CMTimeMapping?>(nil)
extension NSValue {
    /// Creates a value that contains a time.
    public convenience init(time: CMTime) {
        self.init(cgPoint: CGPoint(x: time.seconds, y: 0))
        times[self] = time
    }
    public var timeValue: CMTime { times[self] ?? .invalid }
    /// Creates a value that contains a range.
    public convenience init(timeRange: CMTimeRange) {
        self.init(cgPoint: CGPoint(x: timeRange.start.seconds, y: timeRange.duration.seconds))
        ranges[self] = timeRange
    }
    public var timeRangeValue: CMTimeRange { ranges[self] ?? .invalid }
    /// Creates a value that contains a mapping.
    public convenience init(timeMapping: CMTimeMapping) {
        self.init(cgPoint: CGPoint(x: timeMapping.source.start.seconds, y: timeMapping.target.start.seconds))
        mappings[self] = timeMapping
    }
    public var timeMappingValue: CMTimeMapping { mappings[self] ?? .invalid }
    /// Creates a value that contains a size of video.
    public convenience init(cmVideoDimensions: CMVideoDimensions) {
        self.init(cgSize: CGSize(width: Int(cmVideoDimensions.width), height: Int(cmVideoDimensions.height)))
    }
    public var cmVideoDimensionsValue: CMVideoDimensions {
        CMVideoDimensions(width: Int32(clamping: Int(cgSizeValue.width)), height: Int32(clamping: Int(cgSizeValue.height)))
    }
}
/// Returns `aspectRatio` fitted into `boundingRect`, centered.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}

/// Runs a closure on the main actor: now if the caller is on the main thread, otherwise soon.
func whenOnMain(_ body: @escaping @MainActor () -> Void) { MainLoop.whenOnMain(body) }
/// Runs a closure on the main actor in a later turn of the loop.
func later(_ body: @escaping @MainActor () -> Void) {
    whenOnMain { _ = EventLoop.main.enqueue { body() } }
}
/// The time of the loop, or 0 on other threads.
var loopTime: TimeInterval { MainLoop.isCurrent ? MainActor.assumeIsolated { EventLoop.main.now } : 0 }
