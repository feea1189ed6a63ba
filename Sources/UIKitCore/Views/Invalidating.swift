/// A type that invalidates an aspect of a view, for properties that are declared with `@Invalidating`.
public protocol UIViewInvalidating {
    /// Requests an update of the aspect.
    @preconcurrency @MainActor func invalidate(view: UIView)
}

/// A view with a configuration that is updated when its state changes: a cell, a header, or a button.
@MainActor package protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}

extension UIView {
    /// The aspects of a view that a change of a property can invalidate.
    public enum Invalidations {
        /// Redraws the view's content.
        public struct Display: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// Lays out the view's subviews.
        public struct Layout: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// Updates the view's constraints.
        public struct Constraints: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// Measures the view again.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Updates the configuration of a cell, a header, or a button. Other views have none.
        public struct Configuration: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration() }
        }
        /// Calls the view's `updateProperties()`.
        public struct Properties: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// Two invalidations, one after the other.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1, second: Invalidation2
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) { (first, second) = (invalidation1, invalidation2) }
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property wrapper that invalidates aspects of the view when the property gets a value that isn't equal to the one before it.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        @available(*, unavailable, message: "only properties of views can be @Invalidating")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value of the view's property.
        @preconcurrency @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance view: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }

        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (value, self.invalidation) = (wrappedValue, invalidation)
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Redraws the view's content.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Lays out the view's subviews.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Updates the view's constraints.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Measures the view again.
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// Updates the configuration of a cell, a header, or a button.
    public static var configuration: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// Calls the view's `updateProperties()`.
    public static var properties: Self { Self() }
}

// UIKit's initializers take up to ten invalidations and combine them in pairs.
extension UIView.Invalidating {
    public init<T1, T2>(wrappedValue: Value, _ i1: T1, _ i2: T2)
    where InvalidationType == UIView.Invalidations.Tuple<T1, T2> {
        self.init(wrappedValue: wrappedValue, .init(i1, i2))
    }
    public init<T1, T2, T3>(wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3)
    where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, T3> {
        self.init(wrappedValue: wrappedValue, .init(.init(i1, i2), i3))
    }
    public init<T1, T2, T3, T4>(wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4)
    where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>> {
        self.init(wrappedValue: wrappedValue, .init(.init(i1, i2), .init(i3, i4)))
    }
    public init<T1, T2, T3, T4, T5>(wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4, _ i5: T5)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>>, T5
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), i5))
    }
    public init<T1, T2, T3, T4, T5, T6>(wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4, _ i5: T5, _ i6: T6)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>>,
            UIView.Invalidations.Tuple<T5, T6>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), .init(i5, i6)))
    }
    public init<T1, T2, T3, T4, T5, T6, T7>(wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4, _ i5: T5, _ i6: T6, _ i7: T7)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>>,
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T5, T6>, T7>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), i7)))
    }
    public init<T1, T2, T3, T4, T5, T6, T7, T8>(
        wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4, _ i5: T5, _ i6: T6, _ i7: T7, _ i8: T8
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>>,
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T5, T6>, UIView.Invalidations.Tuple<T7, T8>>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), .init(i7, i8))))
    }
    public init<T1, T2, T3, T4, T5, T6, T7, T8, T9>(
        wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4, _ i5: T5, _ i6: T6, _ i7: T7, _ i8: T8, _ i9: T9
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>>,
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T5, T6>, UIView.Invalidations.Tuple<T7, T8>>
            >, T9
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), .init(i7, i8))), i9))
    }
    public init<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>(
        wrappedValue: Value, _ i1: T1, _ i2: T2, _ i3: T3, _ i4: T4, _ i5: T5, _ i6: T6, _ i7: T7, _ i8: T8, _ i9: T9, _ i10: T10
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T1, T2>, UIView.Invalidations.Tuple<T3, T4>>,
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T5, T6>, UIView.Invalidations.Tuple<T7, T8>>
            >, UIView.Invalidations.Tuple<T9, T10>
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(.init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), .init(i7, i8))), .init(i9, i10)))
    }
}
