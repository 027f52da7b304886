//! Which card is fetched from the deck or the discard pile?

use crate::cards::ops;
use crate::cards::ops::Pile;
use crate::prelude::*;

/// One after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fetch {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
    /// The number still to fetch.
    pub left: i8,
}

impl Fetch {
    fn op(&self, state: &State) -> Option<(&'static Pile, &'static crate::cards::Kind, &'static Pile)> {
        let mut op = state.ops(&self.link).get(usize::from(self.op))?;
        while let Some(inner) = op.inner() {
            op = inner;
        }
        match op {
            Op::Fetch(ops::Fetch { from, kind, to, .. }) => Some((from, kind, to)),
            _ => None,
        }
    }

    fn all(&self, state: &State) -> Vec<PieceId> {
        let Some((from, kind, to)) = self.op(state) else {
            return Vec::new();
        };
        let seat = self.link.seat;
        let scope = self.link.scope();
        let mut found = Vec::new();
        if matches!(from, Pile::Deck | Pile::Both) {
            found.extend(state.sides[seat].deck.iter().copied());
        }
        if matches!(from, Pile::Discard | Pile::Both | Pile::Reserve) && state.may_search(seat) {
            found.extend(state.pile(seat, Zone::Discard));
        }
        // SATM-2.12: by the basic rules there is no sideboard.
        if matches!(from, Pile::Reserve | Pile::Sideboard) && state.rules.standard {
            found.extend(state.pile(seat, Zone::Sideboard));
        }
        found.retain(|id| state.piece_is(*id, kind, &scope));
        if *to == Pile::Play {
            let bears = |id: &PieceId| {
                let bearer = self.taker(state);
                bearer.is_some_and(|bearer| state.may_bear(*id, bearer).is_ok())
            };
            found.retain(|id| bears(id) && state.is_free(state.piece(*id).card).is_ok());
        }
        // In the order of the book: the place of a card in the deck is hidden.
        found.sort_by_key(|id| (state.piece(*id).card, *id));
        found
    }

    /// The character who takes an item that comes into play: the chosen one, or the bearer of the card that found it.
    fn taker(&self, state: &State) -> Option<PieceId> {
        let chosen = self.link.scope().target_piece();
        chosen.or_else(|| state.bearer(self.link.piece)).or(self.link.user)
    }

    fn find(&self, state: &State, card: CardId) -> Option<PieceId> {
        state.copy_of(card, self.all(state))
    }
}

impl Fetch {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.link.piece, "wizards-asked-fetch-by"))
    }
}

impl Question<Wizards> for Fetch {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("fetch" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut last = None;
        for id in self.all(state) {
            let card = state.piece(id).card;
            if last != Some(card) {
                last = Some(card);
                offer(Choice::Card(card));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => require(self.find(state, *card).is_some(), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, _: &State) -> Moot<Choice> {
        if self.left <= 0 { Moot::Answer(Choice::Pass) } else { Moot::No }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Some((from, _, to)) = self.op(state) else {
            return;
        };
        if let Choice::Card(card) = choice
            && let Some(id) = self.find(state, *card)
        {
            let old = state.piece(id).zone;
            // Of which of two piles it came the other player sees, and of one pile whether a card that was seen is gone.
            if *from != Pile::Deck {
                ctx.journal.show(seat);
            }
            if old == Zone::Sideboard {
                ctx.tell(|| Event::FromSideboard { seat, count: 1 });
            }
            match (to, self.taker(state)) {
                (Pile::Deck, _) => state.put(id, Zone::Deck),
                (Pile::Play, Some(bearer)) => self.play(state, id, bearer, ctx),
                _ => state.put(id, Zone::Hand),
            }
            match to {
                Pile::Play => {}
                Pile::Shown => state.turn_up(id, ctx),
                // Of the one pile that is searched a card that was seen is seen to be taken.
                _ if *from == Pile::Discard => {}
                _ => {
                    state.piece_mut(id).hide();
                    if old == Zone::Discard {
                        state.mingle(seat, old);
                    }
                }
            }
            return state.frames.push(Self { left: self.left - 1, ..self });
        }
        // A player who has looked through a deck knows more; so does one who sees it shuffled.
        ctx.journal.reveal_to(SeatSet::only(seat));
        if *to == Pile::Deck || matches!(from, Pile::Deck | Pile::Both) {
            state.shuffle(seat, ctx);
        }
    }
}

impl Fetch {
    /// An item is played at once by who bears what found it: the site taps, as for any other (SATM-19.6).
    fn play(self, state: &mut State, id: PieceId, bearer: PieceId, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        state.put(id, Zone::On(bearer));
        state.piece_mut(id).fresh = true;
        state.tap_site(state.company_of(bearer));
        let (seat, card, by) = (self.link.seat, state.piece(id).card, state.piece(bearer).card);
        ctx.tell(|| Event::Gained { seat, card, by });
    }
}
