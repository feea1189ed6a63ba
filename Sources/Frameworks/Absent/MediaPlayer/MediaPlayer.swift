// There is no music library: queries find nothing, and players play nothing.
import DeviceServices
@_exported import AVFoundationCompanion

public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist", MPMediaItemPropertyAlbumTitle = "albumTitle",
    MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration", MPMediaItemPropertyIsCloudItem = "isCloudItem",
    MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime",
    MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The artwork of a song.
open class MPMediaItemArtwork: NSObject {
    public init(image: UIImage) {}
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}
/// A song; the library has none.
open class MPMediaItem: NSObject {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var assetURL: URL? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var playbackDuration: TimeInterval { 0 }
}
/// A collection of songs.
open class MPMediaItemCollection: NSObject {
    open private(set) var items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
}
/// The comparison of a value.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
/// A condition for songs.
open class MPMediaPredicate: NSObject {}
/// A condition on a property of songs.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {}
}
/// A query that finds nothing.
open class MPMediaQuery: NSObject {
    public override init() { super.init() }
    public init(filterPredicates: Set<MPMediaPredicate>?) {}
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    /// Does nothing.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}
/// Whether the app may access the library; denied here.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}
/// The device's songs, of which there are none.
open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .init(DeviceServices.shared.answer(to: .medialibrary)) }
    open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        DeviceServices.shared.request(.medialibrary) { completionHandler(.init($0)) }
    }
}
/// The playback state.
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
/// A player that is always stopped, regardless of its queue.
open class MPMusicPlayerController: NSObject {
    nonisolated(unsafe) private static let player = MPMusicPlayerController()
    open class var systemMusicPlayer: MPMusicPlayerController { player }
    open class var applicationMusicPlayer: MPMusicPlayerController { player }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var volume: Float = 1
    /// Does nothing.
    open func setQueue(with query: MPMediaQuery) {}
    /// Does nothing.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Does nothing.
    open func play() {}
    /// Does nothing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Does nothing.
    open func beginGeneratingPlaybackNotifications() {}
}
/// Stores the now playing information, which no screen shows.
open class MPNowPlayingInfoCenter: NSObject {
    nonisolated(unsafe) private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?
}
/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}
/// A press of a button on a headset.
open class MPRemoteCommandEvent: NSObject { open var timestamp: TimeInterval { 0 } }
/// A button on headsets and the lock screen, which is never pressed.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Does nothing.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Does nothing.
    open func removeTarget(_ target: Any?) {}
}
/// The buttons on headsets and the lock screen.
open class MPRemoteCommandCenter: NSObject {
    nonisolated(unsafe) private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    open private(set) var playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand(),
        togglePlayPauseCommand = MPRemoteCommand()
    open private(set) var nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand(),
        skipForwardCommand = MPRemoteCommand(),
        skipBackwardCommand = MPRemoteCommand()
    open private(set) var changePlaybackPositionCommand = MPRemoteCommand()
}
/// A slider without effect.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}
/// The callbacks for picked songs.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    /// Does nothing.
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    /// Does nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
/// The kinds of media that are offered.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = Self(rawValue: 1), podcast = Self(rawValue: 2), anyAudio = Self(rawValue: 0xFF), any = Self(rawValue: .max)
}
/// A labeled placeholder.
open class MPMediaPickerController: UnavailableFrameworkController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var prompt: String?
    public convenience init(mediaTypes: MPMediaType) { self.init() }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("The music library")
    }
}
