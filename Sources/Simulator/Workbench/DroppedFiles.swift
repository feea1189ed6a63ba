import AutomationClient
import Foundation
import UIKit

/// Files that the page sends, such as those that the user drops on its screen. They arrive in parts, because a message of a page is short.
@MainActor
final class DroppedFiles {
    private var parts: [String: Data] = [:]
    private let folder: URL

    /// The size in bytes up to which a file is taken.
    static let most = 64 << 20

    /// - Parameter folder: The folder for files that aren't pictures, or `nil` for the app's documents.
    init(folder: URL? = nil) {
        self.folder = folder ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first ?? .documentsDirectory
    }

    /// Takes a part of a file as Base64. The last part adds a picture to the photo library, and any other file to the app's documents.
    func take(named name: String, at offset: Int, _ text: String, isLast: Bool) throws -> JSONValue {
        guard let whole = try join(name, at: offset, text, isLast: isLast) else { return [:] }
        if let picture = UIImage(data: whole) {
            UIImagePickerController.library.append(picture)
            return ["kind": "picture"]
        }
        return ["kind": "file", "name": .string(try save(whole, as: name))]
    }

    /// Adds a part to those that came before it. Returns the whole file with the last part, and `nil` with every other.
    func join(_ name: String, at offset: Int, _ text: String, isLast: Bool) throws -> Data? {
        guard let part = Data(base64Encoded: text) else { throw ControlError(.badParameters, "`data` isn't Base64") }
        var whole = offset == 0 ? Data() : parts[name] ?? Data()
        guard whole.count == offset else {
            throw ControlError(.badParameters, "the part at \(offset) of “\(name)” doesn't follow the one before it")
        }
        parts[name] = nil
        whole += part
        guard whole.count <= Self.most else { throw ControlError(.failed, "“\(name)” is larger than 64 MB") }
        if !isLast { parts[name] = whole }
        return isLast ? whole : nil
    }

    /// Writes a file beside those with the same name, and returns its name.
    private func save(_ data: Data, as name: String) throws -> String {
        let name = (name as NSString).lastPathComponent
        guard !["", ".", "..", "/"].contains(name), !name.contains("\0") else {
            throw ControlError(.badParameters, "“\(name)” isn't the name of a file")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (base, end) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var (chosen, number) = (name, 2)
        while FileManager.default.fileExists(atPath: folder.appendingPathComponent(chosen).path) {
            (chosen, number) = (end.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(end)", number + 1)
        }
        try data.write(to: folder.appendingPathComponent(chosen))
        return chosen
    }
}
