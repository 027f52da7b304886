//! A build without notifications (without the feature `reach`): no letters, no push, no webhooks. Stored settings stay as
//! they are.

use store::Reach;
use tables::keys::HouseKey;

use super::{Failed, Notice, Notices};
use crate::{AppState, ServeError, Way};

/// A sender, which this build never makes.
pub(crate) enum Sender {}

impl Sender {
    pub(crate) fn open(_notices: &Notices, _house: &str, _key: &HouseKey) -> Result<Self, ServeError> {
        Err(ServeError::Lacks { what: "tell guests who are away", feature: "reach" })
    }

    pub(crate) async fn send(
        &self,
        _app: &AppState,
        _reach: &Reach,
        _notice: Notice<'_>,
    ) -> Result<(), Failed> {
        match *self {}
    }

    pub(crate) fn push_key(&self) -> &str {
        match *self {}
    }
}

pub(super) fn takes(_notices: &Notices, _way: Way, _address: &str) -> bool {
    false
}
