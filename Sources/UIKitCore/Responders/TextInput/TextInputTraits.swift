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
    /// The bits, one for each kind of content.
    public let rawValue: UInt
    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    /// Text with attributes.
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    /// Lists with bullets or numbers.
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    /// Tables of text.
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// The keys a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
    /// The keys for letters, digits, URLs, numbers, addresses, or names of one purpose.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch
    /// A number pad with Western digits in every language.
    case asciiCapableNumberPad
    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether the keyboard is light or dark; `default` follows the interface.
public enum UIKeyboardAppearance: Int, Sendable {
    /// Following the interface, always dark, or always light.
    case `default`, dark, light
    /// The older name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// The word on the key. The keyboard shows it in the app's language, or an arrow by default.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The purpose of a field, for which the system can suggest content.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The purpose as text, with the words of HTML's `autocomplete`.
    public let rawValue: String
    /// Creates a purpose. Unknown ones have no effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A person's last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix after a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A person's informal name.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A person's position in an organization.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company or other organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place: an address or a point of interest.
    public static let location = UITextContentType(rawValue: "location")
    /// A street address with all its lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state or province of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The ZIP or postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a web page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The existing password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password for a new account, which the system may suggest. None is suggested here.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code received in a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The name on a payment card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a payment card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a payment card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    /// The last name on a payment card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The security code of a payment card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The date until which a payment card is valid.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month of a payment card's expiration.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year of a payment card's expiration.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The brand of a payment card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A person's date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The identifier of a device's embedded SIM.
    public static let cellularEID = UITextContentType(rawValue: "device-eid")
    /// The identifier of a device on mobile networks.
    public static let cellularIMEI = UITextContentType(rawValue: "device-imei")
    /// A date, a time, or a duration.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// An airline's number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// The requirements for a suggested password, in the language of password rules.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules as text.
    open private(set) var passwordRulesDescriptor: String
    /// Creates rules from their text. They are stored: no password is suggested.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// The requirements of ``UITextInputTraits``. They are in a protocol of their own, and disfavored, so that a trait read through
/// `UITextInputTraits` is optional, as for an optional requirement, while a class's own property, and a trait that is set, are not.
@preconcurrency @MainActor
public protocol TextInputTraitRequirements: NSObjectProtocol {
    /// Which letters the keyboard capitalizes.
    @_disfavoredOverload var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typing is corrected.
    @_disfavoredOverload var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are underlined.
    @_disfavoredOverload var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether typed quotation marks become curly.
    @_disfavoredOverload var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two typed hyphens become a dash.
    @_disfavoredOverload var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces around pasted and cut words are adjusted.
    @_disfavoredOverload var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The keys that the keyboard shows. Takes effect when the responder becomes first, or reloads its input views.
    @_disfavoredOverload var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark.
    @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The word on the return key.
    @_disfavoredOverload var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while the text is empty.
    @_disfavoredOverload var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is shown as dots, and can't be copied.
    @_disfavoredOverload var isSecureTextEntry: Bool { get set }
    /// The purpose of the text, or `nil` for none.
    var textContentType: UITextContentType! { get set }
    /// The requirements for a suggested password, or `nil`.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether the rest of a word is suggested.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether results of calculations are proposed.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// Whether the system may rewrite the text.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    /// The content that rewritten text may have.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension TextInputTraitRequirements {
    /// The beginnings of sentences, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The default, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The default, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The default keyboard, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The interface's style, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default key, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// `false`, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// `false`, for a class that doesn't declare the property. Setting it has no effect.
    @_disfavoredOverload public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// `nil`, for a class that doesn't declare the property. Setting it has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// `nil`, for a class that doesn't declare the property. Setting it has no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    // Stored but has no effect: the emulated keyboard doesn't predict or rewrite text.
    /// Whether the rest of a word is suggested. Stored but has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { AddedTraits.prediction[self] }
        set { AddedTraits.prediction[self] = newValue }
    }
    /// Whether results of calculations are proposed. Stored but has no effect.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { AddedTraits.math[self] }
        set { AddedTraits.math[self] = newValue }
    }
    /// Whether the system may rewrite the text. Stored but has no effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { AddedTraits.tools[self] }
        set { AddedTraits.tools[self] = newValue }
    }
    /// The content that rewritten text may have. Stored but has no effect.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { AddedTraits.results[self] }
        set { AddedTraits.results[self] = newValue }
    }
}

/// The text input traits of a responder. Every requirement is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: TextInputTraitRequirements {}

extension UITextInputTraits {
    /// Which letters the keyboard capitalizes. Never `nil` here.
    public var autocapitalizationType: UITextAutocapitalizationType? { (self as any TextInputTraitRequirements).autocapitalizationType }
    /// Whether typing is corrected. Never `nil` here.
    public var autocorrectionType: UITextAutocorrectionType? { (self as any TextInputTraitRequirements).autocorrectionType }
    /// Whether misspelled words are underlined. Never `nil` here.
    public var spellCheckingType: UITextSpellCheckingType? { (self as any TextInputTraitRequirements).spellCheckingType }
    /// Whether typed quotation marks become curly. Never `nil` here.
    public var smartQuotesType: UITextSmartQuotesType? { (self as any TextInputTraitRequirements).smartQuotesType }
    /// Whether two typed hyphens become a dash. Never `nil` here.
    public var smartDashesType: UITextSmartDashesType? { (self as any TextInputTraitRequirements).smartDashesType }
    /// Whether spaces around pasted and cut words are adjusted. Never `nil` here.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType? { (self as any TextInputTraitRequirements).smartInsertDeleteType }
    /// The keys that the keyboard shows. Never `nil` here.
    public var keyboardType: UIKeyboardType? { (self as any TextInputTraitRequirements).keyboardType }
    /// Whether the keyboard is light or dark. Never `nil` here.
    public var keyboardAppearance: UIKeyboardAppearance? { (self as any TextInputTraitRequirements).keyboardAppearance }
    /// The word on the return key. Never `nil` here.
    public var returnKeyType: UIReturnKeyType? { (self as any TextInputTraitRequirements).returnKeyType }
    /// Whether the return key is disabled while the text is empty. Never `nil` here.
    public var enablesReturnKeyAutomatically: Bool? { (self as any TextInputTraitRequirements).enablesReturnKeyAutomatically }
    /// Whether the text is shown as dots. Never `nil` here.
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
    /// Whether there is any text. An empty responder disables a return key that follows the text.
    var hasText: Bool { get }
    /// Inserts text at the caret, in place of the selection. Called for each key.
    func insertText(_ text: String)
    /// Deletes the selection, or else the character before the caret.
    func deleteBackward()
}

/// The controller of a custom keyboard or accessory.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// The controller's view, which is an input view unless a nib or a subclass makes another one.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    open override func loadView() {
        guard loading.sceneView == nil, nibName == nil else { return super.loadView() }
        let keys = UIInputView(frame: defaultViewFrame, inputViewStyle: .keyboard)
        keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = keys
    }
    /// The keyboard's language as a BCP 47 tag, or `nil` for the default.
    open var primaryLanguage: String?
    /// Whether the keyboard has a key for dictation of its own, so the system shows none.
    open var hasDictationKey = false
    /// Does nothing: there is no list of keyboards from which to choose.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Makes the window's first responder resign, which hides the keyboard.
    open func dismissKeyboard() { view.window?.firstResponder?.resignFirstResponder() }
}
