import Foundation

@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false
    open var alwaysAvailable = false
    open var menuRepresentation: UIMenuElement?
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
    }
}
