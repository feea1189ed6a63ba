import UIKit

/// A bar button that hides its controller, with its location, style, and content. (SP-H017)
@MainActor
public struct DismissButton {
    /// The side of the navigation bar, in reading direction.
    public enum Location: Sendable { case leading, trailing }
    /// The weight of the button's title: `bold` is UIKit's `done`.
    public enum Style: Sendable { case plain, bold }
    /// The content of the button.
    public enum Content {
        /// The title or symbol of a system item, such as `.close`.
        case systemItem(UIBarButtonItem.SystemItem)
        /// A title.
        case text(String)
        /// An image.
        case image(UIImage)
    }

    /// The side of the navigation bar on which the button appears.
    public var location: Location
    /// The weight of the button's title.
    public var style: Style
    /// The title or image of the button.
    public var content: Content

    /// Creates a button; by default a plain Cancel on the leading side.
    public init(location: Location = .leading, style: Style = .plain, content: Content = .systemItem(.cancel)) {
        self.location = location
        self.style = style
        self.content = content
    }

    func item(hiding controller: UIViewController) -> UIBarButtonItem {
        let hide = UIAction { [weak controller] _ in controller?.hide() }
        let item =
            switch content {
            case .systemItem(let systemItem): UIBarButtonItem(systemItem: systemItem, primaryAction: hide)
            case .text(let text): UIBarButtonItem(title: text, primaryAction: hide)
            case .image(let image): UIBarButtonItem(image: image, primaryAction: hide)
            }
        item.style = style == .bold ? .done : .plain
        // An action without a title must not remove the button's.
        if case .text(let text) = content { item.title = text }
        if case .image(let image) = content { item.image = image }
        return item
    }
}

extension UIViewController {
    /// Adds `button` to the receiver's navigation item and replaces the items on that side.
    public func addDismissButton(_ button: DismissButton = DismissButton()) {
        let item = button.item(hiding: self)
        switch button.location {
        case .leading: navigationItem.leftBarButtonItem = item
        case .trailing: navigationItem.rightBarButtonItem = item
        }
    }

    /// Adds the button only if ``hide(animated:completion:)`` would dismiss: a controller that would be popped has its back button.
    public func addDismissButtonIfNeeded(_ button: DismissButton = DismissButton()) {
        guard case .dismissal = wayOut else { return }
        addDismissButton(button)
    }
}
