import Foundation

/// The characters of a simple font's codes.
struct PDFEncoding {
    /// The character of each code, or `nil` if there is none.
    private(set) var characters: [Unicode.Scalar?]
    /// The glyph names that the font's own list of differences assigns to codes.
    private(set) var names: [Int: String] = [:]

    static let winAnsi = PDFEncoding(.windowsCP1252, else: "\u{2022}")
    /// Foundation lacks this encoding here.
    static let macRoman: PDFEncoding = {
        var encoding = PDFEncoding(.ascii, else: nil)
        let upper = """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
            """
        for (offset, scalar) in upper.unicodeScalars.enumerated() where offset < 128 { encoding.characters[0x80 + offset] = scalar }
        return encoding
    }()

    private init(_ encoding: String.Encoding, else replacement: Unicode.Scalar?) {
        characters = (0..<256).map { code in
            guard code >= 32 else { return nil }
            return String(data: Data([UInt8(code)]), encoding: encoding)?.unicodeScalars.first ?? replacement
        }
    }

    /// Adobe's encoding: ASCII with curly quotes, and signs above.
    static let standard: PDFEncoding = {
        var encoding = PDFEncoding(.ascii, else: nil)
        encoding.characters[0x27] = "\u{2019}"
        encoding.characters[0x60] = "\u{2018}"
        let upper: [(Int, String)] = [
            (0xA1, "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ"), (0xB1, "–†‡·"), (0xB6, "¶•‚„”»…‰"), (0xBF, "¿"), (0xC1, "`´ˆ˜¯˘˙¨"), (0xCA, "˚¸"), (0xCD, "˝˛ˇ—"),
            (0xE1, "Æ"), (0xE3, "ª"),
            (0xE8, "ŁØŒº"), (0xF1, "æ"), (0xF5, "ı"), (0xF8, "łøœß"),
        ]
        for (start, text) in upper {
            for (offset, scalar) in text.unicodeScalars.enumerated() { encoding.characters[start + offset] = scalar }
        }
        return encoding
    }()

    /// The letters of the font Symbol, and its bullet.
    static let symbol: PDFEncoding = {
        var encoding = PDFEncoding(.ascii, else: nil)
        for (start, text) in [(0x41, "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ"), (0x61, "αβχδεφγηιϕκλμνοπθρστυϖωξψζ"), (0xB7, "•")] {
            for (offset, scalar) in text.unicodeScalars.enumerated() { encoding.characters[start + offset] = scalar }
        }
        return encoding
    }()

    /// Unicode adopted its dingbats in the font's order, except for those it had already.
    static let dingbats: PDFEncoding = {
        var encoding = PDFEncoding(.ascii, else: nil)
        for code in 0x21...0x7E { encoding.characters[code] = Unicode.Scalar(0x2701 + code - 0x21) }
        let known: [Int: Unicode.Scalar] = [
            0x25: "☎", 0x2A: "☛", 0x2B: "☞", 0x48: "★", 0x6C: "●", 0x6E: "■", 0x73: "▲", 0x74: "▼", 0x75: "◆", 0x77: "◗",
        ]
        for (code, scalar) in known { encoding.characters[code] = scalar }
        return encoding
    }()

    static func named(_ name: String?) -> PDFEncoding? {
        switch name {
        case "WinAnsiEncoding": winAnsi
        case "MacRomanEncoding": macRoman
        case "StandardEncoding": standard
        default: nil
        }
    }

    /// Applies a list such as "39 /quotesingle 96 /grave": each name is for the preceding code, or the next one.
    mutating func take(differences: [PDFObject], _ file: PDFFile) {
        var code = 0
        for item in differences {
            let item = file.resolve(item)
            if let number = item.number, number >= 0, number < 256 {
                code = Int(number)
            } else if let name = item.name {
                guard code < 256 else { return }
                names[code] = name
                characters[code] = PDFGlyphName.scalar(name) ?? characters[code]
                code += 1
            }
        }
    }
}

/// Adobe's glyph names that Latin fonts use.
enum PDFGlyphName {
    static func scalar(_ name: String) -> Unicode.Scalar? {
        let name = String(name.prefix { $0 != "." })
        if name.unicodeScalars.count == 1 { return name.unicodeScalars.first }
        if let known = signs[name] { return known }
        for (prefix, count) in [("uni", 4), ("u", 4), ("u", 5), ("u", 6)] where name.hasPrefix(prefix) && name.count == prefix.count + count
        {
            if let value = UInt32(name.dropFirst(prefix.count), radix: 16), let scalar = Unicode.Scalar(value) { return scalar }
        }
        // "eacute" is an e with an accent.
        guard let first = name.first, first.isASCII, first.isLetter, let accent = accents[String(name.dropFirst())] else { return nil }
        let composed = "\(first)\(accent)".precomposedStringWithCanonicalMapping.unicodeScalars
        return composed.count == 1 ? composed.first : nil
    }

    private static let accents: [String: String] = [
        "grave": "\u{300}", "acute": "\u{301}", "circumflex": "\u{302}", "tilde": "\u{303}", "macron": "\u{304}", "breve": "\u{306}",
        "dotaccent": "\u{307}",
        "dieresis": "\u{308}", "ring": "\u{30A}", "hungarumlaut": "\u{30B}", "caron": "\u{30C}", "cedilla": "\u{327}",
        "commaaccent": "\u{327}", "ogonek": "\u{328}",
    ]

    private static let signs: [String: Unicode.Scalar] = {
        let table = """
            space   exclam ! quotedbl " numbersign # dollar $ percent % ampersand & quotesingle ' parenleft ( parenright ) asterisk * plus + comma , hyphen - period .
            slash / zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 colon : semicolon ; less < equal = greater > question ? at @
            bracketleft [ backslash \\ bracketright ] asciicircum ^ underscore _ grave ` braceleft { bar | braceright } asciitilde ~ quoteleft ‘ quoteright ’
            quotedblleft “ quotedblright ” quotesinglbase ‚ quotedblbase „ guilsinglleft ‹ guilsinglright › guillemotleft « guillemotright » endash – emdash — bullet •
            ellipsis … dagger † daggerdbl ‡ perthousand ‰ fraction ⁄ exclamdown ¡ cent ¢ sterling £ currency ¤ yen ¥ brokenbar ¦ section § dieresis ¨ copyright ©
            ordfeminine ª logicalnot ¬ registered ® macron ¯ degree ° plusminus ± twosuperior ² threesuperior ³ onesuperior ¹ acute ´ mu µ paragraph ¶
            periodcentered · cedilla ¸ ordmasculine º onequarter ¼ onehalf ½ threequarters ¾ questiondown ¿ multiply × divide ÷ AE Æ ae æ OE Œ oe œ Oslash Ø oslash ø
            germandbls ß Thorn Þ thorn þ Eth Ð eth ð Lslash Ł lslash ł dotlessi ı florin ƒ circumflex ˆ tilde ˜ caron ˇ breve ˘ dotaccent ˙ ring ˚ ogonek ˛
            hungarumlaut ˝ Euro € trademark ™ minus − fi ﬁ fl ﬂ ff ﬀ ffi ﬃ ffl ﬄ summation ∑ product ∏ integral ∫ infinity ∞ radical √ approxequal ≈ notequal ≠
            lessequal ≤ greaterequal ≥ partialdiff ∂ lozenge ◊ Omega Ω Delta ∆ pi π arrowleft ← arrowup ↑ arrowright → arrowdown ↓ checkmark ✓
            """
        let words = table.split { $0 == " " || $0 == "\n" }
        var signs: [String: Unicode.Scalar] = ["space": " ", "nbspace": "\u{A0}", "sfthyphen": "\u{AD}"]
        // The first word is the space, which has no visible character.
        for index in stride(from: 1, to: words.count - 1, by: 2) { signs[String(words[index])] = words[index + 1].unicodeScalars.first }
        return signs
    }()
}
