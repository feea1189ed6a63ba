import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Alerts and action sheets", .serialized)
struct AlertTests {
    private func alert(
        _ style: UIAlertController.Style = .alert, _ titles: String..., cancel: Bool = true, handler: ((UIAlertAction) -> Void)? = nil
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
        for title in titles { alert.addAction(UIAlertAction(title: title, style: .default, handler: handler)) }
        if cancel { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: handler)) }
        return alert
    }

    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test("raw values of styles and severities", .rule("SP-G001"))
    func rawValues() {
        #expect(UIAlertController.Style.actionSheet.rawValue == 0 && UIAlertController.Style.alert.rawValue == 1)
        #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
        #expect([UIAlertControllerSeverity.default, .critical].map(\.rawValue) == [0, 1])
    }

    @Test("in iOS 26 a preferred destructive action is white on red, without red on the tint") func preferredDestruction() throws {
        try Generation.emulating(.ios26) {
            let alert = alert()
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.preferredAction = alert.actions.last
            let button = try #require(buttons(in: alert.view).first { $0.action.style == .destructive })
            let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(button.backgroundColor == .systemRed && label.textColor == .white)
        }
    }

    @Test("actions that do not fit scroll between the title and Cancel, which stay on screen") func manyActions() throws {
        let stage = Stage(root: UIViewController())
        let alert = alert(.actionSheet)
        for number in 1...20 { alert.addAction(UIAlertAction(title: "Choice \(number)", style: .default)) }
        stage.window.rootViewController?.present(alert, animated: false)
        stage.settle()
        let all = buttons(in: alert.view), last = try #require(all.first { $0.action.title == "Choice 20" })
        let cancel = try #require(all.first { $0.action.style == .cancel })
        let bounds = UIScreen.main.bounds, cancelFrame = cancel.convert(cancel.bounds, to: nil)
        #expect(cancelFrame.maxY <= bounds.height && cancelFrame.height == 57)
        #expect(last.convert(last.bounds, to: nil).minY > cancelFrame.minY)
        stage.drag(from: CGPoint(x: bounds.midX, y: 600), to: CGPoint(x: bounds.midX, y: 100))
        stage.settle()
        #expect(last.convert(last.bounds, to: nil).maxY <= cancelFrame.minY && alert.presentingViewController != nil)
    }

    @Test(
        "actions keep the order in which they were added; textFields is nil until one is added, and its handler runs immediately",
        .rule("SP-G002", "SP-G007"))
    func content() {
        let alert = alert(.alert, "Yes", "No")
        #expect(alert.title == "Delete?" && alert.message == "For good." && alert.preferredStyle == .alert)
        #expect(alert.actions.map(\.title) == ["Yes", "No", "Cancel"])
        #expect(alert.textFields == nil)
        var configured: [UITextField] = []
        alert.addTextField { configured.append($0) }
        #expect(configured.count == 1)
        alert.addTextField()
        #expect(alert.textFields?.count == 2 && alert.textFields?.first === configured.first)
        #expect(!alert.isViewLoaded)
    }

    @Test("an action that is activated again while its alert is dismissed does nothing", .rule("SP-G009"))
    func activatedTwice() {
        let stage = Stage(root: UIViewController()), root = stage.window.rootViewController!, screen = UIViewController()
        var chosen: [String] = []
        let alert = alert(.alert, "Yes") { chosen.append($0.title ?? "") }
        root.present(screen, animated: false)
        stage.settle()
        screen.present(alert, animated: false)
        stage.settle()
        alert.activate(alert.actions[0])
        alert.activate(alert.actions[0])
        stage.settle()
        #expect(chosen == ["Yes"] && screen.presentedViewController == nil && root.presentedViewController === screen)
    }

    @Test("the preferred action is emphasized and triggered by Return, in alerts only; a handler may present", .rule("SP-G012", "SP-G009"))
    func preferred() {
        func isBold(_ title: String, in alert: UIAlertController) -> Bool {
            let label = buttons(in: alert.view).lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == title }
            return (label?.font.fontDescriptor.symbolicTraits.contains(.traitBold)) == true
        }
        let stage = Stage(root: UIViewController()), root = stage.window.rootViewController!, next = UIViewController()
        var chosen: [String] = []
        let alert = alert(.alert, "Yes", "No") { [unowned root] action in
            chosen.append(action.title ?? "")
            root.present(next, animated: false)
        }
        let enter = UIKey(characters: "\n", ignoringModifiers: "\r", modifierFlags: [], keyCode: .keyboardReturnOrEnter)
        root.present(alert, animated: false)
        stage.settle()
        #expect(isBold("Cancel", in: alert) && !isBold("Yes", in: alert))
        HostInput().key(enter)
        #expect(chosen == [])
        alert.preferredAction = alert.actions[0]
        stage.settle()
        #expect(isBold("Yes", in: alert) && !isBold("Cancel", in: alert))
        HostInput().key(enter)
        stage.settle()
        #expect(chosen == ["Yes"] && root.presentedViewController === next)
        root.dismiss(animated: false)
        stage.settle()

        let sheet = self.alert(.actionSheet, "Yes", "No") { chosen.append($0.title ?? "") }
        sheet.preferredAction = sheet.actions[0]
        root.present(sheet, animated: false)
        stage.settle()
        #expect(!isBold("Yes", in: sheet))
        HostInput().key(enter)
        #expect(chosen == ["Yes"])
    }

    @Test("an alert rotated to landscape and back looks as before, also with a keyboard", arguments: [false, true])
    func turning(hasField: Bool) throws {
        let root = UIViewController(), stage = Stage(root: root)
        let alert = alert(.alert, "Save")
        if hasField { alert.addTextField() }
        root.present(alert, animated: false)
        stage.settle()
        let before = alert.view.frame, keyboard = KeyboardState.shared.dockedFrame(in: stage.window)
        #expect((keyboard != nil) == hasField)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(alert.view.frame != before)
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(KeyboardState.shared.dockedFrame(in: stage.window) == keyboard)
        #expect(alert.view.frame.size == before.size)
        #expect(abs(alert.view.frame.minX - before.minX) < 1e-6 && abs(alert.view.frame.minY - before.minY) < 1e-6)
    }

    @Test("an action that is disabled while shown cannot be tapped", .rule("SP-G008"))
    func enabling() throws {
        let stage = Stage(root: UIViewController())
        var ran = 0
        let alert = alert(.alert, "Save") { _ in ran += 1 }
        stage.window.rootViewController?.present(alert, animated: false)
        stage.settle()
        let save = try #require(buttons(in: alert.view).first { $0.action.title == "Save" })
        alert.actions[0].isEnabled = false
        stage.tap(save)
        stage.settle()
        #expect(ran == 0 && alert.presentingViewController != nil)
        alert.actions[0].isEnabled = true
        stage.tap(save)
        stage.settle()
        #expect(ran == 1 && alert.presentingViewController == nil)
    }

    @Test("a copied action runs the same handler", .rule("SP-G008"))
    func copying() throws {
        var ran: [String?] = []
        let action = UIAlertAction(title: "Save", style: .destructive) { ran.append($0.title) }
        action.isEnabled = false
        let copy = try #require(action.copy() as? UIAlertAction)
        #expect(copy !== action && copy.title == "Save" && copy.style == .destructive && !copy.isEnabled)
        copy.isEnabled = true
        #expect(!action.isEnabled)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert), stage = Stage(root: UIViewController())
        alert.addAction(copy)
        stage.window.rootViewController?.present(alert, animated: false)
        stage.settle()
        stage.tap(try #require(buttons(in: alert.view).first))
        stage.settle()
        #expect(ran == ["Save"])
    }

    @Test(
        "two buttons are side by side with Cancel leading; more are stacked with Cancel last; an action sheet separates it",
        .rule("SP-G011"))
    func arrangement() throws {
        let stage = Stage(root: UIViewController())
        func shown(_ alert: UIAlertController) -> [(String?, CGRect)] {
            stage.window.rootViewController?.present(alert, animated: false)
            stage.settle()
            defer {
                stage.window.rootViewController?.dismiss(animated: false)
                stage.settle()
            }
            return buttons(in: alert.view).map { ($0.action.title, $0.convert($0.bounds, to: nil)) }.sorted {
                ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX)
            }
        }
        let two = shown(alert(.alert, "OK"))
        #expect(two.map(\.0) == ["Cancel", "OK"])
        #expect(two[0].1.minY == two[1].1.minY && abs(two[0].1.width - two[1].1.width) < 0.01)
        let three = shown(alert(.alert, "One", "Two"))
        #expect(three.map(\.0) == ["One", "Two", "Cancel"])
        #expect(three.allSatisfy { abs($0.1.width - 270) < 0.01 && abs($0.1.height - 44) < 0.01 })
        let sheet = shown(alert(.actionSheet, "One", "Two"))
        #expect(sheet.map(\.0) == ["One", "Two", "Cancel"])
        #expect(sheet[2].1.minY - sheet[1].1.maxY == AlertFigures.sheetCancelGap)
    }

    @Test(
        "an action sheet in regular width is a popover, and without a source it raises an exception", .rule("SP-G003", "SP-G013", "SP-G014")
    )
    func popover() throws {
        let stage = Stage(root: UIViewController(), device: "iPad Air 11")
        let root = try #require(stage.window.rootViewController)
        let unsourced = alert(.actionSheet, "One")
        let faults = Fault.catching {
            root.present(unsourced, animated: false)
            stage.settle()
        }
        #expect(faults.first?.name == .genericException)
        func reason(_ alert: UIAlertController, _ from: String) -> String {
            "Your application has presented a UIAlertController (\(Fault.name(of: alert))) of style UIAlertControllerStyleActionSheet\(from). The "
                + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this "
                + "popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                + "barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the "
                + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
        }
        #expect(faults.first?.reason == reason(unsourced, " from UIViewController (\(Fault.name(of: root)))"))
        Generation.emulating(.ios8) {
            let older = alert(.actionSheet, "One")
            let faults = Fault.catching {
                root.present(older, animated: false)
                stage.settle()
            }
            #expect(faults.first?.reason == reason(older, ""))
        }

        // SP-G003: an empty alert is rejected.
        let empty = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        empty.popoverPresentationController?.sourceView = root.view
        let refusal = Fault.catching {
            root.present(empty, animated: false)
            stage.settle()
        }
        #expect(
            refusal.map(\.reason) == ["UIAlertController must have a title, a message or an action to display"]
                && root.presentedViewController == nil)

        var ran: [String?] = []
        let sheet = alert(.actionSheet, "One") { ran.append($0.title) }
        #expect(sheet.modalPresentationStyle == .popover)
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        root.present(sheet, animated: false)
        stage.settle()
        #expect(buttons(in: sheet.view).map { $0.action.title } == ["One"])
        #expect(sheet.view.bounds.size == sheet.preferredContentSize && sheet.view.bounds.width == 304 && sheet.view.bounds.height < 150)
        stage.tap(at: CGPoint(x: 20, y: 700))
        stage.settle()
        #expect(ran == ["Cancel"] && root.presentedViewController == nil)
    }

    @Test("in compact width an action sheet of an iPad is no popover, and shows its cancel action", .rule("SP-G014"))
    func adaptedPopover() throws {
        let stage = Stage(root: UIViewController(), device: "iPad Pro 11 (M4)", size: CGSize(width: 375, height: 834))
        defer { UIScreen.main.become(HostScreen()) }
        let root = try #require(stage.window.rootViewController)
        var ran: [String?] = []
        let sheet = alert(.actionSheet, "One") { ran.append($0.title) }
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: false)
        stage.settle()
        #expect(buttons(in: sheet.view).map { $0.action.title } == ["One", "Cancel"])
        stage.resize(to: CGSize(width: 1194, height: 834))
        stage.settle()
        #expect(sheet.activePresentationController is UIPopoverPresentationController)
        #expect(buttons(in: sheet.view).map { $0.action.title } == ["One"])
        stage.resize(to: CGSize(width: 375, height: 834))
        stage.settle()
        sheet.presenting.own?.dismissForUser()
        stage.settle()
        #expect(ran == ["Cancel"] && root.presentedViewController == nil)
    }

    @Test("an alert's modalPresentationStyle cannot be changed, it never adapts, and it cannot be swiped away", .rule("SP-G015"))
    func fixedStyle() throws {
        let alert = alert(.alert, "OK")
        alert.modalPresentationStyle = .fullScreen
        #expect(alert.modalPresentationStyle == .custom)
        let stage = Stage(root: UIViewController())
        stage.window.rootViewController?.present(alert, animated: false)
        stage.settle()
        let controller = try #require(alert.presentationController)
        #expect(controller is AlertPresentationController)
        #expect(controller.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)) == .custom)
        stage.drag(
            from: CGPoint(x: stage.window.bounds.midX, y: alert.view.frame.midY),
            to: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY - 5))
        stage.settle()
        #expect(alert.presentingViewController != nil)
        // An action sheet's style cannot be changed either: a popover in regular width, cards at the bottom otherwise.
        for (device, isCompact) in [("iPhone 16", true), ("iPad Air 11", false)] {
            let sheet = self.alert(.actionSheet, "One"), stage = Stage(root: UIViewController(), device: device),
                root = try #require(stage.window.rootViewController)
            let style = sheet.modalPresentationStyle
            sheet.modalPresentationStyle = .fullScreen
            #expect(sheet.modalPresentationStyle == style && style == (isCompact ? .custom : .popover))
            sheet.popoverPresentationController?.sourceView = root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 20)
            root.present(sheet, animated: false)
            stage.settle()
            #expect(sheet.presentingViewController === root && root.view.window != nil)
            #expect(
                (sheet.view.convert(sheet.view.bounds, to: nil).maxY > stage.window.bounds.maxY - 60) == isCompact
                    && sheet.view.bounds.height < 300)
            root.dismiss(animated: false)
            stage.settle()
        }
        UIScreen.main.become(HostScreen())
    }

    @Test("a second alert on the same controller is not presented; there is no queue", .rule("SP-G017"))
    func noQueue() throws {
        let stage = Stage(root: UIViewController())
        let root = try #require(stage.window.rootViewController), first = alert(.alert, "OK"), second = alert(.alert, "OK")
        root.present(first, animated: false)
        stage.settle()
        let lines = Console.capturing { root.present(second, animated: false) }
        stage.settle()
        #expect(root.presentedViewController === first)
        #expect(lines.count == 1)
        root.dismiss(animated: false)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("when an alert is dismissed in code, no handler runs", .rule("SP-G010"))
    func programmatic() {
        let stage = Stage(root: UIViewController())
        var ran = 0
        stage.window.rootViewController?.present(alert(.alert, "OK") { _ in ran += 1 }, animated: false)
        stage.settle()
        stage.window.rootViewController?.dismiss(animated: true)
        stage.settle()
        #expect(ran == 0 && stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test(
        "an alert hides the keyboard of a field, which stays first responder and has its keyboard again after the alert",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func hiddenKeyboard(style: UIAlertController.Style) {
        let root = UIViewController(), stage = Stage(root: root), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        let before = KeyboardState.shared.dockedFrame(in: stage.window)
        #expect(before != nil)
        root.present(alert(style, "OK"), animated: true)
        stage.settle()
        #expect(KeyboardState.shared.dockedFrame(in: stage.window) == nil && field.isFirstResponder)
        root.dismiss(animated: true)
        stage.settle()
        #expect(KeyboardState.shared.dockedFrame(in: stage.window) == before && field.isFirstResponder)
    }

    @Test("when text and keyboard leave too little space, the first responder field is visible") func fieldInSight() throws {
        let stage = Stage(root: UIViewController(), textSize: .accessibilityExtraExtraExtraLarge), alert = alert(.alert, "Sign In")
        alert.message = "Enter the name and the password that you chose."
        alert.addTextField()
        stage.window.rootViewController?.present(alert, animated: true)
        stage.settle()
        let field = try #require(alert.textFields?.first),
            scroll = try #require(sequence(first: field as UIView, next: \.superview).first { $0 is UIScrollView } as? UIScrollView)
        #expect(field.isFirstResponder && scroll.contentSize.height > scroll.bounds.height)
        #expect(scroll.bounds.contains(field.convert(field.bounds, to: scroll)))
    }
}
