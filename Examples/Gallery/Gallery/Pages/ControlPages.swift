import UIKit

final class ButtonsPage: GalleryPage {
    private func configured(_ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in })
        -> UIButton
    {
        var configuration = configuration
        configuration.title = configuration.title ?? "Button"
        // Wrapping titles share a row's width evenly; these are as wide as their text.
        configuration.titleLineBreakMode = .byTruncatingTail
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    override func fill() {
        caption("Classic")
        let system = UIButton(type: .system), custom = UIButton(type: .custom), disabled = UIButton(type: .system),
            selected = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        custom.setTitle("Custom", for: .normal)
        custom.backgroundColor = .systemIndigo
        custom.layer.cornerRadius = 8
        custom.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        selected.setTitle("Selected", for: .normal)
        selected.isSelected = true
        row([system, custom, disabled, selected])
        row([.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close].map { UIButton(type: $0) }, spacing: 20)
        let pictured = UIButton(type: .system)
        pictured.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
        pictured.setTitle(" Share", for: .normal)
        row([pictured])
        caption("plain, gray, tinted, filled")
        row([configured(.plain()), configured(.gray()), configured(.tinted()), configured(.filled())])
        caption("borderless, bordered, borderedTinted, borderedProminent")
        row([configured(.borderless()), configured(.bordered()), configured(.borderedTinted()), configured(.borderedProminent())])
        caption("mini, small, medium, large")
        let sizes: [(UIButton.Configuration.Size, String)] = [(.mini, "Mini"), (.small, "Small"), (.medium, "Medium"), (.large, "Large")]
        row(
            sizes.map { size, title in
                configured(.filled()) {
                    $0.buttonSize = size; $0.title = title
                }
            }, spacing: 8)
        caption("Corners: small, medium, large, capsule")
        row(
            [UIButton.Configuration.CornerStyle.small, .medium, .large, .capsule].map { style in
                configured(.tinted()) { $0.cornerStyle = style }
            })
        caption("Images")
        row([
            configured(.filled()) {
                $0.image = UIImage(systemName: "cart.fill"); $0.imagePadding = 6
            },
            configured(.tinted()) {
                $0.image = UIImage(systemName: "chevron.right"); $0.imagePlacement = .trailing; $0.imagePadding = 4
            },
            configured(.gray()) {
                $0.image = UIImage(systemName: "heart"); $0.imagePlacement = .top
            },
        ])
        caption("Subtitle, activity, destructive, disabled")
        let destructive = configured(.bordered()) { $0.title = "Delete" }, off = configured(.filled()) { $0.title = "Off" }
        destructive.role = .destructive
        off.isEnabled = false
        row(
            [
                configured(.filled()) { $0.subtitle = "Subtitle" },
                configured(.gray()) {
                    $0.title = "Load"; $0.showsActivityIndicator = true; $0.imagePadding = 6
                }, destructive, off,
            ], spacing: 6)
        caption("Filled, wide")
        let wide = add(
            configured(.filled()) {
                $0.title = "Continue"; $0.cornerStyle = .large; $0.buttonSize = .large
            }, wide: true)
        wide.tintColor = .systemGreen
        add(
            configured(.plain()) {
                $0.title = "A pop-up"; $0.indicator = .popup
            })
    }
}

final class ControlsPage: GalleryPage {
    override func fill() {
        caption("Switches: on, off, disabled, colored")
        let on = UISwitch(), off = UISwitch(), disabled = UISwitch(), purple = UISwitch()
        for control in [on, disabled, purple] { control.isOn = true }
        disabled.isEnabled = false
        purple.onTintColor = .systemPurple
        purple.thumbTintColor = .systemYellow
        row([on, off, disabled, purple])
        caption("Sliders")
        let plain = UISlider(), tinted = UISlider(), pictured = UISlider()
        plain.value = 0.4
        tinted.value = 0.7
        tinted.minimumTrackTintColor = .systemOrange
        tinted.maximumTrackTintColor = .systemTeal
        pictured.minimumValueImage = UIImage(systemName: "speaker.fill")
        pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        pictured.value = 0.2
        for slider in [plain, tinted, pictured] { add(slider, wide: true) }
        caption("Steppers")
        let stepper = UIStepper(), atEnd = UIStepper()
        stepper.value = 3
        atEnd.isEnabled = false
        row([stepper, atEnd])
        caption("Segments")
        let segments = UISegmentedControl(items: ["First", "Second", "Third"]),
            symbols = UISegmentedControl(items: [UIImage(systemName: "list.bullet")!, UIImage(systemName: "square.grid.2x2")!])
        segments.selectedSegmentIndex = 1
        symbols.selectedSegmentIndex = 0
        let coloredSegments = UISegmentedControl(items: ["One", "Two"])
        coloredSegments.selectedSegmentIndex = 0
        coloredSegments.selectedSegmentTintColor = .systemBlue
        coloredSegments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        add(segments, wide: true)
        row([symbols, coloredSegments])
        caption("Page control, progress, activity")
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.backgroundStyle = .prominent
        let pagesPlain = UIPageControl()
        pagesPlain.numberOfPages = 4
        pagesPlain.pageIndicatorTintColor = .systemGray3
        pagesPlain.currentPageIndicatorTintColor = .systemRed
        row([pages, pagesPlain])
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        add(progress, wide: true)
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.3
        add(bar, wide: true)
        let medium = UIActivityIndicatorView(style: .medium), large = UIActivityIndicatorView(style: .large),
            colored = UIActivityIndicatorView(style: .medium)
        colored.color = .systemBlue
        for spinner in [medium, large, colored] { spinner.startAnimating() }
        row([medium, large, colored], spacing: 24)
        caption("Text fields: none, line, bezel, rounded")
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
            let field = UITextField()
            field.borderStyle = style
            field.placeholder = "Placeholder"
            let filled = UITextField()
            filled.borderStyle = style
            filled.text = "Some text"
            filled.clearButtonMode = .always
            let pair = row([field, filled])
            pair.distribution = .fillEqually
            pair.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
        }
        let secure = UITextField()
        secure.borderStyle = .roundedRect
        secure.isSecureTextEntry = true
        secure.text = "secret"
        secure.leftView = UIImageView(image: UIImage(systemName: "lock"))
        secure.leftViewMode = .always
        add(secure, wide: true)
    }
}

final class TextEntryPage: GalleryPage {
    override func fill() {
        caption("Search bars: default, minimal, prominent with scopes and cancel")
        let plain = UISearchBar(), minimal = UISearchBar(), prominent = UISearchBar()
        plain.placeholder = "Search"
        minimal.searchBarStyle = .minimal
        minimal.text = "Query"
        prominent.searchBarStyle = .prominent
        prominent.placeholder = "Search the archive"
        prominent.showsCancelButton = true
        prominent.showsScopeBar = true
        prominent.scopeButtonTitles = ["All", "Mine", "Shared"]
        for bar in [plain, minimal, prominent] { add(bar, wide: true) }
        caption("Text views: plain, attributed with a link")
        let text = UITextView()
        text.text = "A text view with several lines of text that wrap at its edge, and\na second paragraph."
        text.font = .preferredFont(forTextStyle: .body)
        text.layer.borderWidth = 1
        text.layer.borderColor = UIColor.separator.cgColor
        text.layer.cornerRadius = 8
        add(text, wide: true, height: 110)
        let rich = UITextView()
        let string = NSMutableAttributedString(string: "Read the ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        string.append(
            NSAttributedString(
                string: "documentation", attributes: [.font: UIFont.systemFont(ofSize: 17), .link: URL(string: "https://example.org")!]))
        string.append(
            NSAttributedString(
                string: " first.", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed]))
        rich.attributedText = string
        rich.isEditable = false
        add(rich, wide: true, height: 50)
        caption("A stack of labels and fields")
        let form = UIStackView()
        form.axis = .vertical
        form.spacing = 10
        for name in ["Name", "Address"] {
            let title = label(name, .preferredFont(forTextStyle: .headline))
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "Your \(name.lowercased())"
            form.addArrangedSubview(title)
            form.addArrangedSubview(field)
        }
        add(form, wide: true)
    }
}

final class PickersPage: GalleryPage, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? "Row \(row)" : "\(row * 5) min"
    }

    private func date(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        return picker
    }

    override func fill() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        add(picker, wide: true, height: 160)
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: false)
        caption("Compact: date and time, date, time")
        row([date(.dateAndTime, .compact)])
        row([date(.date, .compact), date(.time, .compact)])
        caption("Inline")
        add(date(.date, .inline), wide: true, height: 330)
        caption("Wheels")
        add(date(.date, .wheels), wide: true, height: 180)
        add(date(.dateAndTime, .wheels), wide: true, height: 180)
        add(date(.countDownTimer, .wheels), wide: true, height: 180)
    }
}

final class CalendarPage: GalleryPage, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        switch dateComponents.day ?? 0 {
        case 3, 9: .default()
        case 10: .default(color: .systemRed, size: .large)
        case 16, 25: .image(UIImage(systemName: "star.fill"), color: .systemOrange)
        case 21:
            .customView {
                let label = UILabel()
                label.text = "🎂"
                label.font = .systemFont(ofSize: 11)
                return label
            }
        default: nil
        }
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        dateComponents.day ?? 0 < 28
    }

    private func calendar(_ selection: UICalendarSelection) -> UICalendarView {
        let view = UICalendarView()
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2023, month: 11, day: 1)
        view.selectionBehavior = selection
        return view
    }

    override func fill() {
        caption("Several dates, with decorations; some refused")
        let several = UICalendarSelectionMultiDate(delegate: self), decorated = calendar(several)
        several.selectedDates = [10, 14, 16].map { DateComponents(year: 2023, month: 11, day: $0) }
        decorated.delegate = self
        add(decorated, wide: true, height: 414)
        caption("One date, rounded, without decorations")
        let one = UICalendarSelectionSingleDate(delegate: nil), plain = calendar(one)
        one.selectedDate = DateComponents(year: 2023, month: 11, day: 14)
        plain.wantsDateDecorations = false
        plain.fontDesign = .rounded
        add(plain, wide: true, height: 330)
    }
}

final class ColorsPage: GalleryPage {
    override func fill() {
        let colors: [(String, UIColor)] = [
            ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow), ("green", .systemGreen), ("mint", .systemMint),
            ("teal", .systemTeal),
            ("cyan", .systemCyan),
            ("blue", .systemBlue), ("indigo", .systemIndigo), ("purple", .systemPurple), ("pink", .systemPink), ("brown", .systemBrown),
            ("gray", .systemGray),
            ("gray2", .systemGray2),
            ("gray3", .systemGray3), ("gray4", .systemGray4), ("gray5", .systemGray5), ("gray6", .systemGray6), ("fill", .systemFill),
            ("fill 2", .secondarySystemFill),
            ("fill 3", .tertiarySystemFill), ("fill 4", .quaternarySystemFill), ("back", .systemBackground),
            ("back 2", .secondarySystemBackground),
            ("back 3", .tertiarySystemBackground),
            ("group", .systemGroupedBackground), ("group 2", .secondarySystemGroupedBackground),
            ("group 3", .tertiarySystemGroupedBackground),
            ("separator", .separator),
            ("opaque", .opaqueSeparator), ("link", .link), ("placehold.", .placeholderText), ("dark text", .darkText),
            ("light text", .lightText),
        ]
        for start in stride(from: 0, to: colors.count, by: 5) {
            row(
                colors[start..<min(start + 5, colors.count)].map { name, color in
                    let swatch = UIView()
                    swatch.backgroundColor = color
                    swatch.layer.cornerRadius = 8
                    swatch.layer.borderWidth = 0.5
                    swatch.layer.borderColor = UIColor.separator.cgColor
                    swatch.widthAnchor.constraint(equalToConstant: 62).isActive = true
                    swatch.heightAnchor.constraint(equalToConstant: 44).isActive = true
                    let column = UIStackView(arrangedSubviews: [swatch, label(name, .systemFont(ofSize: 11))])
                    column.axis = .vertical
                    column.alignment = .center
                    column.spacing = 2
                    return column
                }, spacing: 8, alignment: .top)
        }
    }
}
