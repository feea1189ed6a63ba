import AutomationClient
import Foundation
import UIKitFoundation
import UIKitRuntime

/// The kinds of issues that an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The contrast of text, and elements that aren't found.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0),
        elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// The size of elements for touches, and missing descriptions.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2),
        sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that doesn't follow the user's size, and text that is cut off.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16),
        textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Wrong traits, and all kinds. Audits of actions and of nesting are macOS's.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18), all = XCUIAccessibilityAuditType(rawValue: ~0)

    private static let names: [(XCUIAccessibilityAuditType, String)] = [
        (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
        (.sufficientElementDescription, "sufficientElementDescription"),
        (.dynamicType, "dynamicType"), (.textClipped, "textClipped"), (.trait, "trait"),
    ]
    var controlNames: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
    init(controlName: String) { self = Self.names.first { $0.1 == controlName }?.0 ?? [] }
}

/// An issue that an audit found.
@MainActor @preconcurrency
open class XCUIAccessibilityAuditIssue: NSObject {
    /// The element with the fault; nil if it isn't known.
    public let element: XCUIElement?
    /// A short description of the fault.
    public let compactDescription: String
    /// A long description of the fault.
    public let detailedDescription: String
    /// The kind of the fault.
    public let auditType: XCUIAccessibilityAuditType

    init(_ type: XCUIAccessibilityAuditType, _ compact: String, _ detailed: String, _ element: XCUIElement?) {
        (auditType, compactDescription, detailedDescription, self.element) = (type, compact, detailed, element)
        super.init()
    }
}

extension XCUIApplication {
    /// Audits the screen; each issue for which `issueHandler` does not return true fails the test. Throws an error if the app doesn't
    /// respond.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        TestSteps.note("Audit \(name)")
        let answer: JSONValue
        do { answer = try target.request("audit", ["types": .array(auditTypes.controlNames.map(JSONValue.string))]) } catch let failure
            as ControlError
        {
            throw NSError(
                domain: "com.apple.dt.xctest.ui-testing.error", code: 10000, userInfo: [NSLocalizedDescriptionKey: failure.message])
        }
        for object in answer["issues"]?.array ?? [] {
            let node = object["element"].flatMap { ElementSnapshot(json: $0) }.map { ElementNode($0) }
            let reference = node?.reference ?? object["element"]?.int
            let element = reference.map { reference in
                XCUIElement(self, QueryChain().adding(.descendants(.any), .matching("identity") { $0.reference == reference }, .first))
            }
            let type = XCUIAccessibilityAuditType(controlName: object["type"]?.string ?? "")
            let text = object["description"]?.string ?? ""
            let issue = XCUIAccessibilityAuditIssue(type, text, node.map { text + ": " + $0.line } ?? text, element)
            if try issueHandler?(issue) ?? false { continue }
            TestFailure.record(issue.detailedDescription)
        }
    }
}
