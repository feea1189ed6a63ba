import SwiftSyntax

/// Translates `sender.tag`, `(value as AnyObject).cgRectValue` and `answer["key"]` on an `AnyObject`: Objective-C looks up the member in
/// any object. If the compiler rejects one, the object is cast to the class that has the member.
enum DynamicMembers {
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, let base = node.base else { return }
        // OptionalCalls handles `object.method?(x)`.
        if node.parent?.is(OptionalChainingExprSyntax.self) == true, node.parent?.parent?.is(FunctionCallExprSyntax.self) == true { return }
        let isCall = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        guard let type = wanted(by: node, isCall: isCall, in: file) else { return }
        if wrappers.contains(type) { return wrap(base, in: type, file) }
        if let chained = base.as(OptionalChainingExprSyntax.self) {
            file.insert("(", before: chained.expression)
            file.replace(chained.questionMark, with: " as! \(type)?)?")
        } else if base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark }),
            !base.is(TupleExprSyntax.self)
        {
            file.insert("(", before: base)
            file.insert(" as! \(type)?)?", after: base)
        } else {
            // The result is an implicitly unwrapped optional, as in Objective-C's lookup.
            file.insert(isCall ? "(" : "DynamicMember.found((", before: base)
            file.insert(" as! \(type))", after: base)
            if !isCall { file.insert(")", after: node) }
        }
    }

    /// Wrappers for members that several of Apple's classes declare.
    private static let wrappers: Set = ["UntypedConstraint", "UntypedNumber"]

    /// `object?.priority` → `(object).map(UntypedConstraint.init)?.priority`
    private static func wrap(_ base: ExprSyntax, in wrapper: String, _ file: FileVisitor) {
        if let chained = base.as(OptionalChainingExprSyntax.self) {
            file.insert("(", before: chained.expression)
            file.replace(chained.questionMark, with: ").map(\(wrapper).init)?")
        } else if base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark }),
            !base.is(TupleExprSyntax.self)
        {
            file.insert("(", before: base)
            file.insert(").map(\(wrapper).init)?", after: base)
        } else {
            file.insert(wrapper + "(", before: base)
            file.insert(")", after: base)
        }
    }

    static func translate(_ node: SubscriptCallExprSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, let index = node.arguments.first?.expression, node.arguments.count == 1,
            [node.calledExpression.positionAfterSkippingLeadingTrivia, node.leftSquare.positionAfterSkippingLeadingTrivia].contains(where: {
                Repairs.wants(.dynamicMember, at: $0, in: file)
            })
        else { return }
        let type = index.is(IntegerLiteralExprSyntax.self) ? "NSArray" : "NSDictionary"
        if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            file.insert("(", before: chained.expression)
            file.replace(chained.questionMark, with: " as! \(type)?)?")
        } else {
            file.insert("(", before: node.calledExpression)
            file.insert(" as! \(type))", after: node.calledExpression)
        }
    }

    /// Returns the type to which the base of a rejected member is cast, or `nil` if the compiler did not reject it.
    static func wanted(by node: MemberAccessExprSyntax, isCall: Bool, in file: FileVisitor) -> String? {
        guard !file.repairs.isEmpty, Repairs.wants(.dynamicMember, at: node.declName.positionAfterSkippingLeadingTrivia, in: file) else {
            return nil
        }
        return owner(of: node.declName.baseName.text, isCall: isCall, in: file)
    }

    /// Returns the class that has such a member: the one that all objects share, the module's own class that declares the method, or
    /// Apple's likeliest.
    private static func owner(of name: String, isCall: Bool, in file: FileVisitor) -> String? {
        // A class that declares another `value(…)` is not the one that `value(forKey:)` refers to.
        if isCall, let shared = methods[name], shared == "NSObject" || shared == "NSObject.Type" { return shared }
        let own =
            isCall
            ? Set((file.index.methodsByBase[name] ?? []).map(\.type)).filter {
                file.index.isClass($0) || file.index.protocolNames.contains($0)
            } : []
        // A protocol's requirement takes precedence over the methods that implement it.
        if let named = own.first(where: file.index.protocolNames.contains) ?? own.sorted().first { return named }
        if isCall, let type = methods[name] { return type }
        return properties[name] ?? methods[name]
    }

    private static func table(_ rows: [String: String]) -> [String: String] {
        var result: [String: String] = [:]
        for (type, names) in rows { for name in names.split(separator: " ") { result[String(name)] = type } }
        return result
    }

    private static let methods = table([
        "NSObject":
            "value setValue description isKind isMember isEqual responds perform performSelector addObserver removeObserver"
            + " copy mutableCopy",
        "NSObject.Type": "isSubclass",
        "NSDictionary": "object", "NSArray": "objectAtIndex index contains",
        "NSString": "substring appending components hasPrefix hasSuffix",
        "UIGestureRecognizer": "location numberOfTouches", "UIPanGestureRecognizer": "translation velocity setTranslation",
        "UIButton": "setTitle setImage title setTitleColor", "UIView": "viewWithTag convert removeFromSuperview addSubview",
        "UIControl": "addTarget sendActions",
        "UIResponder": "resignFirstResponder becomeFirstResponder",
    ])

    private static let properties = table([
        "NSObject": "description debugDescription hash classForCoder",
        "NSValue": "cgRectValue cgPointValue cgSizeValue cgVectorValue cgAffineTransformValue uiEdgeInsetsValue uiOffsetValue rangeValue",
        "NSNumber": "intValue int32Value int64Value uintValue stringValue",
        "UntypedNumber": "integerValue boolValue doubleValue floatValue", "NSString": "length", "NSArray": "count firstObject lastObject",
        "NSDictionary": "allKeys allValues",
        "UIView":
            "tag frame bounds center superview alpha isHidden backgroundColor subviews layer window topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor",
        "UntypedConstraint": "priority",
        "NSLayoutConstraint": "constant isActive firstItem secondItem firstAttribute secondAttribute multiplier relation",
        "UIControl": "isSelected isEnabled isHighlighted", "UISwitch": "isOn", "UISlider": "value",
        "UISegmentedControl": "selectedSegmentIndex numberOfSegments",
        "UIButton": "currentTitle titleLabel currentImage", "UITextField": "text placeholder", "UIDatePicker": "date",
        "UIGestureRecognizer": "state view",
        "UIPinchGestureRecognizer": "scale", "UIRotationGestureRecognizer": "rotation", "UIBarItem": "title",
        "UIViewController": "navigationController navigationItem",
    ])
}
