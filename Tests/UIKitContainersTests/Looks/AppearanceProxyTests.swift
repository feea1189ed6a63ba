import Testing
import UIKit

@MainActor @Suite(.serialized) struct AppearanceProxyTests {
    /// A class of its own, so that no other test's bars see what the proxy holds.
    final class Bar: UINavigationBar {}
    final class Track: UISlider {}

    @Test("a bar takes its proxy's colours when it enters a window, and keeps what was set on itself")
    func bar() {
        Bar.appearance().barTintColor = .red
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let (plain, own) = (Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), Bar(frame: CGRect(x: 0, y: 50, width: 300, height: 44)))
        own.barTintColor = .blue
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        window.addSubview(plain)
        window.addSubview(own)
        #expect(plain.barTintColor == .red)
        #expect(plain.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(own.barTintColor == .blue)
        window.isHidden = true
    }

    @Test("controls pass their proxies' tints on")
    func control() {
        Track.appearance().minimumTrackTintColor = .green
        let slider = Track(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        window.addSubview(slider)
        #expect(slider.minimumTrackTintColor == .green)
        window.isHidden = true
    }
}
