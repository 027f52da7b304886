//! One reader's picture of a running game: view, choices, events.

use serde::Serialize;
use serde_json::Value;

use crate::{Explanation, Game, Match, Message, Observer, Refusal, Seat, Way};

/// A candidate choice: legal, or dimmed with the reason. Where the game is not known, choices are in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Laid<C = String> {
    /// The choice. Its notation is sent back to make it.
    pub choice: C,
    /// The words of the choice.
    #[serde(flatten)]
    pub explanation: Explanation,
    /// The reason why it may not be chosen, if so.
    pub refusal: Option<Refusal>,
    /// Choices that it leads to, where that is known ([`Game::ahead`]).
    pub ahead: Vec<C>,
}

impl<C> Laid<C> {
    /// The same with choices written otherwise.
    pub fn map<D>(self, write: impl Fn(C) -> D) -> Laid<D> {
        Laid {
            choice: write(self.choice),
            explanation: self.explanation,
            refusal: self.refusal,
            ahead: self.ahead.into_iter().map(write).collect(),
        }
    }
}

/// A journal entry as one observer may read it. Where the game is not known, events are plain data.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told<E = Value> {
    /// The number of choices made when it happened (0: at the start).
    pub ply: u32,
    pub event: E,
    /// The event in words.
    pub say: Message,
}

impl<E> Told<E> {
    pub(crate) fn of<G: Game>(
        state: &G::State,
        ply: u32,
        event: &G::Event,
        write: impl Fn(&G::Event) -> E,
    ) -> Self {
        Self { ply, event: write(event), say: G::say_in(state, event) }
    }
}

/// One reader's picture of a running game, in the game's own types, to be drawn.
#[derive(Debug)]
pub struct Picture<G: Game> {
    pub view: G::View,
    /// The question to the seat whose choices the reader has.
    pub asked: Option<Message>,
    /// The choices of the seat that is asked; empty where the reader has none.
    pub laid: Vec<Laid<G::Choice>>,
    /// The sequences that this seat may make in one go ([`Game::ways`]).
    pub ways: Vec<Way<G::Choice>>,
    /// The last events, in order.
    pub told: Vec<Told<G::Event>>,
}

impl<G: Game> Picture<G> {
    /// The picture of `observer`. `asked` is the seat whose choices they have, and `lines` the number of last journal
    /// lines they read.
    pub fn of(game: &Match<G>, observer: Observer, asked: Option<Seat>, lines: usize) -> Self {
        let entries = game.told().iter().rev();
        let admitted = entries.filter(|(_, entry)| entry.audience.admits(observer));
        let mut told = admitted
            .take(lines)
            .map(|(ply, entry)| Told::of::<G>(game.state(), *ply, &entry.event, G::Event::clone))
            .collect::<Vec<_>>();
        told.reverse();
        Self {
            view: G::view(game.state(), observer),
            asked: asked.map(|seat| G::prompt(game.state(), Observer::Seat(seat))),
            laid: asked.map(|seat| game.laid(seat)).unwrap_or_default(),
            ways: asked.map(|seat| G::ways(game.state(), seat)).unwrap_or_default(),
            told,
        }
    }
}

impl<G: Game> Match<G> {
    /// All candidates of `seat`: legal choices, and dimmed ones with the reason.
    pub fn laid(&self, seat: Seat) -> Vec<Laid<G::Choice>> {
        let mut candidates = Vec::new();
        G::candidates(self.state(), seat, &mut candidates);
        let lay = |choice: G::Choice| {
            let refusal = G::check(self.state(), seat, &choice).err();
            let ahead = match refusal {
                None => G::ahead(self.state(), seat, &choice),
                Some(_) => Vec::new(),
            };
            Laid { explanation: G::explain(self.state(), seat, &choice), refusal, ahead, choice }
        };
        candidates.into_iter().map(lay).collect()
    }
}
