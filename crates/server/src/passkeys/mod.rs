//! Passkeys: a guest comes back without a link, a password or a letter. They need the feature `reach`.

#[cfg(feature = "reach")]
mod webauthn;
#[cfg(not(feature = "reach"))]
#[path = "webauthn_absent.rs"]
mod webauthn;

pub(crate) use webauthn::Passkeys;

/// A key that was made.
pub(crate) struct NewPasskey {
    /// The credential's id.
    pub id: String,
    /// The id by which the guest's passkeys know their account.
    pub account: String,
    /// The public key and its state, as JSON.
    pub body: String,
}
