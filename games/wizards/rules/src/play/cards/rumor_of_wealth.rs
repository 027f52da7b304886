//! Rumor of Wealth: where something great is found, a Dragon hears of it.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::{CreatureAttacks, sentences};
use crate::state::{Key, Phase, Series};

operations! {
    /// Makes a Dragon of the hand attack, of the hazard player's choice, if a major or a greater item was played there.
    "stir_dragon" => StirDragon,
}

/// The Dragon of the sea does not come so.
const SEA: &str = "earcaraxe";

impl Does for StirDragon {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let company = state.turn.company.and_then(|id| state.find_company(id));
        let Some(company) = company.filter(|_| state.turn.phase == Phase::Sites) else {
            return;
        };
        let great = |card: &CardId| matches!(card.get().class, Some(ItemClass::Major | ItemClass::Greater));
        let here = state.piece(deed.link.piece).zone == Zone::OnSite(company.site);
        if here && company.gained.last().is_some_and(great) {
            let company = company.id;
            state.frames.push(Stirred { link: *deed.link, company });
        }
    }
}

/// Which Dragon comes?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stirred {
    /// The action.
    pub link: Link,
    /// Upon which company.
    pub company: CompanyId,
}

/// Is it a Dragon that may come so?
fn comes(card: CardId) -> bool {
    let face = card.get();
    let sea = face.being.as_deref() == Some(SEA);
    face.kind == CardKind::Creature && face.race == Some(Race::Dragon) && face.missing.is_none() && !sea
}

impl Stirred {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-stirred-of")
    }
}

impl Question<Wizards> for Stirred {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("stirred" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if comes(card) {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(state.in_hand(seat, *card).is_some(), Why::NOT_IN_HAND)?;
                require(comes(*card), Why::NOT_NOW)?;
                state.is_free(*card)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // The hand is hidden.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let there = state.piece(self.link.piece).zone.in_play();
        let empty = state.sides[self.link.seat].hand.is_empty();
        Moot::lapses(empty || !there || state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let site = state.company(self.company).site;
        if let Some(piece) = state.in_hand(seat, card) {
            ctx.journal.reveal();
            state.put(piece, Zone::Chain);
            state.notes_dragon(card);
            ctx.tell(|| Event::Declared { seat, card });
            let (key, series) = (Key::Site(site), Series::default());
            state.frames.push(CreatureAttacks { piece, key, index: 0, series, at_site: false });
            // One Dragon alone.
            state.discard(self.link.piece, ctx);
        }
    }
}
