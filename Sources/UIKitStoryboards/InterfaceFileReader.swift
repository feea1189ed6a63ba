import Foundation
import InterfaceBuilder

/// Reads storyboards and nibs for the lower modules, which create it when the first one is needed.
@MainActor
final class InterfaceFileReader: InterfaceReading {
    init() {
        Triggers.register()
        // Classes of other frameworks handle their own outlets.
        for type in [UIView.self, UIViewController.self] as [AnyClass] {
            DispatchTable.add(
                type, selectors: [],
                assign: { object, key, value in (object as? any InterfaceConfigurable)?.connect(key, to: value) ?? false })
        }
    }

    // MARK: Files

    func storyboard(_ name: String, in bundle: Bundle) -> (any StoryboardArchive)? {
        InterfaceFiles.open(name, .storyboard, in: bundle).map { StoryboardFile($0) }
    }
    func nib(_ name: String, in bundle: Bundle) -> (any NibArchive)? { InterfaceFiles.open(name, .xib, in: bundle).map { NibFile($0) } }
    func nib(_ data: Data, in bundle: Bundle) -> (any NibArchive)? { InterfaceFiles.read(data, in: bundle).map { NibFile($0) } }
    func hasNib(_ name: String, in bundle: Bundle) -> Bool { InterfaceFiles.url(name, .xib, in: bundle) != nil }
    func instantiateNib(_ name: String, in bundle: Bundle, owner: UIViewController) -> Bool {
        guard let file = InterfaceFiles.open(name, .xib, in: bundle) else { return false }
        _ = NibFile(file).instantiate(owner: owner, externalObjects: [:])
        return true
    }

    // MARK: Members

    func decode(_ controller: UIViewController, from coder: NSCoder) {
        (coder as? UINibDecoder)?.decodeMembers(of: controller, as: UIViewController.self)
    }
    func decode(_ view: UIView, from coder: NSCoder) -> Bool {
        guard let coder = coder as? UINibDecoder else { return false }
        coder.decodeMembers(of: view, as: UIView.self)
        return true
    }
    var archivedMembers: [ObjectIdentifier: [ArchivedMember]] {
        [ControlArchives.members, ListArchives.members, TextArchives.members].reduce(into: [:]) { all, members in all.merge(members) { $1 }
        }
    }

    // MARK: Segues

    func embed(_ template: SegueTemplate, sender: Any?) {
        EmbeddedControllers.embed(template, sender: sender, asksSource: false)
    }
    func canPush(from controller: UIViewController) -> Bool { controller.navigationController != nil }
    func push(_ segue: UIStoryboardSegue, animated: Bool) {
        segue.source.navigationController?.pushViewController(segue.destination, animated: animated)
    }
    // A replace segue replaces a column of the split view. (SP-B052)
    func replace(_ segue: UIStoryboardSegue, column: Int) {
        guard let split = segue.source.splitViewController, split.viewControllers.indices.contains(column) else { return }
        split.viewControllers[column] = segue.destination
    }
}

/// The registration: see `InterfaceReading`.
@_silgen_name("understudy_interface_reader") @MainActor package func makeInterfaceReader() -> any InterfaceReading { InterfaceFileReader() }
