import UIKitCore

/// Describes a view's content; creates the view, or updates one that it created before.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a new view that shows this configuration.
    @preconcurrency @MainActor func makeContentView() -> UIView & UIContentView
    /// Returns the configuration for a state. Return `self` if the state has no effect.
    @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view created by a content configuration. Setting `configuration` shows another one.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The shown configuration. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration, so that it need not be replaced.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration is of the same type as the shown one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: self.configuration) == type(of: configuration) }
}
