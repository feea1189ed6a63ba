import Foundation

/// What a controller tells ``UIViewController/updateContentUnavailableConfiguration(using:)``.
public struct UIContentUnavailableConfigurationState: Hashable {
    public var traitCollection: UITraitCollection
    /// The text in the search controller of the controller's navigation item; nil where it is empty.
    public var searchText: String?
    package var custom: [String: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
