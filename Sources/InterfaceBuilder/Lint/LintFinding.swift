/// A problem, or a possible one, in an interface file.
public struct LintFinding: Equatable, Codable, Sendable {
    /// The severity, in ascending order: an `error` cannot work.
    public enum Severity: String, Codable, Comparable, Sendable {
        case note, warning, error

        public static func < (a: Severity, b: Severity) -> Bool {
            let order: [Severity] = [.note, .warning, .error]
            return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
        }
    }

    /// The ID of its ``LintRule``.
    public var rule: String
    public var severity: Severity
    /// The problem, with the names involved, and what to do.
    public var message: String
    public var file: String
    /// The 1-based line and column; columns count UTF-8 bytes.
    public var line: Int
    public var column: Int
    /// The ID of the affected object.
    public var object: String?
    /// The other location involved: the source for a finding in an interface file, the interface file for one in a source.
    public var related: Related?

    /// A location related to a finding, with a message.
    public struct Related: Equatable, Codable, Sendable {
        public var message: String
        public var file: String
        /// The 1-based line and column; columns count UTF-8 bytes.
        public var line: Int
        public var column: Int
    }
}

/// The description of a rule, for reports and documentation.
public struct LintRule: Sendable {
    public let id: String
    public let summary: String

    /// All rules, in the order of the documentation.
    public static let all: [LintRule] = [
        .init(id: "dangling-id", summary: "A connection, constraint, or reference refers to an object that does not exist."),
        .init(id: "duplicate-id", summary: "Two objects have the same id."),
        .init(id: "duplicate-identifier", summary: "Two scenes of a storyboard have the same storyboard identifier."),
        .init(id: "duplicate-segue-identifier", summary: "Two segues of a scene have the same identifier."),
        .init(id: "unreachable-scene", summary: "A scene is neither the entry point, nor a segue's destination, nor identified."),
        .init(id: "missing-entry-point", summary: "A storyboard has scenes but no initial view controller."),
        .init(id: "misplaced-exit", summary: "An exit is outside of the scene's objects, so its unwind segues are ignored."),
        .init(id: "unknown-segue-kind", summary: "The kind of a segue is unknown."),
        .init(id: "unresolved-reference", summary: "A storyboard reference has no destination."),
        .init(id: "missing-unwind-action", summary: "No controller implements the action of an unwind segue."),
        .init(id: "missing-class", summary: "A custom class is not declared in the sources."),
        .init(id: "missing-outlet", summary: "An outlet is set on a class that has no such property."),
        .init(id: "missing-action", summary: "An action is sent to a class that has no such method."),
        .init(id: "mismatched-outlet", summary: "An outlet connects an object that is not of the property's class."),
        .init(id: "unconnected-outlet", summary: "No object of a class connects one of its outlets."),
        .init(id: "missing-segue-identifier", summary: "Code performs a segue that the storyboards do not have."),
        .init(id: "missing-scene-identifier", summary: "Code instantiates a scene that the storyboards do not have."),
        .init(id: "missing-storyboard", summary: "Code opens a storyboard that does not exist."),
        .init(id: "unused-identifier", summary: "The sources do not use the identifier of a scene or segue."),
        .init(id: "unknown-event", summary: "An action is bound to an event UIKit does not have."),
        .init(id: "conflicting-constraints", summary: "Two required constraints cannot both hold."),
        .init(id: "ambiguous-layout", summary: "A view's position or size does not follow from its constraints."),
        .init(id: "missing-reuse-identifier", summary: "A prototype cell cannot be dequeued."),
        .init(id: "duplicate-reuse-identifier", summary: "Two prototypes of one list have the same reuse identifier."),
        .init(id: "static-cells", summary: "Static cells are outside of a table view controller."),
        .init(id: "missing-accessibility-label", summary: "A control with only an image has no label for VoiceOver."),
        .init(id: "unknown-element", summary: "An element is unknown: Interface Builder is not known to write it."),
        .init(id: "unknown-attribute", summary: "An attribute is unknown: Interface Builder is not known to write it."),
        .init(id: "unsupported-element", summary: "An element is not supported by this UIKit."),
        .init(id: "unsupported-attribute", summary: "An attribute is not supported by this UIKit."),
    ]
}
