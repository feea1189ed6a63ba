import Foundation
import Testing
import UIKitText

@MainActor private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView
    var log: [String] = []
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("will") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { log.append("did \(scale)") }
}

@MainActor @Suite(.serialized) struct ScrollZoomingTests {
    @Test("a zoomed view keeps the origin that constraints give it, and the content grows by what the view grows")
    func constrained() {
        let scroll = UIScrollView(), picture = UIView(), delegate = Zoomer(picture)
        scroll.delegate = delegate
        scroll.maximumZoomScale = 4
        picture.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(picture)
        let top = picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), picture.widthAnchor.constraint(equalToConstant: 100),
            picture.heightAnchor.constraint(equalToConstant: 80),
        ])
        let stage = ListWindow(scroll)
        #expect(scroll.contentSize == CGSize(width: 100, height: 90))
        scroll.zoomScale = 2
        stage.settle()
        #expect(picture.frame == CGRect(x: 0, y: 10, width: 200, height: 160))
        #expect(scroll.contentSize == CGSize(width: 200, height: 170))
        top.constant = 30
        stage.settle()
        #expect(picture.frame == CGRect(x: 0, y: 30, width: 200, height: 160))
        #expect(scroll.contentSize == CGSize(width: 200, height: 190))
        scroll.zoomScale = 1
        stage.settle()
        #expect(picture.frame == CGRect(x: 0, y: 30, width: 100, height: 80))
        #expect(scroll.contentSize == CGSize(width: 100, height: 110))
    }

    @Test("a scale that is set before the first layout applies to the size that constraints give the view later")
    func early() {
        let scroll = UIScrollView(), picture = UIView(), delegate = Zoomer(picture)
        scroll.delegate = delegate
        scroll.minimumZoomScale = 0.5
        picture.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: scroll.topAnchor), picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), picture.widthAnchor.constraint(equalToConstant: 100),
            picture.heightAnchor.constraint(equalToConstant: 80),
        ])
        scroll.zoomScale = 0.5
        let stage = ListWindow(scroll)
        stage.settle()
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 50, height: 40) && scroll.contentSize == CGSize(width: 50, height: 40))
    }

    @Test("a pinch beyond the limits bounces back before the delegate is notified of its end")
    func bounce() {
        let scroll = UIScrollView(), picture = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), delegate = Zoomer(picture)
        scroll.delegate = delegate
        scroll.maximumZoomScale = 1.5
        scroll.addSubview(picture)
        scroll.contentSize = picture.frame.size
        let stage = ListWindow(scroll)
        @MainActor func fingers(_ phase: HostInput.Finger.Phase, apart distance: CGFloat) {
            stage.input.touch([
                HostInput.Finger(identifier: 1, phase: phase, location: CGPoint(x: 187 - distance / 2, y: 300)),
                HostInput.Finger(identifier: 2, phase: phase, location: CGPoint(x: 187 + distance / 2, y: 300)),
            ])
            stage.settle(0.02)
        }
        fingers(.began, apart: 60)
        for distance in stride(from: 70.0, through: 160, by: 10) { fingers(.moved, apart: distance) }
        #expect(scroll.isZooming && scroll.zoomScale > 1.5)
        fingers(.ended, apart: 160)
        #expect(!scroll.isZooming && scroll.isZoomBouncing && delegate.log == ["will"])
        stage.settle(1)
        #expect(scroll.zoomScale == 1.5 && !scroll.isZoomBouncing && delegate.log == ["will", "did 1.5"])
    }
}
