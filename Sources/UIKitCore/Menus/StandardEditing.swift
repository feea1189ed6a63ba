/// The edit commands that every edit menu begins with, in their order, as far as somebody up the responder chain performs them.
package enum StandardEditing {
    package static let actions: [(title: String, action: Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"), ("Delete", "delete:"),
    ]
}
