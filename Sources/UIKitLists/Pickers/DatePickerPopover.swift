import UIKitControls

/// The calendar or the wheels that a compact picker's fields open.
final class DatePickerPopover: UIView, WindowOverlay {
    private let picker = UIDatePicker(frame: .zero)
    private let card = UIView()
    private weak var source: UIView?

    /// Lets the user choose the part of the owner's date that `mode` specifies: a day in a calendar, everything else with wheels.
    static func present(for owner: UIDatePicker, mode: UIDatePicker.Mode, from source: UIView, in window: UIWindow) {
        let view = DatePickerPopover(frame: window.bounds)
        view.source = source
        view.picker.datePickerMode = mode
        view.picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        view.picker.tintColor = owner.tintColor
        view.picker.calendar = owner.calendar
        view.picker.timeZone = owner.timeZone
        view.picker.locale = owner.locale
        view.picker.minuteInterval = owner.minuteInterval
        view.picker.minimumDate = owner.minimumDate
        view.picker.maximumDate = owner.maximumDate
        view.picker.date = owner.date
        view.picker.addAction(
            UIAction { [weak view, weak owner] _ in if let view { owner?.userChose(view.picker.date) } }, for: .valueChanged)
        view.card.backgroundColor = .secondarySystemGroupedBackground
        view.card.layer.cornerRadius = 13
        view.card.layer.shadowColor = UIColor.black.cgColor
        view.card.layer.shadowOpacity = 0.2
        view.card.layer.shadowRadius = 16
        view.addSubview(view.card)
        view.card.addSubview(view.picker)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    func contentDidLeave() { removeFromSuperview() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let source = source.map { $0.convert($0.bounds, to: self) } ?? .zero
        let wanted = picker.intrinsicContentSize
        let size = CGSize(width: min(wanted.width, bounds.width - 16), height: wanted.height)
        var y = source.maxY + 8
        if y + size.height > bounds.height - 8 { y = max(8, source.minY - 8 - size.height) }
        card.frame = CGRect(
            x: min(max(8, source.midX - size.width / 2), bounds.width - 8 - size.width), y: y, width: size.width, height: size.height)
        picker.frame = card.bounds
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, touch.view === self, !card.frame.contains(touch.location(in: self)) { removeFromSuperview() }
    }
}
