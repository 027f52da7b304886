//! Passkeys: a guest comes back without a link, a password or a letter. They need the feature `reach`.

#[cfg(feature = "reach")]
mod webauthn;
#[cfg(not(feature = "reach"))]
#[path = "webauthn_absent.rs"]
mod webauthn;

pub use webauthn::Passkeys;

/// A key that was made.
pub struct NewPasskey {
    /// The credential's id.
    pub id: String,
    /// The id by which the guest's passkeys know their account.
    pub account: String,
    /// The public key and its state, as JSON.
    pub body: String,
}

/// The reason why a passkey is not taken. The words are the server's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyError {
    /// No browser makes keys for the address of this house.
    None,
    /// The device's answer does not fit the challenge.
    Bad,
    /// The passkey seems to have been copied.
    Copied,
    /// Something that should not happen.
    Internal,
}
