// The numbers of revisions of requests. The names: Apple's list of symbols of Vision.

/// The revision that a request has before one is chosen.
public let VNRequestRevisionUnspecified = 0
public let VNCalculateImageAestheticsScoresRequestRevision1 = 1
public let VNClassifyImageRequestRevision1 = 1, VNClassifyImageRequestRevision2 = 2
public let VNCoreMLRequestRevision1 = 1
public let VNDetectAnimalBodyPoseRequestRevision1 = 1
public let VNDetectBarcodesRequestRevision1 = 1, VNDetectBarcodesRequestRevision2 = 2, VNDetectBarcodesRequestRevision3 = 3,
    VNDetectBarcodesRequestRevision4 = 4
public let VNDetectContourRequestRevision1 = 1
public let VNDetectDocumentSegmentationRequestRevision1 = 1
public let VNDetectFaceCaptureQualityRequestRevision1 = 1, VNDetectFaceCaptureQualityRequestRevision2 = 2,
    VNDetectFaceCaptureQualityRequestRevision3 = 3
public let VNDetectFaceLandmarksRequestRevision1 = 1, VNDetectFaceLandmarksRequestRevision2 = 2, VNDetectFaceLandmarksRequestRevision3 = 3
public let VNDetectFaceRectanglesRequestRevision1 = 1, VNDetectFaceRectanglesRequestRevision2 = 2,
    VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectHorizonRequestRevision1 = 1
public let VNDetectHumanBodyPose3DRequestRevision1 = 1
public let VNDetectHumanBodyPoseRequestRevision1 = 1
public let VNDetectHumanHandPoseRequestRevision1 = 1
public let VNDetectHumanRectanglesRequestRevision1 = 1, VNDetectHumanRectanglesRequestRevision2 = 2
public let VNDetectRectanglesRequestRevision1 = 1
public let VNDetectTextRectanglesRequestRevision1 = 1
public let VNDetectTrajectoriesRequestRevision1 = 1
public let VNGenerateAttentionBasedSaliencyImageRequestRevision1 = 1, VNGenerateAttentionBasedSaliencyImageRequestRevision2 = 2
public let VNGenerateForegroundInstanceMaskRequestRevision1 = 1
public let VNGenerateImageFeaturePrintRequestRevision1 = 1, VNGenerateImageFeaturePrintRequestRevision2 = 2
public let VNGenerateObjectnessBasedSaliencyImageRequestRevision1 = 1, VNGenerateObjectnessBasedSaliencyImageRequestRevision2 = 2
public let VNGenerateOpticalFlowRequestRevision1 = 1, VNGenerateOpticalFlowRequestRevision2 = 2
public let VNGeneratePersonInstanceMaskRequestRevision1 = 1
public let VNGeneratePersonSegmentationRequestRevision1 = 1
public let VNHomographicImageRegistrationRequestRevision1 = 1
public let VNRecognizeAnimalsRequestRevision1 = 1, VNRecognizeAnimalsRequestRevision2 = 2
public let VNRecognizeTextRequestRevision1 = 1, VNRecognizeTextRequestRevision2 = 2, VNRecognizeTextRequestRevision3 = 3
public let VNTrackHomographicImageRegistrationRequestRevision1 = 1
public let VNTrackObjectRequestRevision1 = 1, VNTrackObjectRequestRevision2 = 2
public let VNTrackOpticalFlowRequestRevision1 = 1
public let VNTrackRectangleRequestRevision1 = 1
public let VNTrackTranslationalImageRegistrationRequestRevision1 = 1
public let VNTranslationalImageRegistrationRequestRevision1 = 1
