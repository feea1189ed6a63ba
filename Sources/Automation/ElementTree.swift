import AutomationClient
import Foundation
import UIKit

/// A window that the system shows above an app on a device, in a process of its own.
@MainActor
package protocol SystemWindow: UIWindow {}

/// The screen at one moment, according to UIKit's accessibility.
///
/// Every visible view is an element; one that is an accessibility element itself hides its contents, except for the parts that Apple's test
/// runner also shows: a button's title, a cell's contents. `accessibilityElements` replace the views that they come from, in their order.
@MainActor
public final class ElementTree {
    /// The application, with a child per window, from the lowest to the highest.
    public private(set) var root: Element!  // made from the windows, which need `self`
    let references: ElementReferences
    private(set) var covers = Covers()
    private let windows: [UIWindow]
    private let screen: CGRect
    private let offscreenRows: OffscreenRows
    private var drawn: [ObjectIdentifier: Range<Int>] = [:]
    private var byView: [ObjectIdentifier: Element] = [:]
    private var byRef: [Int: Element] = [:]
    private var count = 0
    /// The elements that an app lists, by object, while their container is read.
    private var listed: [ObjectIdentifier: Element?] = [:]

    /// Reads the visible windows.
    public convenience init(references: ElementReferences = .shared) { self.init(windows: UIWindow.visible, references: references) }

    /// Reads the elements of windows.
    /// - Parameter windows: The windows from the lowest to the highest.
    public convenience init(windows: [UIWindow], references: ElementReferences = .shared) {
        self.init(windows: windows, references: references, rows: .none)
    }

    /// Reads the elements of windows, and the rows of tables that no cell shows.
    /// - Parameters:
    ///   - windows: The windows from the lowest to the highest.
    ///   - references: The numbers of elements.
    ///   - rows: The rows of tables without cells that are included.
    package init(windows: [UIWindow], references: ElementReferences = .shared, rows: OffscreenRows) {
        (self.windows, self.references, offscreenRows) = (windows, references, rows)
        screen = UIScreen.main.bounds
        var tops: [Element] = []
        for window in windows {
            let place = Place(window, in: nil, clip: screen, alpha: 1)
            if let element = read(window, place, isExposed: true).first { tops.append(element) }
        }
        let application = UIApplication.shared
        root = Element(application, in: UIView(), .application, frame: screen, clipped: screen, order: 0..<count, self)
        root.children = tops.filter { !isHiddenByModal($0, among: tops) }
        root.forEach { byRef[$0.ref] = $0 }
    }

    /// Returns the element with this number, or `nil` if it is not on screen. A row that was out of sight keeps its number for the cell
    /// that shows it now.
    public func element(_ ref: Int) -> Element? { byRef[ref] ?? shownElement(ref) }

    private func shownElement(_ ref: Int) -> Element? {
        for case let table as UITableView in all.lazy.map(\.object) {
            guard let (cell, place) = OffscreenRow.shown(ref, in: table, references) else { continue }
            return place.reduce(element(of: cell)) { element, index in
                element.flatMap { index < $0.children.count ? $0.children[index] : nil }
            }
        }
        return nil
    }

    /// Returns the element of `view`, or `nil` if it is invisible or part of another element.
    public func element(of view: UIView) -> Element? { byView[ObjectIdentifier(view)] }

    /// All elements, in reading order.
    public var all: [Element] {
        var list: [Element] = []
        root.forEach { list.append($0) }
        return list
    }

    // MARK: Touch

    /// Returns the view that a touch at `point`, in the screen's points, reaches.
    package func reached(at point: CGPoint) -> UIView? {
        for window in windows.reversed() {
            if let hit = window.hitTest(window.convert(point, from: UIScreen.main.coordinateSpace), with: nil) { return hit }
        }
        return nil
    }

    func order(of view: UIView) -> Int? { drawn[ObjectIdentifier(view)]?.lowerBound }

    /// Returns the element that describes `view` for a user: the alert or sheet around or beside it, otherwise the nearest element with a
    /// name.
    func element(showing view: UIView) -> Element? {
        var nearest: Element?
        var current: UIView? = view
        while let candidate = current, !(candidate is UIWindow) {
            if let element = byView[ObjectIdentifier(candidate)] {
                if nearest == nil { nearest = element }
                if element.type == .alert || element.type == .sheet || element.type == .popover { return element }
                // The dimming view is behind an alert.
                if candidate is PresentationContainerView,
                    let shown = element.firstDescendant(where: { [.alert, .sheet, .popover].contains($0.type) })
                {
                    return shown
                }
            }
            current = candidate.superview
        }
        return nearest ?? current.flatMap { byView[ObjectIdentifier($0)] }
    }

    // MARK: Reading

    /// The position of a view on the screen.
    private struct Place {
        /// The transform from the view's coordinates to the screen's.
        var transform: CGAffineTransform
        /// Whether the view is neither rotated nor sheared.
        var isUpright: Bool
        var frame: CGRect
        /// The part of the screen on which the view may draw.
        var clip: CGRect
        var alpha: CGFloat

        @MainActor
        init(_ view: UIView, in parent: Place?, clip: CGRect, alpha: CGFloat) {
            let layer = view.storedLayer!  // every view has its layer
            let bounds = layer.bounds, anchor = layer.anchorPoint, position = layer.position
            let middle = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
            let own = view.transform
            var transform: CGAffineTransform
            if own.isIdentity {
                transform = CGAffineTransform(translationX: position.x - middle.x, y: position.y - middle.y)
            } else {
                transform = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(own).concatenating(
                    CGAffineTransform(translationX: position.x, y: position.y))
            }
            if let parent { transform = transform.concatenating(parent.transform) }
            self.transform = transform
            isUpright = transform.b == 0 && transform.c == 0
            frame = bounds.applying(transform)
            self.clip = clip
            self.alpha = alpha
        }

        var visible: CGRect {
            let part = frame.intersection(clip)
            // An app's geometry may contain NaN.
            return part.width > 0 && part.height > 0 ? part : .null
        }
    }

    private func read(_ view: UIView, _ place: Place, isExposed: Bool) -> [Element] {
        let start = count
        count += 1
        let visible = place.visible
        note(view, place, visible, at: start)
        let isListed = listed[ObjectIdentifier(view)] != nil
        let isRead = (isExposed || isListed) && !view.accessibilityElementsHidden
        let type = ElementTypes.type(of: view)
        let list = isRead ? view.listedAccessibilityElements() : nil
        let children =
            list.map { listedChildren($0, of: view, place, at: start) }
            ?? self.children(of: view, type, place, at: start, isExposed: isRead)
        drawn[ObjectIdentifier(view)] = start..<count
        guard isRead else { return [] }
        if type == .other, !isListed, ElementTypes.isBareHolder(view) { return isExposed ? children : [] }
        if type == .staticText, !isListed, ElementTypes.isWithoutWords(view) { return isExposed ? children : [] }
        // A SwiftUI button is beside its label, in a view that contains both.
        let shown = ElementTypes.isPressed(view) ? view.subviews.first { $0 is UIControl } ?? view : view
        let element = Element(shown, in: shown, type, frame: place.frame, clipped: visible, order: start..<count, self)
        if shown !== view { byView[ObjectIdentifier(shown)] = element }
        element.children = children.filter { !isHiddenByModal($0, among: children) }
        if type == .staticText, ElementTypes.className(of: view) == "HoldingView" {
            // The only text that SwiftUI combined is the combined element.
            element.children.removeAll { $0.type == .staticText && $0.label == element.label }
        }
        byView[ObjectIdentifier(view)] = element
        if isListed { listed[ObjectIdentifier(view)] = element }
        guard isExposed else { return [] }
        if type == .keyboard {
            // The buttons below the keys are beside the keyboard.
            let icons = element.children.filter { $0.view is UIImageView }
            element.children.removeAll { $0.view is UIImageView }
            return icons + [element]
        }
        // A menu is a collection, whose cells contain its commands as buttons: `collectionViews.cells.buttons["Copy"]` in recorded tests.
        let isCommand = type == .button && ElementTypes.className(of: view) == "MenuRow"
        return [isCommand ? holder(0, of: view, place, at: start, [element], .cell) : element]
    }

    /// Returns the elements that a view lists, in its order. Views that it doesn't list are read for their positions only.
    private func listedChildren(_ list: [Any], of view: UIView, _ place: Place, at start: Int) -> [Element] {
        let outer = listed
        defer { listed = outer }
        listed = [:]
        for case let inner as UIView in list { listed[ObjectIdentifier(inner)] = .some(nil) }
        var unlisted: [Element] = []
        readSubviews(of: view, place, isExposed: false, into: &unlisted)
        return list.compactMap { listed[ObjectIdentifier($0 as AnyObject)] ?? element($0, in: view, place, at: start) }
    }

    /// Returns the elements of a view's subviews, arranged as Apple's trees arrange those of its type, with scroll bars and the region that
    /// dismisses a popover.
    private func children(of view: UIView, _ type: ElementType, _ place: Place, at start: Int, isExposed: Bool) -> [Element] {
        var children: [Element] = []
        readSubviews(of: view, place, isExposed: isExposed && shows(insideOf: view, type), into: &children)
        switch type {
        case .button where ElementTypes.isPair(view): break
        case .button, .menuItem: children = children.flatMap(\.textsAndImages)
        // A field's text is its value.
        case .textField, .secureTextField, .searchField: children.removeAll { $0.type != .button }
        case .alert:
            var holders = 0
            children = AlertParts.elements(children) { inner in
                holders += 1
                return holder(holders - 1, of: view, place, at: start, inner)
            }
        case .cell: children = CellParts.elements(of: view, children) { self.element($0, in: view, place, at: start) }
        case .table, .collectionView:
            if type == .table, isExposed, let table = view as? UITableView { children += rowsOutOfSight(of: table, place, at: start) }
            children = Self.inReadingOrder(children)
        // A scroll view of SwiftUI contains one view with its content: `scrollViews.otherElements.buttons["Save"]` in recorded tests.
        case .scrollView where ElementTypes.className(of: view) == "ContentScrollView" && !children.isEmpty:
            children = [holder(0, of: view, place, at: start, children)]
        // In Apple's trees the bar precedes the content that it is drawn over.
        case .other where view.next is UINavigationController:
            children = children.filter { $0.type == .navigationBar } + children.filter { $0.type != .navigationBar }
        default: break
        }
        children += ScrollBar.bars(of: view).compactMap { self.element($0, in: view, place, at: start) }
        if let region = DismissRegion.region(of: view), let element = self.element(region, in: view, place, at: start) {
            children.append(element)
        }
        // A bar's own container views are not elements: its buttons are its children.
        if [.navigationBar, .tabBar, .toolbar].contains(type) { children = children.flatMap(\.withoutHolders) }
        if type == .navigationBar {
            children = Self.inRows(children, isReversed: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        return children
    }

    /// Returns a list's cells and headers in reading order, regardless of the order of their creation, followed by its other children.
    private static func inReadingOrder(_ children: [Element]) -> [Element] {
        func isRow(_ element: Element) -> Bool {
            element.view is UITableViewCell || element.view is UITableViewHeaderFooterView || element.view is UICollectionReusableView
                || element.object is OffscreenRow
        }
        let rows = children.enumerated().filter { isRow($0.element) }.sorted { a, b in
            (a.element.frame.minY.rounded(), a.element.frame.minX, CGFloat(a.offset)) < (
                b.element.frame.minY.rounded(), b.element.frame.minX, CGFloat(b.offset)
            )
        }
        return rows.map(\.element) + children.filter { !isRow($0) }
    }

    /// Returns a bar's elements row by row, each from its leading to its trailing end: the back button precedes the title.
    private static func inRows(_ children: [Element], isReversed: Bool) -> [Element] {
        let byHeight = children.enumerated().sorted { ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset) }
        var rows: [[Element]] = []
        for (_, element) in byHeight {
            // Elements of a row have about the same middle; a large title or a search bar is at least half a bar lower.
            if let last = rows.last?.last, element.frame.midY - last.frame.midY < 12 {
                rows[rows.count - 1].append(element)
            } else {
                rows.append([element])
            }
        }
        return rows.flatMap { row in
            row.sorted { isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }

    /// Returns elements for the rows of a table that no cell shows.
    private func rowsOutOfSight(of table: UITableView, _ place: Place, at order: Int) -> [Element] {
        guard offscreenRows != .none else { return [] }
        let rows = OffscreenRow.rows(of: table)
        let full = offscreenRows == .contents ? OffscreenRow.nearest(rows, in: table) : []
        return rows.map { row in
            var contents: [Element] = []
            if full.contains(row.path), let cell = row.makeCell() {
                let inside = Place(cell, in: place, clip: .null, alpha: place.alpha)
                contents = read(cell, inside, isExposed: true).first?.children ?? []
                number(contents, of: row, below: [])
            }
            let frame = table.rectForRow(at: row.path).applying(place.transform)
            let element = Element(row, in: table, .cell, frame: frame, clipped: .null, order: order..<order + 1, self)
            element.children = contents
            return element
        }
    }

    private func number(_ elements: [Element], of row: OffscreenRow, below place: [Int]) {
        for (index, element) in elements.enumerated() {
            element.ref = references.number(of: row.part(at: place + [index]))
            number(element.children, of: row, below: place + [index])
        }
    }

    private func readSubviews(of view: UIView, _ place: Place, isExposed: Bool, into children: inout [Element]) {
        let clip = view.clipsToBounds || view is UIScrollView && view.clipsToBounds ? place.frame.intersection(place.clip) : place.clip
        for subview in view.storedSubviews.inDrawingOrder where !subview.isHidden && subview.alpha >= 0.01 && !isScrollBar(subview) {
            children += read(subview, Place(subview, in: place, clip: clip, alpha: place.alpha * subview.alpha), isExposed: isExposed)
        }
    }

    /// Whether the view is a scroll view's indicator, whose element exists even while it is hidden.
    private func isScrollBar(_ view: UIView) -> Bool { ElementTypes.className(of: view) == "ScrollIndicatorView" }

    /// Records a view that hides what is below it.
    private func note(_ view: UIView, _ place: Place, _ visible: CGRect, at order: Int) {
        guard place.isUpright, place.alpha > 0.99, !visible.isNull, view.isOpaqueToSight else { return }
        covers.add(visible.insetBy(dx: view.storedLayer.cornerRadius * 0.3, dy: view.storedLayer.cornerRadius * 0.3), order: order)
    }

    /// Returns an element for an item that an app lists and that is not a subview.
    private func element(_ item: Any, in container: UIView, _ place: Place, at order: Int) -> Element? {
        let object = item as AnyObject
        if object is UIView { return nil }
        guard let responder = object as? UIResponder else { return nil }
        var frame = responder.accessibilityFrame
        if frame == .zero, let element = responder as? UIAccessibilityElement {
            frame = element.accessibilityFrameInContainerSpace.applying(place.transform)
        }
        // A scroll bar is not visible: nothing is drawn most of the time.
        let part = object is ScrollBar ? .null : frame.intersection(place.clip)
        let type = ElementTypes.type(for: responder.accessibilityTraits) ?? .other
        let element = Element(
            object, in: container, type, frame: frame, clipped: part.width > 0 && part.height > 0 ? part : .null, order: order..<order + 1,
            self)
        element.children = (responder.accessibilityElements ?? []).compactMap { self.element($0, in: container, place, at: order) }
        return element
    }

    /// Returns the element of a view that only Apple's trees have, around other elements.
    private func holder(
        _ number: Int, of view: UIView, _ place: Place, at order: Int, _ children: [Element], _ type: ElementType = .other
    ) -> Element {
        // Its drawing order is the whole alert's, so that it doesn't cover its contents.
        let frame = children.reduce(CGRect.null) { $0.union($1.frame) }
        let visible = children.reduce(CGRect.null) { $0.union($1.clipped) }
        let element = Element(
            TreeHolder.holder(number, in: view), in: view, type, frame: children.isEmpty ? place.frame : frame,
            clipped: children.isEmpty ? place.visible : visible, order: order..<count, self)
        element.children = children
        return element
    }

    /// Returns whether the view's contents are included.
    private func shows(insideOf view: UIView, _ type: ElementType) -> Bool {
        if ElementTypes.toggle(in: view) != nil { return true }
        // SwiftUI's activity indicator with a label contains another one: `activityIndicators["Loading"].activityIndicators["1"]`.
        if type == .activityIndicator, ElementTypes.isHolder(view) { return true }
        guard view.isAccessibilityElement else { return !Self.wholes.contains(type) }
        // The contents of SwiftUI's elements exist too, combined or ignored: public tests find them (SisyphosTests/Sisyphos, OtherTests).
        if ElementTypes.isHolder(view) { return true }
        switch type {
        // A button's title; a field's buttons.
        case .button:
            let name = ElementTypes.className(of: view)
            return view is UIButton || ElementTypes.isPressed(view) || name == "RowActionView" || name == "MenuRow"
        case .textField, .secureTextField, .searchField, .menuItem: return true
        default: return false
        }
    }

    /// Elements that count as a whole although UIKit builds them from parts.
    private static let wholes: Set<ElementType> = [
        .key, .pickerWheel, .switch, .slider, .pageIndicator, .progressIndicator, .activityIndicator, .staticText, .image, .textView,
    ]

    /// Returns whether a modal sibling hides the element.
    private func isHiddenByModal(_ element: Element, among siblings: [Element]) -> Bool {
        siblings.contains {
            $0 !== element && $0.object === $0.view && $0.view.accessibilityViewIsModal && !element.view.accessibilityViewIsModal
        }
    }
}

extension Element {
    /// The texts and images that the element is or contains.
    fileprivate var textsAndImages: [Element] {
        if [.staticText, .image].contains(type), !label.isEmpty || !identifier.isEmpty { return [self] }
        return type == .other ? children.flatMap(\.textsAndImages) : []
    }

    func firstDescendant(where fits: (Element) -> Bool) -> Element? {
        for child in children {
            if fits(child) { return child }
            if let found = child.firstDescendant(where: fits) { return found }
        }
        return nil
    }
}

extension UIView {
    /// Returns the elements that an app lists for tests, otherwise for assistive technologies, or `nil` if it lists none.
    fileprivate func listedAccessibilityElements() -> [Any]? {
        if let list = accessibility.automationElements ?? accessibilityElements { return list }
        // The older form: a class overrides the methods that count its elements and return them one by one.
        let count = accessibilityElementCount()
        return count > 0 && count != NSNotFound ? (0..<min(count, 10_000)).compactMap(accessibilityElement(at:)) : nil
    }

    /// Whether nothing below is visible through the view.
    fileprivate var isOpaqueToSight: Bool {
        let layer = storedLayer!  // every view has its layer
        guard layer.mask == nil else { return false }
        if let color = layer.backgroundColor, color.alpha >= 1 { return true }
        // A blur also hides the content behind it, which can't be read.
        if let effect = self as? UIVisualEffectView { return effect.effect != nil }
        if ["KeyboardTray", "KeyboardView", "BarBackground"].contains(ElementTypes.className(of: self)) { return hidesBehind }
        if let picture = self as? UIImageView, let image = picture.image?.cgImage, picture.bounds.width > 0 {
            return [.none, .noneSkipLast, .noneSkipFirst].contains(image.alphaInfo)
                && [.scaleToFill, .scaleAspectFill].contains(picture.contentMode)
        }
        return false
    }
}

extension Element {
    /// The element, or its children if it has no name itself.
    fileprivate var withoutHolders: [Element] {
        guard type == .other, identifier.isEmpty, label.isEmpty else { return [self] }
        return children.flatMap(\.withoutHolders)
    }
}

extension UIView {
    /// Whether a system view that is translucent on a device has a material, that is, a background.
    fileprivate var hidesBehind: Bool {
        (storedLayer.backgroundColor?.alpha ?? 0) > 0.5
            || storedSubviews.contains { !$0.isHidden && ($0 as? UIVisualEffectView)?.effect != nil }
    }
}

extension [UIView] {
    /// The views in drawing order: those with a higher z position later.
    fileprivate var inDrawingOrder: [UIView] {
        contains { $0.storedLayer.zPosition != 0 }
            ? enumerated().sorted { ($0.element.storedLayer.zPosition, $0.offset) < ($1.element.storedLayer.zPosition, $1.offset) }.map(
                \.element) : self
    }
}
