import QuartzCore
import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Pages with a curl: they follow the finger, and an open book turns both pages.
@MainActor @Suite("Page curl", .serialized)
struct PageCurlTests {
    private func show(
        _ book: Book, _ first: [Int], spine: UIPageViewController.SpineLocation = .min,
        orientation: UIPageViewController.NavigationOrientation = .horizontal
    )
        -> (UIPageViewController, Stage)
    {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: spine])
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers(first.map { book.pages[$0] }, direction: .forward, animated: false)
        let stage = Stage(root: pages, size: CGSize(width: 400, height: 600))
        stage.settle()
        return (pages, stage)
    }

    /// Red, green, and blue (0 to 255) at points of the screen.
    private func colors(_ stage: Stage, _ points: [CGPoint]) throws -> [[UInt8]] {
        let image = try #require(UIImage(data: stage.png())?.cgImage), data = try #require(image.dataProvider?.data) as Data
        let scale = image.width / 400
        return points.map { point in
            let start = Int(point.y) * scale * image.bytesPerRow + Int(point.x) * scale * 4
            return Array(data[start..<start + 3])
        }
    }
    private let red: [UInt8] = [255, 0, 0], green: [UInt8] = [0, 255, 0], blue: [UInt8] = [0, 0, 255], yellow: [UInt8] = [255, 255, 0]

    @Test("the page curl follows the finger: the next page is visible where the old one has been lifted", .rule("H-33", "H-35"))
    func follows() throws {
        let book = Book(), (pages, stage) = show(book, [0])
        stage.drag(from: CGPoint(x: 390, y: 300), to: CGPoint(x: 150, y: 300), lifts: false)
        #expect(book.log == ["will 1"])
        let seen = try colors(stage, [CGPoint(x: 395, y: 300), CGPoint(x: 60, y: 300), CGPoint(x: 195, y: 300)])
        #expect(seen[0] == green && seen[1] == red)
        // The back of a page is white, and shows some of its front.
        #expect(seen[2].allSatisfy { $0 > 150 } && seen[2][0] > seen[2][1])
        stage.touch(.ended, CGPoint(x: 150, y: 300))
        stage.settle()
        #expect(book.log == ["will 1", "did 0 true"] && pages.viewControllers == [book.pages[1]])
        #expect(try colors(stage, [CGPoint(x: 60, y: 300)])[0] == green)
        #expect(book.pages[0].parent == nil && book.pages[0].viewIfLoaded?.superview == nil)
    }

    @Test("a page released too early falls back", .rule("B-36", "H-35"))
    func fallsBack() throws {
        let book = Book(), (pages, stage) = show(book, [2])
        stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 90, y: 300), duration: 2)
        stage.settle()
        #expect(book.log == ["will 1", "did 2 false"] && pages.viewControllers == [book.pages[2]])
        #expect(try colors(stage, [CGPoint(x: 60, y: 300)])[0] == blue && book.pages[1].parent == nil)
    }

    @Test("a book with a middle spine turns two pages at a time, both ways", .rule("H-30", "H-32", "B-35"))
    func twoPages() throws {
        let book = Book(), (pages, stage) = show(book, [0, 1], spine: .mid)
        #expect(book.pages[1].view.frame == CGRect(x: 200, y: 0, width: 200, height: 600))
        stage.forgetTrace()
        stage.drag(from: CGPoint(x: 390, y: 300), to: CGPoint(x: 190, y: 300), lifts: false)
        let halfway = try colors(stage, [CGPoint(x: 20, y: 300), CGPoint(x: 390, y: 300)])
        #expect(halfway[0] == red && halfway[1] == yellow)
        stage.touch(.ended, CGPoint(x: 30, y: 300))
        stage.settle()
        #expect(book.log == ["will 2,3", "did 0,1 true"] && pages.viewControllers == [book.pages[2], book.pages[3]])
        #expect(try colors(stage, [CGPoint(x: 20, y: 300), CGPoint(x: 390, y: 300)]) == [blue, yellow])
        #expect(
            stage.callbacks.map(\.name).filter {
                $0.hasPrefix("viewWill") && $0.hasSuffix("ppear") || $0.hasPrefix("viewDid") && $0.hasSuffix("ppear")
            } == [
                "viewWillAppear", "viewWillAppear", "viewWillDisappear", "viewWillDisappear", "viewDidDisappear", "viewDidDisappear",
                "viewDidAppear",
                "viewDidAppear",
            ])
        var isDone = false
        pages.setViewControllers([book.pages[0], book.pages[1]], direction: .reverse, animated: true) { isDone = $0 }
        stage.settle()
        #expect(isDone && pages.children == [book.pages[0], book.pages[1]] && book.pages[3].viewIfLoaded?.superview == nil)
    }

    @Test("a book whose last page has no facing page raises an exception when it is turned there", .rule("H-31"))
    func odd() {
        let book = Book(3), (pages, stage) = show(book, [0, 1], spine: .mid)
        let faults = Fault.catching {
            stage.tap(at: CGPoint(x: 390, y: 300))
            stage.settle()
        }
        #expect(
            faults.map(\.reason) == [
                "The number of view controllers provided (1) doesn't match the number required (2) for the requested transition"
            ])
        #expect(pages.viewControllers == [book.pages[0], book.pages[1]] && book.log == [])
    }

    @Test("the delegate changes the spine location on rotation, as Xcode's page-based template does", .rule("H-38"))
    func template() {
        let book = Book(), (pages, stage) = show(book, [0])
        book.chooses = { pages, orientation in
            guard orientation.isLandscape else {
                pages.setViewControllers([pages.viewControllers![0]], direction: .forward, animated: true)
                pages.isDoubleSided = false
                return .min
            }
            pages.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: true)
            return .mid
        }
        stage.forgetTrace()
        let faults = Fault.catching {
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            #expect(pages.viewControllers == [book.pages[0], book.pages[1]] && pages.spineLocation == .mid && pages.isDoubleSided)
            #expect(book.pages[1].view.window != nil && book.pages[1].view.frame.minX == pages.view.bounds.midX)
            #expect(stage.callbacks.filter { $0.name == "viewDidAppear" }.count == 1)
            stage.rotate(to: .portrait)
            stage.settle()
        }
        #expect(faults.isEmpty && pages.viewControllers == [book.pages[0]] && pages.spineLocation == .min && !pages.isDoubleSided)
        #expect(book.pages[0].view.frame == pages.view.bounds && book.pages[1].viewIfLoaded?.superview == nil)
    }

    @Test("taps at the sides turn pages, and at the top and bottom with a vertical orientation")
    func taps() {
        let book = Book(), (pages, stage) = show(book, [2], orientation: .vertical)
        stage.tap(at: CGPoint(x: 200, y: 590))
        stage.settle()
        #expect(pages.viewControllers == [book.pages[3]])
        stage.tap(at: CGPoint(x: 200, y: 300))
        stage.tap(at: CGPoint(x: 200, y: 10))
        stage.settle()
        #expect(pages.viewControllers == [book.pages[2]])
    }

    @Test("curlUp reveals the view's new content from the bottom, and curlDown covers the old content")
    func views() throws {
        for (options, time, corner, far) in [
            (UIView.AnimationOptions.transitionCurlUp, 0.4, green, red), (.transitionCurlDown, 0.6, red, green),
        ] {
            let root = UIViewController(), stage = Stage(root: root, size: CGSize(width: 400, height: 600))
            root.view.backgroundColor = .red
            stage.settle()
            UIView.transition(
                with: root.view, duration: 1, options: [options, .curveLinear], animations: { root.view.backgroundColor = .green })
            stage.advance(by: time)
            let seen = try colors(stage, [CGPoint(x: 390, y: 590), CGPoint(x: 10, y: 10)])
            #expect(seen == [corner, far])
            stage.settle()
            #expect(try colors(stage, [CGPoint(x: 10, y: 10)])[0] == green)
        }
    }
}
