import Foundation
import UIKit

/// Builds a scene's views.
@MainActor
public final class OracleSceneBuilder {
    public internal(set) var views: [String: UIView] = [:]
    let scene: OracleScene
    private var window: UIWindow?
    /// Objects that lists, bars, and tabs need retained.
    var owners: [AnyObject] = []

    public init(_ scene: OracleScene) { self.scene = scene }

    /// Returns the root view after layout.
    @discardableResult
    public func build() -> UIView {
        if let controller = makeController() { return show(controller) }
        let root = make(scene.tree, "root")
        root.frame = CGRect(origin: .zero, size: scene.canvas)
        NSLayoutConstraint.activate(scene.constraints.compactMap(constraint))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        findCells()
        return root
    }

    private func show(_ controller: UIViewController) -> UIView {
        let window = UIWindow(frame: CGRect(origin: .zero, size: scene.canvas))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        self.window = window
        findBars(of: controller)
        return window
    }

    deinit {
        let window = window
        MainActor.assumeIsolated { window?.isHidden = true }
    }

    /// Returns frames that differ by more than half a point, each with its path, the actual, and the measured frame. Private classes are
    /// skipped with their descendants.
    public func differences(tolerance: CGFloat = 0.5) -> [String: String] {
        var found: [String: String] = [:]
        for (path, measured) in scene.frames where measured.frame != .zero || path != "root" {
            guard let view = views[path] else { continue }
            let frame = place(of: view, at: path), expected = measured.frame
            let worst = max(
                abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.width - expected.width),
                abs(frame.height - expected.height))
            if worst > tolerance + 0.001 { found[path] = "\(path) \(measured.className): \(frame), measured \(expected)" }
        }
        for (path, measured) in scene.intrinsicSizes {
            guard let view = views[path], !(view is UILabel) else { continue }
            let size = view.intrinsicContentSize
            if max(abs(size.width - measured.width), abs(size.height - measured.height)) > tolerance + 0.001 {
                found[path + " intrinsic"] = "\(path): intrinsic \(size), measured \(measured)"
            }
        }
        return found
    }

    /// Returns labels whose text is wider or narrower than measured, considering the macOS variant of the font.
    public var textDifferences: [String] {
        views.sorted { $0.key < $1.key }.compactMap { path, view in
            guard let label = view as? MeasuredLabel, let text = label.text, let measured = scene.intrinsicSizes[path] else { return nil }
            let own = label.naturalSize.width + (scene.isCatalyst ? MacCut.kern(label.font.pointSize) * CGFloat(text.count) : 0)
            // Both were rounded up, to thirds here and to the pixels of the measured scene there.
            let step: CGFloat = scene.isCatalyst ? 1 / 2 : 1 / 3
            return own - 1 / 3 - measured.width <= 0.5 && measured.width - step - own <= 0.5
                ? nil : "\(path) \(text): \(own) wide, measured \(measured.width)"
        }
    }

    /// Returns how many of the scene's views were built.
    public var missing: [String] {
        scene.frames.filter { path, measured in
            views[path] == nil && measured.className.hasPrefix("UI") && NSClassFromString(measured.className) != nil && path != "root"
        }.keys.sorted()
    }

    func make(_ node: [String: any Sendable], _ path: String) -> UIView {
        let name = node["class"] as? String ?? "UIView"
        let insets = numbers(node["safeAreaInsets"])
        let view = insets.count == 4 ? makeForced(insets) : makeView(name, node, path)
        views[path] = view
        let frame = numbers(node["frame"])
        if frame.count == 4 { view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
        if node["useConstraints"] as? Bool == true { view.translatesAutoresizingMaskIntoConstraints = false }
        setPriorities(node, view)
        if let label = view as? UILabel { set(node, label) }
        if let stack = view as? UIStackView { set(node, stack) }
        apply(node, to: view, at: path)
        for (index, child) in (node["subviews"] as? [[String: any Sendable]] ?? []).enumerated() {
            let subview = make(child, path == "root" ? "\(index)" : "\(path).\(index)")
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        if node["sizeToFit"] as? Bool == true { view.sizeToFit() }
        return view
    }

    /// Insets apply only to views in windows.
    private func makeForced(_ insets: [CGFloat]) -> UIView {
        let window = UIWindow(frame: CGRect(origin: .zero, size: scene.canvas))
        let view = ForcedSafeAreaView(UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
        window.addSubview(view)
        self.window = window
        return view
    }

    private func setPriorities(_ node: [String: any Sendable], _ view: UIView) {
        func priority(_ key: String) -> UILayoutPriority? { (node[key] as? NSNumber).map { UILayoutPriority($0.floatValue) } }
        if let value = priority("huggingH") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("huggingV") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("compressionH") { view.setContentCompressionResistancePriority(value, for: .horizontal) }
        if let value = priority("compressionV") { view.setContentCompressionResistancePriority(value, for: .vertical) }
    }

    private func set(_ node: [String: any Sendable], _ label: UILabel) {
        label.text = node["text"] as? String
        if let font = font(node) { label.font = font }
        if let lines = node["numberOfLines"] as? Int { label.numberOfLines = lines }
    }

    private func set(_ node: [String: any Sendable], _ stack: UIStackView) {
        stack.axis = node["axis"] as? String == "vertical" ? .vertical : .horizontal
        stack.spacing = (node["spacing"] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing, "bottom": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.distribution = distributions[node["stackDistribution"] as? String ?? ""] ?? .fill
        stack.alignment = alignments[node["stackAlignment"] as? String ?? ""] ?? .fill
    }

    // MARK: Equations

    /// `1.leading = 0.5 * 0.trailing + 8 @750`.
    private func constraint(_ text: String) -> NSLayoutConstraint? {
        var words = text.split(separator: " ").map(String.init)
        var priority = UILayoutPriority.required
        if let last = words.last, last.hasPrefix("@") {
            priority = UILayoutPriority(Float(last.dropFirst()) ?? 1000)
            words.removeLast()
        }
        guard words.count >= 3, let left = term(words[0]) else { return nil }
        let relation: NSLayoutConstraint.Relation = words[1] == "<=" ? .lessThanOrEqual : words[1] == ">=" ? .greaterThanOrEqual : .equal
        var multiplier: CGFloat = 1, constant: CGFloat = 0
        var right: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
        var rest = Array(words.dropFirst(2))
        if rest.count > 1, rest[1] == "*" {
            multiplier = CGFloat(Double(rest[0]) ?? 1)
            rest.removeFirst(2)
        }
        if let number = Double(rest[0]) { constant = number } else { right = term(rest[0]) }
        if rest.count == 3 { constant = CGFloat(Double(rest[2]) ?? 0) * (rest[1] == "-" ? -1 : 1) }
        let made = NSLayoutConstraint(
            item: left.item, attribute: left.attribute, relatedBy: relation, toItem: right?.item,
            attribute: right?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        made.priority = priority
        return made
    }

    private func term(_ text: String) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
            "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        var parts = text.split(separator: ".").map(String.init)
        guard let name = parts.popLast(), let attribute = attributes[name] else { return nil }
        var guide: String?
        if let last = parts.last, ["safeArea", "layoutMargins", "readable"].contains(last) { guide = parts.removeLast() }
        guard let view = views[parts.joined(separator: ".")] else { return nil }
        switch guide {
        case "safeArea": return (view.safeAreaLayoutGuide, attribute)
        case "layoutMargins": return (view.layoutMarginsGuide, attribute)
        case "readable": return (view.readableContentGuide, attribute)
        default: return (view, attribute)
        }
    }
}

/// A view with settable safe area insets.
@MainActor
public final class ForcedSafeAreaView: UIView {
    private let forced: UIEdgeInsets

    public init(_ insets: UIEdgeInsets) {
        forced = insets
        super.init(frame: .zero)
        supplemented.safeAreaForSubviews = { _ in insets }
    }

    public required init?(coder: NSCoder) {
        forced = .zero
        super.init(coder: coder)
    }

    public override var safeAreaInsets: UIEdgeInsets { forced }
}

/// A label with its measured size, whatever its font.
@MainActor
public final class MeasuredLabel: UILabel {
    private let measured: CGSize?

    public init(size: CGSize?) {
        measured = size
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        measured = nil
        super.init(coder: coder)
    }

    /// Returns the size of the text in the current font.
    var naturalSize: CGSize { super.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
    public override var intrinsicContentSize: CGSize { measured ?? super.intrinsicContentSize }
    public override func sizeThatFits(_ size: CGSize) -> CGSize { measured ?? super.sizeThatFits(size) }
}
