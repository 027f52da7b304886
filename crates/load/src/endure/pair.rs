//! Two people who play one game after another.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};

use super::{Endurance, Run};
use crate::LoadError;
use crate::faults::Account;
use crate::link::{Link, within};
use crate::stream::Stream;
use crate::table::{Dice, Laid, Made, secret};

/// Times that results are asked for.
const TRIES: usize = 20;
/// The last games whose results are looked for: a group lists 300.
const REMEMBERED: usize = 250;
/// The tables of the pairs, by turns: their pace, and whether they are a group's.
const MANNERS: [(&str, bool); 3] = [("free", false), ("5+10", false), ("1d", true)];

/// A guest with an address of their own, who connects anew until the inn answers.
struct Person {
    inn: SocketAddr,
    from: Ipv4Addr,
    name: &'static str,
    bearer: String,
    link: Option<Link>,
}

impl Person {
    /// A connection. One that fails does not come back.
    async fn link(&mut self) -> Result<Link, LoadError> {
        if let Some(link) = self.link.take() {
            return Ok(link);
        }
        let mut link = within(Link::of_guest(self.inn, &self.bearer)).await?.coming_from(self.from);
        if self.bearer.is_empty() {
            link = within(link.with_new_guest(self.name)).await?;
            self.bearer = link.bearer().to_owned();
        }
        Ok(link)
    }

    /// Gets something, or posts a body.
    async fn ask<T: DeserializeOwned>(&mut self, path: &str, body: Option<&Value>) -> Result<T, LoadError> {
        let mut link = self.link().await?;
        let answer = match body {
            None => within(link.get(path)).await?,
            Some(body) => within(link.post(path, body)).await?,
        };
        self.link = Some(link);
        Ok(answer)
    }

    /// Opens a table as a browser does.
    async fn watch(&mut self, table: &str) -> Result<Stream, LoadError> {
        let link = self.link().await?;
        let another = within(link.another()).await?;
        self.link = Some(link);
        Stream::open(another, table).await
    }
}

/// Two people, who sit at a table of their own.
pub(super) struct Pair {
    people: [Person; 2],
    /// The person who chose last: most often they choose again.
    last: usize,
    game: String,
    pace: &'static str,
    grouped: bool,
    /// The id of their group, and that of the second person in it.
    group: Option<[String; 2]>,
    /// The tables so far.
    tables: Vec<String>,
    /// The address at which the second person wants to be notified, until the inn knows it.
    hook: Option<String>,
    think: Duration,
    dice: Dice,
}

impl Pair {
    pub(super) fn new(plan: &Endurance, inn: SocketAddr, number: u32, hook: Option<SocketAddr>) -> Self {
        let (pace, grouped) = MANNERS[number as usize % MANNERS.len()];
        let person = |name, place: u32| {
            let from = Ipv4Addr::from_bits(Ipv4Addr::new(10, 0, 1, 0).to_bits() + 2 * number + place);
            Person { inn, from, name, bearer: String::new(), link: None }
        };
        Self {
            people: [person("Ana", 0), person("Ben", 1)],
            last: 0,
            game: plan.game.clone(),
            pace,
            grouped,
            group: None,
            tables: Vec::new(),
            hook: hook.map(|hook| format!("http://{hook}/{number}")),
            think: plan.think,
            dice: Dice::from(u64::from(number + 1)),
        }
    }

    /// Plays until the run is over.
    pub(super) async fn play(mut self, run: &Run) {
        while !run.is_over() {
            let done = self.play_one(run).await;
            run.asked(done).await;
        }
        for _ in 0..TRIES {
            match self.look_back(run).await {
                Ok(()) => return,
                failed => run.asked(failed).await,
            }
        }
        run.played.lock().await.wrong.push("the results of a group cannot be read".to_owned());
    }

    /// Plays a game to its end.
    async fn play_one(&mut self, run: &Run) -> Result<(), LoadError> {
        let table = self.sit_down().await?;
        let place = run.add(Account::of(&table)).await;
        // After a kill it is not opened again until the next game.
        let _open = self.people[0].watch(&table).await;
        self.tables.push(table);
        while !run.is_over() {
            match self.step(run, place).await {
                Ok(true) => return Ok(()),
                Ok(false) => tokio::time::sleep(self.think.mul_f64(0.5 + self.dice.share())).await,
                error => run.asked(error.map(drop)).await,
            }
        }
        Ok(())
    }

    async fn sit_down(&mut self) -> Result<String, LoadError> {
        let [host, other] = &mut self.people;
        if let Some(hook) = &self.hook {
            let there = json!({ "way": "plain", "address": hook });
            other.ask::<IgnoredAny>("/api/v1/me/notices", Some(&there)).await?;
            self.hook = None;
        }
        if self.grouped && self.group.is_none() {
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let group = host.ask::<Value>("/api/v1/groups", Some(&json!({ "name": "Friday" }))).await?;
            let join = format!("/api/v1/groups/{}/join", text(&group["id"]));
            let of_it = other.ask::<Value>(&join, Some(&secret(&text(&group["join"])))).await?;
            self.group = Some([text(&group["id"]), text(&of_it["people"][1]["id"])]);
        }
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let (path, wish) = match (&self.group, self.tables.last()) {
            (None, _) => {
                ("/api/v1/tables".to_owned(), json!({ "game": self.game, "seats": seats, "pace": self.pace }))
            }
            (Some([id, person]), None) => (
                format!("/api/v1/groups/{id}/tables"),
                json!({ "game": self.game, "people": [person], "pace": self.pace }),
            ),
            (Some([id, _]), Some(before)) => {
                (format!("/api/v1/groups/{id}/tables"), json!({ "from": before }))
            }
        };
        let Made { id, links } = host.ask(&path, Some(&wish)).await?;
        let join = format!("/api/v1/tables/{id}/join");
        other.ask::<IgnoredAny>(&join, Some(&secret(&links.join))).await?;
        Ok(id)
    }

    /// Makes a choice; true when the game is over instead.
    async fn step(&mut self, run: &Run, place: usize) -> Result<bool, LoadError> {
        let Some(table) = self.tables.last() else { return Ok(true) };
        let path = format!("/api/v1/tables/{table}/choices");
        for person in [self.last, 1 - self.last] {
            let laid = self.people[person].ask::<Vec<Laid>>(&path, None).await?;
            let Some(next) = laid.into_iter().next().and_then(|laid| laid.pick(&mut self.dice)) else {
                continue;
            };
            self.last = person;
            let answer = self.people[person].ask::<IgnoredAny>(&path, Some(&next.body())).await;
            run.played.lock().await.accounts[place].is_sent(next, &answer);
            return answer.map(|_| false);
        }
        run.played.lock().await.accounts[place].over = true;
        Ok(true)
    }

    /// Checks that the group keeps the result of each game that came to its end: of all but the last table.
    async fn look_back(&mut self, run: &Run) -> Result<(), LoadError> {
        let Some([id, _]) = &self.group else { return Ok(()) };
        let seen = self.people[0].ask::<Value>(&format!("/api/v1/groups/{id}"), None).await?;
        let kept = seen["results"].as_array().map_or(&[][..], Vec::as_slice);
        let mut played = run.played.lock().await;
        played.results += kept.len();
        for table in self.tables.iter().rev().skip(1).take(REMEMBERED) {
            if kept.iter().all(|result| result["table"] != table.as_str()) {
                played.wrong.push(format!("table {table}: its group has no result of it"));
            }
        }
        Ok(())
    }
}
