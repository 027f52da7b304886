//! A build without notifications (without the feature `reach`): no letters, no push, no webhooks. Stored settings stay as
//! they are.

#![allow(missing_docs, reason = "what each does is said in `sender.rs`, in whose place this stands")]

use seen::Way;
use store::Reach;
use tables::keys::HouseKey;

use super::{Failed, Notice, Notices, Post};
use crate::HostError;

/// A sender, which this build never makes.
pub enum Sender {}

impl Sender {
    pub fn open(_notices: &Notices, _house: &str, _key: &HouseKey) -> Result<Self, HostError> {
        Err(HostError::Lacks { what: "tell guests who are away", feature: "reach" })
    }

    pub(super) async fn send(&self, _post: &Post, _reach: &Reach, _notice: Notice<'_>) -> Result<(), Failed> {
        match *self {}
    }

    pub(super) fn push_key(&self) -> &str {
        match *self {}
    }
}

pub(super) fn takes(_notices: &Notices, _way: Way, _address: &str) -> bool {
    false
}
