import SwiftSyntax

/// Determines which code describes SwiftUI views. An error there costs one modifier or one view, not the app; see ``LeftOutViews``.
public enum SwiftUICode {
    /// The protocols and classes that views and related types conform to or inherit from.
    private static let kinds: Set<String> = [
        "View", "App", "Scene", "Commands", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle", "Layout", "DynamicProperty",
        "EnvironmentKey",
        "PreferenceKey", "Animatable",
        "AnimatableModifier", "GeometryEffect", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController",
        "ToolbarContent",
        "CustomizableToolbarContent", "Gesture", "Widget", "WidgetBundle",
        "TimelineProvider", "AppIntent", "Transferable", "DropDelegate", "Tip", "AlignmentID", "TransactionKey", "ContainerValueKey",
        "FocusedValueKey",
        "CustomAnimation", "Transition",
    ]
    /// SwiftUI value types that apps extend.
    private static let values: Set<String> = [
        "Color", "Font", "Text", "Image", "Animation", "AnyTransition", "EdgeInsets", "Edge", "Angle", "Gradient", "LinearGradient",
        "Alignment",
        "HorizontalAlignment", "VerticalAlignment", "Binding",
        "LocalizedStringKey", "Path", "ColorScheme", "EnvironmentValues", "FocusedValues", "ContainerValues", "UnitPoint", "Button",
        "Label", "AnyView",
        "Group", "ForEach", "List",
    ]
    /// Other names that a member's declaration may mention.
    private static let mentioned: Set<String> = [
        "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "State", "StateObject", "ObservedObject", "EnvironmentObject",
        "Environment", "FocusState",
        "GestureState", "AppStorage", "SceneStorage",
        "Namespace", "ScaledMetric", "GeometryProxy", "ScrollViewProxy", "FetchRequest", "SectionedFetchRequest", "Query", "Bindable",
        "FocusedValue",
        "FocusedBinding", "FocusedObject",
        "UIApplicationDelegateAdaptor", "AccessibilityFocusState",
    ]
    private static let hosts: Set<String> = ["UIHostingController", "UIHostingConfiguration"]

    /// Returns `View` for `SwiftUI.View` and for `View & Equatable`.
    static func name(_ type: TypeSyntax) -> String {
        let text = type.trimmedDescription
        let plain = text.hasPrefix("SwiftUI.") ? String(text.dropFirst(8)) : text
        return String(plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Returns whether extensions of the type do not extend a class.
    static func isValue(_ name: String) -> Bool { kinds.contains(name) || values.contains(name) }

    /// Returns whether a compiler message at this position is about views.
    public static func contains(line: Int, column: Int, of parsed: Translator.Parsed) -> Bool {
        let lines = LineTable(parsed.source)
        var offset = lines.offset(line: line, column: column)
        while offset < parsed.source.count, parsed.source[offset] == 32 || parsed.source[offset] == 9 { offset += 1 }
        guard offset < parsed.source.count, let token = parsed.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
        return contains(Syntax(token))
    }

    static func contains(_ node: Syntax) -> Bool { sequence(first: node, next: \.parent).contains(where: describesViews) }

    private static func describesViews(_ node: Syntax) -> Bool {
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            if group.inheritanceClause?.inheritedTypes.contains(where: { isKind(name($0.type)) }) == true { return true }
            return node.as(ExtensionDeclSyntax.self).map { isValue(name($0.extendedType)) } == true
        }
        if let function = node.as(FunctionDeclSyntax.self) {
            return mentions([function.attributes, function.genericParameterClause, function.signature, function.genericWhereClause])
        }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return mentions([
                initializer.attributes, initializer.genericParameterClause, initializer.signature, initializer.genericWhereClause,
            ])
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            return mentions([variable.attributes, variable.bindings.first?.typeAnnotation])
        }
        // A view in UIKit code.
        if let call = node.as(FunctionCallExprSyntax.self) {
            return hosts.contains(call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "")
        }
        return false
    }

    private static func isKind(_ name: String) -> Bool {
        kinds.contains(name) || name.hasSuffix("Style") && !name.hasPrefix("UI") && !name.hasPrefix("NS") && !name.hasPrefix("Format")
    }

    private static func mentions(_ parts: [(any SyntaxProtocol)?]) -> Bool {
        parts.contains { part in
            part?.tokens(viewMode: .sourceAccurate).contains {
                mentioned.contains($0.text) || kinds.contains($0.text) || $0.text == "AnyView"
            } == true
        }
    }
}
