import Foundation

// The keys and identifiers of metadata.
// The texts of QuickTime's keys are those of its file format and of files from cameras.
// FIXME(gap): the texts of keys that no published list has, such as those of a camera's shutter, are guesses.

extension AVMetadataKey {
    public static let metadata3GPUserDataKeyAlbumAndTrack = Self("AlbumAndTrack"), metadata3GPUserDataKeyAuthor = Self("Author"),
        metadata3GPUserDataKeyCollection = Self("Collection"), metadata3GPUserDataKeyCopyright = Self("Copyright"),
        metadata3GPUserDataKeyDescription = Self("Description"), metadata3GPUserDataKeyGenre = Self("Genre"),
        metadata3GPUserDataKeyKeywordList = Self("KeywordList"), metadata3GPUserDataKeyLocation = Self("Location"),
        metadata3GPUserDataKeyMediaClassification = Self("MediaClassification"), metadata3GPUserDataKeyMediaRating = Self("MediaRating"),
        metadata3GPUserDataKeyPerformer = Self("Performer"), metadata3GPUserDataKeyRecordingYear = Self("RecordingYear")
    public static let metadata3GPUserDataKeyThumbnail = Self("Thumbnail"), metadata3GPUserDataKeyTitle = Self("Title"),
        metadata3GPUserDataKeyUserRating = Self("UserRating"), commonKeyAccessibilityDescription = Self("accessibilityDescription"),
        commonKeyAlbumName = Self("albumName"), commonKeyArtist = Self("artist"), commonKeyArtwork = Self("artwork"),
        commonKeyAuthor = Self("author"), commonKeyContributor = Self("contributor"), commonKeyCopyrights = Self("copyrights"),
        commonKeyCreationDate = Self("creationDate"), commonKeyCreator = Self("creator")
    /// Keys of metadata.
    public static let commonKeyDescription = Self("description"), commonKeyFormat = Self("format"),
        commonKeyIdentifier = Self("identifier"), commonKeyLanguage = Self("language"),
        commonKeyLastModifiedDate = Self("lastModifiedDate"), commonKeyLocation = Self("location"), commonKeyMake = Self("make"),
        commonKeyModel = Self("model"), commonKeyPublisher = Self("publisher"), commonKeyRelation = Self("relation"),
        commonKeySoftware = Self("software"), commonKeySource = Self("source")
    public static let commonKeySubject = Self("subject"), commonKeyTitle = Self("title"), commonKeyType = Self("type"),
        id3MetadataKeyAlbumSortOrder = Self("AlbumSortOrder"), id3MetadataKeyAlbumTitle = Self("TALB"),
        id3MetadataKeyAttachedPicture = Self("APIC"), id3MetadataKeyAudioEncryption = Self("AudioEncryption"),
        id3MetadataKeyAudioSeekPointIndex = Self("AudioSeekPointIndex"), id3MetadataKeyBand = Self("TPE2"),
        id3MetadataKeyBeatsPerMinute = Self("TBPM"), id3MetadataKeyComments = Self("COMM"), id3MetadataKeyCommercial = Self("Commercial")
    public static let id3MetadataKeyCommercialInformation = Self("CommercialInformation"), id3MetadataKeyCommerical = Self("Commerical"),
        id3MetadataKeyComposer = Self("TCOM"), id3MetadataKeyConductor = Self("Conductor"),
        id3MetadataKeyContentGroupDescription = Self("ContentGroupDescription"), id3MetadataKeyContentType = Self("TCON"),
        id3MetadataKeyCopyright = Self("TCOP"), id3MetadataKeyCopyrightInformation = Self("CopyrightInformation"),
        id3MetadataKeyDate = Self("Date"), id3MetadataKeyEncodedBy = Self("EncodedBy"), id3MetadataKeyEncodedWith = Self("EncodedWith"),
        id3MetadataKeyEncodingTime = Self("EncodingTime")
    public static let id3MetadataKeyEncryption = Self("Encryption"), id3MetadataKeyEqualization = Self("Equalization"),
        id3MetadataKeyEqualization2 = Self("Equalization2"), id3MetadataKeyEventTimingCodes = Self("EventTimingCodes"),
        id3MetadataKeyFileOwner = Self("FileOwner"), id3MetadataKeyFileType = Self("FileType"),
        id3MetadataKeyGeneralEncapsulatedObject = Self("GeneralEncapsulatedObject"),
        id3MetadataKeyGroupIdentifier = Self("GroupIdentifier"), id3MetadataKeyInitialKey = Self("InitialKey"),
        id3MetadataKeyInternationalStandardRecordingCode = Self("InternationalStandardRecordingCode"),
        id3MetadataKeyInternetRadioStationName = Self("InternetRadioStationName"),
        id3MetadataKeyInternetRadioStationOwner = Self("InternetRadioStationOwner")
    public static let id3MetadataKeyInvolvedPeopleList_v23 = Self("InvolvedPeopleList_v23"),
        id3MetadataKeyInvolvedPeopleList_v24 = Self("InvolvedPeopleList_v24"), id3MetadataKeyLanguage = Self("TLAN"),
        id3MetadataKeyLeadPerformer = Self("TPE1"), id3MetadataKeyLength = Self("TLEN"), id3MetadataKeyLink = Self("Link"),
        id3MetadataKeyLyricist = Self("Lyricist"), id3MetadataKeyMPEGLocationLookupTable = Self("MPEGLocationLookupTable"),
        id3MetadataKeyMediaType = Self("MediaType"), id3MetadataKeyModifiedBy = Self("ModifiedBy"), id3MetadataKeyMood = Self("Mood"),
        id3MetadataKeyMusicCDIdentifier = Self("MusicCDIdentifier")
    public static let id3MetadataKeyMusicianCreditsList = Self("MusicianCreditsList"),
        id3MetadataKeyOfficialArtistWebpage = Self("OfficialArtistWebpage"),
        id3MetadataKeyOfficialAudioFileWebpage = Self("OfficialAudioFileWebpage"),
        id3MetadataKeyOfficialAudioSourceWebpage = Self("OfficialAudioSourceWebpage"),
        id3MetadataKeyOfficialInternetRadioStationHomepage = Self("OfficialInternetRadioStationHomepage"),
        id3MetadataKeyOfficialPublisherWebpage = Self("OfficialPublisherWebpage"),
        id3MetadataKeyOriginalAlbumTitle = Self("OriginalAlbumTitle"), id3MetadataKeyOriginalArtist = Self("OriginalArtist"),
        id3MetadataKeyOriginalFilename = Self("OriginalFilename"), id3MetadataKeyOriginalLyricist = Self("OriginalLyricist"),
        id3MetadataKeyOriginalReleaseTime = Self("OriginalReleaseTime"), id3MetadataKeyOriginalReleaseYear = Self("OriginalReleaseYear")
    public static let id3MetadataKeyOwnership = Self("Ownership"), id3MetadataKeyPartOfASet = Self("TPOS"),
        id3MetadataKeyPayment = Self("Payment"), id3MetadataKeyPerformerSortOrder = Self("PerformerSortOrder"),
        id3MetadataKeyPlayCounter = Self("PlayCounter"), id3MetadataKeyPlaylistDelay = Self("PlaylistDelay"),
        id3MetadataKeyPopularimeter = Self("Popularimeter"), id3MetadataKeyPositionSynchronization = Self("PositionSynchronization"),
        id3MetadataKeyPrivate = Self("PRIV"), id3MetadataKeyProducedNotice = Self("ProducedNotice"),
        id3MetadataKeyPublisher = Self("TPUB"), id3MetadataKeyRecommendedBufferSize = Self("RecommendedBufferSize")
    public static let id3MetadataKeyRecordingDates = Self("RecordingDates"), id3MetadataKeyRecordingTime = Self("TDRC"),
        id3MetadataKeyRelativeVolumeAdjustment = Self("RelativeVolumeAdjustment"),
        id3MetadataKeyRelativeVolumeAdjustment2 = Self("RelativeVolumeAdjustment2"), id3MetadataKeyReleaseTime = Self("ReleaseTime"),
        id3MetadataKeyReverb = Self("Reverb"), id3MetadataKeySeek = Self("Seek"), id3MetadataKeySetSubtitle = Self("SetSubtitle"),
        id3MetadataKeySignature = Self("Signature"), id3MetadataKeySize = Self("Size"), id3MetadataKeySubTitle = Self("SubTitle"),
        id3MetadataKeySynchronizedLyric = Self("SynchronizedLyric")
    public static let id3MetadataKeySynchronizedTempoCodes = Self("SynchronizedTempoCodes"),
        id3MetadataKeyTaggingTime = Self("TaggingTime"), id3MetadataKeyTermsOfUse = Self("TermsOfUse"), id3MetadataKeyTime = Self("Time"),
        id3MetadataKeyTitleDescription = Self("TIT2"), id3MetadataKeyTitleSortOrder = Self("TitleSortOrder"),
        id3MetadataKeyTrackNumber = Self("TRCK"), id3MetadataKeyUniqueFileIdentifier = Self("UniqueFileIdentifier"),
        id3MetadataKeyUnsynchronizedLyric = Self("USLT"), id3MetadataKeyUserText = Self("TXXX"), id3MetadataKeyUserURL = Self("WXXX"),
        id3MetadataKeyYear = Self("TYER")
    public static let isoUserDataKeyAccessibilityDescription = Self("AccessibilityDescription"),
        isoUserDataKeyCopyright = Self("Copyright"), isoUserDataKeyDate = Self("Date"),
        isoUserDataKeyTaggedCharacteristic = Self("TaggedCharacteristic"), icyMetadataKeyStreamTitle = Self("StreamTitle"),
        icyMetadataKeyStreamURL = Self("StreamURL"),
        quickTimeMetadataKeyAccessibilityDescription = Self("com.apple.quicktime.accessibility.description"),
        quickTimeMetadataKeyAlbum = Self("com.apple.quicktime.album"),
        quickTimeMetadataKeyArranger = Self("com.apple.quicktime.arranger"),
        quickTimeMetadataKeyArtist = Self("com.apple.quicktime.artist"),
        quickTimeMetadataKeyArtwork = Self("com.apple.quicktime.artwork"), quickTimeMetadataKeyAuthor = Self("com.apple.quicktime.author")
    public static let quickTimeMetadataKeyCameraFocalLength35mmEquivalent = Self("com.apple.quicktime.camera.focal_length.35mm_equivalent"),
        quickTimeMetadataKeyCameraFrameReadoutTime = Self("com.apple.quicktime.camera.framereadouttimeinmicroseconds"),
        quickTimeMetadataKeyCameraISOSensitivity = Self("com.apple.quicktime.cameraisosensitivity"),
        quickTimeMetadataKeyCameraIdentifier = Self("com.apple.quicktime.camera.identifier"),
        quickTimeMetadataKeyCameraLensIrisFNumber = Self("com.apple.quicktime.cameralensirisfnumber"),
        quickTimeMetadataKeyCameraLensModel = Self("com.apple.quicktime.camera.lens_model"),
        quickTimeMetadataKeyCameraShutterSpeedAngle = Self("com.apple.quicktime.camerashutterspeedangle"),
        quickTimeMetadataKeyCameraShutterSpeedTime = Self("com.apple.quicktime.camerashutterspeedtime"),
        quickTimeMetadataKeyCameraWhiteBalance = Self("com.apple.quicktime.camerawhitebalance"),
        quickTimeMetadataKeyCinematicVideoIntent = Self("com.apple.quicktime.cinematicvideointent"),
        quickTimeMetadataKeyCollectionUser = Self("com.apple.quicktime.collection.user"),
        quickTimeMetadataKeyComment = Self("com.apple.quicktime.comment")
    public static let quickTimeMetadataKeyComposer = Self("com.apple.quicktime.composer"),
        quickTimeMetadataKeyContentIdentifier = Self("com.apple.quicktime.content.identifier"),
        quickTimeMetadataKeyCopyright = Self("com.apple.quicktime.copyright"),
        quickTimeMetadataKeyCreationDate = Self("com.apple.quicktime.creationdate"),
        quickTimeMetadataKeyCredits = Self("com.apple.quicktime.credits"),
        quickTimeMetadataKeyDescription = Self("com.apple.quicktime.description"),
        quickTimeMetadataKeyDirectionFacing = Self("com.apple.quicktime.direction.facing"),
        quickTimeMetadataKeyDirectionMotion = Self("com.apple.quicktime.direction.motion"),
        quickTimeMetadataKeyDirector = Self("com.apple.quicktime.director"),
        quickTimeMetadataKeyDisplayName = Self("com.apple.quicktime.displayname"),
        quickTimeMetadataKeyEncodedBy = Self("com.apple.quicktime.encodedby"),
        quickTimeMetadataKeyFullFrameRatePlaybackIntent = Self("com.apple.quicktime.full-frame-rate-playback-intent")
    public static let quickTimeMetadataKeyGenre = Self("com.apple.quicktime.genre"),
        quickTimeMetadataKeyInformation = Self("com.apple.quicktime.information"),
        quickTimeMetadataKeyIsMontage = Self("com.apple.quicktime.is-montage"),
        quickTimeMetadataKeyKeywords = Self("com.apple.quicktime.keywords"),
        quickTimeMetadataKeyLocationBody = Self("com.apple.quicktime.location.body"),
        quickTimeMetadataKeyLocationDate = Self("com.apple.quicktime.location.date"),
        quickTimeMetadataKeyLocationISO6709 = Self("com.apple.quicktime.location.ISO6709"),
        quickTimeMetadataKeyLocationName = Self("com.apple.quicktime.location.name"),
        quickTimeMetadataKeyLocationNote = Self("com.apple.quicktime.location.note"),
        quickTimeMetadataKeyLocationRole = Self("com.apple.quicktime.location.role"),
        quickTimeMetadataKeyMake = Self("com.apple.quicktime.make"), quickTimeMetadataKeyModel = Self("com.apple.quicktime.model")
    public static let quickTimeMetadataKeyOriginalArtist = Self("com.apple.quicktime.originalartist"),
        quickTimeMetadataKeyPerformer = Self("com.apple.quicktime.performer"),
        quickTimeMetadataKeyPhonogramRights = Self("com.apple.quicktime.phonogramrights"),
        quickTimeMetadataKeyProducer = Self("com.apple.quicktime.producer"),
        quickTimeMetadataKeyPublisher = Self("com.apple.quicktime.publisher"),
        quickTimeMetadataKeyRatingUser = Self("com.apple.quicktime.rating.user"),
        quickTimeMetadataKeySoftware = Self("com.apple.quicktime.software"),
        quickTimeMetadataKeyTitle = Self("com.apple.quicktime.title"),
        quickTimeMetadataKeyWhiteBalanceByCCTColorMatrices = Self("com.apple.quicktime.whitebalancebycctcolormatrices"),
        quickTimeMetadataKeyWhiteBalanceByCCTWhiteBalanceFactors = Self("com.apple.quicktime.whitebalancebycctwhitebalancefactors"),
        quickTimeMetadataKeyYear = Self("com.apple.quicktime.year"), quickTimeMetadataKeyiXML = Self("com.apple.quicktime.ixml")
    /// Keys of metadata.
    public static let quickTimeUserDataKeyAccessibilityDescription = Self("AccessibilityDescription"),
        quickTimeUserDataKeyAlbum = Self("©alb"), quickTimeUserDataKeyArranger = Self("Arranger"),
        quickTimeUserDataKeyArtist = Self("©ART"), quickTimeUserDataKeyAuthor = Self("©aut"),
        quickTimeUserDataKeyChapter = Self("Chapter"), quickTimeUserDataKeyComment = Self("©cmt"),
        quickTimeUserDataKeyComposer = Self("©com"), quickTimeUserDataKeyCopyright = Self("©cpy"),
        quickTimeUserDataKeyCreationDate = Self("©day"), quickTimeUserDataKeyCredits = Self("Credits"),
        quickTimeUserDataKeyDescription = Self("©des")
    /// Keys of metadata.
    public static let quickTimeUserDataKeyDirector = Self("Director"), quickTimeUserDataKeyDisclaimer = Self("Disclaimer"),
        quickTimeUserDataKeyEncodedBy = Self("EncodedBy"), quickTimeUserDataKeyFullName = Self("©nam"),
        quickTimeUserDataKeyGenre = Self("©gen"), quickTimeUserDataKeyHostComputer = Self("HostComputer"),
        quickTimeUserDataKeyInformation = Self("©inf"), quickTimeUserDataKeyKeywords = Self("Keywords"),
        quickTimeUserDataKeyLocationISO6709 = Self("©xyz"), quickTimeUserDataKeyMake = Self("©mak"),
        quickTimeUserDataKeyModel = Self("©mod"), quickTimeUserDataKeyOriginalArtist = Self("OriginalArtist")
    /// Keys of metadata.
    public static let quickTimeUserDataKeyOriginalFormat = Self("OriginalFormat"),
        quickTimeUserDataKeyOriginalSource = Self("OriginalSource"), quickTimeUserDataKeyPerformers = Self("Performers"),
        quickTimeUserDataKeyPhonogramRights = Self("PhonogramRights"), quickTimeUserDataKeyProducer = Self("Producer"),
        quickTimeUserDataKeyProduct = Self("Product"), quickTimeUserDataKeyPublisher = Self("Publisher"),
        quickTimeUserDataKeySoftware = Self("©swr"),
        quickTimeUserDataKeySpecialPlaybackRequirements = Self("SpecialPlaybackRequirements"),
        quickTimeUserDataKeyTaggedCharacteristic = Self("TaggedCharacteristic"), quickTimeUserDataKeyTrack = Self("Track"),
        quickTimeUserDataKeyTrackName = Self("TrackName")
    public static let quickTimeUserDataKeyURLLink = Self("URLLink"), quickTimeUserDataKeyWarning = Self("Warning"),
        quickTimeUserDataKeyWriter = Self("Writer"), iTunesMetadataKeyAccountKind = Self("AccountKind"),
        iTunesMetadataKeyAcknowledgement = Self("Acknowledgement"), iTunesMetadataKeyAlbum = Self("©alb"),
        iTunesMetadataKeyAlbumArtist = Self("aART"), iTunesMetadataKeyAppleID = Self("AppleID"),
        iTunesMetadataKeyArranger = Self("Arranger"), iTunesMetadataKeyArtDirector = Self("ArtDirector"),
        iTunesMetadataKeyArtist = Self("©ART"), iTunesMetadataKeyArtistID = Self("ArtistID")
    public static let iTunesMetadataKeyAuthor = Self("Author"), iTunesMetadataKeyBeatsPerMin = Self("tmpo"),
        iTunesMetadataKeyComposer = Self("©wrt"), iTunesMetadataKeyConductor = Self("Conductor"),
        iTunesMetadataKeyContentRating = Self("ContentRating"), iTunesMetadataKeyCopyright = Self("cprt"),
        iTunesMetadataKeyCoverArt = Self("covr"), iTunesMetadataKeyCredits = Self("Credits"), iTunesMetadataKeyDescription = Self("desc"),
        iTunesMetadataKeyDirector = Self("Director"), iTunesMetadataKeyDiscCompilation = Self("DiscCompilation"),
        iTunesMetadataKeyDiscNumber = Self("disk")
    public static let iTunesMetadataKeyEQ = Self("EQ"), iTunesMetadataKeyEncodedBy = Self("©enc"),
        iTunesMetadataKeyEncodingTool = Self("©too"), iTunesMetadataKeyExecProducer = Self("ExecProducer"),
        iTunesMetadataKeyGenreID = Self("GenreID"), iTunesMetadataKeyGrouping = Self("grup"),
        iTunesMetadataKeyLinerNotes = Self("LinerNotes"), iTunesMetadataKeyLyrics = Self("©lyr"),
        iTunesMetadataKeyOnlineExtras = Self("OnlineExtras"), iTunesMetadataKeyOriginalArtist = Self("OriginalArtist"),
        iTunesMetadataKeyPerformer = Self("Performer"), iTunesMetadataKeyPhonogramRights = Self("PhonogramRights")
    public static let iTunesMetadataKeyPlaylistID = Self("PlaylistID"), iTunesMetadataKeyPredefinedGenre = Self("gnre"),
        iTunesMetadataKeyProducer = Self("Producer"), iTunesMetadataKeyPublisher = Self("Publisher"),
        iTunesMetadataKeyRecordCompany = Self("RecordCompany"), iTunesMetadataKeyReleaseDate = Self("©day"),
        iTunesMetadataKeySoloist = Self("Soloist"), iTunesMetadataKeySongID = Self("SongID"), iTunesMetadataKeySongName = Self("©nam"),
        iTunesMetadataKeySoundEngineer = Self("SoundEngineer"), iTunesMetadataKeyThanks = Self("Thanks"),
        iTunesMetadataKeyTrackNumber = Self("trkn")
    public static let iTunesMetadataKeyTrackSubTitle = Self("TrackSubTitle"), iTunesMetadataKeyUserComment = Self("©cmt"),
        iTunesMetadataKeyUserGenre = Self("©gen")
}
