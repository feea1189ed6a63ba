import Foundation

/// How an item appears where it is pasted or dropped: in the text, or as an attachment.
public enum UIPreferredPresentationStyle: Int, Sendable { case unspecified, inline, attachment }

/// An object that knows the size in which it is best presented.
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

private let styles = AttachedProperty(UIPreferredPresentationStyle.unspecified)
private let teams = AttachedProperty<Data?>(nil)

extension NSItemProvider {
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
