import CoreGraphics

// The numbers of Apple's font feature registry (developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html), as font
// descriptors name features. FIXME(gap): fonts are drawn without them.

/// The type of the features for all features together.
public let kAllTypographicFeaturesType = 0
/// The type of the features for ligatures.
public let kLigaturesType = 1
/// The type of the features for cursive connection.
public let kCursiveConnectionType = 2
/// The type of the features for vertical substitution.
public let kVerticalSubstitutionType = 4
/// The type of the features for the rearrangement of glyphs in South Asian scripts.
public let kLinguisticRearrangementType = 5
/// The type of the features for number spacing.
public let kNumberSpacingType = 6
/// The type of the features for swashes at the ends of words and lines.
public let kSmartSwashType = 8
/// The type of the features for the display of diacritics.
public let kDiacriticsType = 9
/// The type of the features for vertical position: superiors, inferiors, and ordinals.
public let kVerticalPositionType = 10
/// The type of the features for fractions.
public let kFractionsType = 11
/// The type of the features for overlapping characters.
public let kOverlappingCharactersType = 13
/// The type of the features for typographic extras, such as a slashed zero.
public let kTypographicExtrasType = 14
/// The type of the features for mathematical extras.
public let kMathematicalExtrasType = 15
/// The type of the features for sets of ornaments.
public let kOrnamentSetsType = 16
/// The type of the features for character alternatives.
public let kCharacterAlternativesType = 17
/// The type of the features for design complexity.
public let kDesignComplexityType = 18
/// The type of the features for styles, such as engraved letters.
public let kStyleOptionsType = 19
/// The type of the features for traditional or simplified shapes of Chinese characters.
public let kCharacterShapeType = 20
/// The type of the features for number case: lowercase (old-style) and uppercase (lining) numbers.
public let kNumberCaseType = 21
/// The type of the features for the spacing of East Asian characters.
public let kTextSpacingType = 22
/// The type of the features for transliteration.
public let kTransliterationType = 23
/// The type of the features for case-sensitive layout.
public let kCaseSensitiveLayoutType = 33
/// The type of the features for alternate kana.
public let kAlternateKanaType = 34
/// The type of the features for stylistic sets.
public let kStylisticAlternativesType = 35
/// The type of the features for contextual alternates.
public let kContextualAlternatesType = 36
/// The type of the features for the appearance of lowercase letters.
public let kLowerCaseType = 37
/// The type of the features for the appearance of uppercase letters.
public let kUpperCaseType = 38

/// The selector that turns on required ligatures.
public let kRequiredLigaturesOnSelector = 0
/// The selector that turns off required ligatures.
public let kRequiredLigaturesOffSelector = 1
/// The selector that turns on common ligatures, such as fi.
public let kCommonLigaturesOnSelector = 2
/// The selector that turns off common ligatures, such as fi.
public let kCommonLigaturesOffSelector = 3
/// The selector that turns on rare ligatures, such as ct.
public let kRareLigaturesOnSelector = 4
/// The selector that turns off rare ligatures, such as ct.
public let kRareLigaturesOffSelector = 5
/// The selector that turns on contextual ligatures.
public let kContextualLigaturesOnSelector = 18
/// The selector that turns off contextual ligatures.
public let kContextualLigaturesOffSelector = 19
/// The selector that turns on historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// The selector that turns off historical ligatures.
public let kHistoricalLigaturesOffSelector = 21
/// The selector for monospaced numbers.
public let kMonospacedNumbersSelector = 0
/// The selector for proportional numbers.
public let kProportionalNumbersSelector = 1
/// The selector for third-width numbers.
public let kThirdWidthNumbersSelector = 2
/// The selector for quarter-width numbers.
public let kQuarterWidthNumbersSelector = 3
/// The selector for the normal position, on the baseline.
public let kNormalPositionSelector = 0
/// The selector for superiors.
public let kSuperiorsSelector = 1
/// The selector for inferiors.
public let kInferiorsSelector = 2
/// The selector for ordinals.
public let kOrdinalsSelector = 3
/// The selector for scientific inferiors.
public let kScientificInferiorsSelector = 4
/// The selector for no fractions.
public let kNoFractionsSelector = 0
/// The selector for vertical fractions, with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// The selector for diagonal fractions.
public let kDiagonalFractionsSelector = 2
/// The selector that turns on the slashed zero.
public let kSlashedZeroOnSelector = 4
/// The selector that turns off the slashed zero.
public let kSlashedZeroOffSelector = 5
/// The selector for lowercase (old-style) numbers.
public let kLowerCaseNumbersSelector = 0
/// The selector for uppercase (lining) numbers.
public let kUpperCaseNumbersSelector = 1
/// The selector that turns on case-sensitive layout.
public let kCaseSensitiveLayoutOnSelector = 0
/// The selector that turns off case-sensitive layout.
public let kCaseSensitiveLayoutOffSelector = 1
/// The selector that turns on case-sensitive spacing.
public let kCaseSensitiveSpacingOnSelector = 2
/// The selector that turns off case-sensitive spacing.
public let kCaseSensitiveSpacingOffSelector = 3
/// The selector that turns on contextual alternates.
public let kContextualAlternatesOnSelector = 0
/// The selector that turns off contextual alternates.
public let kContextualAlternatesOffSelector = 1
/// The selector that turns on swash alternates.
public let kSwashAlternatesOnSelector = 2
/// The selector that turns off swash alternates.
public let kSwashAlternatesOffSelector = 3
/// The selector that turns on contextual swash alternates.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector that turns off contextual swash alternates.
public let kContextualSwashAlternatesOffSelector = 5
/// The selector for default lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// The selector for small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The selector for petite capitals for lowercase letters.
public let kLowerCasePetiteCapsSelector = 2
/// The selector for default uppercase letters.
public let kDefaultUpperCaseSelector = 0
/// The selector for small capitals for uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
/// The selector for petite capitals for uppercase letters.
public let kUpperCasePetiteCapsSelector = 2
/// The selector for no stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// The selector that turns on stylistic set 1 (`ss01` in OpenType).
public let kStylisticAltOneOnSelector = 2
/// The selector that turns off stylistic set 1 (`ss01` in OpenType).
public let kStylisticAltOneOffSelector = 3
/// The selector that turns on stylistic set 2 (`ss02` in OpenType).
public let kStylisticAltTwoOnSelector = 4
/// The selector that turns off stylistic set 2 (`ss02` in OpenType).
public let kStylisticAltTwoOffSelector = 5
/// The selector that turns on stylistic set 3 (`ss03` in OpenType).
public let kStylisticAltThreeOnSelector = 6
/// The selector that turns off stylistic set 3 (`ss03` in OpenType).
public let kStylisticAltThreeOffSelector = 7
/// The selector that turns on stylistic set 4 (`ss04` in OpenType).
public let kStylisticAltFourOnSelector = 8
/// The selector that turns off stylistic set 4 (`ss04` in OpenType).
public let kStylisticAltFourOffSelector = 9
/// The selector that turns on stylistic set 5 (`ss05` in OpenType).
public let kStylisticAltFiveOnSelector = 10
/// The selector that turns off stylistic set 5 (`ss05` in OpenType).
public let kStylisticAltFiveOffSelector = 11
/// The selector that turns on stylistic set 6 (`ss06` in OpenType).
public let kStylisticAltSixOnSelector = 12
/// The selector that turns off stylistic set 6 (`ss06` in OpenType).
public let kStylisticAltSixOffSelector = 13
/// The selector that turns on stylistic set 7 (`ss07` in OpenType).
public let kStylisticAltSevenOnSelector = 14
/// The selector that turns off stylistic set 7 (`ss07` in OpenType).
public let kStylisticAltSevenOffSelector = 15
/// The selector that turns on stylistic set 8 (`ss08` in OpenType).
public let kStylisticAltEightOnSelector = 16
/// The selector that turns off stylistic set 8 (`ss08` in OpenType).
public let kStylisticAltEightOffSelector = 17
/// The selector that turns on stylistic set 9 (`ss09` in OpenType).
public let kStylisticAltNineOnSelector = 18
/// The selector that turns off stylistic set 9 (`ss09` in OpenType).
public let kStylisticAltNineOffSelector = 19
/// The selector that turns on stylistic set 10 (`ss10` in OpenType).
public let kStylisticAltTenOnSelector = 20
/// The selector that turns off stylistic set 10 (`ss10` in OpenType).
public let kStylisticAltTenOffSelector = 21
/// The selector that turns on stylistic set 11 (`ss11` in OpenType).
public let kStylisticAltElevenOnSelector = 22
/// The selector that turns off stylistic set 11 (`ss11` in OpenType).
public let kStylisticAltElevenOffSelector = 23
/// The selector that turns on stylistic set 12 (`ss12` in OpenType).
public let kStylisticAltTwelveOnSelector = 24
/// The selector that turns off stylistic set 12 (`ss12` in OpenType).
public let kStylisticAltTwelveOffSelector = 25
/// The selector that turns on stylistic set 13 (`ss13` in OpenType).
public let kStylisticAltThirteenOnSelector = 26
/// The selector that turns off stylistic set 13 (`ss13` in OpenType).
public let kStylisticAltThirteenOffSelector = 27
/// The selector that turns on stylistic set 14 (`ss14` in OpenType).
public let kStylisticAltFourteenOnSelector = 28
/// The selector that turns off stylistic set 14 (`ss14` in OpenType).
public let kStylisticAltFourteenOffSelector = 29
/// The selector that turns on stylistic set 15 (`ss15` in OpenType).
public let kStylisticAltFifteenOnSelector = 30
/// The selector that turns off stylistic set 15 (`ss15` in OpenType).
public let kStylisticAltFifteenOffSelector = 31
/// The selector that turns on stylistic set 16 (`ss16` in OpenType).
public let kStylisticAltSixteenOnSelector = 32
/// The selector that turns off stylistic set 16 (`ss16` in OpenType).
public let kStylisticAltSixteenOffSelector = 33
/// The selector that turns on stylistic set 17 (`ss17` in OpenType).
public let kStylisticAltSeventeenOnSelector = 34
/// The selector that turns off stylistic set 17 (`ss17` in OpenType).
public let kStylisticAltSeventeenOffSelector = 35
/// The selector that turns on stylistic set 18 (`ss18` in OpenType).
public let kStylisticAltEighteenOnSelector = 36
/// The selector that turns off stylistic set 18 (`ss18` in OpenType).
public let kStylisticAltEighteenOffSelector = 37
/// The selector that turns on stylistic set 19 (`ss19` in OpenType).
public let kStylisticAltNineteenOnSelector = 38
/// The selector that turns off stylistic set 19 (`ss19` in OpenType).
public let kStylisticAltNineteenOffSelector = 39
/// The selector that turns on stylistic set 20 (`ss20` in OpenType).
public let kStylisticAltTwentyOnSelector = 40
/// The selector that turns off stylistic set 20 (`ss20` in OpenType).
public let kStylisticAltTwentyOffSelector = 41

/// The key for a feature's type in a font descriptor, a number.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key for the name of a feature's type.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key for whether only one selector of the type can be on.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key for a type's selectors, an array of dictionaries.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key for a selector in a font descriptor, a number.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key for whether a selector is on by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// Returns `nil`: fonts here list no features.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
