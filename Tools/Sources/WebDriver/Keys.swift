import AutomationClient

/// The keys that W3C clients send: text, with some private-use characters for keys that type none.
/// https://www.w3.org/TR/webdriver2/#keyboard-actions
enum TypedKeys {
    enum Part: Equatable {
        case text(String)
        /// A key by the control protocol's name, with the modifiers held at that moment.
        case key(String, modifiers: [String])
    }

    private static let keys: [Unicode.Scalar: String] = [
        "\u{e003}": "backspace", "\u{e004}": "tab", "\u{e006}": "return", "\u{e007}": "return", "\u{e00c}": "escape", "\u{e00d}": "space",
        "\u{e00e}": "pageUp",
        "\u{e00f}": "pageDown", "\u{e010}": "end", "\u{e011}": "home", "\u{e012}": "arrowLeft", "\u{e013}": "arrowUp",
        "\u{e014}": "arrowRight",
        "\u{e015}": "arrowDown", "\u{e017}": "forwardDelete", "\u{8}": "backspace", "\u{7f}": "backspace",
    ]
    private static let modifiers: [Unicode.Scalar: String] = [
        "\u{e008}": "shift", "\u{e009}": "control", "\u{e00a}": "option", "\u{e03d}": "command", "\u{e050}": "shift", "\u{e051}": "control",
        "\u{e052}": "option",
        "\u{e053}": "command",
    ]

    /// The keys of the number pad that type a character, from U+E018, and its space.
    private static let pad: [Unicode.Scalar: Character] = {
        var keys: [Unicode.Scalar: Character] = ["\u{e05d}": " "]
        for (offset, character) in ";=0123456789*+,-./".enumerated() {
            if let scalar = Unicode.Scalar(0xe018 + UInt32(offset)) { keys[scalar] = character }
        }
        return keys
    }()

    /// F1 to F12.
    private static let functionKeys = (UInt32(0xe031)...0xe03c).compactMap { Unicode.Scalar($0) }

    static func parts(_ text: String) -> [Part] {
        var parts: [Part] = [], plain = "", held: [String] = []
        func endText() {
            if !plain.isEmpty { parts.append(.text(plain)) }
            plain = ""
        }
        for character in text {
            let character = character.unicodeScalars.first.flatMap { pad[$0] } ?? character
            let scalar = character.unicodeScalars.first ?? " "
            if scalar == "\u{e000}" {
                held = []
            } else if let modifier = modifiers[scalar] {
                if let index = held.firstIndex(of: modifier) { held.remove(at: index) } else { held.append(modifier) }
            } else if let number = functionKeys.firstIndex(of: scalar) {
                endText()
                parts.append(.key("f\(number + 1)", modifiers: held))
            } else if let key = keys[scalar] {
                if key == "return", held.isEmpty { plain.append("\n"); continue }
                if key == "space", held.isEmpty { plain.append(" "); continue }
                endText()
                parts.append(.key(key, modifiers: held))
            } else if (0xe000...0xe05d).contains(scalar.value) {
                continue  // As in WebDriverAgent, the other keys type nothing.
            } else if held.isEmpty || held == ["shift"] {
                plain += held.isEmpty ? String(character) : character.uppercased()
            } else {
                endText()
                parts.append(.key(character.lowercased(), modifiers: held))
            }
        }
        endText()
        return parts
    }
}

extension WebDriverSession {
    /// Types into the focused element.
    func type(_ text: String) throws {
        for part in TypedKeys.parts(text) {
            switch part {
            case .text(let text): try app.request("type", ["text": .string(text)])
            case .key(let key, let modifiers):
                try app.request("key", ["key": .string(key), "modifiers": .array(modifiers.map(JSONValue.string))])
            }
        }
        try settle()
    }
}
