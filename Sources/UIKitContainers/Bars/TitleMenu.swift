import Foundation

/// The title of a bar as a button: a small arrow after the text shows that a tap opens a menu. It covers the text, which it speaks.
@MainActor
final class TitleMenuButton: UIControl {
    private unowned let content: NavigationBarContent
    private let arrow = UIImageView(
        image: UIImage(
            systemName: "chevron.down.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)))
    /// The space of the arrow after the text, estimated by eye.
    static let arrowRoom: CGFloat = 22

    init(of content: NavigationBarContent) {
        self.content = content
        super.init(frame: .zero)
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        addSubview(arrow)
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .header]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - 17
        arrow.frame = CGRect(x: x, y: (bounds.height - 17) / 2, width: 17, height: 17)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -12).contains(point) }

    private func open() {
        let suggestions = suggestions
        let provider = content.item.titleMenuProvider
        guard let menu = provider.map({ $0(suggestions) }) ?? UIMenu(children: suggestions), !menu.children.isEmpty else { return }
        MenuPlatter.present(menu, from: self, isCentered: true) { [weak self] element in if let self { element.perform(from: self) } }
    }

    /// The commands for documents that a responder performs, and Rename if the item has a delegate for it. Their order is estimated.
    private var suggestions: [UIMenuElement] {
        let commands: [(title: String, image: String, action: Selector)] = [
            ("Duplicate", "plus.square.on.square", "duplicate:"), ("Move", "folder", "move:"), ("Rename", "pencil", "rename:"),
            ("Export", "square.and.arrow.up", "export:"), ("Print", "printer", "printContent:"),
        ]
        return commands.compactMap { command in
            let title = SystemWords.text(command.title), image = UIImage(systemName: command.image)
            if command.action == "rename:", content.item.renameDelegate != nil {
                return UIAction(title: title, image: image) { [weak self] _ in self?.content.rename() }
            }
            guard window?.commandStart.target(forAction: command.action, withSender: nil) != nil else { return nil }
            return UICommand(title: title, image: image, action: command.action)
        }
    }
}

/// The field in which the user renames what a bar's title names.
@MainActor
final class TitleField: UITextField, UITextFieldDelegate {
    private let item: UINavigationItem
    private let ended: () -> Void

    /// Creates the field, or returns `nil` if the item has no delegate, or the delegate refuses.
    init?(of item: UINavigationItem, font: UIFont, ended: @escaping () -> Void) {
        guard let renamer = item.renameDelegate, renamer.navigationItemShouldBeginRenaming(item) else { return nil }
        (self.item, self.ended) = (item, ended)
        super.init(frame: .zero)
        let title = item.title ?? ""
        let (name, selection) = renamer.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        text = name
        self.font = font
        textAlignment = .center
        returnKeyType = .done
        clearButtonMode = .whileEditing
        delegate = self
        initialSelection = NSRange(selection, in: name)
    }

    required init?(coder: NSCoder) { nil }

    private var initialSelection = NSRange()

    /// Starts editing with the delegate's selection.
    func begin() {
        becomeFirstResponder()
        guard let start = position(from: beginningOfDocument, offset: initialSelection.location),
            let end = position(from: start, offset: initialSelection.length)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text ?? "") ?? true { resignFirstResponder() }
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let name = text ?? ""
        if !name.isEmpty, name != item.title { item.title = name }
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: name)
        ended()
    }
}
