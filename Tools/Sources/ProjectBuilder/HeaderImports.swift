import Foundation

/// The modules that C headers import. A bridging header's are visible in each Swift file of its target; those of a framework's umbrella
/// header are also visible in files that import the framework.
struct HeaderImports {
    /// The project's headers by file name, which is how Xcode finds them.
    private let headers: [String: String]

    init(_ paths: some Sequence<String>) {
        let headers = paths.filter { $0.hasSuffix(".h") }.map { ($0.lastPathComponent, $0) }
        self.headers = Dictionary(headers.sorted { $0.1 < $1.1 }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the modules that the header imports, directly or through headers of the project; only modules that exist here.
    func modules(of header: String) -> [String] {
        var (found, seen): (Set<String>, Set<String>) = ([], [])
        func read(_ path: String, _ depth: Int) {
            guard depth < Self.deepest, seen.insert(path).inserted, let text = ProjectFile.text(path) else { return }
            for line in text.split(whereSeparator: \.isNewline) {
                let words = line.split(maxSplits: 1, whereSeparator: { " \t<\"".contains($0) }).map { $0.drop { " \t<\"".contains($0) } }
                guard words.count == 2, ["#import", "#include", "@import"].contains(words[0]) else { continue }
                let name = words[1].prefix { !">\";".contains($0) }
                if line.contains("\"") {
                    let beside = path.deletingLastPathComponent.appending(String(name))
                    read(
                        FileManager.default.fileExists(atPath: beside) ? beside : headers[String(name).lastPathComponent] ?? beside,
                        depth + 1)
                } else if let module = name.split(whereSeparator: { "/.".contains($0) }).first.map(String.init), Self.known.contains(module)
                {
                    found.insert(module)
                }
            }
        }
        read(header, 0)
        return found.sorted()
    }

    /// The maximum depth of headers that include one another, which is Clang's.
    private static let deepest = 200

    /// Returns the modules that a framework's umbrella header, which has its name, imports.
    func modules(ofFramework name: String) -> [String] { headers[name + ".h"].map(modules(of:)) ?? [] }

    private static let known: Set<String> = Set(
        """
        Foundation UIKit CoreGraphics QuartzCore CoreText CoreData CoreImage CoreLocation CoreMotion CoreMedia AVFoundation AVKit AudioToolbox MapKit WebKit Photos PhotosUI
        Contacts ContactsUI EventKit EventKitUI ImageIO LocalAuthentication MediaPlayer MessageUI MobileCoreServices SafariServices Security StoreKit SystemConfiguration
        UniformTypeIdentifiers UserNotifications CommonCrypto AdSupport AppTrackingTransparency AuthenticationServices BackgroundTasks CoreBluetooth CoreHaptics
        CoreSpotlight CoreTelephony GameKit GameplayKit HealthKit LinkPresentation MultipeerConnectivity Network PDFKit PencilKit QuickLook Social Speech SpriteKit
        WatchConnectivity os
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
