/// The standard edit actions of iOS 26. They are declared outside of the class: older apps have methods with these names that override
/// nothing.
// FIXME(gap): an app's method that is marked `override` does not compile.
extension UIResponderStandardEditActions where Self: UIResponder {
    @_disfavoredOverload public func alignLeft(_ sender: Any?) {}
    @_disfavoredOverload public func alignCenter(_ sender: Any?) {}
    @_disfavoredOverload public func alignJustified(_ sender: Any?) {}
    @_disfavoredOverload public func alignRight(_ sender: Any?) {}
    @_disfavoredOverload public func toggleSidebar(_ sender: Any?) {}
    @_disfavoredOverload public func toggleInspector(_ sender: Any?) {}
    @_disfavoredOverload public func performClose(_ sender: Any?) {}
    @_disfavoredOverload public func showWritingTools(_ sender: Any?) {}
}
