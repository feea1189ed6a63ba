import Foundation
import Testing

@testable import ProjectBuilder

/// The configuration of test runs by schemes and test plans.
@Suite("Test plans")
struct TestPlanTests {
    private func project(_ folder: String) -> Project {
        var project = Project(name: "App", directory: folder, file: folder + "/App.xcodeproj/project.pbxproj", targets: [])
        project.targets = ["AppTests", "SlowTests", "OtherTests"].map { Project.Target(name: $0, moduleName: $0, kind: .tests) }
        return project
    }
    private func read(_ folder: String, scheme: String? = nil, plan: String? = nil) throws -> TestPlan {
        let project = project(folder)
        return try TestPlan.of(project, at: folder, testing: project.targets.map(\.name), scheme: scheme, plan: plan)
    }
    private func scheme(_ testAction: String) -> String {
        #"""
        <Scheme><BuildAction><BuildableReference BlueprintName = "App"/></BuildAction>\#(testAction)
        <LaunchAction><BuildableReference BlueprintName = "App"/><EnvironmentVariables><EnvironmentVariable key = "MODE" value = "launched" isEnabled = "YES"/></EnvironmentVariables></LaunchAction></Scheme>
        """#
    }

    @Test("a scheme's test action sets which tests run, with their environment and arguments")
    func action() throws {
        let folder = try Scratch.folder("Action")
        let action = #"""
            <TestAction shouldUseLaunchSchemeArgsEnv = "NO"><MacroExpansion><BuildableReference BlueprintName = "App"/></MacroExpansion><Testables>
            <TestableReference skipped = "NO"><BuildableReference BlueprintName = "AppTests"/><SkippedTests><Test Identifier = "SlowTests"/><Test Identifier = "ModelTests/testOld()"/></SkippedTests></TestableReference>
            <TestableReference skipped = "YES"><BuildableReference BlueprintName = "SlowTests"/></TestableReference></Testables>
            <EnvironmentVariables><EnvironmentVariable key = "PICTURES" value = "$(SOURCE_ROOT)/Pictures" isEnabled = "YES"/><EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/></EnvironmentVariables>
            <CommandLineArguments><CommandLineArgument argument = "-user &quot;A B&quot;" isEnabled = "YES"/></CommandLineArguments></TestAction>
            """#
        let file = folder + "/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
        try Scratch.write(scheme(action), file)
        let plan = try read(folder)
        #expect(plan.environment == ["PICTURES": folder + "/Pictures"] && plan.arguments == ["-user", "A B"])
        #expect(plan.runs("AppTests") && !plan.runs("SlowTests") && plan.runs("OtherTests"))
        #expect(!plan.includes("SlowTests/testA", of: "AppTests") && !plan.includes("ModelTests/testOld", of: "AppTests"))
        #expect(plan.includes("ModelTests/testOlder", of: "AppTests") && plan.includes("SlowTests/testA", of: "OtherTests"))
        // A named scheme runs only what it tests.
        #expect(try !read(folder, scheme: "App").runs("OtherTests"))
        try Scratch.write(scheme(action.replacingOccurrences(of: "Env = \"NO\"", with: "Env = \"YES\"")), file)
        #expect(try read(folder).environment == ["MODE": "launched"])
    }

    @Test("a plan's or an action's region belongs to its language")
    func regions() throws {
        let folder = try Scratch.folder("Regions"), file = folder + "/Tests/Main.xctestplan"
        func language(_ options: String) throws -> String? {
            try Scratch.write(#"{"configurations": [{"options": {\#(options)}}], "defaultOptions": {"language": "en"}}"#, file)
            return try TestPlan(contentsOf: file).language
        }
        #expect(try language(#""language": "de""#) == "de")
        #expect(try language(#""language": "zh-Hans", "region": "SG""#) == "zh-Hans-SG")
        #expect(try language(#""region": "GB""#) == "en-GB")
        #expect(try language(#""language": "pt-BR", "region": "PT""#) == "pt-PT")
        #expect(try language(#""language": "IDELaunchSchemeLanguagePseudo", "region": """#) == nil)
        let action =
            #"<TestAction language = "fr" region = "CA"><Testables><TestableReference skipped = "NO"><BuildableReference BlueprintName = "AppTests"/></TestableReference></Testables></TestAction>"#
        try Scratch.write(scheme(action), folder + "/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        #expect(try read(folder).language == "fr-CA")
    }

    @Test("a test plan's options apply, the configuration's over the defaults; a scheme may have several plans")
    func plan() throws {
        let folder = try Scratch.folder("Plan")
        let plan = #"""
            {"configurations": [{"name": "German", "options": {"language": "de", "environmentVariableEntries": [{"key": "A", "value": "2"}]}}, {"name": "Record", "options": {}}],
             "defaultOptions": {"language": "en", "environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "B", "value": "1", "enabled": false}], "commandLineArgumentEntries": [{"argument": "-fast"}]},
             "testTargets": [{"target": {"name": "AppTests"}, "selectedTests": ["ModelTests", "ViewTests\/testLayout()"]}, {"enabled": false, "target": {"name": "SlowTests"}}], "version": 1}
            """#
        try Scratch.write(plan, folder + "/Tests/Main.xctestplan")
        let grouped =
            #"{"configurations": [], "testTargets": [{"target": {"name": "SlowTests"}, "skippedTests": {"suites": [{"name": "Outer", "suites": [{"name": "Inner", "testFunctions": ["a()"]}]}, {"name": "Whole"}]}}]}"#
        try Scratch.write(grouped, folder + "/Tests/Slow.xctestplan")
        let references =
            #"<TestPlans><TestPlanReference reference = "container:Tests/Slow.xctestplan"/><TestPlanReference reference = "container:Tests/Main.xctestplan" default = "YES"/></TestPlans>"#
        try Scratch.write(scheme("<TestAction>\(references)</TestAction>"), folder + "/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        let main = try read(folder)
        #expect(
            main.language == "de" && main.environment == ["A": "2"] && main.arguments == ["-fast"]
                && main.furtherConfigurations == ["Record"])
        #expect(
            main.includes("ViewTests/testLayout", of: "AppTests") && !main.includes("ViewTests/testOther", of: "AppTests")
                && !main.runs("SlowTests"))
        #expect(main.includes("ModelTests/inner(of:)", of: "AppTests") && main.includes("ViewTests/testLayout()", of: "AppTests"))
        let slow = try read(folder, plan: "Slow")
        #expect(slow.selections["SlowTests"]?.skipped == ["Outer/Inner/a()", "Whole"] && !slow.runs("AppTests"))
        #expect(!slow.includes("Outer/Inner/a()", of: "SlowTests") && slow.includes("Outer/Inner/ab()", of: "SlowTests"))
        let failure = #expect(throws: Failure.self) { try read(folder, plan: "None") }
        #expect(failure?.kind == .usage)
    }

    @Test("a scheme whose test plan is missing runs its tests without one")
    func missingPlan() throws {
        let folder = try Scratch.folder("Missing plan")
        let action =
            #"<TestAction><TestPlans><TestPlanReference reference = "container:Gone.xctestplan" default = "YES"/></TestPlans></TestAction>"#
        try Scratch.write(scheme(action), folder + "/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        #expect(try read(folder).runs("AppTests") && read(folder, scheme: "App").runs("AppTests"))
        #expect(throws: Failure.self) { try read(folder, plan: "Gone") }
    }

    @Test("a package's scheme is in its .swiftpm folder; a scheme without our tests is ignored")
    func package() throws {
        let folder = try Scratch.folder("Package scheme")
        try Scratch.write("// swift-tools-version: 6.0", folder + "/Package.swift")
        try Scratch.write(#"{"testTargets": [{"target": {"name": "AppTests"}, "skippedTests": ["A"]}]}"#, folder + "/App.xctestplan")
        try Scratch.write(
            scheme(
                #"<TestAction><TestPlans><TestPlanReference reference="container:App.xctestplan" default="YES"/></TestPlans></TestAction>"#),
            folder + "/.swiftpm/xcode/xcshareddata/xcschemes/App.xcscheme")
        #expect(try read(folder).selections["AppTests"]?.skipped == ["A"])
        try Scratch.write(#"{"testTargets": [{"target": {"name": "Foreign"}, "skippedTests": ["A"]}]}"#, folder + "/App.xctestplan")
        #expect(try read(folder).selections.isEmpty)
    }
}
