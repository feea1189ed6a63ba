// The parts of UIKit that the pairs need.
@_exported import UIKitFoundation

public func say(_ text: String) { print(text) }

open class UIResponder: KeyValueObject {
    public override init() {}
    open func resign() {}
    @discardableResult open func settle() -> Bool { false }
    open func accept(_ event: Any) { say("UIResponder.accept") }
    open var canAct: Bool { false }
    open class var kind: String { "responder" }
}
open class UILabel: UIResponder {
    open func update() { say("UILabel.update") }
    open var style: String { "plain" }
    open class var layerName: String { "layer" }
    open var counter = 0
}
open class UIImageView: UIResponder {
    var image: String?
    public init(frame: Int) {}
    public convenience init(image: String?) {
        self.init(frame: .zero)
        showFirst(image: image)
    }
    public final func showFirst(image: String?) { self.image = image; say("shows \(image ?? "nothing")") }
}
// As every view has it.
open class UIPanelView: UIResponder {
    public init(frame: Int) {}
    public override convenience init() { self.init(frame: 0) }
}
open class UIBadge: UILabel {}
open class UILoudBadge: UIBadge {
    open override var style: String { "loud" }
}
public struct UIColor: _ExpressibleByColorLiteral {
    public let red: Double
    public init(red: Double, green: Double, blue: Double, alpha: Double) { self.red = red }
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) { self.red = Double(red) }
}
public typealias _ColorLiteralType = UIColor
public struct UIImage {
    public let name: String
    public init(imageLiteralResourceName name: String) { self.name = name }
}
