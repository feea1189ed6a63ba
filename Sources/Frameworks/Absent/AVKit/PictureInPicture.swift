import AVFoundationCompanion

// Picture in Picture, and other devices for playback: there are none.

/// The callbacks of Picture in Picture. They aren't called.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
/// Shows a player's video in a small window, which the device does not support, as on Apple's iPhone simulator.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    /// Whether the device has small windows, which is false.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The layer with the image.
    public let playerLayer: AVPlayerLayer
    /// The receiver of callbacks. Not retained.
    public final weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether the window opens when the app leaves the screen. It is stored but has no effect.
    public final var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the user can't seek. It is stored but has no effect.
    public final var requiresLinearPlayback = false
    /// What the window would show. It is stored but has no effect.
    public final var contentSource: ContentSource?
    /// Creates a controller of a source. Its window can't be opened.
    public init(contentSource: ContentSource) {
        playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
        self.contentSource = contentSource
    }
    /// The pictures of the buttons that open and close the window.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStartImage
    }
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStopImage
    }
    /// Does nothing: there is no window.
    open func invalidatePlaybackState() {}
    /// Whether the window can be opened, which is false.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the window is open, which is false.
    open var isPictureInPictureActive: Bool { false }
    /// Whether the window is open and hidden, which is false.
    open var isPictureInPictureSuspended: Bool { false }
    /// Returns nil, as on a device without small windows.
    public init?(playerLayer: AVPlayerLayer) { return nil }
    /// Tells the delegate that the window can't be opened.
    open func startPictureInPicture() {
        delegate?.pictureInPictureController(self, failedToStartPictureInPictureWithError: unavailableOnLinux)
    }
    /// Does nothing.
    open func stopPictureInPicture() {}
}

/// The callbacks of the button for other devices. They aren't called.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
/// The place of the button for other devices. There is none to choose, and nothing is drawn.
open class AVRoutePickerView: UIView {
    /// The receiver of callbacks. Not retained.
    public final weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The color of the button while another device plays. It is stored but has no effect.
    public final var activeTintColor: UIColor! = .systemBlue
    /// Whether devices that play video come first. It is stored but has no effect.
    public final var prioritizesVideoDevices = false
    /// The look of the button. It is stored but has no effect.
    public final var isRoutePickerButtonBordered = false, routePickerButtonStyle = ButtonStyle.system
}
