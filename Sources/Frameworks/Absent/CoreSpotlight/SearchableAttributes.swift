import UniformTypeIdentifiersCompanion

// An app sets the attributes before it passes the item to the index.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    open var contentType: String
    open var title: String?, displayName: String?, path: String?, contentDescription: String?, identifier: String?, subject: String?
    open var theme: String?, information: String?, kind: String?, headline: String?, creator: String?, comment: String?
    open var copyright: String?, rights: String?, role: String?, securityMethod: String?, domainIdentifier: String?
    open var accountIdentifier: String?, relatedUniqueIdentifier: String?, weakRelatedUniqueIdentifier: String?, version: String?
    open var ratingDescription: String?, textContent: String?, transcribedTextContent: String?, album: String?, artist: String?
    open var composer: String?, lyricist: String?, musicalGenre: String?, keySignature: String?, timeSignature: String?
    open var audioEncodingApplication: String?, musicalInstrumentCategory: String?, musicalInstrumentName: String?, director: String?
    open var producer: String?, genre: String?, originalFormat: String?, originalSource: String?, deliveryType: String?
    open var colorSpace: String?, profileName: String?, meteringMode: String?, exposureProgram: String?, exposureTimeString: String?
    open var lensModel: String?, cameraOwner: String?, acquisitionMake: String?, acquisitionModel: String?, instructions: String?
    open var city: String?, country: String?, stateOrProvince: String?, postalCode: String?, thoroughfare: String?
    open var subThoroughfare: String?, fullyFormattedAddress: String?, namedLocation: String?, containerDisplayName: String?
    open var containerIdentifier: String?, containerTitle: String?, exifVersion: String?, exifgpsVersion: String?, gpsStatus: String?
    open var gpsMeasureMode: String?, gpsMapDatum: String?, gpsProcessingMethod: String?, gpsAreaInformation: String?
    open var keywords: [String]?, alternateNames: [String]?, contentTypeTree: [String]?, accountHandles: [String]?
    open var contactKeywords: [String]?, authorNames: [String]?, authorEmailAddresses: [String]?, authorAddresses: [String]?
    open var recipientNames: [String]?, recipientEmailAddresses: [String]?, recipientAddresses: [String]?, phoneNumbers: [String]?
    open var emailAddresses: [String]?, instantMessageAddresses: [String]?, mailboxIdentifiers: [String]?, participants: [String]?
    open var projects: [String]?, editors: [String]?, performers: [String]?, publishers: [String]?, contributors: [String]?
    open var organizations: [String]?, languages: [String]?, audiences: [String]?, coverage: [String]?, layerNames: [String]?
    open var fontNames: [String]?, encodingApplications: [String]?, codecs: [String]?, mediaTypes: [String]?, contentSources: [String]?
    open var providerDataTypeIdentifiers: [String]?, providerFileTypeIdentifiers: [String]?, providerInPlaceFileTypeIdentifiers: [String]?
    open var actionIdentifiers: [String]?
    open var contentCreationDate: Date?, contentModificationDate: Date?, metadataModificationDate: Date?, addedDate: Date?
    open var downloadedDate: Date?, lastUsedDate: Date?, recordingDate: Date?, startDate: Date?, endDate: Date?, dueDate: Date?
    open var completionDate: Date?, timestamp: Date?, gpsDateStamp: Date?
    open var importantDates: [Date]?
    open var rating: NSNumber?, rankingHint: NSNumber?, contentRating: NSNumber?, supportsNavigation: NSNumber?
    open var supportsPhoneCall: NSNumber?, latitude: NSNumber?, longitude: NSNumber?, altitude: NSNumber?, speed: NSNumber?
    open var imageDirection: NSNumber?, duration: NSNumber?, fileSize: NSNumber?, pageCount: NSNumber?, pageWidth: NSNumber?
    open var pageHeight: NSNumber?, playCount: NSNumber?, pixelWidth: NSNumber?, pixelHeight: NSNumber?, pixelCount: NSNumber?
    open var bitsPerSample: NSNumber?, resolutionWidthDPI: NSNumber?, resolutionHeightDPI: NSNumber?, orientation: NSNumber?
    open var hasAlphaChannel: NSNumber?, exposureMode: NSNumber?, exposureTime: NSNumber?, fNumber: NSNumber?, aperture: NSNumber?
    open var maxAperture: NSNumber?, focalLength: NSNumber?, isoSpeed: NSNumber?, whiteBalance: NSNumber?, isFlashOn: NSNumber?
    open var isRedEyeOn: NSNumber?, isFocalLength35mm: NSNumber?, audioBitRate: NSNumber?, audioSampleRate: NSNumber?
    open var audioChannelCount: NSNumber?, audioTrackNumber: NSNumber?, tempo: NSNumber?, isGeneralMIDISequence: NSNumber?
    open var totalBitRate: NSNumber?, videoBitRate: NSNumber?, isStreamable: NSNumber?, isLocal: NSNumber?, isLikelyJunk: NSNumber?
    open var isPriority: NSNumber?, isUserCreated: NSNumber?, isUserOwned: NSNumber?, isUserCurated: NSNumber?, allDay: NSNumber?
    open var containerOrder: NSNumber?, gpsTrack: NSNumber?, gpsdop: NSNumber?, gpsDestLatitude: NSNumber?, gpsDestLongitude: NSNumber?
    open var gpsDestBearing: NSNumber?, gpsDestDistance: NSNumber?, gpsDifferental: NSNumber?
    open var thumbnailData: Data?, htmlContentData: Data?, emailHeaders: [String: [Any]]?
    open var thumbnailURL: URL?, darkThumbnailURL: URL?, contentURL: URL?, url: URL?
    open var authors: [CSPerson]?, primaryRecipients: [CSPerson]?, additionalRecipients: [CSPerson]?,
        hiddenAdditionalRecipients: [CSPerson]?
    private var custom: [CSCustomAttributeKey: any NSSecureCoding] = [:]

    public init(itemContentType: String) { contentType = itemContentType }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    // FIXME(gap): a copy and an archive have the type only.
    public required init?(coder: NSCoder) { contentType = coder.decodeObject(of: NSString.self, forKey: "contentType") as String? ?? "" }
    open func encode(with coder: NSCoder) { coder.encode(contentType as NSString, forKey: "contentType") }
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(itemContentType: contentType) }

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { custom[key] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { custom[key] }
}

// The key doesn't change.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    open private(set) var keyName: String
    open private(set) var isSearchable = true, isSearchableByDefault = false, isUnique = false, isMultiValued = false
    /// Returns `nil` for a name that isn't of ASCII letters, digits, and underscores.
    public init?(keyName: String) {
        guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return nil }
        self.keyName = keyName
    }
    public convenience init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        self.init(keyName: keyName)
        (isSearchable, isSearchableByDefault, isUnique, isMultiValued) = (searchable, searchableByDefault, unique, multiValued)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }
    open override var hash: Int { keyName.hashValue }
}

// An app sets the person's values before it passes the item to the index.
/// A person, with addresses or telephone numbers.
open class CSPerson: NSObject, @unchecked Sendable {
    open private(set) var displayName: String?, handles: [String], handleIdentifier: String
    open var contactIdentifier: String?
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        (self.displayName, self.handles, self.handleIdentifier) = (displayName, handles, handleIdentifier)
    }
}
