import Foundation

/// A project's previews with their pictures: `previews.json`.
public struct PreviewList: Codable, Sendable {
    /// A picture of a preview.
    public struct Picture: Codable, Sendable {
        /// The name of the device.
        public var device: String
        /// The appearance: `light` or `dark`.
        public var appearance: String
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double
        /// Pixels per point.
        public var scale: Double
        /// The PNG file, relative to the list.
        public var picture: String
        /// The messages of the app and of UIKit.
        public var messages: [String]
        /// The differences from its recorded picture.
        public var change: Change?
    }

    /// The difference of a picture from the recorded one.
    public struct Change: Codable, Sendable {
        /// The differences in words.
        public var sentences: [String]
        /// The recorded picture, relative to the list.
        public var reference: String?
        /// The picture of the difference, relative to the list.
        public var difference: String?
    }

    /// A preview, with its pictures.
    public struct Preview: Codable, Sendable {
        /// The preview's name.
        public var name: String
        /// The path of the source file.
        public var file: String
        /// The line of the preview, counted from 1.
        public var line: Int
        /// The folder of the file's pictures, relative to the list.
        public var folder: String
        /// `device`, `sizeThatFits`, or `fixed`.
        public var layout = "device"
        /// The orientation that the preview sets, or `nil` for portrait.
        public var orientation: String?
        /// The pictures, by device and appearance.
        public var pictures: [Picture] = []
        /// The reason that pictures are missing.
        public var failure: String?

        /// The place, as compilers write it.
        public var place: String { "\(file):\(line)" }
    }

    /// The name of the project.
    public var project: String
    /// The project's folder.
    public var directory: String
    /// The previews, by file and line.
    public var previews: [Preview] = []
    /// Recorded pictures of previews that no longer exist.
    public var gone: [String] = []

    /// The errors of the previews, and the changes of their pictures, as compilers write them.
    public var errors: [String] {
        previews.flatMap { preview in
            (preview.failure.map { ["\(preview.place): error: preview “\(preview.name)” isn't drawn: \($0)"] } ?? [])
                + preview.pictures.compactMap { picture in
                    picture.change.map { change in
                        let several = Set(preview.pictures.map(\.device)).count > 1
                        let which = [several ? picture.device : nil, picture.appearance].compactMap { $0 }.joined(separator: ", ")
                        return "\(preview.place): error: preview “\(preview.name)” (\(which)) " + change.sentences.joined(separator: "\n")
                    }
                }
        } + gone.map { "error: \($0) was recorded from a preview that no longer exists" }
    }
}

/// File names for the pictures: `Card/Dark-text-light.png`.
struct PreviewFileNames {
    private var folders: [String: String] = [:]
    private var counts: [String: Int] = [:]

    /// Returns a name for the preview that no earlier one of its file has.
    mutating func name(_ given: String?, in file: String) -> String {
        let name = given.flatMap { $0.isEmpty ? nil : $0 } ?? "Preview"
        let key = file + "\n" + Self.clean(name).lowercased()
        counts[key, default: 0] += 1
        let count = counts[key] ?? 1
        return count == 1 ? name : "\(name) \(count)"
    }

    /// Returns the folder of a source file's pictures.
    mutating func folder(of file: String) -> String {
        if let known = folders[file] { return known }
        let name = Self.clean(file.lastPathComponent.deletingPathExtension)
        var candidate = name, number = 1
        while folders.values.contains(candidate) {
            number += 1
            candidate = "\(name)-\(number)"
        }
        folders[file] = candidate
        return candidate
    }

    static func clean(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
        let name = String(parts.joined(separator: "-").prefix(80)).trimmingCharacters(in: CharacterSet(charactersIn: "."))
        return name.isEmpty ? "preview" : name
    }
}
