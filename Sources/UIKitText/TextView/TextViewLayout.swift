import UIKitLists

extension UITextView {
    var baseAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [
            .font: storage.font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: storage.color ?? UIColor.label, .paragraphStyle: style,
        ]
    }

    func setText(_ text: String) {
        // Attributed text has its own font. There is none before the first text is set, and after a text is removed.
        if storage.font == nil, !text.isEmpty { storage.font = .systemFont(ofSize: 12) }
        storage.typingAttributes = nil
        let color = storage.color
        attributedText = NSAttributedString(string: text, attributes: baseAttributes)
        if color == nil { storage.color = nil }
    }

    func setAttributedText(_ text: NSAttributedString) {
        editing.isChanging = true
        textStorage.setAttributedString(text)
        editing.isChanging = false
        if text.length > 0 {
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            storage.font = attributes[.font] as? UIFont ?? storage.font
            storage.color = attributes[.foregroundColor] as? UIColor ?? storage.color
        }
        undo.forget(self)
        editing.marked = nil
        if !dataDetectorTypes.isEmpty { detectData() }
        textLayoutChanged()
        let end = NSRange(location: storage.length, length: 0)
        guard editing.selection != end else { return }
        editing.selection = end
        textDelegate?.textViewDidChangeSelection(self)
    }

    /// Called after a change of font, color or alignment, which applies to all text.
    func restyle() {
        guard storage.length > 0 else { return textLayoutChanged() }
        textStorage.addAttributes(baseAttributes, range: NSRange(location: 0, length: storage.length))
        textLayoutChanged()
    }

    func textLayoutChanged() {
        guard !editing.isChanging else { return }
        storage.noticeText(in: textContainer)
        editing.fittedWidth = nil
        invalidateIntrinsicContentSize()
        KeyboardPresenter.shared.sizeChanged(of: self)
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    private func setContainerWidth(_ width: CGFloat) {
        guard textContainer.widthTracksTextView || textContainer.size.width == 0 else { return }
        let room = max(0, width - textContainerInset.left - textContainerInset.right)
        // Text that continues in another view ends where this one does.
        let isPart = !isScrollEnabled && storage.manager.textContainers.count > 1
        let size = CGSize(width: room, height: isPart ? textContainer.size.height : .greatestFiniteMagnitude)
        if textContainer.size != size { textContainer.size = size }
    }

    private var textHeight: CGFloat {
        guard storage.length > 0, let layout = storage.manager.layout(in: textContainer) else {
            let font = storage.font ?? .systemFont(ofSize: 12)
            return font.lineHeight + font.leading
        }
        return layout.size.height
    }

    func fitContentToText() {
        let width = bounds.width
        guard width > 0, editing.fittedWidth != width else { return }
        setContainerWidth(width)
        editing.fittedWidth = width
        // In whole points, although the fitting size is in whole pixels.
        let height = (textHeight + textContainerInset.top + textContainerInset.bottom).rounded(.up)
        contentSize = CGSize(width: width, height: height)
    }

    func layoutText() {
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height))
        if canvas.frame != frame {
            canvas.frame = frame
            canvas.setNeedsDisplay()
        }
        attachmentViews.place(in: self, at: origin)
        layoutCaret()
    }

    func layoutCaret() {
        let caret = canvas.caret
        caret.isActive = editing.isEditing && isEditable && editing.selection.length == 0
        handles.show(isFirstResponder ? textRects(editing.selection) : [], in: self)
        guard caret.isActive else { return }
        caret.backgroundColor = tintColor
        caret.frame = convert(caretRect(for: IndexPosition(editing.selection.location)), to: canvas)
    }

    /// Returns the fitting size. Without a width, the view is as wide as the text, as for `sizeToFit()` of a view without a size.
    func fittingTextSize(_ size: CGSize) -> CGSize {
        let size = size.width > 0 ? size : CGSize(width: .greatestFiniteMagnitude, height: size.height)
        let old = textContainer.size
        let insets = textContainerInset
        let limited = size.width < 1e6
        editing.isChanging = true
        textContainer.size = CGSize(
            width: limited ? max(0, size.width - insets.left - insets.right) : 1e7, height: .greatestFiniteMagnitude)
        let text = storage.length > 0 ? storage.manager.layout(in: textContainer)?.size ?? .zero : CGSize(width: 0, height: textHeight)
        textContainer.size = old
        editing.isChanging = false
        let padding = 2 * textContainer.lineFragmentPadding
        let width = min(text.width + (text.width >= size.width ? 0 : padding) + insets.left + insets.right, size.width)
        return CGSize(width: width, height: text.height + insets.top + insets.bottom).roundedUp(toPixelsAt: displayScale)
    }

    // MARK: Positions

    private var origin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    func textCaretRect(_ index: Int) -> CGRect {
        setContainerWidth(bounds.width)
        guard storage.length > 0, let layout = storage.manager.layout(in: textContainer) else {
            let height = (storage.font ?? .systemFont(ofSize: 12)).lineHeight
            return CGRect(x: origin.x + textContainer.lineFragmentPadding, y: origin.y, width: CaretView.width, height: height)
        }
        var rect = layout.caretRect(at: index).offsetBy(dx: origin.x, dy: origin.y)
        rect.size.width = CaretView.width
        return rect
    }

    func textRects(_ range: NSRange) -> [CGRect] {
        setContainerWidth(bounds.width)
        guard let layout = storage.manager.layout(in: textContainer), range.length > 0 else { return [] }
        return layout.rects(for: range.location..<range.location + range.length).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func textIndex(at point: CGPoint) -> Int {
        setContainerWidth(bounds.width)
        guard storage.length > 0, let layout = storage.manager.layout(in: textContainer) else { return 0 }
        return min(layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)), storage.length)
    }

    private func line(at index: Int) -> TextLine? {
        setContainerWidth(bounds.width)
        guard let layout = storage.manager.layout(in: textContainer) else { return nil }
        return layout.lineIndex(at: index).map { layout.lines[$0] }
    }

    func isRightToLeft(at index: Int) -> Bool { line(at: index)?.isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft) }

    func setDirection(_ direction: NSWritingDirection, _ range: NSRange) {
        guard storage.length > 0 else { return }
        let paragraphs = (textStorage.string as NSString).paragraphRange(
            for: NSIntersectionRange(range, NSRange(location: 0, length: storage.length)))
        textStorage.enumerateAttribute(.paragraphStyle, in: paragraphs) { style, run, _ in
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style as? NSParagraphStyle ?? .default)
            changed.baseWritingDirection = direction
            textStorage.addAttribute(.paragraphStyle, value: changed, range: run)
        }
    }
}

extension UITextView: LineFinding {
    func lineRange(containing index: Int) -> NSRange? { line(at: index).map { NSRange($0.range) } }
}
