#if !canImport(ObjectiveC)
/// Apple's in-out parameter of an object type; here a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif
