import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite("Texts of responses") struct StatusTextTests {
    @Test("a status has Apple's words, a status without any those of its class")
    func words() {
        let codes = [200, 404, 408, 410, 500, 504, 429, 308, 102, 226, 599]
        #expect(
            codes.map { HTTPURLResponse.statusText(forStatusCode: $0) } == [
                "no error", "not found", "request timed out", "no longer exists", "internal server error", "gateway timed out",
                "client error", "redirected", "informational", "success", "server error",
            ])
    }
}
