import CoreGraphics

// The numbers of Apple's font feature registry (developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html), as font
// descriptors name features. FIXME(gap): fonts are drawn without them.

/// The type of the features for all features together.
public let kAllTypographicFeaturesType = 0
/// The type of the features for ligatures.
public let kLigaturesType = 1
/// The type of the features for connected letters.
public let kCursiveConnectionType = 2
/// The type of the features for glyphs of vertical text.
public let kVerticalSubstitutionType = 4
/// The type of the features for the reordering of glyphs in South Asian scripts.
public let kLinguisticRearrangementType = 5
/// The type of the features for the widths of digits.
public let kNumberSpacingType = 6
/// The type of the features for swashes at the ends of words and lines.
public let kSmartSwashType = 8
/// The type of the features for the display of diacritics.
public let kDiacriticsType = 9
/// The type of the features for superiors, inferiors, and ordinals.
public let kVerticalPositionType = 10
/// The type of the features for fractions.
public let kFractionsType = 11
/// The type of the features for the prevention of overlapping glyphs.
public let kOverlappingCharactersType = 13
/// The type of the features for typographic extras, such as a slashed zero.
public let kTypographicExtrasType = 14
/// The type of the features for mathematical signs.
public let kMathematicalExtrasType = 15
/// The type of the features for sets of ornaments.
public let kOrnamentSetsType = 16
/// The type of the features for numbered alternatives of characters.
public let kCharacterAlternativesType = 17
/// The type of the features for the complexity of the design.
public let kDesignComplexityType = 18
/// The type of the features for styles, such as engraved letters.
public let kStyleOptionsType = 19
/// The type of the features for traditional or simplified shapes of Chinese characters.
public let kCharacterShapeType = 20
/// The type of the features for digits that extend below the baseline.
public let kNumberCaseType = 21
/// The type of the features for the spacing of East Asian characters.
public let kTextSpacingType = 22
/// The type of the features for the display in another script.
public let kTransliterationType = 23
/// The type of the features for punctuation beside capitals.
public let kCaseSensitiveLayoutType = 33
/// The type of the features for alternatives of kana.
public let kAlternateKanaType = 34
/// The type of the features for stylistic sets.
public let kStylisticAlternativesType = 35
/// The type of the features for glyphs that depend on their neighbors.
public let kContextualAlternatesType = 36
/// The type of the features for the appearance of lowercase letters.
public let kLowerCaseType = 37
/// The type of the features for the appearance of uppercase letters.
public let kUpperCaseType = 38

/// The selector that turns ligatures that the script needs on.
public let kRequiredLigaturesOnSelector = 0
/// The selector that turns ligatures that the script needs off.
public let kRequiredLigaturesOffSelector = 1
/// The selector that turns common ligatures, such as fi on.
public let kCommonLigaturesOnSelector = 2
/// The selector that turns common ligatures, such as fi off.
public let kCommonLigaturesOffSelector = 3
/// The selector that turns rare ligatures, such as ct on.
public let kRareLigaturesOnSelector = 4
/// The selector that turns rare ligatures, such as ct off.
public let kRareLigaturesOffSelector = 5
/// The selector that turns ligatures that depend on the context on.
public let kContextualLigaturesOnSelector = 18
/// The selector that turns ligatures that depend on the context off.
public let kContextualLigaturesOffSelector = 19
/// The selector that turns ligatures of former times on.
public let kHistoricalLigaturesOnSelector = 20
/// The selector that turns ligatures of former times off.
public let kHistoricalLigaturesOffSelector = 21
/// The selector for digits of equal width.
public let kMonospacedNumbersSelector = 0
/// The selector for digits of their natural widths.
public let kProportionalNumbersSelector = 1
/// The selector for digits of a third of the width of a square.
public let kThirdWidthNumbersSelector = 2
/// The selector for digits of a quarter of the width of a square.
public let kQuarterWidthNumbersSelector = 3
/// The selector for glyphs on the baseline.
public let kNormalPositionSelector = 0
/// The selector for raised glyphs.
public let kSuperiorsSelector = 1
/// The selector for lowered glyphs.
public let kInferiorsSelector = 2
/// The selector for ordinals with raised letters.
public let kOrdinalsSelector = 3
/// The selector for the lowered digits of formulas.
public let kScientificInferiorsSelector = 4
/// The selector for numbers without fractions.
public let kNoFractionsSelector = 0
/// The selector for fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// The selector for fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2
/// The selector that turns a stroke through the zero on.
public let kSlashedZeroOnSelector = 4
/// The selector that turns a stroke through the zero off.
public let kSlashedZeroOffSelector = 5
/// The selector for digits that extend below the baseline.
public let kLowerCaseNumbersSelector = 0
/// The selector for digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The selector that turns punctuation at the height of capitals on.
public let kCaseSensitiveLayoutOnSelector = 0
/// The selector that turns punctuation at the height of capitals off.
public let kCaseSensitiveLayoutOffSelector = 1
/// The selector that turns wider spacing between capitals on.
public let kCaseSensitiveSpacingOnSelector = 2
/// The selector that turns wider spacing between capitals off.
public let kCaseSensitiveSpacingOffSelector = 3
/// The selector that turns glyphs that depend on their neighbors on.
public let kContextualAlternatesOnSelector = 0
/// The selector that turns glyphs that depend on their neighbors off.
public let kContextualAlternatesOffSelector = 1
/// The selector that turns swashes on.
public let kSwashAlternatesOnSelector = 2
/// The selector that turns swashes off.
public let kSwashAlternatesOffSelector = 3
/// The selector that turns swashes that depend on their neighbors on.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector that turns swashes that depend on their neighbors off.
public let kContextualSwashAlternatesOffSelector = 5
/// The selector for ordinary lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// The selector for small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The selector for petite capitals for lowercase letters.
public let kLowerCasePetiteCapsSelector = 2
/// The selector for ordinary uppercase letters.
public let kDefaultUpperCaseSelector = 0
/// The selector for small capitals for uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
/// The selector for petite capitals for uppercase letters.
public let kUpperCasePetiteCapsSelector = 2
/// The selector for no stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// The selector that turns stylistic set 1 on (`ss01` in OpenType).
public let kStylisticAltOneOnSelector = 2
/// The selector that turns stylistic set 1 off (`ss01` in OpenType).
public let kStylisticAltOneOffSelector = 3
/// The selector that turns stylistic set 2 on (`ss02` in OpenType).
public let kStylisticAltTwoOnSelector = 4
/// The selector that turns stylistic set 2 off (`ss02` in OpenType).
public let kStylisticAltTwoOffSelector = 5
/// The selector that turns stylistic set 3 on (`ss03` in OpenType).
public let kStylisticAltThreeOnSelector = 6
/// The selector that turns stylistic set 3 off (`ss03` in OpenType).
public let kStylisticAltThreeOffSelector = 7
/// The selector that turns stylistic set 4 on (`ss04` in OpenType).
public let kStylisticAltFourOnSelector = 8
/// The selector that turns stylistic set 4 off (`ss04` in OpenType).
public let kStylisticAltFourOffSelector = 9
/// The selector that turns stylistic set 5 on (`ss05` in OpenType).
public let kStylisticAltFiveOnSelector = 10
/// The selector that turns stylistic set 5 off (`ss05` in OpenType).
public let kStylisticAltFiveOffSelector = 11
/// The selector that turns stylistic set 6 on (`ss06` in OpenType).
public let kStylisticAltSixOnSelector = 12
/// The selector that turns stylistic set 6 off (`ss06` in OpenType).
public let kStylisticAltSixOffSelector = 13
/// The selector that turns stylistic set 7 on (`ss07` in OpenType).
public let kStylisticAltSevenOnSelector = 14
/// The selector that turns stylistic set 7 off (`ss07` in OpenType).
public let kStylisticAltSevenOffSelector = 15
/// The selector that turns stylistic set 8 on (`ss08` in OpenType).
public let kStylisticAltEightOnSelector = 16
/// The selector that turns stylistic set 8 off (`ss08` in OpenType).
public let kStylisticAltEightOffSelector = 17
/// The selector that turns stylistic set 9 on (`ss09` in OpenType).
public let kStylisticAltNineOnSelector = 18
/// The selector that turns stylistic set 9 off (`ss09` in OpenType).
public let kStylisticAltNineOffSelector = 19
/// The selector that turns stylistic set 10 on (`ss10` in OpenType).
public let kStylisticAltTenOnSelector = 20
/// The selector that turns stylistic set 10 off (`ss10` in OpenType).
public let kStylisticAltTenOffSelector = 21
/// The selector that turns stylistic set 11 on (`ss11` in OpenType).
public let kStylisticAltElevenOnSelector = 22
/// The selector that turns stylistic set 11 off (`ss11` in OpenType).
public let kStylisticAltElevenOffSelector = 23
/// The selector that turns stylistic set 12 on (`ss12` in OpenType).
public let kStylisticAltTwelveOnSelector = 24
/// The selector that turns stylistic set 12 off (`ss12` in OpenType).
public let kStylisticAltTwelveOffSelector = 25
/// The selector that turns stylistic set 13 on (`ss13` in OpenType).
public let kStylisticAltThirteenOnSelector = 26
/// The selector that turns stylistic set 13 off (`ss13` in OpenType).
public let kStylisticAltThirteenOffSelector = 27
/// The selector that turns stylistic set 14 on (`ss14` in OpenType).
public let kStylisticAltFourteenOnSelector = 28
/// The selector that turns stylistic set 14 off (`ss14` in OpenType).
public let kStylisticAltFourteenOffSelector = 29
/// The selector that turns stylistic set 15 on (`ss15` in OpenType).
public let kStylisticAltFifteenOnSelector = 30
/// The selector that turns stylistic set 15 off (`ss15` in OpenType).
public let kStylisticAltFifteenOffSelector = 31
/// The selector that turns stylistic set 16 on (`ss16` in OpenType).
public let kStylisticAltSixteenOnSelector = 32
/// The selector that turns stylistic set 16 off (`ss16` in OpenType).
public let kStylisticAltSixteenOffSelector = 33
/// The selector that turns stylistic set 17 on (`ss17` in OpenType).
public let kStylisticAltSeventeenOnSelector = 34
/// The selector that turns stylistic set 17 off (`ss17` in OpenType).
public let kStylisticAltSeventeenOffSelector = 35
/// The selector that turns stylistic set 18 on (`ss18` in OpenType).
public let kStylisticAltEighteenOnSelector = 36
/// The selector that turns stylistic set 18 off (`ss18` in OpenType).
public let kStylisticAltEighteenOffSelector = 37
/// The selector that turns stylistic set 19 on (`ss19` in OpenType).
public let kStylisticAltNineteenOnSelector = 38
/// The selector that turns stylistic set 19 off (`ss19` in OpenType).
public let kStylisticAltNineteenOffSelector = 39
/// The selector that turns stylistic set 20 on (`ss20` in OpenType).
public let kStylisticAltTwentyOnSelector = 40
/// The selector that turns stylistic set 20 off (`ss20` in OpenType).
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
