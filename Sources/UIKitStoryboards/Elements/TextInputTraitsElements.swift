import Foundation
import InterfaceBuilder

/// `textInputTraits` (SP-A059).
@MainActor
enum TextInputTraitsElements {
    /// Decodes the traits. Content types in files are the tokens of web forms; UIKit's raw values are the same words.
    static func decode(_ element: Element, _ input: some UITextInputTraits) {
        let input = input
        if let value = element["autocapitalizationType"].flatMap({ Names.autocapitalization[$0] }) { input.autocapitalizationType = value }
        if let value = element["autocorrectionType"] { input.autocorrectionType = value == "no" ? .no : value == "yes" ? .yes : .default }
        if let value = element["spellCheckingType"] { input.spellCheckingType = value == "no" ? .no : value == "yes" ? .yes : .default }
        if let value = element["keyboardType"].flatMap({ Names.keyboardType[$0] }) { input.keyboardType = value }
        if let value = element["keyboardAppearance"].flatMap({ Names.keyboardAppearance[$0] }) { input.keyboardAppearance = value }
        if let value = element["returnKeyType"].flatMap({ Names.returnKeyType[$0] }) { input.returnKeyType = value }
        if let value = element.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
        if let value = element.bool("secureTextEntry") { input.isSecureTextEntry = value }
        if let value = element["smartQuotesType"] { input.smartQuotesType = value == "no" ? .no : value == "yes" ? .yes : .default }
        if let value = element["smartDashesType"] { input.smartDashesType = value == "no" ? .no : value == "yes" ? .yes : .default }
        if let value = element["smartInsertDeleteType"] {
            input.smartInsertDeleteType = value == "no" ? .no : value == "yes" ? .yes : .default
        }
        if let value = element["textContentType"] { input.textContentType = UITextContentType(rawValue: value) }
    }
}
