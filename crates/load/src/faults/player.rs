//! A player of both seats of a table, through whichever process answers, who asks again until one does.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tokio::sync::Mutex;

use super::Account;
use crate::LoadError;
use crate::link::{Link, within};
use crate::table::{Dice, Laid};

/// The pause before asking again.
const BREATH: Duration = Duration::from_millis(50);

#[derive(Deserialize)]
struct NewTable {
    id: String,
}

pub(super) struct Player {
    nodes: Arc<[SocketAddr]>,
    game: String,
    think: Duration,
    dice: Dice,
    /// The player's credential, once some process has given one.
    bearer: Option<String>,
    /// An open connection to each process that has answered.
    links: HashMap<SocketAddr, Link>,
}

impl Player {
    pub(super) fn new(nodes: Arc<[SocketAddr]>, game: &str, seed: u64, think: Duration) -> Self {
        Self {
            nodes,
            game: game.to_owned(),
            think,
            dice: Dice::from(seed),
            bearer: None,
            links: HashMap::new(),
        }
    }

    /// Plays until it is `over`; returns the account of each table. How long they had to wait for an acknowledgement is
    /// written down whenever there is one.
    pub(super) async fn play(
        mut self,
        over: &AtomicBool,
        waited: &Mutex<Vec<(Instant, Duration)>>,
    ) -> Vec<Account> {
        let mut accounts = Vec::<Account>::new();
        let mut at_table = false;
        let mut since = Instant::now();
        while !over.load(Ordering::Relaxed) {
            if !at_table {
                match self.sit_down().await {
                    Ok(id) => {
                        accounts.push(Account::of(id));
                        at_table = true;
                        since = Instant::now();
                    }
                    Err(_) => tokio::time::sleep(BREATH).await,
                }
                continue;
            }
            let Some(account) = accounts.last_mut() else {
                continue;
            };
            match self.step(account).await {
                Ok(true) => {
                    let now = Instant::now();
                    waited.lock().await.push((now, now - since));
                    tokio::time::sleep(self.think).await;
                    // What they think about is not waited for.
                    since = Instant::now();
                }
                Ok(false) => at_table = false,
                Err(_) => tokio::time::sleep(BREATH).await,
            }
        }
        accounts
    }

    /// A connection to any of the processes. One that fails does not come back.
    async fn link(&mut self) -> Result<(SocketAddr, Link), LoadError> {
        let addr = self.nodes[self.dice.below(self.nodes.len())];
        if let Some(link) = self.links.remove(&addr) {
            return Ok((addr, link));
        }
        let come = async {
            match &self.bearer {
                Some(bearer) => Link::of_guest(addr, bearer).await,
                None => Link::of_new_guest(addr, "Ana").await,
            }
        };
        let link = within(come).await?;
        self.bearer.get_or_insert_with(|| link.bearer().to_owned());
        Ok((addr, link))
    }

    async fn sit_down(&mut self) -> Result<String, LoadError> {
        let (addr, mut link) = self.link().await?;
        let wish = json!({ "game": self.game, "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let NewTable { id } = within(link.post("/api/v1/tables", &wish)).await?;
        self.links.insert(addr, link);
        Ok(id)
    }

    /// Makes a choice; false when the game is over.
    async fn step(&mut self, account: &mut Account) -> Result<bool, LoadError> {
        let (addr, mut link) = self.link().await?;
        let path = format!("/api/v1/tables/{}/choices", account.table);
        let laid = within(link.get::<Vec<Laid>>(&path)).await?;
        let Some(next) = laid.into_iter().next().and_then(|laid| laid.pick(&mut self.dice)) else {
            self.links.insert(addr, link);
            return Ok(false);
        };
        let answer = within(link.post::<IgnoredAny>(&path, &next.body())).await;
        account.is_sent(next, &answer);
        answer?;
        self.links.insert(addr, link);
        Ok(true)
    }
}
