import UIKit

// The view of a Live Photo, and the controller of an editing extension.

/// How much of a Live Photo plays.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
/// How a Live Photo fills its view.
public enum PHLivePhotoViewContentMode: Int, Sendable { case aspectFit, aspectFill }
/// The callbacks of the view. They aren't called: nothing plays.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
        true
    }
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}
/// The badge over a Live Photo.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Over a picture, or crossed out.
    public static let overContent = Self(rawValue: 1), liveOff = Self(rawValue: 2)
}
/// The view of a Live Photo, which stays empty: there is none to show.
open class PHLivePhotoView: UIView {
    public final weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Settings of the view. They are stored but have no effect.
    public final var livePhoto: PHLivePhoto?, isMuted = false, audioVolume: Float = 1,
        contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    private final let recognizer = UIGestureRecognizer()
    /// The gesture that plays.
    open var playbackGestureRecognizer: UIGestureRecognizer { recognizer }
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
    /// Does nothing: there is nothing to play.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}
/// The controller of an extension that edits pictures. Nothing presents it.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
    /// Returns whether the controller can read the changes of another.
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    /// Called at the start and at the end of editing.
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
    func cancelContentEditing()
    var shouldShowCancelConfirmation: Bool { get }
}
/// A change of a picker that is shown.
extension PHPickerConfiguration {
    /// What changes.
    public struct Update: Sendable {
        /// The number of pictures, and the edges without a bar; nil keeps them.
        public var selectionLimit: Int?, edgesWithoutContentMargins: NSDirectionalRectEdge?
        /// Creates a change of nothing.
        public init() {}
    }
}
extension PHPickerFilter {
    /// Returns a filter of the way in which assets are played. Pictures are the only ones here.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        playbackStyle == .image ? .images : playbackStyle == .livePhoto ? .livePhotos : .videos
    }
}
extension PHPickerViewController {
    /// Does nothing: the list has one order, one size, and begins at its top.
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
    public func scrollToInitialPosition() {}
    public func zoomIn() {}
    public func zoomOut() {}
    /// Does nothing: the choice follows the configuration that the picker began with.
    public func updatePicker(using configuration: PHPickerConfiguration.Update) {}
}
