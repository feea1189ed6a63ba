import Foundation

/// A descriptor whose copies have its properties.
open class MetalDescriptor: NSObject, NSCopying {
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    /// Returns a new object of the class, without the properties.
    func blank() -> MetalDescriptor { MetalDescriptor() }
    /// Sets the properties of a copy.
    func fill(_ copy: NSObject) {}
}

/// Descriptors by index.
open class MetalDescriptorArray<Element: MetalDescriptor>: NSObject {
    private final var elements: [Int: Element] = [:]
    private final let make: () -> Element
    init(_ make: @escaping () -> Element) { self.make = make }
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> Element! {
        get {
            if let found = elements[index] { return found }
            let made = make()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? Element }
    }
    final func take(_ other: MetalDescriptorArray<Element>) {
        for (index, element) in other.elements { self[index] = element }
    }
}
