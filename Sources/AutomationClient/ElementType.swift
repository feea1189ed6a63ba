/// The type of an element, with the cases and raw values of Apple's `XCUIElement.ElementType`.
public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
    /// Any element, elements without a type of their own, containers, and an app's windows with what covers them.
    case any, other, application, group, window, sheet, drawer, alert, dialog, button
    /// Buttons with a state, other buttons of bars and menus, popovers, and the keyboard.
    case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard
    /// A key of the keyboard, bars, and tables with their parts.
    case key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
    /// Other lists, and controls that show or select a value.
    case outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker,
        pickerWheel
    /// Switches, links, pictures, scroll views, and plain text.
    case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    /// Fields of other kinds, menus, maps, web views, and the upper arrow of a stepper.
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    /// The lower arrow of a stepper, indicators, split views, and parts of macOS.
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
    /// Other parts of macOS, the cells of lists, and steppers.
    case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper
    /// A tab, the Touch Bar, and the items of the status bar.
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
