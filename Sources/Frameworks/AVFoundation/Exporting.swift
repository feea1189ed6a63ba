public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality",
    AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality",
    AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough", AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480", AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
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
    open var progress: Float { 0 }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange.zero
    open var shouldOptimizeForNetworkUse = false
    open var supportedFileTypes: [AVFileType] { [] }
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    open class func allExportPresets() -> [String] { [] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        (status, error) = (.failed, unavailableOnLinux)
        handler()
    }
    open func export() async { (status, error) = (.failed, unavailableOnLinux) }
    open func cancelExport() { status = .cancelled }
}
