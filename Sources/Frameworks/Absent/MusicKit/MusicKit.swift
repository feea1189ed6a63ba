// No music service: the authorization is denied, requests throw the API's error `permissionDenied`, and players throw when they play.
@_exported import CombineCompanion
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking

public struct MusicItemID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}
/// An item of the catalog. There is none.
public protocol MusicItem: Sendable { var id: MusicItemID { get } }
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private var items: [MusicItemType]
    public init(arrayLiteral elements: MusicItemType...) { items = elements }
    public init<S: Sequence>(_ sequence: S) where S.Element == MusicItemType { items = Array(sequence) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(position: Int) -> MusicItemType { items[position] }
    public var title: String? { nil }
    /// Whether there are more items: no.
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
    public static func += (one: inout MusicItemCollection, other: MusicItemCollection) { one.items += other.items }
    public static func + (one: MusicItemCollection, other: MusicItemCollection) -> MusicItemCollection {
        MusicItemCollection(one.items + other.items)
    }
}
extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
/// The picture of an item.
public struct Artwork: Hashable, Sendable {
    public let maximumWidth: Int, maximumHeight: Int
    public var alternateText: String? { nil }
    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public func url(width: Int, height: Int) -> URL? { nil }
}
/// A note about an item.
public struct EditorialNotes: Hashable, Sendable { public let short: String?, standard: String?, name: String?, tagline: String? }
/// Whether an item has strong language.
public enum ContentRating: Hashable, Sendable { case clean, explicit }
/// The sound of an item.
public enum AudioVariant: Hashable, Sendable { case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo, spatialAudio }
/// The beginning of an item as sound.
public struct PreviewAsset: Hashable, Sendable { public let url: URL?, hlsURL: URL?, artwork: Artwork? }
/// The parameters with which a player plays an item.
public struct PlayParameters: Hashable, Codable, Sendable {}
/// An item that a player plays.
public protocol PlayableMusicItem: MusicItem { var playParameters: PlayParameters? { get } }

/// A song. There is none.
public struct Song: PlayableMusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let isrc: String?
    public let trackNumber: Int?
    public let discNumber: Int?
    public let releaseDate: Date?
    public let url: URL?
    public let composerName: String?
    public let contentRating: ContentRating?
    public let hasLyrics: Bool
    public let previewAssets: [PreviewAsset]?
    public let playCount: Int?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let audioVariants: [AudioVariant]?
    public let isAppleDigitalMaster: Bool?
    public let editorialNotes: EditorialNotes?
    public var playParameters: PlayParameters? { nil }
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Song>], preferredSource: MusicPropertySource? = nil) async throws -> Song {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// An album. There is none.
public struct Album: PlayableMusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let genreNames: [String]
    public let trackCount: Int
    public let releaseDate: Date?
    public let url: URL?
    public let upc: String?
    public let copyright: String?
    public let recordLabelName: String?
    public let isSingle: Bool?
    public let isCompilation: Bool?
    public let isComplete: Bool?
    public let contentRating: ContentRating?
    public let tracks: MusicItemCollection<Track>?
    public let artists: MusicItemCollection<Artist>?
    public let editorialNotes: EditorialNotes?
    public let libraryAddedDate: Date?
    public let audioVariants: [AudioVariant]?
    public var playParameters: PlayParameters? { nil }
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Album>], preferredSource: MusicPropertySource? = nil) async throws -> Album {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// An artist. There is none.
public struct Artist: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let genreNames: [String]?
    public let url: URL?
    public let albums: MusicItemCollection<Album>?
    public let topSongs: MusicItemCollection<Song>?
    public let editorialNotes: EditorialNotes?
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Artist>], preferredSource: MusicPropertySource? = nil) async throws -> Artist {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// A list of songs. There is none.
public struct Playlist: PlayableMusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let curatorName: String?
    public let standardDescription: String?
    public let shortDescription: String?
    public let url: URL?
    public let lastModifiedDate: Date?
    public let tracks: MusicItemCollection<Track>?
    public let libraryAddedDate: Date?
    public let isChart: Bool?
    public var playParameters: PlayParameters? { nil }
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Playlist>], preferredSource: MusicPropertySource? = nil) async throws -> Playlist {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// A station. There is none.
public struct Station: PlayableMusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let isLive: Bool
    public let duration: TimeInterval?
    public let url: URL?
    public let stationProviderName: String?
    public var playParameters: PlayParameters? { nil }
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Station>], preferredSource: MusicPropertySource? = nil) async throws -> Station {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// A video. There is none.
public struct MusicVideo: PlayableMusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let url: URL?
    public let releaseDate: Date?
    public var playParameters: PlayParameters? { nil }
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<MusicVideo>], preferredSource: MusicPropertySource? = nil) async throws
        -> MusicVideo
    { throw MusicTokenRequestError.permissionDenied }
}
/// A genre. There is none.
public struct Genre: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let parent: MusicItemID?
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Genre>], preferredSource: MusicPropertySource? = nil) async throws -> Genre {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// A curator. There is none.
public struct Curator: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let url: URL?
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<Curator>], preferredSource: MusicPropertySource? = nil) async throws -> Curator {
        throw MusicTokenRequestError.permissionDenied
    }
}
/// A label. There is none.
public struct RecordLabel: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let url: URL?
    /// Throws an error: there is no catalog.
    public func with(_ properties: [PartialMusicProperty<RecordLabel>], preferredSource: MusicPropertySource? = nil) async throws
        -> RecordLabel
    { throw MusicTokenRequestError.permissionDenied }
}
/// A song or a video of an album.
public enum Track: PlayableMusicItem, Identifiable, Hashable, Sendable {
    case song(Song)
    case musicVideo(MusicVideo)
    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }
    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }
    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }
    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }
    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }
    public var playParameters: PlayParameters? { nil }
}
/// The place from which a property is read.
public enum MusicPropertySource: Hashable, Sendable { case catalog, library }
/// A property of an item.
public struct PartialMusicProperty<Root>: Hashable, Sendable {
    private let name: String
    public static var tracks: Self { Self(name: "tracks") }
    public static var artists: Self { Self(name: "artists") }
    public static var albums: Self { Self(name: "albums") }
    public static var topSongs: Self { Self(name: "topSongs") }
    public static var genres: Self { Self(name: "genres") }
    public static var relatedAlbums: Self { Self(name: "relatedAlbums") }
    public static var otherVersions: Self { Self(name: "otherVersions") }
    public static var playlists: Self { Self(name: "playlists") }
    public static var musicVideos: Self { Self(name: "musicVideos") }
    public static var station: Self { Self(name: "station") }
    public static var composers: Self { Self(name: "composers") }
    public static var curator: Self { Self(name: "curator") }
    public static var entries: Self { Self(name: "entries") }
    public static var moreByArtist: Self { Self(name: "moreByArtist") }
    public static var audioVariants: Self { Self(name: "audioVariants") }
}

/// The reason for which there is no token.
public enum MusicTokenRequestError: Error, Hashable, Sendable {
    case permissionDenied, userNotSignedIn, privacyAcknowledgementRequired, developerTokenRequestFailed, userTokenRequestFailed,
        userTokenRevoked, unknown
}
/// Whether an app may use the music of the user.
public enum MusicAuthorization {
    /// The answer of the user.
    public enum Status: String, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }
    public static var currentStatus: Status { .denied }
    public static func request() async -> Status { .denied }
}
/// The user's subscription: there is none.
public struct MusicSubscription: Hashable, Sendable {
    public let canPlayCatalogContent: Bool, canBecomeSubscriber: Bool, hasCloudLibraryEnabled: Bool
    public static var current: MusicSubscription { get async throws { throw Error.permissionDenied } }
    /// The reason for which nothing is known.
    public enum Error: Swift.Error, Hashable, Sendable { case unknown, permissionDenied, privacyAcknowledgementRequired }
    public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { _ in } }
}
/// A comparison of items with text. It finds nothing.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?, offset: Int?, includeTopResults = false
    public init(term: String, types: [any MusicItem.Type]) { self.term = term }
    /// Throws an error: there is no catalog.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}
/// The found items.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let curators: MusicItemCollection<Curator>
}
/// A request for items. It finds nothing.
public struct MusicLibrarySearchRequest: Sendable {
    public let term: String
    public var limit: Int?, offset: Int?, includeTopResults = false
    public init(term: String, types: [any MusicItem.Type]) { self.term = term }
    /// Throws an error: there is no catalog.
    public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.permissionDenied }
}
/// The found items.
public struct MusicLibrarySearchResponse: Hashable, Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let musicVideos: MusicItemCollection<MusicVideo>
}
/// A request for items. It finds nothing.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?, offset: Int?, properties: [PartialMusicProperty<MusicItemType>] = []
    public init() {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
    /// Throws an error: there is no catalog.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}
/// The found items.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable { public let items: MusicItemCollection<MusicItemType> }
/// A request for items. It finds nothing.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?, offset: Int?, properties: [PartialMusicProperty<MusicItemType>] = []
    public init() {}
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public mutating func filter(text: String) {}
    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
    /// Throws an error: there is no catalog.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}
/// The found items.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable { public let items: MusicItemCollection<MusicItemType> }
/// A request of the service. It fails.
public struct MusicDataRequest: Sendable {
    public let urlRequest: URLRequest
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
    public static var currentCountryCode: String { get async throws { throw MusicTokenRequestError.permissionDenied } }
    /// Throws an error: there is no service.
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
}
/// The answer to a request.
public struct MusicDataResponse: Sendable { public let data: Data, urlResponse: URLResponse }
/// The music of the user, to which nothing can be added.
public final class MusicLibrary: Sendable {
    public static let shared = MusicLibrary()
    /// The reason for which nothing is added.
    public enum Error: Swift.Error, Hashable, Sendable { case unknown, permissionDenied, itemAlreadyAdded, unableToAddItem }
    public func add(_ item: some MusicItem) async throws { throw Error.permissionDenied }
    public func add(_ item: some MusicItem, to playlist: Playlist) async throws -> Playlist { throw Error.permissionDenied }
    public func createPlaylist(name: String, description: String? = nil, authorDisplayName: String? = nil) async throws -> Playlist {
        throw Error.permissionDenied
    }
}

/// Plays music, which it can't.
public class MusicPlayer: @unchecked Sendable {
    public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    /// The order of songs.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }
    /// The repeat mode.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    public class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        public var playbackRate: Float { 0 }
        public var shuffleMode: ShuffleMode?
        public var repeatMode: RepeatMode?
    }
    /// The songs of a player.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        public var currentEntry: Entry?
        public required init(arrayLiteral elements: any PlayableMusicItem...) {}
        public required init<S: Sequence>(for items: S, startingAt startItem: S.Element? = nil) where S.Element: PlayableMusicItem {}
        /// A song of a queue.
        public struct Entry: Identifiable, Hashable, Sendable {
            public let id: String
            public let title: String, subtitle: String?, artwork: Artwork?
        }
    }
    public let state = State()
    public var queue: Queue = []
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }
    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() {}
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    /// Does nothing: nothing plays.
    public func endSeeking() {}
}
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable { public static let shared = ApplicationMusicPlayer() }
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable { public static let shared = SystemMusicPlayer() }
