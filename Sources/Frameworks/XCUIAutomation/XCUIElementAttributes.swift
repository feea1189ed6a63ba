import Foundation
import UIKitFoundation
import UIKitRuntime

/// The attributes of an element.
@MainActor @preconcurrency
public protocol XCUIElementAttributes: NSObjectProtocol {
    /// The `accessibilityIdentifier`.
    var identifier: String { get }
    /// The frame in the screen's points.
    var frame: CGRect { get }
    /// The value, such as the text of a field; an empty string for none.
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element reacts to the user.
    var isEnabled: Bool { get }
    /// The width class, which is always unspecified.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The height class, which is always unspecified.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The text that is shown while there is no input; nil for none.
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
}

/// An element and all below it, as they were at one time.
@MainActor @preconcurrency
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements directly below.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes and those of the elements below.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An object of which a snapshot can be taken.
@MainActor @preconcurrency
public protocol XCUIElementSnapshotProviding {
    /// Throws if the element does not exist.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// A size class of an element's trait collection.
    public enum SizeClass: Int, Sendable { case unspecified, compact, regular }

    /// The key for an attribute in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let identifier = AttributeName("identifier"), elementType = AttributeName("elementType"),
            value = AttributeName("value")
        /// The keys for the texts.
        public static let placeholderValue = AttributeName("placeholderValue"), title = AttributeName("title"),
            label = AttributeName("label")
        /// The keys for the state.
        public static let hasFocus = AttributeName("hasFocus"), isEnabled = AttributeName("enabled"), isSelected = AttributeName("selected")
        /// The keys for the frame and the width class.
        public static let frame = AttributeName("frame"), horizontalSizeClass = AttributeName("horizontalSizeClass")
        /// The keys for the height class and the elements below.
        public static let verticalSizeClass = AttributeName("verticalSizeClass"), children = AttributeName("children")
    }
}

/// A node of the tree under Apple's names; also passed to a predicate's block.
@MainActor @preconcurrency
final class XCUIElementSnapshotNode: MainActorKeyValueObject, XCUIElementSnapshot {
    let node: ElementNode
    init(_ node: ElementNode) {
        self.node = node
        super.init()
    }

    var identifier: String { node.identifier }
    var frame: CGRect { node.frame }
    var value: Any? { node.reportedValue }
    var title: String { node.title }
    var label: String { node.label }
    var elementType: XCUIElement.ElementType { node.type }
    var isEnabled: Bool { node.isEnabled }
    // FIXME(gap): an element's size classes are not in the tree.
    var horizontalSizeClass: XCUIElement.SizeClass { .unspecified }
    var verticalSizeClass: XCUIElement.SizeClass { .unspecified }
    var placeholderValue: String? { node.placeholder }
    var isSelected: Bool { node.isSelected }
    var hasFocus: Bool { node.isFocused }
    var children: [any XCUIElementSnapshot] { node.children.map { XCUIElementSnapshotNode($0) } }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var result: [XCUIElement.AttributeName: Any] = [
            .identifier: node.identifier, .elementType: node.type.rawValue, .title: node.title, .label: node.label,
            .hasFocus: node.isFocused,
            .isEnabled: node.isEnabled, .isSelected: node.isSelected, .horizontalSizeClass: 0, .verticalSizeClass: 0,
            .frame: ["X": node.frame.minX, "Y": node.frame.minY, "Width": node.frame.width, "Height": node.frame.height],
            .children: children.map(\.dictionaryRepresentation),
        ]
        result[.value] = node.reportedValue
        result[.placeholderValue] = node.placeholder
        return result
    }

    nonisolated override func value(forKey key: String) -> Any? { MainValue.read { self.node.value(forKey: key) } }
    nonisolated override var debugDescription: String { MainValue.read { self.node.tree() } }
    nonisolated override var description: String { MainValue.read { self.node.line } }
}
