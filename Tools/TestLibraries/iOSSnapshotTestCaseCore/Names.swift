@_exported import iOSSnapshotTestCase
