import Foundation

/// The letters that the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether typing is corrected. The emulated keyboard makes no corrections.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether misspelled words are underlined. The emulated keyboard does not underline any.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are added and removed around pasted and cut words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether the rest of a word is suggested within the text.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether the result of a calculation is proposed in the text.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// Whether the system may rewrite a text view's text.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
/// The content that the rewritten text may have.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// The keys a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch
    case asciiCapableNumberPad
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether the keyboard is light or dark; `default` follows the interface.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The purpose of a field, for which the system can suggest content.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let cellularEID = UITextContentType(rawValue: "device-eid")
    public static let cellularIMEI = UITextContentType(rawValue: "device-imei")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// The requirements for a suggested password, in the language of password rules.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    open private(set) var passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// The requirements of ``UITextInputTraits``. They are in a protocol of their own, and disfavored, so that a trait read through
/// `UITextInputTraits` is optional, as for an optional requirement, while a class's own property, and a trait that is set, are not.
@preconcurrency @MainActor
public protocol TextInputTraitRequirements: NSObjectProtocol {
    @_disfavoredOverload var autocapitalizationType: UITextAutocapitalizationType { get set }
    @_disfavoredOverload var autocorrectionType: UITextAutocorrectionType { get set }
    @_disfavoredOverload var spellCheckingType: UITextSpellCheckingType { get set }
    @_disfavoredOverload var smartQuotesType: UITextSmartQuotesType { get set }
    @_disfavoredOverload var smartDashesType: UITextSmartDashesType { get set }
    @_disfavoredOverload var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    @_disfavoredOverload var keyboardType: UIKeyboardType { get set }
    @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
    @_disfavoredOverload var returnKeyType: UIReturnKeyType { get set }
    @_disfavoredOverload var enablesReturnKeyAutomatically: Bool { get set }
    @_disfavoredOverload var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension TextInputTraitRequirements {
    @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    @_disfavoredOverload public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    // Stored only: the emulated keyboard doesn't predict or rewrite text.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { AddedTraits.prediction[self] }
        set { AddedTraits.prediction[self] = newValue }
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { AddedTraits.math[self] }
        set { AddedTraits.math[self] = newValue }
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { AddedTraits.tools[self] }
        set { AddedTraits.tools[self] = newValue }
    }
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { AddedTraits.results[self] }
        set { AddedTraits.results[self] = newValue }
    }
}

/// The text input traits of a responder. Every requirement is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: TextInputTraitRequirements {}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType? { (self as any TextInputTraitRequirements).autocapitalizationType }
    public var autocorrectionType: UITextAutocorrectionType? { (self as any TextInputTraitRequirements).autocorrectionType }
    public var spellCheckingType: UITextSpellCheckingType? { (self as any TextInputTraitRequirements).spellCheckingType }
    public var smartQuotesType: UITextSmartQuotesType? { (self as any TextInputTraitRequirements).smartQuotesType }
    public var smartDashesType: UITextSmartDashesType? { (self as any TextInputTraitRequirements).smartDashesType }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType? { (self as any TextInputTraitRequirements).smartInsertDeleteType }
    public var keyboardType: UIKeyboardType? { (self as any TextInputTraitRequirements).keyboardType }
    public var keyboardAppearance: UIKeyboardAppearance? { (self as any TextInputTraitRequirements).keyboardAppearance }
    public var returnKeyType: UIReturnKeyType? { (self as any TextInputTraitRequirements).returnKeyType }
    public var enablesReturnKeyAutomatically: Bool? { (self as any TextInputTraitRequirements).enablesReturnKeyAutomatically }
    public var isSecureTextEntry: Bool? { (self as any TextInputTraitRequirements).isSecureTextEntry }
}

/// The traits of iOS 17 and 18.
private enum AddedTraits {
    static let prediction = AttachedProperty(UITextInlinePredictionType.default)
    static let math = AttachedProperty(UITextMathExpressionCompletionType.default)
    static let tools = AttachedProperty(UIWritingToolsBehavior.default)
    static let results = AttachedProperty(UIWritingToolsResultOptions())
}

/// A responder that accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// The controller of a custom keyboard or accessory.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    open override var inputView: UIView? { viewIfLoaded }
    open var primaryLanguage: String?
    /// Whether the keyboard has a key for dictation of its own, so the system shows none.
    open var hasDictationKey = false
    /// Does nothing: there is no list of keyboards from which to choose.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open func dismissKeyboard() { view.window?.firstResponder?.resignFirstResponder() }
}
