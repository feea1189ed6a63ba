/// The context of a representable's methods.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    /// The transaction of the current update.
    public var transaction = Transaction()
}

/// A view that a UIKit view shows.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
    /// The type of UIKit's view.
    associatedtype UIViewType: UIView
    /// The type of the object that remains as long as the view, for example as its delegate.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    /// Creates the view. Called once.
    func makeUIView(context: Context) -> UIViewType
    /// Changes the view for the current state. Called after its creation and after each change.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator. Called once, before the view is created.
    func makeCoordinator() -> Coordinator
    /// Returns the size, or `nil` for the view's own.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Returns nil, so that the view's own layout determines its size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

final class UIViewNode<Representable: UIViewRepresentable>: ViewNode {
    private let storage = PropertyStorage()
    private var element: UIViewElement?
    private var coordinator: Representable.Coordinator?
    override var comparesViews: Bool { true }

    override func update(_ change: Change) {
        guard var representable = view as? Representable else { return }
        tracking {
            // A coordinator that keeps its representable uses the properties of that copy later.
            _ = storage.install(in: &representable, of: self)
            let coordinator = coordinator ?? representable.makeCoordinator()
            self.coordinator = coordinator
            let context = UIViewRepresentableContext<Representable>(
                coordinator: coordinator, environment: environment, transaction: host.currentTransaction)
            let element = element ?? UIViewElement(representable.makeUIView(context: context), self)
            self.element = element
            guard let uiView = element.view as? Representable.UIViewType else { return }
            environment.write(to: uiView)
            representable.updateUIView(uiView, context: context)
            element.ownSize = { proposal in representable.sizeThatFits(proposal, uiView: uiView, context: context) }
        }
    }
    override var elements: [ViewElement] { element.map { [$0] } ?? [] }
    override func willRemove() {
        if let uiView = element?.view as? Representable.UIViewType, let coordinator {
            Representable.dismantleUIView(uiView, coordinator: coordinator)
        }
        storage.tearDown()
    }
}

/// An app's own UIKit view. It has its intrinsic size if it has one and hugs it, and otherwise takes the size that it is offered.
final class UIViewElement: ViewElement {
    let view: UIView
    var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }

    init(_ view: UIView, _ node: ViewNode) {
        self.view = view
        super.init(node)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = ownSize(proposal) { return size }
        var ideal = view.intrinsicContentSize
        if ideal.width == UIView.noIntrinsicMetric || ideal.height == UIView.noIntrinsicMetric, !view.constraints.isEmpty {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if ideal.width == UIView.noIntrinsicMetric, fitting.width > 0 { ideal.width = fitting.width }
            if ideal.height == UIView.noIntrinsicMetric, fitting.height > 0 { ideal.height = fitting.height }
        }
        func length(_ axis: Axis, _ constraints: NSLayoutConstraint.Axis) -> CGFloat {
            let ideal = ideal[axis], proposed = proposal[axis]
            guard ideal != UIView.noIntrinsicMetric else { return proposed ?? 10 }
            guard let proposed else { return ideal }
            if proposed < ideal {
                return view.contentCompressionResistancePriority(for: constraints).rawValue >= UILayoutPriority.defaultHigh.rawValue
                    ? ideal : proposed
            }
            return view.contentHuggingPriority(for: constraints).rawValue >= UILayoutPriority.defaultHigh.rawValue ? ideal : proposed
        }
        return CGSize(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        view.take(surroundings.pixelFrame(bounds))
    }
    override var views: [UIView] { [view] }
}

// MARK: View controllers

/// The facts that a represented view controller needs: its coordinator, the environment, and the transaction of the current update.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    /// The transaction of the current update.
    public var transaction = Transaction()
}

/// A view that a UIKit view controller shows.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of UIKit's view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that remains as long as the view controller.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Creates the view controller. Called once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Changes the view controller for the current state. Called after its creation and after each change.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view controller is removed.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator. Called once, before the view controller is created.
    func makeCoordinator() -> Coordinator
    /// Returns the size in points for a proposal; nil lets the view's own layout determine it.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}
extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Returns nil, so that the view's own layout determines its size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
}
extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

final class UIViewControllerNode<Representable: UIViewControllerRepresentable>: ViewNode {
    private let storage = PropertyStorage()
    private var element: UIViewElement?
    private var controller: Representable.UIViewControllerType?
    private var coordinator: Representable.Coordinator?
    override var comparesViews: Bool { true }

    override func update(_ change: Change) {
        guard var representable = view as? Representable else { return }
        tracking {
            _ = storage.install(in: &representable, of: self)
            let coordinator = coordinator ?? representable.makeCoordinator()
            self.coordinator = coordinator
            let context = UIViewControllerRepresentableContext<Representable>(
                coordinator: coordinator, environment: environment, transaction: host.currentTransaction)
            let controller = controller ?? adopt(representable.makeUIViewController(context: context))
            environment.write(to: controller)
            representable.updateUIViewController(controller, context: context)
            element?.ownSize = { proposal in
                representable.sizeThatFits(proposal, uiViewController: controller, context: context)
                    ?? proposal.replacingUnspecifiedDimensions(
                        by: controller.preferredContentSize == .zero ? CGSize(width: 10, height: 10) : controller.preferredContentSize)
            }
        }
    }
    private func adopt(_ new: Representable.UIViewControllerType) -> Representable.UIViewControllerType {
        controller = new
        if let outer = host.controller {
            outer.addChild(new)
            element = UIViewElement(new.view, self)
            new.didMove(toParent: outer)
        } else {
            element = UIViewElement(new.view, self)
        }
        return new
    }
    override var elements: [ViewElement] { element.map { [$0] } ?? [] }
    override func willRemove() {
        if let controller, let coordinator {
            Representable.dismantleUIViewController(controller, coordinator: coordinator)
            if controller.parent != nil {
                controller.willMove(toParent: nil)
                controller.view.removeFromSuperview()
                controller.removeFromParent()
            }
        }
        storage.tearDown()
    }
}

// MARK: Animation

extension UIViewRepresentableContext {
    /// Makes changes with the animation of the current update, or immediately if there is none.
    @preconcurrency @MainActor public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        transaction.animate(changes, completion)
    }
}
extension UIViewControllerRepresentableContext {
    /// Makes changes with the animation of the current update, or immediately if there is none.
    @preconcurrency @MainActor public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        transaction.animate(changes, completion)
    }
}
extension Transaction {
    @MainActor fileprivate func animate(_ changes: @escaping () -> Void, _ completion: (() -> Void)?) {
        guard let animation, !disablesAnimations else {
            changes()
            completion?()
            return
        }
        animation.animate(changes) { _ in completion?() }
    }
}
