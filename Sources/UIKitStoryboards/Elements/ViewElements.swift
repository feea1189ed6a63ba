import Foundation
import InterfaceBuilder

/// What all views share, and the plain ones.
@MainActor
enum ViewElements {
    static let table: [String: ElementDecoder] = [
        "view": .view(UIView.self),
        "containerView": .view(UIView.self),
        "tableViewCellContentView": .view(UIView.self),
        "collectionViewCellContentView": .view(UIView.self),
        "window": .view(UIWindow.self) { element, window, _ in
            if element["resizesToFullScreen"] == "YES" { window.frame = UIScreen.main.bounds }
        },
        "imageView": .view(UIImageView.self, image),
        "stackView": .view(UIStackView.self, stack),
    ].merging(FrameworkElements.views.mapValues { framework in .view(framework.type(UIView.self), hook: UIView.self, framework.read) }) { own, _ in own }

    // SP-A033
    static func decode(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        if let frame = element.rect("frame") ?? element.insetFrame(in: decoding.containerSize) { view.frame = frame }
        let usesAutoLayout = decoding.document.usesAutoLayout
        let translates = element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        view.translatesAutoresizingMaskIntoConstraints = usesAutoLayout ? translates : true
        if translates || !usesAutoLayout {
            // SP-A039
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: element.autoresizingMaskValue ?? 36)
        }
        flags(element, view)
        if let mode = Names.contentMode(element["contentMode"]) { view.contentMode = mode }
        if let value = element.double("alpha") { view.alpha = value }
        if let value = element.integer("tag") { view.tag = value }
        if let value = element["semanticContentAttribute"].flatMap({ Names.semanticContentAttribute[$0] }) { view.semanticContentAttribute = value }
        if let color = decoding.color(element, "backgroundColor") { view.backgroundColor = color }
        if element.isNil("backgroundColor") { view.backgroundColor = nil }
        if let color = decoding.color(element, "tintColor") { view.tintColor = color }
        if let value = element["restorationIdentifier"] { view.restorationIdentifier = value }
        priorities(element, view)
        margins(element, view, decoding)
        guides(element, view, decoding)
        if let list = element.first("constraints") { decoding.addConstraints(of: view, list.elements) }
        if element["fixedFrame"] == "YES", !translates, usesAutoLayout { decoding.fixFrame(of: view, element) }
        Accessibility.decode(element, view, decoding)
        decoding.variations.add(element, view, decoding)
    }

    private static func flags(_ element: Element, _ view: UIView) {
        if let value = element.bool("hidden") { view.isHidden = value }
        if let value = element.bool("opaque") { view.isOpaque = value }
        if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
        if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
        if let value = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
        if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
        if let value = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
        if let value = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
        if let value = element["focusGroupIdentifier"] { view.focusGroupIdentifier = value }
        if let value = element.bool("showsLargeContentViewer") { view.showsLargeContentViewer = value }
        if let value = element.bool("scalesLargeContentImage") { view.scalesLargeContentImage = value }
        if let value = element["largeContentTitle"] { view.largeContentTitle = value }
        if let value = element.bool("layoutMarginsFollowReadableWidth") { view.flags.set(.marginsFollowReadableWidth, value) }
    }

    // SP-A035
    private static func priorities(_ element: Element, _ view: UIView) {
        func priority(_ name: String) -> UILayoutPriority? { element.double(name).map { UILayoutPriority(Float($0)) } }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") { view.setContentCompressionResistancePriority(value, for: .horizontal) }
        if let value = priority("verticalCompressionResistancePriority") { view.setContentCompressionResistancePriority(value, for: .vertical) }
    }

    // SP-A041
    private static func margins(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        if let insets = decoding.insets(element, "layoutMargins") {
            view.layoutMargins = insets
            (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
        }
        if let child = element.child(key: "directionalLayoutMargins"), child.name == "directionalEdgeInsets" {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: child.double("top") ?? 0, leading: child.double("leading") ?? 0, bottom: child.double("bottom") ?? 0,
                trailing: child.double("trailing") ?? 0)
            (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
        }
    }

    // SP-A042
    private static func guides(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        for child in element.elements where child.name == "viewLayoutGuide" {
            guard let id = child.id else { continue }
            switch child.key {
            case "safeArea"?: decoding.assign(view.safeAreaLayoutGuide, id: id)
            case "frameLayoutGuide"?: if let view = view as? UIScrollView { decoding.assign(view.frameLayoutGuide, id: id) }
            case "contentLayoutGuide"?: if let view = view as? UIScrollView { decoding.assign(view.contentLayoutGuide, id: id) }
            case "keyboard"?: decoding.assign(view.keyboardLayoutGuide, id: id)
            case "layoutMargins"?: decoding.assign(view.layoutMarginsGuide, id: id)
            case "readableContent"?: decoding.assign(view.readableContentGuide, id: id)
            default: break
            }
        }
    }

    // SP-A040
    static func decodeSubviews(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        guard let list = element.first("subviews") else { return }
        let outer = decoding.containerSize
        decoding.containerSize = view.bounds.size
        defer { decoding.containerSize = outer }
        for child in list.elements {
            guard let subview = decoding.object(for: child) as? UIView else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        decoding.variations.note(list, in: element, view)
    }

    // SP-A057
    private static func image(_ element: Element, _ view: UIImageView, _ decoding: Decoding) {
        if let configuration = decoding.symbolConfiguration(element, "preferredSymbolConfiguration") { view.preferredSymbolConfiguration = configuration }
        if let image = decoding.image(element, "image") { view.image = image } else { view.absentImageSize = decoding.imageResourceSize(element["image"]) }
        if let image = decoding.image(element, "highlightedImage") { view.highlightedImage = image }
        if let value = element.bool("highlighted") { view.isHighlighted = value }
        if let value = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") { view.adjustsImageSizeForAccessibilityContentSizeCategory = value }
    }

    // SP-A061
    private static func stack(_ element: Element, _ view: UIStackView, _ decoding: Decoding) {
        view.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        switch element["alignment"] {
        case "leading"?, "top"?: view.alignment = .leading
        case "trailing"?, "bottom"?: view.alignment = .trailing
        case "center"?: view.alignment = .center
        case "firstBaseline"?: view.alignment = .firstBaseline
        case "lastBaseline"?: view.alignment = .lastBaseline
        default: view.alignment = .fill
        }
        switch element["distribution"] {
        case "fillEqually"?: view.distribution = .fillEqually
        case "fillProportionally"?: view.distribution = .fillProportionally
        case "equalSpacing"?: view.distribution = .equalSpacing
        case "equalCentering"?: view.distribution = .equalCentering
        default: view.distribution = .fill
        }
        view.spacing = element.double("spacing") ?? (element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0)
        if let value = element.bool("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = value }
        if let value = element.bool("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = value }
    }

    // SP-A063
}
