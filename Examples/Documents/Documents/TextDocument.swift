import UIKit

/// A text file.
class TextDocument: UIDocument {

    enum ReadingError: LocalizedError {
        case isNotText

        var errorDescription: String? { "The document is not a text in UTF-8." }
    }

    var text = ""

    /// Called when the file was read again, for example because another version took its place.
    var textDidReload: (() -> Void)?

    override func contents(forType typeName: String) throws -> Any {
        Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
            throw ReadingError.isNotText
        }
        self.text = text
        textDidReload?()
    }
}
