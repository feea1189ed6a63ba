import CoreText
import Foundation

/// The fonts that an app bundles: `UIAppFonts` of Info.plist.
@MainActor
enum AppFonts {
    /// Registers each file, named relative to the bundle's resources. Reports and skips a file that is missing or holds no font.
    static func register(_ names: [String], in bundle: Bundle) {
        for name in names {
            guard let url = url(of: name, in: bundle) else {
                Console.log("The font file \"\(name)\" in Info.plist's UIAppFonts is not in \(bundle.bundlePath).")
                continue
            }
            var error: Unmanaged<NSError>?
            guard !CTFontManagerRegisterFontsForURL(url, .process, &error) else { continue }
            // A font that is already registered, by an earlier launch or by the system, can be used, too.
            guard error?.takeRetainedValue().code != CTFontManagerError.alreadyRegistered.rawValue else { continue }
            Console.log("\"\(url.path)\", listed in UIAppFonts, contains no readable font.")
        }
    }

    private static func url(of name: String, in bundle: Bundle) -> URL? {
        let file = (name as NSString).lastPathComponent
        let folder = (name as NSString).deletingLastPathComponent
        let candidates = [
            bundle.resourceURL?.appendingPathComponent(name),
            bundle.url(forResource: file, withExtension: nil, subdirectory: folder.isEmpty ? nil : folder),
            // Xcode copies resources into one flat folder, wherever they are in the project.
            bundle.url(forResource: file, withExtension: nil),
        ]
        return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
