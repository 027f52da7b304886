//! The questions, in the order of a game: each is one file, with who is asked, when it answers itself, what may be
//! answered and why not, and what the answer does.

mod discard_card;
mod discard_drawn;
mod for_the_lost;
mod give_back;
mod give_card;
mod go_on;
mod keep_drawn;
mod over;
mod pass_together;
mod place_card;
mod play_card;
mod reveal_card;
mod tuck_card;
mod untuck_card;
mod which_burden;
mod which_character;
mod which_group;
mod which_step;
mod with_whom;
mod words;

use table::Rng;
use table::flow::{Flow, Questions};

use crate::chair::ByChair;
use crate::event::Ending;
use crate::prelude::*;

pub use discard_card::DiscardCard;
pub use discard_drawn::DiscardDrawn;
pub use for_the_lost::ForTheLost;
pub use give_back::GiveBack;
pub use give_card::GiveCard;
pub use go_on::{GoOn, Next};
pub use keep_drawn::KeepDrawn;
pub use over::Over;
pub use pass_together::PassTogether;
pub use place_card::PlaceCard;
pub use play_card::PlayCard;
pub use reveal_card::RevealCard;
pub use tuck_card::TuckCard;
pub use untuck_card::UntuckCard;
pub use which_burden::WhichBurden;
pub use which_character::WhichCharacter;
pub use which_group::WhichGroup;
pub use which_step::WhichStep;
pub use with_whom::WithWhom;

table::questions! {
    /// The question that is open.
    // Tagged inside, so that a merge patch in a scenario file can put another in its place.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", tag = "what")]
    pub enum Phase of Tricks {
        asks {
            /// The choice of a group for this round (LDT-C32.1).
            #[serde(rename = "group")]
            WhichGroup,
            /// A chair takes a character (LDT-2.5).
            #[serde(rename = "take")]
            WhichCharacter(WhichCharacter),
            /// The choice of the chair to exchange with (LDT-2.7).
            #[serde(rename = "partner")]
            WithWhom(WithWhom),
            /// A chair passes a card (LDT-2.7).
            #[serde(rename = "give")]
            GiveCard(GiveCard),
            /// A chair gives a card back (LDT-2.7).
            #[serde(rename = "return")]
            GiveBack(GiveBack),
            /// Two chairs pass a card to each other at the same time (LDT-C34.1).
            #[serde(rename = "together")]
            PassTogether(PassTogether),
            /// A chair exchanges a card for the lost card (LDT-C36.1).
            #[serde(rename = "give_lost")]
            ForTheLost(ForTheLost),
            /// A chair tucks a card (LDT-2.8).
            #[serde(rename = "tuck")]
            TuckCard(TuckCard),
            /// A chair lays a card under the token (LDT-C22.2).
            #[serde(rename = "place")]
            PlaceCard(PlaceCard),
            /// A chair discards a card (LDT-2.6).
            #[serde(rename = "discard")]
            DiscardCard(DiscardCard),
            /// A chair turns a card face up (LDT-C36.2).
            #[serde(rename = "reveal")]
            RevealCard(RevealCard),
            /// A chair keeps a card that it drew (LDT-C26.1).
            #[serde(rename = "keep")]
            KeepDrawn(KeepDrawn),
            /// A chair takes a Burden (LDT-7.6).
            #[serde(rename = "burden")]
            WhichBurden(WhichBurden),
            /// A chair takes a step card (LDT-C34.2).
            #[serde(rename = "step")]
            WhichStep(WhichStep),
            /// A chair discards for a card that it drew (LDT-C28.2).
            #[serde(rename = "discard_drawn")]
            DiscardDrawn(DiscardDrawn),
            /// Does a tucked card return (LDT-2.8)?
            #[serde(rename = "untuck")]
            UntuckCard(UntuckCard),
            /// A chair plays a card (LDT-3).
            #[serde(rename = "play")]
            PlayCard(PlayCard),
            /// A round is over (LDT-6.6).
            #[serde(rename = "between")]
            GoOn(GoOn),
        }
        ends {
            /// The game is over (LDT-6.5).
            Over(Over),
        }
    }
}

impl Flow for Tricks {
    type Question = Phase;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NotNow;
    const NOT_ASKED: Why = Why::NotAsked;
    const OVER: Why = Why::Over;
    table::one_at_a_time!(phase);
}

/// The end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Was it won?
    pub won: bool,
    /// The way it ended.
    pub ending: Ending,
    /// The possible sequel; `None` when the game is over.
    pub next: Option<Next>,
}

/// The exchange as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passing {
    /// The chair that gets the card.
    pub to: Chair,
    /// The card that came, when one is given back for it.
    pub given: Option<Card>,
}

impl Phase {
    /// Before the first round, which puts its own question in this place.
    pub(crate) const UNBEGUN: Self = Self::WhichGroup;

    /// The chair that plays a card.
    #[inline]
    pub const fn playing(&self) -> Option<Chair> {
        match self {
            Self::PlayCard(PlayCard { chair }) => Some(*chair),
            _ => None,
        }
    }

    /// The chair that sets up (LDT-2.6), alone.
    pub const fn preparing(&self) -> Option<Chair> {
        match *self {
            Self::WithWhom(WithWhom { chair, .. })
            | Self::GiveCard(GiveCard { chair, .. })
            | Self::GiveBack(GiveBack { chair, .. })
            | Self::ForTheLost(ForTheLost { chair })
            | Self::TuckCard(TuckCard { chair })
            | Self::PlaceCard(PlaceCard { chair })
            | Self::DiscardCard(DiscardCard { chair })
            | Self::RevealCard(RevealCard { chair })
            | Self::KeepDrawn(KeepDrawn { chair })
            | Self::WhichBurden(WhichBurden { chair, .. })
            | Self::WhichStep(WhichStep { chair, .. }) => Some(chair),
            Self::WhichGroup
            | Self::WhichCharacter(_)
            | Self::PassTogether(_)
            | Self::DiscardDrawn(_)
            | Self::UntuckCard(_)
            | Self::PlayCard(_)
            | Self::GoOn(_)
            | Self::Over(_) => None,
        }
    }

    /// The chair for which `seat` decides, where the question is for one.
    pub fn chair(&self, state: &State, seat: Seat) -> Option<Chair> {
        match *self {
            Self::WhichCharacter(WhichCharacter { chair })
            | Self::DiscardDrawn(DiscardDrawn { chair })
            | Self::UntuckCard(UntuckCard { chair })
            | Self::PlayCard(PlayCard { chair }) => Some(chair),
            Self::PassTogether(together) => together.due(state, seat).map(|at| together.chairs[at]),
            _ => self.preparing(),
        }
    }

    /// The exchange as `seat` sees it, where a card is passed.
    pub fn passing(&self, state: &State, seat: Seat) -> Option<Passing> {
        match *self {
            Self::GiveCard(GiveCard { to, .. }) => Some(Passing { to, given: None }),
            Self::GiveBack(GiveBack { to, given, .. }) => Some(Passing { to, given: Some(given) }),
            Self::PassTogether(together) => {
                together.due(state, seat).map(|at| Passing { to: together.chairs[1 - at], given: None })
            }
            _ => None,
        }
    }

    /// The end of the round, when it is over.
    pub const fn ended(&self) -> Option<Ended> {
        match *self {
            Self::GoOn(GoOn { won, ending, next }) => Some(Ended { won, ending, next: Some(next) }),
            Self::Over(Over { won, ending }) => Some(Ended { won, ending, next: None }),
            _ => None,
        }
    }

    /// Has this chair passed its card, in a simultaneous exchange?
    pub(crate) fn has_passed(&self, chair: Chair) -> bool {
        match self {
            Self::PassTogether(together) => together.has_passed(chair),
            _ => false,
        }
    }

    /// Imagines the hidden part of a question: cards on their way. `hands` are the imagined hands.
    pub(crate) fn imagine(&mut self, state: &State, hands: &ByChair<CardSet>, seat: Seat, rng: &mut Rng) {
        match self {
            Self::PassTogether(together) => together.imagine(state, hands, seat, rng),
            Self::GiveBack(back) => back.imagine(state, hands, seat, rng),
            _ => {}
        }
    }
}

impl State {
    /// The seats that are asked.
    #[inline]
    pub fn asks(&self) -> SeatSet {
        self.phase.asked(self)
    }

    /// Just the seat that decides for a chair.
    #[inline]
    fn only(&self, chair: Chair) -> SeatSet {
        SeatSet::only(self.seat_of(chair))
    }
}
