import CCairo
import CHarfBuzz
import Foundation
import UIKit

/// What a picture's bytes depend on beside the app: the libraries that draw and the fonts.
enum DrawingEnvironment {
    /// `# drawn with cairo 1.16.0, …`: the first line of the description beside a reference.
    static var line: String { "# drawn with " + parts.joined(separator: ", ") }

    /// The libraries with their versions, and the fonts: `pinned fonts`, or each file that is another with the beginning of its hash.
    static let parts: [String] = [
        "cairo \(String(cString: cairo_version_string()))", pixman, freeType, "HarfBuzz \(String(cString: hb_version_string()))",
    ].compactMap { $0 } + fonts

    /// What the reference was drawn with that this program is not; nil where all is the same.
    static func difference(from recorded: String, to parts: [String] = parts) -> String? {
        guard recorded.hasPrefix("# drawn with ") else { return nil }
        let old = recorded.dropFirst("# drawn with ".count).components(separatedBy: ", ")
        let changed = old.filter { !parts.contains($0) }, now = parts.filter { !old.contains($0) }
        guard !changed.isEmpty || !now.isEmpty else { return nil }
        func words(_ list: [String]) -> String { list.isEmpty ? "what is pinned" : list.joined(separator: ", ") }
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

    /// `Scripts/prepare-resources` wrote beside the fonts which of them are not those of `Scripts/fonts.sha256`.
    private static var fonts: [String] {
        for folder in FontLibrary.folders {
            guard let text = try? String(contentsOfFile: folder + "/versions.txt", encoding: .utf8) else { continue }
            return text.split(separator: "\n").map(String.init)
        }
        return ["fonts of unknown versions"]
    }
}
