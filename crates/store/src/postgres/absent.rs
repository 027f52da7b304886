//! PostgreSQL in a build without it (feature `cluster`): a connection is refused with the way to get it.

use tokio::sync::mpsc;

use crate::ask::Ask;
use crate::change::Change;
use crate::{Heard, Options, Place, StoreError};

/// A pool, which this build never makes.
#[derive(Clone, Copy)]
pub(crate) enum Postgres {}

impl Postgres {
    pub(crate) fn open(url: &str, _options: &Options) -> Result<Self, StoreError> {
        Err(StoreError::FilesOnly(Place::Server(url.to_owned())))
    }

    pub(crate) async fn close(&self) {
        match *self {}
    }

    pub(crate) async fn bytes(&self) -> Result<u64, StoreError> {
        match *self {}
    }

    pub(crate) fn listen(&self) -> Option<mpsc::Receiver<Heard>> {
        match *self {}
    }

    pub(crate) async fn tell(&self, _what: String) -> Result<(), StoreError> {
        match *self {}
    }

    pub(crate) async fn change(&self, _change: Box<dyn Change>) -> Result<u64, StoreError> {
        match *self {}
    }

    pub(crate) async fn query(&self, _ask: Ask) -> Result<(), StoreError> {
        match *self {}
    }
}
