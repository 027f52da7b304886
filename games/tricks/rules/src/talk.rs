//! The remarks allowed at the table (LDT-6.1): nothing about hands, and so nothing in words of one's own
//! while cards are held. Instead players point at open things, and say what all can see.
//!
//! All of it is read from the view of a watcher, so that the remarks offered to a seat reveal nothing of any hand.

use std::fmt;
use std::str::FromStr;

use table::{Message, Refusal, RemarkKind, Seat, Talk};

use crate::book::cards::{event_id, event_term};
use crate::card::{Card, CardSet, Suit};
use crate::character::Character;
use crate::goal::Status;
use crate::view::{ChairView, PhaseView, Seen, View};

/// Something that may be pointed at, or said. Its `Display` is its notation; it holds all that its words need,
/// so that it can be read when the cards have long been dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// `point objective hama`: the card of a character who plays.
    Objective(Character),
    /// `point card h3`: a card that lies open.
    Card(Card),
    /// `point trick 3`: a trick that was played.
    Trick(u8),
    /// `point event palantir`.
    Event(&'static str),
    /// `mine met hama`: how one's own objective stands.
    Mine(Status, Character),
    /// The notation `theirs met hama`: the status of another's objective.
    Theirs(Status, Character),
    /// `won 2 hama`: how many tricks a character has.
    Won(u8, Character),
    /// `left 5`: how many tricks are still to be won, with the one on the table.
    Left(u8),
    /// `follow hills`: the suit of the trick.
    Follow(Suit),
    /// `wins hama`: who would win the trick as it lies.
    Wins(Character),
    /// `tower white hama`: who has that Tower's token.
    Tower {
        /// The white one?
        white: bool,
        /// The holder's character.
        holder: Character,
    },
    /// `rings open`, `rings closed`: may Rings be led?
    Rings(bool),
    /// `turn hama`: whose turn it is.
    Turn(Character),
}

impl Remark {
    /// Does it point, or say?
    pub const fn kind(self) -> RemarkKind {
        match self {
            Self::Objective(_) | Self::Card(_) | Self::Trick(_) | Self::Event(_) => RemarkKind::Point,
            _ => RemarkKind::Say,
        }
    }

    /// The remark in words.
    pub fn say(self) -> Message {
        let about =
            |id: &'static str, character: Character| Message::new(id).with("character", character.term());
        match self {
            Self::Objective(character) => about("tricks-point-objective", character),
            Self::Card(card) => Message::new("tricks-point-card").with("card", card.term()),
            Self::Trick(number) => Message::new("tricks-point-trick").with("number", number),
            Self::Event(id) => Message::new("tricks-point-event").with("event", event_term(id)),
            Self::Mine(Status::Met, character) => about("tricks-say-mine-met", character),
            Self::Mine(Status::Open, character) => about("tricks-say-mine-open", character),
            Self::Mine(Status::Failed, character) => about("tricks-say-mine-failed", character),
            Self::Theirs(Status::Met, character) => about("tricks-say-theirs-met", character),
            Self::Theirs(Status::Open, character) => about("tricks-say-theirs-open", character),
            Self::Theirs(Status::Failed, character) => about("tricks-say-theirs-failed", character),
            Self::Won(tricks, character) => about("tricks-say-won", character).with("tricks", tricks),
            Self::Left(tricks) => Message::new("tricks-say-left").with("tricks", tricks),
            Self::Follow(suit) => Message::new("tricks-say-follow").with("suit", suit.term()),
            Self::Wins(character) => about("tricks-say-wins", character),
            Self::Tower { white: true, holder } => about("tricks-say-tower-white", holder),
            Self::Tower { white: false, holder } => about("tricks-say-tower-black", holder),
            Self::Rings(true) => Message::new("tricks-say-rings-open"),
            Self::Rings(false) => Message::new("tricks-say-rings-closed"),
            Self::Turn(character) => about("tricks-say-turn", character),
        }
    }
}

impl From<Remark> for table::Remark {
    fn from(remark: Remark) -> Self {
        Self { remark: remark.to_string(), kind: remark.kind(), say: remark.say() }
    }
}

const fn word(status: Status) -> &'static str {
    match status {
        Status::Met => "met",
        Status::Open => "open",
        Status::Failed => "failed",
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Objective(character) => write!(f, "point objective {character}"),
            Self::Card(card) => write!(f, "point card {card}"),
            Self::Trick(number) => write!(f, "point trick {number}"),
            Self::Event(id) => write!(f, "point event {id}"),
            Self::Mine(status, character) => write!(f, "mine {} {character}", word(*status)),
            Self::Theirs(status, character) => write!(f, "theirs {} {character}", word(*status)),
            Self::Won(tricks, character) => write!(f, "won {tricks} {character}"),
            Self::Left(tricks) => write!(f, "left {tricks}"),
            Self::Follow(suit) => write!(f, "follow {}", suit.name()),
            Self::Wins(character) => write!(f, "wins {character}"),
            Self::Tower { white: true, holder } => write!(f, "tower white {holder}"),
            Self::Tower { white: false, holder } => write!(f, "tower black {holder}"),
            Self::Rings(true) => f.write_str("rings open"),
            Self::Rings(false) => f.write_str("rings closed"),
            Self::Turn(character) => write!(f, "turn {character}"),
        }
    }
}

/// A text that is no remark.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is no remark: `point objective hama`, `mine met hama`, `left 5`, …")]
pub struct NotARemark(String);

impl FromStr for Remark {
    type Err = NotARemark;

    fn from_str(text: &str) -> Result<Self, NotARemark> {
        read(text).ok_or_else(|| NotARemark(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Remark> {
    let words = text.split(' ').collect::<Vec<_>>();
    let who = |name: &str| Character::named(name);
    let status = |word: &str| {
        Some(match word {
            "met" => Status::Met,
            "open" => Status::Open,
            "failed" => Status::Failed,
            _ => return None,
        })
    };
    Some(match words[..] {
        ["point", "objective", character] => Remark::Objective(who(character)?),
        ["point", "card", card] => Remark::Card(card.parse().ok()?),
        ["point", "trick", number] => Remark::Trick(number.parse().ok()?),
        ["point", "event", id] => Remark::Event(event_id(id)?),
        ["mine", how, character] => Remark::Mine(status(how)?, who(character)?),
        ["theirs", how, character] => Remark::Theirs(status(how)?, who(character)?),
        ["won", tricks, character] => Remark::Won(tricks.parse().ok()?, who(character)?),
        ["left", tricks] => Remark::Left(tricks.parse().ok()?),
        ["follow", suit] => Remark::Follow(Suit::named(suit)?),
        ["wins", character] => Remark::Wins(who(character)?),
        ["tower", "white", holder] => Remark::Tower { white: true, holder: who(holder)? },
        ["tower", "black", holder] => Remark::Tower { white: false, holder: who(holder)? },
        ["rings", "open"] => Remark::Rings(true),
        ["rings", "closed"] => Remark::Rings(false),
        ["turn", character] => Remark::Turn(who(character)?),
        _ => return None,
    })
}

/// The way `seat` may speak, by the view of a watcher. A single player holds all the hands, and has no
/// partner to be silent to.
pub fn talk(public: &View, seat: Seat) -> Talk {
    let alone = public.chairs.iter().all(|chair| chair.seat == Seat::new(0));
    let over = matches!(public.phase, PhaseView::Between { .. } | PhaseView::Over { .. });
    let held = public
        .chairs
        .iter()
        .any(|chair| chair.count > 0 || chair.tucked.is_some() || chair.pending.is_some());
    if alone || over || !held {
        return Talk::Free;
    }
    let remarks = offered(public, seat).into_iter().map(Into::into);
    Talk::Quiet {
        refusal: Refusal::new("LDT-6.1", Message::new("tricks-no-talk")),
        remarks: remarks.collect(),
    }
}

/// Everything that may be pointed at or said, in the order in which it is looked for.
fn offered(public: &View, seat: Seat) -> Vec<Remark> {
    let mut all = Vec::new();
    points(public, &mut all);
    objectives(public, seat, &mut all);
    counts(public, &mut all);
    all
}

/// Adds the characters in play: to point at a free one would be to ask for it.
fn points(public: &View, all: &mut Vec<Remark>) {
    let cast = public.chairs.iter().filter_map(|chair| chair.character);
    all.extend(cast.map(Remark::Objective));
    all.extend(open_cards(public).iter().map(Remark::Card));
    all.extend((1..=public.tricks.len() as u8).map(Remark::Trick));
    let events = public.events.iter().filter_map(|event| event_id(&event.id));
    all.extend(events.map(Remark::Event));
}

/// The cards that lie open, apart from those won: there one points at the trick.
fn open_cards(public: &View) -> CardSet {
    let mut open = public.aside.or(public.under);
    let trick = public.trick.cards.0.iter().flatten();
    let chairs = public.chairs.iter();
    let tucked = chairs.clone().filter_map(|chair| chair.tucked);
    let slots = public.pyramid.iter().flat_map(|pyramid| &pyramid.slots);
    let seen = slots.filter_map(|slot| slot.card).chain(tucked);
    let seen = seen.filter_map(|seen| match seen {
        Seen::Card(card) => Some(card),
        Seen::Hidden => None,
    });
    let pending = chairs.clone().filter_map(|chair| chair.pending);
    let single = trick.copied().chain(public.lost).chain(pending).chain(seen);
    single.for_each(|card| open.add(card));
    chairs.fold(open, |open, chair| open.or(chair.shown).or(chair.drawn))
}

/// Adds the state of the objectives, once the play has begun: one's own first.
fn objectives(public: &View, seat: Seat, all: &mut Vec<Remark>) {
    if public.total == 0 {
        return;
    }
    let own = |chair: &ChairView| chair.seat == seat;
    let (mine, theirs) = public.chairs.iter().partition::<Vec<_>, _>(|chair| own(chair));
    for chair in mine.into_iter().chain(theirs) {
        let (Some(character), Some(objective)) = (chair.character, &chair.objective) else {
            continue;
        };
        all.push(if own(chair) {
            Remark::Mine(objective.status, character)
        } else {
            Remark::Theirs(objective.status, character)
        });
    }
    let won = public.chairs.iter();
    let won = won.filter_map(|chair| Some(Remark::Won(chair.tricks, chair.character?)));
    all.extend(won);
}

/// The trick, the tokens, whose turn it is.
fn counts(public: &View, all: &mut Vec<Remark>) {
    let played_by = |chair: Option<crate::chair::Chair>| {
        let chair = public.chairs.iter().find(|there| Some(there.chair) == chair)?;
        chair.character
    };
    if public.total > 0 {
        all.extend(public.trick.suit.map(Remark::Follow));
        all.extend(played_by(public.trick.winning).map(Remark::Wins));
        all.push(Remark::Left(public.total - public.tricks.len() as u8));
    }
    for (white, holder) in [true, false].into_iter().zip(public.towers) {
        all.extend(played_by(holder).map(|holder| Remark::Tower { white, holder }));
    }
    all.extend(public.rings_broken.map(Remark::Rings));
    if let PhaseView::Play { chair } | PhaseView::Prepare { chair, .. } | PhaseView::Untuck { chair } =
        public.phase
    {
        all.extend(played_by(Some(chair)).map(Remark::Turn));
    }
}
