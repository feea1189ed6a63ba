import Foundation

// The names of properties of songs and of playing.

/// The properties of songs.
public let MPMediaItemPropertyAlbumArtist = "albumArtist", MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID",
    MPMediaItemPropertyAlbumPersistentID = "albumPID", MPMediaItemPropertyAlbumTitle = "albumTitle",
    MPMediaItemPropertyAlbumTrackCount = "albumTrackCount", MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber",
    MPMediaItemPropertyArtist = "artist", MPMediaItemPropertyArtistPersistentID = "artistPID",
    MPMediaItemPropertyArtwork = "artwork", MPMediaItemPropertyAssetURL = "assetURL",
    MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute", MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The properties of songs.
public let MPMediaItemPropertyComments = "comments", MPMediaItemPropertyComposer = "composer",
    MPMediaItemPropertyComposerPersistentID = "composerPID", MPMediaItemPropertyDateAdded = "dateAdded",
    MPMediaItemPropertyDiscCount = "discCount", MPMediaItemPropertyDiscNumber = "discNumber", MPMediaItemPropertyGenre = "genre",
    MPMediaItemPropertyGenrePersistentID = "genrePID", MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset",
    MPMediaItemPropertyIsCloudItem = "isCloudItem", MPMediaItemPropertyIsCompilation = "isCompilation",
    MPMediaItemPropertyIsExplicit = "isExplicit"
/// The properties of songs.
public let MPMediaItemPropertyIsPreorder = "isPreorder", MPMediaItemPropertyLastPlayedDate = "lastPlayedDate",
    MPMediaItemPropertyLyrics = "lyrics", MPMediaItemPropertyMediaType = "mediaType", MPMediaItemPropertyPersistentID = "persistentID",
    MPMediaItemPropertyPlayCount = "playCount", MPMediaItemPropertyPlaybackDuration = "playbackDuration",
    MPMediaItemPropertyPlaybackStoreID = "playbackStoreID", MPMediaItemPropertyPodcastPersistentID = "podcastPID",
    MPMediaItemPropertyPodcastTitle = "podcastTitle", MPMediaItemPropertyRating = "rating", MPMediaItemPropertyReleaseDate = "releaseDate"
/// The properties of songs.
public let MPMediaItemPropertySkipCount = "skipCount", MPMediaItemPropertyTitle = "title",
    MPMediaItemPropertyUserGrouping = "userGrouping"
/// The properties of all objects of the library.
public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPMediaPlaylistPropertyAuthorDisplayName = "externalVendorDisplayName", MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID",
    MPMediaPlaylistPropertyDescriptionText = "descriptionInfo", MPMediaPlaylistPropertyName = "name",
    MPMediaPlaylistPropertyPersistentID = "playlistPersistentID", MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes",
    MPMediaPlaylistPropertySeedItems = "seedItems"
/// The item that is playing.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier",
    MPNowPlayingInfoProperty1x1AnimatedArtwork = "MPNowPlayingInfoProperty1x1AnimatedArtwork",
    MPNowPlayingInfoProperty3x4AnimatedArtwork = "MPNowPlayingInfoProperty3x4AnimatedArtwork",
    MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges",
    MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL",
    MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions",
    MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount",
    MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber",
    MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime",
    MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOption",
    MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate",
    MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The item that is playing.
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
/// The characteristics of a language option.
public let MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles = "public.subtitles.forced-only",
    MPLanguageOptionCharacteristicDescribesMusicAndSound = "public.accessibility.describes-music-and-sound",
    MPLanguageOptionCharacteristicDescribesVideo = "public.accessibility.describes-video",
    MPLanguageOptionCharacteristicDubbedTranslation = "public.translation.dubbed",
    MPLanguageOptionCharacteristicEasyToRead = "public.easy-to-read",
    MPLanguageOptionCharacteristicIsAuxiliaryContent = "public.auxiliary-content",
    MPLanguageOptionCharacteristicIsMainProgramContent = "public.main-program-content",
    MPLanguageOptionCharacteristicLanguageTranslation = "public.translation",
    MPLanguageOptionCharacteristicTranscribesSpokenDialog = "public.accessibility.transcribes-spoken-dialog",
    MPLanguageOptionCharacteristicVoiceOverTranslation = "public.translation.voice-over"
