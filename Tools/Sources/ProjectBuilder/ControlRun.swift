import AutomationClient
import Foundation

/// Builds an app that other programs control.
public enum ControlRun {
    /// Returns how a built app is started under control: headless, with the virtual clock, and confined unless the options say otherwise.
    public static func configuration(
        of product: Builder.Product, _ environment: HostEnvironment = HostEnvironment(host: .control), _ options: AppRun.Options
    ) -> AppProcess.Configuration {
        var host = environment
        host.host = .control
        var configuration = AppProcess.Configuration(
            executable: product.executable, library: product.library, environment: host.variables)
        guard options.isConfined else { return configuration }
        guard Confinement.isAvailable else {
            Terminal.warningOnce(Confinement.unavailable)
            return configuration
        }
        Terminal.noteOnce(options.line)
        configuration.confine = { [host] command, environment, home in
            let own = ProcessInfo.processInfo.environment, visible = ConfinedPlaces.variables(forWindow: false)
            let variables = environment.filter { own[$0.key] != $0.value || visible[$0.key] != nil }
            return try AppRun.confinement(product, home, host, variables, options).prefix() + command
        }
        return configuration
    }

    /// Builds and launches the app, and serves its socket until a signal ends this process.
    public static func serve(_ options: Builder.Options, _ environment: HostEnvironment, _ run: AppRun.Options, at path: String) throws {
        // Checked before the build, which may take minutes.
        do {
            close(try ControlSocket.listen(at: path))
            unlink(path)
        } catch let error as ControlError { throw Failure(error.message) }
        let product = try Builder(options).build()
        Terminal.finishProgress()
        EndSignals.block()
        let app = AppProcess(configuration(of: product, environment, run))
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
