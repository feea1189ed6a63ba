import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite(.serialized) struct CoreTextDetailTests {
    @Test("a run with a delegate has the delegate's size, and the line is high enough for it")
    func delegate() throws {
        final class Box { let width: CGFloat = 40 }
        let box = Box()
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion, dealloc: { _ in },
            getAscent: { _ in 50 }, getDescent: { _ in 10 },
            getWidth: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().width })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passUnretained(box).toOpaque()))
        let text = NSMutableAttributedString(string: "ab c", attributes: [.font: CTFont.system(size: 17)])
        let plain = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil)
        let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
        text.replaceCharacters(
            in: NSRange(location: 2, length: 1), with: NSAttributedString(string: "\u{FFFC}", attributes: [key: delegate]))
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(ascent == 50 && descent == 10 && width > plain + 30)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count == 3 && CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), &ascent, nil, nil) == 40 && ascent == 50)
        #expect(CTRunGetStringRange(runs[1]).location == 2)
        #expect(CTRunDelegateGetRefCon(delegate) == Unmanaged.passUnretained(box).toOpaque())
    }

    @Test("a paragraph style is created from settings, and tells them")
    func paragraph() {
        var (alignment, spacing, indent) = (CTTextAlignment.center, CGFloat(4), CGFloat(12))
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                withUnsafePointer(to: &indent) { indent in
                    let settings = [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
                        CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
                        CTParagraphStyleSetting(spec: .firstLineHeadIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent),
                    ]
                    return CTParagraphStyleCreate(settings, settings.count)
                }
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 4 && style.firstLineHeadIndent == 12)
        var found = CTTextAlignment.left
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, MemoryLayout<CTTextAlignment>.size, &found) && found == .center)
        var length: CGFloat = 0
        #expect(CTParagraphStyleGetValueForSpecifier(style, .firstLineHeadIndent, MemoryLayout<CGFloat>.size, &length) && length == 12)
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .headIndent, 2, &length))
        let tab = CTTextTabCreate(.right, 80, nil)
        #expect(CTTextTabGetAlignment(tab) == .right && CTTextTabGetLocation(tab) == 80 && CTTextTabGetOptions(tab) == nil)
    }

    @Test("a font tells its names, its traits, its characters, and its tables")
    func font() throws {
        let font = CTFontCreateWithName("Helvetica-Bold" as CFString, 20, nil)
        #expect(
            CTFontCopyName(font, kCTFontFamilyNameKey) == "Helvetica" && CTFontCopyName(font, kCTFontPostScriptNameKey) == "Helvetica-Bold")
        #expect(CTFontCopyName(font, kCTFontStyleNameKey) == "Bold" && CTFontCopyName(font, kCTFontCopyrightNameKey) == nil)
        let traits = CTFontCopyTraits(font)
        #expect((traits[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value == CTFontSymbolicTraits.traitBold.rawValue)
        #expect((traits[kCTFontWeightTrait] as? NSNumber).map { abs($0.doubleValue - 0.4) < 0.01 } == true)
        let characters = CTFontCopyCharacterSet(font)
        #expect(characters.contains("A") && !characters.contains("\u{4E2D}"))
        #expect((CTFontCopySupportedLanguages(font) as? [String])?.contains("de") == true)
        #expect(CTFontHasTable(font, 0x6865_6164) && CTFontCopyTable(font, 0x6865_6164, [])?.count == 54)
        #expect(CTFontCopyTable(font, 0x7878_7878, []) == nil && CTFontCopyVariationAxes(font) == nil)
        let glyph = CTFontGetGlyphWithName(font, "A")
        #expect(glyph != 0 && CTFontCopyNameForGlyph(font, glyph) == "A" && CTFontGetGlyphWithName(font, "no such glyph") == 0)
        #expect(CTFontCopyNameForGlyph(font, .max) == nil)
        #expect(CTFontCreateForString(font, "abc" as CFString, CFRangeMake(0, 3)) == font)
        let emoji = CTFontCreateForString(font, "a😀" as CFString, CFRangeMake(0, 3))
        #expect(emoji != font && emoji.size == 20)
        let times = try #require(CTFontCreateCopyWithFamily(font, 0, nil, "Times New Roman" as CFString))
        #expect(times.familyName == "Times New Roman" && CTFontGetSize(times) == 20)
        #expect(CTFontCreateCopyWithFamily(font, 0, nil, "No Such Family" as CFString) == nil)
    }

    @Test("descriptors match by name and family, and a collection lists fonts")
    func collection() throws {
        let wanted = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Georgia"] as CFDictionary)
        let found = try #require(CTFontDescriptorCreateMatchingFontDescriptors(wanted, nil) as? [CTFontDescriptor])
        #expect(found.count == 1 && CTFontDescriptorCopyAttribute(found[0], kCTFontNameAttribute) as? NSString == "Georgia")
        let unknown = CTFontDescriptorCreateWithNameAndSize("No-Such-Font" as CFString, 0)
        #expect(CTFontDescriptorCreateMatchingFontDescriptors(unknown, nil) == nil)
        let all = CTFontCollectionCreateFromAvailableFonts(nil)
        let families = CTFontCollectionCopyFontAttribute(all, kCTFontFamilyNameAttribute, [.unique, .standardSort]).compactMap {
            $0 as? NSString
        }
        #expect(families.contains("Helvetica") && families.count > 50)
        let some = CTFontCollectionCreateWithFontDescriptors([wanted] as CFArray, nil)
        #expect(CTFontCollectionCreateMatchingFontDescriptors(some)?.count == 1)
        let changed = CTFontCollectionCreateMutableCopy(some)
        CTFontCollectionSetExclusionDescriptors(changed, [wanted] as CFArray)
        #expect(CTFontCollectionCreateMatchingFontDescriptors(changed)?.isEmpty == true)
        #expect((CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains("Avenir") == true)
        var states: [CTFontDescriptorMatchingState] = []
        _ = CTFontDescriptorMatchFontDescriptorsWithProgressHandler([wanted] as CFArray, nil) { state, _ in
            states.append(state)
            return true
        }
        #expect(states == [.didBegin, .didFinish])
        var missing: CFArray = []
        CTFontManagerRequestFonts([wanted, unknown] as CFArray) { missing = $0 }
        #expect(missing.count == 1)
        var failures: CFArray = []
        CTFontManagerRegisterFontsWithAssetNames(["A"] as CFArray, nil, .process, true) { errors, isDone in
            failures = errors
            return isDone
        }
        #expect((failures.first as? NSError)?.code == CTFontManagerError.assetNotFound.rawValue)
    }

    @Test("a line is justified by its spaces, and lists the carets' places")
    func lines() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "a b c", attributes: [.font: CTFont.system(size: 17)]))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        let wide = try #require(CTLineCreateJustifiedLine(line, 1, width + 30))
        #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - width - 30) < 0.01)
        #expect(CTLineCreateJustifiedLine(CTLineCreateWithAttributedString(NSAttributedString(string: "abc")), 1, 500) == nil)
        var places: [Double] = []
        CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, stop in
            if isLeading { places.append(offset) }
            if index == 2 { stop.pointee = true }
        }
        #expect(places.count == 3 && places[0] == 0 && places[1] < places[2])
        let ruby = CTRubyAnnotationCreateWithAttributes(
            .center, .auto, .before, "かん" as CFString, [kCTRubyAnnotationSizeFactorAttributeName: 0.4] as CFDictionary)
        #expect(CTRubyAnnotationGetTextForPosition(ruby, .before) == "かん" && CTRubyAnnotationGetTextForPosition(ruby, .after) == nil)
        #expect(abs(CTRubyAnnotationGetSizeFactor(ruby) - 0.4) < 0.001 && CTRubyAnnotationGetAlignment(ruby) == .center)
    }
}
