import Foundation

/// Delivers events from the application to its windows.
@MainActor
enum EventDelivery {
    static func deliver(_ event: UIEvent) {
        guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
        switch event.type {
        case .touches, .hover, .scroll, .transform:
            var windows: [UIWindow] = []
            for touch in event.allTouches ?? [] {
                if let window = touch.window, !windows.containsIdentical(window) { windows.append(window) }
            }
            for window in windows { window.sendEvent(event) }
        case .presses, .motion, .remoteControl: UIApplication.shared.keyWindowForActions?.sendEvent(event)
        }
    }
}

@MainActor
enum PressDelivery {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        guard let event = event as? UIPressesEvent else { return }
        let responder = window.firstResponder ?? window.rootViewController?.viewIfLoaded ?? window
        let began = event.allPresses.filter { $0.phase == .began }, ended = event.allPresses.filter { $0.phase == .ended }
        if !began.isEmpty { responder.pressesBegan(began, with: event) }
        if !ended.isEmpty { responder.pressesEnded(ended, with: event) }
    }
}

@MainActor
enum MotionDelivery {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let responder = window.firstResponder ?? window.rootViewController?.viewIfLoaded ?? window
        responder.motionBegan(event.subtype, with: event)
        responder.motionEnded(event.subtype, with: event)
    }

    static func shake() {
        UIApplication.shared.sendEvent(UIEvent(type: .motion, subtype: .motionShake, timestamp: EventLoop.main.now))
    }
}

/// Delivers a hardware key: to key commands first, then as presses, then as text.
@MainActor
enum KeyDelivery {
    static func deliver(_ key: UIKey) {
        guard let window = UIApplication.shared.keyWindowForActions, !UIApplication.shared.isIgnoringInteractionEvents else { return }
        if runCommand(for: key, in: window) { return }
        let press = UIPress()
        press.key = key
        press.window = window
        press.timestamp = EventLoop.main.now
        press.phase = .began
        press.responder = window.firstResponder
        let event = UIPressesEvent(presses: [press], timestamp: EventLoop.main.now)
        UIApplication.shared.sendEvent(event)
        if (window.firstResponder as? any HardwareKeyEditing)?.perform(key) != true, !runMenuCommand(for: key, in: window),
            key.modifierFlags.isDisjoint(with: [.command, .control])
        {
            type(key)
        }
        press.phase = .ended
        UIApplication.shared.sendEvent(event)
    }

    // Key commands are searched along the responder chain. (J-10)
    private static func runCommand(for key: UIKey, in window: UIWindow) -> Bool {
        let start = window.commandStart
        return sequence(first: start, next: { $0.next }).contains { responder in
            (responder.keyCommands ?? []).contains { matches($0, key) && run($0, from: start) }
        }
    }

    /// Runs a command of the main menu. A key without modifiers types in text.
    private static func runMenuCommand(for key: UIKey, in window: UIWindow) -> Bool {
        let isTyping = window.firstResponder is any UIKeyInput && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        return !isTyping
            && UIMainMenuSystem.shared.tree.keyCommands.contains { matches($0, key) && run($0, from: window.commandStart) }
    }

    private static func run(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
        if let handler = command.handler {
            handler()
            return true
        }
        guard !command.attributes.contains(.disabled),
            let target = start.target(forAction: command.action, withSender: command) as? UIResponder
        else { return false }
        if case .handled = DispatchTable.invoke(command.action, on: target, arguments: [command]) { return true }
        return false
    }

    private static func matches(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
        let flags: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        return command.modifierFlags.intersection(flags) == key.modifierFlags.intersection(flags)
            && command.input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }

    private static func type(_ key: UIKey) {
        guard let typist = UIApplication.shared.keyWindowForActions?.firstResponder as? any UIKeyInput else { return }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: KeyboardInput.deleteBackward(in: typist)
        case .keyboardReturnOrEnter: KeyboardInput.insert("\n", into: typist)
        case .keyboardTab: KeyboardInput.insert("\t", into: typist)
        case .keyboardEscape, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow: break
        default: if !key.characters.isEmpty { KeyboardInput.insert(key.characters, into: typist) }
        }
    }

    static func insert(_ text: String) {
        guard let typist = UIApplication.shared.keyWindowForActions?.firstResponder as? any UIKeyInput else { return }
        KeyboardInput.insert(text, into: typist)
    }
}

extension UIWindow {
    /// The responder at which the search for a command's target begins: the first responder, or else the innermost controller of the
    /// topmost presentation.
    package var commandStart: UIResponder {
        if let firstResponder { return firstResponder }
        guard let root = rootViewController else { return self }
        var shown = Steering.topController(of: root) { _ in true }
        while let child = shown.children.last(where: { $0.viewIfLoaded?.window === self }) { shown = child }
        return shown
    }
}

/// Connects mechanisms that don't know the application to the running one.
@MainActor
enum ApplicationWiring {
    private static var isConnected = false

    static func connect(_ application: UIApplication) {
        guard !isConnected else { return }
        isConnected = true
        EventLoop.main.addObserver(.layout) {
            Layout.run()
            StatusBarDisplay.refresh()
        }
        RotationEngine.findHost = { $0?.windowScene }
        MemoryWarning.notifyDelegate = {
            let application = UIApplication.shared
            application.delegate?.applicationDidReceiveMemoryWarning(application)
        }
        MemoryWarning.postNotification = {
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        }
        StatusBarAppearance.needsUpdate = { window in SafeArea.update(window) }
        KeyboardState.shared.connect()
    }
}
