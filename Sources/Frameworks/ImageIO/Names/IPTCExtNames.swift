import CoreGraphics

// Keys of IPTC's extension for news.

/// The key `AboutCvTerm` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAboutCvTerm: CFString = "AboutCvTerm"
/// The key `AboutCvTermCvId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAboutCvTermCvId: CFString = "AboutCvTermCvId"
/// The key `AboutCvTermId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAboutCvTermId: CFString = "AboutCvTermId"
/// The key `AboutCvTermName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAboutCvTermName: CFString = "AboutCvTermName"
/// The key `AboutCvTermRefinedAbout` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAboutCvTermRefinedAbout: CFString = "AboutCvTermRefinedAbout"
/// The key `AddlModelInfo` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAddlModelInfo: CFString = "AddlModelInfo"
/// The key `ArtworkCircaDateCreated` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkCircaDateCreated: CFString = "ArtworkCircaDateCreated"
/// The key `ArtworkContentDescription` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkContentDescription: CFString = "ArtworkContentDescription"
/// The key `ArtworkContributionDescription` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkContributionDescription: CFString = "ArtworkContributionDescription"
/// The key `ArtworkCopyrightNotice` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkCopyrightNotice: CFString = "ArtworkCopyrightNotice"
/// The key `ArtworkCopyrightOwnerID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerID: CFString = "ArtworkCopyrightOwnerID"
/// The key `ArtworkCopyrightOwnerName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerName: CFString = "ArtworkCopyrightOwnerName"
/// The key `ArtworkCreator` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkCreator: CFString = "ArtworkCreator"
/// The key `ArtworkCreatorID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkCreatorID: CFString = "ArtworkCreatorID"
/// The key `ArtworkDateCreated` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkDateCreated: CFString = "ArtworkDateCreated"
/// The key `ArtworkLicensorID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkLicensorID: CFString = "ArtworkLicensorID"
/// The key `ArtworkLicensorName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkLicensorName: CFString = "ArtworkLicensorName"
/// The key `ArtworkOrObject` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkOrObject: CFString = "ArtworkOrObject"
/// The key `ArtworkPhysicalDescription` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkPhysicalDescription: CFString = "ArtworkPhysicalDescription"
/// The key `ArtworkSource` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkSource: CFString = "ArtworkSource"
/// The key `ArtworkSourceInvURL` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkSourceInvURL: CFString = "ArtworkSourceInvURL"
/// The key `ArtworkSourceInventoryNo` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkSourceInventoryNo: CFString = "ArtworkSourceInventoryNo"
/// The key `ArtworkStylePeriod` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkStylePeriod: CFString = "ArtworkStylePeriod"
/// The key `ArtworkTitle` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtArtworkTitle: CFString = "ArtworkTitle"
/// The key `AudioBitrate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAudioBitrate: CFString = "AudioBitrate"
/// The key `AudioBitrateMode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAudioBitrateMode: CFString = "AudioBitrateMode"
/// The key `AudioChannelCount` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtAudioChannelCount: CFString = "AudioChannelCount"
/// The key `CircaDateCreated` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtCircaDateCreated: CFString = "CircaDateCreated"
/// The key `ContainerFormat` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContainerFormat: CFString = "ContainerFormat"
/// The key `ContainerFormatIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContainerFormatIdentifier: CFString = "ContainerFormatIdentifier"
/// The key `ContainerFormatName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContainerFormatName: CFString = "ContainerFormatName"
/// The key `Contributor` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContributor: CFString = "Contributor"
/// The key `ContributorIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContributorIdentifier: CFString = "ContributorIdentifier"
/// The key `ContributorName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContributorName: CFString = "ContributorName"
/// The key `ContributorRole` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtContributorRole: CFString = "ContributorRole"
/// The key `ControlledVocabularyTerm` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtControlledVocabularyTerm: CFString = "ControlledVocabularyTerm"
/// The key `CopyrightYear` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtCopyrightYear: CFString = "CopyrightYear"
/// The key `Creator` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtCreator: CFString = "Creator"
/// The key `CreatorIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtCreatorIdentifier: CFString = "CreatorIdentifier"
/// The key `CreatorName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtCreatorName: CFString = "CreatorName"
/// The key `CreatorRole` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtCreatorRole: CFString = "CreatorRole"
/// The key `DataOnScreen` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreen: CFString = "DataOnScreen"
/// The key `DataOnScreenRegion` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegion: CFString = "DataOnScreenRegion"
/// The key `DataOnScreenRegionD` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionD: CFString = "DataOnScreenRegionD"
/// The key `DataOnScreenRegionH` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionH: CFString = "DataOnScreenRegionH"
/// The key `DataOnScreenRegionText` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionText: CFString = "DataOnScreenRegionText"
/// The key `DataOnScreenRegionUnit` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionUnit: CFString = "DataOnScreenRegionUnit"
/// The key `DataOnScreenRegionW` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionW: CFString = "DataOnScreenRegionW"
/// The key `DataOnScreenRegionX` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionX: CFString = "DataOnScreenRegionX"
/// The key `DataOnScreenRegionY` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDataOnScreenRegionY: CFString = "DataOnScreenRegionY"
/// The key `DigitalImageGUID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDigitalImageGUID: CFString = "DigitalImageGUID"
/// The key `DigitalSourceFileType` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDigitalSourceFileType: CFString = "DigitalSourceFileType"
/// The key `DigitalSourceType` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDigitalSourceType: CFString = "DigitalSourceType"
/// The key `Dopesheet` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDopesheet: CFString = "Dopesheet"
/// The key `DopesheetLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDopesheetLink: CFString = "DopesheetLink"
/// The key `DopesheetLinkLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDopesheetLinkLink: CFString = "DopesheetLinkLink"
/// The key `DopesheetLinkLinkQualifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtDopesheetLinkLinkQualifier: CFString = "DopesheetLinkLinkQualifier"
/// The key `EmbdEncRightsExpr` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEmbdEncRightsExpr: CFString = "EmbdEncRightsExpr"
/// The key `EmbeddedEncodedRightsExpr` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExpr: CFString = "EmbeddedEncodedRightsExpr"
/// The key `EmbeddedEncodedRightsExprLangID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprLangID: CFString = "EmbeddedEncodedRightsExprLangID"
/// The key `EmbeddedEncodedRightsExprType` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprType: CFString = "EmbeddedEncodedRightsExprType"
/// The key `Episode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEpisode: CFString = "Episode"
/// The key `EpisodeIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEpisodeIdentifier: CFString = "EpisodeIdentifier"
/// The key `EpisodeName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEpisodeName: CFString = "EpisodeName"
/// The key `EpisodeNumber` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEpisodeNumber: CFString = "EpisodeNumber"
/// The key `Event` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtEvent: CFString = "Event"
/// The key `ExternalMetadataLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtExternalMetadataLink: CFString = "ExternalMetadataLink"
/// The key `FeedIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtFeedIdentifier: CFString = "FeedIdentifier"
/// The key `Genre` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtGenre: CFString = "Genre"
/// The key `GenreCvId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtGenreCvId: CFString = "GenreCvId"
/// The key `GenreCvTermId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtGenreCvTermId: CFString = "GenreCvTermId"
/// The key `GenreCvTermName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtGenreCvTermName: CFString = "GenreCvTermName"
/// The key `GenreCvTermRefinedAbout` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtGenreCvTermRefinedAbout: CFString = "GenreCvTermRefinedAbout"
/// The key `Headline` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtHeadline: CFString = "Headline"
/// The key `IPTCLastEdited` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtIPTCLastEdited: CFString = "IPTCLastEdited"
/// The key `LinkedEncRightsExpr` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLinkedEncRightsExpr: CFString = "LinkedEncRightsExpr"
/// The key `LinkedEncodedRightsExpr` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExpr: CFString = "LinkedEncodedRightsExpr"
/// The key `LinkedEncodedRightsExprLangID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprLangID: CFString = "LinkedEncodedRightsExprLangID"
/// The key `LinkedEncodedRightsExprType` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprType: CFString = "LinkedEncodedRightsExprType"
/// The key `LocationCity` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationCity: CFString = "LocationCity"
/// The key `LocationCountryCode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationCountryCode: CFString = "LocationCountryCode"
/// The key `LocationCountryName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationCountryName: CFString = "LocationCountryName"
/// The key `LocationCreated` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationCreated: CFString = "LocationCreated"
/// The key `LocationGPSAltitude` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationGPSAltitude: CFString = "LocationGPSAltitude"
/// The key `LocationGPSLatitude` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationGPSLatitude: CFString = "LocationGPSLatitude"
/// The key `LocationGPSLongitude` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationGPSLongitude: CFString = "LocationGPSLongitude"
/// The key `LocationIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationIdentifier: CFString = "LocationIdentifier"
/// The key `LocationLocationId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationLocationId: CFString = "LocationLocationId"
/// The key `LocationLocationName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationLocationName: CFString = "LocationLocationName"
/// The key `LocationProvinceState` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationProvinceState: CFString = "LocationProvinceState"
/// The key `LocationShown` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationShown: CFString = "LocationShown"
/// The key `LocationSublocation` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationSublocation: CFString = "LocationSublocation"
/// The key `LocationWorldRegion` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtLocationWorldRegion: CFString = "LocationWorldRegion"
/// The key `MaxAvailHeight` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtMaxAvailHeight: CFString = "MaxAvailHeight"
/// The key `MaxAvailWidth` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtMaxAvailWidth: CFString = "MaxAvailWidth"
/// The key `ModelAge` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtModelAge: CFString = "ModelAge"
/// The key `OrganisationInImageCode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtOrganisationInImageCode: CFString = "OrganisationInImageCode"
/// The key `OrganisationInImageName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtOrganisationInImageName: CFString = "OrganisationInImageName"
/// The key `PersonHeard` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonHeard: CFString = "PersonHeard"
/// The key `PersonHeardIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonHeardIdentifier: CFString = "PersonHeardIdentifier"
/// The key `PersonHeardName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonHeardName: CFString = "PersonHeardName"
/// The key `PersonInImage` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImage: CFString = "PersonInImage"
/// The key `PersonInImageCharacteristic` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageCharacteristic: CFString = "PersonInImageCharacteristic"
/// The key `PersonInImageCvTermCvId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermCvId: CFString = "PersonInImageCvTermCvId"
/// The key `PersonInImageCvTermId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermId: CFString = "PersonInImageCvTermId"
/// The key `PersonInImageCvTermName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermName: CFString = "PersonInImageCvTermName"
/// The key `PersonInImageCvTermRefinedAbout` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageCvTermRefinedAbout: CFString = "PersonInImageCvTermRefinedAbout"
/// The key `PersonInImageDescription` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageDescription: CFString = "PersonInImageDescription"
/// The key `PersonInImageId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageId: CFString = "PersonInImageId"
/// The key `PersonInImageName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageName: CFString = "PersonInImageName"
/// The key `PersonInImageWDetails` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPersonInImageWDetails: CFString = "PersonInImageWDetails"
/// The key `ProductInImage` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtProductInImage: CFString = "ProductInImage"
/// The key `ProductInImageDescription` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtProductInImageDescription: CFString = "ProductInImageDescription"
/// The key `ProductInImageGTIN` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtProductInImageGTIN: CFString = "ProductInImageGTIN"
/// The key `ProductInImageName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtProductInImageName: CFString = "ProductInImageName"
/// The key `PublicationEvent` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPublicationEvent: CFString = "PublicationEvent"
/// The key `PublicationEventDate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPublicationEventDate: CFString = "PublicationEventDate"
/// The key `PublicationEventIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPublicationEventIdentifier: CFString = "PublicationEventIdentifier"
/// The key `PublicationEventName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtPublicationEventName: CFString = "PublicationEventName"
/// The key `Rating` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRating: CFString = "Rating"
/// The key `RatingRatingRegion` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRatingRegion: CFString = "RatingRatingRegion"
/// The key `RatingRegionCity` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionCity: CFString = "RatingRegionCity"
/// The key `RatingRegionCountryCode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionCountryCode: CFString = "RatingRegionCountryCode"
/// The key `RatingRegionCountryName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionCountryName: CFString = "RatingRegionCountryName"
/// The key `RatingRegionGPSAltitude` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionGPSAltitude: CFString = "RatingRegionGPSAltitude"
/// The key `RatingRegionGPSLatitude` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionGPSLatitude: CFString = "RatingRegionGPSLatitude"
/// The key `RatingRegionGPSLongitude` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionGPSLongitude: CFString = "RatingRegionGPSLongitude"
/// The key `RatingRegionIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionIdentifier: CFString = "RatingRegionIdentifier"
/// The key `RatingRegionLocationId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionLocationId: CFString = "RatingRegionLocationId"
/// The key `RatingRegionLocationName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionLocationName: CFString = "RatingRegionLocationName"
/// The key `RatingRegionProvinceState` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionProvinceState: CFString = "RatingRegionProvinceState"
/// The key `RatingRegionSublocation` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionSublocation: CFString = "RatingRegionSublocation"
/// The key `RatingRegionWorldRegion` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingRegionWorldRegion: CFString = "RatingRegionWorldRegion"
/// The key `RatingScaleMaxValue` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingScaleMaxValue: CFString = "RatingScaleMaxValue"
/// The key `RatingScaleMinValue` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingScaleMinValue: CFString = "RatingScaleMinValue"
/// The key `RatingSourceLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingSourceLink: CFString = "RatingSourceLink"
/// The key `RatingValue` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingValue: CFString = "RatingValue"
/// The key `RatingValueLogoLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRatingValueLogoLink: CFString = "RatingValueLogoLink"
/// The key `RegistryEntryRole` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRegistryEntryRole: CFString = "RegistryEntryRole"
/// The key `RegistryID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRegistryID: CFString = "RegistryID"
/// The key `RegistryItemID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRegistryItemID: CFString = "RegistryItemID"
/// The key `RegistryOrganisationID` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtRegistryOrganisationID: CFString = "RegistryOrganisationID"
/// The key `ReleaseReady` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtReleaseReady: CFString = "ReleaseReady"
/// The key `Season` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeason: CFString = "Season"
/// The key `SeasonIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeasonIdentifier: CFString = "SeasonIdentifier"
/// The key `SeasonName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeasonName: CFString = "SeasonName"
/// The key `SeasonNumber` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeasonNumber: CFString = "SeasonNumber"
/// The key `Series` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeries: CFString = "Series"
/// The key `SeriesIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeriesIdentifier: CFString = "SeriesIdentifier"
/// The key `SeriesName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSeriesName: CFString = "SeriesName"
/// The key `ShownEvent` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtShownEvent: CFString = "ShownEvent"
/// The key `ShownEventIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtShownEventIdentifier: CFString = "ShownEventIdentifier"
/// The key `ShownEventName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtShownEventName: CFString = "ShownEventName"
/// The key `StorylineIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtStorylineIdentifier: CFString = "StorylineIdentifier"
/// The key `StreamReady` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtStreamReady: CFString = "StreamReady"
/// The key `StylePeriod` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtStylePeriod: CFString = "StylePeriod"
/// The key `SupplyChainSource` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSupplyChainSource: CFString = "SupplyChainSource"
/// The key `SupplyChainSourceIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSupplyChainSourceIdentifier: CFString = "SupplyChainSourceIdentifier"
/// The key `SupplyChainSourceName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtSupplyChainSourceName: CFString = "SupplyChainSourceName"
/// The key `TemporalCoverage` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTemporalCoverage: CFString = "TemporalCoverage"
/// The key `TemporalCoverageFrom` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTemporalCoverageFrom: CFString = "TemporalCoverageFrom"
/// The key `TemporalCoverageTo` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTemporalCoverageTo: CFString = "TemporalCoverageTo"
/// The key `Transcript` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTranscript: CFString = "Transcript"
/// The key `TranscriptLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTranscriptLink: CFString = "TranscriptLink"
/// The key `TranscriptLinkLink` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTranscriptLinkLink: CFString = "TranscriptLinkLink"
/// The key `TranscriptLinkLinkQualifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtTranscriptLinkLinkQualifier: CFString = "TranscriptLinkLinkQualifier"
/// The key `VideoBitrate` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoBitrate: CFString = "VideoBitrate"
/// The key `VideoBitrateMode` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoBitrateMode: CFString = "VideoBitrateMode"
/// The key `VideoDisplayAspectRatio` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoDisplayAspectRatio: CFString = "VideoDisplayAspectRatio"
/// The key `VideoEncodingProfile` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoEncodingProfile: CFString = "VideoEncodingProfile"
/// The key `VideoShotType` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoShotType: CFString = "VideoShotType"
/// The key `VideoShotTypeIdentifier` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoShotTypeIdentifier: CFString = "VideoShotTypeIdentifier"
/// The key `VideoShotTypeName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoShotTypeName: CFString = "VideoShotTypeName"
/// The key `VideoStreamsCount` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVideoStreamsCount: CFString = "VideoStreamsCount"
/// The key `VisualColor` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtVisualColor: CFString = "VisualColor"
/// The key `WorkflowTag` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtWorkflowTag: CFString = "WorkflowTag"
/// The key `WorkflowTagCvId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtWorkflowTagCvId: CFString = "WorkflowTagCvId"
/// The key `WorkflowTagCvTermId` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermId: CFString = "WorkflowTagCvTermId"
/// The key `WorkflowTagCvTermName` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermName: CFString = "WorkflowTagCvTermName"
/// The key `WorkflowTagCvTermRefinedAbout` in the dictionary `{IPTC}`.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermRefinedAbout: CFString = "WorkflowTagCvTermRefinedAbout"
