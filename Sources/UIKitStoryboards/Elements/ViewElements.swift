import Foundation
import InterfaceBuilder

/// The attributes that all views share, and the plain views.
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
    ].merging(FrameworkElements.views.mapValues { framework in .view(framework.type(UIView.self), hook: UIView.self, framework.read) }) {
        own, _ in own
    }

    // The attributes of all views, with the values of those that are missing. (SP-A033)
    static func decode(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        if let frame = element.rect("frame") ?? element.insetFrame(in: decoding.containerSize) { view.frame = frame }
        let usesAutoLayout = decoding.document.usesAutoLayout
        let translates = element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        if element.determines("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = usesAutoLayout ? translates : true
        }
        if translates || !usesAutoLayout, element.determines("autoresizingMask") {
            // A missing mask keeps the size and the right and bottom margins flexible. (SP-A039)
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: element.autoresizingMaskValue ?? 36)
        }
        flags(element, view)
        if element.determines("contentMode") { view.contentMode = Names.contentMode(element["contentMode"]) ?? .scaleToFill }
        if let value = element.double("alpha") { view.alpha = value }
        if let value = element.integer("tag") { view.tag = value }
        if let value = element["semanticContentAttribute"].flatMap({ Names.semanticContentAttribute[$0] }) {
            view.semanticContentAttribute = value
        }
        background(element, view, decoding)
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

    // A child's key is the property that it sets. (SP-A013)
    static func background(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        if let color = decoding.color(element, "backgroundColor") { view.backgroundColor = color }
        if element.isNil("backgroundColor") { view.backgroundColor = nil }
    }

    private static func flags(_ element: Element, _ view: UIView) {
        if let value = element.bool("hidden") { view.isHidden = value }
        // A missing attribute has Interface Builder's default, which differs from that of some classes.
        if element.determines("opaque") { view.isOpaque = element.bool("opaque") ?? true }
        if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
        if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if element.determines("multipleTouchEnabled") { view.isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false }
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

    // The priorities of views that do not specify them. (SP-A035)
    private static func priorities(_ element: Element, _ view: UIView) {
        func priority(_ name: String, _ missing: UILayoutPriority) -> UILayoutPriority? {
            element.determines(name) ? element.double(name).map { UILayoutPriority(Float($0)) } ?? missing : nil
        }
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            let hugging = priority("\(name)HuggingPriority", .defaultLow),
                resistance = priority("\(name)CompressionResistancePriority", .defaultHigh)
            // A default priority need not be set, which saves time.
            if let hugging, hugging != view.contentHuggingPriority(for: axis) { view.setContentHuggingPriority(hugging, for: axis) }
            if let resistance, resistance != view.contentCompressionResistancePriority(for: axis) {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    // Margins on a stack view turn on relative arrangement. (SP-A041)
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

    // A guide's identifier, for constraints. (SP-A042)
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

    // The children of a stack view are arranged. (SP-A040)
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

    // An image view's images. (SP-A057)
    private static func image(_ element: Element, _ view: UIImageView, _ decoding: Decoding) {
        if let configuration = decoding.symbolConfiguration(element, "preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = configuration
        }
        if let image = decoding.image(element, "image") {
            view.image = image
        } else if element.determines("image") {
            view.absentImageSize = decoding.imageResourceSize(element["image"])
        }
        if let image = decoding.image(element, "highlightedImage") { view.highlightedImage = image }
        if let value = element.bool("highlighted") { view.isHighlighted = value }
        if let value = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory = value
        }
    }

    // A stack view's attributes. (SP-A061)
    private static func stack(_ element: Element, _ view: UIStackView, _ decoding: Decoding) {
        if element.determines("axis") { view.axis = element["axis"] == "vertical" ? .vertical : .horizontal }
        if element.determines("alignment") { view.alignment = element["alignment"].flatMap { Names.stackAlignment[$0] } ?? .fill }
        if element.determines("distribution") {
            view.distribution = element["distribution"].flatMap { Names.stackDistribution[$0] } ?? .fill
        }
        if element.determines("spacing") || element.determines("spacingType") {
            view.spacing = element.double("spacing") ?? (element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0)
        }
        if let value = element.bool("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = value }
        if let value = element.bool("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = value }
    }
}
