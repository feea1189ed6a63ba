import Foundation

/// A coder that reads an interface file.
///
/// UIKit decodes an object's archived members inside its own classes' `init(coder:)`, so that an app's subclass finds them there
/// after `super.init(coder:)` and may change them. Each class that has an element or members of its own ends its `init(coder:)` with
/// `coder.decodeInterface(of: self, as: UILabel.self)`.
@MainActor
package protocol InterfaceCoder: AnyObject {
    func decodeMembers(of object: NSObject, as type: AnyClass)
}

extension NSCoder {
    /// Sets what the interface file says about `object`, if `type` is the class its element stands for, or what a keyed archive holds of that class's members.
    @MainActor
    package func decodeInterface(of object: NSObject, as type: AnyClass) {
        if let coder = self as? any InterfaceCoder {
            coder.decodeMembers(of: object, as: type)
        } else if let view = object as? UIView {
            ViewCoding.read(view, as: type, self)
        }
    }
}
