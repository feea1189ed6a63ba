import Foundation

/// A snapshot of an element on the screen with its descendants.
///
/// `docs/control.md` describes the members, which are those of the protocol's JSON.
public struct ElementSnapshot: Hashable, Sendable {
    /// The reference that identifies the element in requests, constant for its lifetime.
    public var ref: Int
    /// The type in Apple's test runner.
    public var type: ElementType
    /// The view's class, as Apple prints it.
    public var className: String
    /// The accessibility identifier, or an empty string.
    public var identifier = ""
    /// The label, or an empty string.
    public var label = ""
    /// The state or content, such as a slider's `50%` or a field's text.
    public var value: String?
    /// The text that an empty field shows.
    public var placeholder: String?
    /// The title, or an empty string.
    public var title = ""
    /// The frame in the screen's points, in the current orientation.
    public var frame: CGRect
    /// The traits with Apple's names without their prefix: `button`, `notEnabled`.
    public var traits: [String] = []
    /// Whether the element responds to touches.
    public var isEnabled = true
    /// Whether the element is selected.
    public var isSelected = false
    /// Whether the element receives typed text.
    public var isFocused = false
    /// Whether assistive technologies reach the element itself: it is an accessibility element, and no element around it is one.
    public var isAccessible = true
    /// Whether the element itself is an accessibility element, or `nil` if ``isAccessible`` answers this, too.
    public var isAccessibilityElement: Bool?
    /// The least value of a slider or a progress indicator.
    public var minimum: Double?
    /// The greatest value of a slider or a progress indicator.
    public var maximum: Double?
    /// The names of the custom accessibility actions.
    public var actions: [String] = []
    /// The visible fraction of the frame, from 0 to 1, excluding parts outside the screen or its scroll view, or below something opaque.
    public var visible = 1.0
    /// Whether a touch at ``hitPoint`` reaches the element.
    public var isHittable = true
    /// The point for taps in the screen's points, or `nil` if no part can be touched.
    public var hitPoint: CGPoint?
    /// The element on top if ``isHittable`` is `false`, or `nil` if the element is out of sight.
    public var under: Cover?
    /// The elements inside this one, in reading order. Results of `find` leave them out.
    public var children: [ElementSnapshot] = []

    /// An element that receives the touches of another.
    public struct Cover: Hashable, Sendable {
        /// The reference that identifies the element in requests.
        public var ref: Int
        /// The type in Apple's test runner.
        public var type: ElementType
        /// The view's class, as Apple prints it.
        public var className: String
        /// The label, or an empty string.
        public var label: String

        /// Creates a description of a covering element.
        public init(ref: Int, type: ElementType, className: String, label: String) {
            (self.ref, self.type, self.className, self.label) = (ref, type, className, label)
        }
    }

    /// Creates a snapshot of an element that is enabled, visible, and hittable.
    public init(ref: Int, type: ElementType, className: String, frame: CGRect) {
        (self.ref, self.type, self.className, self.frame) = (ref, type, className, frame)
    }

    /// The element and all its descendants, in reading order.
    public var flattened: [ElementSnapshot] {
        var list: [ElementSnapshot] = []
        func add(_ element: ElementSnapshot) {
            list.append(element)
            for child in element.children { add(child) }
        }
        add(self)
        return list
    }
}

// MARK: - JSON

extension ElementSnapshot {
    /// Fails if `json` is not an element.
    public init?(json: JSONValue) {
        guard let ref = json["ref"]?.int, let type = json["type"]?.string.flatMap(ElementType.init(named:)),
            let frame = json["frame"].flatMap(CGRect.init(json:))
        else {
            return nil
        }
        self.init(ref: ref, type: type, className: json["class"]?.string ?? "UIView", frame: frame)
        identifier = json["identifier"]?.string ?? ""
        label = json["label"]?.string ?? ""
        value = json["value"]?.string
        placeholder = json["placeholder"]?.string
        title = json["title"]?.string ?? ""
        traits = json["traits"]?.array?.compactMap(\.string) ?? []
        isEnabled = json["enabled"]?.bool ?? true
        isSelected = json["selected"]?.bool ?? false
        isFocused = json["focused"]?.bool ?? false
        isAccessible = json["accessible"]?.bool ?? true
        isAccessibilityElement = json["accessibilityElement"]?.bool
        minimum = json["minimum"]?.number
        maximum = json["maximum"]?.number
        actions = json["actions"]?.array?.compactMap(\.string) ?? []
        visible = json["visible"]?.number ?? 1
        isHittable = json["hittable"]?.bool ?? true
        hitPoint = json["hitPoint"].flatMap(CGPoint.init(json:))
        if let under = json["under"], let ref = under["ref"]?.int, let type = under["type"]?.string.flatMap(ElementType.init(named:)) {
            self.under = Cover(ref: ref, type: type, className: under["class"]?.string ?? "UIView", label: under["label"]?.string ?? "")
        }
        children = json["children"]?.array?.compactMap(ElementSnapshot.init(json:)) ?? []
    }

    /// The protocol's representation, without members that have their default value.
    public var json: JSONValue {
        var members: [String: JSONValue] = [
            "ref": .number(Double(ref)), "type": .string(type.name), "class": .string(className), "frame": frame.json,
        ]
        if !identifier.isEmpty { members["identifier"] = .string(identifier) }
        if !label.isEmpty { members["label"] = .string(label) }
        if let value { members["value"] = .string(value) }
        if let placeholder { members["placeholder"] = .string(placeholder) }
        if !title.isEmpty { members["title"] = .string(title) }
        if !traits.isEmpty { members["traits"] = .array(traits.map(JSONValue.string)) }
        if !isEnabled { members["enabled"] = false }
        if isSelected { members["selected"] = true }
        if isFocused { members["focused"] = true }
        if !isAccessible { members["accessible"] = false }
        if let isAccessibilityElement { members["accessibilityElement"] = .bool(isAccessibilityElement) }
        if let minimum { members["minimum"] = .number(minimum) }
        if let maximum { members["maximum"] = .number(maximum) }
        if !actions.isEmpty { members["actions"] = .array(actions.map(JSONValue.string)) }
        if visible < 1 { members["visible"] = .number((visible * 1000).rounded() / 1000) }
        if !isHittable { members["hittable"] = false }
        if let hitPoint { members["hitPoint"] = hitPoint.json }
        if let under {
            var cover: [String: JSONValue] = [
                "ref": .number(Double(under.ref)), "type": .string(under.type.name), "class": .string(under.className),
            ]
            if !under.label.isEmpty { cover["label"] = .string(under.label) }
            members["under"] = .object(cover)
        }
        if !children.isEmpty { members["children"] = .array(children.map(\.json)) }
        return .object(members)
    }
}

extension ElementSnapshot: Codable {
    /// Decodes the protocol's JSON.
    public init(from decoder: any Decoder) throws {
        let json = try JSONValue(from: decoder)
        guard let snapshot = ElementSnapshot(json: json) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no element of the control protocol"))
        }
        self = snapshot
    }

    /// Encodes the protocol's JSON.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: Codable {
    /// Decodes any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if let items = try? container.decode([JSONValue].self) {
            self = .array(items)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    /// Encodes the value; a number without a fraction is written as an integer.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .number(let number): if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
        case .string(let text): try container.encode(text)
        case .array(let items): try container.encode(items)
        case .object(let members): try container.encode(members)
        }
    }
}

extension CGRect {
    /// Creates a rectangle from `[x, y, width, height]`.
    public init?(json: JSONValue) {
        guard let parts = json.array?.compactMap(\.number), parts.count == 4 else { return nil }
        self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }

    /// The array `[x, y, width, height]`.
    public var json: JSONValue { [origin.x, origin.y, size.width, size.height].json }
}

extension CGPoint {
    /// Creates a point from `[x, y]`, both finite.
    public init?(json: JSONValue) {
        guard let parts = json.array?.compactMap(\.number), parts.count == 2, parts.allSatisfy(\.isFinite) else { return nil }
        self.init(x: parts[0], y: parts[1])
    }

    /// The array `[x, y]`.
    public var json: JSONValue { [x, y].json }
}

extension [CGFloat] {
    /// Rounded to a thousandth of a point, which no screen can resolve.
    fileprivate var json: JSONValue { .array(map { .number(($0 * 1000).rounded() / 1000) }) }
}
