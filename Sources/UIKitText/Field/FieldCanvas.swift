import UIKitLists

/// Draws a field's text, placeholder, and selection; clips text that is wider than the field.
final class FieldCanvas: UIView, ImmediateContent {
    weak var field: UITextField?
    let caret = CaretView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.immediateContent = self
        addSubview(caret)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard let field else { return }
        field.drawing(in: context) {
            if field.isEditing, field.model.selection.length > 0 { drawRects(field.model.selection, field, context, nil) }
            if let marked = field.model.marked { drawRects(marked, field, context, field.markedTextStyle?[.backgroundColor] as? UIColor) }
            if field.model.string.isEmpty { field.drawPlaceholder(in: bounds) } else { field.drawText(in: bounds) }
        }
    }

    private func drawRects(_ range: NSRange, _ field: UITextField, _ context: CGContext, _ color: UIColor?) {
        context.setFillColor((color ?? field.tintColor.withAlphaComponent(0.2)).cgColor)
        for rect in field.fieldRects(range) {
            context.fill(field.convert(rect, to: self))
        }
    }
}

extension UITextField {
    /// The text as drawn: bullets if it is secret.
    var shownString: String {
        isSecureTextEntry ? String(repeating: "•", count: model.string.count) : model.string
    }

    private var drawnAlignment: NSTextAlignment { textAlignment }

    private var fitScale: CGFloat {
        guard adjustsFontSizeToFitWidth, minimumFontSize < model.font.pointSize, !isEditing, canvas.bounds.width > 0 else { return 1 }
        let width = TextCache.size(
            shownString, font: model.font.ctFont, .label(width: .infinity, numberOfLines: 1, lineBreakMode: .byClipping)
        ).width
        return width <= canvas.bounds.width ? 1 : max(minimumFontSize / model.font.pointSize, canvas.bounds.width / width)
    }

    /// Returns the constraints. While edited, the text is laid out at its full length; otherwise it is truncated with an ellipsis.
    private func constraints(width: CGFloat) -> TextConstraints {
        .label(
            width: isEditing ? .infinity : width, numberOfLines: 1, lineBreakMode: isEditing ? .byClipping : .byTruncatingTail,
            alignment: isEditing ? .left : drawnAlignment, isRightToLeft: isRightToLeft)
    }

    private var layoutFont: CTFont {
        let scale = fitScale
        return scale == 1 ? model.font.ctFont : model.font.ctFont.withSize(model.font.pointSize * scale)
    }

    func fieldLayout(width: CGFloat) -> TextLayout {
        if model.extraAttributes.isEmpty || isSecureTextEntry {
            return TextCache.layout(shownString, font: layoutFont, constraints(width: width))
        }
        let text = NSAttributedString(string: shownString, attributes: defaultTextAttributes)
        return TextLayout(AttributedText(text, defaultFont: layoutFont), constraints(width: width))
    }

    /// Returns the layout's origin in the canvas.
    private func textOrigin(_ layout: TextLayout, in rect: CGRect) -> CGPoint {
        var y = rect.minY + (rect.height - layout.size.height) / 2
        switch contentVerticalAlignment {
        case .top: y = rect.minY
        case .bottom: y = rect.maxY - layout.size.height
        default: break
        }
        y = y.rounded(toPixelsAt: displayScale)
        guard isEditing else { return CGPoint(x: rect.minX, y: y) }
        let spare = rect.width - layout.size.width - CaretView.width
        if spare <= 0 { return CGPoint(x: rect.minX - model.scrollOffset, y: y) }
        let x: CGFloat =
            switch drawnAlignment {
            case .center: spare / 2
            case .right: spare
            case .natural: layout.lines.first?.isRightToLeft ?? isRightToLeft ? spare : 0
            default: 0
            }
        return CGPoint(x: rect.minX + x, y: y)
    }

    func drawFieldText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = fieldLayout(width: rect.width)
        // A disabled field keeps its color: square/Blueprint (TextFieldTests/test_snapshots_disabled, iOS 15) shows black text.
        let color = (model.color ?? .label).resolvedColor(with: traitCollection).cgColor
        layout.draw(in: context, at: textOrigin(layout, in: rect), color: color)
    }

    func drawFieldPlaceholder(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text = attributedPlaceholder else { return }
        let style = constraints(width: rect.width)
        var limits = style
        limits.width = rect.width
        limits.alignment = drawnAlignment
        limits.alignsByLayoutDirection = true
        let layout = TextLayout(AttributedText(text, defaultFont: model.font.ctFont), limits)
        let color = UIColor.placeholderText.resolvedColor(with: traitCollection).cgColor
        let y = (rect.minY + (rect.height - layout.size.height) / 2).rounded(toPixelsAt: displayScale)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: y), color: color)
    }

    // MARK: Caret and selection, in the field's coordinates

    private func shownIndex(_ index: Int) -> Int {
        guard isSecureTextEntry else { return index }
        return model.substring(NSRange(location: 0, length: index)).count
    }

    func fieldCaretRect(_ index: Int) -> CGRect {
        let layout = fieldLayout(width: canvas.bounds.width)
        let origin = textOrigin(layout, in: canvas.bounds)
        let height = layout.size.height > 0 ? layout.size.height : model.font.lineHeight
        let x = model.string.isEmpty ? emptyCaretX : layout.caretRect(at: shownIndex(index)).minX
        let y = model.string.isEmpty ? (canvas.bounds.height - height) / 2 : origin.y
        return canvas.convert(CGRect(x: origin.x + x, y: y, width: CaretView.width, height: height), to: self)
    }

    private var emptyCaretX: CGFloat { 0 }

    func fieldRects(_ range: NSRange) -> [CGRect] {
        let layout = fieldLayout(width: canvas.bounds.width)
        let origin = textOrigin(layout, in: canvas.bounds)
        let start = shownIndex(range.location)
        let end = shownIndex(range.location + range.length)
        return layout.rects(for: start..<max(start, end)).map { canvas.convert($0.offsetBy(dx: origin.x, dy: origin.y), to: self) }
    }

    func fieldIndex(at point: CGPoint) -> Int {
        let layout = fieldLayout(width: canvas.bounds.width)
        let origin = textOrigin(layout, in: canvas.bounds)
        let inCanvas = convert(point, to: canvas)
        let index = layout.index(at: CGPoint(x: inCanvas.x - origin.x, y: layout.size.height / 2))
        guard isSecureTextEntry else { return min(index, model.length) }
        return model.string.prefix(index).utf16.count
    }

    /// Scrolls to keep the caret visible.
    func scrollToCaret() {
        guard isEditing else {
            model.scrollOffset = 0
            return
        }
        let layout = fieldLayout(width: canvas.bounds.width)
        let width = canvas.bounds.width
        let x = model.string.isEmpty ? 0 : layout.caretRect(at: shownIndex(model.selection.location + model.selection.length)).minX
        let most = max(0, layout.size.width + CaretView.width - width)
        if x - model.scrollOffset > width - CaretView.width { model.scrollOffset = x - width + CaretView.width }
        if x < model.scrollOffset { model.scrollOffset = x }
        model.scrollOffset = min(max(model.scrollOffset, 0), most)
    }

    func isRightToLeft(at index: Int) -> Bool { fieldLayout(width: canvas.bounds.width).lines.first?.isRightToLeft ?? isRightToLeft }

    // MARK: Layout

    func layoutField() {
        let layout = FieldLayout(self, bounds)
        canvas.frame =
            isEditing
            ? editingRect(forBounds: bounds) : model.string.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        place(leftView, shown: layout.showsLeft, leftViewRect(forBounds: bounds))
        place(rightView, shown: layout.showsRight, rightViewRect(forBounds: bounds))
        if layout.showsClear { clearButton.isHidden = false } else { clearButtonIfMade?.isHidden = true }
        clearButtonIfMade?.frame = clearButtonRect(forBounds: bounds)
        borderView?.frame = borderRect(forBounds: bounds)
        borderImageView?.frame = borderRect(forBounds: bounds)
        scrollToCaret()
        canvas.setNeedsDisplay()
        layoutCaret()
    }

    private func place(_ view: UIView?, shown: Bool, _ rect: CGRect) {
        guard let view else { return }
        view.isHidden = !shown
        if shown {
            if view.superview !== self { addSubview(view) }
            view.frame = rect
        }
    }

    func layoutCaret() {
        let caret = canvas.caret
        caret.isActive = isEditing && model.selection.length == 0
        handles.show(isEditing ? fieldRects(model.selection) : [], in: self)
        guard caret.isActive else { return }
        caret.backgroundColor = tintColor
        var rect = convert(caretRect(for: IndexPosition(model.selection.location)), to: canvas)
        rect.origin.x = min(max(rect.minX, 0), max(0, canvas.bounds.width - CaretView.width))
        caret.frame = rect
    }

    func sideViewChanged(_ old: UIView?) {
        if old !== leftView, old !== rightView { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    func borderChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        borderImageView?.removeFromSuperview()
        borderImageView = nil
        if shownBorderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
            let view = UIImageView(frame: bounds)
            view.image = image
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            borderImageView = view
        }
        guard shownBorderStyle != .none else {
            borderView?.removeFromSuperview()
            borderView = nil
            return
        }
        let view = borderView ?? BackgroundView(frame: bounds)
        var look = UIBackgroundConfiguration.clear()
        switch shownBorderStyle {
        case .roundedRect:
            // An app's own background color replaces the field's.
            if backgroundColor == nil { look.backgroundColor = .systemBackground }
            look.cornerRadius = 5
            look.strokeColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.22) : UIColor(white: 0, alpha: 0.2) }
            look.strokeWidth = 1 / displayScale
        case .line, .bezel:
            look.strokeColor = .label
            look.strokeWidth = 1
        case .none: break
        }
        view.configuration = look
        view.isUserInteractionEnabled = false
        if view.superview == nil { insertSubview(view, at: 0) }
        borderView = view
    }
}

extension UITextField: LineFinding {
    func lineRange(containing index: Int) -> NSRange? { NSRange(location: 0, length: model.length) }
}
