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
        /// In widths of a letter key.
        let weight: CGFloat
    }

    /// What stands below the keys of devices without a home button.
    fileprivate let emoji = KeyboardView.icon("face.smiling"), microphone = KeyboardView.icon("mic")

    private static func icon(_ name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 23)))
        view.tintColor = .secondaryLabel
        view.contentMode = .center
        return view
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIInputView.keyboardColor
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Text that came another way ends the capitals, too.
    func textChanged(of input: any UIKeyInput) {
        if plane == .capitals, input.hasText, (input as AnyObject) === typist { turn(to: .letters) }
    }

    func show(for input: any UIKeyInput) {
        typist = input as? UIResponder
        type = input.keyboardType
        plane = usesPad ? .digits : input.autocapitalizationType == UITextAutocapitalizationType.none || input.hasText ? .letters : .capitals
        returnKey = input.returnKeyType
        build()
    }

    private var returnKey: UIReturnKeyType = .default

    fileprivate var usesPad: Bool {
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

    /// A key without a cap.
    private func bare(_ title: String, symbol: String? = nil, _ action: @escaping () -> Void) -> Key {
        Key(view: KeyView(title, symbol: symbol, isSpecial: true, isBare: true, action: action), weight: 1)
    }

    private func row(_ letters: String) -> [Key] { letters.map { letter(String($0)) } }

    private var letterRows: [[Key]] {
        let delete = special("delete", 1.4, symbol: "delete.left") { [weak self] in (self?.typist as? any UIKeyInput)?.deleteBackward() }
        let space = Key(view: KeyView("space", isSpecial: false, isSmall: true) { [weak self] in self?.type(" ") }, weight: 5)
        let enter = special(returnTitle, 2.4) { [weak self] in self?.type("\n") }
        switch plane {
        case .letters, .capitals:
            let shift = special("shift", 1.4, symbol: plane == .capitals ? "shift.fill" : "shift") { [weak self] in self?.toggleShift() }
            let digits = special("123", 2.4) { [weak self] in self?.turn(to: .digits) }
            var bottom = [digits, space, enter]
            if type == .emailAddress { bottom.insert(letter("@"), at: 2); bottom.insert(letter("."), at: 3) }
            if type == .URL { bottom = [digits, letter("."), letter("/"), letter(".com"), enter] }
            return [row("qwertyuiop"), row("asdfghjkl"), [shift] + row("zxcvbnm") + [delete], bottom]
        case .digits:
            let more = special("#+=", 1.4) { [weak self] in self?.turn(to: .symbols) }
            let letters = special("ABC", 2.4) { [weak self] in self?.turn(to: .letters) }
            return [row("1234567890"), row("-/:;()$&@\""), [more] + row(".,?!'") + [delete], [letters, space, enter]]
        case .symbols:
            let more = special("123", 1.4) { [weak self] in self?.turn(to: .digits) }
            let letters = special("ABC", 2.4) { [weak self] in self?.turn(to: .letters) }
            return [row("[]{}#%^*+="), row("_\\|~<>€£¥•"), [more] + row(".,?!'") + [delete], [letters, space, enter]]
        }
    }

    private var padRows: [[Key]] {
        let delete = bare("delete", symbol: "delete.left") { [weak self] in (self?.typist as? any UIKeyInput)?.deleteBackward() }
        let corner: Key = switch type {
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

    private func type(_ text: String) {
        (typist as? any UIKeyInput)?.insertText(text)
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
        // Classic layout: four rows above the home indicator's strip; the predictions' bar stays blank.
        let bottom: CGFloat = max(UIScreen.main.host.insets.bottom, 4) + (bounds.height > 280 ? 40 : 0)
        let top: CGFloat = bounds.height - bottom > 216 ? max(8, bounds.height - bottom - 216) : 8
        let height = max(20, (bounds.height - bottom - top) / CGFloat(keys.count))
        layOutIcons(strip: bottom)
        let unit = usesPad ? (bounds.width - 6) / 3 : (bounds.width - 6) / 10
        for (index, row) in keys.enumerated() {
            let total = row.reduce(0) { $0 + $1.weight } * unit
            let isBottom = index == keys.count - 1 && !usesPad
            let stretch = isBottom ? (bounds.width - 6) / total : 1
            var x = isBottom ? 3 : (bounds.width - total) / 2
            if !usesPad, !isBottom, total > bounds.width - 6 { x = 3 }
            for key in row {
                let width = key.weight * unit * stretch
                key.view.frame = CGRect(x: x + 3, y: top + CGFloat(index) * height + 5, width: max(0, width - 6), height: max(0, height - 11))
                x += width
            }
        }
    }
}

extension KeyboardView {
    fileprivate func layOutIcons(strip: CGFloat) {
        for (icon, x) in [(emoji, 30), (microphone, bounds.width - 30)] {
            icon.isHidden = usesPad || strip < 60
            icon.frame = CGRect(x: x - 20, y: bounds.height - strip + 4, width: 40, height: 40)
        }
    }
}

/// One key.
final class KeyView: UIControl {
    private let label = UILabel()
    private let icon = UIImageView()
    private let letters = UILabel()
    private let isSpecial: Bool
    private let isBare: Bool

    /// - Parameters:
    ///   - letters: stand small below the title, as on a telephone.
    ///   - isBare: without a cap.
    init(_ title: String, symbol: String? = nil, letters: String = "", isSpecial: Bool, isBare: Bool = false, isSmall: Bool = false, action: @escaping () -> Void) {
        self.isSpecial = isSpecial
        self.isBare = isBare
        super.init(frame: .zero)
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: (isSpecial && !isBare) || isSmall ? 16 : title.count > 1 ? 16 : 23)
        self.letters.attributedText = letters.isEmpty ? nil : NSAttributedString(string: letters, attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .medium), .kern: 1.5])
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
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) { fatalError("a key is not archived") }

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
