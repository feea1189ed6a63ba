import UIKitLists

/// The software keyboard: rows of keys that type into the first responder.
final class KeyboardView: UIView {
    private enum Plane { case letters, capitals, digits, symbols }
    private var plane = Plane.letters
    private var type: UIKeyboardType = .default
    private weak var typist: UIResponder?
    private var keys: [[Key]] = []

    private struct Key {
        let view: KeyView
        /// The width in letter keys.
        let weight: CGFloat
    }

    /// The icons below the keys on devices without a home button.
    private let emoji = KeyboardView.icon("face.smiling", "Next keyboard", value: "Emoji")
    private let microphone = KeyboardView.icon("mic", "Dictate", identifier: "dictation")

    /// Creates an icon, a button for tests and assistive technologies. It does nothing.
    private static func icon(_ name: String, _ label: String, value: String? = nil, identifier: String? = nil) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 23)))
        (view.isAccessibilityElement, view.accessibilityTraits) = (true, .button)
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityIdentifier) = (label, value, identifier)
        view.tintColor = .secondaryLabel
        view.contentMode = .center
        return view
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIInputView.keyboardColor
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when text changed, which ends capitals even if the text came from elsewhere.
    func textChanged(of input: any UIKeyInput) {
        if plane == .capitals, input.hasText, (input as AnyObject) === typist { turn(to: .letters) }
    }

    func show(for input: any UIKeyInput) {
        typist = input as? UIResponder
        type = input.keyboardType
        plane = isNumeric ? .digits : capitalizes(input) && !input.hasText ? .capitals : .letters
        returnKey = input.returnKeyType
        build()
    }

    /// Whether the first letter is a capital. A password's never is.
    private func capitalizes(_ input: any UIKeyInput) -> Bool {
        input.autocapitalizationType != UITextAutocapitalizationType.none && input.isSecureTextEntry != true
    }

    private var returnKey: UIReturnKeyType = .default

    /// Whether the number pad is used. Tablets show the digits among their keys.
    private var usesPad: Bool { isNumeric && !isTablet }
    private var isNumeric: Bool {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        default: false
        }
    }

    private func build() {
        for row in keys { for key in row { key.view.removeFromSuperview() } }
        keys = usesPad ? padRows : letterRows
        for row in keys { for key in row { addSubview(key.view) } }
        for icon in [emoji, microphone] where icon.superview == nil { addSubview(icon) }
        setNeedsLayout()
    }

    private func letter(_ text: String) -> Key {
        let shown = plane == .capitals ? text.uppercased() : text
        return Key(view: KeyView(shown, isSpecial: false) { [weak self] in self?.type(shown) }, weight: 1)
    }

    private func special(_ title: String, _ weight: CGFloat, symbol: String? = nil, _ action: @escaping () -> Void) -> Key {
        Key(view: KeyView(title, symbol: symbol, isSpecial: true, action: action), weight: weight)
    }

    /// Creates a key without a visible key cap.
    private func bare(_ title: String, symbol: String? = nil, _ action: @escaping () -> Void) -> Key {
        Key(view: KeyView(title, symbol: symbol, isSpecial: true, isBare: true, action: action), weight: 1)
    }

    private func row(_ letters: String, _ weight: CGFloat = 1) -> [Key] {
        letters.map { Key(view: letter(String($0)).view, weight: weight) }
    }

    /// Whether the device is a tablet, which has its own arrangement: delete, return, and two shifts at the ends of the rows.
    private var isTablet: Bool { UIScreen.main.host.device.idiom == .pad }

    private func delete(_ weight: CGFloat) -> Key {
        repeating(
            special("delete", weight, symbol: "delete.left") { [weak self] in self?.deleteBackward() })
    }

    private func repeating(_ key: Key) -> Key {
        key.view.repeatsWhileHeld = true
        return key
    }

    private func space(_ weight: CGFloat) -> Key {
        Key(view: KeyView("space", isSpecial: false, isSmall: true) { [weak self] in self?.type(" ") }, weight: weight)
    }

    private func enter(_ weight: CGFloat) -> Key { special(returnTitle, weight) { [weak self] in self?.type("\n") } }
    private func turning(_ title: String, _ weight: CGFloat, to plane: Plane) -> Key {
        special(title, weight) { [weak self] in self?.turn(to: plane) }
    }

    private func shift(_ weight: CGFloat) -> Key {
        special("shift", weight, symbol: plane == .capitals ? "shift.fill" : "shift") { [weak self] in self?.toggleShift() }
    }

    private var letterRows: [[Key]] {
        if isTablet { return tabletRows }
        switch plane {
        case .letters, .capitals:
            let digits = turning("123", 2.4, to: .digits)
            var bottom = [digits, space(5), enter(2.4)]
            if type == .emailAddress { bottom.insert(letter("@"), at: 2); bottom.insert(letter("."), at: 3) }
            if type == .URL { bottom = [digits, letter("."), letter("/"), letter(".com"), enter(2.4)] }
            return [row("qwertyuiop"), row("asdfghjkl"), [shift(1.4)] + row("zxcvbnm") + [delete(1.4)], bottom]
        case .digits:
            let marks = [turning("#+=", 1.4, to: .symbols)] + row(".,?!'", 1.4) + [delete(1.4)]
            return [row("1234567890"), row("-/:;()$&@\""), marks, [turning("ABC", 2.4, to: .letters), space(5), enter(2.4)]]
        case .symbols:
            let marks = [turning("123", 1.4, to: .digits)] + row(".,?!'", 1.4) + [delete(1.4)]
            return [row("[]{}#%^*+="), row("_\\|~<>€£¥•"), marks, [turning("ABC", 2.4, to: .letters), space(5), enter(2.4)]]
        }
    }

    /// The rows, each eleven letters wide.
    private var tabletRows: [[Key]] {
        let first: String, second: String, third: String, other: (String, Plane), ends: () -> Key
        switch plane {
        case .letters, .capitals:
            (first, second, third, other, ends) = ("qwertyuiop", "asdfghjkl", "zxcvbnm,.", (".?123", .digits), { self.shift(1) })
        case .digits:
            (first, second, third, other, ends) = (
                "1234567890", "@#$&*()'\"", "%-+=/;:,.", ("ABC", .letters), { self.turning("#+=", 1, to: .symbols) }
            )
        case .symbols:
            (first, second, third, other, ends) = (
                "1234567890", "€£¥_^[]{}", "§|~…\\<>!?", ("ABC", .letters), { self.turning("123", 1, to: .digits) }
            )
        }
        let hide = special("hide keyboard", 1.5, symbol: "keyboard.chevron.compact.down") { [weak self] in
            _ = self?.typist?.resignFirstResponder()
        }
        var bottom = [turning(other.0, 1.5, to: other.1), space(6.5), turning(other.0, 1.5, to: other.1), hide]
        if type == .emailAddress { bottom[1] = space(4.5); bottom.insert(contentsOf: [letter("@"), letter(".")], at: 2) }
        if type == .URL { bottom[1...1] = [letter("/"), space(4.5), letter(".com")] }
        return [row(first) + [delete(1)], row(second) + [enter(1.5)], [ends()] + row(third) + [ends()], bottom]
    }

    private var padRows: [[Key]] {
        // As on iOS, the key's name has a capital letter on pads only.
        let delete = repeating(
            bare("Delete", symbol: "delete.left") { [weak self] in self?.deleteBackward() })
        let corner: Key =
            switch type {
            case .decimalPad: bare(".") { [weak self] in self?.type(".") }
            case .phonePad: bare("+ ✱ #") { [weak self] in self?.type("+") }
            default: bare("") {}
            }
        let digits = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"].enumerated().map { index, letters in
            let digit = String(index + 1)
            return Key(view: KeyView(digit, letters: letters, isSpecial: false) { [weak self] in self?.type(digit) }, weight: 1)
        }
        return [Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]), [corner, letter("0"), delete]]
    }

    private var returnTitle: String {
        SystemWords.text(returnWord)
    }

    private var returnWord: String {
        switch returnKey {
        case .default: "return"
        case .go: "Go"
        case .google, .search, .yahoo: "Search"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .send: "Send"
        case .done: "Done"
        case .emergencyCall: "Emergency"
        case .continue: "Continue"
        }
    }

    private func deleteBackward() { if let typist = typist as? any UIKeyInput { KeyboardInput.deleteBackward(in: typist) } }

    private func type(_ text: String) {
        if let typist = typist as? any UIKeyInput { KeyboardInput.insert(text, into: typist) }
        if plane == .capitals, text != "\n" { turn(to: .letters) }
    }

    private func toggleShift() { turn(to: plane == .capitals ? .letters : .capitals) }

    private func turn(to plane: Plane) {
        self.plane = plane
        build()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !keys.isEmpty else { return }
        // The classic layout: four rows above the home indicator's strip, inside the screen's side insets; the prediction bar stays blank.
        let insets = UIScreen.main.host.insets, isLandscape = UIScreen.main.host.isLandscape
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: insets.left, bottom: max(insets.bottom, 4) + (hasIconStrip ? 40 : 0), right: insets.right))
        // The height of all rows, estimated by eye.
        let wanted: CGFloat = isTablet && !usesPad ? room.height - 56 : isLandscape ? 162 : 216
        let top = max(8, room.height - wanted)
        let height = max(20, (room.height - top) / CGFloat(keys.count)), width = room.width - 6
        layOutIcons(beside: room, row: height)
        let unit = width / (usesPad ? 3 : isTablet ? 11 : 10)
        for (index, row) in keys.enumerated() {
            let total = row.reduce(0) { $0 + $1.weight } * unit
            let isBottom = index == keys.count - 1 && !usesPad
            let stretch = isBottom || total > width ? width / total : 1
            // Keys without a letter are at the row's ends; the letters are centered.
            let left = max(0, width - total * stretch),
                ends = (first: row.first?.view.isSpecial == true, last: row.last?.view.isSpecial == true)
            var x = room.minX + 3 + (usesPad || ends.first ? 0 : ends.last ? left : left / 2)
            for (position, key) in row.enumerated() {
                if !usesPad, ends.first, ends.last, left > 0, position == 1 || position == row.count - 1 { x += left / 2 }
                let keyWidth = key.weight * unit * stretch
                key.view.frame = CGRect(
                    x: x + 3, y: top + CGFloat(index) * height + 5, width: max(0, keyWidth - 6), height: max(0, height - 11))
                x += keyWidth
            }
        }
    }

    /// Whether emoji and dictation are below the keys, as on phones without a home button; in landscape they are beside the keys.
    private var hasIconStrip: Bool { !isTablet && !UIScreen.main.host.isLandscape && bounds.height > 280 }

    private func layOutIcons(beside room: CGRect, row: CGFloat) {
        let isBeside = UIScreen.main.host.isLandscape && min(room.minX, bounds.maxX - room.maxX) >= 40
        let y = isBeside ? room.maxY - row / 2 - 20 : room.maxY + 4
        for (icon, x) in [
            (emoji, isBeside ? room.minX / 2 : 30), (microphone, isBeside ? (room.maxX + bounds.maxX) / 2 : bounds.width - 30),
        ] {
            icon.isHidden = usesPad || !(hasIconStrip || isBeside)
            icon.frame = CGRect(x: x - 20, y: y, width: 40, height: 40)
        }
    }
}

/// A key.
final class KeyView: UIControl {
    private let label = UILabel()
    private let icon = UIImageView()
    private let letters = UILabel()
    let isSpecial: Bool
    private let isBare: Bool
    private let action: () -> Void
    // FIXME(gap): after some seconds a held Delete key deletes words.
    /// Whether the key acts again and again while a finger holds it, as Delete does. The times are estimated, not measured.
    var repeatsWhileHeld = false
    private var repetition: EventLoop.Token?
    private var hasRepeated = false

    /// Creates a key.
    /// - Parameters:
    ///   - letters: The small letters below the title, as on a phone keypad.
    ///   - isBare: Whether the key has no cap.
    init(
        _ title: String, symbol: String? = nil, letters: String = "", isSpecial: Bool, isBare: Bool = false, isSmall: Bool = false,
        action: @escaping () -> Void
    ) {
        self.isSpecial = isSpecial
        self.isBare = isBare
        self.action = action
        super.init(frame: .zero)
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: (isSpecial && !isBare) || isSmall ? 16 : title.count > 1 ? 16 : 23)
        self.letters.attributedText =
            letters.isEmpty
            ? nil : NSAttributedString(string: letters, attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .medium), .kern: 1.5])
        self.letters.textAlignment = .center
        addSubview(self.letters)
        label.isHidden = symbol != nil
        icon.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18)) }
        icon.tintColor = .label
        icon.contentMode = .center
        for view in [label, icon] as [UIView] { addSubview(view) }
        layer.cornerRadius = 5
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isBare ? 0 : 0.3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 0
        accessibilityLabel = title
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.hold() }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.letGo() }, for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
        addAction(UIAction { [weak self] _ in self?.lift() }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) { fatalError("a key is not archived") }

    private func hold() {
        hasRepeated = false
        if repeatsWhileHeld { actLater(0.5) }
    }

    private func actLater(_ delay: TimeInterval) {
        repetition = EventLoop.main.schedule(after: delay) { [weak self] in
            guard let self, isTracking else { return }
            hasRepeated = true
            action()
            actLater(0.1)
        }
    }

    private func letGo() {
        repetition?.cancel()
        repetition = nil
    }

    private func lift() {
        if !hasRepeated { action() }
        hasRepeated = false
    }

    override var isHighlighted: Bool { didSet { show() } }

    private func show() {
        guard !isBare else { return }
        let special = isSpecial != isHighlighted
        backgroundColor = UIColor { traits in
            if traits.userInterfaceStyle == .dark { return UIColor(white: special ? 0.28 : 0.42, alpha: 1) }
            return special ? UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1) : .white
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasLetters = letters.attributedText != nil
        label.frame = CGRect(x: 0, y: hasLetters ? -6 : 0, width: bounds.width, height: bounds.height)
        letters.frame = CGRect(x: 0, y: bounds.height / 2 + 6, width: bounds.width, height: 12)
        icon.frame = bounds
    }
}
