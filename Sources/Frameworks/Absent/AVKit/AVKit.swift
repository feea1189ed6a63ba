// A labeled placeholder in place of a video.
@_exported import AVFoundationCompanion

/// A labeled placeholder, which plays no movies.
open class AVPlayerViewController: UnavailableFrameworkController {
    open var player: AVPlayer?
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
