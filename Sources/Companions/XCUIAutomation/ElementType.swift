extension XCUIElement {
    /// The kind of control an element is. The raw values are Apple's.
    public enum ElementType: UInt, Sendable, CaseIterable {
        case
            any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox,
            disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar,
            tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider,
            pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link,
            image, icon, searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu,
            menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator,
            splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator,
            cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

        /// The name as queries and trees write it: `StaticText`.
        package var name: String {
            let word = "\(self)"
            return word.prefix(1).uppercased() + word.dropFirst()
        }

        private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
        /// The kind of that name; `other` where there is none.
        package init(name: String) { self = Self.named[name] ?? .other }
    }
}
