// The properties of this module's view controllers by name; UIKitStoryboards has those of the other modules.

@Sendable func registerEditorKeys() {
    DispatchTable.add(UIDocumentViewController.self) {
        [
            "document": Property(\.document), "launchOptions": Property(\.launchOptions),
            "undoRedoItemGroup": Property(reading: \.undoRedoItemGroup),
        ]
    }
    DispatchTable.add(UIVideoEditorController.self) {
        [
            "videoMaximumDuration": Property(\.videoMaximumDuration), "videoPath": Property(\.videoPath),
            "videoQuality": Property(\.videoQuality),
        ]
    }
}
