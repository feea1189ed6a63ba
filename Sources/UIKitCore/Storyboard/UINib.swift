import Foundation

/// A xib that is read once and can be instantiated many times.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The option as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates an option.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary from the name of a placeholder to its object.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    package let archive: (any NibArchive)?
    private let name: String
    private let bundle: Bundle

    /// Reads the nib of a bundle, or of the main one if `nil`. A missing file raises an exception only when the nib is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        archive = InterfaceReader.shared.nib(name, in: bundle)
        super.init()
    }

    /// Reads a nib from data, whose images and other resources are in the bundle, or in the main one if `nil`.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        bundle = bundleOrNil ?? .main
        archive = InterfaceReader.shared.nib(data, in: bundle)
        super.init()
    }

    package init(archive: any NibArchive, name: String, bundle: Bundle) {
        self.archive = archive
        self.name = name
        self.bundle = bundle
        super.init()
    }

    /// Returns the top-level objects in file order, without the placeholders. (SP-B017) As with any Objective-C method, they live until the
    /// loop's turn or an `autoreleasepool` around the call ends, so a weak property may refer to one before it has a superview.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let archive else {
            // A nib that does not exist raises an exception. (SP-B019)
            Fault.raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
            return []
        }
        let external = optionsOrNil?[.externalObjects] as? [AnyHashable: Any] ?? [:]
        let objects = archive.instantiate(owner: ownerOrNil.map { $0 as AnyObject }, externalObjects: external)
        for object in objects { EventLoop.keepAliveUntilTurn(object as AnyObject) }
        return objects
    }
}

/// A parsed nib.
@MainActor
package protocol NibArchive: AnyObject {
    func instantiate(owner: AnyObject?, externalObjects: [AnyHashable: Any]) -> [Any]
}

extension Bundle {
    /// Returns the top-level objects of the nib `name`, connected to `owner`.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
