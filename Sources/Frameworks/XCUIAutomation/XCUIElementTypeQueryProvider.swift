import Foundation

/// An object whose descendants can be queried by kind: an element, or a query's elements.
@MainActor @preconcurrency
public protocol XCUIElementTypeQueryProvider: AnyObject {
    var firstMatch: XCUIElement { get }
    /// The elements of type `other` below this one, at any depth.
    var otherElements: XCUIElementQuery { get }
    /// The elements of type `application` below this one, at any depth.
    var applications: XCUIElementQuery { get }
    /// The elements of type `group` below this one, at any depth.
    var groups: XCUIElementQuery { get }
    /// The elements of type `window` below this one, at any depth.
    var windows: XCUIElementQuery { get }
    /// The elements of type `sheet` below this one, at any depth.
    var sheets: XCUIElementQuery { get }
    /// The elements of type `drawer` below this one, at any depth.
    var drawers: XCUIElementQuery { get }
    /// The elements of type `alert` below this one, at any depth.
    var alerts: XCUIElementQuery { get }
    /// The elements of type `dialog` below this one, at any depth.
    var dialogs: XCUIElementQuery { get }
    /// The elements of type `button` below this one, at any depth.
    var buttons: XCUIElementQuery { get }
    /// The elements of type `radioButton` below this one, at any depth.
    var radioButtons: XCUIElementQuery { get }
    /// The elements of type `radioGroup` below this one, at any depth.
    var radioGroups: XCUIElementQuery { get }
    /// The elements of type `checkBox` below this one, at any depth.
    var checkBoxes: XCUIElementQuery { get }
    /// The elements of type `disclosureTriangle` below this one, at any depth.
    var disclosureTriangles: XCUIElementQuery { get }
    /// The elements of type `popUpButton` below this one, at any depth.
    var popUpButtons: XCUIElementQuery { get }
    /// The elements of type `comboBox` below this one, at any depth.
    var comboBoxes: XCUIElementQuery { get }
    /// The elements of type `menuButton` below this one, at any depth.
    var menuButtons: XCUIElementQuery { get }
    /// The elements of type `toolbarButton` below this one, at any depth.
    var toolbarButtons: XCUIElementQuery { get }
    /// The elements of type `popover` below this one, at any depth.
    var popovers: XCUIElementQuery { get }
    /// The elements of type `keyboard` below this one, at any depth.
    var keyboards: XCUIElementQuery { get }
    /// The elements of type `key` below this one, at any depth.
    var keys: XCUIElementQuery { get }
    /// The elements of type `navigationBar` below this one, at any depth.
    var navigationBars: XCUIElementQuery { get }
    /// The elements of type `tabBar` below this one, at any depth.
    var tabBars: XCUIElementQuery { get }
    /// The elements of type `tabGroup` below this one, at any depth.
    var tabGroups: XCUIElementQuery { get }
    /// The elements of type `toolbar` below this one, at any depth.
    var toolbars: XCUIElementQuery { get }
    /// The elements of type `statusBar` below this one, at any depth.
    var statusBars: XCUIElementQuery { get }
    /// The elements of type `table` below this one, at any depth.
    var tables: XCUIElementQuery { get }
    /// The elements of type `tableRow` below this one, at any depth.
    var tableRows: XCUIElementQuery { get }
    /// The elements of type `tableColumn` below this one, at any depth.
    var tableColumns: XCUIElementQuery { get }
    /// The elements of type `outline` below this one, at any depth.
    var outlines: XCUIElementQuery { get }
    /// The elements of type `outlineRow` below this one, at any depth.
    var outlineRows: XCUIElementQuery { get }
    /// The elements of type `browser` below this one, at any depth.
    var browsers: XCUIElementQuery { get }
    /// The elements of type `collectionView` below this one, at any depth.
    var collectionViews: XCUIElementQuery { get }
    /// The elements of type `slider` below this one, at any depth.
    var sliders: XCUIElementQuery { get }
    /// The elements of type `pageIndicator` below this one, at any depth.
    var pageIndicators: XCUIElementQuery { get }
    /// The elements of type `progressIndicator` below this one, at any depth.
    var progressIndicators: XCUIElementQuery { get }
    /// The elements of type `activityIndicator` below this one, at any depth.
    var activityIndicators: XCUIElementQuery { get }
    /// The elements of type `segmentedControl` below this one, at any depth.
    var segmentedControls: XCUIElementQuery { get }
    /// The elements of type `picker` below this one, at any depth.
    var pickers: XCUIElementQuery { get }
    /// The elements of type `pickerWheel` below this one, at any depth.
    var pickerWheels: XCUIElementQuery { get }
    /// The elements of type `switch` below this one, at any depth.
    var switches: XCUIElementQuery { get }
    /// The elements of type `toggle` below this one, at any depth.
    var toggles: XCUIElementQuery { get }
    /// The elements of type `link` below this one, at any depth.
    var links: XCUIElementQuery { get }
    /// The elements of type `image` below this one, at any depth.
    var images: XCUIElementQuery { get }
    /// The elements of type `icon` below this one, at any depth.
    var icons: XCUIElementQuery { get }
    /// The elements of type `searchField` below this one, at any depth.
    var searchFields: XCUIElementQuery { get }
    /// The elements of type `scrollView` below this one, at any depth.
    var scrollViews: XCUIElementQuery { get }
    /// The elements of type `scrollBar` below this one, at any depth.
    var scrollBars: XCUIElementQuery { get }
    /// The elements of type `staticText` below this one, at any depth.
    var staticTexts: XCUIElementQuery { get }
    /// The elements of type `textField` below this one, at any depth.
    var textFields: XCUIElementQuery { get }
    /// The elements of type `secureTextField` below this one, at any depth.
    var secureTextFields: XCUIElementQuery { get }
    /// The elements of type `datePicker` below this one, at any depth.
    var datePickers: XCUIElementQuery { get }
    /// The elements of type `textView` below this one, at any depth.
    var textViews: XCUIElementQuery { get }
    /// The elements of type `menu` below this one, at any depth.
    var menus: XCUIElementQuery { get }
    /// The elements of type `menuItem` below this one, at any depth.
    var menuItems: XCUIElementQuery { get }
    /// The elements of type `menuBar` below this one, at any depth.
    var menuBars: XCUIElementQuery { get }
    /// The elements of type `menuBarItem` below this one, at any depth.
    var menuBarItems: XCUIElementQuery { get }
    /// The elements of type `map` below this one, at any depth.
    var maps: XCUIElementQuery { get }
    /// The elements of type `webView` below this one, at any depth.
    var webViews: XCUIElementQuery { get }
    /// The elements of type `incrementArrow` below this one, at any depth.
    var incrementArrows: XCUIElementQuery { get }
    /// The elements of type `decrementArrow` below this one, at any depth.
    var decrementArrows: XCUIElementQuery { get }
    /// The elements of type `timeline` below this one, at any depth.
    var timelines: XCUIElementQuery { get }
    /// The elements of type `ratingIndicator` below this one, at any depth.
    var ratingIndicators: XCUIElementQuery { get }
    /// The elements of type `valueIndicator` below this one, at any depth.
    var valueIndicators: XCUIElementQuery { get }
    /// The elements of type `splitGroup` below this one, at any depth.
    var splitGroups: XCUIElementQuery { get }
    /// The elements of type `splitter` below this one, at any depth.
    var splitters: XCUIElementQuery { get }
    /// The elements of type `relevanceIndicator` below this one, at any depth.
    var relevanceIndicators: XCUIElementQuery { get }
    /// The elements of type `colorWell` below this one, at any depth.
    var colorWells: XCUIElementQuery { get }
    /// The elements of type `helpTag` below this one, at any depth.
    var helpTags: XCUIElementQuery { get }
    /// The elements of type `matte` below this one, at any depth.
    var mattes: XCUIElementQuery { get }
    /// The elements of type `dockItem` below this one, at any depth.
    var dockItems: XCUIElementQuery { get }
    /// The elements of type `ruler` below this one, at any depth.
    var rulers: XCUIElementQuery { get }
    /// The elements of type `rulerMarker` below this one, at any depth.
    var rulerMarkers: XCUIElementQuery { get }
    /// The elements of type `grid` below this one, at any depth.
    var grids: XCUIElementQuery { get }
    /// The elements of type `levelIndicator` below this one, at any depth.
    var levelIndicators: XCUIElementQuery { get }
    /// The elements of type `cell` below this one, at any depth.
    var cells: XCUIElementQuery { get }
    /// The elements of type `layoutArea` below this one, at any depth.
    var layoutAreas: XCUIElementQuery { get }
    /// The elements of type `layoutItem` below this one, at any depth.
    var layoutItems: XCUIElementQuery { get }
    /// The elements of type `handle` below this one, at any depth.
    var handles: XCUIElementQuery { get }
    /// The elements of type `stepper` below this one, at any depth.
    var steppers: XCUIElementQuery { get }
    /// The elements of type `tab` below this one, at any depth.
    var tabs: XCUIElementQuery { get }
    /// The elements of type `touchBar` below this one, at any depth.
    var touchBars: XCUIElementQuery { get }
    /// The elements of type `statusItem` below this one, at any depth.
    var statusItems: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider where Self: QueryRoot {
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    public var applications: XCUIElementQuery { descendants(matching: .application) }
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    public var links: XCUIElementQuery { descendants(matching: .link) }
    public var images: XCUIElementQuery { descendants(matching: .image) }
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}

/// An object that queries start from.
@MainActor @preconcurrency
public protocol QueryRoot: AnyObject {
    /// Returns the elements below of a type, at any depth.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}
