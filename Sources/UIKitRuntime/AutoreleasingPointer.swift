#if !canImport(ObjectiveC)
/// Apple's in-out parameter of an object type; a plain pointer here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif
