import UIKitLists

/// The panel of text formats: it shows the formats of the selection, and reports each change that the user makes. iOS 18.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    /// The name of a control in the panel.
    public struct ComponentKey: RawRepresentable, Hashable, Sendable {
        /// The text of the component key, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the component key with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the component key with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Styles of the app, and bold, italic, underlined, and struck text.
        public static let formattingStyles = Self("formattingStyles"), fontAttributes = Self("fontAttributes")
        /// The font, its size by steps, and its size in points.
        public static let fontPicker = Self("fontPicker"), fontSize = Self("fontSize"), fontPointSize = Self("fontPointSize")
        /// The alignment, without and with justified text.
        public static let textAlignment = Self("textAlignment"), textAlignmentAndJustification = Self("textAlignmentAndJustification")
        /// The indentation, the height of lines, and lists.
        public static let textIndentation = Self("textIndentation"), lineHeight = Self("lineHeight"), listStyles = Self("listStyles")
        /// The text's color, the highlight, and its color.
        public static let textColor = Self("textColor"), highlight = Self("highlight"), highlightPicker = Self("highlightPicker")
    }
    /// The size of a control.
    public enum ComponentSize: Int, Sendable { case automatic, mini, small, regular, large, extraLarge }

    /// The color of a highlight.
    public struct Highlight: RawRepresentable, Hashable, Sendable {
        /// The text of the highlight, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the highlight with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the highlight with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The default, purple, pink, and orange.
        public static let `default` = Self("default"), purple = Self("purple"), pink = Self("pink"), orange = Self("orange")
        /// Mint and blue.
        public static let mint = Self("mint"), blue = Self("blue")
    }
    /// The alignment of a paragraph.
    public struct TextAlignment: RawRepresentable, Hashable, Sendable {
        /// The text of the text alignment, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the text alignment with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the text alignment with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Left, centered, right, and justified.
        public static let left = Self("left"), center = Self("center"), right = Self("right"), justified = Self("justified")
        /// By the writing direction.
        public static let natural = Self("natural")
    }
    /// The marker of a list.
    public struct TextList: RawRepresentable, Hashable, Sendable {
        /// The text of the text list, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the text list with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the text list with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Dots, hyphens, numbers, and any other.
        public static let disc = Self("disc"), hyphen = Self("hyphen"), decimal = Self("decimal"), other = Self("other")
    }

    /// A change that the user made.
    public enum ChangeValue: Equatable, @unchecked Sendable {
        /// No change that the panel knows.
        case undefined
        /// A property of letters was turned on or off.
        case bold(Bool), italic(Bool), underline(Bool), strikethrough(Bool)
        /// The font's size or the indentation changes by a step.
        case increaseFontSize, decreaseFontSize, increaseIndentation, decreaseIndentation
        /// The font's size or the height of lines was set in points.
        case fontSize(Double), lineHeightPointSize(Double)
        /// The font or the color was chosen.
        case font(UIFont), textColor(UIColor)
        /// A style of the app was chosen, by its key.
        case formattingStyle(String)
        /// The alignment, the list, or the highlight was chosen; nil removes it.
        case textAlignment(TextAlignment), textList(TextList?), highlight(Highlight?)
    }

    /// A control of the panel.
    public final class Component: NSObject, @unchecked Sendable {
        /// The name of the control.
        public let componentKey: ComponentKey
        /// The size that the app prefers.
        public let preferredSize: ComponentSize
        /// Creates a control.
        public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
            (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
        }
        /// Returns a control with a size.
        public static func component(_ key: ComponentKey, _ size: ComponentSize) -> Component {
            Component(componentKey: key, preferredSize: size)
        }
    }
    /// Controls in one row.
    public final class ComponentGroup: NSObject, @unchecked Sendable {
        /// The controls of the group, which are beside each other.
        public let components: [Component]
        /// Creates a group of controls.
        public init(components: [Component]) { self.components = components }
        /// Returns a group of controls.
        public static func group(_ components: [Component]) -> ComponentGroup { ComponentGroup(components: components) }
    }
    /// A named style of paragraphs.
    public final class FormattingStyle: NSObject, @unchecked Sendable {
        /// The key by which the delegate recognizes the style, and its title.
        public let styleKey: String, title: String
        /// The attributes in which the title is shown.
        public let attributes: [NSAttributedString.Key: Any]
        /// Creates a style of the app.
        public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
            (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
        }
        /// Creates a style of the app.
        public convenience init(styleKey: String, title: String, attributes: AttributeContainer) {
            let text = NSAttributedString(AttributedString(" ", attributes: attributes))
            self.init(styleKey: styleKey, title: title, attributes: text.attributes(at: 0, effectiveRange: nil))
        }
    }
    /// The controls of the panel.
    @preconcurrency @MainActor
    public final class Configuration: NSObject {
        /// The groups of controls, from the top.
        public let groups: [ComponentGroup]
        /// The styles of the app, or nil for none.
        public var formattingStyles: [FormattingStyle]?
        /// The configuration of the font picker, or nil. It is stored but has no effect.
        public var fontPickerConfiguration: AnyObject?
        public override convenience init() {
            self.init(groups: [
                .group([.component(.fontAttributes, .regular), .component(.fontSize, .small)]),
                .group([.component(.textAlignment, .regular), .component(.textIndentation, .small)]),
                .group([.component(.listStyles, .regular), .component(.textColor, .small)]), .group([.component(.highlight, .regular)]),
            ])
        }
        /// Creates a configuration of groups.
        public init(groups: [ComponentGroup]) { self.groups = groups }
    }

    /// The formats of the selection.
    @preconcurrency @MainActor
    public final class FormattingDescriptor: NSObject {
        /// The fonts in the selection.
        public var fonts: [UIFont] = []
        /// The colors of the text in the selection.
        public var textColors: [UIColor] = []
        /// The minimum height of lines in points, or not a number if none is set.
        public var lineHeight: CGFloat = .nan
        /// Whether some text is underlined.
        public var underlinePresent = false
        /// Whether some text is struck.
        public var strikethroughPresent = false
        /// The alignments in the selection.
        public var textAlignments: Set<TextAlignment> = []
        /// The lists in the selection.
        public var textLists: Set<TextList> = []
        /// The highlights in the selection.
        public var highlights: Set<Highlight> = []
        /// The key for the style of the app that the selection has, or nil.
        public var formattingStyleKey: String?
        public override init() { super.init() }

        /// Collects the formats from attributes.
        public convenience init(attributes: [NSAttributedString.Key: Any]) {
            self.init()
            add(attributes)
        }
        /// Collects the formats from attributes.
        public convenience init(attributes: AttributeContainer) {
            self.init(string: NSAttributedString(AttributedString(" ", attributes: attributes)), range: NSRange(location: 0, length: 1))
        }
        /// Collects the formats of a range of text.
        public convenience init(string: NSAttributedString, range: NSRange) {
            self.init()
            string.enumerateAttributes(in: range, options: []) { attributes, _, _ in add(attributes) }
        }

        private func add(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
            if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) { textColors.append(color) }
            if let style = attributes[.underlineStyle] as? Int, style != 0 { underlinePresent = true }
            if let style = attributes[.strikethroughStyle] as? Int, style != 0 { strikethroughPresent = true }
            let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            switch paragraph.alignment {
            case .left: textAlignments.insert(.left)
            case .center: textAlignments.insert(.center)
            case .right: textAlignments.insert(.right)
            case .justified: textAlignments.insert(.justified)
            default: textAlignments.insert(.natural)
            }
            if paragraph.minimumLineHeight > 0 { lineHeight = paragraph.minimumLineHeight }
            for list in paragraph.textLists {
                switch list.markerFormat {
                case .disc: textLists.insert(.disc)
                case .hyphen: textLists.insert(.hyphen)
                case .decimal: textLists.insert(.decimal)
                default: textLists.insert(.other)
                }
            }
            if attributes[.textHighlightStyle] != nil {
                let scheme = attributes[.textHighlightColorScheme]
                let name = (scheme as? NSAttributedString.TextHighlightColorScheme)?.rawValue ?? scheme as? String ?? ""
                let all: [Highlight] = [.purple, .pink, .orange, .mint, .blue]
                highlights.insert(all.first { name.lowercased().hasSuffix($0.rawValue) } ?? .default)
            }
        }
    }

    /// Applies the user's changes.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Called after the user changed a format. Apply it to the text, and set `formattingDescriptor`.
        func textFormattingViewController(_ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)
        /// Whether the panel shows the system's font picker. It is never called here.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIViewController
        ) -> Bool
        /// Returns whether the panel shows the system's color picker. It is never called here.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIViewController
        ) -> Bool
        /// Called after the user closed the panel.
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    }

    /// The controls of the panel.
    public let configuration: Configuration
    /// The object that applies changes. It is held weakly.
    open weak var delegate: (any Delegate)?
    /// The formats that the panel shows, or nil for none. Setting it updates the panel.
    open var formattingDescriptor: FormattingDescriptor? { didSet { if isViewLoaded { build() } } }
    private let rows = UIStackView()

    /// Creates a panel with the given controls.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a panel with the standard controls.
    public convenience init() { self.init(configuration: Configuration()) }
    /// Creates the `UITextFormattingViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    // MARK: The panel

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        (rows.axis, rows.spacing) = (.vertical, 8)
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
        build()
    }

    private func build() {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        let close = UIButton(type: .close)
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        let header = UIStackView(arrangedSubviews: [label("Format", .headline), close])
        rows.addArrangedSubview(header)
        for group in configuration.groups {
            let row = UIStackView(arrangedSubviews: group.components.flatMap(controls))
            (row.spacing, row.distribution) = (8, .fillEqually)
            rows.addArrangedSubview(row)
        }
    }

    private func finish() {
        delegate?.textFormattingDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = (text, .preferredFont(forTextStyle: style))
        return label
    }

    private func button(_ name: String, _ symbol: String?, isOn: Bool = false, _ change: ChangeValue) -> UIButton {
        let button = UIButton(type: .system)
        if let symbol, let image = UIImage(systemName: symbol) {
            button.setImage(image, for: .normal)
        } else {
            button.setTitle(name, for: .normal)
        }
        button.accessibilityLabel = name
        (button.isSelected, button.backgroundColor, button.layer.cornerRadius) = (isOn, isOn ? .systemFill : .tertiarySystemFill, 8)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.textFormattingViewController(self, didChangeValue: change)
            }, for: .primaryActionTriggered)
        return button
    }

    private func controls(_ component: Component) -> [UIView] {
        let now = formattingDescriptor ?? FormattingDescriptor()
        switch component.componentKey {
        case .fontAttributes: return attributeButtons(now)
        case .fontSize: return [button("Smaller", "minus", .decreaseFontSize), button("Bigger", "plus", .increaseFontSize)]
        case .fontPointSize:
            let size = now.fonts.first.map { Double($0.pointSize) } ?? 17
            return [
                button("Smaller", "minus", .fontSize(max(size - 1, 1))), label("\(Int(size)) pt", .body),
                button("Bigger", "plus", .fontSize(size + 1)),
            ]
        case .textAlignment: return alignmentButtons(now).dropLast()
        case .textAlignmentAndJustification: return alignmentButtons(now)
        case .textIndentation:
            return [
                button("Decrease Indentation", "decrease.indent", .decreaseIndentation),
                button("Increase Indentation", "increase.indent", .increaseIndentation),
            ]
        case .listStyles: return listButtons(now)
        case .lineHeight:
            let height = now.lineHeight.isNaN ? 0 : Double(now.lineHeight)
            return [
                button("Decrease Line Height", "minus", .lineHeightPointSize(max(height - 1, 0))),
                button("Increase Line Height", "plus", .lineHeightPointSize(height + 1)),
            ]
        case .textColor:
            return [UIColor.label, .systemRed, .systemGreen, .systemBlue].map { color in
                let choice = button("", nil, .textColor(color))
                choice.backgroundColor = color
                choice.accessibilityLabel = color.accessibilityName
                return choice
            }
        case .highlight, .highlightPicker:
            let all: [Highlight] = component.componentKey == .highlight ? [.default] : [.purple, .pink, .orange, .mint, .blue]
            return all.map { highlight in
                let isOn = now.highlights.contains(highlight)
                return button("Highlight, \(highlight.rawValue)", "highlighter", isOn: isOn, .highlight(isOn ? nil : highlight))
            }
        case .formattingStyles:
            return (configuration.formattingStyles ?? []).map {
                button($0.title, nil, isOn: $0.styleKey == now.formattingStyleKey, .formattingStyle($0.styleKey))
            }
        case .fontPicker:
            let fonts = ["Helvetica", "Times New Roman", "Courier"].compactMap { UIFont(name: $0, size: now.fonts.first?.pointSize ?? 17) }
            return fonts.map { button($0.familyName, nil, isOn: now.fonts.first?.familyName == $0.familyName, .font($0)) }
        default: return []
        }
    }

    private func attributeButtons(_ now: FormattingDescriptor) -> [UIView] {
        func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
            !now.fonts.isEmpty && now.fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
        }
        let (bold, italic) = (has(.traitBold), has(.traitItalic))
        return [
            button("Bold", "bold", isOn: bold, .bold(!bold)), button("Italic", "italic", isOn: italic, .italic(!italic)),
            button("Underline", "underline", isOn: now.underlinePresent, .underline(!now.underlinePresent)),
            button("Strikethrough", "strikethrough", isOn: now.strikethroughPresent, .strikethrough(!now.strikethroughPresent)),
        ]
    }

    /// Returns a button for each alignment, the justified one last.
    private func alignmentButtons(_ now: FormattingDescriptor) -> [UIView] {
        let alignments: [(String, String, TextAlignment)] = [
            ("Align Left", "text.alignleft", .left), ("Center", "text.aligncenter", .center), ("Align Right", "text.alignright", .right),
            ("Justify", "text.justify", .justified),
        ]
        return alignments.map { button($0.0, $0.1, isOn: now.textAlignments == [$0.2], .textAlignment($0.2)) }
    }

    private func listButtons(_ now: FormattingDescriptor) -> [UIView] {
        let lists: [(String, String, TextList)] = [
            ("Bulleted List", "list.bullet", .disc), ("Dashed List", "list.dash", .hyphen), ("Numbered List", "list.number", .decimal),
        ]
        return lists.map { list in
            let isOn = now.textLists.contains(list.2)
            return button(list.0, list.1, isOn: isOn, .textList(isOn ? nil : list.2))
        }
    }
}

extension UITextFormattingViewController.Delegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIViewController
    ) -> Bool { true }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIViewController
    ) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

/// Connects a view with the font panel of a Mac. iOS has no such panel, so it never appears.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
    /// The object that would apply changes. It is never called here.
    open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
    /// Whether the font panel is visible, which is `false` here.
    open class var isFontPanelVisible: Bool { false }
    /// Creates a coordinator for a scene, which has no effect here.
    public init(windowScene: UIWindowScene) { super.init() }
    /// Creates a coordinator for a scene, which has no effect here.
    public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }
    /// Does nothing: there is no panel that could show the attributes.
    open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple: Bool) {}
    /// Does nothing: there is no panel.
    open class func toggleFontPanel(_ sender: Any) {}
}

/// Changes the attributes of the selected text.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
    /// Called to change the attributes of the selection. It is never called here.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
