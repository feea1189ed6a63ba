import CoreGraphics

// Keys of IPTC's properties for news.

/// The key `ActionAdvised` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// The key `Byline` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// The key `BylineTitle` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// The key `Caption/Abstract` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// The key `Category` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// The key `City` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// The key `Contact` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// The key `ContactInfoAddress` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoAddress: CFString = "ContactInfoAddress"
/// The key `ContactInfoCity` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoCity: CFString = "ContactInfoCity"
/// The key `ContactInfoCountry` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoCountry: CFString = "ContactInfoCountry"
/// The key `ContactInfoEmails` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoEmails: CFString = "ContactInfoEmails"
/// The key `ContactInfoPhones` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoPhones: CFString = "ContactInfoPhones"
/// The key `ContactInfoPostalCode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoPostalCode: CFString = "ContactInfoPostalCode"
/// The key `ContactInfoStateProvince` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoStateProvince: CFString = "ContactInfoStateProvince"
/// The key `ContactInfoWebURLs` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContactInfoWebURLs: CFString = "ContactInfoWebURLs"
/// The key `ContentLocationCode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// The key `ContentLocationName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// The key `CopyrightNotice` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The key `Country/PrimaryLocationCode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
/// The key `Country/PrimaryLocationName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// The key `CreatorContactInfo` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCreatorContactInfo: CFString = "CreatorContactInfo"
/// The key `Credit` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// The key `DateCreated` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The key `DigitalCreationDate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// The key `DigitalCreationTime` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// The key `EditStatus` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// The key `EditorialUpdate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// The key `ExpirationDate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// The key `ExpirationTime` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// The key `FixtureIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// The key `Headline` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// The key `ImageOrientation` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// The key `ImageType` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// The key `Keywords` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The key `LanguageIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// The key `ObjectAttributeReference` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// The key `ObjectCycle` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// The key `ObjectName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// The key `ObjectTypeReference` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// The key `OriginalTransmissionReference` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"
/// The key `OriginatingProgram` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// The key `ProgramVersion` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// The key `Province/State` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// The key `ReferenceDate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// The key `ReferenceNumber` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// The key `ReferenceService` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// The key `ReleaseDate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// The key `ReleaseTime` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// The key `RightsUsageTerms` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCRightsUsageTerms: CFString = "RightsUsageTerms"
/// The key `Scene` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCScene: CFString = "Scene"
/// The key `Source` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The key `SpecialInstructions` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// The key `StarRating` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"
/// The key `SubLocation` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// The key `SubjectReference` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// The key `SupplementalCategory` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// The key `TimeCreated` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// The key `Urgency` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// The key `Writer/Editor` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
