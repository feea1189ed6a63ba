import Foundation

// The identifiers of metadata: the key space and the key.
// The texts of QuickTime's keys are those of its file format and of files from cameras.
// FIXME(gap): the texts of keys that no published list has, such as those of a camera's shutter, are guesses.

extension AVMetadataIdentifier {
    /// Identifiers of metadata.
    public static let commonIdentifierAccessibilityDescription = Self("comn/accessibilityDescription"),
        commonIdentifierAlbumName = Self("comn/albumName"), commonIdentifierArtist = Self("comn/artist"),
        commonIdentifierArtwork = Self("comn/artwork"), commonIdentifierAssetIdentifier = Self("comn/assetIdentifier"),
        commonIdentifierAuthor = Self("comn/author"), commonIdentifierContributor = Self("comn/contributor"),
        commonIdentifierCopyrights = Self("comn/copyrights"), commonIdentifierCreationDate = Self("comn/creationDate"),
        commonIdentifierCreator = Self("comn/creator"), commonIdentifierDescription = Self("comn/description"),
        commonIdentifierFormat = Self("comn/format")
    /// Identifiers of metadata.
    public static let commonIdentifierLanguage = Self("comn/language"), commonIdentifierLastModifiedDate = Self("comn/lastModifiedDate"),
        commonIdentifierLocation = Self("comn/location"), commonIdentifierMake = Self("comn/make"),
        commonIdentifierModel = Self("comn/model"), commonIdentifierPublisher = Self("comn/publisher"),
        commonIdentifierRelation = Self("comn/relation"), commonIdentifierSoftware = Self("comn/software"),
        commonIdentifierSource = Self("comn/source"), commonIdentifierSubject = Self("comn/subject"),
        commonIdentifierTitle = Self("comn/title"), commonIdentifierType = Self("comn/type")
    /// Identifiers of metadata.
    public static let identifier3GPUserDataAlbumAndTrack = Self("uiso/AlbumAndTrack"), identifier3GPUserDataAuthor = Self("uiso/Author"),
        identifier3GPUserDataCollection = Self("uiso/Collection"), identifier3GPUserDataCopyright = Self("uiso/Copyright"),
        identifier3GPUserDataDescription = Self("uiso/Description"), identifier3GPUserDataGenre = Self("uiso/Genre"),
        identifier3GPUserDataKeywordList = Self("uiso/KeywordList"), identifier3GPUserDataLocation = Self("uiso/Location"),
        identifier3GPUserDataMediaClassification = Self("uiso/MediaClassification"),
        identifier3GPUserDataMediaRating = Self("uiso/MediaRating"), identifier3GPUserDataPerformer = Self("uiso/Performer"),
        identifier3GPUserDataRecordingYear = Self("uiso/RecordingYear")
    /// Identifiers of metadata.
    public static let identifier3GPUserDataThumbnail = Self("uiso/Thumbnail"), identifier3GPUserDataTitle = Self("uiso/Title"),
        identifier3GPUserDataUserRating = Self("uiso/UserRating"), id3MetadataAlbumSortOrder = Self("id3/AlbumSortOrder"),
        id3MetadataAlbumTitle = Self("id3/TALB"), id3MetadataAttachedPicture = Self("id3/APIC"),
        id3MetadataAudioEncryption = Self("id3/AudioEncryption"), id3MetadataAudioSeekPointIndex = Self("id3/AudioSeekPointIndex"),
        id3MetadataBand = Self("id3/TPE2"), id3MetadataBeatsPerMinute = Self("id3/TBPM"), id3MetadataComments = Self("id3/COMM"),
        id3MetadataCommercial = Self("id3/Commercial")
    /// Identifiers of metadata.
    public static let id3MetadataCommercialInformation = Self("id3/CommercialInformation"),
        id3MetadataCommerical = Self("id3/Commerical"), id3MetadataComposer = Self("id3/TCOM"),
        id3MetadataConductor = Self("id3/Conductor"), id3MetadataContentGroupDescription = Self("id3/ContentGroupDescription"),
        id3MetadataContentType = Self("id3/TCON"), id3MetadataCopyright = Self("id3/TCOP"),
        id3MetadataCopyrightInformation = Self("id3/CopyrightInformation"), id3MetadataDate = Self("id3/Date"),
        id3MetadataEncodedBy = Self("id3/EncodedBy"), id3MetadataEncodedWith = Self("id3/EncodedWith"),
        id3MetadataEncodingTime = Self("id3/EncodingTime")
    /// Identifiers of metadata.
    public static let id3MetadataEncryption = Self("id3/Encryption"), id3MetadataEqualization = Self("id3/Equalization"),
        id3MetadataEqualization2 = Self("id3/Equalization2"), id3MetadataEventTimingCodes = Self("id3/EventTimingCodes"),
        id3MetadataFileOwner = Self("id3/FileOwner"), id3MetadataFileType = Self("id3/FileType"),
        id3MetadataGeneralEncapsulatedObject = Self("id3/GeneralEncapsulatedObject"),
        id3MetadataGroupIdentifier = Self("id3/GroupIdentifier"), id3MetadataInitialKey = Self("id3/InitialKey"),
        id3MetadataInternationalStandardRecordingCode = Self("id3/InternationalStandardRecordingCode"),
        id3MetadataInternetRadioStationName = Self("id3/InternetRadioStationName"),
        id3MetadataInternetRadioStationOwner = Self("id3/InternetRadioStationOwner")
    /// Identifiers of metadata.
    public static let id3MetadataInvolvedPeopleList_v23 = Self("id3/InvolvedPeopleList_v23"),
        id3MetadataInvolvedPeopleList_v24 = Self("id3/InvolvedPeopleList_v24"), id3MetadataLanguage = Self("id3/TLAN"),
        id3MetadataLeadPerformer = Self("id3/TPE1"), id3MetadataLength = Self("id3/TLEN"), id3MetadataLink = Self("id3/Link"),
        id3MetadataLyricist = Self("id3/Lyricist"), id3MetadataMPEGLocationLookupTable = Self("id3/MPEGLocationLookupTable"),
        id3MetadataMediaType = Self("id3/MediaType"), id3MetadataModifiedBy = Self("id3/ModifiedBy"), id3MetadataMood = Self("id3/Mood"),
        id3MetadataMusicCDIdentifier = Self("id3/MusicCDIdentifier")
    /// Identifiers of metadata.
    public static let id3MetadataMusicianCreditsList = Self("id3/MusicianCreditsList"),
        id3MetadataOfficialArtistWebpage = Self("id3/OfficialArtistWebpage"),
        id3MetadataOfficialAudioFileWebpage = Self("id3/OfficialAudioFileWebpage"),
        id3MetadataOfficialAudioSourceWebpage = Self("id3/OfficialAudioSourceWebpage"),
        id3MetadataOfficialInternetRadioStationHomepage = Self("id3/OfficialInternetRadioStationHomepage"),
        id3MetadataOfficialPublisherWebpage = Self("id3/OfficialPublisherWebpage"),
        id3MetadataOriginalAlbumTitle = Self("id3/OriginalAlbumTitle"), id3MetadataOriginalArtist = Self("id3/OriginalArtist"),
        id3MetadataOriginalFilename = Self("id3/OriginalFilename"), id3MetadataOriginalLyricist = Self("id3/OriginalLyricist"),
        id3MetadataOriginalReleaseTime = Self("id3/OriginalReleaseTime"), id3MetadataOriginalReleaseYear = Self("id3/OriginalReleaseYear")
    /// Identifiers of metadata.
    public static let id3MetadataOwnership = Self("id3/Ownership"), id3MetadataPartOfASet = Self("id3/TPOS"),
        id3MetadataPayment = Self("id3/Payment"), id3MetadataPerformerSortOrder = Self("id3/PerformerSortOrder"),
        id3MetadataPlayCounter = Self("id3/PlayCounter"), id3MetadataPlaylistDelay = Self("id3/PlaylistDelay"),
        id3MetadataPopularimeter = Self("id3/Popularimeter"), id3MetadataPositionSynchronization = Self("id3/PositionSynchronization"),
        id3MetadataPrivate = Self("id3/PRIV"), id3MetadataProducedNotice = Self("id3/ProducedNotice"),
        id3MetadataPublisher = Self("id3/TPUB"), id3MetadataRecommendedBufferSize = Self("id3/RecommendedBufferSize")
    /// Identifiers of metadata.
    public static let id3MetadataRecordingDates = Self("id3/RecordingDates"), id3MetadataRecordingTime = Self("id3/TDRC"),
        id3MetadataRelativeVolumeAdjustment = Self("id3/RelativeVolumeAdjustment"),
        id3MetadataRelativeVolumeAdjustment2 = Self("id3/RelativeVolumeAdjustment2"), id3MetadataReleaseTime = Self("id3/ReleaseTime"),
        id3MetadataReverb = Self("id3/Reverb"), id3MetadataSeek = Self("id3/Seek"), id3MetadataSetSubtitle = Self("id3/SetSubtitle"),
        id3MetadataSignature = Self("id3/Signature"), id3MetadataSize = Self("id3/Size"), id3MetadataSubTitle = Self("id3/SubTitle"),
        id3MetadataSynchronizedLyric = Self("id3/SynchronizedLyric")
    /// Identifiers of metadata.
    public static let id3MetadataSynchronizedTempoCodes = Self("id3/SynchronizedTempoCodes"),
        id3MetadataTaggingTime = Self("id3/TaggingTime"), id3MetadataTermsOfUse = Self("id3/TermsOfUse"),
        id3MetadataTime = Self("id3/Time"), id3MetadataTitleDescription = Self("id3/TIT2"),
        id3MetadataTitleSortOrder = Self("id3/TitleSortOrder"), id3MetadataTrackNumber = Self("id3/TRCK"),
        id3MetadataUniqueFileIdentifier = Self("id3/UniqueFileIdentifier"), id3MetadataUnsynchronizedLyric = Self("id3/USLT"),
        id3MetadataUserText = Self("id3/TXXX"), id3MetadataUserURL = Self("id3/WXXX"), id3MetadataYear = Self("id3/TYER")
    /// Identifiers of metadata.
    public static let isoUserDataAccessibilityDescription = Self("uiso/AccessibilityDescription"),
        isoUserDataCopyright = Self("uiso/Copyright"), isoUserDataDate = Self("uiso/Date"),
        isoUserDataTaggedCharacteristic = Self("uiso/TaggedCharacteristic"), icyMetadataStreamTitle = Self("icy/StreamTitle"),
        icyMetadataStreamURL = Self("icy/StreamURL"), quickTimeMetadataAIMEData = Self("mdta/com.apple.quicktime.aimedata"),
        quickTimeMetadataAccessibilityDescription = Self("mdta/com.apple.quicktime.accessibility.description"),
        quickTimeMetadataAlbum = Self("mdta/com.apple.quicktime.album"),
        quickTimeMetadataArranger = Self("mdta/com.apple.quicktime.arranger"),
        quickTimeMetadataArtist = Self("mdta/com.apple.quicktime.artist"),
        quickTimeMetadataArtwork = Self("mdta/com.apple.quicktime.artwork")
    /// Identifiers of metadata.
    public static let quickTimeMetadataAuthor = Self("mdta/com.apple.quicktime.author"),
        quickTimeMetadataAutoLivePhoto = Self("mdta/com.apple.quicktime.live-photo.auto"),
        quickTimeMetadataCameraFocalLength35mmEquivalent = Self("mdta/com.apple.quicktime.camera.focal_length.35mm_equivalent"),
        quickTimeMetadataCameraFrameReadoutTime = Self("mdta/com.apple.quicktime.camera.framereadouttimeinmicroseconds"),
        quickTimeMetadataCameraISOSensitivity = Self("mdta/com.apple.quicktime.cameraisosensitivity"),
        quickTimeMetadataCameraIdentifier = Self("mdta/com.apple.quicktime.camera.identifier"),
        quickTimeMetadataCameraLensIrisFNumber = Self("mdta/com.apple.quicktime.cameralensirisfnumber"),
        quickTimeMetadataCameraLensModel = Self("mdta/com.apple.quicktime.camera.lens_model"),
        quickTimeMetadataCameraShutterSpeedAngle = Self("mdta/com.apple.quicktime.camerashutterspeedangle"),
        quickTimeMetadataCameraShutterSpeedTime = Self("mdta/com.apple.quicktime.camerashutterspeedtime"),
        quickTimeMetadataCameraWhiteBalance = Self("mdta/com.apple.quicktime.camerawhitebalance"),
        quickTimeMetadataCinematicVideoIntent = Self("mdta/com.apple.quicktime.cinematicvideointent")
    /// Identifiers of metadata.
    public static let quickTimeMetadataCollectionUser = Self("mdta/com.apple.quicktime.collection.user"),
        quickTimeMetadataComment = Self("mdta/com.apple.quicktime.comment"),
        quickTimeMetadataComposer = Self("mdta/com.apple.quicktime.composer"),
        quickTimeMetadataContentIdentifier = Self("mdta/com.apple.quicktime.content.identifier"),
        quickTimeMetadataCopyright = Self("mdta/com.apple.quicktime.copyright"),
        quickTimeMetadataCreationDate = Self("mdta/com.apple.quicktime.creationdate"),
        quickTimeMetadataCredits = Self("mdta/com.apple.quicktime.credits"),
        quickTimeMetadataDescription = Self("mdta/com.apple.quicktime.description"),
        quickTimeMetadataDetectedCatBody = Self("mdta/com.apple.quicktime.detectedcatbody"),
        quickTimeMetadataDetectedDogBody = Self("mdta/com.apple.quicktime.detecteddogbody"),
        quickTimeMetadataDetectedFace = Self("mdta/com.apple.quicktime.detected-face"),
        quickTimeMetadataDetectedHumanBody = Self("mdta/com.apple.quicktime.detectedhumanbody")
    /// Identifiers of metadata.
    public static let quickTimeMetadataDetectedSalientObject = Self("mdta/com.apple.quicktime.detectedsalientobject"),
        quickTimeMetadataDirectionFacing = Self("mdta/com.apple.quicktime.direction.facing"),
        quickTimeMetadataDirectionMotion = Self("mdta/com.apple.quicktime.direction.motion"),
        quickTimeMetadataDirector = Self("mdta/com.apple.quicktime.director"),
        quickTimeMetadataDisplayName = Self("mdta/com.apple.quicktime.displayname"),
        quickTimeMetadataEncodedBy = Self("mdta/com.apple.quicktime.encodedby"),
        quickTimeMetadataFullFrameRatePlaybackIntent = Self("mdta/com.apple.quicktime.full-frame-rate-playback-intent"),
        quickTimeMetadataGenre = Self("mdta/com.apple.quicktime.genre"),
        quickTimeMetadataInformation = Self("mdta/com.apple.quicktime.information"),
        quickTimeMetadataIsMontage = Self("mdta/com.apple.quicktime.is-montage"),
        quickTimeMetadataKeywords = Self("mdta/com.apple.quicktime.keywords"),
        quickTimeMetadataLivePhotoVitalityScore = Self("mdta/com.apple.quicktime.live-photo.vitality-score")
    /// Identifiers of metadata.
    public static let
        quickTimeMetadataLivePhotoVitalityScoringVersion = Self("mdta/com.apple.quicktime.live-photo.vitality-scoring-version"),
        quickTimeMetadataLocationBody = Self("mdta/com.apple.quicktime.location.body"),
        quickTimeMetadataLocationDate = Self("mdta/com.apple.quicktime.location.date"),
        quickTimeMetadataLocationHorizontalAccuracyInMeters = Self("mdta/com.apple.quicktime.location.accuracy.horizontal"),
        quickTimeMetadataLocationISO6709 = Self("mdta/com.apple.quicktime.location.ISO6709"),
        quickTimeMetadataLocationName = Self("mdta/com.apple.quicktime.location.name"),
        quickTimeMetadataLocationNote = Self("mdta/com.apple.quicktime.location.note"),
        quickTimeMetadataLocationRole = Self("mdta/com.apple.quicktime.location.role"),
        quickTimeMetadataMake = Self("mdta/com.apple.quicktime.make"), quickTimeMetadataModel = Self("mdta/com.apple.quicktime.model"),
        quickTimeMetadataOriginalArtist = Self("mdta/com.apple.quicktime.originalartist"),
        quickTimeMetadataPerformer = Self("mdta/com.apple.quicktime.performer")
    /// Identifiers of metadata.
    public static let quickTimeMetadataPhonogramRights = Self("mdta/com.apple.quicktime.phonogramrights"),
        quickTimeMetadataPreferredAffineTransform = Self("mdta/com.apple.quicktime.preferred-affine-transform"),
        quickTimeMetadataPresentationImmersiveMedia = Self("mdta/com.apple.quicktime.presentationimmersivemedia"),
        quickTimeMetadataProducer = Self("mdta/com.apple.quicktime.producer"),
        quickTimeMetadataPublisher = Self("mdta/com.apple.quicktime.publisher"),
        quickTimeMetadataRatingUser = Self("mdta/com.apple.quicktime.rating.user"),
        quickTimeMetadataSoftware = Self("mdta/com.apple.quicktime.software"),
        quickTimeMetadataSpatialOverCaptureQualityScore = Self("mdta/com.apple.quicktime.spatial-overcapture.quality-score"),
        quickTimeMetadataSpatialOverCaptureQualityScoringVersion = Self(
            "mdta/com.apple.quicktime.spatial-overcapture.quality-scoring-version"),
        quickTimeMetadataTitle = Self("mdta/com.apple.quicktime.title"),
        quickTimeMetadataVideoOrientation = Self("mdta/com.apple.quicktime.video-orientation"),
        quickTimeMetadataWhiteBalanceByCCTColorMatrices = Self("mdta/com.apple.quicktime.whitebalancebycctcolormatrices")
    /// Identifiers of metadata.
    public static let
        quickTimeMetadataWhiteBalanceByCCTWhiteBalanceFactors = Self("mdta/com.apple.quicktime.whitebalancebycctwhitebalancefactors"),
        quickTimeMetadataYear = Self("mdta/com.apple.quicktime.year"), quickTimeMetadataiXML = Self("mdta/com.apple.quicktime.ixml"),
        quickTimeUserDataAccessibilityDescription = Self("udta/AccessibilityDescription"), quickTimeUserDataAlbum = Self("udta/©alb"),
        quickTimeUserDataArranger = Self("udta/Arranger"), quickTimeUserDataArtist = Self("udta/©ART"),
        quickTimeUserDataAuthor = Self("udta/©aut"), quickTimeUserDataChapter = Self("udta/Chapter"),
        quickTimeUserDataComment = Self("udta/©cmt"), quickTimeUserDataComposer = Self("udta/©com"),
        quickTimeUserDataCopyright = Self("udta/©cpy")
    /// Identifiers of metadata.
    public static let quickTimeUserDataCreationDate = Self("udta/©day"), quickTimeUserDataCredits = Self("udta/Credits"),
        quickTimeUserDataDescription = Self("udta/©des"), quickTimeUserDataDirector = Self("udta/Director"),
        quickTimeUserDataDisclaimer = Self("udta/Disclaimer"), quickTimeUserDataEncodedBy = Self("udta/EncodedBy"),
        quickTimeUserDataFullName = Self("udta/©nam"), quickTimeUserDataGenre = Self("udta/©gen"),
        quickTimeUserDataHostComputer = Self("udta/HostComputer"), quickTimeUserDataInformation = Self("udta/©inf"),
        quickTimeUserDataKeywords = Self("udta/Keywords"), quickTimeUserDataLocationISO6709 = Self("udta/©xyz")
    /// Identifiers of metadata.
    public static let quickTimeUserDataMake = Self("udta/©mak"), quickTimeUserDataModel = Self("udta/©mod"),
        quickTimeUserDataOriginalArtist = Self("udta/OriginalArtist"), quickTimeUserDataOriginalFormat = Self("udta/OriginalFormat"),
        quickTimeUserDataOriginalSource = Self("udta/OriginalSource"), quickTimeUserDataPerformers = Self("udta/Performers"),
        quickTimeUserDataPhonogramRights = Self("udta/PhonogramRights"), quickTimeUserDataProducer = Self("udta/Producer"),
        quickTimeUserDataProduct = Self("udta/Product"), quickTimeUserDataPublisher = Self("udta/Publisher"),
        quickTimeUserDataSoftware = Self("udta/©swr"),
        quickTimeUserDataSpecialPlaybackRequirements = Self("udta/SpecialPlaybackRequirements")
    /// Identifiers of metadata.
    public static let quickTimeUserDataTaggedCharacteristic = Self("udta/TaggedCharacteristic"),
        quickTimeUserDataTrack = Self("udta/Track"), quickTimeUserDataTrackName = Self("udta/TrackName"),
        quickTimeUserDataURLLink = Self("udta/URLLink"), quickTimeUserDataWarning = Self("udta/Warning"),
        quickTimeUserDataWriter = Self("udta/Writer"), iTunesMetadataAccountKind = Self("itsk/AccountKind"),
        iTunesMetadataAcknowledgement = Self("itsk/Acknowledgement"), iTunesMetadataAlbum = Self("itsk/©alb"),
        iTunesMetadataAlbumArtist = Self("itsk/aART"), iTunesMetadataAppleID = Self("itsk/AppleID"),
        iTunesMetadataArranger = Self("itsk/Arranger")
    /// Identifiers of metadata.
    public static let iTunesMetadataArtDirector = Self("itsk/ArtDirector"), iTunesMetadataArtist = Self("itsk/©ART"),
        iTunesMetadataArtistID = Self("itsk/ArtistID"), iTunesMetadataAuthor = Self("itsk/Author"),
        iTunesMetadataBeatsPerMin = Self("itsk/tmpo"), iTunesMetadataComposer = Self("itsk/©wrt"),
        iTunesMetadataConductor = Self("itsk/Conductor"), iTunesMetadataContentRating = Self("itsk/ContentRating"),
        iTunesMetadataCopyright = Self("itsk/cprt"), iTunesMetadataCoverArt = Self("itsk/covr"),
        iTunesMetadataCredits = Self("itsk/Credits"), iTunesMetadataDescription = Self("itsk/desc")
    /// Identifiers of metadata.
    public static let iTunesMetadataDirector = Self("itsk/Director"), iTunesMetadataDiscCompilation = Self("itsk/DiscCompilation"),
        iTunesMetadataDiscNumber = Self("itsk/disk"), iTunesMetadataEQ = Self("itsk/EQ"), iTunesMetadataEncodedBy = Self("itsk/©enc"),
        iTunesMetadataEncodingTool = Self("itsk/©too"), iTunesMetadataExecProducer = Self("itsk/ExecProducer"),
        iTunesMetadataGenreID = Self("itsk/GenreID"), iTunesMetadataGrouping = Self("itsk/grup"),
        iTunesMetadataLinerNotes = Self("itsk/LinerNotes"), iTunesMetadataLyrics = Self("itsk/©lyr"),
        iTunesMetadataOnlineExtras = Self("itsk/OnlineExtras")
    /// Identifiers of metadata.
    public static let iTunesMetadataOriginalArtist = Self("itsk/OriginalArtist"), iTunesMetadataPerformer = Self("itsk/Performer"),
        iTunesMetadataPhonogramRights = Self("itsk/PhonogramRights"), iTunesMetadataPlaylistID = Self("itsk/PlaylistID"),
        iTunesMetadataPredefinedGenre = Self("itsk/gnre"), iTunesMetadataProducer = Self("itsk/Producer"),
        iTunesMetadataPublisher = Self("itsk/Publisher"), iTunesMetadataRecordCompany = Self("itsk/RecordCompany"),
        iTunesMetadataReleaseDate = Self("itsk/©day"), iTunesMetadataSoloist = Self("itsk/Soloist"),
        iTunesMetadataSongID = Self("itsk/SongID"), iTunesMetadataSongName = Self("itsk/©nam")
    /// Identifiers of metadata.
    public static let iTunesMetadataSoundEngineer = Self("itsk/SoundEngineer"), iTunesMetadataThanks = Self("itsk/Thanks"),
        iTunesMetadataTrackNumber = Self("itsk/trkn"), iTunesMetadataTrackSubTitle = Self("itsk/TrackSubTitle"),
        iTunesMetadataUserComment = Self("itsk/©cmt"), iTunesMetadataUserGenre = Self("itsk/©gen")
}
