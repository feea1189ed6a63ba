import Foundation

/// The scenes of a storyboard file. Every instantiation creates new objects.
///
/// A higher module reads the file: see `InterfaceReading`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package let name: String
    package let bundle: Bundle
    package let archive: (any StoryboardArchive)?

    // A storyboard that does not exist raises an exception. (SP-B001)
    /// Reads the storyboard of a bundle, or of the main one if `nil`. A missing file raises an exception.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        archive = InterfaceReader.shared.storyboard(name, in: bundle)
        super.init()
        guard archive == nil else { return }
        Fault.raise(
            .invalidArgumentException,
            "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }

    /// Creates a storyboard without scenes, for subclasses.
    public override init() {
        (name, bundle, archive) = ("", .main, nil)
        super.init()
    }

    package init(archive: any StoryboardArchive, name: String, bundle: Bundle) {
        (self.name, self.bundle, self.archive) = (name, bundle, archive)
        super.init()
    }

    /// Returns the entry point, or `nil` if the storyboard has none. (SP-B003) As with any Objective-C method, the controller lives until
    /// the loop's turn or an `autoreleasepool` around the call ends, so a weak property may refer to it.
    open func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

    /// Creates a scene by its storyboard identifier. An unknown identifier raises an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(identifier, creator: nil)
    }

    /// Creates the entry point with `creator`, which runs once and passes its coder on to `init(coder:)`; if it returns `nil`, the
    /// controller is created as usual. (SP-B006)
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initial(creator: creator.map { creator in { creator($0) } }) as? ViewController
    }

    private func initial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let controller = archive?.instantiateInitial(of: self, creator: creator)
        if let controller { EventLoop.keepAliveUntilTurn(controller) }
        return controller
    }

    /// Creates a scene with `creator`, which runs once and passes its coder on to `init(coder:)`; if it returns `nil`, the controller is
    /// created as usual. (SP-B006, SP-B008)
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = instantiate(identifier, creator: creator.map { creator in { creator($0) } })
        guard let result = controller as? ViewController else {
            fatalError(
                "The scene \"\(identifier)\" of the storyboard \(name) is a \(type(of: controller)), not a \(ViewController.self). "
                    + "Set its custom class in the storyboard, or use another type.")
        }
        return result
    }

    private func instantiate(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        if let controller = archive?.instantiate(identifier, of: self, creator: creator) {
            EventLoop.keepAliveUntilTurn(controller)
            return controller
        }
        // An unknown identifier raises an exception. (SP-B004)
        Fault.raise(
            .invalidArgumentException,
            "Storyboard (\(Fault.name(of: self))) doesn't contain a view controller with identifier '\(identifier)'")
        return UIViewController()
    }
}

/// A parsed storyboard file.
@MainActor
package protocol StoryboardArchive: AnyObject {
    func instantiateInitial(of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
    func instantiate(_ identifier: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}
