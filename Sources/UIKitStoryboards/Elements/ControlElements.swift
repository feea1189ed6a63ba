import Foundation
import InterfaceBuilder

/// Switches, sliders, and similar controls.
@MainActor
enum ControlElements {
    private static func control<Control: UIControl>(
        _ type: Control.Type, _ decode: @escaping @MainActor (Element, Control, Decoding) -> Void = { _, _, _ in }
    ) -> ElementDecoder {
        .view(type) { element, view, decoding in
            control(element, view, decoding)
            decode(element, view, decoding)
        }
    }

    static let table: [String: ElementDecoder] = [
        "button": control(UIButton.self, ButtonElements.button),
        "switch": control(UISwitch.self, switchControl),
        "slider": control(UISlider.self, slider),
        "stepper": control(UIStepper.self, stepper),
        "segmentedControl": control(UISegmentedControl.self, segmentedControl),
        "pageControl": control(UIPageControl.self, pageControl),
        "refreshControl": control(UIRefreshControl.self) { element, control, decoding in
            if let title = decoding.attributedString(element, "attributedTitle") { control.attributedTitle = title }
        },
        "colorWell": control(UIColorWell.self) { element, control, decoding in
            if let title = decoding.text(element, "title") { control.title = title }
            if let value = element.bool("supportsAlpha") { control.supportsAlpha = value }
            if let color = decoding.color(element, "selectedColor") { control.selectedColor = color }
        },
        "progressView": .view(UIProgressView.self, progressView),
        "activityIndicatorView": .view(UIActivityIndicatorView.self, activityIndicator),
    ]

    static func control(_ element: Element, _ control: UIControl, _ decoding: Decoding) {
        if let value = element.bool("enabled") { control.isEnabled = value }
        if let value = element.bool("selected") { control.isSelected = value }
        if let value = element.bool("highlighted") { control.isHighlighted = value }
        if let value = element["contentHorizontalAlignment"].flatMap({ Names.contentHorizontalAlignment[$0] }) {
            control.contentHorizontalAlignment = value
        }
        if let value = element["contentVerticalAlignment"].flatMap({ Names.contentVerticalAlignment[$0] }) {
            control.contentVerticalAlignment = value
        }
        if let value = element.bool("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = value }
        if let value = element.bool("contextMenuInteractionEnabled") { control.isContextMenuInteractionEnabled = value }
        if let value = element["toolTip"] { control.toolTip = value }
    }

    // The values of switches, sliders, steppers, and progress views. (SP-A060)
    private static func switchControl(_ element: Element, _ control: UISwitch, _ decoding: Decoding) {
        if element.determines("on") { control.isOn = element.bool("on") ?? false }
        switch element["preferredStyle"] {
        case "checkbox"?: control.preferredStyle = .checkbox
        case "sliding"?: control.preferredStyle = .sliding
        default: break
        }
        if let color = decoding.color(element, "onTintColor") { control.onTintColor = color }
        if let color = decoding.color(element, "thumbTintColor") { control.thumbTintColor = color }
        if let title = decoding.text(element, "title") { control.title = title }
    }

    private static func slider(_ element: Element, _ slider: UISlider, _ decoding: Decoding) {
        if element.determines("minValue") { slider.minimumValue = Float(element.double("minValue") ?? 0) }
        if element.determines("maxValue") { slider.maximumValue = Float(element.double("maxValue") ?? 1) }
        if element.determines("value") { slider.value = Float(element.double("value") ?? 0) }
        if let value = element.bool("continuous") { slider.isContinuous = value }
        if let image = decoding.image(element, "minimumValueImage") { slider.minimumValueImage = image }
        if let image = decoding.image(element, "maximumValueImage") { slider.maximumValueImage = image }
        if let color = decoding.color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = decoding.color(element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = decoding.color(element, "thumbTintColor") { slider.thumbTintColor = color }
    }

    private static func stepper(_ element: Element, _ stepper: UIStepper, _ decoding: Decoding) {
        let minimum = element.determines("minimumValue") ? element.double("minimumValue") ?? 0 : stepper.minimumValue
        let maximum = element.determines("maximumValue") ? element.double("maximumValue") ?? 100 : stepper.maximumValue
        // In the order in which the minimum is never the larger one, which is a fault.
        if maximum < stepper.minimumValue { stepper.minimumValue = minimum }
        stepper.maximumValue = maximum
        stepper.minimumValue = minimum
        if element.determines("stepValue") { stepper.stepValue = element.double("stepValue") ?? 1 }
        if element.determines("value") { stepper.value = element.double("value") ?? 0 }
        if let value = element.bool("wraps") { stepper.wraps = value }
        if let value = element.bool("autorepeat") { stepper.autorepeat = value }
        if let value = element.bool("continuous") { stepper.isContinuous = value }
    }

    private static func segmentedControl(_ element: Element, _ control: UISegmentedControl, _ decoding: Decoding) {
        if let value = element.bool("momentary") { control.isMomentary = value }
        if let value = element.bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
        if let color = decoding.color(element, "selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
        // A partial element contains all segments if one of them changed.
        if element.isPartial, element.first("segments") != nil { control.removeAllSegments() }
        for (index, segment) in (element.first("segments")?.elements ?? []).enumerated() where segment.name == "segment" {
            let title = decoding.file.strings[element.id, "segmentTitles[\(index)]"] ?? segment.string("title")
            if let image = decoding.image(segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: title ?? "", at: index, animated: false)
            }
            if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
            if let width = segment.double("width") { control.setWidth(width, forSegmentAt: index) }
            if let offset = segment.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
        }
        guard element.determines("selectedSegmentIndex") else { return }
        control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }

    private static func pageControl(_ element: Element, _ control: UIPageControl, _ decoding: Decoding) {
        if element.determines("numberOfPages") { control.numberOfPages = element.integer("numberOfPages") ?? 0 }
        if element.determines("currentPage") { control.currentPage = element.integer("currentPage") ?? 0 }
        if let value = element.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
        if let value = element.bool("allowsContinuousInteraction") { control.allowsContinuousInteraction = value }
        if let value = element.bool("defersCurrentPageDisplay") { control.defersCurrentPageDisplay = value }
        switch element["backgroundStyle"] {
        case "prominent"?: control.backgroundStyle = .prominent
        case "minimal"?: control.backgroundStyle = .minimal
        default: break
        }
        if let color = decoding.color(element, "pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
        if let color = decoding.color(element, "currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = color }
    }

    private static func progressView(_ element: Element, _ view: UIProgressView, _ decoding: Decoding) {
        if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if element.determines("progress") { view.progress = Float(element.double("progress") ?? 0) }
        if let color = decoding.color(element, "progressTintColor") { view.progressTintColor = color }
        if let color = decoding.color(element, "trackTintColor") { view.trackTintColor = color }
        if let image = decoding.image(element, "progressImage") { view.progressImage = image }
        if let image = decoding.image(element, "trackImage") { view.trackImage = image }
    }

    private static func activityIndicator(_ element: Element, _ view: UIActivityIndicatorView, _ decoding: Decoding) {
        if element.determines("style") {
            switch element["style"] {
            case "large"?: view.style = .large
            case "whiteLarge"?: view.style = .whiteLarge
            case "white"?: view.style = .white
            case "gray"?: view.style = .gray
            default: view.style = .medium
            }
        }
        if let color = decoding.color(element, "color") { view.color = color }
        if element.determines("hidesWhenStopped") { view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false }
        if element["animating"] == "YES" { view.startAnimating() }
    }
}
