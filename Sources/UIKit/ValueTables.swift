import UIKitStoryboards

// The properties of UIKit's own classes that apps observe and set by key: `scrollView.addObserver(self, forKeyPath: "contentOffset", …)`.

@MainActor struct Property<Object: NSObject> {
    var read: (Object) -> Any?
    var assign: ((Object, Any?) -> Bool)?

    init<Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
        read = { $0[keyPath: path] }
        assign = { object, value in DispatchTable.store(value) { object[keyPath: path] = $0 } }
    }
    init<Value>(reading path: KeyPath<Object, Value>) { read = { $0[keyPath: path] } }
    /// Creates a property for UIKit objects that is missing here: it is stored and read back, with a log line the first time.
    init(keeping name: String) {
        let values = AttachedProperty<Any?>(nil)
        read = { values[$0] }
        assign = { object, value in
            Console.warn(
                once: "key \(Object.self) \(name)",
                "the key \"\(name)\", which UIKit's headers do not declare, has no effect on a \(SystemClasses.printedName(of: object)).")
            values[object] = value
            return true
        }
    }
    init(making read: @escaping (Object) -> Any?) { self.read = read }
    init<Value>(_ read: @escaping (Object) -> Any?, storing set: @escaping (Object, Value) -> Void) {
        self.read = read
        assign = { object, value in DispatchTable.store(value) { set(object, $0) } }
    }
}

/// The table of a class's properties, created on first use, on the main actor, where registration need not run.
private final class PropertyTable<Object: NSObject>: @unchecked Sendable {
    private let make: @MainActor () -> [String: Property<Object>]
    @MainActor private(set) lazy var properties = make()
    init(_ make: @escaping @MainActor () -> [String: Property<Object>]) { self.make = make }
}

func add<Object: NSObject>(_ type: Object.Type, _ make: @autoclosure @escaping @MainActor () -> [String: Property<Object>]) {
    let table = PropertyTable(make)
    // The dispatch table calls the entry of a class for its own objects only.
    DispatchTable.add(
        type, selectors: [],
        assign: { object, key, value in table.properties[key]?.assign?(unsafeDowncast(object, to: Object.self), value) ?? false },
        read: { object, key in table.properties[key].map { plain($0.read(unsafeDowncast(object, to: Object.self))) } })
}

/// Returns `nil` if the value is an optional that is `nil`, wrapped in `Any`.
private func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : value
}

@Sendable func registerValues() {
    add(
        UIScrollView.self,
        [
            "contentOffset": Property(\.contentOffset), "contentSize": Property(\.contentSize), "contentInset": Property(\.contentInset),
            "adjustedContentInset": Property(reading: \.adjustedContentInset),
            "panGestureRecognizer": Property(reading: \.panGestureRecognizer), "scrollEnabled": Property(\.isScrollEnabled),
            "isScrollEnabled": Property(\.isScrollEnabled),
            "dragging": Property(reading: \.isDragging), "isDragging": Property(reading: \.isDragging),
            "decelerating": Property(reading: \.isDecelerating),
            "isDecelerating": Property(reading: \.isDecelerating), "tracking": Property(reading: \.isTracking),
            "isTracking": Property(reading: \.isTracking), "zoomScale": Property(\.zoomScale),
        ])
    add(
        UIGestureRecognizer.self,
        [
            "state": Property(reading: \.state.rawValue), "enabled": Property(\.isEnabled), "isEnabled": Property(\.isEnabled),
            "view": Property(reading: \.view),
        ])
    add(
        UIControl.self,
        [
            "enabled": Property(\.isEnabled), "isEnabled": Property(\.isEnabled), "selected": Property(\.isSelected),
            "isSelected": Property(\.isSelected), "highlighted": Property(\.isHighlighted),
            "isHighlighted": Property(\.isHighlighted),
        ])
    add(
        UILabel.self,
        [
            "text": Property(\.text), "attributedText": Property(\.attributedText), "textColor": Property(\.textColor),
            "font": Property(\.font), "numberOfLines": Property(\.numberOfLines),
        ])
    add(
        UITextField.self,
        [
            "text": Property(\.text), "placeholder": Property(\.placeholder), "textColor": Property(\.textColor), "font": Property(\.font),
            "attributedText": Property(\.attributedText),
        ])
    add(
        UITextView.self,
        [
            "text": Property(\.text), "textColor": Property(\.textColor), "font": Property(\.font),
            "attributedText": Property(\.attributedText),
        ])
    add(UIImageView.self, ["image": Property(\.image), "highlightedImage": Property(\.highlightedImage)])
    add(UISlider.self, ["value": Property(\.value), "minimumValue": Property(\.minimumValue), "maximumValue": Property(\.maximumValue)])
    add(UISwitch.self, ["on": Property(\.isOn), "isOn": Property(\.isOn), "onTintColor": Property(\.onTintColor)])
    add(UIProgressView.self, ["progress": Property(\.progress)])
    add(
        UIBarItem.self,
        [
            "title": Property(\.title), "enabled": Property(\.isEnabled), "isEnabled": Property(\.isEnabled), "image": Property(\.image),
            "tag": Property(\.tag),
        ])
    add(UIPageControl.self, ["currentPage": Property(\.currentPage), "numberOfPages": Property(\.numberOfPages)])
    add(UISegmentedControl.self, ["selectedSegmentIndex": Property(\.selectedSegmentIndex)])
    add(
        NSLayoutConstraint.self,
        [
            "firstItem": Property(reading: \.firstItem), "secondItem": Property(reading: \.secondItem), "constant": Property(\.constant),
            "multiplier": Property(reading: \.multiplier),
            "active": Property(\.isActive), "isActive": Property(\.isActive), "identifier": Property(\.identifier),
        ])
    add(UIDatePicker.self, ["date": Property(\.date)])
}
