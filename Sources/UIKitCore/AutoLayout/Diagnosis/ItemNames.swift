import Foundation

/// The names of views, guides, and anchors in messages.
@MainActor
enum ItemNames {
    static func className(of object: AnyObject) -> String { SystemClasses.printedName(of: object) }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// `UIView:0x7f…`, `UILabel:0x7f…'text'`, `UILayoutGuide:0x60…'identifier'`.
    static func name(of object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        var text = "\(className(of: object)):\(address(of: object))"
        if let guide = object as? UILayoutGuide, !guide.identifierStored.isEmpty {
            text += "'\(guide.identifierStored)'"
        } else if let view = object as? UIView, let name = (view as? LayoutMessageNaming)?.nameInLayoutMessages {
            text += "'\(name)'"
        }
        return text
    }
}

/// A view that messages describe by more than its class, such as a label by its text.
@MainActor
package protocol LayoutMessageNaming: UIView {
    var nameInLayoutMessages: String? { get }
}
