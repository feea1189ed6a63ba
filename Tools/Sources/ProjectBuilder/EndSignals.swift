import Foundation

/// The signals that end a server, handled by a single thread.
public enum EndSignals {
    private static var signals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        return signals
    }

    /// Unblocks the signals, which a program inherits blocked from a parent that starts it on a thread of Dispatch.
    public static func unblock() {
        var signals = signals
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Blocks the signals in threads that are created from here on, leaving them to ``wait()``.
    public static func block() {
        var signals = signals
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Returns once one of the signals has arrived.
    public static func wait() {
        var signals = signals
        var number: Int32 = 0
        while sigwait(&signals, &number) != 0 {}
    }
}
