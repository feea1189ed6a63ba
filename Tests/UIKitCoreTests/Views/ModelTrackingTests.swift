import Observation
import QuartzCore
import Testing
@testable import UIKitCore

@Observable
private final class Model {
    var title = "One"
    var other = 0
}

private final class PropertiesController: UIViewController {
    let model: Model
    var shown: [String] = []
    init(_ model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
        super.updateProperties()
        shown.append(model.title)
    }
}

private final class ModelView: UIView {
    let model: Model
    var laidOut: [String] = []
    var drawn: [Int] = []
    init(_ model: Model) { self.model = model; super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        laidOut.append(model.title)
    }
    override func draw(_ rect: CGRect) { drawn.append(model.other) }
}

@MainActor @Suite(.serialized) struct ModelTrackingTests {
    private let model = Model()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func turn() { EventLoop.main.advance(by: EventLoop.main.frameDuration) }

    @Test("updateProperties runs before the first layout and once per turn after a property that it read has changed")
    func properties() {
        let controller = PropertiesController(model)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
        #expect(controller.shown == ["One"])
        model.title = "Two"
        model.title = "Three"
        #expect(controller.shown == ["One"])
        turn()
        #expect(controller.shown == ["One", "Three"])
        model.other = 1
        turn()
        #expect(controller.shown == ["One", "Three"])
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(controller.shown == ["One", "Three", "Three"])
        window.isHidden = true
    }

    @Test("layout and drawing each run again when a property that they read has changed, and only then")
    func layoutAndDrawing() {
        let view = ModelView(model)
        window.addSubview(view)
        window.isHidden = false
        turn()
        let compositor = Compositor(rootLayer: window.layer, size: window.bounds.size, scale: 1)
        _ = compositor.render()
        let layouts = view.laidOut.count
        model.title = "Two"
        turn()
        _ = compositor.render()
        #expect(view.laidOut.count == layouts + 1 && view.laidOut.last == "Two")
        #expect(view.drawn == [0])
        model.other = 7
        turn()
        _ = compositor.render()
        #expect(view.laidOut.count == layouts + 1)
        #expect(view.drawn == [0, 7])
        window.isHidden = true
    }

    @Test("a view that read a model several times is laid out once for its next change")
    func latestReading() {
        let view = ModelView(model)
        window.addSubview(view)
        window.isHidden = false
        for _ in 0..<5 {
            view.setNeedsLayout()
            turn()
        }
        let layouts = view.laidOut.count
        model.title = "Two"
        turn()
        turn()
        #expect(view.laidOut.count == layouts + 1)
        window.isHidden = true
    }

    @Test("a model that outlives a view that read it does not retain the view")
    func ownership() {
        weak var gone: ModelView?
        do {
            let view = ModelView(model)
            view.layoutIfNeeded()
            gone = view
        }
        #expect(gone == nil)
        model.title = "Two"
    }
}
