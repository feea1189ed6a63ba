import AutomationClient
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("Alerts in the element tree", .serialized)
struct AlertTreeTests {
    @Test("an alert is one element with its texts, fields, and buttons, in front of everything else")
    func alerts() throws {
        let form = FormController()
        let driven = Driven(form)
        let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Why" }
        var answer = ""
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { answer = $0.title ?? "" })
        }
        form.present(alert, animated: false)
        driven.stage.settle()
        let element = try driven.one(["type": "Alert"])
        #expect(element.label == "Sure?")
        let within = JSONValue.number(Double(element.ref))
        #expect(try driven.find(["type": "Button", "within": within]).map(\.label).sorted() == ["Cancel", "Delete"])
        #expect(try driven.find(["type": "TextField", "within": within]).count == 1)
        // Recorded tests contain the views in between: `alerts["Sure?"].scrollViews.otherElements.collectionViews.textFields["Why"]`.
        let tree = ElementTree()
        func types(above type: String) throws -> [ElementType] {
            let element = try #require(tree.element(try driven.one(["type": .string(type), "within": within]).ref))
            return sequence(first: element, next: \.parent).map(\.type)
        }
        #expect(
            try types(above: "TextField").starts(with: [
                .textField, .other, .other, .other, .other, .cell, .collectionView, .other, .other, .other, .scrollView,
            ]))
        #expect(try types(above: "Button").starts(with: [.button, .other, .scrollView]))
        #expect(try driven.find(["label": "It is gone then.", "within": within]).count == 1)
        // The keyboard may be shown for the alert's field; the label is not below it.
        let label = try driven.one(["label": "Hello"])
        #expect(!label.isHittable && label.under?.type == .alert)
        #expect(try driven.ask("alert")["buttons"] == ["Cancel", "Delete"])
        #expect(driven.refusal("alert", ["answer": "Maybe"]) == .failed)
        _ = try driven.ask("alert", ["answer": "accept"])
        #expect(answer == "Delete" && form.presentedViewController == nil)
        #expect(try driven.ask("alert")["present"] == false)
        #expect(driven.refusal("alert", ["answer": "accept"]) == .noSuchElement)
    }

    @Test("the views around an alert's contents are those in the paths that Appium records", arguments: [Generation.ios16, .ios26])
    func alertViews(generation: Generation) throws {
        try Generation.emulating(generation) { () throws in
            let driven = Driven(UIViewController())
            let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Why" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            driven.stage.window.rootViewController?.present(alert, animated: false)
            driven.stage.settle()
            /// The elements at a path of types from the alert, each with its place among those of its type, counted from 1.
            @MainActor func element(_ path: (ElementType, Int)...) throws -> ElementSnapshot {
                let tree = try driven.tree()
                var element = try #require(tree.flattened.first { $0.type == .alert })
                for (type, place) in path {
                    let children = element.children.filter { $0.type == type }
                    try #require(children.count >= place, "\(path)")
                    element = children[place - 1]
                }
                return element
            }
            let content: ElementSnapshot
            if generation == .ios26 {
                let holder = try element((.other, 2), (.other, 1), (.other, 1), (.other, 2), (.other, 1))
                #expect(holder.visible == 1)
                content = try #require(holder.children.first { $0.type == .scrollView }?.children.first)
            } else {
                content = try element((.other, 1), (.other, 1), (.other, 2), (.scrollView, 1), (.other, 1))
            }
            #expect(content.children.filter { $0.type == .staticText }.map(\.label) == ["Sure?", "It is gone then."])
            let list = try #require(content.children.first { $0.type == .other }?.children.first?.children.first)
            #expect(list.type == .collectionView)
            let cell = try #require(list.children.first)
            let row = try #require(cell.children.first?.children.first?.children.first)
            #expect(row.children.map(\.type) == [.other, .other] && row.children[1].children.map(\.type) == [.textField])
            #expect(row.children[1].children.first?.isHittable == true)
        }
    }
}
