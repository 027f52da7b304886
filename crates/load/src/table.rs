//! Two people at a table of their own, who choose at random among the legal choices.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use crate::link::Link;
use crate::{LoadError, Plan};

/// A table at which two people sit.
pub(crate) struct Table {
    pub id: String,
    people: [Link; 2],
    /// The person who chose last: most often they choose again.
    last: usize,
    dice: Dice,
}

/// A choice that can be made.
pub(crate) struct Move {
    /// The person who makes it.
    pub person: usize,
    ply: u32,
    choice: String,
}

/// A table that was made.
#[derive(Deserialize)]
pub(crate) struct Made {
    pub id: String,
    pub links: Links,
}

#[derive(Deserialize)]
pub(crate) struct Links {
    pub join: String,
}

/// The body by which one joins at a link.
pub(crate) fn secret(link: &str) -> Value {
    json!({ "token": link.rsplit('/').next() })
}

/// A question to a person.
#[derive(Deserialize)]
pub(crate) struct Laid {
    pub seat: u8,
    pub ply: u32,
    pub choices: Vec<Choice>,
}

/// An answer to it; one that is refused can only be looked at.
#[derive(Deserialize)]
pub(crate) struct Choice {
    pub choice: String,
    pub refusal: Option<IgnoredAny>,
}

/// An answer that is about to be sent.
pub(crate) struct Pick {
    pub seat: u8,
    pub ply: u32,
    pub choice: String,
}

impl Laid {
    /// A legal choice at random; none where all are refused.
    pub(crate) fn pick(self, dice: &mut Dice) -> Option<Pick> {
        let legal = self.choices.into_iter().filter(|choice| choice.refusal.is_none());
        let mut legal = legal.collect::<Vec<_>>();
        if legal.is_empty() {
            return None;
        }
        let Choice { choice, .. } = legal.swap_remove(dice.below(legal.len()));
        Some(Pick { seat: self.seat, ply: self.ply, choice })
    }
}

impl Pick {
    /// The body of the request.
    pub(crate) fn body(&self) -> Value {
        json!({ "seat": self.seat, "ply": self.ply, "choice": self.choice })
    }
}

#[derive(Deserialize)]
struct Done {
    version: u64,
}

impl Table {
    /// Two new guests sit down, and the game begins. The same seed makes them choose alike.
    pub(crate) async fn sit_down(plan: &Plan, seed: u64) -> Result<Self, LoadError> {
        let addr = |number: u64| {
            let place = number as usize % plan.addrs.len().max(1);
            plan.addrs.get(place).copied().ok_or(LoadError::Nowhere)
        };
        let people = [
            Link::of_new_guest(addr(seed)?, "Ana").await?,
            Link::of_new_guest(addr(seed + 1)?, "Ben").await?,
        ];
        Self::of(people, plan, seed).await
    }

    /// The same people begin a new game.
    pub(crate) async fn once_more(self, plan: &Plan) -> Result<Self, LoadError> {
        let seed = self.dice.0;
        Self::of(self.people, plan, seed).await
    }

    async fn of(mut people: [Link; 2], plan: &Plan, seed: u64) -> Result<Self, LoadError> {
        let [host, other] = &mut people;
        let wish = json!({ "game": plan.game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let Made { id, links } = host.post("/api/v1/tables", &wish).await?;
        let join = format!("/api/v1/tables/{id}/join");
        other.post::<IgnoredAny>(&join, &secret(&links.join)).await?;
        Ok(Self { id, people, last: 0, dice: Dice(seed) })
    }

    /// The next choice of one of the two; nothing when the game is over.
    pub(crate) async fn next(&mut self) -> Result<Option<Move>, LoadError> {
        let path = format!("/api/v1/tables/{}/choices", self.id);
        for person in [self.last, 1 - self.last] {
            let laid = self.people[person].get::<Vec<Laid>>(&path).await?;
            let Some(laid) = laid.into_iter().next() else {
                continue;
            };
            let Some(Pick { ply, choice, .. }) = laid.pick(&mut self.dice) else {
                let what = "somebody is asked who has no choice".to_owned();
                return Err(LoadError::Strange { path, what });
            };
            return Ok(Some(Move { person, ply, choice }));
        }
        Ok(None)
    }

    /// Makes a choice; answers with the table's version after it.
    pub(crate) async fn choose(&mut self, next: &Move) -> Result<u64, LoadError> {
        let path = format!("/api/v1/tables/{}/choices", self.id);
        let body = json!({ "ply": next.ply, "choice": next.choice });
        self.last = next.person;
        let done = self.people[next.person].post::<Done>(&path, &body).await?;
        Ok(done.version)
    }

    /// A connection of each for something else.
    pub(crate) async fn second_links(&self) -> Result<[Link; 2], LoadError> {
        let [host, other] = &self.people;
        Ok([host.another().await?, other.another().await?])
    }
}

/// A generator of numbers that are random enough to play (xorshift64*).
pub(crate) struct Dice(u64);

impl From<u64> for Dice {
    /// Seeds that are near each other are far apart from here on: else they begin alike.
    fn from(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

impl Dice {
    /// A number from 0, below 1.
    pub(crate) fn share(&mut self) -> f64 {
        self.below(1 << 20) as f64 / f64::from(1 << 20)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 |= u64::from(self.0 == 0);
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(number).unwrap_or(usize::MAX) % end
    }
}
