//! A build that asks devices for no keys (without the feature `reach`). Keys that were made stay as they are.

#![allow(missing_docs, reason = "what each does is said in `webauthn.rs`, in whose place this stands")]

use serde_json::Value;

use super::{NewPasskey, PasskeyError};

/// A relying party, which this build never makes.
pub enum Passkeys {}

impl Passkeys {
    pub fn open(_public_url: Option<&str>) -> Option<Self> {
        None
    }

    pub fn make(&self, _name: &str, _known: &[store::Passkey]) -> Result<(Value, String), PasskeyError> {
        match *self {}
    }

    pub fn made(&self, _remembered: &str, _answer: Value) -> Result<NewPasskey, PasskeyError> {
        match *self {}
    }

    pub fn enter(&self) -> Result<(Value, String), PasskeyError> {
        match *self {}
    }

    pub fn named(_answer: &Value) -> Result<String, PasskeyError> {
        Err(PasskeyError::None)
    }

    pub fn entered(
        &self,
        _remembered: &str,
        _answer: Value,
        _known: &store::Passkey,
    ) -> Result<String, PasskeyError> {
        match *self {}
    }
}
