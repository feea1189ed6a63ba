import Automation
import AutomationClient
import DeviceServices
import Foundation
import UIKit

/// A flow's access to a session. Touches and keys go through the driver, which the control protocol also uses.
@MainActor
final class SessionStage: FlowStage {
    private let session: AppSession
    private let driver: Driver
    init(_ session: AppSession) {
        self.session = session
        driver = Driver(SessionAutomation(session, hasVirtualClock: true))
    }

    var now: TimeInterval { EventLoop.main.now }
    var size: CGSize { session.size }

    /// Waits: real time passes while work is running.
    func advance(by interval: TimeInterval) {
        session.pass(interval)
        session.drainMainQueue(waiting: 0.002)
    }

    func settle(limit: TimeInterval) { session.settle(limit: limit) }
    var unrest: [String] { session.unrest }

    // MARK: Touches

    func tap(at point: CGPoint) {
        session.beginAction()
        driver.tap(at: point)
    }

    func press(at point: CGPoint, duration: TimeInterval) {
        session.beginAction()
        driver.press(at: point, duration: duration)
    }

    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval) {
        session.beginAction()
        driver.drag(from: start, to: end, duration: duration, after: rest)
    }

    // MARK: Keys

    func type(_ text: String) -> Bool {
        session.beginAction()
        do { try driver.type(text) } catch { return false }
        return true
    }

    func deleteBackward() -> Bool { driver.deleteBackward() }

    func press(key: String) {
        session.beginAction()
        _ = driver.press(key: key)
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
        // Windows of an iPad keep the strips of the status bar and the home indicator.
        let host = UIScreen.main.host
        let isPad = host.idiom == .pad
        session.input.resize(to: size, safeArea: isPad ? host.device.safeArea(landscape: size.width > size.height) : nil)
        settle(limit: 2)
    }

    /// Opens a link as the driver does: a web link is a universal link.
    func open(_ link: String) { _ = driver.answer("openURL", ["url": .string(link)]) }

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
