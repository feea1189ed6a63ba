import Foundation

// Records of hospitals and laboratories, which an app can only read. There are none here.

/// A version of FHIR, the format of health records.
open class HKFHIRVersion: NSObject, @unchecked Sendable {
    public final let majorVersion: Int, minorVersion: Int, patchVersion: Int
    private init(_ major: Int, _ minor: Int, _ patch: Int) { (majorVersion, minorVersion, patchVersion) = (major, minor, patch) }
    /// Reads a version such as `4.0.1`.
    public convenience init(fromVersionString versionString: String) throws {
        let numbers = versionString.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else {
            throw HKError(.errorInvalidArgument)
        }
        self.init(major, minor, patch)
    }
    // The versions that Apple's documentation names.
    open class func primaryDSTU2() -> HKFHIRVersion { HKFHIRVersion(1, 0, 2) }
    open class func primaryR4() -> HKFHIRVersion { HKFHIRVersion(4, 0, 1) }
    open var fhirRelease: HKFHIRRelease { majorVersion == 1 ? .dstu2 : majorVersion == 4 ? .r4 : .unknown }
    open var stringRepresentation: String { "\(majorVersion).\(minorVersion).\(patchVersion)" }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKFHIRVersion)?.stringRepresentation == stringRepresentation }
    public override var hash: Int { stringRepresentation.hashValue }
}
/// The data of a record.
open class HKFHIRResource: NSObject, @unchecked Sendable {
    public final let fhirVersion: HKFHIRVersion, resourceType: HKFHIRResourceType, identifier: String, data: Data, sourceURL: URL?
    init(_ version: HKFHIRVersion, _ type: HKFHIRResourceType, _ identifier: String, _ data: Data, _ url: URL?) {
        (fhirVersion, resourceType, self.identifier, self.data, sourceURL) = (version, type, identifier, data, url)
    }
}
/// A record of an institution.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
    public final let clinicalType: HKClinicalType, displayName: String, fhirResource: HKFHIRResource?
    init(_ type: HKClinicalType, _ name: String, _ resource: HKFHIRResource?, _ start: Date, _ end: Date) {
        (clinicalType, displayName, fhirResource) = (type, name, resource)
        super.init(type, start, end, nil)
    }
}
