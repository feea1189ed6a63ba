import Foundation

/// The interface to the reader of interface files, which UIKitStoryboards, a higher module, implements as `InterfaceFileReader`.
@MainActor
package protocol InterfaceReading: AnyObject {
    /// Returns the storyboard `name`, or `nil` if `bundle` doesn't contain it.
    func storyboard(_ name: String, in bundle: Bundle) -> (any StoryboardArchive)?
    /// Returns the nib `name`, or `nil` if `bundle` doesn't contain it.
    func nib(_ name: String, in bundle: Bundle) -> (any NibArchive)?
    /// Returns a nib that is not on disk, or `nil` if the data isn't a nib.
    func nib(_ data: Data, in bundle: Bundle) -> (any NibArchive)?
    /// Whether `bundle` contains a nib `name` for the running idiom.
    func hasNib(_ name: String, in bundle: Bundle) -> Bool
    /// Instantiates nib `name` with `owner`. Returns `false` if there is no such nib.
    func instantiateNib(_ name: String, in bundle: Bundle, owner: UIViewController) -> Bool

    /// Reads the members of a controller; does nothing if `coder` does not read an interface file.
    func decode(_ controller: UIViewController, from coder: NSCoder)
    /// Reads the members of a view. Returns `false` if `coder` does not read an interface file.
    func decode(_ view: UIView, from coder: NSCoder) -> Bool
    /// The archived members of the classes in the modules between this one and the reader's.
    var archivedMembers: [ObjectIdentifier: [ArchivedMember]] { get }

    /// Performs an embed segue by `performSegue`, for which the container view must be known.
    func embed(_ template: SegueTemplate, sender: Any?)
    /// Whether a push segue can begin at `controller`.
    func canPush(from controller: UIViewController) -> Bool
    /// Performs the deprecated push segue.
    func push(_ segue: UIStoryboardSegue, animated: Bool)
    /// Performs the deprecated replace segue, in a column of a split view.
    func replace(_ segue: UIStoryboardSegue, column: Int)
}

/// Returns the only reader. It registers by defining this function, which the linker resolves.
@_silgen_name("understudy_interface_reader") @MainActor private func understudyInterfaceReader() -> any InterfaceReading

@MainActor
package enum InterfaceReader {
    /// The reader, created when an interface file or an archive is first accessed.
    package static let shared = understudyInterfaceReader()
}
