// No car: templates are values that a controller stacks in memory, so that their tests work; no scene of a car connects.
@_exported import UIKit

/// A screen of a car.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
    open var userInfo: Any?
    open var tabTitle: String?, tabImage: UIImage?, tabSystemItem = UITabBarItem.SystemItem.more
    open var showsTabBadge = false
}
/// A template with buttons in its bar.
@preconcurrency @MainActor
public protocol CPBarButtonProviding: NSObjectProtocol {
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    var backButton: CPBarButton? { get set }
}
public enum CPBarButtonStyle: Int, Sendable { case none, rounded }
/// A button of a bar.
@preconcurrency @MainActor
open class CPBarButton: NSObject {
    public final let handler: ((CPBarButton) -> Void)?
    open var isEnabled = true
    open var buttonStyle = CPBarButtonStyle.none
    open var image: UIImage?, title: String?
    public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { (self.image, self.handler) = (image, handler) }
    public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { (self.title, self.handler) = (title, handler) }
}
public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }
/// A button with a text.
@preconcurrency @MainActor
open class CPTextButton: NSObject {
    open var title: String, textStyle: CPTextButtonStyle
    public final let handler: ((CPTextButton) -> Void)?
    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    }
}
/// The action of an alert.
@preconcurrency @MainActor
open class CPAlertAction: NSObject {
    /// The meaning of an action.
    public enum Style: UInt, Sendable { case `default`, cancel, destructive }
    public final let title: String, style: Style, handler: (CPAlertAction) -> Void
    public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
open class CPAlertTemplate: CPTemplate {
    public final let titleVariants: [String], actions: [CPAlertAction]
    public init(titleVariants: [String], actions: [CPAlertAction]) { (self.titleVariants, self.actions) = (titleVariants, actions) }
    open class var maximumActionCount: Int { 2 }
}
/// A choice of actions.
open class CPActionSheetTemplate: CPTemplate {
    public final let title: String?, message: String?, actions: [CPAlertAction]
    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
    }
}
/// An item of a list that can be tapped.
@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
    var text: String? { get }
    var userInfo: Any? { get set }
    var isEnabled: Bool { get set }
}
/// An item with a handler.
@preconcurrency @MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
/// The picture at the end of an item.
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
/// The place of the picture that says that an item plays.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }
open class CPListItem: NSObject, CPSelectableListItem {
    open private(set) var text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?
    open var accessoryType: CPListItemAccessoryType
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var userInfo: Any?
    open var isEnabled = true, isPlaying = false, isExplicitContent = false
    open var playbackProgress: CGFloat = 0
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
    public init(
        text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
        accessoryType: CPListItemAccessoryType = .none
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }
    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}
open class CPListImageRowItem: NSObject, CPSelectableListItem {
    open var text: String?
    open private(set) var gridImages: [UIImage], imageTitles: [String]
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
    open var userInfo: Any?
    open var isEnabled = true
    open class var maximumImageSize: CGSize { CGSize(width: 100, height: 100) }
    public init(text: String?, images: [UIImage]) { (self.text, gridImages, imageTitles) = (text, images, []) }
    public init(text: String?, images: [UIImage], imageTitles: [String]) {
        (self.text, gridImages, self.imageTitles) = (text, images, imageTitles)
    }
    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}
open class CPMessageListItem: NSObject, CPListTemplateItem {
    open var text: String?
    open var conversationIdentifier: String?, phoneOrEmailAddress: String?, detailText: String?, trailingText: String?
    open var userInfo: Any?
    open var isEnabled = true
    public init(conversationIdentifier: String, text: String) { (self.conversationIdentifier, self.text) = (conversationIdentifier, text) }
    public init(fullName: String, phoneOrEmailAddress: String) { (text, self.phoneOrEmailAddress) = (fullName, phoneOrEmailAddress) }
}
/// A section of a list.
@preconcurrency @MainActor
open class CPListSection: NSObject {
    public final let header: String?, sectionIndexTitle: String?, items: [any CPListTemplateItem]
    open var headerSubtitle: String?, headerImage: UIImage?
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    }
    public convenience init(items: [any CPListTemplateItem]) { self.init(items: items, header: nil, sectionIndexTitle: nil) }
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}
/// Called when an item of a list was chosen.
@preconcurrency @MainActor
public protocol CPListTemplateDelegate: NSObjectProtocol {
    func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    public final let title: String?
    open private(set) var sections: [CPListSection]
    open weak var delegate: (any CPListTemplateDelegate)?
    open var leadingNavigationBarButtons: [CPBarButton] = [], trailingNavigationBarButtons: [CPBarButton] = [], backButton: CPBarButton?
    open var emptyViewTitleVariants: [String] = [], emptyViewSubtitleVariants: [String] = []
    open var assistantCellConfiguration: CPAssistantCellConfiguration?
    open class var maximumItemCount: Int { 12 }
    open class var maximumSectionCount: Int { 12 }
    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
    public convenience init(title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?) {
        self.init(title: title, sections: sections)
        self.assistantCellConfiguration = assistantCellConfiguration
    }
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    open var sectionCount: Int { sections.count }
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// Returns the place of an item, or nil.
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let row = content.items.firstIndex(where: { $0 === item }) { return IndexPath(row: row, section: section) }
        }
        return nil
    }
}
/// The row of Siri in a list.
@preconcurrency @MainActor
open class CPAssistantCellConfiguration: NSObject {
    /// The place, the visibility, and the action of the row.
    public enum Position: Int, Sendable { case top, bottom }
    public enum Visibility: Int, Sendable { case off, whileLimitedUIActive, always }
    public enum ActionType: Int, Sendable { case playMedia, startCall }
    public final let position: Position, visibility: Visibility, assistantAction: ActionType
    public init(position: Position, visibility: Visibility, assistantAction: ActionType) {
        (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
    }
}
/// A button of a grid.
@preconcurrency @MainActor
open class CPGridButton: NSObject {
    public final let titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)?
    open var isEnabled = true
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    }
}
/// The largest number of buttons in a grid.
public let CPGridTemplateMaximumItems = 8
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    public final private(set) var title: String?, gridButtons: [CPGridButton]
    open var leadingNavigationBarButtons: [CPBarButton] = [], trailingNavigationBarButtons: [CPBarButton] = [], backButton: CPBarButton?
    public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, Array(gridButtons.prefix(8))) }
    open func updateTitle(_ title: String) { self.title = title }
    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = Array(gridButtons.prefix(8)) }
}
/// Called when a tab was chosen.
@preconcurrency @MainActor
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
open class CPTabBarTemplate: CPTemplate {
    open weak var delegate: (any CPTabBarTemplateDelegate)?
    public final private(set) var templates: [CPTemplate]
    public final private(set) var selectedTemplate: CPTemplate?
    open class var maximumTabCount: Int { 5 }
    public init(templates: [CPTemplate]) { (self.templates, selectedTemplate) = (templates, templates.first) }
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
    }
    open func select(_ newTemplate: CPTemplate) {
        guard templates.contains(where: { $0 === newTemplate }) else { return }
        selectedTemplate = newTemplate
        delegate?.tabBarTemplate(self, didSelect: newTemplate)
    }
    open func selectTemplate(at index: Int) { if templates.indices.contains(index) { select(templates[index]) } }
}
/// A row of a page with information.
@preconcurrency @MainActor
open class CPInformationItem: NSObject {
    public final let title: String?, detail: String?
    public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
/// The layout of a page with information.
public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }
/// A page with information.
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    public final let layout: CPInformationTemplateLayout
    open var title: String, items: [CPInformationItem], actions: [CPTextButton]
    open var leadingNavigationBarButtons: [CPBarButton] = [], trailingNavigationBarButtons: [CPBarButton] = [], backButton: CPBarButton?
    public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
    }
}
/// A button of the page of what is playing.
@preconcurrency @MainActor
open class CPNowPlayingButton: NSObject {
    public final let handler: ((CPNowPlayingButton) -> Void)?
    open var isEnabled = true, isSelected = false
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}
open class CPNowPlayingImageButton: CPNowPlayingButton {
    public final let image: UIImage?
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}
/// Buttons of the page of what is playing.
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
/// The callbacks of the page of what is playing.
@preconcurrency @MainActor
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
/// The page of what is playing.
open class CPNowPlayingTemplate: CPTemplate {
    private static let template = CPNowPlayingTemplate()
    open class var shared: CPNowPlayingTemplate { template }
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    open var isUpNextButtonEnabled = false, upNextTitle = "", isAlbumArtistButtonEnabled = false
    /// Does nothing: no button is tapped.
    open func add(_ observer: any CPNowPlayingTemplateObserver) {}
    /// Does nothing.
    open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) { self.nowPlayingButtons = nowPlayingButtons }
}
/// The callbacks of a search.
@preconcurrency @MainActor
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String, completionHandler: @escaping ([CPListItem]) -> Void)
    func searchTemplate(_ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}
extension CPSearchTemplateDelegate { public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {} }
open class CPSearchTemplate: CPTemplate { open weak var delegate: (any CPSearchTemplateDelegate)? }
/// A page of a contact.
open class CPContactTemplate: CPTemplate {
    open var contact: CPContact
    public init(contact: CPContact) { self.contact = contact }
}
/// A contact.
@preconcurrency @MainActor
open class CPContact: NSObject {
    open var name: String, image: UIImage, subtitle: String?, informativeText: String?, actions: [CPButton]?
    public init(name: String, image: UIImage) { (self.name, self.image) = (name, image) }
}
/// A button of a contact.
@preconcurrency @MainActor
open class CPButton: NSObject {
    public final let image: UIImage?, handler: ((CPButton) -> Void)?
    open var isEnabled = true, title: String?
    public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) { (self.image, self.handler) = (image, handler) }
}
