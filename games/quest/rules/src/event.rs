//! Events of the game, for the journal.

use serde::Serialize;
use table::{Message, Seat};

use crate::ids::{
    Bag, Card, Character, Corruption, Encounter, Face, Happening, Item, Minion, Mission, Peril, Place, Plot,
    Quest, Shadow, Who,
};
use crate::kinds::{Action, Attribute, Colour};

macro_rules! events {
    ($($(#[$meta:meta])* $name:ident $({ $($field:ident: $type:ty),* $(,)? })? = $id:literal;)*) => {
        table::tagged! {
            /// An event of the game. A hidden field is `None` for observers who may not see it.
            #[derive(Clone, PartialEq, Debug, Serialize)]
            #[serde(rename_all = "snake_case", tag = "what")]
            #[allow(missing_docs)]
            pub enum Event { $($(#[$meta])* $name $({ $($field: $type),* })?),* }
        }

        impl Event {
            /// The event in words.
            pub fn say(&self) -> Message {
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        #[allow(unused_mut)]
                        let mut message = Message::new(concat!("quest-event-", $id));
                        $($(message = Say::say($field, message, stringify!($field));)*)?
                        message
                    })*
                }
            }

            /// The ids of all sentences, for a test that each is there.
            pub const IDS: &[&'static str] = &[$(concat!("quest-event-", $id)),*];
        }
    };
}

/// A type that can stand in a sentence.
trait Say {
    fn say(&self, message: Message, name: &'static str) -> Message;
}

macro_rules! said {
    ($($type:ty),*) => {$(
        impl Say for $type {
            fn say(&self, message: Message, name: &'static str) -> Message {
                message.with(name, *self)
            }
        }
    )*};
}
said!(
    u8, u16, Seat, Bag, Card, Character, Corruption, Encounter, Face, Happening, Item, Minion, Mission,
    Peril, Place, Plot, Quest, Shadow, Who, Action, Attribute, Colour
);

impl Say for bool {
    fn say(&self, message: Message, name: &'static str) -> Message {
        message.with(name, i64::from(*self))
    }
}

impl Say for i8 {
    fn say(&self, message: Message, name: &'static str) -> Message {
        message.with(name, i64::from(*self))
    }
}

/// A hidden value is left out: the sentence asks whether it is there.
impl<T: Say> Say for Option<T> {
    fn say(&self, message: Message, name: &'static str) -> Message {
        match self {
            Some(known) => known.say(message, name),
            None => message.with(name, "quest-hidden"),
        }
    }
}

events! {
    /// A hero is chosen.
    HeroChosen { seat: Seat, who: Who } = "hero-chosen";
    /// A quest comes into play.
    QuestGiven { seat: Seat, quest: Quest } = "quest-given";
    /// The starting plot.
    StartingPlot { plot: Plot, place: Place } = "starting-plot";
    /// A mission: which, only its side knows.
    MissionDrawn { sauron: bool, mission: Option<Mission> } = "mission-drawn";
    /// A round begins with Sauron's turn.
    Round { round: u16 } = "round";
    /// A hero's turn begins.
    HeroTurn { seat: Seat } = "hero-turn";
    /// Influence was taken off.
    Cleared { place: Place, tokens: u8 } = "cleared";
    /// A broken chain: influence comes off.
    Severed { place: Place } = "severed";
    /// Influence was placed.
    Influence { place: Place, tokens: u8 } = "influence";
    /// The Shadow Pool changes.
    Pool { by: i8, now: u8 } = "pool";
    /// A story marker moves.
    Marker { colour: Colour, by: i8, now: u8 } = "marker";
    /// A minion comes into play.
    MinionComes { minion: Minion, place: Place } = "minion-comes";
    /// A minion moves.
    MinionMoves { minion: Minion, place: Place } = "minion-moves";
    /// A minion is healed.
    MinionHealed { minion: Minion, points: u8 } = "minion-healed";
    /// A minion is wounded.
    MinionWounded { minion: Minion, points: u8 } = "minion-wounded";
    /// A minion is defeated.
    MinionGone { minion: Minion } = "minion-gone";
    /// A plot is played.
    PlotPlayed { plot: Plot, place: Place } = "plot-played";
    /// A plot is discarded.
    PlotGone { plot: Plot } = "plot-gone";
    /// An event is resolved.
    EventDrawn { card: Happening } = "event-drawn";
    /// Events are discarded.
    EventDiscarded { card: Happening } = "event-discarded";
    /// Favor comes to a place.
    FavorPlaced { place: Place, tokens: u8 } = "favor-placed";
    /// A character comes to a place.
    CharacterComes { who: Character, place: Place } = "character-comes";
    /// A character leaves the map.
    CharacterLeaves { who: Character } = "character-leaves";
    /// Sauron acts.
    Acts { action: Action, worth: u8 } = "acts";
    /// Sauron draws a shadow card.
    ShadowDrawn { card: Option<Shadow> } = "shadow-drawn";
    /// Sauron draws a plot.
    PlotDrawn { plot: Option<Plot> } = "plot-drawn";
    /// Sauron keeps a plot.
    PlotKept { plot: Option<Plot> } = "plot-kept";
    /// Plots go under the deck.
    PlotBuried { plot: Option<Plot> } = "plot-buried";
    /// A shadow card is discarded.
    ShadowDiscarded { card: Shadow } = "shadow-discarded";
    /// A plot in hand is discarded.
    PlotDiscarded { plot: Plot } = "plot-discarded";
    /// Sauron plays a shadow card.
    ShadowPlayed { card: Shadow } = "shadow-played";
    /// Sauron takes a monster token.
    TokenTaken { bag: Bag, face: Option<Face> } = "token-taken";
    /// He places it.
    TokenPlaced { bag: Bag, place: Place } = "token-placed";
    /// A monster moves.
    TokenMoves { token: u8, place: Place } = "token-moves";
    /// A monster leaves the map, face up.
    TokenGone { face: Face, place: Place } = "token-gone";
    /// A player looked at the face of a token.
    TokenSeen { token: u8, face: Option<Face> } = "token-seen";
    /// A hero draws from the life pool.
    Drew { seat: Seat, card: Option<Card> } = "drew";
    /// A hero discards to the rest pool.
    Discarded { seat: Seat, card: Card } = "discarded";
    /// A hero rests.
    Rested { seat: Seat } = "rested";
    /// A hero heals.
    Healed { seat: Seat } = "healed";
    /// A hero suffers damage.
    Damaged { seat: Seat, points: u8 } = "damaged";
    /// A card goes to the damage pool, from hand or life pool.
    Lost { seat: Seat, hand: bool, card: Option<Card> } = "lost";
    /// A hero's favor changes.
    Favor { seat: Seat, by: i8, now: u8 } = "favor";
    /// A hero draws a corruption card.
    Corrupted { seat: Seat, card: Corruption } = "corrupted";
    /// A hero discards a corruption card.
    Cured { seat: Seat, card: Corruption } = "cured";
    /// A hero gains an item.
    ItemGained { seat: Seat, item: Item } = "item-gained";
    /// A hero loses an item.
    ItemLost { seat: Seat, item: Item } = "item-lost";
    /// A hero gains a level.
    Raised { seat: Seat, attribute: Attribute } = "raised";
    /// A hero trains: the card kept is known to that hero only.
    Trained { seat: Seat, card: Option<Card> } = "trained";
    /// The skill card that was not kept.
    SkillDiscarded { card: Card } = "skill-discarded";
    /// A hero travels.
    Moved { seat: Seat, from: Place, to: Place } = "moved";
    /// A hero explores.
    Explored { seat: Seat, place: Place } = "explored";
    /// A hero consults a character.
    Consulted { seat: Seat, who: Character } = "consulted";
    /// A hero takes the dark path.
    DarkPath { seat: Seat } = "dark-path";
    /// A quest is completed.
    QuestDone { seat: Seat, quest: Quest } = "quest-done";
    /// Favor was handed over.
    GaveFavor { seat: Seat, to: Seat } = "gave-favor";
    /// An item was handed over.
    GaveItem { seat: Seat, to: Seat, item: Item } = "gave-item";
    /// A quest was handed over.
    GaveQuest { seat: Seat, to: Seat, quest: Quest } = "gave-quest";
    /// A peril is drawn.
    PerilDrawn { card: Peril } = "peril-drawn";
    /// A peril is resolved.
    PerilMet { card: Peril } = "peril-met";
    /// An encounter is drawn.
    EncounterDrawn { card: Encounter } = "encounter-drawn";
    /// An encounter is resolved.
    EncounterMet { card: Encounter } = "encounter-met";
    /// A combat begins with a monster.
    FightsMonster { seat: Seat, face: Face } = "fights-monster";
    /// A combat begins with a minion.
    FightsMinion { seat: Seat, minion: Minion } = "fights-minion";
    /// A token was blank.
    Blank { seat: Seat, place: Place } = "blank";
    /// Sauron draws combat cards.
    CombatDrawn { card: Option<Card> } = "combat-drawn";
    /// Agility is spent.
    AgilitySpent { seat: Seat, points: u8, strength: u8 } = "agility-spent";
    /// A side has laid a card down.
    Laid { sauron: bool } = "laid";
    /// A card is turned up.
    Shown { sauron: bool, card: Card } = "shown";
    /// A side is exhausted.
    Exhausted { sauron: bool } = "exhausted";
    /// A card is cancelled by another.
    Cancelled { sauron: bool, by: Card } = "cancelled";
    /// A card is cancelled by the enemy's own gift.
    Thwarted { sauron: bool } = "thwarted";
    /// A card changes attack or defence of a side: the new numbers.
    Changed { sauron: bool, by: Card, attack: u8, defence: u8 } = "changed";
    /// The enemy's own gift does.
    Stronger { sauron: bool, attack: u8, defence: u8 } = "stronger";
    /// Damage by a card, at once.
    Struck { sauron: bool, points: u8 } = "struck";
    /// Attack against defence, for both.
    Clash { attack: u8, defence: u8, foe_attack: u8, foe_defence: u8 } = "clash";
    /// The enemy's damage.
    FoeDamaged { points: u8, now: u8 } = "foe-damaged";
    /// The enemy heals.
    FoeHealed { points: u8 } = "foe-healed";
    /// A side says what it holds.
    Counts { sauron: bool, ranged: u8, melee: u8 } = "counts";
    /// A type was named.
    Named { sauron: bool, melee: bool } = "named";
    /// A card is discarded from a combat hand.
    CombatDiscarded { sauron: bool, card: Card } = "combat-discarded";
    /// A card comes back to hand.
    TookBack { seat: Seat, card: Card } = "took-back";
    /// The combat is over.
    CombatEnds { hero_falls: bool, foe_falls: bool } = "combat-ends";
    /// A hero is defeated.
    Fell { seat: Seat } = "fell";
    /// A hero recovers.
    Recovered { seat: Seat, place: Place } = "recovered";
    /// The conclusion begins.
    Conclusion = "conclusion";
    /// A mission is shown.
    MissionShown { mission: Mission, fulfilled: bool } = "mission-shown";
    /// The Ringwraiths for the last fight.
    Adjusted { health: u8, fortitude: u8 } = "adjusted";
    /// A champion is named.
    Champion { seat: Seat } = "champion";
}
