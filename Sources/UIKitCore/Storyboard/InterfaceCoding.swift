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
    /// Sets the properties that the interface file gives `object`, if `type` is the class of its element, or those that a keyed archive
    /// holds for the members of that class.
    @MainActor
    package func decodeInterface(of object: NSObject, as type: AnyClass) {
        if let coder = self as? any InterfaceCoder {
            coder.decodeMembers(of: object, as: type)
        } else if let view = object as? UIView {
            ViewCoding.read(view, as: type, self)
        }
    }
}

/// The reader of interface files, which lives a few floors above and is found by its name.
@MainActor
package protocol InterfaceLoader: AnyObject {
    init()
}

@MainActor
package enum InterfaceLoading {
    private static var loader: (any InterfaceLoader)?

    /// Makes the loader, which registers in the seams of this floor. Called from their first use; true when it registered just now.
    @discardableResult
    package static func install() -> Bool {
        guard loader == nil else { return false }
        loader = (NSClassFromString("UIKitStoryboards.InterfaceFileLoader") as? any InterfaceLoader.Type)?.init()
        return loader != nil
    }
}
