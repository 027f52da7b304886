//! The whole truth about a game at one moment: plain data, cheap to copy.

use arrayvec::ArrayVec;
use table::flow::Stack;

use crate::board::{BESIEGED, Board};
use crate::face::ByFace;
use crate::nation::{ByNation, Stand};
use crate::places::Places;
use crate::prelude::*;
use crate::team::Team;
use crate::tile::{Tile, Tiles};

/// The greatest depth of the stack: that of a position's text.
pub const DEEPEST: usize = 32;

/// The depth stored in the state itself; a deeper stack, one moment in a hundred thousand, is stored elsewhere.
const AT_HAND: usize = 10;

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of players.
    pub players: u8,
    /// The turn, from 1.
    pub turn: u16,
    /// Figures on the map.
    pub board: Board,
    /// The place of each character.
    pub people: Places,
    /// The Political Track.
    pub politics: ByNation<Stand>,
    /// Settlements under the control of the enemy of their owner.
    pub captured: RegionSet,
    /// Figures beside the board, by Nation: [regular, elite, leader or Nazgûl].
    pub reserve: ByNation<[u8; 3]>,
    /// Figures out of the game, by Nation: [regular, elite, leader]. Those of the Shadow come again, so it has none.
    pub casualties: ByNation<[u8; 3]>,
    /// The Fellowship of the Ring.
    pub fellowship: Fellowship,
    /// Was a Minion ever in play?
    pub minion_seen: bool,
    /// Unused Action dice of each side by face.
    pub dice: BySide<ByFace<u8>>,
    /// Dice of each side in the Hunt Box.
    pub hunt_box: BySide<u8>,
    /// Did the Free Peoples take dice back from the Hunt Box this turn? Then the Shadow must hunt.
    pub must_hunt: bool,
    /// Elven Rings of each side.
    pub rings: BySide<u8>,
    /// Has the side used a Ring this turn?
    pub ring_used: BySide<bool>,
    /// Did the Mouth of Sauron turn a Muster result into an Army result this turn?
    pub mouth_used: bool,
    /// Hunt tiles.
    pub tiles: Tiles,
    /// Event cards.
    pub cards: Cards,
    /// The state that only games of three and four need.
    pub team: Team,
    /// The leading player of each side.
    pub leading: BySide<Seat>,
    /// The player who now decides for each side.
    pub deciding: BySide<Seat>,
    /// The action that is under way.
    pub action: Option<Action>,
    /// The figures that have moved in this action, and their regions: they move no second time.
    pub moved: ArrayVec<(Region, Force), 12>,
    /// The battle that is being fought.
    pub battle: Option<Battle>,
    /// The Hunt that is being resolved.
    pub hunt: Option<Hunt>,
    /// The stack of frames, innermost last: the last frame asks or acts.
    pub frames: Stack<Frame, AT_HAND>,
    /// The ending, once the game is over.
    pub over: Option<Ending>,
}

/// The Ring-bearers and the Companions with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fellowship {
    /// The last known position.
    pub at: Region,
    /// Steps since then.
    pub progress: u8,
    pub hidden: bool,
    /// The Corruption of the Ring-bearers.
    pub corruption: u8,
    /// The Guide; `None`: Gollum.
    pub guide: Option<Character>,
    /// The step of the Mordor Track, once it has entered Mordor.
    pub mordor: Option<u8>,
    /// Did it move or hide this turn, or try to?
    pub stirred: bool,
}

/// The places of the event cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Cards {
    /// Not drawn yet. A deck has no order: each draw is by chance.
    pub decks: CardSet,
    /// The hands, by seat.
    pub hands: [CardSet; 4],
    pub table: CardSet,
    /// Played or shown, and laid aside.
    pub discarded: CardSet,
    /// Discarded face down, by seat: only who did it knows them.
    pub buried: [CardSet; 4],
    /// The card whose effects are being resolved.
    pub playing: Option<Card>,
    /// The memory of a card's effects.
    pub memory: Memory,
}

/// The memory of a card's effects, from one effect to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// A region that was chosen.
    pub at: Option<Region>,
    /// Regions that were chosen.
    pub seen: RegionSet,
    /// Characters that were chosen.
    pub group: People,
    /// A Nation that was chosen.
    pub nation: Option<Nation>,
    /// A count of repetitions.
    pub tally: u8,
    /// The number of regions Armies may go.
    pub range: u8,
    /// Must they end where another Army is?
    pub gather: bool,
}

/// The action that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action {
    /// The side that acts.
    pub side: Side,
    /// The face of the die.
    pub face: Face,
    /// Does the die go to the Hunt Box?
    pub to_hunt_box: bool,
}

/// The kind of battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Assault {
    /// A field battle.
    Field,
    /// Against an Army inside a Stronghold.
    Siege,
    /// Out of a besieged Stronghold.
    Sortie,
}

table::ids! {
    /// The way a battle ended.
    pub enum BattleEnd: "war-event-battle-" {
        /// The attacker ceased, or has no more rounds.
        Ceased = "ceased",
        /// The defender went to a region.
        Retreated = "retreated",
        /// The defender withdrew into the Stronghold.
        Withdrew = "withdrew",
        /// One Army, or both, is no more.
        Destroyed = "destroyed",
    }
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The region that is fought over.
    pub at: Region,
    /// The region of the attackers.
    pub from: Region,
    /// The attacking side.
    pub attacker: Side,
    /// The rest of the attacking Army; other figures in its region are the rearguard.
    pub force: Force,
    pub kind: Assault,
    /// The round, from 1.
    pub round: u8,
    /// Rounds of a siege that cost nothing.
    pub free_rounds: u8,
    /// The attacker may not cease.
    pub no_cease: bool,
    /// Free Peoples Combat cards are barred in the first round.
    pub barred: bool,
    /// Dice the Shadow rolls fewer in every round.
    pub hampered: u8,
    /// Nazgûl Leadership is cancelled by Gandalf the White.
    pub white: bool,
    /// The way it ended.
    pub end: Option<BattleEnd>,
    /// This round's Combat cards of each side.
    pub cards: BySide<Option<Card>>,
    /// Has the side chosen this round?
    pub chosen: BySide<bool>,
    /// Have the cards been turned up?
    pub open: bool,
    /// Is the side's Combat card cancelled?
    pub cancelled: BySide<bool>,
    /// The moves of each side in this round.
    pub rounds: BySide<Round>,
}

/// The moves of one side in one round of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Round {
    /// Added to every die of the Combat roll.
    pub bonus: i8,
    /// Added to every die of the Leader re-roll.
    pub again: i8,
    /// Dice at most in the Combat roll; 0: no limit but five.
    pub most: u8,
    /// Dice fewer in the Combat roll, but one at least.
    pub fewer: u8,
    /// No Leader re-roll.
    pub no_reroll: bool,
    /// Nazgûl Leadership forfeited.
    pub forfeit: u8,
    /// Characters whose Leadership is forfeited or cancelled.
    pub silent: People,
    /// Characters whose abilities are cancelled.
    pub muted: People,
    /// Dice of the Combat roll that came up 1.
    pub ones: u8,
    /// Dice of the Combat roll that missed and may be rolled again.
    pub misses: u8,
    /// Hits of the Combat roll, of the re-roll and of their consequences.
    pub hits: u8,
    /// Hits of the Leader re-roll.
    pub reroll_hits: u8,
    /// Hits of an attack before the Combat roll.
    pub early: u8,
}

/// The reason why a Hunt tile is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The Fellowship moved.
    #[default]
    Move,
    /// A roll that a card called for.
    Roll,
    /// A Shadow Stronghold on the way of a revealed Fellowship.
    Stronghold,
    Card,
}

/// A Hunt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hunt {
    /// Why.
    pub cause: Cause,
    /// Added to every die.
    pub bonus: u8,
    /// Successes of the roll.
    pub successes: u8,
    pub tile: Option<Tile>,
    /// Damage left.
    pub damage: u8,
    /// Is the Fellowship to be revealed?
    pub reveal: bool,
    /// Was a card of the table used?
    pub card_used: bool,
    /// Was a casualty taken?
    pub casualty: bool,
    /// The damage cannot be reduced.
    pub sure: bool,
    /// A random Companion must be lost to it.
    pub random: bool,
    /// Eyes and blue tiles have no effect.
    pub only_plain: bool,
    /// Reveal icons are ignored: the Fellowship was declared in safety.
    pub no_reveal: bool,
    /// Gollum has betrayed the Fellowship to soften the blow.
    pub betrayed: bool,
    /// The tile sets Companions free instead of doing damage.
    pub breaking: bool,
    /// Hobbits who were taken alive, and how far they may come.
    pub alive: [Option<(Character, Region, u8)>; 2],
}

table::ids! {
    /// The four ways in which the war ends, in the order of their precedence; in words, the reason.
    pub enum Ending: "war-end-" {
        /// The Ring-bearers have 12 Corruption.
        Corrupted = "corrupted",
        /// The Ring is destroyed.
        Destroyed = "destroyed",
        /// The Shadow holds 10 victory points.
        Conquered = "conquered",
        /// The Free Peoples hold 4.
        Banished = "banished",
    }
}

impl Ending {
    /// The winning side.
    pub const fn winner(self) -> Side {
        match self {
            Self::Corrupted | Self::Conquered => Side::Shadow,
            Self::Destroyed | Self::Banished => Side::Free,
        }
    }
}

impl State {
    // --- regions ---

    /// The side that controls the Settlement of `region`.
    pub fn controls(&self, region: Region) -> Option<Side> {
        region.controlled(self.captured)
    }

    /// Is the Settlement still its owner's?
    pub const fn unconquered(&self, region: Region) -> bool {
        !self.captured.has(region)
    }

    /// The side whose Army is besieged in `region`.
    pub fn besieged(&self, region: Region) -> Option<Side> {
        self.controls(region).filter(|_| self.board.contested().has(region))
    }

    /// The Settlements that `side` controls.
    #[inline]
    pub fn controlled(&self, side: Side) -> RegionSet {
        RegionSet::controlled(side, self.captured)
    }

    /// The regions in which an Army of `side` is besieged.
    #[inline]
    pub fn sieges(&self, side: Side) -> RegionSet {
        self.board.contested().and(self.controlled(side))
    }

    /// The regions in which an Army of `side` must not set foot: an enemy Army is there, which is not besieged.
    #[inline]
    pub(crate) fn defied(&self, side: Side) -> RegionSet {
        let enemy = side.other();
        self.board.armies(enemy).minus(self.sieges(enemy))
    }

    /// Is the Army of `side` besieged in `region`?
    pub fn is_besieged(&self, region: Region, side: Side) -> bool {
        self.besieged(region) == Some(side)
    }

    /// Is `region` free for `side`: no enemy Army and no Settlement of the enemy's, or one that `side` besieges?
    pub fn is_free(&self, region: Region, side: Side) -> bool {
        let enemy = side.other();
        if self.board.armies(enemy).has(region) {
            return self.is_besieged(region, enemy);
        }
        self.controls(region) != Some(enemy)
    }

    /// Units of `side` that may stand in `region` besides those that do: five inside a besieged Stronghold,
    /// ten elsewhere.
    pub fn room(&self, region: Region, side: Side) -> u8 {
        self.limit(region, side).saturating_sub(self.board.army(region, side))
    }

    /// Units of `side` that may stand in `region`.
    pub fn limit(&self, region: Region, side: Side) -> u8 {
        let besieged = self.is_besieged(region, side);
        if besieged { BESIEGED } else { 10 }
    }

    /// The victory points of `side`.
    pub fn victory_points(&self, side: Side) -> u8 {
        self.captured.and(RegionSet::owned(side.other())).victory_points()
    }

    // --- characters ---

    /// The place of `who`.
    pub fn place(&self, who: Character) -> Place {
        self.people.of(who)
    }

    /// Puts `who` somewhere.
    pub fn set_place(&mut self, who: Character, place: Place) {
        self.people.set(who, place);
    }

    /// The region of the map on which `who` stands.
    pub fn stands(&self, who: Character) -> Option<Region> {
        match self.place(who) {
            Place::On(region) => Some(region),
            _ => None,
        }
    }

    /// Is `who` on the map?
    pub fn in_play(&self, who: Character) -> bool {
        self.people.on_map(who)
    }

    /// The Companions in the Fellowship.
    pub fn companions(&self) -> People {
        self.people.at(Place::Fellowship)
    }

    /// The characters of `side` in `region`.
    #[inline]
    pub fn people_in(&self, region: Region, side: Side) -> People {
        self.people.at(Place::On(region)).of(side)
    }

    /// Everything of `side` in `region`.
    pub fn force_in(&self, region: Region, side: Side) -> Force {
        let figures = self.board.at(region).of(side);
        let people = self.people_in(region, side);
        Force { figures, people }
    }

    /// Nazgûl in `region`, the Witch-king among them.
    pub fn nazgul_in(&self, region: Region) -> u8 {
        self.board.at(region).nazgul() + u8::from(self.stands(Character::WitchKing) == Some(region))
    }

    // --- politics ---

    /// The state of `nation` on the Political Track.
    pub fn stand(&self, nation: Nation) -> Stand {
        self.politics[nation]
    }

    /// Is `nation` At War?
    #[inline]
    pub fn at_war(&self, nation: Nation) -> bool {
        self.politics[nation].steps == 0
    }

    /// Are all Nations of `side` At War?
    pub(crate) fn all_at_war(&self, side: Side) -> bool {
        side.nations().iter().all(|nation| self.at_war(*nation))
    }

    // --- dice and cards ---

    /// Unused dice of `side`.
    pub fn dice_left(&self, side: Side) -> u8 {
        self.dice[side].values().sum()
    }

    /// The hand of the seat that decides for `side`.
    pub fn hand(&self, side: Side) -> CardSet {
        self.cards.hands[self.deciding[side].index()]
    }

    /// The player who now decides for `side`.
    pub fn decider(&self, side: Side) -> Seat {
        self.deciding[side]
    }

    /// The player who bears the Hunt: the leading player of the Free Peoples.
    pub(crate) fn ring_bearer(&self) -> Seat {
        self.leading[Side::Free]
    }

    // --- figures beside the board ---

    /// The number of `figure` in the reinforcements.
    pub fn in_reserve(&self, figure: Figure) -> u8 {
        let kind = figure.kind();
        kind.map_or(0, |(nation, kind)| self.reserve[nation][kind])
    }

    /// Takes `count` of `figure` off the map into the reinforcements.
    pub fn to_reserve(&mut self, region: Region, figure: Figure) {
        self.board.remove(region, figure);
        if let Some((nation, kind)) = figure.kind() {
            self.reserve[nation][kind] += 1;
        }
    }

    /// Brings one of `figure` from the reinforcements.
    pub fn from_reserve(&mut self, region: Region, figure: Figure) {
        if let Some((nation, kind)) = figure.kind() {
            self.reserve[nation][kind] -= 1;
            self.board.add(region, figure, 1);
        }
    }

    /// Lays a lost figure where it belongs: those of the Free Peoples are out of the game, those of the Shadow
    /// may come again.
    pub(crate) fn count_lost(&mut self, figure: Figure, count: u8) {
        if let Some((nation, kind)) = figure.kind() {
            match nation.side() {
                Side::Free => self.casualties[nation][kind] += count,
                Side::Shadow => self.reserve[nation][kind] += count,
            }
        }
    }
}
