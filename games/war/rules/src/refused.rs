//! Refusals with the missing part: a card's requirement is named to the player.

use cardlang::Say;
use table::{Arg, Refusal};

use crate::cards::book::entry;
use crate::prelude::*;

impl State {
    /// A refusal with the arguments of its words: the conditions that do not hold, how far, how many.
    pub(crate) fn refused(&self, choice: Choice, why: Why) -> Refusal {
        let mut refusal = why.refusal();
        refusal.message = match why {
            Why::CARD_NEEDS
            | Why::WITCH_KING_NEEDS
            | Why::SARUMAN_NEEDS
            | Why::WHITE_NEEDS
            | Why::VOICE_NEEDS
            | Why::PERSON_NEEDS => refusal.message.with("missing", self.missing(choice, why)),
            Why::COMBAT_NEEDS => refusal.message.with("combat", combat(choice)),
            Why::CARD_FACE => refusal.message.with("kind", face(choice)),
            Why::TOO_FAR | Why::REVEALED_TOO_FAR => refusal.message.with("range", self.fellowship.progress),
            Why::CARD_TEXT => refusal.message.with("card", vec![quoted(self.cards.playing)]),
            Why::BARRED => refusal.message.with("card", vec![quoted(self.barrier(choice))]),
            Why::NOT_IN_HAND | Why::NOT_ON_TABLE | Why::NOT_LIFTED => {
                refusal.message.with("card", vec![quoted(named(choice))])
            }
            Why::HUNT_MOST => refusal.message.with("most", self.hunt_bounds().1),
            _ => return refusal,
        };
        refusal
    }

    /// The unmet requirements of a choice.
    fn missing(&self, choice: Choice, why: Why) -> Arg {
        let at_war = |nation: Nation| (self.at_war(nation), "war-need-at_war", nation.term());
        let in_play = |who: Character| (self.in_play(who), "war-need-in_play", who.term());
        let place = |holds: bool, id| (holds, id, Region::ORTHANC.term());
        let besieged = self.is_besieged(Region::ORTHANC, Side::Shadow);
        let conditions = match (why, choice) {
            (Why::CARD_NEEDS, Choice::Card(card)) => {
                let needs = entry(card).needs.iter().filter(|need| !need.holds(self));
                return needs.map(Say::message).collect::<Vec<_>>().into();
            }
            (Why::WITCH_KING_NEEDS, _) => {
                let free = Side::Free.nations().iter().any(|nation| self.at_war(*nation));
                vec![at_war(Nation::Sauron), place(free, "war-need-free_at_war")]
            }
            (Why::SARUMAN_NEEDS, _) => {
                let held = self.unconquered(Region::ORTHANC);
                vec![at_war(Nation::Isengard), place(held, "war-need-unconquered")]
            }
            (Why::WHITE_NEEDS, _) => {
                let left = self.place(Character::GandalfTheGrey) != Place::Fellowship;
                vec![place(left, "war-need-grey_gone"), place(self.minion_seen, "war-need-minion_seen")]
            }
            (Why::VOICE_NEEDS, _) => {
                let held = self.unconquered(Region::ORTHANC) && !besieged;
                let regulars = self.board.at(Region::ORTHANC).units(Nation::Isengard)[0] > 0;
                vec![
                    in_play(Character::Saruman),
                    place(held, "war-need-unbesieged"),
                    place(regulars, "war-need-isengard_regulars"),
                ]
            }
            _ => Vec::new(),
        };
        let missing = conditions.iter().filter(|(holds, ..)| !holds);
        let mut missing = missing
            .map(|(_, id, about)| {
                let message = Message::new(id);
                ["nation", "who", "at"].into_iter().fold(message, |message, name| message.with(name, *about))
            })
            .collect::<Vec<_>>();
        if missing.is_empty() {
            missing.push(Message::new("war-need-aside"));
        }
        missing.into()
    }
}

/// The card that a choice names.
const fn named(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Card(card) | Choice::Lift(card) => Some(card),
        _ => None,
    }
}

/// The title of a card, or the words for one that is not known here.
fn quoted(card: Option<Card>) -> Message {
    let unnamed = || Message::new("war-card-unnamed");
    card.map_or_else(unnamed, |card| Message::new("war-card-quoted").with("card", card))
}

/// The combat text of the card.
fn combat(choice: Choice) -> Arg {
    match choice {
        Choice::Card(card) => card.facts().combat.into(),
        _ => Arg::Verbatim(String::new()),
    }
}

/// The face of the die that plays a card of its type.
const fn face(choice: Choice) -> Face {
    match choice {
        Choice::Card(card) => match card.facts().kind {
            CardKind::Character => Face::Character,
            CardKind::Army => Face::Army,
            CardKind::Muster => Face::Muster,
        },
        _ => Face::Event,
    }
}
