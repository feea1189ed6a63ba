import AutomationClient
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("Element tree", .serialized)
struct ElementTreeTests {
    @Test("a label in front of an opaque sibling is visible, and one behind it is not")
    func covering() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let front = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40)),
            behind = UILabel(frame: CGRect(x: 20, y: 105, width: 100, height: 20))
        let block = UIView(frame: CGRect(x: 0, y: 90, width: 300, height: 60))
        (front.text, behind.text, block.backgroundColor) = ("In front", "Behind", .red)
        for view in [behind, block, front] { controller.view.addSubview(view) }
        stage.turn()
        let tree = ElementTree()
        #expect(try #require(tree.element(of: front)).visiblePart == 1)
        #expect(try #require(tree.element(of: front)).isHittable)
        #expect(try #require(tree.element(of: behind)).visiblePart == 0)
        #expect(try #require(tree.element(of: behind)).isHittable == false)
        #expect(tree.element(of: behind)?.cover?.view === block)
    }

    @Test("whether an element is hittable and whether it is drawn are separate")
    func sightAndTouch() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let glass = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50)), button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
        button.setTitle("Under glass", for: .normal)
        for view in [button, glass] { controller.view.addSubview(view) }
        stage.turn()
        // The view on top draws nothing but takes the touches.
        var tree = ElementTree()
        #expect(tree.element(of: button)?.visiblePart == 1 && tree.element(of: button)?.isHittable == false)
        // The reverse: an image that does not take touches.
        (glass.backgroundColor, glass.isUserInteractionEnabled) = (.red, false)
        stage.turn()
        tree = ElementTree()
        #expect(tree.element(of: button)?.visiblePart == 0 && tree.element(of: button)?.isHittable == true)
    }

    @Test("an element that half overflows its scroll view is half visible, and hittable in that half")
    func clipping() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100)), button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 80, width: 100, height: 40)
        scroll.contentSize = CGSize(width: 300, height: 500)
        controller.view.addSubview(scroll)
        scroll.addSubview(button)
        stage.turn()
        let element = try #require(ElementTree().element(of: button))
        let tree = ElementTree()
        #expect(try #require(tree.element(of: button)).visiblePart == 0.5)
        #expect(tree.element(of: button)?.hitPoint == CGPoint(x: 50, y: 190))
        #expect(element.frame == CGRect(x: 0, y: 180, width: 100, height: 40))
    }

    @Test("an element is accessible if it is an accessibility element that nothing accessible contains")
    func accessible() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let button = UIButton(type: .system), picture = UIImageView(frame: CGRect(x: 0, y: 200, width: 40, height: 40)),
            field = UITextField(frame: CGRect(x: 0, y: 260, width: 200, height: 40)),
            label = UILabel(frame: CGRect(x: 0, y: 320, width: 200, height: 40))
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
        button.setTitle("Save", for: .normal)
        label.text = "Hello"
        for view in [button, picture, field, label] { controller.view.addSubview(view) }
        stage.turn()
        let tree = ElementTree()
        func isAccessible(_ view: UIView) throws -> Bool { try #require(tree.element(of: view)).isAccessible }
        #expect(try isAccessible(button))
        #expect(try isAccessible(field))
        #expect(try isAccessible(label))
        // UIKit's image views aren't accessibility elements, and neither are plain views.
        #expect(try !isAccessible(picture) && !isAccessible(controller.view))
        // The title of a button is inside an accessibility element.
        #expect(tree.element(of: button)?.children.first?.isAccessible == false)
        #expect(tree.element(of: button)?.snapshot().json["accessible"] == nil)
        #expect(tree.element(of: picture)?.snapshot().json["accessible"] == false)
        #expect(tree.element(of: button)?.snapshot().json["accessibilityElement"] == nil)
    }

    @Test("the field of a search bar is a search field, and a search text field elsewhere a text field")
    func searchFields() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56)),
            field = UISearchTextField(frame: CGRect(x: 20, y: 200, width: 200, height: 36))
        for view in [bar, field] { controller.view.addSubview(view) }
        stage.turn()
        let tree = ElementTree()
        #expect(try #require(tree.element(of: bar.searchTextField)).type == .searchField)
        #expect(try #require(tree.element(of: field)).type == .textField)
    }

    @Test("sliders and progress views tell their limits, and elements the names of their custom actions")
    func limits() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 30)),
            progress = UIProgressView(frame: CGRect(x: 20, y: 160, width: 200, height: 4)),
            button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        (slider.minimumValue, slider.maximumValue) = (-2, 8)
        button.accessibilityCustomActions = ["Copy", "Delete"].map { UIAccessibilityCustomAction(name: $0) { _ in true } }
        for view in [slider, progress, button] { controller.view.addSubview(view) }
        stage.turn()
        let tree = ElementTree()
        func json(_ view: UIView) throws -> JSONValue { try #require(tree.element(of: view)).snapshot().json }
        #expect(try json(slider)["minimum"] == -2 && json(slider)["maximum"] == 8 && json(slider)["actions"] == nil)
        #expect(try json(progress)["minimum"] == 0 && json(progress)["maximum"] == 1)
        #expect(try json(button)["minimum"] == nil && json(button)["actions"] == ["Copy", "Delete"])
        let element = try #require(tree.element(of: slider))
        #expect(try ElementSnapshot(json: json(slider))?.maximum == 8 && element.range == -2...8)
    }

    @Test("controls have Apple's types, labels and values")
    func controls() throws {
        let form = FormController()
        let driven = Driven(form)
        let tree = ElementTree()
        func told(_ view: UIView) throws -> (ElementType, String?, String?) {
            let element = try #require(tree.element(of: view))
            return (element.type, element.words.label, element.words.value)
        }
        #expect(try told(form.field) == (.textField, nil, "Name"))
        #expect(tree.element(of: form.field)?.words.placeholder == "Name" && tree.element(of: form.field)?.identifier == "name")
        #expect(try told(form.secret) == (.secureTextField, nil, "Password"))
        #expect(try told(form.toggle) == (.switch, nil, "1"))
        #expect(try told(form.slider) == (.slider, nil, "25%"))
        #expect(try told(form.button) == (.button, "Save", nil))
        #expect(try told(form.label) == (.staticText, "Hello", nil))
        #expect(try told(form.progress) == (.progressIndicator, "Progress", "50%"))
        #expect(try told(form.spinner) == (.activityIndicator, "In progress", "1"))
        #expect(try told(form.pages) == (.pageIndicator, nil, "page 2 of 3"))
        #expect(try told(form.text) == (.textView, nil, "Note"))
        #expect(try told(form.picture) == (.image, "Delete", nil) && tree.element(of: form.picture)?.identifier == "trash")
        let segments = try #require(tree.element(of: form.segments)).snapshot()
        #expect(segments.type == .segmentedControl)
        #expect(segments.children.filter { $0.type == .button }.map(\.label) == ["List", "Map"])
        #expect(segments.children.filter { $0.type == .button }.map(\.isSelected) == [false, true])
        let stepper = try #require(tree.element(of: form.stepper)).snapshot()
        #expect(stepper.children.filter { $0.type == .button }.map(\.label) == ["Decrement", "Increment"])
        #expect(stepper.children.filter { $0.type == .button }.map(\.identifier) == ["Decrement", "Increment"])
        form.stepper.accessibilityLabel = "Count"
        let labeled = try #require(ElementTree().element(of: form.stepper)).snapshot().children.prefix(2)
        #expect(labeled.map(\.label) == ["Count, Decrement", "Count, Increment"])
        #expect(labeled.map(\.identifier) == ["Decrement", "Increment"])
        form.stepper.accessibilityIdentifier = "count"
        #expect(
            try #require(ElementTree().element(of: form.stepper)).snapshot().children.prefix(2).map(\.identifier) == [
                "count-Decrement", "count-Increment",
            ])
        form.secret.text = "four"
        #expect(ElementTree().element(of: form.secret)?.words.value == "••••")
        _ = driven
    }

    @Test("the title of a button and of a cell is a static text inside it")
    func inner() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        let driven = Driven(Table())
        let table = try driven.one(["type": "Table"])
        let cells = try driven.find(["type": "Cell", "within": .number(Double(table.ref))])
        #expect(cells.count == 3)
        // In reading order, not in creation order: UIKit's list of subviews has the last one first after a reload.
        let controller = try #require(driven.stage.window.rootViewController as? Table)
        controller.tableView.sendSubviewToBack(try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
        #expect(try driven.find(["type": "Cell"]).map(\.ref) == cells.map(\.ref))
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(cells[1].ref))]).map(\.label) == ["Row 1", "1"])
    }

    @Test("a table's index is one element without its letters", arguments: [(Generation.ios8, "table index"), (.ios16, "Section index")])
    func sectionIndex(generation: Generation, name: String) throws {
        final class Table: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { ["A", "B"][section] }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        }
        try Generation.emulating(generation) { () throws in
            let driven = Driven(Table())
            #expect(try driven.find(["type": "Other", "label": .string(name)]).count == 1)
            #expect(try driven.find(["type": "StaticText", "label": "A"]).count == 1)
        }
    }

    @Test("a row's checkmark is a disabled button")
    func checkmark() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
                return cell
            }
        }
        let driven = Driven(Table())
        let marks = try driven.find(["type": "Button", "label": "checkmark"])
        #expect(marks.count == 1 && marks.first?.isEnabled == false)
    }

    @Test("a cell has its contents as children, a background, and a disabled chevron; a header and its content view have the header's text")
    func cellParts() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Sliders" }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.accessoryType = .disclosureIndicator
                cell.contentView.addSubview(UISlider(frame: CGRect(x: 20, y: 10, width: 100, height: 30)))
                return cell
            }
        }
        let driven = Driven(Table())
        let cell = try #require(ElementTree(windows: [driven.stage.window]).all.first { $0.type == .cell })
        #expect(cell.children.prefix(2).map(\.type) == [.other, .slider])
        #expect(cell.children[0].children.map(\.type) == [.other] && cell.children[0].frame == cell.frame)
        let chevron = try #require(cell.children.first { $0.type == .button })
        #expect(chevron.label == "chevron" && !chevron.isEnabled)
        let headers = ElementTree(windows: [driven.stage.window]).all.filter { $0.label == "Sliders" }
        #expect(headers.map(\.type) == [.other, .other, .staticText])
    }

    @Test("a tab without a title has its image's name")
    func untitledTabs() throws {
        let tabs = UITabBarController(), items: [(String?, String)] = [("Home", "star"), (nil, "gearshape")]
        tabs.viewControllers = items.map { title, name in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: name), tag: 0)
            return controller
        }
        let driven = Driven(tabs)
        let within = JSONValue.number(Double(try driven.one(["type": "TabBar"]).ref))
        let buttons = try driven.find(["type": "Button", "within": within])
        #expect(buttons.map(\.label) == ["Home", "gearshape"] && buttons.map(\.identifier) == ["", "gearshape"])
    }

    @Test("the name of a tab's symbol is its identifier since iOS 26", arguments: [(Generation.ios16, ""), (.ios26, "house")])
    func tabSymbols(generation: Generation, identifier: String) throws {
        try Generation.emulating(generation) { () throws in
            let tabs = UITabBarController(), controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
            tabs.viewControllers = [controller]
            let driven = Driven(tabs)
            let within = JSONValue.number(Double(try driven.one(["type": "TabBar"]).ref))
            let button = try driven.one(["type": "Button", "within": within])
            #expect(button.label == "Home" && button.identifier == identifier)
        }
    }

    @Test("a tab's badge is its value, with the word items after a number")
    func badges() throws {
        let tabs = UITabBarController(), badges: [String?] = [nil, "1", "6", "New"]
        tabs.viewControllers = badges.enumerated().map { index, badge in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            controller.tabBarItem.badgeValue = badge
            return controller
        }
        let driven = Driven(tabs)
        let within = JSONValue.number(Double(try driven.one(["type": "TabBar"]).ref))
        #expect(try driven.find(["type": "Button", "within": within]).map(\.value) == [nil, "1 item", "6 items", "New"])
        tabs.viewControllers?[1].tabBarItem.badgeValue = nil
        driven.stage.settle()
        #expect(try driven.find(["type": "Button", "within": within]).map(\.value) == [nil, nil, "6 items", "New"])
    }

    @Test("a switch in a table's row has the row's text as its label, unless it has its own")
    func rowSwitches() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil), toggle = UISwitch()
                cell.textLabel?.text = "Sounds"
                if indexPath.row == 1 {
                    cell.detailTextLabel?.text = "In all chats"
                    cell.contentView.addSubview(toggle)
                } else {
                    cell.accessoryView = toggle
                }
                if indexPath.row == 2 { toggle.accessibilityLabel = "Own" }
                return cell
            }
        }
        let driven = Driven(Table())
        let found = try driven.find(["type": "Switch"])
        #expect(found.map(\.label) == ["Sounds", "Sounds, In all chats", "Own"])
    }

    @Test("bars, back buttons, and tabs have elements")
    func bars() throws {
        let first = UIViewController(), second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: first)
        navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        let driven = Driven(tabs)
        navigation.pushViewController(second, animated: false)
        driven.stage.settle()
        let bar = try driven.one(["type": "NavigationBar"])
        #expect(bar.identifier == "Second")
        let buttons = try driven.find(["type": "Button", "within": .number(Double(bar.ref))])
        // The label is the title of the screen below. The identifier is new in iOS 26, in element trees of both systems.
        #expect(buttons.map(\.label) == ["First", "Add"] && buttons[0].identifier == "")
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(bar.ref))]).map(\.label).contains("Second"))
        // The bar comes before the content, and its elements in reading order.
        let container = try #require(ElementTree().element(of: navigation.view)).snapshot()
        #expect(container.children.map(\.type) == [.navigationBar, .other])
        #expect(container.children[0].children.map(\.label) == ["First", "Second", "Add"])
        let tabBar = try driven.one(["type": "TabBar"])
        let items = try driven.find(["type": "Button", "within": .number(Double(tabBar.ref))])
        #expect(items.map(\.label) == ["Home", "Other"] && items.map(\.isSelected) == [true, false])
    }

    @Test("a navigation bar without a title has the name of the controller's class up to the word Controller, as in recorded UI tests")
    func namesOfBars() throws {
        final class DemoViewController: UIViewController {}
        let titled = DemoViewController()
        titled.title = "Demo"
        for (controller, name) in [
            (UIViewController(), "UIView"), (UITableViewController(), "UITableView"), (DemoViewController(), "DemoView"), (titled, "Demo"),
        ] {
            let bar = try Driven(UINavigationController(rootViewController: controller)).one(["type": "NavigationBar"])
            // A class in a function has a longer name.
            #expect(bar.identifier.hasSuffix(name) && (name == "DemoView" || bar.identifier == name))
        }
    }

    @Test("the back button of iOS 26, which shows only a chevron, has the title as its label, and an identifier")
    func backButtonOfGlass() throws {
        try Generation.emulating(.ios26) {
            let first = UIViewController()
            first.title = "First"
            let navigation = UINavigationController(rootViewController: first)
            let driven = Driven(navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            driven.stage.settle()
            let bar = try driven.one(["type": "NavigationBar"])
            let button = try driven.one(["type": "Button", "within": .number(Double(bar.ref))])
            #expect(button.label == "First" && button.identifier == "BackButton")
        }
    }

    // Apps hide the title beside the chevron with a space. A recorded UI test of one taps the button "Back" (checked 2026-11-30).
    @Test("a back button whose title is only a space is called Back", arguments: [Generation.ios16, .ios26])
    func backButtonWithBlankTitle(generation: Generation) throws {
        try Generation.emulating(generation) {
            let first = UIViewController()
            first.title = " "
            let navigation = UINavigationController(rootViewController: first)
            let driven = Driven(navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            driven.stage.settle()
            let bar = try driven.one(["type": "NavigationBar"])
            #expect(try driven.one(["type": "Button", "within": .number(Double(bar.ref))]).label == "Back")
        }
    }

    @Test("the days of a date picker are buttons in a collection view, and the values of its fields are dates")
    func datePickers() throws {
        let controller = UIViewController()
        let picker = UIDatePicker()
        (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
        let driven = Driven(controller)
        controller.view.addSubview(picker)
        driven.stage.settle()
        let within = JSONValue.number(Double(try driven.one(["type": "DatePicker"]).ref))
        let days = JSONValue.number(Double(try driven.one(["type": "CollectionView", "within": within]).ref))
        #expect(try driven.find(["type": "Button", "within": days]).count == 30)
        #expect(try driven.find(["type": "Button", "label": "Next Month", "within": within]).map(\.identifier) == ["DatePicker.NextMonth"])
        let day = try driven.one(["type": "Button", "label": "Monday, November 20", "within": days])
        _ = try driven.ask("tap", ["element": .number(Double(day.ref)), "settle": 1])
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 6 * 86_400))
        #expect(try driven.one(["label": "Monday, November 20"]).isSelected)

        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.time, .wheels)
        driven.stage.settle()
        let wheels = try driven.find(["type": "PickerWheel", "within": within])
        #expect(wheels.map(\.value) == ["10 o’clock", "13 minutes", "PM"])
        for (wheel, value) in zip(wheels, ["9 o'clock", "15", "AM"]) {
            _ = try driven.ask("setPicker", ["element": .number(Double(wheel.ref)), "value": .string(value)])
        }
        #expect(try driven.find(["type": "PickerWheel", "within": within]).map(\.value) == ["9 o’clock", "15 minutes", "AM"])
        picker.date = Date(timeIntervalSince1970: 1_700_000_000 + 6 * 86_400)

        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.dateAndTime, .compact)
        driven.stage.settle()
        let fields = try driven.find(["type": "Button", "within": within])
        #expect(fields.map(\.label) == ["Date and Time Picker", "Nov 20, 2023", "10:13 PM"])
        let pair = JSONValue.number(Double(fields[0].ref))
        #expect(try driven.find(["type": "Button", "within": pair]).map(\.label) == ["Nov 20, 2023", "10:13 PM"])
        picker.datePickerMode = .date
        driven.stage.settle()
        let only = try driven.find(["type": "Button", "within": within])
        #expect(only.map(\.label) == ["Date Picker"] && only.map(\.value) == ["Nov 20, 2023"])
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.dateAndTime, .inline)
        picker.frame.size = picker.intrinsicContentSize
        driven.stage.settle()
        let row = JSONValue.number(Double(try driven.one(["type": "Other", "label": "Time Picker", "within": within]).ref))
        #expect(try driven.find(["type": "Button", "within": row]).map(\.label) == ["10:13 PM"])
        picker.preferredDatePickerStyle = .compact
        driven.stage.settle()
        let date = try driven.one(["type": "Button", "label": "Nov 20, 2023"])
        _ = try driven.ask("tap", ["element": .number(Double(date.ref)), "settle": 1])
        // The wheels of the calendar's month are a date picker inside it.
        let header = try driven.one(["type": "Button", "identifier": "DatePicker.Show"])
        #expect(header.label == "Show year picker" && header.value == "November 2023")
        let month = JSONValue.number(Double(header.ref))
        _ = try driven.ask("tap", ["element": month, "settle": 1])
        #expect(try driven.find(["type": "Button", "identifier": "DatePicker.Hide"]).map(\.label) == ["Hide year picker"])
        let calendars = try driven.find(["type": "DatePicker"]).map { JSONValue.number(Double($0.ref)) }
        let inner = try calendars.flatMap { try driven.find(["type": "DatePicker", "within": $0]) }
        let months = try #require(inner.first)
        #expect(
            try driven.find(["type": "PickerWheel", "within": .number(Double(months.ref))]).map(\.value) == ["November", "2023"])
        _ = try driven.ask("tap", ["element": month, "settle": 1])
        let other = try driven.one(["type": "Button", "label": "Tuesday, November 21"])
        _ = try driven.ask("tap", ["element": .number(Double(other.ref)), "settle": 1])
        let region = try driven.one(["type": "Button", "identifier": "PopoverDismissRegion"])
        #expect(region.isHittable)
        _ = try driven.ask("tap", ["element": .number(Double(region.ref)), "settle": 1])
        #expect(try driven.find(["identifier": "PopoverDismissRegion"]).isEmpty && driven.find(["type": "CollectionView"]).isEmpty)
        #expect(try driven.find(["type": "Button", "label": "Nov 21, 2023", "within": within]).count == 1)
    }

    @Test("a popover and a menu are surrounded by a region that dismisses them")
    func dismissRegions() throws {
        let controller = UIViewController()
        let driven = Driven(controller, device: "iPad Air 11")
        let source = UIButton(type: .system, primaryAction: nil)
        source.setTitle("Menu", for: .normal)
        source.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        source.showsMenuAsPrimaryAction = true
        source.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        controller.view.addSubview(source)
        let content = UIViewController()
        // The popover covers the center of the screen.
        content.preferredContentSize = CGSize(width: 300, height: 300)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = controller.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
        controller.present(content, animated: false)
        driven.stage.settle()
        let region = try driven.one(["type": "Other", "identifier": "PopoverDismissRegion"])
        #expect(region.label == "dismiss popup" && region.isHittable)
        _ = try driven.ask("tap", ["element": .number(Double(region.ref)), "settle": 2])
        #expect(controller.presentedViewController == nil)
        #expect(try driven.find(["identifier": "PopoverDismissRegion"]).isEmpty)
        let button = try driven.one(["type": "Button", "label": "Menu"])
        _ = try driven.ask("tap", ["element": .number(Double(button.ref)), "settle": 2])
        #expect(try driven.find(["label": "Copy"]).isEmpty == false)
        let around = try driven.one(["identifier": "PopoverDismissRegion"])
        _ = try driven.ask("tap", ["element": .number(Double(around.ref)), "settle": 2])
        #expect(try driven.find(["label": "Copy"]).isEmpty)
    }

    @Test("a label without text isn't an element, unless an app gives it an accessibility label")
    func emptyLabels() throws {
        let form = FormController()
        let driven = Driven(form)
        (form.label.text, form.label.accessibilityIdentifier) = ("", "status")
        #expect(try driven.find(["identifier": "status"]).isEmpty)
        form.label.text = "Saved"
        #expect(try driven.find(["identifier": "status"]).map(\.label) == ["Saved"])
        (form.label.text, form.label.accessibilityLabel) = (nil, "No status")
        #expect(try driven.find(["identifier": "status"]).map(\.label) == ["No status"])
    }

    @Test("a label with the traits of a button or a link is one")
    func traitsOfLabels() throws {
        let form = FormController()
        let driven = Driven(form)
        let cases: [(UIAccessibilityTraits, ElementType)] = [
            (.button, .button), ([.staticText, .link], .link), (.header, .staticText), (.updatesFrequently, .staticText),
        ]
        for (traits, type) in cases {
            form.label.accessibilityTraits = traits
            #expect(try driven.one(["label": "Hello"]).type == type)
        }
    }

    @Test("the commands of a menu are buttons in the cells of a collection")
    func menu() throws {
        let controller = UIViewController(), source = UIButton(type: .system)
        let driven = Driven(controller)
        var copies = 0
        let copy = UIAction(title: "Copy") { _ in copies += 1 }, paste = UIAction(title: "Paste", attributes: .disabled) { _ in }
        source.menu = UIMenu(title: "Edit", children: [copy, paste])
        source.showsMenuAsPrimaryAction = true
        source.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        controller.view.addSubview(source)
        source.performPrimaryAction()
        driven.stage.settle()
        let within = JSONValue.number(Double(try driven.one(["type": "CollectionView"]).ref))
        let cells = try driven.find(["type": "Cell", "within": within])
        #expect(cells.count == 2)
        let buttons = try cells.flatMap { try driven.find(["type": "Button", "within": .number(Double($0.ref))]) }
        #expect(buttons.map(\.label) == ["Copy", "Paste"] && buttons.map(\.isEnabled) == [true, false])
        let texts = try driven.find(["type": "StaticText", "within": within]).map(\.label)
        #expect(texts == ["Edit", "Copy", "Paste"])
        _ = try driven.ask("tap", ["element": .number(Double(buttons[0].ref)), "settle": 2])
        #expect(try copies == 1 && driven.find(["type": "CollectionView"]).isEmpty)
    }

    @Test(
        "the commands of an edit menu are menu items with their texts, since iOS 16 in a collection",
        arguments: [Generation.ios13, .ios16])
    func collectedEditMenu(generation: Generation) throws {
        try Generation.emulating(generation) { () throws in
            let form = FormController()
            let driven = Driven(form)
            form.field.text = "Word"
            driven.stage.settle()
            let field = try driven.one(["identifier": "name"])
            _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "settle": 2])
            _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "point": [20, 15], "taps": 2, "settle": 2])
            let cut = try driven.one(["type": "MenuItem", "label": "Cut"])
            #expect(try driven.find(["type": "StaticText", "within": .number(Double(cut.ref))]).map(\.label) == ["Cut"])
            let collections = try driven.find(["type": "CollectionView"])
            #expect(collections.count == (generation == .ios16 ? 1 : 0))
        }
    }

    @Test("the commands of an edit menu are menu items")
    func editMenu() throws {
        let form = FormController()
        let driven = Driven(form)
        form.field.text = "Word"
        driven.stage.settle()
        let field = try driven.one(["identifier": "name"])
        _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "settle": 2])
        _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "point": [20, 15], "taps": 2, "settle": 2])
        #expect(
            try driven.find(["type": "MenuItem"]).map(\.label).contains("Cut") && driven.find(["type": "Button", "label": "Cut"]).isEmpty)
        let cut = try driven.one(["type": "MenuItem", "label": "Cut"])
        _ = try driven.ask("tap", ["element": .number(Double(cut.ref)), "settle": 2])
        #expect(form.field.text == "")
    }

    @Test("the keyboard's keys have Apple's names")
    func keyboard() throws {
        let form = FormController()
        let driven = Driven(form)
        let field = try driven.one(["identifier": "name"])
        _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "settle": 2])
        let keyboard = try driven.one(["type": "Keyboard"])
        let within = JSONValue.number(Double(keyboard.ref))
        #expect(try driven.find(["type": "Key", "within": within]).count > 26)
        #expect(try driven.find(["type": "Key", "identifier": "more", "within": within]).map(\.label) == ["numbers"])
        #expect(try driven.find(["type": "Key", "label": "space", "within": within]).count == 1)
        #expect(try driven.find(["type": "Button", "identifier": "Return", "within": within]).map(\.label) == ["return"])
        #expect(try driven.find(["type": "Button", "identifier": "shift", "within": within]).count == 1)
        // The buttons below the keys are beside the keyboard.
        #expect(try driven.find(["type": "Button", "label": "Next keyboard"]).map(\.value) == ["Emoji"])
        #expect(try driven.find(["type": "Button", "identifier": "dictation"]).map(\.label) == ["Dictate"])
        #expect(try driven.find(["type": "Button", "identifier": "dictation", "within": within]).isEmpty)
        let key = try driven.one(["type": "Key", "label": "Q"])
        _ = try driven.ask("tap", ["element": .number(Double(key.ref))])
        #expect(form.field.text == "Q")
        #expect(try driven.one(["identifier": "name"]).isFocused)
    }

    @Test("the key that deletes has a capital letter on a number pad", arguments: [UIKeyboardType.numberPad, .decimalPad, .phonePad])
    func padDelete(type: UIKeyboardType) throws {
        let form = FormController()
        let driven = Driven(form)
        (form.field.text, form.field.keyboardType) = ("123", type)
        let field = try driven.one(["identifier": "name"])
        _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "settle": 2])
        let delete = try driven.one(["type": "Key", "label": "Delete"])
        _ = try driven.ask("tap", ["element": .number(Double(delete.ref))])
        #expect(form.field.text == "12" && delete.identifier == "Delete")
        #expect(try driven.find(["type": "Key", "label": "delete"]).isEmpty)
    }

    @Test("the Delete key deletes while a finger holds it, and once for a tap")
    func heldDelete() throws {
        let form = FormController()
        let driven = Driven(form)
        form.field.text = "abcdefghij"
        let field = try driven.one(["identifier": "name"])
        _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "settle": 2])
        let delete = JSONValue.number(Double(try driven.one(["type": "Key", "label": "delete"]).ref))
        _ = try driven.ask("press", ["element": delete, "duration": 1.05])
        #expect(form.field.text == "abcd")
        _ = try driven.ask("tap", ["element": delete])
        #expect(form.field.text == "abc")
    }

    @Test("an app's accessibilityElements replace its views, in the app's order")
    func listed() throws {
        let controller = UIViewController()
        let driven = Driven(controller)
        let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100)),
            first = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let second = UILabel(frame: CGRect(x: 0, y: 30, width: 50, height: 20)),
            left = UILabel(frame: CGRect(x: 0, y: 60, width: 50, height: 20))
        (first.text, second.text, left.text) = ("First", "Second", "Left out")
        for label in [first, second, left] { box.addSubview(label) }
        controller.view.addSubview(box)
        let drawn = UIAccessibilityElement(accessibilityContainer: box)
        (drawn.accessibilityLabel, drawn.accessibilityTraits) = ("Drawn", .button)
        drawn.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 10, width: 40, height: 40)
        box.accessibilityElements = [second, drawn, first]
        driven.stage.turn()
        let element = try #require(ElementTree().element(of: box)).snapshot()
        #expect(element.children.map(\.label) == ["Second", "Drawn", "First"])
        #expect(element.children[1].type == .button && element.children[1].frame == CGRect(x: 150, y: 110, width: 40, height: 40))
        box.accessibilityElementsHidden = true
        #expect(try driven.find(["label": "Second"]).isEmpty)
    }

    @Test("a container may count its accessibility elements and return them one by one")
    func countedElements() throws {
        final class Chart: UIView {
            lazy var bars: [UIAccessibilityElement] = ["Monday", "Tuesday"].map { day in
                let bar = UIAccessibilityElement(accessibilityContainer: self)
                bar.accessibilityLabel = day
                bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 50)
                return bar
            }
            override func accessibilityElementCount() -> Int { bars.count }
            override func accessibilityElement(at index: Int) -> Any? { bars[index] }
        }
        let controller = UIViewController(), chart = Chart(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        let driven = Driven(controller)
        controller.view.addSubview(chart)
        driven.stage.turn()
        #expect(try #require(ElementTree().element(of: chart)).snapshot().children.map(\.label) == ["Monday", "Tuesday"])
    }

    @Test("an accessibility element hides its descendants, and a modal view hides its siblings")
    func hiding() throws {
        let controller = UIViewController()
        let driven = Driven(controller)
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50)),
            inside = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let beside = UILabel(frame: CGRect(x: 0, y: 300, width: 50, height: 20)),
            hidden = UILabel(frame: CGRect(x: 0, y: 400, width: 50, height: 20))
        (inside.text, beside.text, hidden.text) = ("Inside", "Beside", "Hidden")
        hidden.isHidden = true
        box.addSubview(inside)
        for view in [box, beside, hidden] { controller.view.addSubview(view) }
        #expect(try driven.find(["type": "StaticText"]).map(\.label) == ["Inside", "Beside"])
        (box.isAccessibilityElement, box.accessibilityLabel) = (true, "Box")
        #expect(try driven.find(["label": "Inside"]).isEmpty && driven.find(["label": "Box"]).count == 1)
        box.accessibilityViewIsModal = true
        #expect(try driven.find(["label": "Beside"]).isEmpty)
    }

    @Test("a picker wheel's value is its selected row, and a drag selects another")
    func wheels() throws {
        final class Wheels: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
            let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
            var chosen: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                (picker.dataSource, picker.delegate) = (self, self)
                view.addSubview(picker)
            }
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 5 : 500 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                component == 0 ? "Row \(row)" : "\(row)"
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append("\(component):\(row)")
            }
        }
        let wheels = Wheels()
        let driven = Driven(wheels)
        let found = try driven.find(["type": "PickerWheel"])
        #expect(found.map(\.value) == ["Row 0", "0"])
        _ = try driven.ask("setPicker", ["element": .number(Double(found[0].ref)), "value": "Row 3"])
        _ = try driven.ask("setPicker", ["element": .number(Double(found[1].ref)), "value": "321"])
        #expect(try driven.find(["type": "PickerWheel"]).map(\.value) == ["Row 3", "321"])
        #expect(wheels.chosen.contains("0:3") && wheels.chosen.last == "1:321")
        #expect(driven.refusal("setPicker", ["element": .number(Double(found[0].ref)), "value": "Row 9"]) == .failed)
    }

    @Test("a wheel of days reaches a day although each change sets a new limit")
    func wheelOfDays() throws {
        final class Days: UIViewController {
            let picker = UIDatePicker()
            override func viewDidLoad() {
                picker.preferredDatePickerStyle = .wheels
                picker.locale = Locale(identifier: "en_US")
                picker.timeZone = TimeZone(identifier: "UTC")
                picker.date = Date(timeIntervalSince1970: 1_699_999_980)
                picker.addAction(
                    UIAction { [picker] _ in picker.minimumDate = Date(timeIntervalSince1970: 1_699_999_980) }, for: .valueChanged)
                picker.frame = CGRect(x: 0, y: 100, width: 393, height: 216)
                view.addSubview(picker)
            }
        }
        let days = Days()
        let driven = Driven(days)
        let wheel = try #require(try driven.find(["type": "PickerWheel"]).first)
        _ = try driven.ask("setPicker", ["element": .number(Double(wheel.ref)), "value": "Nov 19"])
        #expect(days.picker.date == Date(timeIntervalSince1970: 1_699_999_980 + 5 * 86_400))
        // A date out of the wheel's reach moves the wheel.
        days.picker.minimumDate = nil
        days.picker.date = Date(timeIntervalSince1970: 0)
        #expect(try driven.find(["type": "PickerWheel"]).first?.value == "Jan 1")
    }

    @Test("a scroll view has bars with its number of pages, which are not visible")
    func scrollBars() throws {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 200, height: 810)
        controller.view.addSubview(scroll)
        let driven = Driven(controller)
        scroll.contentOffset.y = 205
        let ref = JSONValue.number(Double(try driven.one(["type": "ScrollView"]).ref))
        let bars = try driven.find(["type": "Other", "within": ref])
        #expect(bars.map(\.label) == ["Vertical scroll bar, 3 pages", "Horizontal scroll bar, 1 page"])
        #expect(bars.map(\.value) == ["50%", "0%"] && bars.map(\.visible) == [0, 0])
        #expect(bars.map(\.frame) == [CGRect(x: 267, y: 100, width: 30, height: 400), CGRect(x: 0, y: 467, width: 300, height: 30)])
        scroll.showsHorizontalScrollIndicator = false
        #expect(try driven.find(["type": "Other", "within": ref]).map(\.ref) == [bars[0].ref])
    }

    @Test("an object keeps its element number, and a new object gets a new one")
    func references() throws {
        let form = FormController()
        let driven = Driven(form)
        let before = try driven.one(["label": "Save"]).ref
        form.button.setTitle("Store", for: .normal)
        #expect(try driven.one(["label": "Store", "type": "Button"]).ref == before)
        form.button.removeFromSuperview()
        #expect(driven.refusal("tap", ["element": .number(Double(before))]) == .noSuchElement)
    }

    @Test("debugDescription has Apple's format")
    func text() throws {
        let form = FormController()
        let driven = Driven(form)
        form.button.isEnabled = false
        let text = try #require(try driven.ask("describe", ["format": "text"])["text"]?.string)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines[0].hasPrefix("Attributes: Application, 0x")
                && lines[0].contains("pid: \(ProcessInfo.processInfo.processIdentifier), label: '"))
        #expect(lines[1] == "Element subtree:" && lines[2].hasPrefix(" →Application, 0x"))
        #expect(lines[3].hasPrefix("    Window (Main), 0x") && lines[3].contains("{{0.0, 0.0}, {393.0, 852.0}}"))
        #expect(
            lines.contains {
                $0.contains("TextField, 0x")
                    && $0.hasSuffix("{{20.0, 80.0}, {200.0, 40.0}}, identifier: 'name', placeholderValue: 'Name', value: Name")
            })
        #expect(lines.contains { $0.contains(" Button, 0x") && $0.hasSuffix("label: 'Save', Disabled") })
        #expect(text.contains("Path to element:\n →Application") && text.contains("Query chain:\n →Find: Application '"))
    }
}
