import Foundation
import UIKitControls
import UIKitCore

/// The archived members of text fields and text views.
@MainActor
package enum TextArchives {
    package static let members: [ObjectIdentifier: [ArchivedMember]] = [
        ObjectIdentifier(UITextField.self): [
            ArchivedMember("UIText", optional: \UITextField.text),
            ArchivedMember("UIFont", optional: \UITextField.font),
            ArchivedMember("UITextColor", { (field: UITextField) in field.model.color }, { $0.textColor = $1 }),
            ArchivedMember("UITextAlignment", raw: \UITextField.textAlignment),
            ArchivedMember("UIPlaceholder", { (field: UITextField) in field.model.placeholder }, { $0.placeholder = $1 }),
            ArchivedMember(
                "UIAttributedPlaceholder", { (field: UITextField) in field.model.attributedPlaceholder }, { $0.attributedPlaceholder = $1 }),
            ArchivedMember("UIBorderStyle", raw: \UITextField.borderStyle),
            ArchivedMember("UIBackground", optional: \UITextField.background),
            ArchivedMember("UIDisabledBackground", optional: \UITextField.disabledBackground),
            ArchivedMember("UIClearButtonMode", raw: \UITextField.clearButtonMode),
            ArchivedMember("UIClearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
            ArchivedMember("UIAdjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
            ArchivedMember("UIMinimumFontSize", \UITextField.minimumFontSize),
            ArchivedMember("UILeftView", optional: \UITextField.leftView),
            ArchivedMember("UILeftViewMode", raw: \UITextField.leftViewMode),
            ArchivedMember("UIRightView", optional: \UITextField.rightView),
            ArchivedMember("UIRightViewMode", raw: \UITextField.rightViewMode),
            ArchivedMember("UIAutocapitalizationType", raw: \UITextField.autocapitalizationType),
            ArchivedMember("UIAutocorrectionType", raw: \UITextField.autocorrectionType),
            ArchivedMember("UIKeyboardType", raw: \UITextField.keyboardType),
            ArchivedMember("UIKeyboardAppearance", raw: \UITextField.keyboardAppearance),
            ArchivedMember("UIReturnKeyType", raw: \UITextField.returnKeyType),
            ArchivedMember("UIEnablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
            ArchivedMember("UISecureTextEntry", \UITextField.isSecureTextEntry),
        ],
        ObjectIdentifier(UITextView.self): [
            ArchivedMember("UIFont", optional: \UITextView.font),
            ArchivedMember("UITextColor", optional: \UITextView.textColor),
            ArchivedMember("UITextAlignment", raw: \UITextView.textAlignment),
            ArchivedMember("UIAttributedText", optional: \UITextView.attributedText),
            ArchivedMember("UITextContainerInset", \UITextView.textContainerInset),
            ArchivedMember("UIEditable", \UITextView.isEditable),
            ArchivedMember("UISelectable", \UITextView.isSelectable),
            ArchivedMember("UIAutocapitalizationType", raw: \UITextView.autocapitalizationType),
            ArchivedMember("UIAutocorrectionType", raw: \UITextView.autocorrectionType),
            ArchivedMember("UIKeyboardType", raw: \UITextView.keyboardType),
            ArchivedMember("UIReturnKeyType", raw: \UITextView.returnKeyType),
            ArchivedMember("UISecureTextEntry", \UITextView.isSecureTextEntry),
        ],
    ]
}
