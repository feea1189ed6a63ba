import AutomationClient
import Foundation

/// Builds an app that other programs control.
public enum ControlRun {
    /// Returns how a built app is started under control: headless, with the virtual clock.
    public static func configuration(of product: Builder.Product, _ environment: HostEnvironment = HostEnvironment(host: .control))
        -> AppProcess.Configuration
    {
        var environment = environment
        environment.host = .control
        return AppProcess.Configuration(executable: product.executable, library: product.library, environment: environment.variables)
    }

    /// Builds and launches the app, and serves its socket until a signal ends this process.
    public static func serve(_ options: Builder.Options, _ environment: HostEnvironment, at path: String) throws {
        // Checked before the build, which may take minutes.
        do {
            close(try ControlSocket.listen(at: path))
            unlink(path)
        } catch let error as ControlError { throw Failure(error.message) }
        let product = try Builder(options).build()
        Terminal.finishProgress()
        EndSignals.block()
        let app = AppProcess(configuration(of: product, environment))
        let supervisor: ControlSupervisor
        do {
            supervisor = try ControlSupervisor(path: path, app: app)
            try app.launch()
        } catch let error as ControlError { throw Failure(error.message) }
        supervisor.start()
        FileHandle.standardOutput.write(Data("The control socket is \(path).\n".utf8))
        EndSignals.wait()
        supervisor.close()
    }
}
