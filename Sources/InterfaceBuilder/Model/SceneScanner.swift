import Foundation

/// Finds the scenes of a storyboard by their formatting, without parsing them: Xcode indents each by eight spaces.
enum SceneScanner {
    private static let opening: StaticString = "\n        <scene sceneID="
    private static let closing: StaticString = "\n        </scene>"

    /// Returns the ranges of the scenes, or none if their formatting does not show where they end.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while let start = ByteSearch.find(opening, in: buffer, from: index),
                let end = ByteSearch.find(closing, in: buffer, from: start)
            {
                let inside = start + opening.utf8CodeUnitCount..<end
                // The start tag of the next scene comes first: this scene does not end on a line of its own, as Xcode writes it.
                if ByteSearch.find(opening, in: UnsafeRawBufferPointer(rebasing: buffer[inside]), from: 0) != nil {
                    ranges = []
                    return
                }
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
