import CRuntimeShim
import Foundation
import Synchronization
import UIKitRuntime

/// Makes bundles use the app's language. Foundation's own `Bundle` cannot be subclassed: these methods replace its entries in the class's
/// method table.
package enum LocalizedBundles {
    /// Installs the methods once per process.
    package static func install() { _ = installed }

    private static let installed: Void = {
        for (name, replacement) in [
            ("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF", us_bundle_localizedString()),
            ("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg", us_bundle_preferredLocalizations()),
            ("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF", us_bundle_url()),
        ] {
            MethodReplacement.replace(name, of: Bundle.self, with: replacement)
        }
    }()

    private static let preferred = Mutex<[String: [String]]>([:])
    static func forget() {
        preferred.withLock { $0 = [:] }
        SystemWords.forget()
    }

    /// Returns the bundle's localizations in the order of look-up, as they were at the first access.
    static func preferred(of bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        if let found = preferred.withLock({ $0[path] }) { return found }
        let best = best(of: bundle)
        preferred.withLock { $0[path] = best }
        return best
    }

    /// Returns the bundle's localizations for languages, best first; those of the app if no language is given.
    static func best(of bundle: Bundle, for languages: [String]? = nil) -> [String] {
        AppLanguages.best(
            of: bundle.localizations,
            development: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? Bundle.main.infoDictionary?[
                "CFBundleDevelopmentRegion"] as? String, for: languages)
    }
}

extension Bundle {
    /// Returns a string in the app's language. Replaces Foundation's method.
    @_silgen_name("understudy_bundle_localizedString")
    public final func understudyLocalizedString(forKey key: String, value: String?, table: String?) -> String {
        StringTables.text(key, value, table, in: self)
    }

    /// Returns the bundle's localizations in the order of the app's languages. Replaces Foundation's method.
    @_silgen_name("understudy_bundle_preferredLocalizations")
    public final func understudyPreferredLocalizations() -> [String] { LocalizedBundles.preferred(of: self) }

    @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
    private final func foundationURL(forResource name: String?, withExtension type: String?, subdirectory: String?) -> URL?

    /// Returns a resource in the app's language, also if it is in the bundle as source. Replaces Foundation's method.
    @_silgen_name("understudy_bundle_url")
    public final func understudyURL(forResource name: String?, withExtension type: String?, subdirectory: String?) -> URL? {
        guard name?.isEmpty == false || type?.isEmpty == false else { return nil }
        for language in LocalizedBundles.preferred(of: self) {
            if let url = url(forResource: name, withExtension: type, subdirectory: subdirectory, localization: language) { return url }
        }
        if let url = foundationURL(forResource: name, withExtension: type, subdirectory: subdirectory) { return url }
        // Files that Xcode would have compiled are in the bundle as source.
        return type.flatMap { ["nib": "xib", "storyboardc": "storyboard"][$0] }.flatMap {
            understudyURL(forResource: name, withExtension: $0, subdirectory: subdirectory)
        }
    }
}
