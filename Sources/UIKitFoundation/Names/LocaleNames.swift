import Foundation
import UIKitRuntime

extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    public func localizedString(forCountryCode countryCode: String) -> String? { locale.localizedString(forRegionCode: countryCode) }
    public func localizedString(forLanguageCode languageCode: String) -> String? { locale.localizedString(forLanguageCode: languageCode) }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { locale.localizedString(forCurrencyCode: currencyCode) }
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}
