/// What can be said of a file's constraints without solving them: contradictions between two, and views nothing places.
enum ConstraintLint {
    static func run(_ file: InterfaceFile) -> [LintFinding] {
        guard file.root["useAutolayout"] == "YES" else { return [] }
        var findings: [LintFinding] = []
        var byView: [String: [ConstraintDescription]] = [:]
        var seen: [Key: ConstraintDescription] = [:]
        file.root.walk { view in
            guard let list = view.first("constraints") else { return }
            let excluded = Set(excludedIDs(of: view))
            for element in list.elements where element.name == "constraint" && !excluded.contains(element.id ?? "") {
                let constraint = ConstraintDescription(element)
                guard !constraint.isPlaceholder else { continue }
                let owner = view.id ?? ""
                byView[constraint.firstItem ?? owner, default: []].append(constraint)
                if let second = constraint.secondItem { byView[second, default: []].append(constraint) }
                let key = Key(constraint, owner: owner)
                guard constraint.relation == .equal, constraint.priority >= 1000, let constant = constraint.constant else { continue }
                if let earlier = seen[key], let other = earlier.constant, other != constant {
                    findings.append(
                        LintFinding(
                            "conflicting-constraints", .error,
                            "This constraint asks for \(number(constant)), \(earlier.id) for \(number(other)), and both are required.", element, file))
                } else {
                    seen[key] = constraint
                }
            }
        }
        file.root.walk { parent in
            guard let subviews = parent.first("subviews"), parent.name != "stackView" else { return }
            for view in subviews.elements where view["translatesAutoresizingMaskIntoConstraints"] == "NO" && view["fixedFrame"] != "YES" {
                findings += ambiguity(of: view, byView[view.id ?? ""] ?? [], file)
            }
        }
        return findings
    }

    private struct Key: Hashable {
        let first: String
        let firstAttribute: String
        let second: String?
        let secondAttribute: String?
        let multiplier: Double

        init(_ constraint: ConstraintDescription, owner: String) {
            first = constraint.firstItem ?? owner
            firstAttribute = constraint.firstAttribute
            second = constraint.secondItem
            secondAttribute = constraint.secondAttribute
            multiplier = constraint.multiplier
        }
    }

    private static func excludedIDs(of view: Element) -> [String] {
        let base = view.elements.filter { $0.name == "variation" && $0.key == "default" }
        return base.flatMap { $0.elements.filter { $0.name == "mask" && $0.key == "constraints" } }
            .flatMap { $0.elements.filter { $0.name == "exclude" }.compactMap { $0["reference"] } }
    }

    private static let horizontalEdges: Set<String> = ["left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins"]
    private static let sizedByContent: Set<String> = [
        "label", "button", "switch", "stepper", "segmentedControl", "activityIndicatorView", "pageControl", "imageView", "textField",
        "datePicker", "stackView", "progressView", "searchBar", "slider", "pickerView", "navigationBar", "toolbar", "tabBar", "textView",
    ]

    /// A view needs a position on each axis, and a size or a second edge.
    private static func ambiguity(of view: Element, _ constraints: [ConstraintDescription], _ file: InterfaceFile) -> [LintFinding] {
        var edges = (horizontal: 0, vertical: 0)
        var sizes = (horizontal: false, vertical: false)
        for constraint in constraints {
            let attribute = constraint.firstItem == view.id || constraint.firstItem == nil && constraint.secondItem != view.id
                ? constraint.firstAttribute : constraint.secondAttribute ?? ""
            switch attribute {
            case "width": sizes.horizontal = true
            case "height": sizes.vertical = true
            case let edge where horizontalEdges.contains(edge): edges.horizontal += 1
            default: edges.vertical += 1
            }
        }
        let hasContentSize = sizedByContent.contains(view.name) || view["customClass"] != nil
        var missing: [String] = []
        if edges.horizontal == 0 { missing.append("a horizontal position") }
        if edges.vertical == 0 { missing.append("a vertical position") }
        if edges.horizontal == 1, !sizes.horizontal, !hasContentSize { missing.append("a width") }
        if edges.vertical == 1, !sizes.vertical, !hasContentSize { missing.append("a height") }
        guard !missing.isEmpty else { return [] }
        let message = "The constraints of this \(Scene.words(view.name).lowercased()) give it no \(missing.map { $0.dropArticle }.joined(separator: " and no "))."
        return [LintFinding("ambiguous-layout", .warning, message, view, file)]
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map { String($0) } ?? String(value) }
}

extension String {
    fileprivate var dropArticle: String { hasPrefix("a ") ? String(dropFirst(2)) : self }
}
