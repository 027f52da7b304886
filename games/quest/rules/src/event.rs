//! Events of the game, for the journal.

use serde::Serialize;
use table::{Arg, Seat};

use crate::ids::{
    Bag, Card, Character, Corruption, Encounter, Face, Happening, Item, Minion, Mission, Peril, Place, Plot,
    Quest, Shadow, Who,
};
use crate::kinds::{Action, Attribute, Colour};

/// A type that can stand in a sentence.
trait Say {
    fn said(&self) -> Arg;
}

macro_rules! said {
    ($($type:ty),*) => {$(
        impl Say for $type {
            fn said(&self) -> Arg {
                (*self).into()
            }
        }
    )*};
}
said!(
    u8, u16, Seat, Bag, Card, Character, Corruption, Encounter, Face, Happening, Item, Minion, Mission,
    Peril, Place, Plot, Quest, Shadow, Who, Action, Attribute, Colour
);

impl Say for bool {
    fn said(&self) -> Arg {
        i64::from(*self).into()
    }
}

impl Say for i8 {
    fn said(&self) -> Arg {
        i64::from(*self).into()
    }
}

/// A hidden value is told as such: the sentence asks whether it is there.
impl<T: Say> Say for Option<T> {
    fn said(&self) -> Arg {
        self.as_ref().map_or_else(|| "quest-hidden".into(), T::said)
    }
}

table::events! {
    /// An event of the game. A hidden field is `None` for observers who may not see it.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    #[allow(missing_docs)]
    pub enum Event, say by Say::said {
        HeroChosen { seat: Seat, who: Who } => "quest-event-hero-chosen",
        /// A quest comes into play.
        QuestGiven { seat: Seat, quest: Quest } => "quest-event-quest-given",
        StartingPlot { plot: Plot, place: Place } => "quest-event-starting-plot",
        /// A mission: which, only its side knows.
        MissionDrawn { sauron: bool, mission: Option<Mission> } => "quest-event-mission-drawn",
        /// A round begins with Sauron's turn.
        Round { round: u16 } => "quest-event-round",
        /// A hero's turn begins.
        HeroTurn { seat: Seat } => "quest-event-hero-turn",
        /// Influence was taken off.
        Cleared { place: Place, tokens: u8 } => "quest-event-cleared",
        /// A broken chain: influence comes off.
        Severed { place: Place } => "quest-event-severed",
        /// Influence was placed.
        Influence { place: Place, tokens: u8 } => "quest-event-influence",
        /// The Shadow Pool changes.
        Pool { by: i8, now: u8 } => "quest-event-pool",
        /// A story marker moves.
        Marker { colour: Colour, by: i8, now: u8 } => "quest-event-marker",
        /// A minion comes into play.
        MinionComes { minion: Minion, place: Place } => "quest-event-minion-comes",
        MinionMoves { minion: Minion, place: Place } => "quest-event-minion-moves",
        MinionHealed { minion: Minion, points: u8 } => "quest-event-minion-healed",
        MinionWounded { minion: Minion, points: u8 } => "quest-event-minion-wounded",
        /// A minion is defeated.
        MinionGone { minion: Minion } => "quest-event-minion-gone",
        PlotPlayed { plot: Plot, place: Place } => "quest-event-plot-played",
        /// A plot is discarded.
        PlotGone { plot: Plot } => "quest-event-plot-gone",
        /// An event is resolved.
        EventDrawn { card: Happening } => "quest-event-event-drawn",
        /// Events are discarded.
        EventDiscarded { card: Happening } => "quest-event-event-discarded",
        /// Favor comes to a place.
        FavorPlaced { place: Place, tokens: u8 } => "quest-event-favor-placed",
        CharacterComes { who: Character, place: Place } => "quest-event-character-comes",
        /// A character leaves the map.
        CharacterLeaves { who: Character } => "quest-event-character-leaves",
        /// Sauron acts.
        Acts { action: Action, worth: u8 } => "quest-event-acts",
        /// Sauron draws a shadow card.
        ShadowDrawn { card: Option<Shadow> } => "quest-event-shadow-drawn",
        /// Sauron draws a plot.
        PlotDrawn { plot: Option<Plot> } => "quest-event-plot-drawn",
        /// Sauron keeps a plot.
        PlotKept { plot: Option<Plot> } => "quest-event-plot-kept",
        /// Plots go under the deck.
        PlotBuried { plot: Option<Plot> } => "quest-event-plot-buried",
        ShadowDiscarded { card: Shadow } => "quest-event-shadow-discarded",
        /// A plot in hand is discarded.
        PlotDiscarded { plot: Plot } => "quest-event-plot-discarded",
        /// Sauron plays a shadow card.
        ShadowPlayed { card: Shadow } => "quest-event-shadow-played",
        /// Sauron takes a monster token.
        TokenTaken { bag: Bag, face: Option<Face> } => "quest-event-token-taken",
        /// He places it.
        TokenPlaced { bag: Bag, place: Place } => "quest-event-token-placed",
        /// A monster moves.
        TokenMoves { token: u8, place: Place } => "quest-event-token-moves",
        /// A monster leaves the map, face up.
        TokenGone { face: Face, place: Place } => "quest-event-token-gone",
        /// A player looked at the face of a token.
        TokenSeen { token: u8, face: Option<Face> } => "quest-event-token-seen",
        /// A hero draws from the life pool.
        Drew { seat: Seat, card: Option<Card> } => "quest-event-drew",
        /// A hero discards to the rest pool.
        Discarded { seat: Seat, card: Card } => "quest-event-discarded",
        /// A hero rests.
        Rested { seat: Seat } => "quest-event-rested",
        /// A hero heals.
        Healed { seat: Seat } => "quest-event-healed",
        /// A hero suffers damage.
        Damaged { seat: Seat, points: u8 } => "quest-event-damaged",
        /// A card goes to the damage pool, from hand or life pool.
        Lost { seat: Seat, hand: bool, card: Option<Card> } => "quest-event-lost",
        /// A hero's favor changes.
        Favor { seat: Seat, by: i8, now: u8 } => "quest-event-favor",
        /// A hero draws a corruption card.
        Corrupted { seat: Seat, card: Corruption } => "quest-event-corrupted",
        /// A hero discards a corruption card.
        Cured { seat: Seat, card: Corruption } => "quest-event-cured",
        /// A hero gains an item.
        ItemGained { seat: Seat, item: Item } => "quest-event-item-gained",
        /// A hero loses an item.
        ItemLost { seat: Seat, item: Item } => "quest-event-item-lost",
        /// A hero gains a level.
        Raised { seat: Seat, attribute: Attribute } => "quest-event-raised",
        /// A hero trains: the card kept is known to that hero only.
        Trained { seat: Seat, card: Option<Card> } => "quest-event-trained",
        /// The skill card that was not kept.
        SkillDiscarded { card: Card } => "quest-event-skill-discarded",
        /// A hero travels.
        Moved { seat: Seat, from: Place, to: Place } => "quest-event-moved",
        /// A hero comes to a place without travelling: by a card, or defeated.
        Brought { seat: Seat, from: Place, to: Place } => "quest-event-brought",
        /// A hero explores.
        Explored { seat: Seat, place: Place } => "quest-event-explored",
        /// A hero consults a character.
        Consulted { seat: Seat, who: Character } => "quest-event-consulted",
        /// A hero takes the dark path.
        DarkPath { seat: Seat } => "quest-event-dark-path",
        /// A quest is completed.
        QuestDone { seat: Seat, quest: Quest } => "quest-event-quest-done",
        /// Favor was handed over.
        GaveFavor { seat: Seat, to: Seat } => "quest-event-gave-favor",
        /// An item was handed over.
        GaveItem { seat: Seat, to: Seat, item: Item } => "quest-event-gave-item",
        /// A quest was handed over.
        GaveQuest { seat: Seat, to: Seat, quest: Quest } => "quest-event-gave-quest",
        PerilDrawn { card: Peril } => "quest-event-peril-drawn",
        /// A peril is resolved.
        PerilMet { card: Peril } => "quest-event-peril-met",
        EncounterDrawn { card: Encounter } => "quest-event-encounter-drawn",
        /// An encounter is resolved.
        EncounterMet { card: Encounter } => "quest-event-encounter-met",
        /// A combat begins with a monster.
        FightsMonster { seat: Seat, face: Face } => "quest-event-fights-monster",
        /// A combat begins with a minion.
        FightsMinion { seat: Seat, minion: Minion } => "quest-event-fights-minion",
        /// A token was blank.
        Blank { seat: Seat, place: Place } => "quest-event-blank",
        /// Sauron draws combat cards.
        CombatDrawn { card: Option<Card> } => "quest-event-combat-drawn",
        AgilitySpent { seat: Seat, points: u8, strength: u8 } => "quest-event-agility-spent",
        /// A side has laid a card down.
        Laid { sauron: bool } => "quest-event-laid",
        /// A card is turned up.
        Shown { sauron: bool, card: Card } => "quest-event-shown",
        /// A side is exhausted.
        Exhausted { sauron: bool } => "quest-event-exhausted",
        /// A card is cancelled by another.
        Cancelled { sauron: bool, by: Card } => "quest-event-cancelled",
        /// A card is cancelled by the enemy's own gift.
        Thwarted { sauron: bool } => "quest-event-thwarted",
        /// A card changes attack or defence of a side: the new numbers.
        Changed { sauron: bool, by: Card, attack: u8, defence: u8 } => "quest-event-changed",
        /// The enemy's own gift does.
        Stronger { sauron: bool, attack: u8, defence: u8 } => "quest-event-stronger",
        /// Damage by a card, at once.
        Struck { sauron: bool, points: u8 } => "quest-event-struck",
        /// Attack against defence, for both.
        Clash { attack: u8, defence: u8, foe_attack: u8, foe_defence: u8 } => "quest-event-clash",
        /// The enemy's damage.
        FoeDamaged { points: u8, now: u8 } => "quest-event-foe-damaged",
        /// The enemy heals.
        FoeHealed { points: u8 } => "quest-event-foe-healed",
        /// A side says what it holds.
        Counts { sauron: bool, ranged: u8, melee: u8 } => "quest-event-counts",
        /// A type was named.
        Named { sauron: bool, melee: bool } => "quest-event-named",
        /// A card is discarded from a combat hand.
        CombatDiscarded { sauron: bool, card: Card } => "quest-event-combat-discarded",
        /// A card comes back to hand.
        TookBack { seat: Seat, card: Card } => "quest-event-took-back",
        /// The combat is over.
        CombatEnds { hero_falls: bool, foe_falls: bool } => "quest-event-combat-ends",
        /// A hero is defeated.
        Fell { seat: Seat } => "quest-event-fell",
        /// A hero recovers.
        Recovered { seat: Seat, place: Place } => "quest-event-recovered",
        /// The conclusion begins.
        Conclusion => "quest-event-conclusion",
        MissionShown { mission: Mission, fulfilled: bool } => "quest-event-mission-shown",
        /// The Ringwraiths for the last fight.
        Adjusted { health: u8, fortitude: u8 } => "quest-event-adjusted",
        /// A champion is named.
        Champion { seat: Seat } => "quest-event-champion",
    }
}
