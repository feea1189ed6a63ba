import Foundation
import SourceTranslator

/// The recovery from a failed compile: the first remedy that changes anything is applied, and the project is translated and compiled again.
///
/// Each remedy can be applied only a finite number of times, the smaller loss before the larger: unavailable names, a call that is spelled
/// differently, a statement, a body, a declaration, a file. If none is left, the errors are reported to the user.
struct RepairLoop {
    private enum Remedy: CaseIterable {
        /// Continue without unavailable packages.
        case missingPackages
        /// Continue without unavailable modules.
        case missingModules
        /// Translate code differently where the compiler's types require it.
        case translation
        /// Compile a module in Swift 5's language mode.
        case languageMode
        /// Leave out modifiers and views that SwiftUI does not yet have.
        case views
        /// Leave out a statement, a body, or a declaration.
        case places
        /// Leave out a file.
        case files
        /// Run tests without an app whose main type does not compile.
        case hostEntry
    }

    private var shadow: ShadowPackage
    private let targets: [Project.Target]
    private var glue: [String: String]
    private let options: Builder.Options
    private var leavesOut: Bool
    /// The number of compiles after which something was left out.
    private var round = 0
    private var hasEntries = false

    /// The number of rounds in which a module had errors. Modules that import one another are compiled in turn.
    private var rounds: [String: Int] = [:]

    /// The number of rounds after which the files of a module that still has new errors are left out whole, or the build fails.
    private static let roundsOfPlaces = 16

    init(_ shadow: ShadowPackage, _ targets: [Project.Target], glue: [String: String], options: Builder.Options) {
        (self.shadow, self.targets, self.glue, self.options) = (shadow, targets, glue, options)
        self.shadow.refusedStatement = options.leavesOut && !options.skipsStatements ? .ends : .isSkipped
        // Code that continues without its Objective-C names classes that don't exist.
        leavesOut = options.leavesOut || options.skipsMissing && targets.contains { !$0.leftOut.isEmpty }
        let lines = (ProjectFile.text(shadow.directory.path.appending(Self.modesFile)) ?? "").split(separator: "\n").map(String.init)
        if lines.first == shadow.sdk.directory { self.shadow.modulesInEarlierMode = Set(lines.dropFirst()) }
    }

    mutating func write() throws -> ShadowPackage.Translation {
        var translation = try shadow.write(targets, glue: glue)
        if hasEntries { translation.mainTypes = [:] }
        if options.skipsMissing, translation.issues.contains(where: { $0.severity == .error }) { leavesOut = true }
        return translation
    }

    /// Applies a remedy. Returns `false` if there is none left.
    mutating func mend(_ failed: Builder.Failed, _ translation: ShadowPackage.Translation) throws -> Bool {
        let errors = failed.diagnostics.errors
        if options.skipsMissing, !Self.foreign(targets, errors).isEmpty || Self.followRemovedImports(errors, translation) {
            leavesOut = true
        }
        for remedy in Remedy.allCases where try take(remedy, failed, errors, translation) { return true }
        return false
    }

    /// Applies the remedy. Returns whether it changed anything.
    private mutating func take(
        _ remedy: Remedy, _ failed: Builder.Failed, _ errors: [Diagnostics.Message], _ translation: ShadowPackage.Translation
    ) throws -> Bool {
        switch remedy {
        case .missingPackages: return try withoutPackages(failed.output)
        case .missingModules:
            let modules = MissingModules(errors, shadow.project, targets)
            guard options.skipsMissing, !modules.names.isSubset(of: shadow.absentModules) else { return false }
            Terminal.warning(modules.description)
            shadow.absentModules.formUnion(modules.names)
            leavesOut = true
            return true
        case .translation: return try shadow.repair(targets, after: errors)
        case .languageMode: return try inEarlierMode(errors)
        case .views:
            round += 1
            for module in modules(with: errors) { rounds[module, default: 0] += 1 }
            // A gap in the SwiftUI companion costs a modifier or a view, not the app.
            return try !leavesOut && hasRound(for: errors) && shadow.repair(targets, after: Self.aboutViews(errors), leaveOut: round)
        case .places: return try leavesOut && hasRound(for: errors) && shadow.repair(targets, after: errors, leaveOut: round)
        case .files: return try leavesOut && options.leavesOut && shadow.leaveOutFiles(targets, of: errors)
        case .hostEntry: return withHostEntry(failed.output)
        }
    }

    private func modules(with errors: [Diagnostics.Message]) -> [String] {
        let files = Set(errors.map(\.file))
        return targets.filter { !files.isDisjoint(with: $0.sources) }.map(\.moduleName)
    }

    /// Returns whether places may be left out once more. Errors in generated code, which no module lists, count together.
    private func hasRound(for errors: [Diagnostics.Message]) -> Bool {
        let modules = modules(with: errors)
        return modules.isEmpty ? round <= Self.roundsOfPlaces : modules.contains { rounds[$0, default: 0] <= Self.roundsOfPlaces }
    }

    /// The file in the build folder that lists the SDK and the modules that need the earlier mode with it.
    private static let modesFile = "EarlierModes.txt"

    /// Compiles modules in Swift 5's mode in which Swift 6's checks for data races fail: Linux's Foundation and Dispatch isolate and mark
    /// other declarations than Apple's, and Swift 5's mode has warnings for most of what follows from that.
    private mutating func inEarlierMode(_ errors: [Diagnostics.Message]) throws -> Bool {
        let races = errors.filter { CompilerMessage.dataRace.matches($0.text) }, files = Set(races.map(\.file))
        let modules = targets.filter { target in
            target.swiftVersion.hasPrefix("6") && !shadow.modulesInEarlierMode.contains(target.moduleName)
                && !files.isDisjoint(with: target.sources)
        }.map(\.moduleName)
        guard !modules.isEmpty, let first = races.first else { return false }
        Terminal.warning(
            "\(modules.sorted().joined(separator: ", ")): compiled in Swift 5's language mode, because \(races.count) of Swift 6's checks for data races fail with Linux's declarations. The first is \(first.description)"
        )
        shadow.modulesInEarlierMode.formUnion(modules)
        let list = [shadow.sdk.directory] + shadow.modulesInEarlierMode.sorted()
        try shadow.directory.appending(Self.modesFile).write(list.joined(separator: "\n") + "\n")
        return true
    }

    private mutating func withoutPackages(_ output: String) throws -> Bool {
        var missing = MissingPackages.found(in: output, shadow.project.packages).subtracting(shadow.absent)
        guard !missing.isEmpty else { return false }
        missing.formUnion(
            MissingPackages.unreachable(
                shadow.project.packages.filter { !shadow.absent.contains($0.identity) && !missing.contains($0.identity) },
                shadow.confinement))
        let list = MissingPackages.describe(missing, shadow.project, targets)
        // Code that uses none of a package's macros doesn't need the packages of which these are made.
        let users = targets.filter { target in target.packageProducts.contains { missing.contains(shadow.identity(of: $0)) } }
        if !users.isEmpty, users.allSatisfy({ $0.native?.isMacro == true }) {
            Terminal.warning(list + "\nMacros that need them are left out")
            shadow.absent.formUnion(missing)
            return true
        }
        guard options.skipsMissing else { throw Failure(list + Builder.advice) }
        Terminal.warning(list)
        shadow.absent.formUnion(missing)
        leavesOut = true
        return true
    }

    /// Gives the app that hosts the tests an entry point, which nothing calls: SwiftPM links the app's program too.
    private mutating func withHostEntry(_ output: String) -> Bool {
        let entries = targets.filter { $0.kind == .app && output.contains("undefined symbol") && output.contains($0.moduleName + "_main") }
        guard !hasEntries, targets.contains(where: { $0.kind == .tests }), !entries.isEmpty else { return false }
        hasEntries = true
        for app in entries {
            glue[app.name, default: ""] +=
                "@_cdecl(\"\(app.moduleName)_main\") nonisolated public func _usEntry_\(app.moduleName)() -> Int32 { 0 }\n"
            Terminal.warning(
                "the host app '\(app.name)' cannot be launched: it has no main type that compiles on Linux; the tests run without it")
        }
        return true
    }

    /// Returns whether errors are in files that import a module that Linux lacks: the import is removed, and only its uses fail.
    static func followRemovedImports(_ errors: [Diagnostics.Message], _ translation: ShadowPackage.Translation) -> Bool {
        let files = Set(translation.issues.filter { $0.construct == TranslationIssue.removedImport }.map(\.file))
        return errors.contains { files.contains($0.file) }
    }

    /// Returns the external modules that do not compile.
    static func foreign(_ targets: [Project.Target], _ errors: [Diagnostics.Message]) -> [String] {
        let files = Set(errors.map(\.file))
        return targets.filter { $0.isForeign && !files.isDisjoint(with: $0.sources) }.map(\.moduleName).sorted()
    }

    private static func aboutViews(_ errors: [Diagnostics.Message]) -> [Diagnostics.Message] {
        Dictionary(grouping: errors, by: \.file).flatMap { path, errors -> [Diagnostics.Message] in
            guard let source = ProjectFile.data(path) else { return [] }
            let parsed = Translator.parse([UInt8](source))
            return errors.filter { SwiftUICode.contains(line: $0.line, column: $0.column, of: parsed) }
        }
    }
}
