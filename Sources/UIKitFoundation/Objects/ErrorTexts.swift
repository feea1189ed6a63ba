import Foundation
import UIKitRuntime

/// Makes errors describe themselves in the words of Apple's Foundation. Linux's says "The operation could not be completed." for all, and
/// leaves the description out when an error is printed.
package enum ErrorTexts {
    /// Installs the methods once per process.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(
        on: NSError.self, empty: PlainError.self, overriding: MendedError.self)

    fileprivate static let opening = "The operation couldn’t be completed."

    /// Returns the text of an error in one of Foundation's domains that has one; `nil` for other errors.
    fileprivate static func text(of error: NSError) -> String? {
        switch error.domain {
        case NSCocoaErrorDomain: cocoaText(error)
        case NSPOSIXErrorDomain: error.localizedFailureReason
        default: nil
        }
    }

    /// Returns the text of a request's error, which Linux's Foundation takes from its network library; `nil` for other errors. The texts:
    /// AFNetworking/AFNetworking#3988 (-1004), #3004 (-1003), and the constants of `NSURLError` in Apple's documentation.
    fileprivate static func networkText(of error: NSError) -> String? {
        guard error.domain == "NSURLErrorDomain", let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
            cause.domain == error.domain, cause.code == error.code
        else { return nil }
        return switch error.code {
        case -1001: "The request timed out."
        case -1003, -1006: "A server with the specified hostname could not be found."
        case -1004: "Could not connect to the server."
        case -1005: "The network connection was lost."
        case -1007: "too many HTTP redirects"
        case -1009: "The Internet connection appears to be offline."
        case -1011: "There was a bad response from the server."
        case -1017: "cannot parse response"
        case -1200: "An SSL error has occurred and a secure connection to the server cannot be made."
        default: nil
        }
    }

    // The texts of these codes with names: smolcars/noah#169 and mzeeshanid/MZDownloadManager#92 (516), xander-jones/bugsnag-testing#4 (4)
    // and #33 (4864), renebigot/XlsxReaderWriter#106 (260), SideStore/SideStore#731 (3840), AvdLee/WhatTheErrorCode#8 (640).
    private static func cocoaText(_ error: NSError) -> String? {
        let names = FileNames(error.userInfo)
        let (file, folder) = names.file.map { ("The file \($0)", "The folder \($0)") } ?? ("The file", "The folder")
        switch error.code {
        case 4:
            if names.variant == "Remove", let name = names.file { return "\(name) couldn’t be removed." }
            if names.variant == "Move", let name = names.file, let target = names.target {
                return
                    "\(name) couldn’t be moved to \(target) because either the former doesn’t exist, or the folder containing the latter "
                    + "doesn’t exist."
            }
            return "\(names.variant == "Folder" ? folder : file) doesn’t exist."
        case 256: return "\(file) couldn’t be opened."
        case 257: return "\(file) couldn’t be opened because you don’t have permission to view it."
        case 259: return "\(file) couldn’t be opened because it isn’t in the correct format."
        case 260:
            return names.variant == "Folder" ? "\(folder) doesn’t exist." : "\(file) couldn’t be opened because there is no such file."
        case 264: return "\(file) couldn’t be opened because the text encoding of its contents can’t be determined."
        case 512: return names.folder.map { "\(file) couldn’t be saved in the folder \($0)." } ?? "\(file) couldn’t be saved."
        case 513:
            if names.variant == "Remove", let name = names.file {
                return "\(name) couldn’t be removed because you don’t have permission to access it."
            }
            return names.folder.map { "You don’t have permission to save the file \(names.file ?? "") in the folder \($0)." }
        case 516:
            if let name = names.file, let target = names.target, let verb = ["Copy": "copied", "Move": "moved"][names.variant] {
                return "\(name) couldn’t be \(verb) to \(target) because an item with the same name already exists."
            }
            return
                "\(file) couldn’t be saved\(names.folder.map { " in the folder \($0)" } ?? "") because a file with the same name already "
                + "exists."
        case 640: return "The file couldn’t be saved because there isn’t enough space."
        case 3840, 4864: return "The data couldn’t be read because it isn’t in the correct format."
        case 4865: return "The data couldn’t be read because it is missing."
        case 4866: return "The data couldn’t be written because it isn’t in the correct format."
        default: return nil
        }
    }

    /// The names of the files that an error is about, in quotation marks.
    private struct FileNames {
        var file: String?, folder: String?
        /// The folder to which a file should be copied or moved.
        var target: String?
        /// The action that failed: `Remove`, `Copy`, or `Move`; or `Folder` for a missing folder.
        var variant = ""

        init(_ info: [String: Any]) {
            if let path = info[NSFilePathErrorKey] as? String ?? (info[NSURLErrorKey] as? URL)?.path {
                file = quoted(path)
                folder = quoted((path as NSString).deletingLastPathComponent)
            }
            target = (info["NSDestinationFilePath"] as? String).map { quoted(($0 as NSString).deletingLastPathComponent) }
            variant = (info["NSUserStringVariant"] as? [String])?.first ?? info["NSUserStringVariant"] as? String ?? ""
        }
        private func quoted(_ path: String) -> String { "“\((path as NSString).lastPathComponent)”" }
    }
}

private final class PlainError: NSError, @unchecked Sendable {}

private final class MendedError: NSError, @unchecked Sendable {
    override var localizedDescription: String {
        if let text = ErrorTexts.networkText(of: self) { return text }
        let (text, linux) = (super.localizedDescription, "The operation could not be completed.")
        guard text.hasPrefix(linux), userInfo[NSLocalizedDescriptionKey] == nil else { return text }
        if let reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String { return ErrorTexts.opening + " " + reason }
        switch domain {
        case NSCocoaErrorDomain: return ErrorTexts.text(of: self) ?? ErrorTexts.opening + " (Cocoa error \(code).)"
        case NSOSStatusErrorDomain: return ErrorTexts.opening + " (OSStatus error \(code).)"
        default: return ErrorTexts.opening + text.dropFirst(linux.count)
        }
    }

    override var description: String {
        let own = ErrorTexts.networkText(of: self) ?? userInfo[NSLocalizedDescriptionKey] as? String
        let text = own ?? ErrorTexts.text(of: self) ?? "(null)"
        let values = userInfo.map { key, value in
            guard let error = (value as? any Error).map({ $0 as NSError }) else { return "\(key)=\(value)" }
            return "\(key)=0x\(String(UInt(bitPattern: ObjectIdentifier(error)), radix: 16)) {\(error.description)}"
        }
        let info = values.isEmpty ? "" : " UserInfo={\(values.sorted().joined(separator: ", "))}"
        return "Error Domain=\(domain) Code=\(code) \"\(text)\"" + info
    }
}
