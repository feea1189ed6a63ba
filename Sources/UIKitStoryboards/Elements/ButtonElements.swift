import Foundation
import InterfaceBuilder

/// Buttons: states, insets, and configurations.
@MainActor
enum ButtonElements {
    private static let states: [String: (state: UIControl.State, property: String)] = [
        "normal": (.normal, "normalTitle"), "highlighted": (.highlighted, "highlightedTitle"), "selected": (.selected, "selectedTitle"),
        "disabled": (.disabled, "disabledTitle"), "focused": (.focused, "focusedTitle"),
    ]

    // A button's type and alignments. (SP-A051)
    static func button(_ element: Element, _ button: UIButton, _ decoding: Decoding) {
        if element.determines("buttonType") { button.adopt(element["buttonType"].flatMap { Names.buttonType[$0] } ?? .custom) }
        if let value = element["role"].flatMap({ Names.buttonRole[$0] }) { button.role = value }
        if let value = element["lineBreakMode"].flatMap({ Names.lineBreakMode[$0] }) { button.titleLabel?.lineBreakMode = value }
        if let font = decoding.font(element, "fontDescription") { button.titleLabel?.font = font }
        if let size = element.size("titleShadowOffset") { button.titleLabel?.shadowOffset = size }
        if let value = element.bool("reversesTitleShadowWhenHighlighted") { button.reversesTitleShadowWhenHighlighted = value }
        if let value = element.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = value }
        if let value = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
        if let value = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
        if let value = element.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
        if let menu = element.child(key: "menu").flatMap({ MenuElements.menu($0, decoding) }) { button.menu = menu }
        if let value = element.bool("pointerInteraction") { button.isPointerInteractionEnabled = value }
        if let insets = decoding.insets(element, "contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = decoding.insets(element, "titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = decoding.insets(element, "imageEdgeInsets") { button.imageEdgeInsets = insets }
        for child in element.elements where child.name == "state" { state(child, of: element, button, decoding) }
        if let configuration = element.child(key: "configuration"), configuration.name == "buttonConfiguration" {
            button.configuration = Self.configuration(configuration, element, decoding)
        }
    }

    // A button's title, images, and colors for each state. (SP-A052)
    private static func state(_ element: Element, of owner: Element, _ button: UIButton, _ decoding: Decoding) {
        guard let (state, property) = states[element.key ?? ""] else { return }
        // SP-A054: Xcode leaves the previous title and image in the normal state.
        let isReplaced = state == .normal && owner.child(key: "configuration")?.name == "buttonConfiguration"
        if !isReplaced, element.determines("title"), let title = decoding.file.strings[owner.id, property] ?? element.string("title") {
            button.setTitle(title, for: state)
        }
        if !isReplaced, let title = decoding.attributedString(element, "attributedTitle") { button.setAttributedTitle(title, for: state) }
        if let color = decoding.color(element, "titleColor") { button.setTitleColor(color, for: state) }
        if let color = decoding.color(element, "titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if !isReplaced, let image = decoding.image(element, "image") { button.setImage(image, for: state) }
        if let image = decoding.image(element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let configuration = decoding.symbolConfiguration(element, "preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }

    // A button's configuration. (SP-A054)
    private static func configuration(_ element: Element, _ owner: Element, _ decoding: Decoding) -> UIButton.Configuration {
        var configuration = element["style"].flatMap { Names.buttonConfiguration[$0] } ?? .plain()
        texts(element, owner, decoding, &configuration)
        if let image = decoding.image(element, "image") { configuration.image = image }
        if let symbol = decoding.symbolConfiguration(element, "preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let value = element["cornerStyle"].flatMap({ Names.cornerStyle[$0] }) { configuration.cornerStyle = value }
        if let value = element["buttonSize"].flatMap({ Names.buttonSize[$0] }) { configuration.buttonSize = value }
        if let value = element["imagePlacement"].flatMap({ Names.imagePlacement[$0] }) { configuration.imagePlacement = value }
        if let value = element.double("imagePadding") { configuration.imagePadding = value }
        if let value = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = value }
        if let child = element.child(key: "contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: child.double("top") ?? 0, leading: child.double("leading") ?? 0, bottom: child.double("bottom") ?? 0,
                trailing: child.double("trailing") ?? 0)
        }
        if let color = decoding.color(element, "baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = decoding.color(element, "baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let background = element.child(key: "background"), background.name == "backgroundConfiguration" {
            fill(&configuration.background, from: background, decoding)
        }
        return configuration
    }

    private static func texts(_ element: Element, _ owner: Element, _ decoding: Decoding, _ configuration: inout UIButton.Configuration) {
        let strings = decoding.file.strings
        if let title = strings[owner.id, "configuration.title"] ?? element.string("title") { configuration.title = title }
        if let text = strings[owner.id, "configuration.subtitle"] ?? element.string("subtitle") { configuration.subtitle = text }
        if let text = decoding.attributedString(element, "attributedTitle") { configuration.attributedTitle = AttributedString(text) }
        if let text = decoding.attributedString(element, "attributedSubtitle") { configuration.attributedSubtitle = AttributedString(text) }
        if let value = element["titleAlignment"].flatMap({ Names.titleAlignment[$0] }) { configuration.titleAlignment = value }
        if let value = element["titleLineBreakMode"].flatMap({ Names.lineBreakMode[$0] }) { configuration.titleLineBreakMode = value }
        if let value = element["subtitleLineBreakMode"].flatMap({ Names.lineBreakMode[$0] }) { configuration.subtitleLineBreakMode = value }
        if let value = element.double("titlePadding") { configuration.titlePadding = value }
        if let font = decoding.font(element, "titleFontDescription") { configuration.titleTextAttributesTransformer = transformer(font) }
        if let font = decoding.font(element, "subtitleFontDescription") {
            configuration.subtitleTextAttributesTransformer = transformer(font)
        }
    }

    private static func fill(_ background: inout UIBackgroundConfiguration, from element: Element, _ decoding: Decoding) {
        if let color = decoding.color(element, "backgroundColor") { background.backgroundColor = color }
        if let color = decoding.color(element, "strokeColor") { background.strokeColor = color }
        if let value = element.double("strokeOutset") { background.strokeOutset = value }
        if let value = element.double("strokeWidth") { background.strokeWidth = value }
        if let value = element.double("cornerRadius") { background.cornerRadius = value }
        if let image = decoding.image(element, "image") { background.image = image }
    }

    private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
    }
}
