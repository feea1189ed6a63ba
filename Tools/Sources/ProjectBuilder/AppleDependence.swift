/// Whether a source of a package can be compiled for Linux without the SDK.
enum AppleDependence {
    /// Returns whether the text imports UIKit or SwiftUI anywhere, or outside of `#if` another module that only the SDK has, or whether it
    /// attaches objects to others there, which on Apple's platforms needs no import but Foundation's.
    /// - Parameter own: The modules of the packages, one of which may have the name of a framework.
    static func exists(in text: String, besides own: Set<String>) -> Bool {
        let imports = Set(Pods.importLines(of: text).map(\.module))
        if !imports.isDisjoint(with: ["UIKit", "SwiftUI"]) { return true }
        guard !imports.isDisjoint(with: modules) || functions.contains(where: text.contains) else { return false }
        let plain = unconditional(text)
        return !Set(Pods.importLines(of: plain).map(\.module)).subtracting(own).isDisjoint(with: modules)
            || functions.contains(where: plain.contains)
    }

    /// Returns the lines outside of `#if`, without comments.
    private static func unconditional(_ text: String) -> String {
        var depth = 0, lines: [Substring] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.drop(while: \.isWhitespace)
            if words.hasPrefix("#if") { depth += 1 }
            if depth == 0, !words.hasPrefix("//"), !words.hasPrefix("*") { lines.append(line) }
            if words.hasPrefix("#endif") { depth -= 1 }
        }
        return lines.joined(separator: "\n")
    }

    private static let functions = ["objc_getAssociatedObject(", "objc_setAssociatedObject(", "objc_removeAssociatedObjects("]

    /// The SDK's modules that Linux lacks.
    private static let modules: Set<String> = Set(
        """
        AVFoundation AVKit AudioToolbox AuthenticationServices Combine CommonCrypto Contacts CoreData CoreGraphics CoreImage CoreLocation
        CoreMedia CoreMotion CoreSpotlight CoreTelephony CoreText CoreTransferable CryptoKit EventKit GameplayKit ImageIO LinkPresentation
        LocalAuthentication MapKit MediaPlayer MessageUI MobileCoreServices Network ObjectiveC Photos PhotosUI QuartzCore QuickLook
        SafariServices Security SpriteKit StoreKit SwiftData SystemConfiguration UniformTypeIdentifiers UserNotifications WebKit os simd
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
