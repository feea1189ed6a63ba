import Foundation

/// A kind of category: sleep, mindfulness.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
    public static let abdominalCramps = Self("AbdominalCramps")
    public static let acne = Self("Acne")
    public static let appetiteChanges = Self("AppetiteChanges")
    public static let appleStandHour = Self("AppleStandHour")
    public static let appleWalkingSteadinessEvent = Self("AppleWalkingSteadinessEvent")
    public static let audioExposureEvent = Self("AudioExposureEvent")
    public static let bladderIncontinence = Self("BladderIncontinence")
    public static let bleedingAfterPregnancy = Self("BleedingAfterPregnancy")
    public static let bleedingDuringPregnancy = Self("BleedingDuringPregnancy")
    public static let bloating = Self("Bloating")
    public static let breastPain = Self("BreastPain")
    public static let cervicalMucusQuality = Self("CervicalMucusQuality")
    public static let chestTightnessOrPain = Self("ChestTightnessOrPain")
    public static let chills = Self("Chills")
    public static let constipation = Self("Constipation")
    public static let contraceptive = Self("Contraceptive")
    public static let coughing = Self("Coughing")
    public static let diarrhea = Self("Diarrhea")
    public static let dizziness = Self("Dizziness")
    public static let drySkin = Self("DrySkin")
    public static let environmentalAudioExposureEvent = Self("EnvironmentalAudioExposureEvent")
    public static let fainting = Self("Fainting")
    public static let fatigue = Self("Fatigue")
    public static let fever = Self("Fever")
    public static let generalizedBodyAche = Self("GeneralizedBodyAche")
    public static let hairLoss = Self("HairLoss")
    public static let handwashingEvent = Self("HandwashingEvent")
    public static let headache = Self("Headache")
    public static let headphoneAudioExposureEvent = Self("HeadphoneAudioExposureEvent")
    public static let heartburn = Self("Heartburn")
    public static let highHeartRateEvent = Self("HighHeartRateEvent")
    public static let hotFlashes = Self("HotFlashes")
    public static let hypertensionEvent = Self("HypertensionEvent")
    public static let infrequentMenstrualCycles = Self("InfrequentMenstrualCycles")
    public static let intermenstrualBleeding = Self("IntermenstrualBleeding")
    public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
    public static let irregularMenstrualCycles = Self("IrregularMenstrualCycles")
    public static let lactation = Self("Lactation")
    public static let lossOfSmell = Self("LossOfSmell")
    public static let lossOfTaste = Self("LossOfTaste")
    public static let lowCardioFitnessEvent = Self("LowCardioFitnessEvent")
    public static let lowHeartRateEvent = Self("LowHeartRateEvent")
    public static let lowerBackPain = Self("LowerBackPain")
    public static let memoryLapse = Self("MemoryLapse")
    public static let menstrualFlow = Self("MenstrualFlow")
    public static let mindfulSession = Self("MindfulSession")
    public static let moodChanges = Self("MoodChanges")
    public static let nausea = Self("Nausea")
    public static let nightSweats = Self("NightSweats")
    public static let ovulationTestResult = Self("OvulationTestResult")
    public static let pelvicPain = Self("PelvicPain")
    public static let persistentIntermenstrualBleeding = Self("PersistentIntermenstrualBleeding")
    public static let pregnancy = Self("Pregnancy")
    public static let pregnancyTestResult = Self("PregnancyTestResult")
    public static let progesteroneTestResult = Self("ProgesteroneTestResult")
    public static let prolongedMenstrualPeriods = Self("ProlongedMenstrualPeriods")
    public static let rapidPoundingOrFlutteringHeartbeat = Self("RapidPoundingOrFlutteringHeartbeat")
    public static let runnyNose = Self("RunnyNose")
    public static let sexualActivity = Self("SexualActivity")
    public static let shortnessOfBreath = Self("ShortnessOfBreath")
    public static let sinusCongestion = Self("SinusCongestion")
    public static let skippedHeartbeat = Self("SkippedHeartbeat")
    public static let sleepAnalysis = Self("SleepAnalysis")
    public static let sleepApneaEvent = Self("SleepApneaEvent")
    public static let sleepChanges = Self("SleepChanges")
    public static let soreThroat = Self("SoreThroat")
    public static let toothbrushingEvent = Self("ToothbrushingEvent")
    public static let vaginalDryness = Self("VaginalDryness")
    public static let vomiting = Self("Vomiting")
    public static let wheezing = Self("Wheezing")
}
/// A characteristic of the user that rarely changes.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
    public static let activityMoveMode = Self("ActivityMoveMode")
    public static let biologicalSex = Self("BiologicalSex")
    public static let bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth")
    public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
    public static let wheelchairUse = Self("WheelchairUse")
}
/// A kind of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier" + name }
    public static let bloodPressure = Self("BloodPressure")
    public static let food = Self("Food")
}
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKDocumentTypeIdentifier" + name }
    public static let cda = Self("CDA")
}
/// A kind of clinical record.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKClinicalTypeIdentifier" + name }
    public static let allergyRecord = Self("AllergyRecord")
    public static let clinicalNoteRecord = Self("ClinicalNoteRecord")
    public static let conditionRecord = Self("ConditionRecord")
    public static let coverageRecord = Self("CoverageRecord")
    public static let immunizationRecord = Self("ImmunizationRecord")
    public static let labResultRecord = Self("LabResultRecord")
    public static let medicationRecord = Self("MedicationRecord")
    public static let procedureRecord = Self("ProcedureRecord")
    public static let vitalSignRecord = Self("VitalSignRecord")
}
/// A questionnaire with a score.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKScoredAssessmentTypeIdentifier" + name }
    public static let gad7 = Self("GAD7")
    public static let phq9 = Self("PHQ9")
}
/// A kind of resource of FHIR.
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    public static let allergyIntolerance = Self("AllergyIntolerance")
    public static let condition = Self("Condition")
    public static let coverage = Self("Coverage")
    public static let diagnosticReport = Self("DiagnosticReport")
    public static let documentReference = Self("DocumentReference")
    public static let immunization = Self("Immunization")
    public static let medicationDispense = Self("MedicationDispense")
    public static let medicationOrder = Self("MedicationOrder")
    public static let medicationRequest = Self("MedicationRequest")
    public static let medicationStatement = Self("MedicationStatement")
    public static let observation = Self("Observation")
    public static let procedure = Self("Procedure")
}
/// A release of FHIR.
public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    public static let dstu2 = Self("DSTU2")
    public static let r4 = Self("R4")
    public static let unknown = Self("unknown")
}
public struct HKMedicationGeneralForm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKMedicationGeneralForm" + name }
    public static let capsule = Self("Capsule")
    public static let cream = Self("Cream")
    public static let device = Self("Device")
    public static let drops = Self("Drops")
    public static let foam = Self("Foam")
    public static let gel = Self("Gel")
    public static let inhaler = Self("Inhaler")
    public static let injection = Self("Injection")
    public static let liquid = Self("Liquid")
    public static let lotion = Self("Lotion")
    public static let ointment = Self("Ointment")
    public static let patch = Self("Patch")
    public static let powder = Self("Powder")
    public static let spray = Self("Spray")
    public static let suppository = Self("Suppository")
    public static let tablet = Self("Tablet")
    public static let topical = Self("Topical")
    public static let unknown = Self("Unknown")
}
/// The source of a record that can be verified.
public struct HKVerifiableClinicalRecordSourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    public static let euDigitalCOVIDCertificate = Self("EUDigitalCOVIDCertificate")
    public static let smartHealthCard = Self("SMARTHealthCard")
}
/// The kind of a record that can be verified.
public struct HKVerifiableClinicalRecordCredentialType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "https://smarthealth.cards#" + name }
    public static let covid19 = Self("covid19")
    public static let immunization = Self("immunization")
    public static let laboratory = Self("laboratory")
    public static let recovery = Self("recovery")
}
