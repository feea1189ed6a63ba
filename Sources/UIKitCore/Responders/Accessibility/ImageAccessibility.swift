import Foundation

extension UIImage: UIAccessibilityIdentification {
    /// The name by which tests find the image, or `nil`. Copies of the image don't keep it.
    nonisolated public var accessibilityIdentifier: String? {
        get { AccessibilityState.associated(with: self).identifier }
        set { AccessibilityState.associated(with: self).identifier = newValue }
    }
}

extension UIImage {
    /// The symbol's name, else the name in the catalog or of the file; `nil` for an image created in code.
    package var givenName: String? {
        if case .symbol(let symbol) = content { symbol.name } else { attributes.name }
    }

    /// The spoken name of a control that shows only this image: the app's label, a common symbol's word, else the image's name. UI tests
    /// that Xcode recorded find the button with the picture `ic_my_location` as "ic my location", and that with `btn-play` as "btn play".
    package var spokenName: String? {
        if let label = accessibilityLabel { return label }
        guard let name = givenName else { return nil }
        if isSymbolImage { return UIImage.word(ofSymbol: name) ?? name }
        var word = name.split(separator: "/").last.map(String.init) ?? name
        if let dot = word.lastIndex(of: "."), ["png", "jpg", "jpeg", "pdf", "svg"].contains(word[word.index(after: dot)...].lowercased()) {
            word = String(word[..<dot])
        }
        return String(word.map { $0 == "_" || $0 == "-" ? " " : $0 })
    }

    /// Returns the system's label for a common symbol, or nil for others.
    package static func word(ofSymbol name: String) -> String? { symbolWords[name].map(SystemWords.text) }

    /// The words for the symbols that bars' system items and the containers' own buttons use, too.
    private static let symbolWords = [
        "plus": "Add", "trash": "Delete", "xmark": "Close", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "magnifyingglass": "Search",
        "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
        "arrow.clockwise": "Refresh",
        "camera": "Camera", "play.fill": "Play", "pause.fill": "Pause", "folder": "Folder", "ellipsis": "More",
        "plus.circle": "Add", "plus.circle.fill": "Add", "trash.fill": "Delete", "xmark.circle": "Close", "xmark.circle.fill": "Close",
        "ellipsis.circle": "More", "play": "Play", "pause": "Pause", "folder.fill": "Folder", "camera.fill": "Camera", "pencil": "Edit",
        "house": "Home", "house.fill": "Home", "minus": "Remove", "minus.circle": "Remove", "minus.circle.fill": "Remove",
        "star": "Favorite", "star.fill": "Favorite",
        // As in public UI tests of UIKit's buttons; SwiftUI's begin with a capital.
        "heart": "love", "heart.fill": "love", "checkmark": "selected",
    ]
}
