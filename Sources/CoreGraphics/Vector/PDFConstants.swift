import Foundation

// FIXME(gap): passwords and permissions are not written: documents are never encrypted.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the document's author, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the name of the app that creates the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the document's keywords, for searching.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for a page's rectangle, a `CGRect` as data.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// The key for the part of a page that is shown, a `CGRect` as data.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
/// The key for the part of a page with its bleed, a `CGRect` as data.
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
/// The key for a page's size after trimming, a `CGRect` as data.
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
/// The key for the part of a page with its content, a `CGRect` as data.
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"
/// The key for the password that permits everything.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key for the password that permits reading.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key for the length of the key in bits.
public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The key for the permissions, the raw value of `CGPDFAccessPermissions`.
public let kCGPDFContextAccessPermissions: CFString = "kCGPDFContextAccessPermissions"
public let kCGPDFContextOutputIntent: CFString = "kCGPDFContextOutputIntent"
/// The key for the intended outputs.
public let kCGPDFContextOutputIntents: CFString = "kCGPDFContextOutputIntents"
/// The key for a file that can be shown while it is loaded. It has no effect.
public let kCGPDFContextCreateLinearizedPDF: CFString = "kCGPDFContextCreateLinearizedPDF"
/// The key for a file of the archival kind. It has no effect.
public let kCGPDFContextCreatePDFA: CFString = "kCGPDFContextCreatePDFA"
/// The key for the kind of an intended output.
public let kCGPDFXOutputIntentSubtype: CFString = "S"
/// The key for the condition in words of an intended output.
public let kCGPDFXOutputCondition: CFString = "OutputCondition"
public let kCGPDFXOutputConditionIdentifier: CFString = "OutputConditionIdentifier"
public let kCGPDFXRegistryName: CFString = "RegistryName"
/// The key for the explanation of an intended output.
public let kCGPDFXInfo: CFString = "Info"
/// The key for the color profile of an intended output.
public let kCGPDFXDestinationOutputProfile: CFString = "DestOutputProfile"
public let kCGPDFOutlineTitle: CFString = "Title"
/// The key for an outline entry's entries below, an array of dictionaries.
public let kCGPDFOutlineChildren: CFString = "Children"
/// The key for an outline entry's page, a number from 1, or URL.
public let kCGPDFOutlineDestination: CFString = "Destination"
/// The key for an outline entry's place on the page, a rectangle as a dictionary.
public let kCGPDFOutlineDestinationRect: CFString = "DestinationRect"

/// A key of a part of a page's structure.
public typealias CGPDFTagProperty = CFString
/// The text that replaces the part.
public let kCGPDFTagPropertyActualText: CGPDFTagProperty = "kCGPDFTagPropertyActualText"
/// The description of the part.
public let kCGPDFTagPropertyAlternativeText: CGPDFTagProperty = "kCGPDFTagPropertyAlternativeText"
public let kCGPDFTagPropertyTitleText: CGPDFTagProperty = "kCGPDFTagPropertyTitleText"
public let kCGPDFTagPropertyLanguageText: CGPDFTagProperty = "kCGPDFTagPropertyLanguageText"

/// A kind of a part in a page's structure.
public enum CGPDFTagType: Int32, Sendable {
    /// The kinds of PDF's standard structure: groups, blocks, lists, tables, inline text, Asian text, and pictures.
    case document = 100, part = 101, art = 102, section = 103, div = 104, blockQuote = 105, caption = 106, TOC = 107
    case TOCI = 108, index = 109, nonStructure = 110, `private` = 111
    case paragraph = 200, header = 201, header1 = 202, header2 = 203, header3 = 204, header4 = 205, header5 = 206, header6 = 207
    case list = 300, listItem = 301, label = 302, listBody = 303
    case table = 400, tableRow = 401, tableHeaderCell = 402, tableDataCell = 403, tableHeader = 404, tableBody = 405
    case tableFooter = 406
    case span = 500, quote = 501, note = 502, reference = 503, bibliography = 504, code = 505, link = 506, annotation = 507
    case ruby = 600, rubyBaseText = 601, rubyAnnotationText = 602, rubyPunctuation = 603, warichu = 604, warichuText = 605
    case warichuPunctiation = 606
    case figure = 700, formula = 701, form = 702
    case object = 800

    private static let names: [CGPDFTagType: String] = [
        .document: "Document", .part: "Part", .art: "Art", .section: "Sect", .div: "Div", .blockQuote: "BlockQuote", .caption: "Caption",
        .TOC: "TOC", .TOCI: "TOCI", .index: "Index", .nonStructure: "NonStruct", .private: "Private", .paragraph: "P", .header: "H",
        .header1: "H1", .header2: "H2", .header3: "H3", .header4: "H4", .header5: "H5", .header6: "H6", .list: "L", .listItem: "LI",
        .label: "Lbl", .listBody: "LBody", .table: "Table", .tableRow: "TR", .tableHeaderCell: "TH", .tableDataCell: "TD",
        .tableHeader: "THead", .tableBody: "TBody", .tableFooter: "TFoot", .span: "Span", .quote: "Quote", .note: "Note",
        .reference: "Reference", .bibliography: "BibEntry", .code: "Code", .link: "Link", .annotation: "Annot", .ruby: "Ruby",
        .rubyBaseText: "RB", .rubyAnnotationText: "RT", .rubyPunctuation: "RP", .warichu: "Warichu", .warichuText: "WT",
        .warichuPunctiation: "WP", .figure: "Figure", .formula: "Formula", .form: "Form", .object: "Object",
    ]

    /// The kind's name in PDF files, which stays valid.
    public var name: UnsafePointer<CChar> { CGPDFNames.pointer(CGPDFTagType.names[self] ?? "") }
}
