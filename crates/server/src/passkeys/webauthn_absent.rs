//! A build that asks devices for no keys (without the feature `reach`). Keys that were made stay as they are.

use serde_json::Value;

use super::NewPasskey;
use crate::{ApiError, Config};

/// A relying party, which this build never makes.
pub(crate) enum Passkeys {}

impl Passkeys {
    pub(crate) fn open(_config: &Config) -> Option<Self> {
        None
    }

    pub(crate) fn make(&self, _name: &str, _known: &[store::Passkey]) -> Result<(Value, String), ApiError> {
        match *self {}
    }

    pub(crate) fn made(&self, _remembered: &str, _answer: Value) -> Result<NewPasskey, ApiError> {
        match *self {}
    }

    pub(crate) fn enter(&self) -> Result<(Value, String), ApiError> {
        match *self {}
    }

    pub(crate) fn named(_answer: &Value) -> Result<String, ApiError> {
        Err(ApiError::NoPasskeys)
    }

    pub(crate) fn entered(
        &self,
        _remembered: &str,
        _answer: Value,
        _known: &store::Passkey,
    ) -> Result<String, ApiError> {
        match *self {}
    }
}
