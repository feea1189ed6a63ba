import Foundation
import UIKitRuntime

extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// Returns the name of a country in the locale's language, or `nil` for an unknown code.
    public func localizedString(forCountryCode countryCode: String) -> String? { locale.localizedString(forRegionCode: countryCode) }
    /// Returns the name of a language in the locale's language, or `nil` for an unknown code.
    public func localizedString(forLanguageCode languageCode: String) -> String? { locale.localizedString(forLanguageCode: languageCode) }
    /// Returns the name of a currency in the locale's language, or `nil` for an unknown code.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { locale.localizedString(forCurrencyCode: currencyCode) }
    /// Returns the name of a locale in this one's language; the identifier itself for an unknown one.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}
