/// The names of qualities for exporting.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality",
    AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality",
    AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The names for exporting without encoding, and for exporting sound only.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough", AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The names of sizes of video.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480", AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The names of sizes of video.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720", AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// The volumes of an asset's tracks; assets have none here.
open class AVAudioMix: NSObject { public override init() { super.init() } }
/// A session that fails when it is started: nothing reads or writes movies here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The progress of an export.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    open private(set) var asset: AVAsset
    open private(set) var presetName: String
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    /// The progress, which is always 0.
    open var progress: Float { 0 }
    /// The file to write. It is stored but has no effect.
    open var outputURL: URL?
    /// The type of the file. It is stored but has no effect.
    open var outputFileType: AVFileType?
    /// The part of the asset to export. It is stored but has no effect.
    open var timeRange = CMTimeRange.zero
    /// Whether the file is arranged for reading over a network. It is stored but has no effect.
    open var shouldOptimizeForNetworkUse = false
    /// The types that can be written, which are none.
    open var supportedFileTypes: [AVFileType] { [] }
    /// Creates a session. Every export fails.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Returns no names.
    open class func allExportPresets() -> [String] { [] }
    /// Returns no names.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Fails and calls the handler.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        (status, error) = (.failed, unavailableOnLinux)
        handler()
    }
    /// Fails: media aren't encoded on Linux.
    open func export() async { (status, error) = (.failed, unavailableOnLinux) }
    /// Sets the status to canceled.
    open func cancelExport() { status = .cancelled }
}
