import Foundation
import RuleTrait
import Testing

/// The callbacks of the example whose container overrides traits: the orders of lifecycle.md B and C.
@Suite("Trace of the Adaptive example", .serialized)
struct AdaptiveTraceTests {
    private static let phone = Result { try ExampleTrace("Adaptive", flow: "phone") }
    private static let pad = Result { try ExampleTrace("Adaptive", flow: "pad", device: "iPad Pro 11") }

    @Test("showDetail pushes when the split view is collapsed", .rule("B-20", "H-05"))
    func showDetail() throws {
        let order = try Self.phone.get().callbacks(of: "PlanetList", "Planet", from: "Planet.viewDidLoad", count: 6)
        #expect(
            order == [
                "Planet.viewDidLoad", "PlanetList.viewWillDisappear", "Planet.viewWillAppear", "Planet.viewIsAppearing",
                "PlanetList.viewDidDisappear",
                "Planet.viewDidAppear",
            ])
    }

    @Test("show pushes onto the planet's stack, and back pops", .rule("B-20", "B-21", "C-47"))
    func show() throws {
        let trace = try Self.phone.get()
        #expect(
            try trace.callbacks(of: "Planet", "Moons", from: "Moons.viewDidLoad", count: 11) == [
                "Moons.viewDidLoad", "Planet.viewWillDisappear", "Moons.viewWillAppear", "Moons.viewIsAppearing", "Planet.viewDidDisappear",
                "Moons.viewDidAppear",
                "Moons.viewWillDisappear", "Planet.viewWillAppear", "Planet.viewIsAppearing", "Moons.viewDidDisappear",
                "Planet.viewDidAppear",
            ])
    }

    @Test("the facts are a sheet on a phone, and the planet beneath gets no callbacks", .rule("B-26", "B-27", "C-65"))
    func sheet() throws {
        #expect(
            try Self.phone.get().callbacks(of: "Planet", "Facts", from: "Facts.viewDidLoad", count: 7) == [
                "Facts.viewDidLoad", "Facts.viewWillAppear", "Facts.viewIsAppearing", "Facts.viewDidAppear", "Facts.viewWillDisappear",
                "Facts.viewDidDisappear",
                "Planet.viewWillDisappear",
            ])
    }

    @Test("a rotation reaches parents before children: first the traits, then the size", .rule("C-30", "C-33", "C-34", "D-35"))
    func turn() throws {
        #expect(
            try Self.phone.get().callbacks(
                ["willTransition", "viewWillTransition"], of: "TraitOverride", "UISplit", "PlanetList", "Planet",
                from: "TraitOverride.willTransition", count: 8)
                == [
                    "TraitOverride.willTransition", "UISplit.willTransition", "PlanetList.willTransition", "Planet.willTransition",
                    "TraitOverride.viewWillTransition", "UISplit.viewWillTransition", "PlanetList.viewWillTransition",
                    "Planet.viewWillTransition",
                ])
    }

    @Test("a popover that becomes a sheet keeps its content's controller", .rule("C-64"))
    func adaptation() throws {
        let loads = try Self.pad.get().events.filter { $0.controller == "FactsViewController" && $0.callback == "viewDidLoad" }
        #expect(loads.count == 1)
    }
}
