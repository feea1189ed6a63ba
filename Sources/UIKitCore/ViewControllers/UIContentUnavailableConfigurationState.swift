import Foundation

/// The state of a controller for ``UIViewController/updateContentUnavailableConfiguration(using:)``.
public struct UIContentUnavailableConfigurationState: Hashable {
    /// The controller's traits at the time of the update.
    public var traitCollection: UITraitCollection
    /// The text in the search controller of the controller's navigation item, or `nil` if it is empty.
    public var searchText: String?
    package var custom: [String: AnyHashable] = [:]

    /// Creates a state with the given traits, without search text and custom values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
