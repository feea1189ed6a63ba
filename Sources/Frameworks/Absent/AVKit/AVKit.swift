// A labeled placeholder in place of a video.
@_exported import AVFoundationCompanion

/// A labeled placeholder, which plays no movies.
open class AVPlayerViewController: UnavailableFrameworkController {
    open var player: AVPlayer?
    /// The receiver of callbacks. It isn't called. Not retained.
    public final weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether the image moves into a small window when the app leaves the screen. It is stored but has no effect.
    public final var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the user can't seek. It is stored but has no effect.
    public final var requiresLinearPlayback = false
    /// Whether the player finds text and subjects in paused video. It is stored but has no effect.
    public final var allowsVideoFrameAnalysis = true
    /// The speeds to choose from. They are stored but have no effect.
    public final var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
    public final func selectSpeed(_ speed: AVPlaybackSpeed) {
        player?.defaultRate = speed.rate
        if let player, player.rate != 0 { player.rate = speed.rate }
    }
    /// More settings. They are stored but have no effect.
    public final var pixelBufferAttributes: [String: Any]?, showsTimecodes = false,
        videoFrameAnalysisTypes = AVVideoFrameAnalysisType.default,
        preferredDisplayDynamicRange = AVDisplayDynamicRange.automatic
    public final var selectedSpeed: AVPlaybackSpeed? { speeds.first { $0.rate == player?.defaultRate } }
    public final var toggleLookupAction: UIAction { UIAction { _ in } }
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false, exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open var contentOverlayView: UIView? { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Video playback")
    }
}

open class AVPlaybackSpeed: NSObject, @unchecked Sendable {  // Nothing changes it.
    public let rate: Float, localizedName: String
    public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
    /// The name with digits: "1.5×".
    open var localizedNumericName: String { String(format: "%g×", rate) }
    /// The usual speeds.
    public static let systemDefaultSpeeds: [AVPlaybackSpeed] = ([0.5, 1, 1.25, 1.5, 2] as [Float]).map {
        AVPlaybackSpeed(rate: $0, localizedName: String(format: "%g×", $0))
    }
}
/// The callbacks of a player. They aren't called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPlayerViewControllerDelegate {
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
