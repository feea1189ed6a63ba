import Foundation

/// The first test of a project that has none: a file in the folder of its unit-test target or, without such a target, instructions.
struct FirstTest {
    /// The path in the project's folder.
    let path: String
    /// The contents of the file.
    let text: String
    /// What is left for the user to do, or `nil` if `understudy test` runs the test.
    let note: String?

    /// Returns `nil` if the project has tests, or nothing to test.
    init?(of project: Project, in folder: String) {
        let targets = project.targets.filter { !$0.isForeign && ($0.kind == .tests || $0.kind == .uiTests) }
        guard !targets.contains(where: Self.hasTests) else { return nil }
        func inside(_ path: String) -> String? { path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil }

        if let target = targets.first(where: { $0.kind == .tests }) {
            let subject = target.dependencies.compactMap(project.target).first { $0.kind == .library || $0.kind == .app }
            let targetFolder = target.sources.first?.deletingLastPathComponent ?? folder.appending(target.name)
            guard let place = inside(targetFolder) else { return nil }
            if target.testHost != nil {
                (path, text) = (place.appending("FirstScreenTests.swift"), Self.screenTest)
            } else if let subject {
                (path, text) = (place.appending("\(subject.moduleName)FirstTests.swift"), Self.moduleTest(subject.moduleName))
            } else {
                return nil
            }
            // Xcode's older projects list each file.
            let isXcode = project.file.lastPathComponent == "project.pbxproj"
            let isFolder = !isXcode || project.watchedDirectories.contains(targetFolder)
            note = isFolder ? nil : "Add \(path) to the target \(target.name) in Xcode, and 'understudy test' runs it."
            return
        }

        let own = project.targets.filter { !$0.isForeign && !$0.sources.isEmpty }
        guard let subject = own.first(where: { $0.kind == .app }) ?? own.first(where: { $0.kind == .library }) else { return nil }
        let name = subject.name + "Tests"
        let isPackage = project.file.lastPathComponent == "Package.swift"
        // A folder of instructions, because a Swift file could become part of a target that contains the whole folder.
        path = (isPackage ? "Tests/" : "") + name + "/README.md"
        let isSpecification = ["yml", "yaml"].contains(project.file.pathExtension)
        text = Self.instructions(name, subject, isPackage: isPackage, isSpecification: isSpecification)
        note = "The project has no unit-test target. \(path) describes how to add one, and its first test."
    }

    private static func hasTests(_ target: Project.Target) -> Bool {
        // Quick's specifications are classes without functions of their own.
        target.sources.contains { ProjectFile.text($0)?.contains(/func test|@Test\b|QuickSpec/) == true }
    }

    private static let screenTest = """
        import UIKit
        import XCTest

        final class FirstScreenTests: XCTestCase {
            /// The app that hosts this test has launched.
            @MainActor func testTheFirstScreenIsShown() throws {
                let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                let window = try XCTUnwrap(scenes.flatMap { $0.windows }.first { $0.isKeyWindow }, "The app has no key window.")
                let screen = try XCTUnwrap(window.rootViewController, "The window has no view controller.")
                XCTAssertTrue(screen.isViewLoaded)
                XCTAssertFalse(screen.view.bounds.isEmpty)
            }
        }

        """

    private static func moduleTest(_ module: String) -> String {
        """
        import XCTest
        @testable import \(module)

        final class \(module)FirstTests: XCTestCase {
            func testFirstBehavior() throws {
                throw XCTSkip("Name a behavior of \(module), and assert it here.")
            }
        }

        """
    }

    private static func instructions(_ name: String, _ subject: Project.Target, isPackage: Bool, isSpecification: Bool) -> String {
        let isApp = subject.kind == .app
        let file = isApp ? "FirstScreenTests.swift" : subject.moduleName + "FirstTests.swift"
        let step =
            if isPackage {
                """
                Add this target to `Package.swift`:

                ```swift
                .testTarget(name: "\(name)", dependencies: ["\(subject.name)"]),
                ```
                """
            } else if isSpecification {
                """
                Add this target to the specification, below `targets:`

                ```yaml
                  \(name):
                    type: bundle.unit-test
                    platform: iOS
                    sources: \(name)
                    dependencies:
                      - target: \(subject.name)
                ```
                """
            } else {
                "Add a target named `\(name)` to the project. In Xcode: File > New > Target, Unit Testing Bundle, "
                    + (isApp ? "with \(subject.name) as the target to be tested." : "and let it link \(subject.name).")
            }
        return """
            # The first test

            Written by `understudy init`, because the project has no unit-test target. Delete this file afterward.

            1. \(step.replacing("\n", with: "\n   "))
            2. Put this test into `\(file)` in the target's folder:

               ```swift
               \((isApp ? screenTest : moduleTest(subject.moduleName)).dropLast().replacing("\n", with: "\n   "))
               ```
            3. Run it with `understudy test`.

            """
    }
}
