import AVFoundationCompanion
import UIKit

// The commands of the lock screen and of headsets. Neither exists here, so the handlers are kept but never called.

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
/// Whether what is playing repeats, and its order.
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }
/// The item that is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// The start or the end of seeking.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
/// How a language is changed.
public enum MPChangeLanguageOptionSetting: Int, Sendable { case none, nowPlayingItemOnly, permanent }
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable { case audible, legible }
/// A press of a button.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open private(set) var command: MPRemoteCommand
    init(_ command: MPRemoteCommand) { self.command = command }
    open var timestamp: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var interval: TimeInterval { 0 } }
/// A search.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var type: MPSeekCommandEventType { .beginSeeking } }
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var rating: Float { 0 } }
/// A change of the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var playbackRate: Float { 1 } }
/// A judgment.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var isNegative: Bool { false } }
/// A change of the place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var positionTime: TimeInterval { 0 } }
/// A change of the order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var preservesShuffleMode: Bool { false }
    open var shuffleType: MPShuffleType { .off }
}
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var preservesRepeatMode: Bool { false }
    open var repeatType: MPRepeatType { .off }
}
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var setting: MPChangeLanguageOptionSetting { .none }
}
/// A button on headsets and the lock screen.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    private final var targets: [(key: AnyObject, selector: Selector?)] = []
    private final class Token: NSObject {
        let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        init(_ handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) { self.handler = handler }
    }
    /// Keeps a closure, and returns an object for removing it.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = Token(handler)
        targets.append((token, nil))
        return token
    }
    /// Keeps a target.
    open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
    /// Removes the actions of a target; nil removes all.
    open func removeTarget(_ target: Any?) {
        guard let target else { return targets.removeAll() }
        targets.removeAll { $0.key === target as AnyObject }
    }
    open func removeTarget(_ target: Any, action: Selector?) {
        targets.removeAll { $0.key === target as AnyObject && (action == nil || $0.selector == action) }
    }
}
/// A button that skips some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] = [10] }
/// A button for a judgment.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    open var isActive = false, localizedTitle = "", localizedShortTitle = ""
}
/// A control of a rating, of the speed, of the place, of the order, and of repeating.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable { open var minimumRating: Float = 0, maximumRating: Float = 1 }
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable { open var supportedPlaybackRates: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentShuffleType = MPShuffleType.off }
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentRepeatType = MPRepeatType.off }
/// The buttons on headsets and the lock screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    open private(set) var pauseCommand = MPRemoteCommand()
    open private(set) var playCommand = MPRemoteCommand()
    open private(set) var stopCommand = MPRemoteCommand()
    open private(set) var togglePlayPauseCommand = MPRemoteCommand()
    open private(set) var enableLanguageOptionCommand = MPRemoteCommand()
    open private(set) var disableLanguageOptionCommand = MPRemoteCommand()
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand()
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand()
    open private(set) var nextTrackCommand = MPRemoteCommand()
    open private(set) var previousTrackCommand = MPRemoteCommand()
    open private(set) var skipForwardCommand = MPSkipIntervalCommand()
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
    open private(set) var seekForwardCommand = MPRemoteCommand()
    open private(set) var seekBackwardCommand = MPRemoteCommand()
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    open private(set) var ratingCommand = MPRatingCommand()
    open private(set) var likeCommand = MPFeedbackCommand()
    open private(set) var dislikeCommand = MPFeedbackCommand()
    open private(set) var bookmarkCommand = MPFeedbackCommand()
}
/// A language of what is playing.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
    open private(set) var languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String?,
        languageOptionCharacteristics: [String]?
    open private(set) var displayName: String?, identifier: String?
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        (self.languageOptionType, self.languageTag, self.displayName) = (languageOptionType, languageTag, displayName)
        (self.languageOptionCharacteristics, self.identifier) = (languageOptionCharacteristics, identifier)
    }
}
/// Languages of which one is chosen.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
    open private(set) var languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
        allowEmptySelection: Bool
    public init(
        languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool
    ) {
        (self.languageOptions, self.defaultLanguageOption) = (languageOptions, defaultLanguageOption)
        self.allowEmptySelection = allowEmptySelection
    }
}
/// Stores the now playing information, which no screen shows.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?, playbackState = MPNowPlayingPlaybackState.unknown
    open class var supportedAnimatedArtworkKeys: [String] { [] }
}
/// Called when a session changes. It isn't called.
public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
    func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
    func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}
extension MPNowPlayingSessionDelegate {
    public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {}
    public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {}
}
/// The information and the commands of players.
open class MPNowPlayingSession: NSObject, @unchecked Sendable {
    open private(set) var players: [AVPlayer], nowPlayingInfoCenter = MPNowPlayingInfoCenter(),
        remoteCommandCenter = MPRemoteCommandCenter()
    open weak var delegate: (any MPNowPlayingSessionDelegate)?
    open var automaticallyPublishesNowPlayingInfo = false
    public init(players: [AVPlayer]) { self.players = players }
    open func addPlayer(_ player: AVPlayer) { players.append(player) }
    open func removePlayer(_ player: AVPlayer) { players.removeAll { $0 === player } }
    open var isActive: Bool { false }
    open var canBecomeActive: Bool { false }
    open func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil) { completion?(false) }
}
/// An advertisement in what is playing.
open class MPAdTimeRange: NSObject, @unchecked Sendable {
    open var timeRange: CMTimeRange
    public init(timeRange: CMTimeRange) { self.timeRange = timeRange }
}
/// An item in a list of a car.
open class MPContentItem: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open var title: String?, subtitle: String?, artwork: MPMediaItemArtwork?, playbackProgress: Float = -1, isStreamingContent = false,
        isExplicitContent = false, isContainer = false, isPlayable = false
    public init(identifier: String) { self.identifier = identifier }
}
extension MPChangeLanguageOptionCommandEvent {
    /// The language. There is none.
    public var languageOption: MPNowPlayingInfoLanguageOption {
        MPNowPlayingInfoLanguageOption(type: .audible, languageTag: "", characteristics: nil, displayName: "", identifier: "")
    }
}
extension MPNowPlayingInfoLanguageOption {
    /// Whether the system chooses subtitles or sound.
    public func isAutomaticLegibleLanguageOption() -> Bool { languageOptionType == .legible && languageTag?.isEmpty != false }
    public func isAutomaticAudibleLanguageOption() -> Bool { languageOptionType == .audible && languageTag?.isEmpty != false }
}
extension AVMediaSelectionOption {
    /// Returns the option as a language of what is playing.
    public func makeNowPlayingInfoLanguageOption() -> MPNowPlayingInfoLanguageOption? {
        MPNowPlayingInfoLanguageOption(
            type: mediaType == .audio ? .audible : .legible, languageTag: extendedLanguageTag ?? "", characteristics: nil,
            displayName: displayName, identifier: displayName)
    }
}
extension AVMediaSelectionGroup {
    /// Returns the options as languages of what is playing.
    public func makeNowPlayingInfoLanguageOptionGroup() -> MPNowPlayingInfoLanguageOptionGroup {
        MPNowPlayingInfoLanguageOptionGroup(
            languageOptions: options.compactMap { $0.makeNowPlayingInfoLanguageOption() },
            defaultLanguageOption: defaultOption?.makeNowPlayingInfoLanguageOption(), allowEmptySelection: allowsEmptySelection)
    }
}
private let contents = AttachedProperty<String?>(nil)
extension NSUserActivity {
    /// The identifier of what is playing. It is stored but has no effect.
    public var externalMediaContentIdentifier: String? {
        get { contents[self] }
        set { contents[self] = newValue }
    }
}
/// A song of the store by its parameters.
open class MPMusicPlayerPlayParameters: NSObject, @unchecked Sendable {
    open private(set) var dictionary: [String: Any]
    /// Creates parameters; nil if there are none.
    public init?(dictionary: [String: Any]) {
        guard !dictionary.isEmpty else { return nil }
        self.dictionary = dictionary
    }
}
/// Songs of the store by their parameters.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var playParametersQueue: [MPMusicPlayerPlayParameters], startItemPlayParameters: MPMusicPlayerPlayParameters?
    /// Creates songs of a queue.
    public init(playParametersQueue: [MPMusicPlayerPlayParameters]) { self.playParametersQueue = playParametersQueue }
}
/// A player that opens the system's app. It doesn't.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}
extension MPMusicPlayerMediaItemQueueDescriptor {
    /// Does nothing: nothing plays.
    public func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
    public func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}
extension MPMusicPlayerStoreQueueDescriptor {
    /// Does nothing: nothing plays.
    public func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}
    public func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}
/// An artwork that moves. It isn't drawn.
open class MPMediaItemAnimatedArtwork: NSObject, @unchecked Sendable {
    open private(set) var artworkID: String
    /// Creates an artwork. The closures aren't called.
    public init(
        artworkID: String, previewImageRequestHandler: @escaping @Sendable (CGSize) async -> UIImage?,
        videoAssetFileURLRequestHandler: @escaping @Sendable (CGSize) async -> URL?
    ) { self.artworkID = artworkID }
}
