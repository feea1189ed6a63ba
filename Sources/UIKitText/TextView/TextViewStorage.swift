import UIKitLists

/// A text view's TextKit objects and the style of plain text.
@MainActor final class TextViewStorage {
    let storage: NSTextStorage
    private(set) var manager: NSLayoutManager
    weak var view: UITextView?
    /// The TextKit 2 content storage of the same text, created on first use.
    private(set) var content: NSTextContentStorage?
    /// Whether the app uses TextKit 1, after which TextKit 2 is unavailable.
    var usesLayoutManager = false { didSet { if usesLayoutManager { leaveTextKit2() } } }
    var font: UIFont?
    var color: UIColor?
    var typingAttributes: [NSAttributedString.Key: Any]?
    var length: Int { storage.length }

    /// Adopts the objects that `container` belongs to, or creates new ones.
    init(_ container: NSTextContainer) {
        if let manager = container.layoutManager, let storage = manager.textStorage {
            self.manager = manager
            self.storage = storage
            usesLayoutManager = true
        } else if let content = container.textLayoutManager?.textContentManager as? NSTextContentStorage {
            let storage = content.textStorage ?? NSTextStorage()
            if content.textStorage == nil { content.textStorage = storage }
            manager = NSLayoutManager()
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            self.storage = storage
            follow(content)
        } else {
            let manager = container.layoutManager ?? NSLayoutManager()
            if container.layoutManager == nil { manager.addTextContainer(container) }
            let storage = NSTextStorage()
            storage.addLayoutManager(manager)
            self.manager = manager
            self.storage = storage
        }
    }

    private func follow(_ content: NSTextContentStorage) {
        self.content = content
        manager.sharedLayout = { [weak content] in content?.primaryTextLayoutManager?.documentLayout }
    }

    /// Follows the container to the layout manager that the app put in the place of the view's.
    func adoptManager(of container: NSTextContainer) {
        guard let new = container.layoutManager, new !== manager, new.textStorage === storage else { return }
        usesLayoutManager = true
        manager = new
        view?.textLayoutChanged()
    }

    private func leaveTextKit2() {
        guard let content else { return }
        manager.sharedLayout = nil
        self.content = nil
        if let unused = content.primaryTextLayoutManager { unused.textContainer = nil }
        content.textStorage = nil
    }

    /// Shows attachments and lists as TextKit 2 does, unless the app uses TextKit 1.
    func noticeText(in container: NSTextContainer) {
        guard content == nil, !usesLayoutManager, storage.length > 0 else { return }
        var needs = false
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { attributes, _, stop in
            needs =
                attributes[.attachment] is NSTextAttachment
                || (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.isEmpty == false
            stop.pointee = ObjCBool(needs)
        }
        if needs { _ = textLayoutManager(of: container) }
    }

    /// Returns the layout of TextKit 2, with its attachments' views, or `nil` if the app draws it on its own surfaces.
    func placedLayout(in container: NSTextContainer) -> TextLayout? {
        guard content != nil, container.textLayoutManager?.drawsElsewhere == false else { return nil }
        return manager.layout(in: container)
    }

    /// Returns the TextKit 2 manager of the container, or `nil` if the app uses TextKit 1.
    func textLayoutManager(of container: NSTextContainer) -> NSTextLayoutManager? {
        guard !usesLayoutManager else { return nil }
        if content == nil {
            let content = NSTextContentStorage()
            self.content = content
            content.textStorage = storage
            let manager = NSTextLayoutManager()
            manager.attachmentParent = view
            content.addTextLayoutManager(manager)
            follow(content)
            manager.textContainer = container
        }
        return container.textLayoutManager
    }
}

struct TextViewEditing {
    var selection = NSRange(location: 0, length: 0)
    /// The marked text, which an input method may still change.
    var marked: NSRange?
    var isEditing = false
    var isChanging = false
    /// Whether the present long press opened the menu of a link or an attachment.
    var pressIsOnItem = false
    /// The width for which the content's size is known; `nil` after a change of the text.
    var fittedWidth: CGFloat?
}

/// Draws the visible part of a text view's text, and its selection.
final class TextCanvas: UIView, ImmediateContent {
    weak var view: UITextView?
    let caret = CaretView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.immediateContent = self
        addSubview(caret)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard let view, let layout = view.storage.manager.layout(in: view.textContainer) else { return }
        view.drawing(in: context) {
            if view.isFirstResponder, view.editing.selection.length > 0 {
                context.setFillColor(view.tintColor.withAlphaComponent(0.2).cgColor)
                for rect in view.textRects(view.editing.selection) { context.fill(view.convert(rect, to: self)) }
            }
            for (range, color) in view.foundText {
                context.setFillColor(color.cgColor)
                for rect in view.textRects(range) { context.fill(view.convert(rect, to: self)) }
            }
            if let marked = view.editing.marked {
                let style = view.markedTextStyle?[.backgroundColor] as? UIColor
                context.setFillColor((style ?? view.tintColor.withAlphaComponent(0.2)).cgColor)
                for rect in view.textRects(marked) { context.fill(view.convert(rect, to: self)) }
            }
            let origin = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
            let links = view.linkTextAttributes ?? [:]
            if view.storage.content != nil, let manager = view.textContainer.textLayoutManager {
                if manager.drawsElsewhere { return }
                manager.linkAttributes = links
                if manager.hasOwnFragments { return manager.drawFragments(at: origin, in: context) }
            }
            if type(of: view.storage.manager) != NSLayoutManager.self { return drawByManager(of: view, at: origin, links, in: context) }
            layout.draw(in: context, at: origin, color: (view.textColor ?? .label).cgColor, linkAttributes: links)
        }
    }

    /// Lets the app's own layout manager draw the visible lines: backgrounds, then glyphs.
    private func drawByManager(of view: UITextView, at origin: CGPoint, _ links: [NSAttributedString.Key: Any], in context: CGContext) {
        let manager = view.storage.manager, clip = context.boundingBoxOfClipPath
        let range =
            clip.isNull || clip.isInfinite
            ? manager.glyphRange(for: view.textContainer)
            : manager.glyphRange(
                forBoundingRect: clip.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: 0, dy: -8), in: view.textContainer)
        manager.viewColors = ((view.textColor ?? .label).cgColor, links)
        defer { manager.viewColors = nil }
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}

extension UITextView: DescribesText {
    package var describedText: String? { text }
}
