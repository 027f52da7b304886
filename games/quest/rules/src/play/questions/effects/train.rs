//! Which of the two skill cards does the hero keep?

use crate::prelude::*;

/// Which of the two skill cards does the hero keep?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Train {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Train {
    const CLAUSE: &'static str = "MEQ-7.2";
    const ID: &'static str = "quest-ask-train";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "card": _, "train-card";
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        // The cards are drawn when the question comes up: the answer before them is to draw.
        if state.decks.training.is_empty() {
            offer(Choice::Train);
        } else {
            state.decks.training.titles().map(Choice::Card).for_each(offer);
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let left = state.decks.skills.len() + state.decks.skills_out.len() + state.decks.training.len();
        match (left, state.decks.training.len()) {
            (0, _) => Moot::Lapses,
            (_, 0) => Moot::Answer(Choice::Train),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        let me = SeatSet::only(seat);
        match choice {
            Choice::Train => {
                ctx.journal.reveal_to(me);
                for _ in 0..2 {
                    let decks = &mut state.decks;
                    if decks.skills.is_empty() {
                        decks.skills_out.pour_into(&mut decks.skills);
                    }
                    if let Some(card) = decks.skills.draw(ctx.chance) {
                        decks.training.add(card);
                    }
                }
                state.frames.push(self);
            }
            Choice::Card(card) => {
                ctx.journal.reveal();
                state.decks.training.take(card);
                let hero = state.hero_mut(seat);
                hero.hand.add(card);
                hero.skills += 1;
                ctx.tell_apart(
                    me,
                    || Event::Trained { seat, card: Some(card) },
                    || Event::Trained { seat, card: None },
                );
                while let Some(card) = state.decks.training.pop() {
                    state.decks.skills_out.add(card);
                    ctx.tell(|| Event::SkillDiscarded { card });
                }
                state.limit_hand(seat);
            }
            _ => {}
        }
    }
}
