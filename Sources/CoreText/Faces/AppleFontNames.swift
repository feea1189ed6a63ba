import Foundation

/// The names of faces that Apple's platforms ship. Nothing but the names is used.
package enum AppleFontNames {
    /// Families by name, with the PostScript prefix of their faces and whether they are fixed pitch.
    package static let families: [(name: String, postScript: String, isFixedPitch: Bool)] = [
        ("Academy Engraved LET", "AcademyEngravedLetPlain", false), ("Al Nile", "AlNile", false),
        ("American Typewriter", "AmericanTypewriter", false), ("Apple Color Emoji", "AppleColorEmoji", false),
        ("Apple SD Gothic Neo", "AppleSDGothicNeo", false), ("Apple Symbols", "AppleSymbols", false), ("Arial", "Arial", false),
        ("Arial Hebrew", "ArialHebrew", false), ("Arial Rounded MT Bold", "ArialRoundedMTBold", false), ("Avenir", "Avenir", false),
        ("Avenir Next", "AvenirNext", false), ("Avenir Next Condensed", "AvenirNextCondensed", false),
        ("Bangla Sangam MN", "BanglaSangamMN", false),
        ("Baskerville", "Baskerville", false), ("Bodoni 72", "BodoniSvtyTwoITCTT", false),
        ("Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", false),
        ("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT", false), ("Bodoni Ornaments", "BodoniOrnamentsITCTT", false),
        ("Bradley Hand", "BradleyHandITCTT", false), ("Chalkboard SE", "ChalkboardSE", false), ("Chalkduster", "Chalkduster", false),
        ("Charter", "Charter", false), ("Cochin", "Cochin", false), ("Copperplate", "Copperplate", false), ("Courier", "Courier", true),
        ("Courier New", "CourierNewPS", true), ("Damascus", "Damascus", false), ("Devanagari Sangam MN", "DevanagariSangamMN", false),
        ("Didot", "Didot", false), ("DIN Alternate", "DINAlternate", false), ("DIN Condensed", "DINCondensed", false),
        ("Euphemia UCAS", "EuphemiaUCAS", false), ("Farah", "Farah", false), ("Futura", "Futura", false), ("Galvji", "Galvji", false),
        ("Geeza Pro", "GeezaPro", false), ("Georgia", "Georgia", false), ("Gill Sans", "GillSans", false),
        ("Gujarati Sangam MN", "GujaratiSangamMN", false), ("Gurmukhi MN", "GurmukhiMN", false), ("Heiti SC", "STHeitiSC", false),
        ("Heiti TC", "STHeitiTC", false), ("Helvetica", "Helvetica", false), ("Helvetica Neue", "HelveticaNeue", false),
        ("Hiragino Kaku Gothic ProN", "HiraKakuProN", false), ("Hiragino Maru Gothic ProN", "HiraMaruProN", false),
        ("Hiragino Mincho ProN", "HiraMinProN", false), ("Hiragino Sans", "HiraginoSans", false), ("Hoefler Text", "HoeflerText", false),
        ("Iowan Old Style", "IowanOldStyle", false), ("Kailasa", "Kailasa", false), ("Kannada Sangam MN", "KannadaSangamMN", false),
        ("Kefa", "Kefa", false), ("Khmer Sangam MN", "KhmerSangamMN", false), ("Kohinoor Bangla", "KohinoorBangla", false),
        ("Kohinoor Devanagari", "KohinoorDevanagari", false), ("Kohinoor Gujarati", "KohinoorGujarati", false),
        ("Kohinoor Telugu", "KohinoorTelugu", false), ("Lao Sangam MN", "LaoSangamMN", false),
        ("Malayalam Sangam MN", "MalayalamSangamMN", false),
        ("Marion", "Marion", false), ("Marker Felt", "MarkerFelt", false), ("Menlo", "Menlo", true), ("Mishafi", "DiwanMishafi", false),
        ("Mukta Mahee", "MuktaMahee", false), ("Myanmar Sangam MN", "MyanmarSangamMN", false), ("Noteworthy", "Noteworthy", false),
        ("Noto Nastaliq Urdu", "NotoNastaliqUrdu", false), ("Optima", "Optima", false), ("Oriya Sangam MN", "OriyaSangamMN", false),
        ("Palatino", "Palatino", false), ("Papyrus", "Papyrus", false), ("Party LET", "PartyLetPlain", false),
        ("PingFang HK", "PingFangHK", false),
        ("PingFang SC", "PingFangSC", false), ("PingFang TC", "PingFangTC", false), ("Rockwell", "Rockwell", false),
        ("Savoye LET", "SavoyeLetPlain", false), ("SF Mono", "SFMono", true), ("Sinhala Sangam MN", "SinhalaSangamMN", false),
        ("Snell Roundhand", "SnellRoundhand", false), ("STIX Two Math", "STIXTwoMath", false), ("STIX Two Text", "STIXTwoText", false),
        ("Superclarendon", "Superclarendon", false), ("Symbol", "Symbol", false), ("Tamil Sangam MN", "TamilSangamMN", false),
        ("Telugu Sangam MN", "TeluguSangamMN", false), ("Thonburi", "Thonburi", false), ("Times New Roman", "TimesNewRomanPS", false),
        ("Trebuchet MS", "TrebuchetMS", false), ("Verdana", "Verdana", false), ("Zapf Dingbats", "ZapfDingbatsITC", false),
        ("Zapfino", "Zapfino", false),
    ]

    /// Style words in PostScript names and their weights, longest first where one contains another.
    private static let weights: [(word: String, weight: CGFloat)] = [
        ("ultralight", -0.8), ("extralight", -0.8), ("semibold", 0.3), ("demibold", 0.3), ("extrabold", 0.56), ("heavy", 0.56),
        ("black", 0.62), ("medium", 0.23), ("light", -0.4), ("thin", -0.6), ("bold", 0.4), ("demi", 0.3), ("w6", 0.3), ("w7", 0.4),
    ]

    package static func description(of name: String, size: CGFloat) -> CTFont.Description? {
        let lower = name.lowercased()
        if lower.hasPrefix(".sfui") || lower.hasPrefix(".applesystemuifont") || lower.hasPrefix("sfpro") || lower.hasPrefix("sfuitext")
            || lower.hasPrefix("sfuidisplay") || lower == "system" || lower.hasPrefix(".sfns")
        {
            let source: CTFont.Source =
                lower.contains("mono") ? .monospaced : lower.contains("rounded") ? .rounded : lower.contains("serif") ? .serif : .system
            return .init(source: source, weight: weight(in: lower), isItalic: isItalic(lower), size: size)
        }
        guard let family = families.first(where: { matches(lower, $0) }) else { return nil }
        return .init(
            source: .substitute(name: name == family.name ? family.postScript : name, isFixedPitch: family.isFixedPitch),
            weight: weight(in: lower.replacingOccurrences(of: family.name.lowercased(), with: "")), isItalic: isItalic(lower), size: size)
    }

    private static func matches(_ lower: String, _ family: (name: String, postScript: String, isFixedPitch: Bool)) -> Bool {
        let (name, postScript) = (family.name.lowercased(), family.postScript.lowercased())
        if lower == name || lower == postScript || lower.hasPrefix(postScript + "-") { return true }
        // Full names ("Helvetica Neue Bold") and PostScript names with another foundry suffix ("Courier-BoldOblique", "ArialMT").
        if lower == postScript + "mt" || lower == postScript + "-mt" { return true }
        guard lower.hasPrefix(name + " ") else { return false }
        let rest = lower.dropFirst(name.count + 1)
        return weights.contains { rest.hasPrefix($0.word) } || rest.hasPrefix("italic") || rest.hasPrefix("regular")
            || rest.hasPrefix("oblique")
    }

    private static func weight(in lower: String) -> SystemWeight {
        SystemWeight(weights.first { lower.contains($0.word) }?.weight ?? 0)
    }

    private static func isItalic(_ lower: String) -> Bool { lower.contains("italic") || lower.contains("oblique") }

    static func family(of name: String) -> (name: String, postScript: String, isFixedPitch: Bool) {
        let lower = name.lowercased()
        return families.first { matches(lower, $0) } ?? (name, name, false)
    }

    static func style(isBold: Bool, isItalic: Bool) -> String {
        isBold ? (isItalic ? "BoldItalic" : "Bold") : isItalic ? "Italic" : ""
    }

    /// Returns the PostScript and family names that a font reports.
    static func names(of description: CTFont.Description) -> (font: String, family: String) {
        switch description.source {
        case .system, .monospacedDigits:
            (".SFUI-\(description.weight.appleStyle)\(description.isItalic ? "Italic" : "")", ".AppleSystemUIFont")
        case .monospaced:
            (
                ".AppleSystemUIFontMonospaced-\(description.weight.appleStyle)\(description.isItalic ? "Italic" : "")",
                ".AppleSystemUIFontMonospaced"
            )
        case .serif:
            (".AppleSystemUIFontSerif-\(description.weight.appleStyle)\(description.isItalic ? "Italic" : "")", ".AppleSystemUIFontSerif")
        case .rounded:
            (
                ".AppleSystemUIFontRounded-\(description.weight.appleStyle)\(description.isItalic ? "Italic" : "")",
                ".AppleSystemUIFontRounded"
            )
        case .substitute(let name, _): (name, family(of: name).name)
        case .file: ("", "")
        }
    }
}
