// There is no music library: queries find nothing, and players play nothing. The information about what is playing and the commands of the
// lock screen are kept, and no screen shows them.
import DeviceServices
@_exported import AVFoundationCompanion

/// The number of an object of the library.
public typealias MPMediaEntityPersistentID = UInt64
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound.
    public static let music = Self(rawValue: 1), podcast = Self(rawValue: 2), audioBook = Self(rawValue: 4),
        audioITunesU = Self(rawValue: 8),
        anyAudio = Self(rawValue: 0xFF)
    public static let movie = Self(rawValue: 256), tvShow = Self(rawValue: 512), videoPodcast = Self(rawValue: 1024),
        musicVideo = Self(rawValue: 2048), videoITunesU = Self(rawValue: 4096), homeVideo = Self(rawValue: 8192),
        anyVideo = Self(rawValue: 0xFF00), any = Self(rawValue: .max)
}
/// The artwork of a song.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private final let size: CGSize, request: (CGSize) -> UIImage
    public init(image: UIImage) { (size, request) = (image.size, { _ in image }) }
    /// Creates an artwork that is drawn for each size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { (size, request) = (boundsSize, requestHandler) }
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open var imageCropRect: CGRect { bounds }
    open func image(at size: CGSize) -> UIImage? { request(size) }
}
/// An object of the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    open class func canFilter(byProperty property: String) -> Bool { false }
    open func value(forProperty property: String) -> Any? { nil }
    open func enumerateValues(forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open subscript(key: Any) -> Any? { (key as? String).flatMap { value(forProperty: $0) } }
    open var persistentID: MPMediaEntityPersistentID { 0 }
}
/// A song; the library has none.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    public override init() { super.init() }
    open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String { properties(of: groupingType).id }
    open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String { properties(of: groupingType).title }
    private static func properties(of grouping: MPMediaGrouping) -> (id: String, title: String) {
        switch grouping {
        case .title: (MPMediaItemPropertyPersistentID, MPMediaItemPropertyTitle)
        case .album: (MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyAlbumTitle)
        case .artist: (MPMediaItemPropertyArtistPersistentID, MPMediaItemPropertyArtist)
        case .albumArtist: (MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyAlbumArtist)
        case .composer: (MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyComposer)
        case .genre: (MPMediaItemPropertyGenrePersistentID, MPMediaItemPropertyGenre)
        case .playlist: (MPMediaPlaylistPropertyPersistentID, MPMediaPlaylistPropertyName)
        case .podcastTitle: (MPMediaItemPropertyPodcastPersistentID, MPMediaItemPropertyPodcastTitle)
        }
    }
    open override var persistentID: MPMediaEntityPersistentID { 0 }
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artist: String? { nil }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtist: String? { nil }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var genre: String? { nil }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composer: String? { nil }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isExplicitItem: Bool { false }
    open var lyrics: String? { nil }
    open var isCompilation: Bool { false }
    open var releaseDate: Date? { nil }
    open var beatsPerMinute: Int { 0 }
    open var comments: String? { nil }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var podcastTitle: String? { nil }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var lastPlayedDate: Date? { nil }
    open var userGrouping: String? { nil }
    open var bookmarkTime: TimeInterval { 0 }
    open var dateAdded: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var playbackStoreID: String { "0" }
    open var isPreorder: Bool { false }
}
/// A collection of songs.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    open private(set) var items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
}
/// The kinds of playlists.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Made on a trip, by rules, or by the system.
    public static let onTheGo = Self(rawValue: 1), smart = Self(rawValue: 2), genius = Self(rawValue: 4)
}
/// A playlist; the library has none.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    open var seedItems: [MPMediaItem]? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open var cloudGlobalID: String? { nil }
    /// Calls the handler with an error: the library can't be changed.
    open func addItem(withProductID productID: String, completionHandler: ((any Error)?) -> Void) {
        completionHandler(MPError(.permissionDenied))
    }
    open func add(_ mediaItems: [MPMediaItem], completionHandler: ((any Error)?) -> Void) { completionHandler(MPError(.permissionDenied)) }
}
/// The facts of a new playlist.
open class MPMediaPlaylistCreationMetadata: NSObject {
    open private(set) var name: String
    /// The name of the author, by default the app's.
    open var authorDisplayName: String! =
        ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
    open var descriptionText = ""
    /// Creates facts.
    public init(name: String) { self.name = name }
}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
/// The property by which songs are grouped.
public enum MPMediaGrouping: Int, Sendable { case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle }
/// A condition for songs.
open class MPMediaPredicate: NSObject {}
/// A condition on a property of songs.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    open private(set) var property: String, value: Any?, comparisonType: MPMediaPredicateComparison
    /// Creates a condition.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}
/// A part of a list with a title.
open class MPMediaQuerySection: NSObject {
    open var title: String { "" }
    open var range: NSRange { NSRange(location: 0, length: 0) }
}
/// A query that finds nothing.
open class MPMediaQuery: NSObject {
    open var filterPredicates: Set<MPMediaPredicate>?, groupingType = MPMediaGrouping.title
    public override init() { super.init() }
    /// Creates a query with conditions.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    private static func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = type
        return query
    }
    open class func albums() -> MPMediaQuery { grouped(.album) }
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
    open class func compilations() -> MPMediaQuery { grouped(.album) }
    open class func composers() -> MPMediaQuery { grouped(.composer) }
    open class func genres() -> MPMediaQuery { grouped(.genre) }
}
/// Whether the app may access the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}
/// The reason for an error of the library.
public struct MPError: Error, CustomNSError, Hashable {
    public enum Code: Int, Sendable {
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported, cancelled,
            requestTimedOut
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MPErrorDomain }
    public var errorCode: Int { code.rawValue }
}
/// The domain of the framework's errors.
public let MPErrorDomain = "MPErrorDomain"
/// The device's songs, of which there are none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { library }
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// Does nothing: the library doesn't change.
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .init(DeviceServices.shared.answer(to: .medialibrary)) }
    @preconcurrency open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        DeviceServices.shared.request(.medialibrary) { completionHandler(.init($0)) }
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        .init(await DeviceServices.shared.request(.medialibrary))
    }
    /// Calls the handler with an error: the library can't be changed.
    open func addItem(withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil) {
        completionHandler?([], MPError(.notSupported))
    }
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void
    ) { completionHandler(nil, MPError(.notSupported)) }
}
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
/// Whether songs repeat, and their order.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
/// An object that plays.
@preconcurrency @MainActor
public protocol MPMediaPlayback {
    var isPreparedToPlay: Bool { get }
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func prepareToPlay()
    func play()
    func pause()
    func stop()
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}
/// Songs to play.
open class MPMusicPlayerQueueDescriptor: NSObject {}
/// Songs of the library to play.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open private(set) var query: MPMediaQuery, itemCollection: MPMediaItemCollection
    open var startItem: MPMediaItem?
    public init(query: MPMediaQuery) { (self.query, itemCollection) = (query, MPMediaItemCollection(items: query.items ?? [])) }
    public init(itemCollection: MPMediaItemCollection) { (query, self.itemCollection) = (MPMediaQuery(), itemCollection) }
}
/// Songs of the store to play.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var storeIDs: [String]?, startItemID: String?
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}
/// A player that is always stopped, regardless of its queue.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    private static let player = MPMusicPlayerController(), queuePlayer = MPMusicPlayerApplicationController()
    open class var systemMusicPlayer: MPMusicPlayerController { player }
    open class var applicationMusicPlayer: MPMusicPlayerController { player }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { queuePlayer }
    open class var iPodMusicPlayer: MPMusicPlayerController { player }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var isPreparedToPlay: Bool { false }
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// Settings of the player. They are stored but have no effect.
    open var nowPlayingItem: MPMediaItem?, volume: Float = 1, repeatMode = MPMusicRepeatMode.default,
        shuffleMode = MPMusicShuffleMode.default
    open var currentPlaybackTime: TimeInterval = 0, currentPlaybackRate: Float = 0
    /// Does nothing: nothing plays.
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepareToPlay() {}
    /// Calls the handler with an error: nothing plays.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(MPError(.notSupported)) }
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}
/// The songs of a player.
open class MPMusicPlayerControllerQueue: NSObject { open var items: [MPMediaItem] { [] } }
/// The songs of a player, which can change.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    open func remove(_ item: MPMediaItem) {}
}
/// A player of the app, which is always stopped.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    /// Calls the handler with an error: nothing plays.
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) { completionHandler(MPMusicPlayerControllerQueue(), MPError(.notSupported)) }
}
extension NSNotification.Name {
    /// Posted when the library or the player change. They don't.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification"),
        MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification"),
        MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification"),
        MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification"),
        MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChangeNotification"),
        MPMediaPlaybackIsPreparedToPlayDidChange = NSNotification.Name("MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
}
/// A slider without effect.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open var isWirelessRouteActive: Bool { false }
    open var areWirelessRoutesAvailable: Bool { false }
    open var volumeWarningSliderImage: UIImage?
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
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
/// A labeled placeholder.
open class MPMediaPickerController: UnavailableFrameworkController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var prompt: String?, showsCloudItems = true, showsItemsWithProtectedAssets = true
    public final private(set) var mediaTypes = MPMediaType.any
    public convenience init(mediaTypes: MPMediaType) {
        self.init()
        self.mediaTypes = mediaTypes
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("The music library")
    }
}
