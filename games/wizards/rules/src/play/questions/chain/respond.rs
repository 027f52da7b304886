//! Does the other player respond to the declared action (SATM-17.2, SATM-17.3)?

use table::{Explanation, Observer};

use super::Resolve;
use crate::choice::Shown;
use crate::event::Said;
use crate::mechanics::Moment;
use crate::prelude::*;
use crate::questions::Frame;
use crate::state::Use;

/// The question of a response, to the player who did not declare the last action. Once that player has
/// passed, its declarer may add to the chain; once both have, it resolves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Respond {
    /// The player asked.
    pub seat: Seat,
    /// The index at which this chain begins among all declared actions.
    pub base: u8,
    /// The moment in which it was declared.
    pub moment: Moment,
    /// Is a response being declared just now?
    pub waiting: bool,
    /// Has the other player passed, so that the declarer of the last action may add another one?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl Respond {
    /// The question to the other player, after a declaration.
    pub const fn to(declarer: Seat, base: u8, moment: Moment) -> Self {
        Self { seat: declarer.next(2), base, moment, waiting: false, again: false }
    }

    /// The frame after a player has passed. The declarer of the last action is asked for another one only if
    /// the other was asked, too: a card that turns a company back declares nothing.
    fn passed(self, state: &State) -> Frame {
        let declared = state.chain.last().is_some_and(|link| link.does != Use::TurnBack);
        // Help for a burglar is added by the burglar.
        let asked = state.could_respond(self.seat, self.moment) || self.moment == Moment::Entering;
        if !self.again && declared && asked {
            Frame::Respond(Self { seat: other(self.seat), again: true, ..self })
        } else {
            Frame::Resolve(Resolve { base: self.base })
        }
    }
}

impl Respond {
    fn facts(self, state: &State) -> Option<Message> {
        let link = state.chain.last()?;
        if self.again {
            return Some(state.of_card(link.piece, "wizards-asked-add-to"));
        }
        let (played, on) = match link.does {
            Use::Support => return None,
            Use::TurnBack => ("wizards-asked-respond-use", "wizards-asked-respond-use-on"),
            Use::Use(_) | Use::Trigger(_) => ("wizards-asked-respond-use", "wizards-asked-respond-use-on"),
            _ => ("wizards-asked-respond-to", "wizards-asked-respond-on"),
        };
        let on_what = match (link.target, link.does) {
            // Who lies face down is not named.
            (Target::Piece(id), _) => state.lies_open(id).then(|| (on, id.shown(state))),
            (Target::Site(site) | Target::AutoAttack(site, _), _) => Some((on, site.said())),
            (Target::Company(id), Use::TurnBack) => {
                Some(("wizards-asked-respond-turn-back", id.shown(state)))
            }
            (Target::Company(id), _) => Some(("wizards-asked-respond-company", id.shown(state))),
            (Target::Nothing, Use::Creature(_)) => link
                .company
                .or(state.turn.company)
                .map(|id| ("wizards-asked-respond-company", id.shown(state))),
            (Target::Nothing, _) => None,
        };
        Some(match on_what {
            Some((sentence, on)) => state.of_card(link.piece, sentence).with("on", on),
            None => state.of_card(link.piece, played),
        })
    }
}

impl Question<Wizards> for Respond {
    const CLAUSE: Clause = Clause("SATM-17.2");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    // It has a name of its own when its declarer is asked: few want to be asked then.
    fn prompt(&self, state: &State, _: Observer) -> Message {
        let (ask, plain) = match self.again {
            true => ("wizards-ask-add", "wizards-asked-add"),
            false => ("wizards-ask-respond", "wizards-asked-respond"),
        };
        let asked = SeatSet::only(self.seat);
        let facts = self.facts(state).unwrap_or_else(|| Message::new(plain));
        Message::new(ask).with("seats", asked).with("asked", facts.with("seats", asked))
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        match choice {
            Choice::Pass => {
                let label = if self.again { "wizards-pass-add" } else { "wizards-pass-respond" };
                Explanation::new(Message::new(label), Message::new("wizards-effect-pass"), Self::CLAUSE)
            }
            _ => choice.explain(state, Self::CLAUSE),
        }
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        state.each_supporter(seat, offer);
        [Choice::Pass, Choice::PassOn, Choice::PassTurn].into_iter().for_each(offer);
    }

    fn choices(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_open_offer(seat, self.moment, true, offer);
        state.each_supporter(seat, &mut |choice| {
            if self.objection(state, seat, &choice).is_ok() {
                offer(choice);
            }
        });
        [Choice::Pass, Choice::PassOn, Choice::PassTurn].into_iter().for_each(offer);
    }

    fn standing(&self, state: &State, seat: Seat) -> Option<Choice> {
        state.turn.standing.of(seat).map(|_| Choice::Pass)
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass | Choice::PassOn | Choice::PassTurn => Ok(()),
            Choice::Pick(id) => state.may_support_coming(seat, *id),
            _ => state.may_play(seat, self.moment, true, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if state.could_respond(self.seat, self.moment) { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, self.moment, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.stand(seat, choice);
        if !matches!(choice, Choice::Pass | Choice::PassOn | Choice::PassTurn) {
            state.frames.push(Self { seat: other(seat), waiting: true, again: false, ..self });
            match *choice {
                Choice::Pick(id) => state.declare_support(seat, id, self.moment, ctx),
                _ => state.begin_play(seat, self.moment, true, choice, ctx),
            }
        } else {
            state.frames.push(self.passed(state));
        }
    }
}
