import Foundation
import UIKitCore

/// A location in a document, whose type is specific to its content manager.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns the order of this location and another of the same document.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in a text storage, in UTF-16 units.
final class TextOffset: NSObject, NSTextLocation {
    let value: Int
    init(_ value: Int) { self.value = value }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset else { return .orderedSame }
        return value < other.value ? .orderedAscending : value > other.value ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    override var hash: Int { value }
    override var description: String { "\(value)" }
}

/// A range of a document between two locations.
open class NSTextRange: NSObject {
    /// The beginning of the range.
    public let location: any NSTextLocation
    /// The end of the range, which is not part of it.
    public let endLocation: any NSTextLocation

    /// Returns `nil` if the end precedes the beginning; without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, endLocation.compare(location) == .orderedAscending { return nil }
        self.location = location
        self.endLocation = endLocation ?? location
    }

    /// Creates an empty range at a location.
    public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

    init(from location: any NSTextLocation, to endLocation: any NSTextLocation) {
        self.location = location
        self.endLocation = endLocation
    }

    /// Whether both ends are equal.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns whether both ends of two ranges are equal.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Whether the range contains the location. An empty range contains none.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns whether another range is within this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns whether two ranges have a common part.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns `nil` if the ranges don't overlap.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        NSTextRange(
            location: later(location, textRange.location),
            end: endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation)
    }

    /// Returns the range from the earlier beginning to the later end.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        NSTextRange(
            from: location.compare(textRange.location) == .orderedDescending ? textRange.location : location,
            to: later(endLocation, textRange.endLocation))
    }

    private func later(_ a: any NSTextLocation, _ b: any NSTextLocation) -> any NSTextLocation { a.compare(b) == .orderedAscending ? b : a }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { location.hash }
    open override var description: String { "\(location)...\(endLocation)" }
}
