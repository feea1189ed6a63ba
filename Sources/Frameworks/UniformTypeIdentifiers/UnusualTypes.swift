// Types that few apps name.

extension UTType {
    static let rare: [Entry] = [
        .init(identifier: "public.composite-content", extensions: [], mime: nil, parents: ["public.content"]),
        .init(identifier: "public.disk-image", extensions: [], mime: nil, parents: ["public.item"]),
        .init(identifier: "com.apple.resolvable", extensions: [], mime: nil, parents: ["public.item"]),
        .init(identifier: "public.symlink", extensions: [], mime: nil, parents: ["com.apple.resolvable"]),
        .init(identifier: "com.apple.mount-point", extensions: [], mime: nil, parents: ["com.apple.resolvable"]),
        .init(identifier: "com.apple.alias-file", extensions: [], mime: nil, parents: ["com.apple.resolvable"]),
        .init(identifier: "com.apple.bookmark", extensions: [], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.volume", extensions: [], mime: nil, parents: ["public.folder"]),
        .init(identifier: "public.delimited-values-text", extensions: [], mime: nil, parents: ["public.text"]),
        .init(
            identifier: "public.tab-separated-values-text", extensions: ["tsv"], mime: "text/tab-separated-values",
            parents: ["public.delimited-values-text"]),
        .init(
            identifier: "public.utf8-tab-separated-values-text", extensions: [], mime: nil, parents: ["public.tab-separated-values-text"]),
        .init(identifier: "public.utf16-external-plain-text", extensions: [], mime: nil, parents: ["public.plain-text"]),
        .init(identifier: "public.utf16-plain-text", extensions: [], mime: nil, parents: ["public.plain-text"]),
        .init(identifier: "public.yaml", extensions: ["yml", "yaml"], mime: "application/x-yaml", parents: ["public.text"]),
        .init(identifier: "public.css", extensions: ["css"], mime: "text/css", parents: ["public.text"]),
        .init(identifier: "public.log", extensions: ["log"], mime: nil, parents: ["public.plain-text"]),
        .init(identifier: "public.assembly-source", extensions: ["s"], mime: nil, parents: ["public.source-code"]),
        .init(identifier: "public.c-source", extensions: ["c"], mime: nil, parents: ["public.source-code"]),
        .init(identifier: "public.objective-c-source", extensions: ["m"], mime: nil, parents: ["public.source-code"]),
        .init(
            identifier: "public.c-plus-plus-source", extensions: ["cpp", "cp", "c++", "cc", "cxx"], mime: nil,
            parents: ["public.source-code"]),
        .init(identifier: "public.objective-c-plus-plus-source", extensions: ["mm"], mime: nil, parents: ["public.source-code"]),
        .init(identifier: "public.c-header", extensions: ["h"], mime: nil, parents: ["public.source-code"]),
        .init(
            identifier: "public.c-plus-plus-header", extensions: ["hpp", "hh", "h++", "hxx"], mime: nil, parents: ["public.source-code"]),
        .init(identifier: "public.script", extensions: [], mime: nil, parents: ["public.source-code"]),
        .init(identifier: "com.apple.applescript.text", extensions: ["applescript"], mime: nil, parents: ["public.script"]),
        .init(identifier: "com.apple.applescript.script", extensions: ["scpt"], mime: nil, parents: ["public.script"]),
        .init(
            identifier: "com.apple.applescript.script-bundle", extensions: ["scptd"], mime: nil,
            parents: ["com.apple.package", "public.script"]),
        .init(
            identifier: "com.netscape.javascript-source", extensions: ["js", "jscript", "javascript"], mime: "text/javascript",
            parents: ["public.source-code"]),
        .init(identifier: "public.shell-script", extensions: ["sh", "command"], mime: nil, parents: ["public.script"]),
        .init(identifier: "public.perl-script", extensions: ["pl", "pm"], mime: nil, parents: ["public.shell-script"]),
        .init(identifier: "public.python-script", extensions: ["py"], mime: nil, parents: ["public.script"]),
        .init(identifier: "public.ruby-script", extensions: ["rb", "rbw"], mime: nil, parents: ["public.script"]),
        .init(
            identifier: "public.php-script", extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"], mime: nil,
            parents: ["public.script"]),
        .init(identifier: "public.make-source", extensions: ["mk", "mak"], mime: nil, parents: ["public.script"]),
        .init(identifier: "com.apple.xml-property-list", extensions: [], mime: nil, parents: ["com.apple.property-list"]),
        .init(identifier: "com.apple.binary-property-list", extensions: [], mime: nil, parents: ["com.apple.property-list"]),
        .init(identifier: "com.apple.rtfd", extensions: ["rtfd"], mime: nil, parents: ["com.apple.package", "public.composite-content"]),
        .init(identifier: "com.apple.flat-rtfd", extensions: [], mime: nil, parents: ["public.data", "public.composite-content"]),
        .init(
            identifier: "com.apple.webarchive", extensions: ["webarchive"], mime: "application/x-webarchive",
            parents: ["public.data", "public.composite-content"]),
        .init(identifier: "com.apple.icns", extensions: ["icns"], mime: nil, parents: ["public.image"]),
        .init(identifier: "com.microsoft.bmp", extensions: ["bmp"], mime: "image/bmp", parents: ["public.image"]),
        .init(identifier: "com.microsoft.ico", extensions: ["ico"], mime: "image/vnd.microsoft.icon", parents: ["public.image"]),
        .init(identifier: "public.camera-raw-image", extensions: [], mime: nil, parents: ["public.image"]),
        .init(identifier: "com.adobe.raw-image", extensions: ["dng"], mime: "image/x-adobe-dng", parents: ["public.camera-raw-image"]),
        .init(identifier: "com.apple.live-photo", extensions: [], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.heif", extensions: ["heif"], mime: "image/heif", parents: ["public.image"]),
        .init(identifier: "public.heics", extensions: ["heics"], mime: "image/heic-sequence", parents: ["public.heif"]),
        .init(identifier: "com.ilm.openexr-image", extensions: ["exr"], mime: nil, parents: ["public.image"]),
        .init(identifier: "public.jpeg-xl", extensions: ["jxl"], mime: "image/jxl", parents: ["public.image"]),
        .init(identifier: "public.3d-content", extensions: [], mime: nil, parents: ["public.content"]),
        .init(
            identifier: "com.pixar.universal-scene-description", extensions: ["usd", "usda", "usdc"], mime: nil,
            parents: ["public.3d-content", "public.data"]),
        .init(
            identifier: "com.pixar.universal-scene-description-mobile", extensions: ["usdz"], mime: "model/vnd.usdz+zip",
            parents: ["public.3d-content", "public.data"]),
        .init(identifier: "com.apple.reality", extensions: ["reality"], mime: "model/vnd.reality", parents: ["public.data"]),
        .init(identifier: "com.apple.scenekit.scene", extensions: ["scn"], mime: nil, parents: ["public.3d-content", "public.data"]),
        .init(identifier: "com.apple.arobject", extensions: ["arobject"], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.mpeg", extensions: ["mpg", "mpeg", "mpe", "m75", "m15"], mime: "video/mpeg", parents: ["public.movie"]),
        .init(identifier: "public.mpeg-2-video", extensions: ["mpg2", "m2v"], mime: "video/mpeg2", parents: ["public.video"]),
        .init(identifier: "public.mpeg-2-transport-stream", extensions: ["ts"], mime: nil, parents: ["public.movie"]),
        .init(identifier: "com.apple.protected-mpeg-4-audio", extensions: ["m4p"], mime: nil, parents: ["public.audio"]),
        .init(identifier: "com.apple.protected-mpeg-4-video", extensions: ["m4v"], mime: nil, parents: ["public.movie"]),
        .init(identifier: "public.avi", extensions: ["avi", "vfw"], mime: "video/avi", parents: ["public.movie"]),
        .init(identifier: "public.aiff-audio", extensions: ["aiff", "aif"], mime: "audio/aiff", parents: ["public.audio"]),
        .init(identifier: "public.midi-audio", extensions: ["midi", "mid"], mime: "audio/midi", parents: ["public.audio"]),
        .init(identifier: "public.playlist", extensions: [], mime: nil, parents: []),
        .init(
            identifier: "public.m3u-playlist", extensions: ["m3u", "m3u8"], mime: "audio/mpegurl",
            parents: ["public.text", "public.playlist"]),
        .init(identifier: "org.gnu.gnu-zip-archive", extensions: ["gz", "gzip"], mime: "application/x-gzip", parents: ["public.archive"]),
        .init(identifier: "public.bzip2-archive", extensions: ["bz2", "bz"], mime: "application/x-bzip2", parents: ["public.archive"]),
        .init(identifier: "com.apple.archive", extensions: ["aar"], mime: nil, parents: ["public.archive"]),
        .init(identifier: "public.tar-archive", extensions: ["tar"], mime: "application/x-tar", parents: ["public.archive"]),
        .init(identifier: "public.spreadsheet", extensions: [], mime: nil, parents: ["public.content"]),
        .init(identifier: "public.presentation", extensions: [], mime: nil, parents: ["public.composite-content"]),
        .init(identifier: "public.database", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.message", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.contact", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.to-do-item", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.calendar-event", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.email-message", extensions: [], mime: nil, parents: ["public.message"]),
        .init(identifier: "com.apple.internet-location", extensions: [], mime: nil, parents: ["public.data"]),
        .init(identifier: "com.microsoft.internet-shortcut", extensions: [], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.font", extensions: [], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.bookmark", extensions: [], mime: nil, parents: []),
        .init(identifier: "com.rsa.pkcs-12", extensions: ["p12", "pfx"], mime: "application/x-pkcs12", parents: ["public.data"]),
        .init(
            identifier: "public.x509-certificate", extensions: ["cer", "der", "crt"], mime: "application/x-x509-ca-cert",
            parents: ["public.data"]),
        .init(
            identifier: "org.idpf.epub-container", extensions: ["epub"], mime: "application/epub+zip",
            parents: ["public.data", "public.composite-content"]),
        .init(identifier: "public.executable", extensions: [], mime: nil, parents: ["public.item"]),
        .init(identifier: "public.unix-executable", extensions: [], mime: nil, parents: ["public.executable"]),
        .init(
            identifier: "com.microsoft.windows-executable", extensions: ["exe"], mime: "application/x-msdownload",
            parents: ["public.executable"]),
        .init(identifier: "com.apple.application", extensions: [], mime: nil, parents: ["public.executable"]),
        .init(
            identifier: "com.apple.application-bundle", extensions: ["app"], mime: nil,
            parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
        .init(identifier: "com.apple.application-and-system-extension", extensions: ["appex"], mime: nil, parents: ["com.apple.bundle"]),
        .init(identifier: "com.apple.framework", extensions: ["framework"], mime: nil, parents: ["com.apple.bundle"]),
        .init(identifier: "com.apple.plugin", extensions: ["plugin"], mime: nil, parents: ["com.apple.bundle", "com.apple.package"]),
        .init(identifier: "com.apple.haptics.ahap", extensions: ["ahap"], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.geojson", extensions: ["geojson"], mime: "application/geo+json", parents: ["public.json"]),
        .init(identifier: "com.apple.linkpresentation.metadata", extensions: [], mime: nil, parents: ["public.data"]),
    ]

    /// The types with the identifiers `public.composite-content` and `public.disk-image`.
    public static let compositeContent = UTType(known: "public.composite-content"), diskImage = UTType(known: "public.disk-image")
    /// The types with the identifiers `com.apple.resolvable` and `public.symlink`.
    public static let resolvable = UTType(known: "com.apple.resolvable"), symbolicLink = UTType(known: "public.symlink")
    /// The types with the identifiers `com.apple.mount-point` and `com.apple.alias-file`.
    public static let mountPoint = UTType(known: "com.apple.mount-point"), aliasFile = UTType(known: "com.apple.alias-file")
    /// The types with the identifiers `com.apple.bookmark` and `public.volume`.
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark"), volume = UTType(known: "public.volume")
    /// The type with the identifier `public.delimited-values-text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// The type with the identifier `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// The type with the identifier `public.utf8-tab-separated-values-text`.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// The type with the identifier `public.utf16-external-plain-text`.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// The types with the identifiers `public.utf16-plain-text` and `public.yaml`.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text"), yaml = UTType(known: "public.yaml")
    /// The types with the identifiers `public.css` and `public.log`.
    public static let css = UTType(known: "public.css"), log = UTType(known: "public.log")
    /// The types with the identifiers `public.assembly-source` and `public.c-source`.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source"), cSource = UTType(known: "public.c-source")
    /// The type with the identifier `public.objective-c-source`.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// The type with the identifier `public.c-plus-plus-source`.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// The type with the identifier `public.objective-c-plus-plus-source`.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// The types with the identifiers `public.c-header` and `public.c-plus-plus-header`.
    public static let cHeader = UTType(known: "public.c-header"), cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// The types with the identifiers `public.script` and `com.apple.applescript.text`.
    public static let script = UTType(known: "public.script"), appleScript = UTType(known: "com.apple.applescript.text")
    /// The type with the identifier `com.apple.applescript.script`.
    public static let osaScript = UTType(known: "com.apple.applescript.script")
    /// The type with the identifier `com.apple.applescript.script-bundle`.
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
    /// The types with the identifiers `com.netscape.javascript-source` and `public.shell-script`.
    public static let javaScript = UTType(known: "com.netscape.javascript-source"), shellScript = UTType(known: "public.shell-script")
    /// The types with the identifiers `public.perl-script` and `public.python-script`.
    public static let perlScript = UTType(known: "public.perl-script"), pythonScript = UTType(known: "public.python-script")
    /// The types with the identifiers `public.ruby-script` and `public.php-script`.
    public static let rubyScript = UTType(known: "public.ruby-script"), phpScript = UTType(known: "public.php-script")
    /// The types with the identifiers `public.make-source` and `com.apple.xml-property-list`.
    public static let makefile = UTType(known: "public.make-source"), xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// The types with the identifiers `com.apple.binary-property-list` and `com.apple.rtfd`.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list"), rtfd = UTType(known: "com.apple.rtfd")
    /// The types with the identifiers `com.apple.flat-rtfd` and `com.apple.webarchive`.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd"), webArchive = UTType(known: "com.apple.webarchive")
    /// The types with the identifiers `com.apple.icns` and `com.microsoft.bmp`.
    public static let icns = UTType(known: "com.apple.icns"), bmp = UTType(known: "com.microsoft.bmp")
    /// The types with the identifiers `com.microsoft.ico` and `public.camera-raw-image`.
    public static let ico = UTType(known: "com.microsoft.ico"), rawImage = UTType(known: "public.camera-raw-image")
    /// The types with the identifiers `com.adobe.raw-image` and `com.apple.live-photo`.
    public static let dng = UTType(known: "com.adobe.raw-image"), livePhoto = UTType(known: "com.apple.live-photo")
    /// The types with the identifiers `public.heif` and `public.heics`.
    public static let heif = UTType(known: "public.heif"), heics = UTType(known: "public.heics")
    /// The types with the identifiers `com.ilm.openexr-image` and `public.jpeg-xl`.
    public static let exr = UTType(known: "com.ilm.openexr-image"), jpegxl = UTType(known: "public.jpeg-xl")
    /// The types with the identifiers `public.3d-content` and `com.pixar.universal-scene-description`.
    public static let threeDContent = UTType(known: "public.3d-content"), usd = UTType(known: "com.pixar.universal-scene-description")
    /// The type with the identifier `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// The types with the identifiers `com.apple.reality` and `com.apple.scenekit.scene`.
    public static let realityFile = UTType(known: "com.apple.reality"), sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// The types with the identifiers `com.apple.arobject` and `public.mpeg`.
    public static let arReferenceObject = UTType(known: "com.apple.arobject"), mpeg = UTType(known: "public.mpeg")
    /// The type with the identifier `public.mpeg-2-video`.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// The type with the identifier `public.mpeg-2-transport-stream`.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// The type with the identifier `com.apple.protected-mpeg-4-audio`.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// The types with the identifiers `com.apple.protected-mpeg-4-video` and `public.avi`.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video"), avi = UTType(known: "public.avi")
    /// The types with the identifiers `public.aiff-audio` and `public.midi-audio`.
    public static let aiff = UTType(known: "public.aiff-audio"), midi = UTType(known: "public.midi-audio")
    /// The types with the identifiers `public.playlist` and `public.m3u-playlist`.
    public static let playlist = UTType(known: "public.playlist"), m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// The types with the identifiers `org.gnu.gnu-zip-archive` and `public.bzip2-archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive"), bz2 = UTType(known: "public.bzip2-archive")
    /// The types with the identifiers `com.apple.archive` and `public.tar-archive`.
    public static let appleArchive = UTType(known: "com.apple.archive"), tarArchive = UTType(known: "public.tar-archive")
    /// The types with the identifiers `public.spreadsheet` and `public.presentation`.
    public static let spreadsheet = UTType(known: "public.spreadsheet"), presentation = UTType(known: "public.presentation")
    /// The types with the identifiers `public.database` and `public.message`.
    public static let database = UTType(known: "public.database"), message = UTType(known: "public.message")
    /// The types with the identifiers `public.contact` and `public.to-do-item`.
    public static let contact = UTType(known: "public.contact"), toDoItem = UTType(known: "public.to-do-item")
    /// The types with the identifiers `public.calendar-event` and `public.email-message`.
    public static let calendarEvent = UTType(known: "public.calendar-event"), emailMessage = UTType(known: "public.email-message")
    /// The type with the identifier `com.apple.internet-location`.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// The types with the identifiers `com.microsoft.internet-shortcut` and `public.font`.
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut"), font = UTType(known: "public.font")
    /// The types with the identifiers `public.bookmark` and `com.rsa.pkcs-12`.
    public static let bookmark = UTType(known: "public.bookmark"), pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// The types with the identifiers `public.x509-certificate` and `org.idpf.epub-container`.
    public static let x509Certificate = UTType(known: "public.x509-certificate"), epub = UTType(known: "org.idpf.epub-container")
    /// The types with the identifiers `public.executable` and `public.unix-executable`.
    public static let executable = UTType(known: "public.executable"), unixExecutable = UTType(known: "public.unix-executable")
    /// The types with the identifiers `com.microsoft.windows-executable` and `com.apple.application`.
    public static let exe = UTType(known: "com.microsoft.windows-executable"), application = UTType(known: "com.apple.application")
    /// The type with the identifier `com.apple.application-bundle`.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// The type with the identifier `com.apple.application-and-system-extension`.
    public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
    /// The types with the identifiers `com.apple.framework` and `com.apple.plugin`.
    public static let framework = UTType(known: "com.apple.framework"), pluginBundle = UTType(known: "com.apple.plugin")
    /// The types with the identifiers `com.apple.haptics.ahap` and `public.geojson`.
    public static let ahap = UTType(known: "com.apple.haptics.ahap"), geoJSON = UTType(known: "public.geojson")
    /// The type with the identifier `com.apple.linkpresentation.metadata`.
    public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
    /// The types of packages for macOS, and of three-dimensional content.
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
    public static let xpcService = UTType(known: "com.apple.xpc-service")
}
