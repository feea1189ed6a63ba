import Foundation

// The names of properties of songs and of playing.

/// The properties of songs.
public let MPMediaItemPropertyAlbumArtist = "albumArtist", MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPersistentID",
    MPMediaItemPropertyAlbumPersistentID = "albumPersistentID", MPMediaItemPropertyAlbumTitle = "albumTitle",
    MPMediaItemPropertyAlbumTrackCount = "albumTrackCount", MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber",
    MPMediaItemPropertyArtist = "artist", MPMediaItemPropertyArtistPersistentID = "artistPersistentID",
    MPMediaItemPropertyArtwork = "artwork", MPMediaItemPropertyAssetURL = "assetURL",
    MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute", MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The properties of songs.
public let MPMediaItemPropertyComments = "comments", MPMediaItemPropertyComposer = "composer",
    MPMediaItemPropertyComposerPersistentID = "composerPersistentID", MPMediaItemPropertyDateAdded = "dateAdded",
    MPMediaItemPropertyDiscCount = "discCount", MPMediaItemPropertyDiscNumber = "discNumber", MPMediaItemPropertyGenre = "genre",
    MPMediaItemPropertyGenrePersistentID = "genrePersistentID", MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset",
    MPMediaItemPropertyIsCloudItem = "isCloudItem", MPMediaItemPropertyIsCompilation = "isCompilation",
    MPMediaItemPropertyIsExplicit = "isExplicit"
/// The properties of songs.
public let MPMediaItemPropertyIsPreorder = "isPreorder", MPMediaItemPropertyLastPlayedDate = "lastPlayedDate",
    MPMediaItemPropertyLyrics = "lyrics", MPMediaItemPropertyMediaType = "mediaType", MPMediaItemPropertyPersistentID = "persistentID",
    MPMediaItemPropertyPlayCount = "playCount", MPMediaItemPropertyPlaybackDuration = "playbackDuration",
    MPMediaItemPropertyPlaybackStoreID = "playbackStoreID", MPMediaItemPropertyPodcastPersistentID = "podcastPersistentID",
    MPMediaItemPropertyPodcastTitle = "podcastTitle", MPMediaItemPropertyRating = "rating", MPMediaItemPropertyReleaseDate = "releaseDate"
/// The properties of songs.
public let MPMediaItemPropertySkipCount = "skipCount", MPMediaItemPropertyTitle = "title",
    MPMediaItemPropertyUserGrouping = "userGrouping"
/// The properties of all objects of the library.
public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPMediaPlaylistPropertyAuthorDisplayName = "authorDisplayName", MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID",
    MPMediaPlaylistPropertyDescriptionText = "descriptionText", MPMediaPlaylistPropertyName = "name",
    MPMediaPlaylistPropertyPersistentID = "persistentID", MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes",
    MPMediaPlaylistPropertySeedItems = "seedItems"
/// What is playing.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier",
    MPNowPlayingInfoProperty1x1AnimatedArtwork = "MPNowPlayingInfoProperty1x1AnimatedArtwork",
    MPNowPlayingInfoProperty3x4AnimatedArtwork = "MPNowPlayingInfoProperty3x4AnimatedArtwork",
    MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges",
    MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL",
    MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions",
    MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount",
    MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber",
    MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime",
    MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions",
    MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate",
    MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// What is playing.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime",
    MPNowPlayingInfoPropertyExcludeFromSuggestions = "MPNowPlayingInfoPropertyExcludeFromSuggestions",
    MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier",
    MPNowPlayingInfoPropertyExternalUserProfileIdentifier = "MPNowPlayingInfoPropertyExternalUserProfileIdentifier",
    MPNowPlayingInfoPropertyInternationalStandardRecordingCode = "MPNowPlayingInfoPropertyInternationalStandardRecordingCode",
    MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream",
    MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType",
    MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress",
    MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount",
    MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex",
    MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate",
    MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// What a language option is.
public let MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles = "MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles",
    MPLanguageOptionCharacteristicDescribesMusicAndSound = "MPLanguageOptionCharacteristicDescribesMusicAndSound",
    MPLanguageOptionCharacteristicDescribesVideo = "MPLanguageOptionCharacteristicDescribesVideo",
    MPLanguageOptionCharacteristicDubbedTranslation = "MPLanguageOptionCharacteristicDubbedTranslation",
    MPLanguageOptionCharacteristicEasyToRead = "MPLanguageOptionCharacteristicEasyToRead",
    MPLanguageOptionCharacteristicIsAuxiliaryContent = "MPLanguageOptionCharacteristicIsAuxiliaryContent",
    MPLanguageOptionCharacteristicIsMainProgramContent = "MPLanguageOptionCharacteristicIsMainProgramContent",
    MPLanguageOptionCharacteristicLanguageTranslation = "MPLanguageOptionCharacteristicLanguageTranslation",
    MPLanguageOptionCharacteristicTranscribesSpokenDialog = "MPLanguageOptionCharacteristicTranscribesSpokenDialog",
    MPLanguageOptionCharacteristicVoiceOverTranslation = "MPLanguageOptionCharacteristicVoiceOverTranslation"
