//! The whole truth about a game at one moment: plain data, quick to copy.

use arrayvec::ArrayVec;
use table::flow::Stack;

use crate::board::Board;
use crate::combat::Combat;
use crate::effect::Burden;
use crate::frame::Frame;
use crate::ids::{Corruption, Encounter, Face, Peril};
use crate::options::Options;
use crate::pack::{HeroFacts, Pack, Talent};
use crate::pile::Open;
use crate::prelude::*;
use crate::trade::Settled;

/// Sauron's seat.
pub const SAURON: Seat = Seat::new(0);

/// Cards of one hero: 25, and skill cards.
pub type HeroPile = Pile<Card, 45>;

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The pack: the printed facts. It comes from the set-up, and is not written with each state.
    #[serde(skip)]
    pub pack: Pack,
    /// The options of this table.
    pub options: Options,
    /// The heroes, in turn order.
    pub heroes: ArrayVec<Hero, 3>,
    pub sauron: Sauron,
    /// The map.
    pub board: Board,
    /// Story markers: yellow, red, black, green.
    pub markers: [u8; 4],
    /// The stage whose minions have come last, from 0.
    pub entered: u8,
    /// Decks and discards.
    pub decks: Decks,
    /// The event in play, if one is: it lies on its place until a hero uses it.
    pub event: Option<Happening>,
    /// Encounter cards that became quests and left their decks.
    pub given: u8,
    /// Favor that lies on the card Trust in Friendship, and who has the card.
    pub trust: Option<(Seat, u8)>,
    /// The mission of Sauron, and that of the heroes.
    pub missions: [Mission; 2],
    /// The turn that is going on.
    pub turn: Turn,
    /// The combat that is fought.
    pub combat: Option<Combat>,
    /// Does the conclusion begin as soon as the present step is done?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub concluding: bool,
    /// The conclusion has begun.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub concluded: bool,
    /// The side whose dominance makes the last fight harder or easier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjustment: Option<crate::story::Dominant>,
    /// The result of the last combat, for its consequences.
    pub fought: Option<crate::combat::Result>,
    /// The stack of frames, innermost last.
    pub frames: Stack<Frame, 12>,
}

/// A hero.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hero {
    /// The hero; `None`, as long as none was chosen.
    pub who: Option<Who>,
    pub at: Place,
    /// Levels gained: fortitude, strength, agility, wisdom.
    pub levels: [u8; 4],
    /// The life pool, of unknown order.
    pub life: HeroPile,
    pub hand: HeroPile,
    /// The cards of the hand that all have seen come there.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub open: Open<Card>,
    /// The rest pool, face up; the last is the top.
    pub rest: HeroPile,
    /// The damage pool, face down; the last is the top.
    pub damage: HeroPile,
    /// The cards of the damage pool that came from hand, as bits from the bottom: all have seen that they
    /// did, only their owner knows what they are.
    pub known: u64,
    pub favor: u8,
    /// Corruption cards.
    pub corruption: Pile<Corruption, 16>,
    pub items: Pile<Item, 9>,
    /// Open quests.
    pub quests: Pile<Quest, 40>,
    /// Was the starting quest completed, and so the advanced one revealed?
    pub revealed: bool,
    /// Was the advanced quest completed?
    pub completed: bool,
    /// Skill cards of this hero that all have seen. Bits, by their place in the skill deck.
    pub shown: u32,
    /// The number of skill cards of this hero.
    pub skills: u8,
}

/// Sauron.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sauron {
    /// Shadow cards in hand.
    pub shadows: Pile<Shadow, 24>,
    /// Plots in hand.
    pub plots: Pile<Plot, 18>,
    /// The plots in hand that all have seen come there.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub open_plots: Open<Plot>,
    /// The same of shadow cards.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub open_shadows: Open<Shadow>,
    /// Cards he is looking at: some he keeps.
    pub looking: Pile<Plot, 18>,
    /// Shadow cards he is looking at.
    pub choosing: Pile<Shadow, 24>,
    /// Active plots, and the places they affect.
    pub active: [Option<(Plot, Place)>; 3],
    /// The Shadow Pool.
    pub pool: u8,
    /// Spaces of the action track that are covered, by row. Bits, from the left.
    pub track: [u8; 3],
    /// A monster token he has drawn and must place: its pile is known.
    pub token: Option<(crate::ids::Bag, Face)>,
    /// Corruption cards he has drawn to give one.
    pub corruption: Pile<Corruption, 16>,
    /// Peril cards from which he chooses.
    pub perils: Pile<Peril, 15>,
    /// The steps that the heroes' marker loses in the next Story step.
    pub late: u8,
    /// The Ringwraiths come back at the start of the next Action step.
    pub nine_return: bool,
}

/// The decks, of unknown order, and their discards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decks {
    pub skills: Pile<Card, 20>,
    /// Their discards.
    pub skills_out: Pile<Card, 20>,
    /// Skill cards a hero is looking at, to keep one.
    pub training: Pile<Card, 20>,
    /// Events by stage.
    pub events: [Pile<Happening, 14>; 3],
    /// Their discards.
    pub events_out: [Pile<Happening, 14>; 3],
    /// Encounters by group.
    pub encounters: [Pile<Encounter, 15>; 6],
    /// Their discards.
    pub encounters_out: [Pile<Encounter, 15>; 6],
    pub perils: Pile<Peril, 15>,
    /// Their discards.
    pub perils_out: Pile<Peril, 15>,
    /// Corruption cards.
    pub corruption: Pile<Corruption, 16>,
    /// Their discards.
    pub corruption_out: Pile<Corruption, 16>,
    /// Shadow cards.
    pub shadows: Pile<Shadow, 24>,
    /// Their discards.
    pub shadows_out: Pile<Shadow, 24>,
    /// The plot deck, of unknown order.
    pub plots: Pile<Plot, 18>,
    /// Plots that Sauron put under the deck; the last comes last.
    pub under: Pile<Plot, 18>,
    /// A plot that Sauron has seen and left on top.
    pub top: Option<Plot>,
    /// Their discards.
    pub plots_out: Pile<Plot, 18>,
    /// Starting plots that left the game.
    pub plots_away: Pile<Plot, 3>,
    /// Monster tokens by pile.
    pub bags: [Pile<Face, 10>; 5],
    /// Their discards.
    pub bags_out: [Pile<Face, 10>; 5],
    /// Monster combat decks.
    pub combat: [Pile<Card, 25>; 3],
    /// Items left.
    pub items: Pile<Item, 9>,
}

/// The events of the turn under way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The round, from 1: a turn of Sauron and those of the heroes.
    pub round: u16,
    /// The hero whose turn it is; `None` in Sauron's.
    pub of: Option<Seat>,
    /// Was a shadow card played in it?
    pub shadow: bool,
    /// The number of moves made.
    pub moves: u8,
    /// The number of moves the hero may make.
    pub most: u8,
    /// Places that count as perilous until the turn ends.
    pub perilous: Places,
    /// Favor gained.
    pub gained: u8,
    /// Was the dark path taken?
    pub dark: bool,
    /// Was the hero's gift that holds once a turn used?
    pub talent: bool,
    /// Is there no Ambush?
    pub no_ambush: bool,
    /// Is it the Travel step?
    pub travel: bool,
    /// Has the hero explored, where the turn began or elsewhere?
    pub explored: bool,
    /// Was where the turn began explored, as a Travel step of its own (MEQ-5.3)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub woke: bool,
    /// Was a character consulted in this exploration?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub consulted: bool,
    /// Was a plot discarded in this exploration?
    pub discarded: bool,
    /// Corruption cards drawn this turn: their limits a turn begin with the next.
    pub fresh: Pile<Corruption, 16>,
    /// The trades settled in this exploration.
    #[serde(default, skip_serializing_if = "Settled::is_empty")]
    pub settled: Settled,
}

impl Turn {
    /// A turn in which nothing has happened.
    pub const fn new(round: u16, of: Option<Seat>) -> Self {
        Self {
            round,
            of,
            shadow: false,
            moves: 0,
            most: u8::MAX,
            perilous: Places::EMPTY,
            gained: 0,
            dark: false,
            talent: false,
            no_ambush: false,
            travel: false,
            explored: false,
            woke: false,
            consulted: false,
            discarded: false,
            fresh: Pile::EMPTY,
            settled: Settled::NONE,
        }
    }
}

impl Turn {
    /// The number of travel steps made: each move is one, and so is exploring where the turn began (MEQ-5.3).
    pub const fn steps(&self) -> u8 {
        self.moves.saturating_add(self.woke as u8)
    }

    /// The usual number of steps: a hero who has explored without moving has done so where the turn began.
    pub(crate) const fn usual_steps(&self) -> u8 {
        self.moves.saturating_add((self.explored && self.moves == 0) as u8)
    }
}

impl State {
    /// Seats of the heroes.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (1..=self.heroes.len()).map(Seat::new)
    }

    /// All seats of heroes.
    pub(crate) fn hero_seats(&self) -> SeatSet {
        self.seats().collect()
    }

    /// The hero of a seat.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[seat.index() - 1]
    }

    /// The hero of a seat, to change.
    #[inline]
    pub fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[seat.index() - 1]
    }

    /// A hero's sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &HeroFacts {
        self.pack.hero(self.hero(seat).who.unwrap_or_default())
    }

    /// Does a hero have this gift?
    #[inline]
    pub(crate) fn has_talent(&self, seat: Seat, talent: Talent) -> bool {
        self.sheet(seat).talent == talent
    }

    /// An attribute as it is now: sheet, levels, corruption. Not below 0 (MEQ-B17).
    pub fn attribute(&self, seat: Seat, which: Attribute) -> u8 {
        let printed = self.sheet(seat).attributes[which.index()] + self.hero(seat).levels[which.index()];
        let weaker = |burden: &Burden| matches!(burden, Burden::Weaker { attribute } if *attribute == which);
        printed.saturating_sub(self.burdens(seat, weaker))
    }

    /// The number of a hero's burdens of this kind.
    pub fn burdens(&self, seat: Seat, is: impl Fn(&Burden) -> bool) -> u8 {
        let cards = self.hero(seat).corruption.iter();
        cards.filter(|card| self.pack.corruption(*card).burden.as_ref().is_some_and(&is)).count() as u8
    }

    /// The tightest limit that a hero bears: `limit` returns it for a card that has one.
    pub fn limit(&self, seat: Seat, limit: impl Fn(&Burden) -> Option<u8>) -> Option<u8> {
        let cards = self.hero(seat).corruption.iter();
        cards.filter_map(|card| limit(self.pack.corruption(card).burden.as_ref()?)).min()
    }

    /// The same for limits of a turn: cards drawn in this one do not count yet (MEQ-7.7).
    pub(crate) fn turn_limit(&self, seat: Seat, limit: impl Fn(&Burden) -> Option<u8>) -> Option<u8> {
        let mut fresh = self.turn.fresh;
        let cards = self.hero(seat).corruption.iter();
        let old = cards.filter(|card| self.turn.of != Some(seat) || !fresh.take(*card));
        old.filter_map(|card| limit(self.pack.corruption(card).burden.as_ref()?)).min()
    }

    /// Is this plot active?
    pub(crate) fn plot_active(&self, plot: Plot) -> bool {
        self.sauron.active.iter().flatten().any(|(active, _)| *active == plot)
    }

    /// The number of active plots.
    pub fn plots_active(&self) -> usize {
        self.sauron.active.iter().flatten().count()
    }

    /// The place of a character, if on the map.
    pub fn character_at(&self, who: Character) -> Option<Place> {
        self.board.characters[who.index()]
    }

    /// The stage of a space of the story track, from 0.
    pub(crate) fn stage_of(&self, space: u8) -> u8 {
        let first = self.pack.raw.tracks.story.stages;
        first.iter().rposition(|first| space >= *first).unwrap_or(0) as u8
    }

    /// The current stage, from 0: that of the foremost marker (MEQ-1.6).
    pub fn stage(&self) -> u8 {
        self.stage_of(self.markers.into_iter().max().unwrap_or(0))
    }
}

/// The bit of a skill card among them all.
pub(crate) fn skill_bit(pack: &Pack, card: Card) -> u32 {
    1 << (card.index() - pack.raw.hero_cards.card.len())
}

impl Hero {
    /// Before a hero was chosen.
    pub const NOBODY: Self = Self {
        who: None,
        at: Place(0),
        levels: [0; 4],
        life: Pile::EMPTY,
        hand: Pile::EMPTY,
        open: Pile::EMPTY,
        rest: Pile::EMPTY,
        damage: Pile::EMPTY,
        known: 0,
        favor: 0,
        corruption: Pile::EMPTY,
        items: Pile::EMPTY,
        quests: Pile::EMPTY,
        revealed: false,
        completed: false,
        shown: 0,
        skills: 0,
    };
}
