import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PrintTests {
    @Test("print settings survive their dictionary, and the smallest paper that holds a page is chosen") func printing() {
        let info = UIPrintInfo()
        (info.jobName, info.duplex, info.orientation) = ("Menu", .longEdge, .landscape)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "Menu" && copy.duplex == .longEdge && copy.orientation == .landscape)
        let papers = [UIPrintPaper(size: CGSize(width: 842, height: 1191)), UIPrintPaper(size: CGSize(width: 595, height: 842))]
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 500, height: 800), withPapersFrom: papers) === papers[1])
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 800), withPapersFrom: papers) === papers[0])
    }
}
