import Foundation

/// What this module asks of the reader of interface files, a few floors above: UIKitStoryboards has it, `InterfaceFileReader`.
@MainActor
package protocol InterfaceReading: AnyObject {
    /// The storyboard `name`; nil when `bundle` has none.
    func storyboard(_ name: String, in bundle: Bundle) -> (any StoryboardArchive)?
    /// The nib `name`; nil when `bundle` has none.
    func nib(_ name: String, in bundle: Bundle) -> (any NibArchive)?
    /// A nib that is not on disk; nil when the data is none.
    func nib(_ data: Data, in bundle: Bundle) -> (any NibArchive)?
    /// Whether `bundle` has a nib `name` for the running idiom.
    func hasNib(_ name: String, in bundle: Bundle) -> Bool
    /// Instantiates nib `name` with `owner`; false when there is no such nib.
    func instantiateNib(_ name: String, in bundle: Bundle, owner: UIViewController) -> Bool

    /// Reads the members of a controller; does nothing when `coder` does not read an interface file.
    func decode(_ controller: UIViewController, from coder: NSCoder)
    /// Reads the members of a view; false when `coder` does not read an interface file.
    func decode(_ view: UIView, from coder: NSCoder) -> Bool
    /// What keyed archives hold of the classes of the floors between.
    var archivedMembers: [ObjectIdentifier: [ArchivedMember]] { get }

    /// Embeds by `performSegue`, for which the container view must be known.
    func embed(_ template: SegueTemplate, sender: Any?)
    /// Whether a push segue can begin at `controller`.
    func canPush(from controller: UIViewController) -> Bool
    /// The effect of the deprecated push segue.
    func push(_ segue: UIStoryboardSegue, animated: Bool)
    /// The effect of the deprecated replace segue, in a column of a split view.
    func replace(_ segue: UIStoryboardSegue, column: Int)
}

/// The one reader. It registers by defining this function; the linker ties the two.
@_silgen_name("understudy_interface_reader") @MainActor private func understudyInterfaceReader() -> any InterfaceReading

@MainActor
package enum InterfaceReader {
    /// Made when an interface file or an archive is first asked for.
    package static let shared = understudyInterfaceReader()
}
