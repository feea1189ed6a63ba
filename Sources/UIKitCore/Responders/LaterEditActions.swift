/// The standard edit actions of iOS 26. They are declared outside of the class: older apps have methods with these names that override
/// nothing.
// FIXME(gap): an app's method that is marked `override` does not compile.
extension UIResponderStandardEditActions where Self: UIResponder {
    /// Aligns the selected text to the left. Does nothing by default.
    @_disfavoredOverload public func alignLeft(_ sender: Any?) {}
    /// Centers the selected text. Does nothing by default.
    @_disfavoredOverload public func alignCenter(_ sender: Any?) {}
    /// Aligns the selected text to both sides. Does nothing by default.
    @_disfavoredOverload public func alignJustified(_ sender: Any?) {}
    /// Aligns the selected text to the right. Does nothing by default.
    @_disfavoredOverload public func alignRight(_ sender: Any?) {}
    /// Shows or hides the sidebar. Does nothing by default.
    @_disfavoredOverload public func toggleSidebar(_ sender: Any?) {}
    /// Shows or hides the inspector. Does nothing by default.
    @_disfavoredOverload public func toggleInspector(_ sender: Any?) {}
    /// Closes the window or the document. Does nothing by default.
    @_disfavoredOverload public func performClose(_ sender: Any?) {}
    /// Opens the system's tools that rewrite text. Does nothing by default.
    @_disfavoredOverload public func showWritingTools(_ sender: Any?) {}
}
