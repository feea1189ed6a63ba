/// Checks a file's constraints without solving them: contradictions between two, and views that nothing positions.
enum ConstraintLint {
    static func run(_ file: InterfaceFile) -> [LintFinding] {
        guard file.root["useAutolayout"] == "YES" else { return [] }
        // If constraints or views depend on the size class, each size class is a separate layout.
        let sizeClasses = hasMasks(file) ? SizeClass.all : [SizeClass.all[0]]
        var all: [(finding: LintFinding, sizeClasses: [SizeClass])] = []
        for sizeClass in sizeClasses {
            for finding in findings(in: file, sizeClass) {
                if let index = all.firstIndex(where: { $0.finding == finding }) {
                    all[index].sizeClasses.append(sizeClass)
                } else {
                    all.append((finding, [sizeClass]))
                }
            }
        }
        return all.map { entry in
            var finding = entry.finding
            if entry.sizeClasses.count < sizeClasses.count {
                finding.message =
                    finding.message.dropLast() + ", where " + entry.sizeClasses.map(\.description).joined(separator: ", or ") + "."
            }
            return finding
        }
    }

    private static func findings(in file: InterfaceFile, _ sizeClass: SizeClass) -> [LintFinding] {
        var findings: [LintFinding] = []
        var byView: [String: [ConstraintDescription]] = [:]
        var seen: [Key: ConstraintDescription] = [:]
        let missing = missingViews(file, sizeClass)
        file.root.walk { view in
            guard let list = view.first("constraints") else { return }
            let excluded = sizeClass.excluded("constraints", of: view)
            for element in list.elements where element.name == "constraint" && !excluded.contains(element.id ?? "") {
                let constraint = ConstraintDescription(element)
                let owner = view.id ?? ""
                let first = constraint.firstItem ?? owner
                guard !missing.contains(first), !missing.contains(constraint.secondItem ?? "") else { continue }
                // A placeholder is replaced by a constraint that code adds: the view is positioned, but not by this one.
                byView[first, default: []].append(constraint)
                if let second = constraint.secondItem { byView[second, default: []].append(constraint) }
                guard !constraint.isPlaceholder, constraint.relation == .equal, constraint.priority >= 1000,
                    let constant = constraint.constant
                else { continue }
                let key = Key(constraint, owner: owner)
                if let earlier = seen[key], let other = earlier.constant, other != constant {
                    findings.append(
                        LintFinding(
                            "conflicting-constraints", .error,
                            "This constraint requires \(number(constant)), but \(earlier.id) requires \(number(other)). Both are required.",
                            element, file))
                } else {
                    seen[key] = constraint
                }
            }
        }
        file.root.walk { parent in
            guard let subviews = parent.first("subviews"), parent.name != "stackView" else { return }
            for view in subviews.elements
            where view["translatesAutoresizingMaskIntoConstraints"] == "NO" && view["fixedFrame"] != "YES"
                && !missing.contains(view.id ?? "")
            {
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

    private static func hasMasks(_ file: InterfaceFile) -> Bool { file.root.descendant { $0.name == "mask" } != nil }

    /// Returns the views that are not installed, including their subviews.
    private static func missingViews(_ file: InterfaceFile, _ sizeClass: SizeClass) -> Set<String> {
        var missing: Set<String> = []
        file.root.walk { view in
            let excluded = sizeClass.excluded("subviews", of: view)
            guard !excluded.isEmpty, let subviews = view.first("subviews") else { return }
            for subview in subviews.elements where excluded.contains(subview.id ?? "") {
                subview.walk { if let id = $0.id { missing.insert(id) } }
            }
        }
        return missing
    }

    private static let horizontalEdges: Set<String> = [
        "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins",
    ]
    private static let sizedByContent: Set<String> = [
        "label", "button", "switch", "stepper", "segmentedControl", "activityIndicatorView", "pageControl", "imageView", "textField",
        "datePicker", "stackView", "progressView", "searchBar", "slider", "pickerView", "navigationBar", "toolbar", "tabBar", "textView",
        "calendarView", "colorWell",
    ]

    /// Returns findings for a view that lacks, on an axis, a position, and a size or a second edge.
    private static func ambiguity(of view: Element, _ constraints: [ConstraintDescription], _ file: InterfaceFile) -> [LintFinding] {
        var edges = (horizontal: 0, vertical: 0)
        var sizes = (horizontal: false, vertical: false)
        for constraint in constraints {
            let attribute =
                constraint.firstItem == view.id || constraint.firstItem == nil && constraint.secondItem != view.id
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
        let message =
            "The constraints of this \(Scene.words(view.name).lowercased()) give it no \(missing.map { $0.dropArticle }.joined(separator: " and no "))."
        return [LintFinding("ambiguous-layout", .warning, message, view, file)]
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map { String($0) } ?? String(value) }
}

/// One of the four pairs of size classes for which an interface is laid out.
private struct SizeClass {
    let width: String
    let height: String

    static let all = ["compact", "regular"].flatMap { width in ["regular", "compact"].map { SizeClass(width: width, height: $0) } }

    var description: String { "the width is \(width) and the height \(height)" }

    /// Returns the IDs that a view's masks of this name exclude. (SP-A077, SP-A078)
    func excluded(_ list: String, of view: Element) -> Set<String> {
        let variations = view.elements.filter { $0.name == "variation" && matches($0.key ?? "") }
        var excluded: Set<String> = []
        for variation in variations.sorted(by: { Self.traits($0.key ?? "") < Self.traits($1.key ?? "") }) {
            for reference in variation.elements.filter({ $0.name == "mask" && $0.key == list }).flatMap(\.elements) {
                guard let id = reference["reference"] else { continue }
                if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }

    private func matches(_ key: String) -> Bool {
        key == "default" || key.split(separator: "-").allSatisfy { $0 == "widthClass=\(width)" || $0 == "heightClass=\(height)" }
    }

    private static func traits(_ key: String) -> Int { key == "default" ? 0 : key.split(separator: "-").count }
}

extension String {
    fileprivate var dropArticle: String { hasPrefix("a ") ? String(dropFirst(2)) : self }
}
