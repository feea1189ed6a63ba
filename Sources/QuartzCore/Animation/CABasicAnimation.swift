import CoreGraphics
import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (from, to, by) = (other.from, other.to, other.by)
    }

    /// A value for interpolation, and the box in which it was assigned, which the getter returns.
    private struct End {
        var value: AnimatableValue?
        var box: NSValue?
        var any: Any? {
            get { box ?? value?.any }
            set { (value, box) = (AnimatableValue(newValue), newValue as? NSValue) }
        }
    }

    private var from = End(), to = End(), by = End()

    package final var fromAnimatable: AnimatableValue? {
        get { from.value }
        set { from = End(value: newValue) }
    }
    package final var toAnimatable: AnimatableValue? {
        get { to.value }
        set { to = End(value: newValue) }
    }
    package final var byAnimatable: AnimatableValue? {
        get { by.value }
        set { by = End(value: newValue) }
    }

    /// The value at the start. Nil means the value that follows from the other two, or the layer's current value.
    open var fromValue: Any? {
        get { from.any }
        set { from.any = newValue }
    }
    /// The value at the end. Nil means the value that follows from the other two, or the layer's own value.
    open var toValue: Any? {
        get { to.any }
        set { to.any = newValue }
    }
    /// The difference between start and end, if one of the other two values is nil.
    open var byValue: Any? {
        get { by.any }
        set { by.any = newValue }
    }

    /// Returns the value's progress `time` seconds into a cycle.
    package func valueProgress(at time: CFTimeInterval) -> Double { progress(at: time) }

    package override func value(at time: CFTimeInterval, cycle: Int, base: AnimatableValue?) -> AnimatableValue? {
        let resting = isAdditive ? base?.zero : base
        var ends: (AnimatableValue, AnimatableValue)?
        switch (fromAnimatable, toAnimatable, byAnimatable) {
        case (let from?, let to?, _): ends = (from, to)
        case (let from?, nil, let by?): ends = (from, AnimatableValue.add(by, to: from))
        case (nil, let to?, let by?): ends = to.difference(from: by).map { ($0, to) }
        case (let from?, nil, nil): ends = (from, resting ?? from)
        case (nil, let to?, nil): ends = (resting ?? to, to)
        case (nil, nil, let by?): ends = resting.map { ($0, AnimatableValue.add(by, to: $0)) }
        case (nil, nil, nil): ends = resting.map { ($0, $0) }
        }
        guard let (from, to) = ends else { return nil }
        var value = AnimatableValue.mix(from, to, valueProgress(at: time))
        if isCumulative, cycle > 0 { value = AnimatableValue.add(to.scaled(by: Double(cycle)), to: value) }
        return value
    }
}
