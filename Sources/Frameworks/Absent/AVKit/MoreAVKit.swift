import AVFoundationCompanion
import UIKit

// Picture in Picture of layers and calls, the look of the button for other devices, and the events of a camera's buttons.

/// The samples that a small window shows. Nothing asks for them.
@preconcurrency @MainActor
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    func pictureInPictureControllerTimeRangeForPlayback(_ pictureInPictureController: AVPictureInPictureController) -> CMTimeRange
    func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
        completion completionHandler: @escaping () -> Void)
    func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
    public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool { false }
}
extension AVPictureInPictureController {
    /// What a small window shows.
    @preconcurrency @MainActor
    public final class ContentSource: NSObject {
        public let playerLayer: AVPlayerLayer?, sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
        public private(set) weak var activeVideoCallSourceView: UIView?
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?
        public private(set) weak var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)?
        public init(playerLayer: AVPlayerLayer) {
            (self.playerLayer, sampleBufferDisplayLayer, activeVideoCallContentViewController) = (playerLayer, nil, nil)
        }
        public init(
            sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate
        ) {
            (playerLayer, self.sampleBufferDisplayLayer, activeVideoCallContentViewController) = (nil, sampleBufferDisplayLayer, nil)
            sampleBufferPlaybackDelegate = playbackDelegate
        }
        public init(activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController) {
            (playerLayer, sampleBufferDisplayLayer, activeVideoCallContentViewController) = (nil, nil, contentViewController)
            activeVideoCallSourceView = sourceView
        }
    }
}
/// The content of a small window of a call.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
/// The kinds of things that are recognized in a paused video. They have no effect.
public struct AVVideoFrameAnalysisType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The usual ones, text, subjects, and objects that are searched for.
    public static let `default` = Self(rawValue: 1), text = Self(rawValue: 2), subject = Self(rawValue: 4),
        visualSearch = Self(rawValue: 8),
        machineReadableCode = Self(rawValue: 16)
}
/// The range of brightness of a display.
public enum AVDisplayDynamicRange: Int, Sendable { case automatic, standard, constrainedHigh, high }
extension AVRoutePickerView {
    /// The look and the states of the button.
    public enum ButtonStyle: Int, Sendable { case system, plain, custom }
}
/// A press of a camera's button.
open class AVCaptureEvent: NSObject {
    /// The phase of a press.
    public enum Phase: UInt, Sendable { case began, ended, cancelled }
    open var phase: Phase { .ended }
}
/// The phase of a press of a camera's button.
public typealias AVCaptureEventPhase = AVCaptureEvent.Phase
/// Calls closures for the buttons of a camera, which a device here does not have.
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    public final private(set) weak var view: UIView?
    open var isEnabled = true
    /// Creates an interaction for one kind of button, or for two.
    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    public init(primary primaryHandler: @escaping (AVCaptureEvent) -> Void, secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void)
    {}
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}
/// A menu for subtitles. It is empty.
public enum AVLegibleMediaOptionsMenuType: Int, Sendable { case `default`, captionAppearance }
/// An effect of sound in a video of a person.
open class AVInputPickerInteraction: NSObject, UIInteraction {
    public final private(set) weak var view: UIView?
    public override init() { super.init() }
    open var isPresented: Bool { false }
    /// Does nothing: there is no input to choose.
    open func present(animated: Bool = true) {}
    open func dismiss(animated: Bool = true) {}
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}
