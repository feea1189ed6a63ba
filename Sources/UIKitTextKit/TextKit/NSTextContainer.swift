import CoreText
import Foundation
import UIKitCore

/// The area in which text is laid out.
open class NSTextContainer: NSObject, NSSecureCoding {
    open private(set) weak var layoutManager: NSLayoutManager?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Called when the text has to be laid out and drawn again.
    package final var invalidationHandler: (() -> Void)?
    /// Called when the container got another layout manager.
    package final var managerHandler: (() -> Void)?
    /// The size; a dimension of zero is unlimited.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            changed()
            if let layoutManager {
                layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
            }
        }
    }
    /// Areas that text flows around, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    /// The breaking of the last line that fits. The default begins a new line at a word.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
    /// The space in points at both ends of each line. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// The largest number of lines, or 0, the default, for no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    /// Whether the width follows that of the text view. The default is `false`; a text view's own container follows it.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view. It is stored but has no effect.
    open var heightTracksTextView = false
    /// Whether the container is a rectangle without holes.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    /// Creates a container with a size in points. 0 in a dimension means no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates the `NSTextContainer` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// Writes nothing: archives of the class are empty here.
    open func encode(with coder: NSCoder) {}

    /// Puts another layout manager in the place of the container's: it gets the old one's text and all of its containers.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager else { return newLayoutManager.addTextContainer(self) }
        guard old !== newLayoutManager else { return }
        let containers = old.textContainers, storage = old.textStorage
        for _ in containers { old.removeTextContainer(at: 0) }
        if let storage {
            storage.removeLayoutManager(old)
            storage.addLayoutManager(newLayoutManager)
        }
        for container in containers { newLayoutManager.addTextContainer(container) }
    }

    /// Returns the part of a proposed line that is free of holes, and stores what remains of it on the other side.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        return CGRect(
            x: 0, y: proposedRect.minY, width: size.width > 0 ? min(size.width, proposedRect.width) : proposedRect.width,
            height: proposedRect.height)
    }

    final func attach(_ manager: NSLayoutManager?) {
        layoutManager = manager
        managerHandler?()
    }
    final func attach(_ manager: NSTextLayoutManager?) { textLayoutManager = manager }

    /// Called when the container changed: a layout manager of TextKit 2 notifies the TextKit 1 manager that shares it.
    private func changed() {
        if let textLayoutManager { textLayoutManager.forgetLayout() } else { layoutManager?.textContainerChangedGeometry(self) }
    }

    /// The constraints of this area for the text engine.
    final var constraints: TextConstraints {
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1_000_000 ? side : .infinity }
        var constraints = TextConstraints(width: limit(size.width), maximumLines: maximumNumberOfLines)
        constraints.height = limit(size.height)
        constraints.exclusions = exclusionPaths.map { TextExclusion($0.cgPath) }
        constraints.padding = lineFragmentPadding
        constraints.includesTrailingEmptyLine = true
        constraints.styleLeading = layoutManager?.usesFontLeading ?? textLayoutManager?.usesFontLeading ?? true ? .everyLine : .none
        if lineBreakMode == .byWordWrapping {
            // The paragraphs' own modes apply: square/Blueprint's AttributedLabelTests/test_textContainerRects on iOS 15.
            constraints.followsParagraphModes = true
        } else {
            let label = TextConstraints.label(width: 0, numberOfLines: maximumNumberOfLines, lineBreakMode: lineBreakMode)
            (constraints.wrapping, constraints.truncation) = (label.wrapping, label.truncation)
        }
        return constraints
    }
}
