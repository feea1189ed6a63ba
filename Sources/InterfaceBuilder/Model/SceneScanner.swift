import Foundation

/// Finds the scenes of a storyboard by their formatting, without parsing them: Xcode indents each by eight spaces.
enum SceneScanner {
    private static let opening: StaticString = "\n        <scene sceneID="
    private static let closing: StaticString = "\n        </scene>"

    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while let start = ByteSearch.find(opening, in: buffer, from: index),
                let end = ByteSearch.find(closing, in: buffer, from: start)
            {
                index = end + closing.utf8CodeUnitCount
                ranges.append(start + 9..<index)
            }
        }
        return ranges
    }

    /// Returns an entry with the attributes of the controller's start tag, or `nil` if the scene has none.
    static func entry(of range: Range<Int>, in bytes: [UInt8], file: String) throws -> InterfaceDocument.SceneEntry? {
        try bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[range])
            guard let marker = ByteSearch.find("sceneMemberID=\"viewController\"", pivot: 5, in: raw, from: 0) else { return nil }
            var start = range.lowerBound + marker
            while start > range.lowerBound, buffer[start] != UInt8(ascii: "<") { start -= 1 }
            var reader = try MarkupReader(buffer, range: start..<range.upperBound, file: file)
            let (controller, _) = try reader.readStartTag()
            guard let id = controller.id else { return nil }
            return .init(controllerID: id, storyboardIdentifier: controller["storyboardIdentifier"], element: controller.name)
        }
    }
}
