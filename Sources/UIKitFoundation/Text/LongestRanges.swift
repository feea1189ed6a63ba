import Foundation
import UIKitRuntime

/// Implements `attributes(at:longestEffectiveRange:in:)`. Linux's Foundation calls itself there until the stack overflows.
package enum LongestRanges {
    /// Once in a program.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(
        on: NSAttributedString.self, empty: PlainText.self, overriding: MendedText.self)
}

private final class PlainText: NSAttributedString {}

private final class MendedText: NSAttributedString {
    override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        var run = NSRange()
        let attributes = attributes(at: location, effectiveRange: &run)
        guard let range else { return attributes }
        func isSame(at index: Int, _ found: inout NSRange) -> Bool {
            NSDictionary(dictionary: self.attributes(at: index, effectiveRange: &found)).isEqual(to: attributes)
        }
        var start = run.location, end = NSMaxRange(run), next = NSRange()
        while start > rangeLimit.location, isSame(at: start - 1, &next), next.location < start { start = next.location }
        while end < NSMaxRange(rangeLimit), isSame(at: end, &next), NSMaxRange(next) > end { end = NSMaxRange(next) }
        range.pointee = NSIntersectionRange(NSRange(location: start, length: end - start), rangeLimit)
        return attributes
    }
}
