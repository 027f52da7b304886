//! What happens in the game, for the journal, and in words.

use crate::prelude::*;
use crate::state::{Assault, Ending};
use crate::tile::Tile;
use crate::wording::figure;

/// What the damage of a Hunt is read from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The number on the tile.
    Number,
    /// An Eye: the successes of the Hunt roll.
    Successes,
    /// An Eye on the Mordor Track: the dice in the Hunt Box.
    HuntBox,
    /// An Eye without a Hunt roll.
    NoRoll,
    /// A die.
    Die,
}

impl Measure {
    const fn id(self) -> &'static str {
        match self {
            Self::Number => "war-event-hunt-damage-number",
            Self::Successes => "war-event-hunt-damage-successes",
            Self::HuntBox => "war-event-hunt-damage-hunt-box",
            Self::NoRoll => "war-event-hunt-damage-no-roll",
            Self::Die => "war-event-hunt-damage-die",
        }
    }
}

/// What a Combat card can change in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turns {
    /// What is added to each die of the Combat roll.
    Bonus,
    /// What is added to each die of the Leader re-roll.
    Again,
    /// Dice at most in the Combat roll.
    Most,
    /// Dice fewer in the Combat roll.
    Fewer,
    /// Leadership.
    Leadership,
    /// There is no Leader re-roll.
    NoReroll,
    /// Hits.
    Hits,
    /// The Combat card is cancelled.
    Cancelled,
}

impl Turns {
    const fn id(self) -> &'static str {
        match self {
            Self::Bonus => "war-event-combat-bonus",
            Self::Again => "war-event-combat-again",
            Self::Most => "war-event-combat-most",
            Self::Fewer => "war-event-combat-fewer",
            Self::Leadership => "war-event-combat-leadership",
            Self::NoReroll => "war-event-combat-no-reroll",
            Self::Hits => "war-event-combat-hits",
            Self::Cancelled => "war-event-combat-cancelled",
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
#[allow(missing_docs)]
pub enum Event {
    /// A turn begins.
    Turn { turn: u16 },
    /// A card was drawn; which, only its owner knows.
    Drew {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
    },
    /// A card was discarded face down; which, only its owner knows.
    Discarded {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
    },
    /// A player lays a card down for the partner.
    Offered { seat: Seat },
    /// Partners swapped a card.
    Swapped { side: Side },
    /// The troops of partners became one Army.
    Mixed { at: Region, side: Side },
    /// Dice were put into the Hunt Box.
    Allocated { dice: u8 },
    /// The Action dice were rolled.
    ActionRoll { side: Side, faces: Vec<Face> },
    /// A side lets the other act.
    Passed { side: Side, seat: Seat },
    /// An Elven Ring changed a die.
    RingUsed { side: Side, from: Face, to: Face },
    /// A card changed a die.
    DieTurned { side: Side, from: Face, to: Face },
    /// Dice were lost to a card.
    DiceLost { side: Side, face: Face, dice: u8 },
    /// A Companion is tempted by the Ring.
    Tempted { who: Character },
    /// A die is taken.
    DieTaken { side: Side, face: Face },
    /// What it is spent on.
    Acts { side: Side, act: Act },
    /// An event card was played.
    Played { side: Side, card: Card },
    /// A card left the table.
    Lifted { card: Card },
    /// A Nation became active.
    Activated { nation: Nation },
    /// A Nation advanced; steps left to 'At War'.
    Advanced { nation: Nation, steps: u8 },
    /// A Nation went back; steps left to 'At War'.
    WentBack { nation: Nation, steps: u8 },
    /// An Army moved.
    Marched { from: Region, to: Region, force: Force },
    /// A Settlement changed hands.
    Captured { at: Region, side: Side },
    /// A figure was lost.
    Lost { figure: Figure, at: Region },
    /// An Elite became a Regular.
    Reduced { nation: Nation, at: Region },
    /// A Regular became an Elite.
    Promoted { nation: Nation, at: Region },
    /// A unit over the limit went back to the reinforcements.
    Trimmed { figure: Figure, at: Region },
    /// A figure came from the reinforcements.
    Recruited { figure: Figure, at: Region },
    /// A character came into play.
    Arrived { who: Character, at: Region },
    /// A character was lost.
    Slain { who: Character },
    /// A Hobbit was taken alive.
    TakenAlive { who: Character },
    /// Companions walked.
    Walked { group: People, to: Region },
    /// A Nazgûl or Minion moved.
    Flew { who: Figure, from: Region, to: Region },
    /// Companions left the Fellowship.
    Separated { group: People, to: Region },
    /// Who guides; nobody: Gollum.
    Guides { guide: Option<Character> },
    /// The Fellowship was declared.
    Declared { at: Region },
    /// The Fellowship moved: its progress.
    FellowshipMoves { progress: u8 },
    /// The Fellowship was revealed.
    Revealed,
    /// Where it was.
    RevealedAt { at: Region },
    /// The Fellowship was driven from its way.
    Driven { at: Region },
    /// The Fellowship hid.
    Hidden,
    /// It entered Mordor.
    EnteredMordor,
    /// It took a step on the Mordor Track.
    MordorStep { step: u8 },
    /// Corruption.
    Corrupted { points: u8, corruption: u8 },
    /// Healing.
    Healed { points: u8, corruption: u8 },
    /// The Hunt roll: what the dice show, and what is added for Free Peoples' dice in the Hunt Box and for a card.
    HuntRoll {
        faces: Vec<u8>,
        boxed: u8,
        card: u8,
        successes: u8,
    },
    /// Missed dice of the Hunt are rolled again, for what of the Shadow stands where the Ring-bearers are.
    HuntAgain {
        dice: u8,
        missed: u8,
        stronghold: bool,
        army: bool,
        nazgul: bool,
    },
    /// A Hunt tile.
    TileDrawn { tile: Tile },
    /// A special tile is in play.
    TileAdded { tile: Tile },
    /// A tile is out of the game.
    TileGone { tile: Tile },
    /// The die that a tile asks for.
    TileDie { face: u8 },
    /// The damage of the Hunt, and what it is read from.
    HuntDamage { damage: u8, from: Measure },
    /// The damage of the Hunt becomes less: by so much, and what is left.
    HuntSoftened { by: u8, damage: u8 },
    /// The Guide softened it; nobody: Gollum.
    GuideHelps { who: Option<Character> },
    /// An attack begins.
    Attacked {
        from: Region,
        at: Region,
        side: Side,
        kind: Assault,
        force: Force,
    },
    /// Gandalf the White silences the Nazgûl.
    WhiteRider,
    /// A round begins.
    RoundBegins { round: u8 },
    /// A side has chosen a Combat card, or none: its back.
    CombatCardChosen { side: Side, deck: Option<Deck> },
    /// It is turned up.
    CombatCard { side: Side, card: Card },
    /// How many dice a side has in the Combat roll, and why.
    Strength {
        side: Side,
        units: u8,
        captains: u8,
        most: u8,
        fewer: u8,
        dice: u8,
    },
    /// What a Combat card has changed for a side, and by how much.
    CombatEffect {
        card: Card,
        side: Side,
        turns: Turns,
        by: i8,
    },
    /// Dice of a battle: what they show, what is added, what they must show, how many hit.
    BattleRoll {
        side: Side,
        faces: Vec<u8>,
        bonus: i8,
        need: u8,
        hits: u8,
    },
    /// Missed dice are rolled again, as many as there is Leadership. A card may forbid it.
    Reroll {
        side: Side,
        leadership: u8,
        missed: u8,
        dice: u8,
        barred: bool,
    },
    /// The hits of the round.
    RoundHits { free: u8, shadow: u8 },
    /// Dice of a card.
    CardRoll {
        card: Card,
        faces: Vec<u8>,
        need: u8,
        hits: u8,
    },
    /// The defender withdrew into the Stronghold.
    Withdrew { at: Region, side: Side },
    /// The defender retreated.
    Retreated { from: Region, to: Region, side: Side },
    /// The battle ended.
    BattleEnds { end: BattleEnd },
    /// The attacker advanced.
    AdvancedInto { to: Region, force: Force },
    /// The war is over.
    Ends { ending: Ending },
}

fn dice(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn group(people: People) -> Vec<&'static str> {
    people.iter().map(Character::term).collect()
}

/// A force in figures, each as often as there are: words count them.
fn force(force: &Force) -> Vec<&'static str> {
    let each = |(figure, count): (Figure, u8)| std::iter::repeat_n(figure.counted(), count.into());
    force.iter().flat_map(each).collect()
}

fn guide(guide: Option<Character>) -> &'static str {
    guide.map_or("war-character-gollum", Character::term)
}

impl Event {
    /// The event in words.
    pub fn say(&self) -> Message {
        let m = Message::new;
        match self {
            Self::Turn { turn } => m("war-event-turn").with("turn", *turn),
            Self::Drew { seat, deck, card } => match card {
                Some(card) => m("war-event-drew").with("seat", *seat).with("card", card.term()),
                None => m("war-event-drew-hidden")
                    .with("seat", *seat)
                    .with("deck", deck.term()),
            },
            Self::Discarded { seat, deck, card } => match card {
                Some(card) => m("war-event-discarded")
                    .with("seat", *seat)
                    .with("card", card.term()),
                None => m("war-event-discarded-hidden")
                    .with("seat", *seat)
                    .with("deck", deck.term()),
            },
            Self::Offered { seat } => m("war-event-offered").with("seat", *seat),
            Self::Swapped { side } => m("war-event-swapped").with("side", side.term()),
            Self::Mixed { at, side } => m("war-event-mixed")
                .with("at", at.term())
                .with("side", side.term()),
            Self::Allocated { dice } => m("war-event-allocated").with("dice", *dice),
            Self::ActionRoll { side, faces } if faces.is_empty() => {
                m("war-event-action-roll-none").with("side", side.term())
            }
            Self::ActionRoll { side, faces } => m("war-event-action-roll")
                .with("side", side.term())
                .with("faces", faces.iter().map(|face| face.term()).collect::<Vec<_>>()),
            Self::Passed { side, seat } => m("war-event-passed")
                .with("side", side.term())
                .with("seat", *seat),
            Self::RingUsed { side, from, to } => m("war-event-ring-used")
                .with("side", side.term())
                .with("from", from.term())
                .with("to", to.term()),
            Self::DieTurned { side, from, to } => m("war-event-die-turned")
                .with("side", side.term())
                .with("from", from.term())
                .with("to", to.term()),
            Self::DiceLost { side, face, dice } => m("war-event-dice-lost")
                .with("side", side.term())
                .with("face", face.term())
                .with("dice", *dice),
            Self::Tempted { who } => m("war-event-tempted").with("who", who.term()),
            Self::DieTaken { side, face } => m("war-event-die-taken")
                .with("side", side.term())
                .with("face", face.term()),
            Self::Acts { side, act } => m("war-event-acts")
                .with("side", side.term())
                .with("act", act.term()),
            Self::Played { side, card } => m("war-event-played")
                .with("side", side.term())
                .with("card", card.term()),
            Self::Lifted { card } => m("war-event-lifted").with("card", card.term()),
            Self::Activated { nation } => m("war-event-activated").with("nation", nation.term()),
            Self::Advanced { nation, steps: 0 } => m("war-event-at-war").with("nation", nation.term()),
            Self::Advanced { nation, steps } => m("war-event-advanced")
                .with("nation", nation.term())
                .with("steps", *steps),
            Self::WentBack { nation, steps } => m("war-event-went-back")
                .with("nation", nation.term())
                .with("steps", *steps),
            Self::Marched {
                from,
                to,
                force: moved,
            } => {
                let message = m("war-event-marched")
                    .with("from", from.term())
                    .with("to", to.term());
                message.with("units", moved.units()).with("force", force(moved))
            }
            Self::Captured { at, side } => m("war-event-captured")
                .with("at", at.term())
                .with("side", side.term()),
            Self::Lost { figure: lost, at } => figure(m("war-event-lost").with("at", at.term()), *lost),
            Self::Reduced { nation, at } => m("war-event-reduced")
                .with("nation", nation.term())
                .with("at", at.term()),
            Self::Promoted { nation, at } => m("war-event-promoted")
                .with("nation", nation.term())
                .with("at", at.term()),
            Self::Trimmed { figure: lost, at } => figure(m("war-event-trimmed").with("at", at.term()), *lost),
            Self::Recruited { figure: come, at } => {
                figure(m("war-event-recruited").with("at", at.term()), *come)
            }
            Self::Arrived { who, at } => m("war-event-arrived")
                .with("who", who.term())
                .with("at", at.term()),
            Self::Slain { who } => m("war-event-slain").with("who", who.term()),
            Self::TakenAlive { who } => m("war-event-taken-alive").with("who", who.term()),
            Self::Walked { group: who, to } => m("war-event-walked")
                .with("who", group(*who))
                .with("to", to.term()),
            Self::Flew { who, from, to } => {
                let message = m("war-event-flew")
                    .with("from", from.term())
                    .with("to", to.term());
                message.with("figure", who.term())
            }
            Self::Separated { group: who, to } => m("war-event-separated")
                .with("who", group(*who))
                .with("to", to.term()),
            Self::Guides { guide: who } => m("war-event-guides").with("who", guide(*who)),
            Self::Declared { at } => m("war-event-declared").with("at", at.term()),
            // On the Mordor Track it goes on only when the tile allows.
            Self::FellowshipMoves { progress: 0 } => m("war-event-fellowship-tries"),
            Self::FellowshipMoves { progress } => m("war-event-fellowship-moves").with("progress", *progress),
            Self::Revealed => m("war-event-revealed"),
            Self::RevealedAt { at } => m("war-event-revealed-at").with("at", at.term()),
            Self::Driven { at } => m("war-event-driven").with("at", at.term()),
            Self::Hidden => m("war-event-hidden"),
            Self::EnteredMordor => m("war-event-entered-mordor"),
            Self::MordorStep { step } => m("war-event-mordor-step").with("step", *step),
            Self::Corrupted { points, corruption } => m("war-event-corrupted")
                .with("points", *points)
                .with("corruption", *corruption),
            Self::Healed { points, corruption } => m("war-event-healed")
                .with("points", *points)
                .with("corruption", *corruption),
            Self::HuntRoll {
                faces,
                boxed,
                card,
                successes,
            } => m("war-event-hunt-roll")
                .with("faces", dice(faces))
                .with("boxed", *boxed)
                .with("card", *card)
                .with("successes", *successes),
            Self::HuntAgain {
                dice,
                missed,
                stronghold,
                army,
                nazgul,
            } => {
                let reasons = [
                    (*stronghold, "war-event-hunt-again-stronghold"),
                    (*army, "war-event-hunt-again-army"),
                    (*nazgul, "war-event-hunt-again-nazgul"),
                ];
                let reasons = reasons.into_iter().filter(|(so, _)| *so).map(|(_, id)| id);
                m("war-event-hunt-again")
                    .with("dice", *dice)
                    .with("missed", *missed)
                    .with("reasons", reasons.collect::<Vec<_>>())
            }
            Self::TileDrawn { tile } => m("war-event-tile-drawn").with("tile", tile.term()),
            Self::TileAdded { tile } => m("war-event-tile-added").with("tile", tile.term()),
            Self::TileGone { tile } => m("war-event-tile-gone").with("tile", tile.term()),
            Self::TileDie { face } => m("war-event-tile-die").with("face", *face),
            Self::HuntDamage { damage, from } => m(from.id()).with("damage", *damage),
            Self::HuntSoftened { by, damage } => m("war-event-hunt-softened")
                .with("by", *by)
                .with("damage", *damage),
            Self::GuideHelps { who } => m("war-event-guide-helps").with("who", guide(*who)),
            Self::Attacked {
                from,
                at,
                side,
                kind,
                force: attackers,
            } => {
                let id = match kind {
                    Assault::Field => "war-event-attacked",
                    Assault::Siege => "war-event-assaulted",
                    Assault::Sortie => "war-event-sortied",
                };
                let message = m(id).with("from", from.term()).with("at", at.term());
                message.with("side", side.term()).with("force", force(attackers))
            }
            Self::WhiteRider => m("war-event-white-rider"),
            Self::RoundBegins { round } => m("war-event-round").with("round", *round),
            Self::CombatCardChosen { side, deck } => match deck {
                Some(deck) => m("war-event-combat-chosen")
                    .with("side", side.term())
                    .with("deck", deck.term()),
                None => m("war-event-combat-none").with("side", side.term()),
            },
            Self::CombatCard { side, card } => m("war-event-combat-card")
                .with("side", side.term())
                .with("card", card.term())
                .with("combat", card.facts().combat.term()),
            Self::BattleRoll {
                side,
                faces,
                bonus,
                need,
                hits,
            } => m("war-event-battle-roll")
                .with("side", side.term())
                .with("faces", dice(faces))
                .with("bonus", i64::from(*bonus))
                .with("need", *need)
                .with("hits", *hits),
            Self::Reroll {
                side,
                leadership,
                missed,
                dice,
                barred,
            } => {
                let id = if *barred {
                    "war-event-reroll-barred"
                } else {
                    "war-event-reroll"
                };
                m(id)
                    .with("side", side.term())
                    .with("leadership", *leadership)
                    .with("missed", *missed)
                    .with("dice", *dice)
            }
            Self::Strength {
                side,
                units,
                captains,
                most,
                fewer,
                dice,
            } => m("war-event-strength")
                .with("side", side.term())
                .with("units", *units)
                .with("captains", *captains)
                .with("most", *most)
                .with("fewer", *fewer)
                .with("dice", *dice),
            Self::CombatEffect {
                card,
                side,
                turns,
                by,
            } => m(turns.id())
                .with("combat", card.facts().combat.term())
                .with("side", side.term())
                .with("by", i64::from(*by)),
            Self::RoundHits { free, shadow } => m("war-event-round-hits")
                .with("free", *free)
                .with("shadow", *shadow),
            Self::CardRoll {
                card,
                faces,
                need,
                hits,
            } => m("war-event-card-roll")
                .with("card", card.term())
                .with("faces", dice(faces))
                .with("need", *need)
                .with("hits", *hits),
            Self::Withdrew { at, side } => m("war-event-withdrew")
                .with("at", at.term())
                .with("side", side.term()),
            Self::Retreated { from, to, side } => {
                let message = m("war-event-retreated")
                    .with("from", from.term())
                    .with("to", to.term());
                message.with("side", side.term())
            }
            Self::BattleEnds { end } => m(match end {
                BattleEnd::Ceased => "war-event-battle-ceased",
                BattleEnd::Retreated => "war-event-battle-retreated",
                BattleEnd::Withdrew => "war-event-battle-withdrew",
                BattleEnd::Destroyed => "war-event-battle-destroyed",
            }),
            Self::AdvancedInto { to, force: moved } => m("war-event-advanced-into")
                .with("to", to.term())
                .with("force", force(moved)),
            Self::Ends { ending } => m(ending.term()),
        }
    }
}
