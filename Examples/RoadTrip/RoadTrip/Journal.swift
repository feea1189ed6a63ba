import UIKit

struct Entry {
    let text: String
    let place: String
}

/// The travelers' entries so far.
final class Journal {

    static let shared = Journal()

    var entries: [Entry] = []
}
