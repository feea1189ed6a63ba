import Foundation
import UIKit

/// Assigns numbers to elements: an object keeps its number for its lifetime, and no other gets it.
@MainActor
public final class ElementReferences {
    /// The numbers that the running app's trees share.
    public static let shared = ElementReferences()

    private struct Entry {
        weak var object: AnyObject?
        var number: Int
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var last = 0
    private var nextSweep = 4096

    /// Creates an empty collection, whose numbers begin with 1.
    public init() {}

    /// Returns the object's number, and assigns the next one to a new object. The object isn't retained.
    public func number(of object: AnyObject) -> Int {
        let key = ObjectIdentifier(object)
        // The address may now be another object's.
        if let entry = entries[key], entry.object === object { return entry.number }
        last += 1
        entries[key] = Entry(object: object, number: last)
        if entries.count > nextSweep {
            entries = entries.filter { $0.value.object != nil }
            nextSweep = max(4096, entries.count * 2)
        }
        return last
    }
}
