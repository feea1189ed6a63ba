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
            let other = self.attributes(at: index, effectiveRange: &found)
            return other.count == attributes.count
                && other.allSatisfy { key, value in attributes[key].map { Self.isEqual($0, value) } ?? false }
        }
        var start = run.location, end = NSMaxRange(run), next = NSRange()
        while start > rangeLimit.location, isSame(at: start - 1, &next), next.location < start { start = next.location }
        while end < NSMaxRange(rangeLimit), isSame(at: end, &next), NSMaxRange(next) > end { end = NSMaxRange(next) }
        range.pointee = NSIntersectionRange(NSRange(location: start, length: end - start), rangeLimit)
        return attributes
    }

    /// Compares as dictionaries do, which is slow because it bridges values: a test of square/Blueprint that enumerates the words of a
    /// sentence spent 60 % of its time there. Values of one type mostly compare themselves.
    private static func isEqual(_ one: Any, _ other: Any) -> Bool {
        if type(of: one) == type(of: other), let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return NSDictionary(dictionary: ["": one]).isEqual(to: ["": other])
    }
}
