import UIKit

/// The text of a page, to the extent that attributed strings support HTML.
// FIXME(gap): scripts, images and tables of pages are not shown, and of style sheets only the simple rules about text.
final class HTMLPage: UITextView {
    private(set) var pageTitle: String?

    /// Returns false for a page without text to show.
    func show(_ html: String, width: CGFloat) -> Bool {
        pageTitle = html.firstMatch(of: /(?is)<title[^>]*>(.*?)<\/title>/).map { $0.1.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard
            let read = try? NSAttributedString(
                data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil),
            read.length > 0
        else { return false }
        // A page that does not specify its width is laid out at 980 points and shrunk. Browsers start at 16 points, attributed strings at
        // 12.
        let isFitted = html.range(of: "name=[\"']?viewport", options: [.regularExpression, .caseInsensitive]) != nil
        let scale = 16 / 12 * (isFitted || width <= 0 ? 1 : width / 980)
        let text = NSMutableAttributedString(attributedString: read)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            text.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        isEditable = false
        backgroundColor = .white
        // metrics: browsers leave 8 points around a body.
        textContainerInset = UIEdgeInsets(top: 8, left: 3, bottom: 8, right: 3)
        attributedText = text
        return true
    }
}
