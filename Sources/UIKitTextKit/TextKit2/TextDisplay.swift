import CoreText
import Foundation
import UIKitCore

/// The form in which TextKit 2 lays out a document's text, unit for unit: with placed attachments, markers of lists and fragments' margins.
struct TextDisplay {
    private let manager: NSTextLayoutManager
    private let container: NSTextContainer
    private let drawsMarkers: Bool
    /// The numbers of items found so far in each list, while lists follow one another.
    private var items: [ObjectIdentifier: Int] = [:]
    private var providers: [ObjectIdentifier: NSTextAttachmentViewProvider] = [:]

    init(_ manager: NSTextLayoutManager, _ container: NSTextContainer, drawsMarkers: Bool) {
        (self.manager, self.container, self.drawsMarkers) = (manager, container, drawsMarkers)
    }

    mutating func prepare(
        _ text: NSMutableAttributedString, _ range: NSRange, _ fragment: NSTextLayoutFragment, at location: any NSTextLocation
    ) {
        fragment.attachmentViewProviders = []
        guard range.length > 0 else { return items = [:] }
        if drawsMarkers { mark(text, range) }
        setMargins(text, range, fragment)
        placeAttachments(text, range, fragment, at: location)
    }

    /// Releases the views of attachments that are no longer in the text.
    func finish() { manager.viewProviders = providers }

    // MARK: Lists

    // Cocoa stores a list's paragraphs with stops at 220 and 720 twips and an indent of 720 (\tx220\tx720\li720\fi-720): 11 and 36 points.
    // A nested list is indented by 36 more points.
    private static let markerIndent: CGFloat = 11
    private static let textIndent: CGFloat = 36

    private mutating func mark(_ text: NSMutableAttributedString, _ range: NSRange) {
        let lists = (text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle)?.textLists ?? []
        items = items.filter { item in lists.contains { ObjectIdentifier($0) == item.key } }
        guard let list = lists.last else { return }
        let number = items[ObjectIdentifier(list)] ?? list.startingItemNumber
        items[ObjectIdentifier(list)] = number + 1
        var marker = list.marker(forItemNumber: number)
        for outer in lists.dropLast().reversed() where list.listOptions.contains(.prependEnclosingMarker) {
            marker = outer.marker(forItemNumber: (items[ObjectIdentifier(outer)] ?? outer.startingItemNumber + 1) - 1) + marker
        }
        restyle(text, range) { values in
            // A paragraph with its own indent keeps it.
            if values.headIndent == 0, values.firstLineHeadIndent == 0 {
                values.headIndent = Self.textIndent * CGFloat(lists.count)
                values.firstLineHeadIndent = values.headIndent
            }
            values.marker = .init(text: marker, location: max(values.firstLineHeadIndent - Self.textIndent + Self.markerIndent, 0))
        }
    }

    // MARK: Margins

    private func setMargins(_ text: NSMutableAttributedString, _ range: NSRange, _ fragment: NSTextLayoutFragment) {
        let (leading, trailing, top, bottom) = (
            fragment.leadingPadding, fragment.trailingPadding, fragment.topMargin, fragment.bottomMargin
        )
        guard leading != 0 || trailing != 0 || top != 0 || bottom != 0 else { return }
        restyle(text, range) { values in
            values.firstLineHeadIndent += leading
            values.headIndent += leading
            if values.tailIndent <= 0 { values.tailIndent -= trailing }
            (values.topMargin, values.bottomMargin) = (top, bottom)
        }
    }

    private func restyle(_ text: NSMutableAttributedString, _ range: NSRange, _ body: (inout NSParagraphStyle.Values) -> Void) {
        var runs: [(NSParagraphStyle, NSRange)] = []
        text.enumerateAttribute(.paragraphStyle, in: range) { style, run, _ in
            let copy = NSMutableParagraphStyle()
            copy.setParagraphStyle(style as? NSParagraphStyle ?? .default)
            body(&copy.values)
            runs.append((copy, run))
        }
        for (style, run) in runs { text.addAttribute(.paragraphStyle, value: style, range: run) }
    }

    // MARK: Attachments

    private mutating func placeAttachments(
        _ text: NSMutableAttributedString, _ range: NSRange, _ fragment: NSTextLayoutFragment, at location: any NSTextLocation
    ) {
        var found: [(NSTextAttachment, NSRange)] = []
        text.enumerateAttribute(.attachment, in: range) { value, run, _ in
            if let value = value as? NSTextAttachment { found.append((value, run)) }
        }
        for (attachment, run) in found {
            let place = manager.location(location, offsetBy: run.location - range.location) ?? location
            let provider = provider(attachment, at: place)
            if let provider { fragment.attachmentViewProviders.append(provider) }
            let attributes = text.attributes(at: run.location, effectiveRange: nil)
            text.addAttribute(.attachment, value: PlacedAttachment(attachment, provider, attributes, at: place, in: container), range: run)
        }
    }

    /// Returns the provider, which stays with its attachment as long as that is in the text.
    private mutating func provider(_ attachment: NSTextAttachment, at location: any NSTextLocation) -> NSTextAttachmentViewProvider? {
        guard attachment.allowsTextAttachmentView else { return nil }
        var provider = manager.viewProviders[ObjectIdentifier(attachment)]
        if provider?.textAttachment !== attachment {
            provider = attachment.viewProvider(for: manager.attachmentParent, location: location, textContainer: container)
        }
        provider?.location = location
        providers[ObjectIdentifier(attachment)] = provider
        return provider
    }
}
