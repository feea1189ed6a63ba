import CUIKitCoreDescriptors
import Foundation

/// A template held by a trigger, such as a control, from which a new segue is created each time. (SP-B030)
@MainActor
package final class SegueTemplate: NSObject {
    package enum Kind: Equatable {
        case show, showDetail, presentation, popover, embed, custom, push
        case replace(column: Int)
        case unwind(action: Selector)
    }

    package let kind: Kind
    package let identifier: String?
    package let segueClass: UIStoryboardSegue.Type
    package let animates: Bool
    package weak var source: UIViewController?
    /// For an embed segue: the view that contains the destination's.
    package weak var container: UIView?
    /// Creates the destination; not called for an unwind segue.
    package let makeDestination: @MainActor (_ sender: Any?) -> UIViewController?
    package var presentationStyle: UIModalPresentationStyle?
    package var transitionStyle: UIModalTransitionStyle?
    /// Configures the destination's popover: anchor, arrows.
    package var configurePopover: (@MainActor (UIViewController, _ sender: Any?) -> Void)?

    package init(
        kind: Kind, identifier: String?, segueClass: UIStoryboardSegue.Type, animates: Bool, source: UIViewController,
        makeDestination: @escaping @MainActor (_ sender: Any?) -> UIViewController?
    ) {
        self.kind = kind
        self.identifier = identifier
        self.segueClass = segueClass
        self.animates = animates
        self.source = source
        self.makeDestination = makeDestination
        super.init()
    }

    /// Called when a control, cell, item, or recognizer fired. The source may refuse the segue; a missing identifier is empty. (SP-B031,
    /// SP-B035, SP-B036)
    package func trigger(sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Performs the segue without `shouldPerformSegue`, as code does. (SP-B031, SP-B033)
    package func perform(sender: Any?) {
        guard let source else { return }
        if case .unwind(let action) = kind { return Unwinding.perform(self, action: action, source: source, sender: sender) }
        guard let destination = makeDestination(sender) else { return refuseNil(source) }
        let segue = makeSegue(from: source, to: destination)
        segue.effect = effect(sender: sender)
        configure(destination, sender)
        source.prepare(for: segue, sender: sender)
        run(segue)
    }

    /// Reports a missing destination: a reference to a storyboard without an entry point, or a segue action without a result. The object
    /// that would receive it raises the exception. (C-61, F-25, SP-D001)
    private func refuseNil(_ source: UIViewController) {
        let navigation = source.container(.navigation)
        switch kind {
        case .show where navigation != nil, .push where navigation != nil:
            Fault.raise(
                .invalidArgumentException, "Application tried to push a nil view controller on target \(Fault.name(of: navigation)).")
        case .show, .showDetail, .presentation, .popover:
            Fault.raise(
                .invalidArgumentException, "Application tried to present a nil modal view controller on target \(Fault.name(of: source)).")
        case .push: Self.raisePushImpossible(identifier)
        case .replace, .embed, .custom, .unwind: break
        }
    }

    // The custom class, or the plain one. (SP-B041)
    package func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        guard segueClass != UIStoryboardSegue.self, let method = us_UIStoryboardSegue_init() else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return Instantiation.make(segueClass, string: identifier, source, destination, method: method, declaredIn: UIStoryboardSegue.self)
    }

    /// Performs the segue with the animation setting of the file.
    package func run(_ segue: UIStoryboardSegue) {
        let wereEnabled = UIView.areAnimationsEnabled
        if !animates { UIView.setAnimationsEnabled(false) }
        segue.perform()
        UIView.setAnimationsEnabled(wereEnabled)
    }

    /// Applies the file's presentation settings to the destination before the source prepares it: in that method, apps find the popover's
    /// controller and give it a delegate and an anchor of their own. (SP-B047, SP-B048)
    private func configure(_ destination: UIViewController, _ sender: Any?) {
        if kind == .popover { destination.modalPresentationStyle = .popover }
        if let presentationStyle, kind == .presentation { destination.modalPresentationStyle = presentationStyle }
        if let transitionStyle, kind == .presentation { destination.modalTransitionStyle = transitionStyle }
        configurePopover?(destination, sender)
    }

    private func effect(sender: Any?) -> ((UIStoryboardSegue) -> Void)? {
        switch kind {
        // A show segue calls `show(_:sender:)`. (SP-B044)
        case .show: { $0.source.show($0.destination, sender: sender) }
        // A show-detail segue calls `showDetailViewController(_:sender:)`. (SP-B045)
        case .showDetail: { $0.source.showDetailViewController($0.destination, sender: sender) }
        case .presentation, .popover: { [self] in Self.present($0, animated: animates) }
        // A push segue needs a navigation controller. (SP-B051)
        case .push: { [self] segue in Self.push(segue, animated: animates) }
        // A replace segue replaces a column of the split view. (SP-B052)
        case .replace(let column): { InterfaceReader.shared.replace($0, column: column) }
        // SP-B050, SP-B054: the class or the loader performs it.
        case .custom, .embed, .unwind: nil
        }
    }
}

extension SegueTemplate {
    /// Presents the destination, which retains its segue until it is dismissed, even if the segue's class calls `super.perform()` later. A
    /// presentation that is refused retains nothing. (SP-B042)
    private static func present(_ segue: UIStoryboardSegue, animated: Bool) {
        segue.source.present(segue.destination, animated: animated, completion: nil)
        guard Generation.current >= .ios8, segue.destination.presenting.own != nil else { return }
        segue.destination.loading.retainedSegue = segue
    }

    private static func push(_ segue: UIStoryboardSegue, animated: Bool) {
        guard InterfaceReader.shared.canPush(from: segue.source) else { return raisePushImpossible(segue.identifier) }
        InterfaceReader.shared.push(segue, animated: animated)
    }

    private static func raisePushImpossible(_ identifier: String?) {
        let prefix = identifier.map { "Could not find a navigation controller for segue '\($0)'. " } ?? ""
        Fault.raise(
            .genericException,
            prefix + "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
    }
}

extension UIViewController {
    // Looked up among the templates of the receiver's own scene; the first with the identifier wins. (SP-B033, SP-B034, SP-B037)
    func performTemplate(_ identifier: String, sender: Any?) {
        guard let template = loading.segueTemplates.first(where: { $0.identifier == identifier }) else {
            Fault.raise(.invalidArgumentException, "Receiver (\(Fault.name(of: self))) has no segue with identifier '\(identifier)'")
            return
        }
        if template.kind == .embed { return InterfaceReader.shared.embed(template, sender: sender) }
        template.perform(sender: sender)
    }
}

extension UIView {
    /// For a cell: the segue that its selection performs. The list triggers it before it notifies its delegate.
    package var selectionSegue: SegueTemplate? {
        get { _understudyAttachments?.associated[SegueTemplateKeys.selection] as? SegueTemplate }
        set { Attachments.of(self).associated[SegueTemplateKeys.selection] = newValue }
    }

    /// For a table cell: the segue that its accessory button performs.
    package var accessorySegue: SegueTemplate? {
        get { _understudyAttachments?.associated[SegueTemplateKeys.accessory] as? SegueTemplate }
        set { Attachments.of(self).associated[SegueTemplateKeys.accessory] = newValue }
    }
}

private enum SegueTemplateKeys {
    // Two fixed addresses are the keys.
    nonisolated(unsafe) static let selection = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    nonisolated(unsafe) static let accessory = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
