//! Keys that devices keep: by one a guest comes back without a link, a password or a letter. Who asks for them is the
//! feature `reach`.

#[cfg(feature = "reach")]
mod webauthn;
#[cfg(not(feature = "reach"))]
#[path = "webauthn_absent.rs"]
mod webauthn;

pub(crate) use webauthn::Passkeys;

/// A key that was made.
pub(crate) struct Made {
    /// As the key says it.
    pub id: String,
    /// By which the keys of the guest know them.
    pub account: String,
    /// What is to be known of it.
    pub body: String,
}
