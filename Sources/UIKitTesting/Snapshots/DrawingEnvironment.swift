import CCairo
import CHarfBuzz
import Foundation
import UIKit

/// The parts of the environment on which a picture's bytes depend: the drawing libraries and the fonts.
enum DrawingEnvironment {
    /// `# drawn with cairo 1.16.0, …`: the first line of the description beside a reference.
    static var line: String { "# drawn with " + parts.joined(separator: ", ") }

    /// The libraries with their versions, and the fonts: `pinned fonts`, or each file that differs with the beginning of its hash.
    static let parts: [String] =
        [
            "cairo \(String(cString: cairo_version_string()))", pixman, freeType, "HarfBuzz \(String(cString: hb_version_string()))",
        ].compactMap { $0 } + fonts

    /// Returns a description of the parts with which the reference was drawn and that differ now, or `nil` if none differ.
    static func difference(from recorded: String, to parts: [String] = parts) -> String? {
        guard recorded.hasPrefix("# drawn with ") else { return nil }
        let old = recorded.dropFirst("# drawn with ".count).components(separatedBy: ", ")
        let changed = old.filter { !parts.contains($0) }, now = parts.filter { !old.contains($0) }
        guard !changed.isEmpty || !now.isEmpty else { return nil }
        func words(_ list: [String]) -> String { list.isEmpty ? "the pinned versions" : list.joined(separator: ", ") }
        return "The reference was drawn with \(words(changed)); this program draws with \(words(now))."
    }

    private static var pixman: String? {
        // A pointer from the dynamic linker has no type; pixman's header declares this one.
        typealias Version = @convention(c) () -> UnsafePointer<CChar>?
        return dlsym(nil, "pixman_version_string").flatMap { unsafeBitCast($0, to: Version.self)() }.map { "pixman \(String(cString: $0))" }
    }

    private static var freeType: String? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "FreeType \(major).\(minor).\(patch)"
    }

    /// The fonts that differ from `Scripts/fonts.sha256`, according to the file that `Scripts/prepare-resources` wrote beside the fonts.
    private static var fonts: [String] {
        for folder in FontLibrary.folders {
            guard let text = try? String(contentsOfFile: folder + "/versions.txt", encoding: .utf8) else { continue }
            return text.split(separator: "\n").map(String.init)
        }
        return ["fonts of unknown versions"]
    }
}
