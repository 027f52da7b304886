//! Events of the game, for the journal, and their words.

use serde::{Deserialize, Serialize};
use table::{Message, Seat};

use crate::card::{Card, CardSet, Suit};
use crate::chair::Chair;
use crate::character::{Character, CharacterSet};
use crate::choice::{How, StepCard};
use crate::goal::Status;

/// The context of the rules while they act: chance and journal.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

/// A chair at the table, the seat that plays it and the character in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Actor {
    pub chair: Chair,
    /// The seat that decides for it.
    pub seat: Seat,
    /// Its character, once chosen.
    pub character: Option<Character>,
}

impl Actor {
    fn say(&self, message: Message, prefix: [&'static str; 2]) -> Message {
        let character = self.character.map_or("tricks-character-none", Character::term);
        message.with(prefix[0], self.seat).with(prefix[1], character)
    }
}

table::tagged! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    pub enum Event {
        /// A round begins.
        Round {
            /// The chapter; 0 is the endless road.
            chapter: u8,
            /// The round of the chapter.
            round: u8,
            /// The characters of the chapter.
            roster: CharacterSet,
        },
        /// A card lies face up beside the chapter (LDT-2.2).
        Lost {
            /// The lost card.
            card: Card,
        },
        /// Cards lie face up beside an event (LDT-8.4).
        Aside {
            cards: CardSet,
        },
        /// The first chair was assigned, by a card in hand (LDT-2.4).
        Assigned {
            /// The chair assigned first.
            who: Actor,
            /// The card that decided.
            card: Card,
        },
        /// A character was taken (LDT-2.5).
        Took {
            /// The chair that acts.
            who: Actor,
        },
        /// An exchange begins.
        Exchange {
            /// The chair that acts.
            who: Actor,
            /// The other chair of the exchange.
            with: Actor,
        },
        /// A card changed hands.
        Passed {
            /// The giver.
            who: Actor,
            /// The receiver.
            with: Actor,
            /// The card; `None` for readers who may not see it.
            card: Option<Card>,
        },
        /// Something that could be done was left.
        Skipped {
            /// The chair that skips.
            who: Actor,
        },
        /// A card came from outside a hand into it.
        Gained {
            /// The chair that gains it.
            who: Actor,
            /// The card; `None` for readers who may not see it.
            card: Option<Card>,
        },
        /// A card left a hand face down.
        Discarded {
            /// The owner of the hand.
            who: Actor,
            /// The card; `None` for readers who may not see it.
            card: Option<Card>,
        },
        /// A card was exchanged for the lost card.
        LostExchanged {
            /// The chair that exchanges.
            who: Actor,
            /// The card given, the new lost card.
            given: Card,
            taken: Card,
        },
        /// A card was tucked (LDT-2.8).
        Tucked {
            /// The chair that tucks.
            who: Actor,
            /// The card; `None` for readers who may not see it.
            card: Option<Card>,
        },
        /// A tucked card returned to the hand.
        Returned {
            /// The owner of the hand.
            who: Actor,
            /// The card; `None` for readers who may not see it.
            card: Option<Card>,
        },
        /// A card was laid under the token (LDT-C22.2).
        Placed {
            /// The chair that lays it.
            who: Actor,
            /// The card, seen by all.
            card: Card,
        },
        /// Cards were drawn to choose from, face up.
        Drew {
            /// The chair that draws.
            who: Actor,
            /// The cards drawn.
            cards: CardSet,
        },
        /// One was kept.
        Kept {
            /// The chair that keeps it.
            who: Actor,
            /// The card kept.
            card: Card,
        },
        /// A Burden was chosen (LDT-7.6).
        Burden {
            /// The chair that chooses.
            who: Actor,
            /// The number of the Burden.
            burden: u8,
        },
        /// A step card was taken.
        Stepped {
            /// The chair that takes it.
            who: Actor,
            /// The step card taken.
            step: StepCard,
        },
        /// A card of a hand was turned face up, or a whole hand.
        Revealed {
            /// The owner of the hand.
            who: Actor,
            /// The cards turned face up.
            cards: CardSet,
        },
        /// The play begins.
        Begins {
            /// The leader of the first trick.
            who: Actor,
        },
        /// A card was played.
        Played {
            /// The chair that plays.
            who: Actor,
            /// The card played.
            card: Card,
            /// The way it was played.
            how: How,
        },
        /// The suit of the trick is fixed.
        Suit {
            /// The suit that must be followed.
            suit: Suit,
        },
        /// Rings may be led from now on (LDT-7.2).
        RingsBroken,
        /// A trick was won.
        Won {
            /// The winner.
            who: Actor,
            /// The trick, from 1.
            trick: u8,
            /// The winning card.
            with: Card,
        },
        /// A trick had no winner (LDT-5.5).
        NoWinner {
            /// The trick, from 1.
            trick: u8,
        },
        /// Cards of the pyramid were turned up (LDT-9.4).
        Turned {
            /// The cards turned up.
            cards: CardSet,
        },
        /// The masked pair was unmasked (LDT-C23.2).
        Unmasked {
            /// Gandalf.
            who: Actor,
        },
        /// An objective was decided, or turned to its other side.
        Objective {
            /// The owner of the objective.
            who: Actor,
            /// Its status now.
            status: Status,
        },
        RoundOver {
            won: bool,
            /// The way the round ended.
            ending: Ending,
        },
        /// A chapter is completed.
        ChapterWon {
            /// The chapter, by its printed number.
            chapter: u8,
        },
        /// A lost chapter is tried again.
        Again {
            /// Do completed characters stay so (LDT-6.8)?
            keep: bool,
        },
        /// The game is over.
        Over {
            won: bool,
            /// The way the game ended.
            ending: Ending,
        },
    }
}

/// The way a round, or the game, ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Every objective was met (LDT-6.5).
    AllMet,
    /// An objective was failed (LDT-6.5).
    Failed,
    /// A player had to lead with an Orc (LDT-5.3).
    OrcLed,
    /// A player had to follow with Fatigue (LDT-8.2).
    FatigueFollowed,
    /// A player led a card that an event forbids (LDT-C30.1).
    ForbiddenLead,
    /// The masked pair was never unmasked (LDT-C23.5).
    NotUnmasked,
    /// The rounds are over and not every character is completed (LDT-C25.1).
    RoundsOver,
    /// A round with failures that do not lose the chapter (LDT-C25.2).
    Partly,
    /// A lost chapter was not tried again.
    Stopped,
}

impl Ending {
    /// The id of the reason in words.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::AllMet => "tricks-over-all-met",
            Self::Failed => "tricks-over-failed",
            Self::OrcLed => "tricks-over-orc-led",
            Self::FatigueFollowed => "tricks-over-fatigue",
            Self::ForbiddenLead => "tricks-over-forbidden-lead",
            Self::NotUnmasked => "tricks-over-not-unmasked",
            Self::RoundsOver => "tricks-over-rounds",
            Self::Partly => "tricks-over-partly",
            Self::Stopped => "tricks-over-stopped",
        }
    }
}

impl StepCard {
    /// The step in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::First => "tricks-step-first",
            Self::Last => "tricks-step-last",
        }
    }
}

/// A card, or the words for one that is not shown.
fn card_term(card: &Option<Card>) -> &'static str {
    card.map_or("tricks-card-hidden", Card::term)
}

impl Event {
    /// The event in words.
    pub fn say(&self) -> Message {
        const WHO: [&str; 2] = ["seat", "character"];
        const WITH: [&str; 2] = ["with-seat", "with"];
        let plain = Message::new;
        let about = |id, who: &Actor| who.say(Message::new(id), WHO);
        match self {
            Self::Round { chapter: 0, round, roster } => plain("tricks-event-road")
                .with("round", *round)
                .with("roster", roster.iter().map(Character::term).collect::<Vec<_>>()),
            Self::Round { chapter, round, .. } => {
                plain("tricks-event-round").with("chapter", *chapter).with("round", *round)
            }
            Self::Lost { card } => plain("tricks-event-lost").with("card", card.term()),
            Self::Aside { cards } => plain("tricks-event-aside").with("cards", *cards),
            Self::Assigned { who, card } => about("tricks-event-assigned", who).with("card", card.term()),
            Self::Took { who } => about("tricks-event-took", who),
            Self::Exchange { who, with } => with.say(about("tricks-event-exchange", who), WITH),
            Self::Passed { who, with, card } => {
                with.say(about("tricks-event-passed", who), WITH).with("card", card_term(card))
            }
            Self::Skipped { who } => about("tricks-event-skipped", who),
            Self::Gained { who, card } => about("tricks-event-gained", who).with("card", card_term(card)),
            Self::Discarded { who, card } => {
                about("tricks-event-discarded", who).with("card", card_term(card))
            }
            Self::LostExchanged { who, given, taken } => about("tricks-event-lost-exchanged", who)
                .with("given", given.term())
                .with("taken", taken.term()),
            Self::Tucked { who, card } => about("tricks-event-tucked", who).with("card", card_term(card)),
            Self::Returned { who, card } => about("tricks-event-returned", who).with("card", card_term(card)),
            Self::Placed { who, card } => about("tricks-event-placed", who).with("card", card.term()),
            Self::Drew { who, cards } => about("tricks-event-drew", who).with("cards", *cards),
            Self::Kept { who, card } => about("tricks-event-kept", who).with("card", card.term()),
            Self::Burden { who, burden } => about("tricks-event-burden", who).with("burden", *burden),
            Self::Stepped { who, step } => about("tricks-event-stepped", who).with("step", step.term()),
            Self::Revealed { who, cards } => about("tricks-event-revealed", who).with("cards", *cards),
            Self::Begins { who } => about("tricks-event-begins", who),
            Self::Played { who, card, how } => {
                let id = match how {
                    How::Plain => "tricks-event-played",
                    How::Ring => "tricks-event-played-ring",
                    How::Light => "tricks-event-played-light",
                };
                about(id, who).with("card", card.term())
            }
            Self::Suit { suit } => plain("tricks-event-suit").with("suit", suit.term()),
            Self::RingsBroken => plain("tricks-event-rings-broken"),
            Self::Won { who, trick, with } => {
                about("tricks-event-won", who).with("trick", *trick).with("card", with.term())
            }
            Self::NoWinner { trick } => plain("tricks-event-no-winner").with("trick", *trick),
            Self::Turned { cards } => plain("tricks-event-turned").with("cards", *cards),
            Self::Unmasked { who } => about("tricks-event-unmasked", who),
            Self::Objective { who, status } => about(
                match status {
                    Status::Met => "tricks-event-objective-met",
                    Status::Failed => "tricks-event-objective-failed",
                    Status::Open => "tricks-event-objective-turned",
                },
                who,
            ),
            Self::RoundOver { won, ending } => {
                let id = if *won { "tricks-event-round-won" } else { "tricks-event-round-lost" };
                plain(id).with("reason", ending.reason())
            }
            Self::ChapterWon { chapter } => plain("tricks-event-chapter-won").with("chapter", *chapter),
            Self::Again { keep: true } => plain("tricks-event-again-keep"),
            Self::Again { keep: false } => plain("tricks-event-again"),
            Self::Over { won: true, .. } => plain("tricks-event-over-won"),
            Self::Over { won: false, ending } => {
                plain("tricks-event-over-lost").with("reason", ending.reason())
            }
        }
    }
}
