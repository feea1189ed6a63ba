import CCairo
import CHarfBuzz
import Foundation

/// The source of faces: files beside the program, files of the system, and fonts that an app registers.
package final class FontLibrary: @unchecked Sendable {
    package static let shared = FontLibrary()

    private var faces: [String: FontFace?] = [:]
    private var registered: [String: FontFace] = [:]
    private var registeredFamilies: [String: [FontFace]] = [:]
    private var hasWarned = false
    private lazy var systemFiles: [String: String] = FontLibrary.index()

    // MARK: Folders

    package static var folders: [String] { FontFiles.folders }

    /// Returns a file of this module's resources, which are beside the font folder, or `nil` if there is no such file.
    static func resource(_ name: String) -> Data? {
        folders.lazy.compactMap { folder in
            let file = URL(fileURLWithPath: folder).deletingLastPathComponent().appendingPathComponent(name)
            return try? Data(contentsOf: file, options: .alwaysMapped)
        }.first
    }

    /// Returns paths by file name. The first folder that contains a name wins; names are sorted, so that every run has the same order.
    private static func index() -> [String: String] {
        var files: [String: String] = [:]
        for folder in folders {
            guard let names = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) else { continue }
            for name in names.sorted() {
                let base = (name as NSString).lastPathComponent
                guard ["ttf", "otf", "ttc"].contains((base as NSString).pathExtension.lowercased()) else { continue }
                if files[base] == nil { files[base] = folder + "/" + name }
            }
        }
        return files
    }

    /// Returns the face in the first of the named files that exists.
    func face(named files: String...) -> FontFace? {
        TextLock.lock()
        defer { TextLock.unlock() }
        for file in files {
            if let known = faces[file] {
                if let known { return known }
                continue
            }
            let path = FontFiles.path(of: file) ?? systemFiles[file]
            let face = path.flatMap { try? NSData(contentsOfFile: $0, options: .alwaysMapped) }
                .flatMap { FontFace(data: $0) }
            faces[file] = .some(face)
            if let face { return face }
        }
        return nil
    }

    /// Returns the face that draws the system font at a weight and size.
    func systemFace(weight: SystemWeight, isItalic: Bool, isDisplay: Bool) -> FontFace {
        let style = weight.interStyle
        let suffix = isItalic ? (style == "Regular" ? "Italic" : style + "Italic") : style
        let cut = isDisplay ? "InterDisplay" : "Inter"
        return face(named: "\(cut)-\(suffix).otf", "Inter-\(suffix).otf", "Inter-Regular.otf") ?? lastResort
    }

    /// Returns the face that draws the monospaced system font.
    func monospacedFace(weight: SystemWeight, isItalic: Bool) -> FontFace {
        let bold = weight.value >= 0.3
        let style = bold && isItalic ? "-BoldOblique" : bold ? "-Bold" : isItalic ? "-Oblique" : ""
        return face(named: "DejaVuSansMono\(style).ttf", "DejaVuSansMono.ttf")
            ?? systemFace(weight: weight, isItalic: isItalic, isDisplay: false)
    }

    var emoji: FontFace? { face(named: "NotoColorEmoji.ttf") }

    /// Returns a face for a character that a font lacks, from a list of faces in order.
    func fallback(for scalar: Unicode.Scalar, isBold: Bool) -> FontFace? {
        let first: [FontFace?] = [
            face(named: isBold ? "Inter-Bold.otf" : "Inter-Regular.otf"),
            face(named: isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"), emoji,
        ]
        for case let face? in first where face.glyph(for: scalar) != nil { return face }
        let key = Fallback(scalar: scalar.value, isBold: isBold)
        if let known = fallbacks[key] { return known }
        var found: FontFace?
        for file in Self.searchOrder(systemFiles.keys, isBold: isBold) {
            if let face = face(named: file), face.glyph(for: scalar) != nil {
                found = face
                break
            }
        }
        fallbacks[key] = .some(found)
        if found == nil { reportMissing(scalar) }
        return found
    }

    /// Returns the files family by family, so that a text does not mix several; within a family the wanted weight comes first if a package
    /// has both, and upright before slanted.
    package static func searchOrder(_ files: some Collection<String>, isBold: Bool) -> [String] {
        func key(_ file: String) -> (String, Int, Int, String) {
            let family = file.prefix { $0 != "-" && $0 != "." }.replacingOccurrences(of: "Bold", with: "")
            return (family, file.contains("Bold") == isBold ? 0 : 1, file.contains("Italic") || file.contains("Oblique") ? 1 : 0, file)
        }
        return files.map { ($0, key($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private struct Fallback: Hashable {
        var scalar: UInt32
        var isBold: Bool
    }
    private var fallbacks: [Fallback: FontFace?] = [:]
    private var reportedGroups: Set<UInt32> = []

    /// Returns a key for a group of characters that share one warning: those of a script, or 256 consecutive ones for characters common to
    /// several scripts.
    package static func warningGroup(of scalar: Unicode.Scalar) -> UInt32 {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        let isShared = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
        return isShared ? scalar.value >> 8 : script.rawValue
    }

    private func reportMissing(_ scalar: Unicode.Scalar) {
        guard scalar.properties.generalCategory != .privateUse, reportedGroups.insert(Self.warningGroup(of: scalar)).inserted else {
            return
        }
        let message =
            "Understudy: no installed font has U+\(String(scalar.value, radix: 16, uppercase: true)) (\(scalar)), so it is drawn as a gap. "
            + "Install one: fonts-droid-fallback (2 MB) for Chinese and Japanese, fonts-nanum (10 MB) for Korean, fonts-noto-cjk (60 MB) for all three, "
            + "fonts-noto-core for other scripts."
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Any available face, with one warning; without any font on the machine, a face without glyphs, which draws nothing.
    private lazy var lastResort: FontFace = {
        warnOnce(
            """
            Understudy: the Inter font files were not found, so text is drawn with another face. Run `make setup`, or install \
            the Debian package fonts-inter. Looked in: \(FontLibrary.folders.joined(separator: ", "))
            """)
        for file in ["DejaVuSans.ttf"] + systemFiles.keys.sorted() {
            if let face = face(named: file), !face.hasColor { return face }
        }
        warnOnce("Understudy: no font file was found; text is not drawn.")
        // The empty font is built here and known to load.
        return FontFace(data: EmptyFont.data)!
    }()

    private func warnOnce(_ message: String) {
        guard !hasWarned else { return }
        hasWarned = true
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    // MARK: Fonts of apps

    /// Registers a font by its names. Returns `nil` if the bytes are not a font or the name is taken.
    @discardableResult
    package func register(_ data: Data) -> FontFace? {
        TextLock.lock()
        defer { TextLock.unlock() }
        guard let face = FontFace(data: data), registered[face.postScriptName] == nil else { return nil }
        registered[face.postScriptName] = face
        registeredFamilies[face.familyName, default: []].append(face)
        return face
    }

    package func unregister(_ postScriptName: String) -> Bool {
        TextLock.lock()
        defer { TextLock.unlock() }
        guard let face = registered.removeValue(forKey: postScriptName) else { return false }
        registeredFamilies[face.familyName]?.removeAll { $0 === face }
        if registeredFamilies[face.familyName]?.isEmpty == true { registeredFamilies[face.familyName] = nil }
        return true
    }

    /// The fonts that the app registered, in the order of their names.
    package var registeredFaces: [FontFace] {
        TextLock.lock()
        defer { TextLock.unlock() }
        return registered.keys.sorted().compactMap { registered[$0] }
    }

    package func registeredFace(named name: String) -> FontFace? {
        TextLock.lock()
        defer { TextLock.unlock() }
        if let face = registered[name] { return face }
        return registered.keys.sorted().lazy.compactMap { self.registered[$0] }
            .first { "\($0.familyName) \($0.styleName)" == name || ($0.familyName == name) }
    }

    package func registeredFaces(inFamily family: String) -> [FontFace] {
        TextLock.lock()
        defer { TextLock.unlock() }
        return registeredFamilies[family] ?? []
    }
}
