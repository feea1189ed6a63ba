import Foundation
import InterfaceBuilder

/// Blur and vibrancy (SP-A063).
@MainActor
enum EffectElements {
    static let table: [String: ElementDecoder] = ["visualEffectView": .view(UIVisualEffectView.self, visualEffect)]

    private static func visualEffect(_ element: Element, _ view: UIVisualEffectView, _ decoding: Decoding) {
        if let blur = element.first("blurEffect") {
            view.effect = UIBlurEffect(style: blurStyle(blur["style"]))
        } else if let vibrancy = element.first("vibrancyEffect"), let blur = vibrancy.first("blurEffect") {
            let base = UIBlurEffect(style: blurStyle(blur["style"]))
            view.effect =
                vibrancyStyle(vibrancy["style"]).map { UIVibrancyEffect(blurEffect: base, style: $0) } ?? UIVibrancyEffect(blurEffect: base)
        }
        guard let content = element.child(key: "contentView") else { return }
        decoding.adopt(view.contentView, for: content)
        ViewElements.decode(content, view.contentView, decoding)
        ViewElements.decodeSubviews(content, view.contentView, decoding)
    }

    private static func vibrancyStyle(_ name: String?) -> UIVibrancyEffectStyle? {
        switch name {
        case "label"?: .label
        case "secondaryLabel"?: .secondaryLabel
        case "tertiaryLabel"?: .tertiaryLabel
        case "quaternaryLabel"?: .quaternaryLabel
        case "fill"?: .fill
        case "secondaryFill"?: .secondaryFill
        case "tertiaryFill"?: .tertiaryFill
        case "separator"?: .separator
        default: nil
        }
    }

    static func blurStyle(_ name: String?) -> UIBlurEffect.Style {
        switch name {
        case "extraLight"?: .extraLight
        case "light"?: .light
        case "dark"?: .dark
        case "prominent"?: .prominent
        case "systemUltraThinMaterial"?: .systemUltraThinMaterial
        case "systemThinMaterial"?: .systemThinMaterial
        case "systemMaterial"?: .systemMaterial
        case "systemThickMaterial"?: .systemThickMaterial
        case "systemChromeMaterial"?: .systemChromeMaterial
        case "systemUltraThinMaterialLight"?: .systemUltraThinMaterialLight
        case "systemThinMaterialLight"?: .systemThinMaterialLight
        case "systemMaterialLight"?: .systemMaterialLight
        case "systemThickMaterialLight"?: .systemThickMaterialLight
        case "systemChromeMaterialLight"?: .systemChromeMaterialLight
        case "systemUltraThinMaterialDark"?: .systemUltraThinMaterialDark
        case "systemThinMaterialDark"?: .systemThinMaterialDark
        case "systemMaterialDark"?: .systemMaterialDark
        case "systemThickMaterialDark"?: .systemThickMaterialDark
        case "systemChromeMaterialDark"?: .systemChromeMaterialDark
        default: .regular
        }
    }
}
