/// The edit commands that begin every edit menu, in order. Only those that a responder in the chain performs are shown.
package enum StandardEditing {
    package static var actions: [(title: String, action: Selector)] { words.map { (SystemWords.text($0), $1) } }

    private static let words: [(String, Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"), ("Delete", "delete:"),
    ]
}
