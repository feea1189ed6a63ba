import Foundation
import InterfaceBuilder

/// The variations by size class (A.6): attributes, and the installed subviews and constraints.
///
/// Lives as long as the root view that observes the traits.
@MainActor
final class Variations {
    private struct Condition: Equatable {
        var horizontal: UIUserInterfaceSizeClass?
        var vertical: UIUserInterfaceSizeClass?
        var isForMac = false
        /// Whether every trait is one that files are known to contain.
        var isKnown = true

        /// Creates a condition (SP-A075), or returns `nil` for `default`.
        init?(_ key: String) {
            guard key != "default" else { return nil }
            for part in key.split(separator: "-") {
                switch part {
                case "widthClass=compact": horizontal = .compact
                case "widthClass=regular": horizontal = .regular
                case "heightClass=compact": vertical = .compact
                case "heightClass=regular": vertical = .regular
                case "userInterfaceIdiom=mac": isForMac = true
                default: isKnown = false
                }
            }
        }

        func matches(_ traits: UITraitCollection) -> Bool {
            isKnown && (horizontal == nil || horizontal == traits.horizontalSizeClass)
                && (vertical == nil || vertical == traits.verticalSizeClass)
                && (!isForMac || traits.userInterfaceIdiom == .mac)
        }

        var count: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) + (isForMac ? 1 : 0) }
    }

    /// The values of an object's property, chosen by the traits.
    private struct Property {
        /// Saves the current values, and returns a closure that restores them.
        let keep: () -> () -> Void
        var base: () -> Void = {}
        /// The cases, ordered by the number of traits they name.
        let cases: [(condition: Condition, apply: () -> Void)]
        var current: [Int] = []
    }

    /// The members of a list that a mask removes or restores; cases that name more traits come later.
    private struct Mask {
        weak var view: UIView?
        let isSubviews: Bool
        let excludedByDefault: Set<String>
        let cases: [(condition: Condition, included: Set<String>, excluded: Set<String>)]
        /// The members in file order, retained while they are removed (SP-A077).
        var members: [(id: String, object: NSObject)] = []
    }

    private var properties: [Property] = []
    private var masks: [ObjectIdentifier: [Mask]] = [:]
    private var order: [ObjectIdentifier] = []
    private var excluded: Set<String> = []

    var isEmpty: Bool { properties.isEmpty && masks.isEmpty }

    // MARK: Reading

    /// Records a view's variations; the base values are set already.
    func add(_ element: Element, _ view: UIView, _ decoding: Decoding) {
        let variations = element.elements.filter { $0.name == "variation" }
        guard !variations.isEmpty, decoding.document.usesTraitCollections else { return }
        addMasks(variations, view)
        let names = Set(variations.flatMap { $0.attributes.map(\.name) + $0.elements.compactMap(\.key) })
        addProperties(variations, keep: { [weak view] in view.map { Self.keep(names, of: $0, element, decoding) } ?? {} }) {
            [weak view] variation in
            view.map { Self.apply(variation, $0, decoding) }
        }
    }

    func add(_ element: Element, _ constraint: NSLayoutConstraint, _ decoding: Decoding) {
        let variations = element.elements.filter { $0.name == "variation" }
        guard !variations.isEmpty, decoding.document.usesTraitCollections else { return }
        let (constant, priority) = (constraint.constant, constraint.priority)
        addProperties(
            variations,
            keep: {
                { [weak constraint] in
                    constraint?.constant = constant
                    constraint.map { Self.setPriority(priority, of: $0) }
                }
            }
        ) { [weak constraint] variation in
            if let value = variation.double("constant") { constraint?.constant = value }
            if let constraint, let value = variation.double("priority") { Self.setPriority(UILayoutPriority(Float(value)), of: constraint) }
        }
    }

    /// Sets the priority. Before iOS 13 an active constraint cannot change between required and not required.
    private static func setPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
        let isReinstalled = constraint.isActive && (constraint.priority == .required) != (priority == .required)
        if isReinstalled { constraint.isActive = false }
        constraint.priority = priority
        if isReinstalled { constraint.isActive = true }
    }

    private func addProperties(_ variations: [Element], keep: @escaping () -> () -> Void, apply: @escaping (Element) -> Void) {
        let cases = variations.compactMap { variation -> (Condition, () -> Void)? in
            guard let condition = Condition(variation.key ?? ""),
                variation.attributes.count > 1 || variation.elements.contains(where: { $0.name != "mask" })
            else { return nil }
            return (condition, { apply(variation) })
        }
        guard !cases.isEmpty else { return }
        properties.append(Property(keep: keep, cases: cases.sorted { $0.0.count < $1.0.count }))
    }

    private func addMasks(_ variations: [Element], _ view: UIView) {
        for key in ["subviews", "constraints"] {
            var byDefault: Set<String> = []
            var cases: [(Condition, Set<String>, Set<String>)] = []
            for variation in variations {
                guard let mask = variation.elements.first(where: { $0.name == "mask" && $0.key == key }) else { continue }
                let out = Set(mask.elements.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
                let back = Set(mask.elements.filter { $0.name == "include" }.compactMap { $0["reference"] })
                if let condition = Condition(variation.key ?? "") { cases.append((condition, back, out)) } else { byDefault = out }
            }
            guard !byDefault.isEmpty || !cases.isEmpty else { continue }
            if key == "constraints" { excluded.formUnion(byDefault) }
            if masks[ObjectIdentifier(view)] == nil { order.append(ObjectIdentifier(view)) }
            masks[ObjectIdentifier(view), default: []].append(
                Mask(
                    view: view, isSubviews: key == "subviews", excludedByDefault: byDefault, cases: cases.sorted { $0.0.count < $1.0.count }
                ))
        }
    }

    func excludes(_ constraint: Element) -> Bool { constraint.id.map(excluded.contains) ?? false }

    /// Lists the subviews that a mask of `view` may remove, once they exist.
    func note(_ list: Element, in element: Element, _ view: UIView) {
        guard let index = masks[ObjectIdentifier(view)]?.firstIndex(where: \.isSubviews) else { return }
        let added = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
        for (child, subview) in zip(list.elements, added) {
            masks[ObjectIdentifier(view)]?[index].members.append((child.id ?? "", subview))
        }
    }

    func note(_ constraint: NSLayoutConstraint, in view: UIView, _ element: Element) {
        guard let index = masks[ObjectIdentifier(view)]?.firstIndex(where: { !$0.isSubviews }) else { return }
        masks[ObjectIdentifier(view)]?[index].members.append((element.id ?? "", constraint))
    }

    // MARK: Applying

    /// Follows the traits of `roots` from now on: any of a nib's top-level views may be the one that is shown.
    func watch(_ roots: [UIView]) {
        guard !isEmpty, let first = roots.first else { return }
        for index in properties.indices { properties[index].base = properties[index].keep() }
        apply(first.traitCollection)
        for root in roots {
            root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
                (view: UIView, _: UITraitCollection) in
                self.apply(view.traitCollection)
            }
        }
    }

    // SP-A078, for each property and each member separately: the case that names more traits takes precedence.
    private func apply(_ traits: UITraitCollection) {
        for index in properties.indices {
            let matching = properties[index].cases.indices.filter { properties[index].cases[$0].condition.matches(traits) }
            guard matching != properties[index].current else { continue }
            properties[index].base()
            for match in matching { properties[index].cases[match].apply() }
            properties[index].current = matching
        }
        // All views before any constraint, which may refer to views of another mask.
        for subviews in [true, false] {
            for view in order { for mask in masks[view] ?? [] where mask.isSubviews == subviews { apply(mask, traits) } }
        }
    }

    private func apply(_ mask: Mask, _ traits: UITraitCollection) {
        guard let view = mask.view else { return }
        var out = mask.excludedByDefault
        for match in mask.cases where match.condition.matches(traits) { out = out.subtracting(match.included).union(match.excluded) }
        var position = 0
        for (id, object) in mask.members {
            let isOut = out.contains(id)
            if let subview = object as? UIView {
                if isOut {
                    if subview.superview === view { subview.removeFromSuperview() }
                    continue
                }
                if subview.superview !== view {
                    if let stack = view as? UIStackView {
                        stack.insertArrangedSubview(subview, at: min(position, stack.arrangedSubviews.count))
                    } else {
                        view.insertSubview(subview, at: min(position, view.subviews.count))
                    }
                }
                position += 1
            } else if let constraint = object as? NSLayoutConstraint {
                if isOut {
                    view.removeConstraint(constraint)
                } else if !constraint.isActive, Self.joins(constraint, inside: view) {
                    view.addConstraint(constraint)
                }
            }
        }
    }

    /// Whether the items of `constraint` are installed: a document may keep a constraint to a view that it removes.
    private static func joins(_ constraint: NSLayoutConstraint, inside view: UIView) -> Bool {
        [constraint.firstItem, constraint.secondItem].allSatisfy { item in
            guard let joined = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return true }
            return joined.isDescendant(of: view)
        }
    }

    /// Applies the attributes that Interface Builder can vary (SP-A076).
    private static func apply(_ variation: Element, _ view: UIView, _ decoding: Decoding) {
        if let value = variation.bool("hidden") { view.isHidden = value }
        if let value = variation.double("alpha") { view.alpha = value }
        if let color = decoding.color(variation, "backgroundColor") { view.backgroundColor = color }
        if let color = decoding.color(variation, "tintColor") { view.tintColor = color }
        if let view = view as? UIStackView {
            if let axis = variation["axis"] { view.axis = axis == "vertical" ? .vertical : .horizontal }
            if let value = variation.double("spacing") { view.spacing = value }
            if let value = variation["distribution"].flatMap({ Names.stackDistribution[$0] }) { view.distribution = value }
            if let value = variation["alignment"].flatMap({ Names.stackAlignment[$0] }) { view.alignment = value }
            if let value = variation.bool("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = value }
        }
        if let view = view as? UIImageView, variation["image"] != nil || variation.child(key: "image") != nil {
            view.image = decoding.image(variation, "image")
        }
        if let color = decoding.color(variation, "textColor") {
            (view as? UILabel)?.textColor = color
            (view as? UITextField)?.textColor = color
            (view as? UITextView)?.textColor = color
        }
        if let label = view as? UILabel {
            if let font = decoding.font(variation, "fontDescription") { label.font = font }
            if let value = variation.integer("numberOfLines") { label.numberOfLines = value }
        }
        if let button = view as? UIButton, let font = decoding.font(variation, "fontDescription") { button.titleLabel?.font = font }
        if let field = view as? UITextField, let font = decoding.font(variation, "fontDescription") { field.font = font }
        if let text = view as? UITextView, let font = decoding.font(variation, "fontDescription") { text.font = font }
    }

    /// Returns a closure that restores the values of a view that its variations change.
    private static func keep(_ names: Set<String>, of view: UIView, _ element: Element, _ decoding: Decoding) -> () -> Void {
        var steps: [(UIView) -> Void] = []
        func keep<View: UIView, Value>(_ name: String, _ path: ReferenceWritableKeyPath<View, Value>) {
            guard names.contains(name), let view = view as? View else { return }
            let value = view[keyPath: path]
            steps.append { ($0 as? View)?[keyPath: path] = value }
        }
        keep("hidden", \UIView.isHidden)
        keep("alpha", \UIView.alpha)
        keep("backgroundColor", \UIView.backgroundColor)
        // The view's current tint may be an ancestor's.
        if names.contains("tintColor") { steps.append { $0.tintColor = decoding.color(element, "tintColor") } }
        keep("axis", \UIStackView.axis)
        keep("spacing", \UIStackView.spacing)
        keep("distribution", \UIStackView.distribution)
        keep("alignment", \UIStackView.alignment)
        keep("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        keep("image", \UIImageView.image)
        keep("textColor", \UILabel.textColor)
        keep("textColor", \UITextField.textColor)
        keep("textColor", \UITextView.textColor)
        keep("numberOfLines", \UILabel.numberOfLines)
        keep("fontDescription", \UILabel.font)
        keep("fontDescription", \UITextField.font)
        keep("fontDescription", \UITextView.font)
        if names.contains("fontDescription"), let font = (view as? UIButton)?.titleLabel?.font {
            steps.append { ($0 as? UIButton)?.titleLabel?.font = font }
        }
        return { [weak view] in
            guard let view else { return }
            for step in steps { step(view) }
        }
    }
}
