import AutomationClient

extension XCUIElement {
    /// The kind of control an element is. The cases and raw values are Apple's.
    public typealias ElementType = AutomationClient.ElementType
}
