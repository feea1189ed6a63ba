// What the pairs need of UIKit.
@_exported import UIKitRuntime

public func say(_ text: String) { print(text) }

open class UIResponder: KeyValueObject {
    public override init() {}
    open func resign() {}
    open func accept(_ event: Any) { say("UIResponder.accept") }
    open var canAct: Bool { false }
}
open class UILabel: UIResponder {}
public struct UIColor {
    public let red: Double
    public init(red: Double, green: Double, blue: Double, alpha: Double) { self.red = red }
}
