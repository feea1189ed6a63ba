/// The type of an element, with the cases and raw values of Apple's `XCUIElement.ElementType`.
public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button
    case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard
    case key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
    case outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker,
        pickerWheel
    case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
    case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper
    case tab, touchBar, statusItem

    /// The capitalized name of the case, as Apple's descriptions print it: `StaticText`.
    public var name: String { Self.names[Int(rawValue)] }

    /// Creates a type from ``name``, or from the case's own spelling: `StaticText`, `staticText`.
    public init?(named name: String) {
        guard let found = Self.byName[name] else { return nil }
        self = found
    }

    private static let names: [String] = allCases.map { type in
        let name = "\(type)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static let byName: [String: ElementType] = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { [($0.name, $0), ("\($0)", $0)] })
}
