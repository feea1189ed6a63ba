import Foundation
import Testing
import UIKitFoundation

@Suite("The texts of errors")
struct ErrorTextTests {
    private enum Failure: Error { case first, second }
    private struct Named: LocalizedError { var errorDescription: String? { "named" } }
    private struct Item: Decodable { let id: Int }

    init() { ErrorTexts.install() }

    private func text(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return error.localizedDescription }
    }

    @Test("an error without a text says that the operation couldn't be completed")
    func generalErrors() {
        #expect(text { throw Failure.second }?.hasPrefix("The operation couldn’t be completed. (") == true)
        #expect(text { throw Failure.second }?.hasSuffix("Failure error 1.)") == true)
        #expect(text { throw NSError(domain: "x", code: 3) } == "The operation couldn’t be completed. (x error 3.)")
        let reason = NSError(domain: "x", code: 3, userInfo: [NSLocalizedFailureReasonErrorKey: "It is late."])
        #expect(reason.localizedDescription == "The operation couldn’t be completed. It is late.")
        #expect(
            text { throw NSError(domain: NSOSStatusErrorDomain, code: -50) } == "The operation couldn’t be completed. (OSStatus error -50.)"
        )
        #expect(
            text { throw NSError(domain: NSCocoaErrorDomain, code: 3072) } == "The operation couldn’t be completed. (Cocoa error 3072.)")
        #expect(text { throw POSIXError(.ENOENT) } == "The operation couldn’t be completed. No such file or directory")
        #expect(text { throw Named() } == "named")
        #expect(NSError(domain: "x", code: 3, userInfo: [NSLocalizedDescriptionKey: "own"]).localizedDescription == "own")
    }

    @Test("errors of decoding say what is wrong with the data")
    func decodingErrors() {
        func decode(_ json: String) -> String? { text { _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8)) } }
        #expect(decode("{}") == "The data couldn’t be read because it is missing.")
        #expect(decode("{\"id\": \"a\"}") == "The data couldn’t be read because it isn’t in the correct format.")
        #expect(decode("{") == "The data couldn’t be read because it isn’t in the correct format.")
        #expect(
            text { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) }
                == "The data couldn’t be read because it isn’t in the correct format.")
    }

    @Test("errors of files have their names")
    func fileErrors() throws {
        let manager = FileManager.default, folder = NSTemporaryDirectory() + "/ErrorTexts-\(UUID().uuidString)"
        try manager.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        for name in ["a.txt", "sub/a.txt"] { try Data([1]).write(to: URL(fileURLWithPath: folder + "/" + name)) }
        let (file, missing) = (folder + "/a.txt", folder + "/none")
        #expect(text { try manager.removeItem(atPath: missing) } == "“none” couldn’t be removed.")
        #expect(
            text { _ = try Data(contentsOf: URL(fileURLWithPath: missing)) }
                == "The file “none” couldn’t be opened because there is no such file.")
        #expect(text { _ = try manager.contentsOfDirectory(atPath: missing) } == "The folder “none” doesn’t exist.")
        #expect(
            text { try manager.copyItem(atPath: file, toPath: folder + "/sub/a.txt") }
                == "“a.txt” couldn’t be copied to “sub” because an item with the same name already exists.")
        #expect(
            text { try manager.moveItem(atPath: file, toPath: folder + "/sub/a.txt") }
                == "“a.txt” couldn’t be moved to “sub” because an item with the same name already exists.")
        #expect(text { throw CocoaError(.fileReadNoSuchFile) } == "The file couldn’t be opened because there is no such file.")
    }

    @Test("an error of a request has Apple's text in place of the network library's")
    func networkErrors() {
        func error(_ code: Int, _ domain: String = "NSURLErrorDomain") -> NSError {
            var facts: [String: Any] = [NSLocalizedDescriptionKey: "Could not resolve host: a.invalid"]
            facts[NSUnderlyingErrorKey] = NSError(domain: domain, code: code, userInfo: facts)
            return NSError(domain: domain, code: code, userInfo: facts)
        }
        #expect(error(-1003).localizedDescription == "A server with the specified hostname could not be found.")
        #expect(error(-1001).localizedDescription == "The request timed out.")
        #expect(error(-1, "x").localizedDescription == "Could not resolve host: a.invalid")
        #expect(
            NSError(domain: "NSURLErrorDomain", code: -1001).localizedDescription
                == "The operation couldn’t be completed. (NSURLErrorDomain error -1001.)")
    }

    @Test("a printed error has its description, and a space before its values")
    func printing() {
        #expect(NSError(domain: "x", code: 3).description == "Error Domain=x Code=3 \"(null)\"")
        let own = NSError(domain: "x", code: 3, userInfo: [NSLocalizedDescriptionKey: "own"])
        #expect("\(own)" == "Error Domain=x Code=3 \"own\" UserInfo={NSLocalizedDescription=own}")
        #expect(
            NSError(domain: NSCocoaErrorDomain, code: 260).description
                == "Error Domain=NSCocoaErrorDomain Code=260 \"The file couldn’t be opened because there is no such file.\"")
        let cause = NSError(domain: "x", code: 1, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOENT)])
        #expect(cause.description.hasSuffix("{Error Domain=NSPOSIXErrorDomain Code=2 \"No such file or directory\"}}"))
        let outer = NSError(domain: "x", code: 1, userInfo: [NSUnderlyingErrorKey: own])
        #expect(
            outer.description.wholeMatch(of: /Error Domain=x Code=1 "\(null\)" UserInfo=\{NSUnderlyingError=0x[0-9a-f]+ \{Error.*\}\}/)
                != nil)
    }
}
