//! Errors of opening what a large house needs.

/// The reason why something that a large house needs cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HostError {
    /// The message bus between server processes cannot be reached.
    #[error("cannot reach {bus}, by which the server processes notify each other: {why}")]
    Bus {
        /// The address of the bus.
        bus: String,
        /// The reason.
        why: String,
    },
    /// This build lacks the feature asked for.
    #[error("this build cannot {what}: build it with --features {feature}, or take the whole program")]
    Lacks {
        /// The missing ability.
        what: &'static str,
        /// The feature of cargo that gives it.
        feature: &'static str,
    },
    /// The settings of notifications are not usable.
    #[error("cannot send notifications: {0}")]
    Notices(String),
}
