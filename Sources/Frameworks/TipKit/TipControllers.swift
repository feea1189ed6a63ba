import SwiftUICompanion

/// A tip among the views of UIKit. The app adds it while the tip should appear, and removes it afterwards.
open class TipUIView: UIView {
    public init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {
        super.init(frame: .zero)
        addContent(UIHostingConfiguration { TipView(tip, arrowEdge: arrowEdge, action: actionHandler) }.margins(.all, 0).makeContentView())
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that shows a tip.
open class TipUICollectionViewCell: UICollectionViewCell {
    /// Shows a tip in the cell.
    open func configureTip(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {
        contentConfiguration = UIHostingConfiguration { TipView(tip, arrowEdge: arrowEdge, action: actionHandler) }.margins(.all, 0)
    }
}

open class TipUIPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    /// Creates a popover of a tip at an item.
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
        popoverPresentationController?.delegate = self
        let content = UIHostingConfiguration { TipCard(tip: tip, action: actionHandler) }.margins(.all, 0).makeContentView()
        view.addContent(content)
        preferredContentSize = content.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns that the popover stays one.
    open func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    /// Returns that the popover stays one.
    open func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

extension UIView {
    fileprivate func addContent(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor), content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
