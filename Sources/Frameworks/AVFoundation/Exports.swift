// Media: the headers of local files are read, times pass while players play, compositions and buffers of samples are values that work.
// There is no sound, no picture of a video, no camera, and no microphone: requests for them fail with the framework's errors.
@_exported import AudioToolboxCompanion
@_exported import CoreMediaCompanion
@_exported import FrameworkPlaceholder
