import CoreGraphics
import Foundation

// The names of attributes, keys, and options.

public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// The descriptor's attribute for the size for which the glyphs are made.
public let kCTFontOpticalSizeAttribute: CFString = "NSCTFontOpticalSizeAttribute"
/// The descriptor's attribute for the format of the file, a ``CTFontFormat``.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
/// The descriptor's attribute for the languages that the font can write.
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
/// The descriptor's attribute for the rank among fonts of the same name.
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
/// The descriptor's attribute for the use of the font by apps.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The descriptor's attribute for the orientation of the glyphs.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
/// The descriptor's attribute for the characters of the font.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// The descriptor's attribute for the width of every glyph.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The descriptor's attribute for the duration of the registration.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// The descriptor's attribute for the values that the app stores with a font.
public let kCTFontRegistrationUserInfoAttribute: CFString = "NSCTFontRegistrationUserInfoAttribute"
/// The descriptor's attribute for the possibility to download the font.
public let kCTFontDownloadableAttribute: CFString = "NSCTFontDownloadableAttribute"
public let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"
/// The descriptor's attribute for the move of the baseline.
public let kCTFontBaselineAdjustAttribute: CFString = "NSCTFontBaselineAdjustAttribute"
/// The descriptor's attribute for the encodings of classic Macintosh.
public let kCTFontMacintoshEncodingsAttribute: CFString = "NSCTFontMacintoshEncodingsAttribute"
/// The descriptor's attribute for the axes of a variable font.
public let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"
/// The descriptor's attribute for the language that a font must support.
public let kCTFontDescriptorLanguageAttribute: CFString = "NSCTFontDescriptorLanguageAttribute"
/// The trait for the kind of glyphs, the raw value of ``CTFontSymbolicTraits``.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The trait for the slant, from -1 to 1.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The key for the style within the family in a font's names.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
/// The key for the unique identifier in a font's names.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The key for the family and the style in a font's names.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// The key for the name that identifies the font in a font's names.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// The key for the manufacturer's address in a font's names.
public let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
/// The key for the designer's address in a font's names.
public let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseName"
/// The key for the license's address in a font's names.
public let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
public let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
/// The key for the name of a font with character identifiers in a font's names.
public let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostScriptCIDName"

/// The numbers of the names in OpenType's name table.
let fontNameNumbers: [CFString: UInt16] = [
    kCTFontCopyrightNameKey: 0,
    kCTFontFamilyNameKey: 1,
    kCTFontSubFamilyNameKey: 2,
    kCTFontStyleNameKey: 2,
    kCTFontUniqueNameKey: 3,
    kCTFontFullNameKey: 4,
    kCTFontVersionNameKey: 5,
    kCTFontPostScriptNameKey: 6,
    kCTFontTrademarkNameKey: 7,
    kCTFontManufacturerNameKey: 8,
    kCTFontDesignerNameKey: 9,
    kCTFontDescriptionNameKey: 10,
    kCTFontVendorURLNameKey: 11,
    kCTFontDesignerURLNameKey: 12,
    kCTFontLicenseNameKey: 13,
    kCTFontLicenseURLNameKey: 14,
    kCTFontSampleTextNameKey: 19,
    kCTFontPostScriptCIDNameKey: 20,
]

/// The key for the tag, a number of a variable font's axis.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The key for the smallest value of a variable font's axis.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The key for the largest value of a variable font's axis.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// The key for the absence from lists for people of a variable font's axis.
public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"
public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
/// The key for the explanation of a feature.
public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
/// The key for the tag of an OpenType feature.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key for the value of an OpenType feature.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

// FIXME(gap): of these attributes, the layout uses the run's delegate; reading aids, vertical lines, and other baselines are not drawn.
/// The attribute for the object that gives a run its size, a ``CTRunDelegate``.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The attribute for the glyph that replaces a character's, a ``CTGlyphInfo``.
public let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"
/// The attribute for the use of glyphs for vertical lines.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The attribute for the count of characters that stay horizontal in a vertical line.
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
/// The attribute for the reading aid, a ``CTRubyAnnotation``.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
/// The attribute for the scaling of a reading aid.
public let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"
/// The attribute for the baseline of the text.
public let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
public let kCTBaselineInfoAttributeName: CFString = "CTBaselineInfo"
/// The attribute for the places of the reference's baselines.
public let kCTBaselineReferenceInfoAttributeName: CFString = "CTBaselineReferenceInfo"
/// The attribute for the shape of Chinese characters.
public let kCTCharacterShapeAttributeName: CFString = "NSCharacterShape"
/// The attribute for the object that gives a picture, a ``CTAdaptiveImageProviding``.
public let kCTAdaptiveImageProviderAttributeName: CFString = "CTAdaptiveImageProvider"
/// The attribute for the direction of a frame's lines, the raw value of ``CTFrameProgression``.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// The attribute for the paths that a frame's lines avoid.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// The attribute for the path of a clipping path's dictionary.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"
public let kCTBaselineClassRoman: CFString = "CTBaselineClassRoman"
/// A baseline: IdeographicCentered.
public let kCTBaselineClassIdeographicCentered: CFString = "CTBaselineClassIdeographicCentered"
/// A baseline: IdeographicLow.
public let kCTBaselineClassIdeographicLow: CFString = "CTBaselineClassIdeographicLow"
/// A baseline: IdeographicHigh.
public let kCTBaselineClassIdeographicHigh: CFString = "CTBaselineClassIdeographicHigh"
public let kCTBaselineClassHanging: CFString = "CTBaselineClassHanging"
public let kCTBaselineClassMath: CFString = "CTBaselineClassMath"
public let kCTBaselineReferenceFont: CFString = "CTBaselineReferenceFont"
/// A key of a reference for baselines.
public let kCTBaselineOriginalFont: CFString = "CTBaselineOriginalFont"
/// The typesetter's option for the layout of paragraphs of any length.
public let kCTTypesetterOptionAllowUnboundedLayout: CFString = "kCTTypesetterOptionAllowUnboundedLayout"
/// The typesetter's option for the level of the writing direction.
public let kCTTypesetterOptionForcedEmbeddingLevel: CFString = "kCTTypesetterOptionForcedEmbeddingLevel"
/// The typesetter's option for the absence of mixed directions.
public let kCTTypesetterOptionDisableBidiProcessing: CFString = "kCTTypesetterOptionDisableBidiProcessing"
/// The collection's option for one descriptor for each font.
public let kCTFontCollectionRemoveDuplicatesOption: CFString = "CTFontCollectionRemoveDuplicatesOption"
/// The collection's option for fonts that are off.
public let kCTFontCollectionIncludeDisabledFontsOption: CFString = "CTFontCollectionIncludeDisabledFontsOption"
/// The collection's option for no search for further fonts.
public let kCTFontCollectionDisallowAutoActivationOption: CFString = "CTFontCollectionDisallowAutoActivationOption"
public let kCTFontDescriptorMatchingSourceDescriptor: CFString = "CTFontDescriptorMatchingSourceDescriptor"
public let kCTFontDescriptorMatchingDescriptors: CFString = "CTFontDescriptorMatchingDescriptors"
public let kCTFontDescriptorMatchingResult: CFString = "CTFontDescriptorMatchingResult"
public let kCTFontDescriptorMatchingPercentage: CFString = "CTFontDescriptorMatchingPercentage"
public let kCTFontDescriptorMatchingCurrentAssetSize: CFString = "CTFontDescriptorMatchingCurrentAssetSize"
public let kCTFontDescriptorMatchingTotalDownloadedSize: CFString = "CTFontDescriptorMatchingTotalDownloadedSize"
public let kCTFontDescriptorMatchingTotalAssetSize: CFString = "CTFontDescriptorMatchingTotalAssetSize"
/// A key of the progress of matching.
public let kCTFontDescriptorMatchingError: CFString = "CTFontDescriptorMatchingError"
/// The option of a tab stop for the characters that end a column, a `CharacterSet`.
public let kCTTabColumnTerminatorsAttributeName: CFString = NSTextTabOptionKey.columnTerminators.rawValue
/// The domain of errors in registering fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key for the files in an error.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
public let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"
/// The key for the asset's name in an error.
public let kCTFontManagerErrorFontAssetNameKey: CFString = "CTFontManagerErrorFontAssetName"
/// The notification after fonts were registered or unregistered.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"
/// The ranks of fonts with the same name.
public let kCTFontPrioritySystem = 10000
public let kCTFontPriorityNetwork = 20000
public let kCTFontPriorityComputer = 30000
public let kCTFontPriorityUser = 40000
public let kCTFontPriorityDynamic = 50000
public let kCTFontPriorityProcess = 60000

/// The rank of a font, one of the constants.
public typealias CTFontPriority = UInt32
public typealias CTFontTableTag = UInt32
/// The weight of a line under text. Patterns are added to it.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}
/// The pattern of a line under text.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    /// A line of dashes and dots in turn.
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}
/// Options for creating a font.
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No search for fonts elsewhere.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// No download.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}
/// Options for reading a table.
public struct CTFontTableOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The table of this font only.
    public static let excludeSynthetic = CTFontTableOptions(rawValue: 1 << 0)
}
/// Options for copying attributes of a collection's fonts.
public struct CTFontCollectionCopyOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Each value once.
    public static let unique = CTFontCollectionCopyOptions(rawValue: 1 << 0)
    /// In the order of people's language.
    public static let standardSort = CTFontCollectionCopyOptions(rawValue: 1 << 1)
}
/// The class of a font's style, in the top bits of its traits.
public struct CTFontStylisticClass: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Serifs as in old books.
    public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
    /// Serifs between the old and the modern.
    public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
    /// Thin serifs.
    public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
    public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
    /// Thick serifs.
    public static let classSlabSerifs = CTFontStylisticClass(rawValue: 5 << 28)
    /// Serifs of any shape.
    public static let classFreeformSerifs = CTFontStylisticClass(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = CTFontStylisticClass(rawValue: 8 << 28)
    public static let classOrnamentals = CTFontStylisticClass(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = CTFontStylisticClass(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = CTFontStylisticClass(rawValue: 12 << 28)
}
/// The format of a font file.
public enum CTFontFormat: UInt32, Sendable {
    /// The format: none that is known, OpenType with either kind of outlines, the older ones, or pictures.
    case unrecognized, openTypePostScript, openTypeTrueType, trueType, postScript, bitmap
}
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
    /// The states in their order; nothing is ever downloaded here.
    case didBegin, didFinish, willBeginQuerying, stalled, willBeginDownloading, downloading, didFinishDownloading, didMatch
    case didFailWithError
}
public enum CTFramePathFillRule: UInt32, Sendable { case evenOdd, windingNumber }
/// The direction in which a frame's lines follow each other.
public enum CTFrameProgression: UInt32, Sendable { case topToBottom, rightToLeft, leftToRight }
