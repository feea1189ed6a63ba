import Foundation

/// Reads and writes views through a coder. Interface files are decoded by their own reader, through the same calls.
@MainActor
package enum ViewCoding {
    /// The members that each class adds to its superclass's; created when the first archive is read or written, as most apps have none.
    private static let members = ownMembers.merging(InterfaceReader.shared.archivedMembers) { $1 }

    private static let ownMembers: [ObjectIdentifier: [ArchivedMember]] = [
        ObjectIdentifier(UIView.self): [
            ArchivedMember("UIBounds", \UIView.bounds),
            ArchivedMember("UICenter", \UIView.center),
            ArchivedMember("UITransform", \UIView.transform),
            ArchivedMember("UITag", \UIView.tag),
            ArchivedMember("UIHidden", \UIView.isHidden),
            ArchivedMember("UIAlpha", \UIView.alpha),
            ArchivedMember("UIBackgroundColor", optional: \UIView.backgroundColor),
            ArchivedMember("UITintColor", optional: \UIView.ownTintColor),
            ArchivedMember("UIOpaque", \UIView.isOpaque),
            ArchivedMember("UIClipsToBounds", \UIView.clipsToBounds),
            ArchivedMember("UIContentMode", raw: \UIView.contentMode),
            ArchivedMember("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
            ArchivedMember("UIMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
            ArchivedMember("UIExclusiveTouch", \UIView.isExclusiveTouch),
            ArchivedMember("UIAutoresizesSubviews", \UIView.autoresizesSubviews),
            ArchivedMember("UIAutoresizingMask", raw: \UIView.autoresizingMask),
            ArchivedMember("UITranslatesAutoresizingMask", \UIView.translatesAutoresizingMaskIntoConstraints),
            ArchivedMember("UISemanticContentAttribute", raw: \UIView.semanticContentAttribute),
            ArchivedMember("UIRestorationIdentifier", optional: \UIView.restorationIdentifier),
            ArchivedMember("UIAccessibilityIdentifier", optional: \UIView.accessibilityIdentifier),
            ArchivedMember("UIContentPriorities", { (view: UIView) in view.contentPriorities }, { $0.contentPriorities = $1 }),
            ArchivedMember(
                "UISubviews", { (view: UIView) in view.archivedSubviews },
                { view, subviews in for subview in subviews { view.addSubview(subview) } }),
            ArchivedMember("UIConstraints", { (view: UIView) in ArchivedConstraints.write(view) }, { ArchivedConstraints.read($1, $0) }),
        ]
    ]

    static func encode(_ view: UIView, _ coder: NSCoder) {
        let classes = Array(sequence(first: type(of: view) as AnyClass) { $0 == UIView.self ? nil : _getSuperclass($0) })
        for type in classes.reversed() { for member in members[ObjectIdentifier(type)] ?? [] { member.write(view, coder) } }
    }

    static func read(_ view: UIView, as type: AnyClass, _ coder: NSCoder) {
        // Tests create views from an archiver or a bare coder, neither of which can be read: the attempt would end the process.
        guard !(coder is NSKeyedArchiver), Swift.type(of: coder) != NSCoder.self else { return }
        for member in members[ObjectIdentifier(type)] ?? [] { member.read(view, coder) }
    }
}

extension UIView {
    /// The subviews without those that a class of UIKit holds in a property, which it creates itself.
    package var archivedSubviews: [UIView] {
        var own: Set<ObjectIdentifier> = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != UIView.self {
            if String(reflecting: current.subjectType).hasPrefix("UIKit") {
                for child in current.children { Self.collect(child.value, 0, &own) }
            }
            mirror = current.superclassMirror
        }
        return subviews.filter { !own.contains(ObjectIdentifier($0)) }
    }

    private static func collect(_ value: Any, _ depth: Int, _ found: inout Set<ObjectIdentifier>) {
        if let view = value as? UIView { found.insert(ObjectIdentifier(view)) }
        let mirror = Mirror(reflecting: value)
        guard depth < 3, let style = mirror.displayStyle, [.optional, .struct, .tuple, .collection].contains(style) else { return }
        for child in mirror.children { collect(child.value, depth + 1, &found) }
    }

    fileprivate var contentPriorities: [Double] {
        get {
            [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
                [contentHuggingPriority(for: $0), contentCompressionResistancePriority(for: $0)]
            }.map {
                Double($0.rawValue)
            }
        }
        set {
            guard newValue.count == 4 else { return }
            for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 2)] {
                setContentHuggingPriority(UILayoutPriority(Float(newValue[index])), for: axis)
                setContentCompressionResistancePriority(UILayoutPriority(Float(newValue[index + 1])), for: axis)
            }
        }
    }
}
