import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// The sizes that presented controllers are told before they have them.
@MainActor @Suite("Sizes of presented controllers", .serialized)
struct PresentedSizeTests {
    final class Told: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            sizes.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
        /// The sizes since the last call, where the size has changed since.
        func take() -> [CGSize] {
            defer { sizes = [] }
            return sizes
        }
    }

    private func present(
        _ style: UIModalPresentationStyle, from presenter: UIViewController, _ stage: Stage,
        detents: [UISheetPresentationController.Detent] = []
    ) -> Told {
        let modal = Told()
        modal.modalPresentationStyle = style
        if let popover = modal.popoverPresentationController {
            popover.sourceView = presenter.view
            popover.sourceRect = CGRect(x: 40, y: 40, width: 20, height: 20)
        } else if !detents.isEmpty {
            modal.sheetPresentationController?.detents = detents
        }
        presenter.present(modal, animated: false)
        stage.settle()
        #expect(modal.take() == [])
        return modal
    }

    /// Whether each controller was told of its present size once, if it changed.
    private func expectTold(_ modals: [Told], changed: Bool = true, _ place: SourceLocation = #_sourceLocation) {
        for modal in modals { #expect(modal.take() == (changed ? [modal.view.bounds.size] : []), sourceLocation: place) }
    }

    @Test(
        "a sheet that a phone's rotation resizes receives its new size: the screen's in landscape, its detent's in portrait",
        .rule("SP-D041", "C-66", "SP-D081"),
        arguments: ["iPhone 15", "iPhone SE (3rd generation)", "iPhone 15 Pro Max"],
        [UIModalPresentationStyle.pageSheet, .formSheet])
    func rotatedSheets(_ device: String, _ style: UIModalPresentationStyle) {
        for generation in [Generation.ios13, .ios16, .ios26] {
            Generation.emulating(generation) {
                for detents in [[], [UISheetPresentationController.Detent.medium()], [.custom { _ in 200 }, .large()]] {
                    let root = Told(), stage = Stage(root: root, device: device)
                    stage.settle()
                    let modal = present(style, from: root, stage, detents: detents), over = present(style, from: modal, stage)
                    stage.rotate(to: .landscapeLeft, animated: false)
                    stage.settle()
                    #expect(modal.view.bounds.size == stage.window.bounds.size && modal.view.bounds.width > 500)
                    expectTold([modal, over])
                    stage.rotate(to: .portrait, animated: false)
                    stage.settle()
                    #expect(modal.view.bounds.height < stage.window.bounds.height)
                    expectTold([modal, over])
                    root.dismiss(animated: false)
                    stage.settle()
                }
            }
        }
    }

    @Test(
        "a presented controller that adapts to another width receives its size in the new style, and back",
        .rule("SP-D041", "C-64"),
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen])
    func adapted(_ style: UIModalPresentationStyle) {
        for generation in [Generation.ios8, .ios13, .ios16] {
            Generation.emulating(generation) {
                let root = Told(), stage = Stage(root: root, device: "iPad Pro 11", size: CGSize(width: 834, height: 1194))
                defer { UIScreen.main.become(HostScreen()) }
                stage.settle()
                let modal = present(style, from: root, stage), before = modal.view.bounds.size
                stage.resize(to: CGSize(width: 375, height: 1194))
                stage.settle()
                #expect(modal.view.bounds.width == 375)
                expectTold([modal])
                stage.resize(to: CGSize(width: 834, height: 1194))
                stage.settle()
                #expect(modal.view.bounds.size == before)
                expectTold([modal])
                root.dismiss(animated: false)
                stage.settle()
            }
        }
    }

    @Test("a form and a popover that keep their size in a rotation of an iPad are told nothing", .rule("SP-D041", "SP-D043"))
    func kept() {
        let root = Told(), stage = Stage(root: root, device: "iPad Pro 11")
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        for style in [UIModalPresentationStyle.formSheet, .popover] {
            let modal = present(style, from: root, stage)
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                stage.rotate(to: orientation, animated: false)
                stage.settle()
                expectTold([modal], changed: false)
            }
            root.dismiss(animated: false)
            stage.settle()
        }
    }
}
