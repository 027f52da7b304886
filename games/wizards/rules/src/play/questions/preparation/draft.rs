//! Which character is revealed next in the draft (chapter 3)?

use crate::prelude::*;
use crate::questions::{Frame, StartItems};

/// Both players reveal a character at the same time, until each has stopped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// The players still drafting.
    pub on: SeatSet,
    /// The picks of this round, unseen.
    pub picks: [Option<Pick>; 2],
}

/// A player's pick. A state that spells the stop as `null`, as the first ones did, is read as by its own
/// version: that player is asked once more. It needs no spelling of its own, for nothing in it tells the two
/// apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Pick {
    /// A character.
    Card(PieceId),
    /// The end of drafting. It has a word of its own: an empty value would be read as 'has not picked yet'.
    Stop(Stop),
}

/// The word for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The player stops.
    Stop,
}

impl From<Option<PieceId>> for Pick {
    fn from(card: Option<PieceId>) -> Self {
        card.map_or(Self::Stop(Stop::Stop), Self::Card)
    }
}

/// The sum of minds of a starting company (SATM-2.5).
pub(crate) const MIND: i16 = 20;
/// The count of a wizard against the limit (SATM-26.2).
const WIZARD: i16 = 12;
/// Its characters at most.
const MOST: usize = 5;

impl Draft {
    /// The first round, of the players who travel.
    pub const fn first(on: SeatSet) -> Self {
        Self { on, picks: [None, None] }
    }

    fn pick(state: &State, seat: Seat, choice: &Choice) -> Option<PieceId> {
        let Choice::Card(card) = choice else { return None };
        state
            .pile(seat, Zone::Aside)
            .find(|id| state.piece(*id).card == *card && state.face(*id).kind == CardKind::Character)
    }

    /// The count of a character against the limit of twenty: a wizard twelve (SATM-26.2).
    fn mind(state: &State, id: PieceId) -> i16 {
        if state.face(id).is_wizard() { WIZARD } else { state.mind(id).into() }
    }

    fn minds(state: &State, seat: Seat) -> i16 {
        state.own_characters(seat).map(|id| Self::mind(state, id)).sum()
    }

    /// SATM-3.4: five characters, or a mind of 20, are enough; public.
    fn is_full(state: &State, seat: Seat) -> bool {
        let drafted = state.in_play.iter().filter(|id| state.piece(**id).owner == seat).count();
        drafted >= MOST || Self::minds(state, seat) >= MIND
    }

    /// The picks are shown (SATM-3.2, SATM-3.3).
    fn show(mut self, state: &mut State, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        let picked = self.picks.map(|pick| match pick {
            Some(Pick::Card(id)) => Some(id),
            _ => None,
        });
        let cards = picked.map(|pick| pick.map(|id| state.piece(id).card));
        // SATM-25.3: two manifestations of one being clash, too.
        let same = |one: CardId, two: CardId| {
            one == two || one.get().being.is_some() && one.get().being == two.get().being
        };
        let clash = cards[0].zip(cards[1]).is_some_and(|(one, two)| same(one, two));
        for (at, pick) in picked.into_iter().enumerate() {
            let seat = Seat::new(at);
            let Some(id) = pick else {
                if self.on.has(seat) {
                    ctx.tell(|| Event::DraftStopped { seat });
                    self.on = self.on.without(seat);
                }
                continue;
            };
            let card = state.piece(id).card;
            if clash {
                // Set aside for both: it may still go into the play deck (SATM-3.5).
                state.piece_mut(id).show();
                state.piece_mut(id).fresh = true;
                if at == 0 {
                    ctx.tell(|| Event::Clashed { card });
                }
            } else {
                state.put(id, Zone::Company(CompanyId(at as u8 + 1)));
                state.piece_mut(id).from_start = true;
                if card.get().is_wizard() {
                    state.sides[seat].wizard = Some(card);
                }
                ctx.tell(|| Event::Drafted { seat, card });
                if Self::is_full(state, seat) {
                    self.on = self.on.without(seat);
                }
            }
        }
        if self.on.is_empty() {
            state.frames.push(StartItems { seat: Seat::new(0) });
        } else {
            state.frames.push(Self { on: self.on, picks: [None, None] });
        }
    }
}

impl Question<Wizards> for Draft {
    const CLAUSE: Clause = Clause("SATM-3.2");

    fn asked(&self, _: &State) -> SeatSet {
        self.on.iter().filter(|seat| self.picks[seat.index()].is_none()).collect()
    }

    sentences!("draft");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        for id in state.pile(seat, Zone::Aside).filter(|id| state.face(*id).kind == CardKind::Character) {
            offer(Choice::Card(state.piece(id).card));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        if *choice == Choice::Pass {
            return Ok(());
        }
        let id = Self::pick(state, seat, choice).ok_or(Why::NOT_NOW)?;
        let piece = state.piece(id);
        // A duplicate was set aside; a character that the other has is not there any more.
        require(!piece.fresh, Why::SECRET)?;
        state.is_free(piece.card)?;
        require(Self::minds(state, seat) + Self::mind(state, id) <= MIND, Why::MIND_20)
    }

    fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        self.picks[seat.index()] = Some(Self::pick(state, seat, choice).into());
        let waits = self.on.iter().any(|seat| self.picks[seat.index()].is_none());
        if waits {
            state.frames.push(self);
        } else {
            self.show(state, ctx);
        }
    }
}

impl State {
    /// The character that a player has chosen for this round of the draft, until it is revealed.
    pub(crate) fn picked(&self, seat: Seat) -> Option<CardId> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Draft(draft) => match draft.picks[seat.index()] {
                Some(Pick::Card(id)) => Some(self.piece(id).card),
                _ => None,
            },
            _ => None,
        })
    }
}

/// The site of starting companies (SATM-2.17).
pub(crate) fn rivendell() -> SiteId {
    SiteId::named("rivendell").unwrap_or(SiteId(0))
}
