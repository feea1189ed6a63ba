import Foundation
import SourceTranslator

/// Builds an app and becomes it.
public enum AppRun {
    public static func start(_ options: Builder.Options, _ environment: HostEnvironment) throws -> Never {
        let product = try Builder(options).build()
        Terminal.finishProgress()
        Subprocess.replace(with: product.executable, arguments: [], environment: environment.variables)
    }
}

/// Translation into a folder, for the command and the build plugin.
public enum TranslationFolder {
    public static func translate(_ sources: [String], settings: TranslationSettings, into folder: String) throws -> [TranslationIssue] {
        try TranslationStore(folder: folder, settings: settings).translate(sources).issues
    }
}
