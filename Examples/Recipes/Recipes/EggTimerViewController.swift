import UIKit

class EggTimerViewController: UIViewController {

    @IBOutlet var timeLabel: UILabel!
    @IBOutlet var startButton: UIButton!
    @IBOutlet var softnessControl: UISegmentedControl!
    @IBOutlet var progressView: UIProgressView!

    private let durations = [240, 360, 600]
    private var remaining = 0
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        reset()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    @IBAction func chooseSoftness(_ sender: UISegmentedControl) {
        stop()
        reset()
    }

    @IBAction func startOrStop(_ sender: UIButton) {
        if timer == nil {
            timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
            startButton.setTitle("Stop", for: .normal)
        } else {
            stop()
        }
    }

    @objc func tick(_ timer: Timer) {
        remaining -= 1
        showRemaining()
        if remaining == 0 {
            stop()
            let alert = UIAlertController(title: "Your egg is ready", message: "Rinse it under cold water.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.reset() })
            present(alert, animated: true)
        }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        startButton.setTitle("Start", for: .normal)
    }

    private func reset() {
        remaining = durations[softnessControl.selectedSegmentIndex]
        showRemaining()
    }

    private func showRemaining() {
        timeLabel.text = String(format: "%d:%02d", remaining / 60, remaining % 60)
        let total = durations[softnessControl.selectedSegmentIndex]
        progressView.progress = 1 - Float(remaining) / Float(total)
    }
}
