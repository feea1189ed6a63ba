import AutomationClient
import Foundation
import SwiftUICompanion
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("SwiftUI's views in the tree", .serialized)
struct SwiftUITreeTests {
    private struct Screen: View {
        @State private var isOn = true
        @State private var share = 0.5
        @State private var name = ""
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)").accessibilityIdentifier("count")
                Button("More") { count += 1 }.accessibilityIdentifier("more")
                Button { count -= 1 } label: { HStack { Image(systemName: "minus"); Text("Less") } }
                Toggle("Airplane Mode", isOn: $isOn).accessibilityIdentifier("airplane")
                Slider(value: $share).accessibilityLabel("Volume")
                TextField("Name", text: $name)
                Image(systemName: "star").accessibilityLabel("Favorite")
                Text("Secret").accessibilityHidden(true)
                HStack { Text("One"); Text("Two") }.accessibilityElement(children: .combine)
            }
        }
    }

    @Test("texts, buttons, toggles, sliders and fields have the types and words that Apple's have")
    func controls() throws {
        let driven = Driven(UIHostingController(rootView: Screen()))
        #expect(try driven.one(["identifier": "count"]).label == "Count 0")
        let more = try driven.one(["identifier": "more"])
        #expect(more.type == .button && more.label == "More")
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(more.ref))]).map(\.label) == ["More"])
        _ = try driven.ask("tap", ["element": .number(Double(more.ref)), "settle": 1])
        #expect(try driven.one(["identifier": "count"]).label == "Count 1")
        #expect(try driven.find(["type": "Button", "predicate": "label CONTAINS 'Less'"]).count == 1)
        let toggle = try driven.one(["type": "Switch"])
        #expect(toggle.label == "Airplane Mode" && toggle.value == "1" && toggle.identifier == "airplane")
        _ = try driven.ask("tap", ["element": .number(Double(toggle.ref)), "settle": 1])
        #expect(try driven.one(["type": "Switch"]).value == "0")
        #expect(try driven.one(["type": "Slider"]).label == "Volume")
        #expect(try driven.one(["type": "TextField"]).placeholder == "Name")
        #expect(try driven.one(["label": "Favorite"]).type == .image)
        #expect(try driven.find(["label": "Secret"]).isEmpty)
        #expect(try driven.find(["label": "One, Two"]).count == 1 && driven.find(["label": "One"]).isEmpty)
    }
}
