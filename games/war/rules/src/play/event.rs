//! Events of the game, for the journal, and their words.

use crate::card::Combat;
use crate::prelude::*;
use crate::tile::Tile;
use crate::wording::figure;

table::ids! {
    /// The source of the damage of a Hunt.
    pub enum Measure: "war-event-hunt-damage-" {
        /// The number on the tile.
        Number = "number",
        /// An Eye: the successes of the Hunt roll.
        Successes = "successes",
        /// An Eye on the Mordor Track: the dice in the Hunt Box.
        HuntBox = "hunt_box",
        /// An Eye without a Hunt roll.
        NoRoll = "no_roll",
        Die = "die",
    }
}

table::ids! {
    /// A value that a Combat card changes in a round.
    pub enum Turns: "war-event-combat-" {
        /// The bonus of each die in the Combat roll.
        Bonus = "bonus",
        /// The bonus of each die in the Leader re-roll.
        Again = "again",
        /// Dice at most in the Combat roll.
        Most = "most",
        /// Dice fewer in the Combat roll.
        Fewer = "fewer",
        Leadership = "leadership",
        /// There is no Leader re-roll.
        NoReroll = "no_reroll",
        Hits = "hits",
        /// The Combat card is cancelled.
        Cancelled = "cancelled",
    }
}

table::events! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    #[allow(missing_docs)]
    pub enum Event {
        /// A turn begins.
        Turn { turn: u16 } => "war-event-turn",
        /// A card was drawn; which, only its owner knows.
        Drew { seat: Seat, deck: Deck, card: Option<Card> } => {
            match card {
                Some(card) => Message::new("war-event-drew").with("seat", *seat).with("card", *card),
                None => Message::new("war-event-drew-hidden").with("seat", *seat).with("deck", *deck),
            }
        },
        /// A card was discarded face down; which, only its owner knows.
        Discarded { seat: Seat, deck: Deck, card: Option<Card> } => {
            match card {
                Some(card) => Message::new("war-event-discarded").with("seat", *seat).with("card", *card),
                None => Message::new("war-event-discarded-hidden").with("seat", *seat).with("deck", *deck),
            }
        },
        /// A player lays a card down for the partner.
        Offered { seat: Seat } => "war-event-offered",
        /// Partners swapped a card.
        Swapped { side: Side } => "war-event-swapped",
        /// The troops of partners became one Army.
        Mixed { at: Region, side: Side } => "war-event-mixed",
        /// Dice were put into the Hunt Box.
        Allocated { dice: u8 } => "war-event-allocated",
        /// The Action dice were rolled.
        ActionRoll { side: Side, faces: Vec<Face> } => {
            if faces.is_empty() {
                Message::new("war-event-action-roll-none").with("side", *side)
            } else {
                let faces = faces.iter().map(|face| face.term()).collect::<Vec<_>>();
                Message::new("war-event-action-roll").with("side", *side).with("faces", faces)
            }
        },
        /// A side lets the other act.
        Passed { side: Side, seat: Seat } => "war-event-passed",
        /// An Elven Ring changed a die.
        RingUsed { side: Side, from: Face, to: Face } => "war-event-ring-used",
        /// A card changed a die.
        DieTurned { side: Side, from: Face, to: Face } => "war-event-die-turned",
        /// Dice were lost to a card.
        DiceLost { side: Side, face: Face, dice: u8 } => "war-event-dice-lost",
        /// A Companion is tempted by the Ring.
        Tempted { who: Character } => "war-event-tempted",
        DieTaken { side: Side, face: Face } => "war-event-die-taken",
        /// The use of the die.
        Acts { side: Side, act: Act } => "war-event-acts",
        /// An event card was played.
        Played { side: Side, card: Card } => "war-event-played",
        /// A card left the table.
        Lifted { card: Card } => "war-event-lifted",
        /// A Nation became active.
        Activated { nation: Nation } => "war-event-activated",
        /// A Nation advanced; steps left to 'At War'.
        Advanced { nation: Nation, steps: u8 } => {
            match steps {
                0 => Message::new("war-event-at-war").with("nation", *nation),
                steps => Message::new("war-event-advanced").with("nation", *nation).with("steps", *steps),
            }
        },
        /// A Nation went back; steps left to 'At War'.
        WentBack { nation: Nation, steps: u8 } => "war-event-went-back",
        /// An Army moved.
        Marched { from: Region, to: Region, force: Force } =>
            ("war-event-marched", from, to, units = force.units(), force = counted(force)),
        /// A Settlement changed hands.
        Captured { at: Region, side: Side } => "war-event-captured",
        /// A figure was lost.
        Lost { figure: Figure, at: Region } => { self::figure(Message::new("war-event-lost").with("at", *at), *figure) },
        /// An Elite became a Regular.
        Reduced { nation: Nation, at: Region } => "war-event-reduced",
        /// A Regular became an Elite.
        Promoted { nation: Nation, at: Region } => "war-event-promoted",
        /// A unit over the limit went back to the reinforcements.
        Trimmed { figure: Figure, at: Region } => {
            self::figure(Message::new("war-event-trimmed").with("at", *at), *figure)
        },
        /// A figure came from the reinforcements.
        Recruited { figure: Figure, at: Region } => {
            self::figure(Message::new("war-event-recruited").with("at", *at), *figure)
        },
        /// A character came into play.
        Arrived { who: Character, at: Region } => "war-event-arrived",
        /// A character was lost.
        Slain { who: Character } => "war-event-slain",
        /// A Hobbit was taken alive.
        TakenAlive { who: Character } => "war-event-taken-alive",
        /// Companions walked.
        Walked { group: People, to: Region } => ("war-event-walked", who = names(*group), to),
        /// A Nazgûl or Minion moved.
        Flew { who: Figure, from: Region, to: Region } => ("war-event-flew", from, to, figure = who.term()),
        /// Companions left the Fellowship.
        Separated { group: People, to: Region } => ("war-event-separated", who = names(*group), to),
        /// The Guide; `None`: Gollum.
        Guides { guide: Option<Character> } => ("war-event-guides", who = guide_or_gollum(*guide)),
        /// The Fellowship was declared.
        Declared { at: Region } => "war-event-declared",
        /// The Fellowship moved: its progress. On the Mordor Track it goes on only when the tile allows: 0.
        FellowshipMoves { progress: u8 } => {
            match progress {
                0 => Message::new("war-event-fellowship-tries"),
                progress => Message::new("war-event-fellowship-moves").with("progress", *progress),
            }
        },
        /// The Fellowship was revealed.
        Revealed => "war-event-revealed",
        /// The region where it was revealed.
        RevealedAt { at: Region } => "war-event-revealed-at",
        /// The Fellowship was driven from its way.
        Driven { at: Region } => "war-event-driven",
        /// The Fellowship hid.
        Hidden => "war-event-hidden",
        /// The Fellowship entered Mordor.
        EnteredMordor => "war-event-entered-mordor",
        /// The Fellowship took a step on the Mordor Track.
        MordorStep { step: u8 } => "war-event-mordor-step",
        Corrupted { points: u8, corruption: u8 } => "war-event-corrupted",
        Healed { points: u8, corruption: u8 } => "war-event-healed",
        /// The Hunt roll: its faces, and the bonus for Free Peoples' dice in the Hunt Box and for a card.
        HuntRoll { faces: Vec<u8>, boxed: u8, card: u8, successes: u8 } =>
            ("war-event-hunt-roll", faces = shown(faces), boxed, card, successes),
        /// Missed dice of the Hunt are rolled again, for the Shadow's pieces in the Ring-bearers' region.
        HuntAgain { dice: u8, missed: u8, stronghold: bool, army: bool, nazgul: bool } => {
            let reasons = [
                (*stronghold, "war-event-hunt-again-stronghold"),
                (*army, "war-event-hunt-again-army"),
                (*nazgul, "war-event-hunt-again-nazgul"),
            ];
            let reasons = reasons.into_iter().filter(|(so, _)| *so).map(|(_, id)| id);
            let message = Message::new("war-event-hunt-again").with("dice", *dice).with("missed", *missed);
            message.with("reasons", reasons.collect::<Vec<_>>())
        },
        /// A Hunt tile.
        TileDrawn { tile: Tile } => "war-event-tile-drawn",
        /// A special tile is in play.
        TileAdded { tile: Tile } => "war-event-tile-added",
        /// A tile is out of the game.
        TileGone { tile: Tile } => "war-event-tile-gone",
        /// The die that a tile asks for.
        TileDie { face: u8 } => "war-event-tile-die",
        /// The damage of the Hunt, and its source.
        HuntDamage { damage: u8, from: Measure } => { Message::new(from.term()).with("damage", *damage) },
        /// The damage of the Hunt is reduced: by `by`, to `damage`.
        HuntSoftened { by: u8, damage: u8 } => "war-event-hunt-softened",
        /// The Guide reduced it; `None`: Gollum.
        GuideHelps { who: Option<Character> } => ("war-event-guide-helps", who = guide_or_gollum(*who)),
        /// An attack begins.
        Attacked { from: Region, at: Region, side: Side, kind: Assault, force: Force } => {
            let id = match kind {
                Assault::Field => "war-event-attacked",
                Assault::Siege => "war-event-assaulted",
                Assault::Sortie => "war-event-sortied",
            };
            let message = Message::new(id).with("from", *from).with("at", *at);
            message.with("side", *side).with("force", counted(force))
        },
        /// Gandalf the White silences the Nazgûl.
        WhiteRider => "war-event-white-rider",
        RoundBegins { round: u8 } => "war-event-round",
        /// A side has chosen a Combat card, or none: its back.
        CombatCardChosen { side: Side, deck: Option<Deck> } => {
            match deck {
                Some(deck) => Message::new("war-event-combat-chosen").with("side", *side).with("deck", *deck),
                None => Message::new("war-event-combat-none").with("side", *side),
            }
        },
        /// The Combat card is turned face up.
        CombatCard { side: Side, card: Card } => ("war-event-combat-card", side, card, combat = combat(*card)),
        /// The number of dice of a side in the Combat roll, with its reasons.
        Strength { side: Side, units: u8, captains: u8, most: u8, fewer: u8, dice: u8 } => "war-event-strength",
        /// A change by a Combat card for a side, and its amount.
        CombatEffect { card: Card, side: Side, turns: Turns, by: i8 } => {
            let message = Message::new(turns.term()).with("combat", combat(*card));
            message.with("side", *side).with("by", i64::from(*by))
        },
        /// Dice of a battle: their faces, the bonus, the face needed, the number of hits.
        BattleRoll { side: Side, faces: Vec<u8>, bonus: i8, need: u8, hits: u8 } =>
            ("war-event-battle-roll", side, faces = shown(faces), bonus = i64::from(*bonus), need, hits),
        /// Missed dice are rolled again, as many as there is Leadership. A card may forbid it.
        Reroll { side: Side, leadership: u8, missed: u8, dice: u8, barred: bool } => {
            let id = if *barred { "war-event-reroll-barred" } else { "war-event-reroll" };
            let message = Message::new(id).with("side", *side).with("leadership", *leadership);
            message.with("missed", *missed).with("dice", *dice)
        },
        RoundHits { free: u8, shadow: u8 } => "war-event-round-hits",
        /// Dice of a card.
        CardRoll { card: Card, faces: Vec<u8>, need: u8, hits: u8 } =>
            ("war-event-card-roll", card, faces = shown(faces), need, hits),
        /// The defender withdrew into the Stronghold.
        Withdrew { at: Region, side: Side } => "war-event-withdrew",
        /// The defender retreated.
        Retreated { from: Region, to: Region, side: Side } => "war-event-retreated",
        BattleEnds { end: BattleEnd } => { Message::new(end.term()) },
        /// The attacker advanced.
        AdvancedInto { to: Region, force: Force } => ("war-event-advanced-into", to, force = counted(force)),
        /// The war is over.
        Ends { ending: Ending } => { Message::new(ending.term()) },
    }
}

/// The faces of dice, in words.
fn shown(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

fn names(people: People) -> Vec<&'static str> {
    people.iter().map(Character::term).collect()
}

/// A force in figures, each as often as there are: words count them.
fn counted(force: &Force) -> Vec<&'static str> {
    let each = |(figure, count): (Figure, u8)| std::iter::repeat_n(figure.counted(), count.into());
    force.iter().flat_map(each).collect()
}

/// The name of the Guide; `None`: Gollum.
pub(crate) fn guide_or_gollum(guide: Option<Character>) -> &'static str {
    guide.map_or("war-character-gollum", Character::term)
}

const fn combat(card: Card) -> Combat {
    card.facts().combat
}
