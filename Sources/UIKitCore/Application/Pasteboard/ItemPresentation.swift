import Foundation

/// The appearance of an item that is pasted or dropped: in the text, or as an attachment.
public enum UIPreferredPresentationStyle: Int, Sendable { case unspecified, inline, attachment }

/// An object with a preferred size for its presentation.
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// The size in points at which the item should be shown.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

private let styles = AttachedProperty(UIPreferredPresentationStyle.unspecified)
private let teams = AttachedProperty<Data?>(nil)

extension NSItemProvider {
    /// Whether the item should be shown in the text or as an attachment.
    public var preferredPresentationStyle: UIPreferredPresentationStyle {
        get { styles[self] }
        set { styles[self] = newValue }
    }
    /// Data that only apps of the same team see. Up to 8 KB.
    public var teamData: Data? {
        get { teams[self] }
        set { teams[self] = newValue }
    }
}
