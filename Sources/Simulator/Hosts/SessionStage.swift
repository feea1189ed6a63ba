import Automation
import DeviceServices
import Foundation
import UIKit

/// A flow's access to a session.
@MainActor
final class SessionStage: FlowStage {
    private let session: AppSession
    init(_ session: AppSession) { self.session = session }

    var now: TimeInterval { EventLoop.main.now }
    var size: CGSize { session.size }

    /// Waits: real time passes while work is running.
    func advance(by interval: TimeInterval) {
        session.pass(interval)
        session.drainMainQueue(waiting: 0.002)
    }

    func settle(limit: TimeInterval) { session.settle(limit: limit) }

    // MARK: Touches

    private func send(_ phase: HostInput.Finger.Phase, _ point: CGPoint) {
        session.input.touch([HostInput.Finger(phase: phase, location: point)])
    }

    func tap(at point: CGPoint) {
        session.beginAction()
        send(.began, point)
        session.advance(by: 0.05)
        send(.ended, point)
        session.advance(by: 0.02)
    }

    func press(at point: CGPoint, duration: TimeInterval) {
        session.beginAction()
        send(.began, point)
        session.advance(by: duration)
        send(.ended, point)
        session.advance(by: 0.02)
    }

    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval) {
        session.beginAction()
        let steps = max(4, Int(duration / EventLoop.main.frameDuration))
        send(.began, start)
        for step in 1...steps {
            session.advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            send(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if rest > 0 { session.advance(by: rest) }
        send(.ended, end)
        session.advance(by: EventLoop.main.frameDuration)
    }

    // MARK: Keys

    private var typist: (any UIKeyInput)? { UIApplication.shared.keyWindowForActions?.firstResponder as? any UIKeyInput }

    func type(_ text: String) -> Bool {
        guard typist != nil else { return false }
        session.beginAction()
        for character in text {
            session.input.type(String(character))
            session.advance(by: 0.02)
        }
        return true
    }

    func deleteBackward() -> Bool {
        guard let typist, typist.hasText else { return false }
        typist.deleteBackward()
        session.advance(by: 0.02)
        return true
    }

    func press(key: String) {
        session.beginAction()
        if let key = HostKeys.key(named: key) { session.input.key(key) }
        session.advance(by: 0.05)
    }

    func hideKeyboard() {
        UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
        for window in UIWindow.visible { window.endEditing(true) }
        settle(limit: 1)
    }

    // MARK: The device

    func rotate(to orientation: String) -> Bool {
        guard let interface = Orientations.interface(named: orientation) else { return false }
        session.input.rotate(to: UIDeviceOrientation(interface))
        settle(limit: 2)
        return true
    }

    /// Rotates the device. Its landscape orientations are named after the side that its top points to, the interface's after the other.
    func turnDevice(to orientation: String) -> Bool {
        let device: UIDeviceOrientation
        switch orientation.lowercased().replacingOccurrences(of: "_", with: "") {
        case "portrait": device = .portrait
        case "landscapeleft", "landscape": device = .landscapeLeft
        case "landscaperight": device = .landscapeRight
        case "upsidedown", "portraitupsidedown": device = .portraitUpsideDown
        default: return false
        }
        session.input.rotate(to: device)
        settle(limit: 2)
        return true
    }

    var isDark: Bool { UIScreen.main.host.appearance == .dark }

    func setAppearance(isDark: Bool) {
        session.input.update { $0.appearance = isDark ? .dark : .light }
        settle(limit: 2)
    }

    func setPlace(_ place: FlowLocation) {
        DeviceServices.shared.change { $0.place = .init(latitude: place.latitude, longitude: place.longitude, speed: place.speed) }
        session.advance(by: EventLoop.main.frameDuration)
    }

    func addPicture(_ file: URL) -> Bool {
        guard let picture = UIImage(contentsOfFile: file.path) else { return false }
        UIImagePickerController.library.append(picture)
        return true
    }

    func clearKeychain() { KeychainFile.clear() }

    func sendMemoryWarning() {
        session.input.receiveMemoryWarning()
        session.advance(by: EventLoop.main.frameDuration)
    }

    func resize(to size: CGSize) {
        session.input.resize(to: size)
        settle(limit: 2)
    }

    func open(_ link: String) {
        if let url = URL(string: link) { session.input.open(url) }
        settle(limit: 2)
    }

    func enterBackground() {
        session.input.enterBackground()
        session.advance(by: 0.1)
    }

    func becomeActive() {
        session.input.becomeActive()
        settle(limit: 2)
    }

    // MARK: Looking

    func screenshot() throws -> Data {
        EventLoop.main.turn()
        return session.png()
    }

    func screenshot(of frame: CGRect) throws -> Data? {
        EventLoop.main.turn()
        let picture = session.picture(of: frame)
        return picture.size == session.size && frame.size != session.size ? nil : picture.png
    }

    func startRecording() { session.startRecording() }
    func finishRecording() -> [(png: Data, size: CGSize)] { session.finishRecording() }

    func windows() -> [UIWindow] { UIWindow.visible }

    func backButtonFrame() -> CGRect? {
        elements().first { $0.identifier == "BackButton" && $0.isEnabled }?.frame
    }
}
