/// The handle at the top of a sheet. A tap moves the sheet to the next detent, and from the highest to the lowest one (Human Interface
/// Guidelines, "Sheets"). Public UI tests find it as the button "Sheet Grabber", which is "Expanded" at the highest detent.
@MainActor
final class SheetGrabber: UIView {
    private weak var sheet: UISheetPresentationController?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(frame: .zero)
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = SheetFigures.grabberSize.height / 2
        isAccessibilityElement = true
        (accessibilityLabel, accessibilityTraits) = ("Sheet Grabber", .button)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.moveOn() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private var place: (index: Int, count: Int)? {
        guard let sheet, let selected = sheet.selectedDetent?.identifier else { return nil }
        let detents = sheet.activeDetents
        return detents.firstIndex { $0.identifier == selected }.map { ($0, detents.count) }
    }

    // FIXME(gap): at lower detents, the grabber has no value.
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? place.flatMap { $0.index == $0.count - 1 ? "Expanded" : nil } }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityActivate() -> Bool {
        moveOn()
        return true
    }

    private func moveOn() {
        guard let sheet, let place, place.count > 1 else { return }
        let next = sheet.activeDetents[(place.index + 1) % place.count].identifier
        sheet.animateChanges { sheet.selectedDetentIdentifier = next }
        sheet.reportUsersDetent()
    }
}
