import UIKit

class ConfirmViewController: UIViewController {}
