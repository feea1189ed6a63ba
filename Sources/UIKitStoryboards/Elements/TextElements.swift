import Foundation
import InterfaceBuilder

/// Labels, fields, and text views.
@MainActor
enum TextElements {
    static let table: [String: ElementDecoder] = [
        "label": .view(UILabel.self, label),
        "textField": .view(UITextField.self) { element, field, decoding in
            ControlElements.control(element, field, decoding)
            textField(element, field, decoding)
        },
        "textView": .view(UITextView.self) { element, view, decoding in
            ScrollElements.scroll(element, view, decoding)
            textView(element, view, decoding)
        },
    ]

    /// Returns whether the text shrinks to fit, or `nil` if the file does not say. Xcode writes NO for a fixed size, and only the smallest
    /// size for a text that shrinks. (SP-A046, SP-A058)
    private static func shrinks(_ element: Element) -> Bool? {
        if let value = element.bool("adjustsFontSizeToFit") { return value }
        return element["minimumFontSize"] == nil && element["minimumScaleFactor"] == nil ? nil : true
    }

    // A label's attributes. (SP-A046)
    private static func label(_ element: Element, _ label: UILabel, _ decoding: Decoding) {
        if let font = decoding.font(element, "fontDescription") { label.font = font }
        if let color = decoding.color(element, "textColor") { label.textColor = color }
        if let color = decoding.color(element, "highlightedColor") { label.highlightedTextColor = color }
        if let color = decoding.color(element, "shadowColor") { label.shadowColor = color }
        if let size = element.size("shadowOffset") { label.shadowOffset = size }
        if let value = element["textAlignment"].flatMap({ Names.textAlignment[$0] }) { label.textAlignment = value }
        if let value = element["lineBreakMode"].flatMap({ Names.lineBreakMode[$0] }) { label.lineBreakMode = value }
        if let value = element["baselineAdjustment"].flatMap({ Names.baselineAdjustment[$0] }) { label.baselineAdjustment = value }
        if let value = element.integer("numberOfLines") { label.numberOfLines = value }
        if let value = shrinks(element) { label.adjustsFontSizeToFitWidth = value }
        if let value = element.double("minimumScaleFactor") { label.minimumScaleFactor = value }
        if let value = element.double("minimumFontSize"), label.font.pointSize > 0 {
            label.minimumScaleFactor = value / label.font.pointSize
        }
        if let value = element.bool("showsExpansionTextWhenTruncated") { label.showsExpansionTextWhenTruncated = value }
        if let value = element.bool("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = value }
        if let value = element.double("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
        if let value = element.bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
        if let value = element.bool("enabled") { label.isEnabled = value }
        if let value = element.bool("highlighted") { label.isHighlighted = value }
        if let text = decoding.attributedString(element, "attributedText") {
            label.attributedText = text
        } else if let text = decoding.text(element, "text") {
            label.text = text
        }
    }

    // A text field's attributes. (SP-A058)
    private static func textField(_ element: Element, _ field: UITextField, _ decoding: Decoding) {
        if let font = decoding.font(element, "fontDescription") { field.font = font }
        if let color = decoding.color(element, "textColor") { field.textColor = color }
        if let value = element["textAlignment"].flatMap({ Names.textAlignment[$0] }) { field.textAlignment = value }
        if element.determines("borderStyle") {
            switch element["borderStyle"] {
            case "line"?: field.borderStyle = .line
            case "bezel"?: field.borderStyle = .bezel
            case "roundedRect"?: field.borderStyle = .roundedRect
            default: field.borderStyle = .none
            }
        }
        switch element["clearButtonMode"] {
        case "whileEditing"?: field.clearButtonMode = .whileEditing
        case "unlessEditing"?: field.clearButtonMode = .unlessEditing
        case "always"?: field.clearButtonMode = .always
        default: break
        }
        if let value = element.double("minimumFontSize") { field.minimumFontSize = value }
        if let value = shrinks(element) { field.adjustsFontSizeToFitWidth = value }
        if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
        if let value = element.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
        if let value = element.bool("allowsEditingTextAttributes") { field.allowsEditingTextAttributes = value }
        if let image = decoding.image(element, "background") { field.background = image }
        if let image = decoding.image(element, "disabledBackground") { field.disabledBackground = image }
        if let text = decoding.text(element, "placeholder") { field.placeholder = text }
        if let text = decoding.attributedString(element, "attributedPlaceholder") { field.attributedPlaceholder = text }
        if let text = decoding.attributedString(element, "attributedText") {
            field.attributedText = text
        } else if let text = decoding.text(element, "text") {
            field.text = text
        }
        if let traits = element.child(key: "textInputTraits") { TextInputTraitsElements.decode(traits, field) }
    }

    private static func textView(_ element: Element, _ view: UITextView, _ decoding: Decoding) {
        if let value = element.bool("clearsOnInsertion") { view.clearsOnInsertion = value }
        if let value = element.bool("findInteractionEnabled") { view.isFindInteractionEnabled = value }
        if let font = decoding.font(element, "fontDescription") { view.font = font }
        if let color = decoding.color(element, "textColor") { view.textColor = color }
        if let value = element["textAlignment"].flatMap({ Names.textAlignment[$0] }) { view.textAlignment = value }
        if let value = element.bool("editable") { view.isEditable = value }
        if let value = element.bool("selectable") { view.isSelectable = value }
        if let value = element.bool("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = value }
        if let value = element.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
        if let types = element.first("dataDetectorType") ?? element.first("dataDetectorTypes") {
            var value: UIDataDetectorTypes = []
            if types["link"] == "YES" { value.insert(.link) }
            if types["phoneNumber"] == "YES" { value.insert(.phoneNumber) }
            if types["address"] == "YES" { value.insert(.address) }
            if types["calendarEvent"] == "YES" { value.insert(.calendarEvent) }
            if types["shipmentTrackingNumber"] == "YES" { value.insert(.shipmentTrackingNumber) }
            if types["flightNumber"] == "YES" { value.insert(.flightNumber) }
            if types["lookupSuggestion"] == "YES" { value.insert(.lookupSuggestion) }
            view.dataDetectorTypes = value
        }
        if let text = decoding.attributedString(element, "attributedText") {
            view.attributedText = text
        } else if let text = decoding.text(element, "text") {
            view.text = text
        }
        if let traits = element.child(key: "textInputTraits") { TextInputTraitsElements.decode(traits, view) }
    }
}
