import UIKit

struct Entry {
    let text: String
    let place: String
}

/// What the travellers wrote so far.
final class Journal {

    static let shared = Journal()

    var entries: [Entry] = []
}
