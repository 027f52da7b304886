//! The service that notifies guests of their turns.

use std::sync::Arc;

use seen::Pages;
use store::Reach;
use tables::Engine;

use super::{Failed, Notice, Notices, Sender};

/// The service that notifies guests of their turns.
pub struct Post {
    /// The tables.
    pub engine: Engine,
    /// The pages, which give a notice its words.
    pub pages: Arc<dyn Pages>,
    /// The settings of the host.
    pub notices: Notices,
    /// The public address of the house.
    pub public_url: String,
    /// The sender, which delivers them.
    pub sender: Sender,
}

impl Post {
    /// Sends something to a guest.
    ///
    /// # Errors
    /// When it did not arrive.
    pub async fn send(&self, reach: &Reach, notice: Notice<'_>) -> Result<(), Failed> {
        self.sender.send(self, reach, notice).await
    }

    /// The key with which a browser asks its push service for an address.
    pub fn push_key(&self) -> &str {
        self.sender.push_key()
    }
}
