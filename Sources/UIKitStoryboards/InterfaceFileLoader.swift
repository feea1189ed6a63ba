import Foundation
import InterfaceBuilder

/// Reads storyboards and nibs for the floors below. UIKitCore makes it by name the first time one is asked for.
@MainActor
final class InterfaceFileLoader: InterfaceLoader {
    required init() {
        SystemKeys.register()
        StoryboardLoading.open = { name, bundle in InterfaceFiles.open(name, .storyboard, in: bundle).map { StoryboardFile($0) } }
        NibArchives.open = { name, bundle in InterfaceFiles.open(name, .xib, in: bundle).map { NibFile($0) } }
        NibArchives.read = { data, bundle in InterfaceFiles.read(data, in: bundle).map { NibFile($0) } }
        NibLoading.exists = { name, bundle in InterfaceFiles.url(name, .xib, in: bundle) != nil }
        NibLoading.instantiate = { name, bundle, owner in
            guard let file = InterfaceFiles.open(name, .xib, in: bundle) else { return false }
            _ = NibFile(file).instantiate(owner: owner, externalObjects: [:])
            return true
        }
        NibLoading.decode = { controller, coder in (coder as? UINibDecoder)?.decodeMembers(of: controller, as: UIViewController.self) }
        ViewCoding.tables += [{ ControlArchives.members }, { ListArchives.members }, { TextArchives.members }]
        let decodeArchived = ViewCoding.decode
        ViewCoding.decode = { view, coder in
            guard let coder = coder as? UINibDecoder else { return decodeArchived(view, coder) }
            coder.decodeMembers(of: view, as: UIView.self)
        }
        EmbedSegues.performByCode = { template, sender in EmbeddedControllers.embed(template, sender: sender, asksSource: false) }
        SegueEffects.pushIsPossible = { $0.navigationController != nil }
        SegueEffects.pushOnto = { segue, animated in
            segue.source.navigationController?.pushViewController(segue.destination, animated: animated)
        }
        // A replace segue replaces a column of the split view. (SP-B052)
        SegueEffects.replace = { segue, column in
            guard let split = segue.source.splitViewController, split.viewControllers.indices.contains(column) else { return }
            split.viewControllers[column] = segue.destination
        }
    }
}
