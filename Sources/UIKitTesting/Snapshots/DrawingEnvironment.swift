import Foundation
import UIKit

/// What a picture's bytes depend on beside the app: the libraries that draw and the fonts.
enum DrawingEnvironment {
    /// `# drawn with …`: the first line of the description beside a reference.
    static var line: String { "# drawn with " + parts.joined(separator: ", ") }

    static var parts: [String] { [] }

    /// What the reference was drawn with that this program is not; nil where all is the same.
    static func difference(from recorded: String) -> String? {
        guard recorded.hasPrefix("# drawn with "), recorded != line else { return nil }
        let old = recorded.dropFirst("# drawn with ".count).components(separatedBy: ", ")
        let changed = old.filter { !parts.contains($0) }, now = parts.filter { !old.contains($0) }
        guard !changed.isEmpty else { return nil }
        return "The reference was drawn with \(changed.joined(separator: ", ")); this program has \(now.joined(separator: ", "))."
    }
}
