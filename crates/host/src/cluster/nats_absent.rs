//! NATS in a build without it (feature `cluster`): an address is refused with the way to get it.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use store::Heard;
use tables::keys::HouseKey;
use tokio::sync::mpsc;

use crate::HostError;

/// An address of NATS, which this build never reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BusAddress {}

impl FromStr for BusAddress {
    type Err = String;

    fn from_str(_text: &str) -> Result<Self, String> {
        Err(HostError::Lacks { what: "hear other processes by NATS", feature: "cluster" }.to_string())
    }
}

impl fmt::Display for BusAddress {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl BusAddress {
    /// Host and port, if it is a single address without TLS.
    pub fn host(&self) -> Option<String> {
        match *self {}
    }

    /// The same, reached through another address.
    pub fn through(&self, _way: SocketAddr) -> Option<String> {
        match *self {}
    }
}

/// A connection, which this build never makes.
pub enum Nats {}

impl Nats {
    pub(super) async fn open(address: &BusAddress, _key: &HouseKey) -> Result<Self, HostError> {
        match *address {}
    }

    pub(super) fn is_connected(&self) -> bool {
        match *self {}
    }

    pub(super) async fn tell(&self, _what: &str) -> bool {
        match *self {}
    }

    pub(super) fn listen(&self, _said: mpsc::Sender<Heard>) {
        match *self {}
    }
}
