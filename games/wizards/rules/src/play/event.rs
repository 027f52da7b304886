//! Events of the game, for the journal, and their words.

use std::cmp::Ordering;

use table::{Arg, Names};

use crate::ids::RegionId;
use crate::prelude::*;
use crate::state::{Ending, Phase};

impl Event {
    /// How a roll against a strike went for its target (SATM-15.15): more than the strike is won, as much is a tie, less is lost. Of no
    /// other event there is such a thing.
    pub fn went(&self) -> Option<Ordering> {
        match self {
            Self::Fought { strike, roll, prowess, .. } => {
                Some((i16::from(*roll) + i16::from(*prowess)).cmp(&i16::from(*strike)))
            }
            _ => None,
        }
    }

    /// The event in words. Of a roll against a number it is told whether it is above it, and of a card that rolls under one, which
    /// that is: what comes of it is no event of its own where nothing does.
    pub fn say(&self) -> Message {
        let message = self.plainly();
        let sum = |roll: i8, bonus: i8| i16::from(roll) + i16::from(bonus);
        let above = match *self {
            Self::Corruption { roll, bonus, points, .. } => sum(roll, bonus) > i16::from(points),
            Self::Influence { roll, bonus, needed, .. } => sum(roll, bonus) > i16::from(needed),
            Self::BodyCheck { roll, body, .. } => roll > body,
            Self::Resolved { seat, card } => {
                return match card.get().rolls_under() {
                    Some(number) => Message::new("wizards-event-resolved-rolled")
                        .with("seat", seat)
                        .with("card", card.said())
                        .with("number", i64::from(number)),
                    None => message,
                };
            }
            _ => return message,
        };
        message.with("above", i64::from(above))
    }
}

/// A type that can be an argument of a message.
pub(crate) trait Said {
    fn said(&self) -> Arg;
}

macro_rules! plain {
    ($($type:ty),*) => {$(
        impl Said for $type {
            fn said(&self) -> Arg { (*self).into() }
        }
    )*};
}
plain!(Seat, SeatSet, u8, u16);

impl Said for i8 {
    fn said(&self) -> Arg {
        i64::from(*self).into()
    }
}
impl Said for i16 {
    fn said(&self) -> Arg {
        i64::from(*self).into()
    }
}
impl Said for bool {
    fn said(&self) -> Arg {
        i64::from(*self).into()
    }
}
impl Said for CardId {
    /// A card by its name: in Spanish the title of a thing stands in « », a living being's does not.
    fn said(&self) -> Arg {
        let face = self.get();
        match face.kind {
            CardKind::Item | CardKind::Resource | CardKind::Hazard => {
                Names { es: format!("«{}»", face.name.es), en: face.name.en.clone() }.into()
            }
            _ => name(&face.name),
        }
    }
}
impl Said for SiteId {
    fn said(&self) -> Arg {
        name(&self.get().said)
    }
}
impl Said for RegionId {
    fn said(&self) -> Arg {
        name(&self.get().name)
    }
}
impl Said for Race {
    fn said(&self) -> Arg {
        self.term().into()
    }
}
impl Said for Phase {
    fn said(&self) -> Arg {
        self.term().into()
    }
}
impl Said for Ending {
    fn said(&self) -> Arg {
        self.term().into()
    }
}

/// A name from the book.
fn name(names: &Names) -> Arg {
    names.into()
}

table::events! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    #[allow(missing_docs)]
    pub enum Event, plainly by Said::said {
        /// Two dice were rolled.
        Rolled { seat: Seat, one: u8, two: u8 } => "wizards-event-rolled",
        /// The first player.
        Begins { seat: Seat } => "wizards-event-begins",
        /// A character was revealed in the draft.
        Drafted { seat: Seat, card: CardId } => "wizards-event-drafted",
        /// Both revealed the same character.
        Clashed { card: CardId } => "wizards-event-clashed",
        /// A player drafts no more.
        DraftStopped { seat: Seat } => "wizards-event-draft-stopped",
        /// A starting item was given.
        StartItem { seat: Seat, card: CardId, on: CardId } => "wizards-event-start-item",
        /// A turn begins.
        Turn { seat: Seat, number: u16 } => "wizards-event-turn",
        PhaseBegins { phase: Phase } => "wizards-event-phase",
        /// A card was drawn, as its player knows it.
        DrewThis { seat: Seat, card: CardId } => "wizards-event-drew-this",
        /// A card was drawn.
        Drew { seat: Seat } => "wizards-event-drew",
        /// A play deck was exhausted.
        Exhausted { seat: Seat, times: u8 } => "wizards-event-exhausted",
        /// A play deck was shuffled.
        Shuffled { seat: Seat } => "wizards-event-shuffled",
        /// A card was discarded.
        Discarded { seat: Seat, card: CardId } => "wizards-event-discarded",
        /// A card of the hand was discarded, as its player knows it.
        DiscardedThis { seat: Seat, card: CardId } => "wizards-event-discarded-this",
        /// A card of the hand was discarded, face down.
        DiscardedUnseen { seat: Seat } => "wizards-event-discarded-unseen",
        /// A card was eliminated.
        Eliminated { seat: Seat, card: CardId } => "wizards-event-eliminated",
        /// A card returned to the hand.
        Returned { seat: Seat, card: CardId } => "wizards-event-returned",
        /// Cards were exchanged with the sideboard.
        Exchanged { seat: Seat } => "wizards-event-exchanged",
        /// Cards came from the sideboard.
        FromSideboard { seat: Seat, count: u8 } => "wizards-event-from-sideboard",
        /// A character came into play.
        Joined { seat: Seat, card: CardId, site: SiteId } => "wizards-event-joined",
        /// A character became a follower.
        Followed { seat: Seat, card: CardId, leader: CardId } => "wizards-event-followed",
        /// A character came under general influence.
        General { seat: Seat, card: CardId } => "wizards-event-general",
        /// A character went to another company.
        Regrouped { seat: Seat, card: CardId } => "wizards-event-regrouped",
        /// An item was given.
        Gave { seat: Seat, card: CardId, from: CardId, to: CardId } => "wizards-event-gave",
        /// A card was stored.
        Stored { seat: Seat, card: CardId } => "wizards-event-stored",
        /// A new site was laid beside a company.
        Headed { seat: Seat } => "wizards-event-headed",
        /// A new site was laid beside a company, as its player knows it.
        HeadedThere { seat: Seat, site: SiteId } => "wizards-event-headed-there",
        /// A company stays after all.
        Stays { seat: Seat } => "wizards-event-stays",
        /// A company's new site was shown.
        Moves { seat: Seat, site: SiteId, limit: u8 } => "wizards-event-moves",
        /// A company does not move.
        Remains { seat: Seat, site: SiteId, limit: u8 } => "wizards-event-remains",
        /// A company arrived.
        Arrived { seat: Seat, site: SiteId } => "wizards-event-arrived",
        /// A company was sent back.
        SentBack { seat: Seat, site: SiteId } => "wizards-event-sent-back",
        /// A card in play would send a company back.
        TurnsBack { seat: Seat, card: CardId } => "wizards-event-turns-back",
        /// Two companies became one.
        United { seat: Seat, site: SiteId } => "wizards-event-united",
        /// A roll for the Under-deeps failed.
        LostWay { seat: Seat, site: SiteId } => "wizards-event-lost-way",
        /// A card was declared.
        Declared { seat: Seat, card: CardId } => "wizards-event-declared",
        /// A card was declared, on another that all can see.
        DeclaredOn { seat: Seat, card: CardId, on: CardId } => "wizards-event-declared-on",
        /// A card in play was used.
        Used { seat: Seat, card: CardId } => "wizards-event-used",
        /// A card's effect resolves.
        Resolved { seat: Seat, card: CardId } => "wizards-event-resolved",
        /// A card's effect was cancelled, or has no target any more.
        Fizzled { seat: Seat, card: CardId } => "wizards-event-fizzled",
        /// A card was put on guard.
        OnGuard { seat: Seat } => "wizards-event-on-guard",
        /// A card was put on guard, as its player knows it.
        OnGuardThis { seat: Seat, card: CardId } => "wizards-event-on-guard-this",
        /// A card on guard was turned up.
        Revealed { seat: Seat, card: CardId } => "wizards-event-revealed",
        /// A card of a hand, or on its way to it, is shown.
        HandShown { seat: Seat, card: CardId } => "wizards-event-hand-shown",
        /// A player looks at hidden cards of a player.
        Looks { seat: Seat, of: Seat } => "wizards-event-looks",
        /// A card was seen, as its observer knows it.
        Seen { of: Seat, card: CardId } => "wizards-event-seen",
        Named { seat: Seat, card: CardId } => "wizards-event-named",
        /// A card that was discarded went on top of the play deck instead.
        PutOnDeck { seat: Seat } => "wizards-event-put-on-deck",
        /// Cards on guard went back to the hand.
        GuardBack { seat: Seat } => "wizards-event-guard-back",
        /// A card on guard is discarded, face down.
        GuardGone { seat: Seat } => "wizards-event-guard-gone",
        /// An attack begins.
        Attacked { seat: Seat, race: Race, strikes: i8, prowess: i8 } => "wizards-event-attacked",
        /// An attack was cancelled.
        AttackCancelled { seat: Seat } => "wizards-event-attack-cancelled",
        /// A strike was given to a character.
        StrikeAt { seat: Seat, card: CardId } => "wizards-event-strike-at",
        /// A strike was resolved: prowess of the strike against the roll and prowess of its target.
        Fought { seat: Seat, card: CardId, strike: i8, roll: i8, prowess: i8 } => "wizards-event-fought",
        /// A character was wounded.
        Wounded { seat: Seat, card: CardId } => "wizards-event-wounded",
        /// A body check: the roll against the body.
        BodyCheck { card: CardId, roll: i8, body: i8 } => "wizards-event-body-check",
        /// A strike was cancelled.
        StrikeCancelled { seat: Seat, card: CardId } => "wizards-event-strike-cancelled",
        /// A creature was defeated.
        Defeated { seat: Seat, card: CardId } => "wizards-event-defeated",
        /// A corruption check: roll and modifiers against the points.
        Corruption { seat: Seat, card: CardId, roll: i8, bonus: i8, points: i8 } => "wizards-event-corruption",
        /// An influence check against a faction: roll and modifiers against its number.
        Influence { seat: Seat, card: CardId, of: CardId, roll: i8, bonus: i8, needed: i8 } => "wizards-event-influence",
        /// A company enters its site.
        Entered { seat: Seat, site: SiteId } => "wizards-event-entered",
        /// A company does nothing at its site.
        DidNotEnter { seat: Seat, site: SiteId } => "wizards-event-did-not-enter",
        /// A resource came into play.
        Gained { seat: Seat, card: CardId, by: CardId } => "wizards-event-gained",
        /// A ring was tested.
        Tested { seat: Seat, card: CardId, roll: i8 } => "wizards-event-tested",
        Turned { card: CardId } => "wizards-event-turned",
        /// An agent was played face down.
        Lurks { seat: Seat } => "wizards-event-lurks",
        /// An agent was played face down, as its player knows it.
        LurksThis { seat: Seat, card: CardId } => "wizards-event-lurks-this",
        /// An agent moved, face down.
        Wandered { seat: Seat } => "wizards-event-wandered",
        /// An agent moved, as its player knows it; or before all eyes.
        WanderedThere { seat: Seat, card: CardId, site: SiteId } => "wizards-event-wandered-there",
        /// An agent went one step back, face down.
        Retraced { seat: Seat } => "wizards-event-retraced",
        /// An agent went home.
        WentHome { seat: Seat } => "wizards-event-went-home",
        /// An agent that lay face down returned to the hand.
        AgentBack { seat: Seat } => "wizards-event-agent-back",
        /// An agent healed.
        Recovered { seat: Seat } => "wizards-event-recovered",
        /// An agent untapped.
        Roused { seat: Seat } => "wizards-event-roused",
        /// An agent was put face down.
        Hid { seat: Seat, card: CardId } => "wizards-event-hid",
        /// An agent was turned face up, at a site.
        Unmasked { seat: Seat, card: CardId, site: SiteId } => "wizards-event-unmasked",
        /// An agent was turned face up, and its way was not allowed.
        LostTrack { seat: Seat, card: CardId } => "wizards-event-lost-track",
        /// An agent lets creatures of its site attack.
        Summoned { seat: Seat, card: CardId, site: SiteId } => "wizards-event-summoned",
        /// A character was taken prisoner.
        Captured { seat: Seat, card: CardId, site: SiteId } => "wizards-event-captured",
        /// A prisoner is free.
        Freed { seat: Seat, card: CardId, site: SiteId } => "wizards-event-freed",
        /// The Council was called.
        Called { seat: Seat } => "wizards-event-called",
        /// A unique card was shown at the Council.
        Shown { seat: Seat, card: CardId } => "wizards-event-shown",
        /// The Council's count.
        Counted { seat: Seat, points: i16 } => "wizards-event-counted",
        /// The game is over.
        Over { winners: SeatSet, ending: Ending } => "wizards-event-over",
    }
}
