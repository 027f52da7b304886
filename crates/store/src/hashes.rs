//! Hashes of secrets: the secrets themselves never reach this crate.

/// The SHA-256 of a guest's secret.
pub type GuestHash = [u8; 32];

/// The SHA-256 of the secret that a device keeps.
pub type TokenHash = [u8; 32];
