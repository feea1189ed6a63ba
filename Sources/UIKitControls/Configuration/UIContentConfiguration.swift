import UIKitCore

/// Describes a view's content; creates the view, or updates one that it created before.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    @preconcurrency @MainActor func makeContentView() -> UIView & UIContentView
    @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view created by a content configuration. Setting `configuration` shows another one.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: self.configuration) == type(of: configuration) }
}
