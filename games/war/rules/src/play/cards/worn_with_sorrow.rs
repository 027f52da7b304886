//! Worn with Sorrow and Toil (`event:shadow-character-15`): a casualty of the Fellowship costs a Character card, too.

use super::prelude::*;

pub(super) const LYING: Lying = Lying::new(Card::WORN_WITH_SORROW_AND_TOIL).until(&[Ends::Safe]);

impl State {
    /// The Fellowship has a casualty.
    pub(crate) fn mourn(&mut self) {
        if self.cards.table.has(Card::WORN_WITH_SORROW_AND_TOIL) {
            self.frames.push(Frame::Sorrow);
        }
    }
}

/// Is a Character card of the Free Peoples lost with a casualty (Worn with Sorrow and Toil)?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sorrow;

impl Ask for Sorrow {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-sorrow";
    const WHO: Who = Who::Of(Side::Shadow);
    const LEFT: Named = Some(("war-choice-no-sorrow", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.free_characters().is_empty() && held(state).is_empty())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let lying = state.free_characters();
        lying.iter().for_each(|card| offer(Choice::Card(card)));
        if !held(state).is_empty() {
            offer(Choice::Yes);
        }
        offer(Choice::No);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(state.free_characters().has(card), Why::FREE_CHARACTER),
            Choice::Yes => require(!held(state).is_empty(), Why::CARD_TEXT),
            _ => Ok(()),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        match choice {
            Choice::Yes => {
                wording::yes(choice, "war-choice-yes-sorrow", || Message::new("war-effect-sorrow"))
            }
            _ => wording::named(choice, "war-choice-lift", "war-effect-table-card"),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Card(card) => state.lift(card, ctx),
            Choice::Yes => lose_at_random(state, ctx),
            _ => {}
        }
    }
}

/// Cards with the Character back in the hands of the Free Peoples: all that the Shadow can see of them.
fn held(state: &State) -> CardSet {
    let back = CardSet::deck(Side::Free, Deck::Character);
    let hands = state.seats(Side::Free).map(|seat| state.cards.hands[seat.index()]);
    hands.fold(CardSet::EMPTY, CardSet::or).and(back)
}

/// One of them goes, at random.
fn lose_at_random(state: &mut State, ctx: &mut Ctx<'_>) {
    if let Some(card) = one_of(ctx, "lost card", held(state).iter(), Card::id) {
        ctx.journal.reveal();
        let holds = |seat: &Seat| state.cards.hands[seat.index()].has(card);
        let holder = state.seats(Side::Free).find(holds);
        let seat = holder.unwrap_or(state.decider(Side::Free));
        state.cards.hands[seat.index()].remove(card);
        state.cards.discarded.add(card);
        let (deck, card) = (card.deck(), Some(card));
        ctx.tell(|| Event::Discarded { seat, deck, card });
    }
}
