//! Chapter V: playing event cards, and their effects.
//!
//! A card with an effect of its own is a file here: its requirements, questions and effects, and its changes
//! while it lies on the table. Effects of several cards are [`ops`]. [`effect`] is the list of all, with the
//! text of each.

mod lying;
mod prelude;
mod values;

pub mod book;
pub mod effect;
pub mod ops;
pub mod report;

mod another_way;
mod axe_and_horn;
mod balrog_of_moria;
mod barriers;
mod black_captain;
mod challenge_of_the_king;
mod corsairs;
mod cruel_weather;
mod day_without_dawn;
mod dead_men;
mod denethors_folly;
mod dreadful_spells;
mod dunlendings;
mod faramirs_rangers;
mod flocks_of_crebain;
mod great_assaults;
mod grey_company;
mod help_unlooked_for;
mod hill_trolls;
mod last_battle;
mod lure_of_the_ring;
mod mirror_of_galadriel;
mod mithril_coat;
mod nazgul_search;
mod nazgul_strike;
mod palantir_of_orthanc;
mod paths_of_the_woses;
mod return_of_the_witch_king;
mod return_to_valinor;
mod ringwraiths_abroad;
mod spirit_of_mordor;
mod stormcrow;
mod the_eagles;
mod the_ents;
mod the_lidless_eye;
mod threats_and_promises;
mod wisdom_of_elrond;
mod wizards_staff;
mod wormtongue;
mod worn_with_sorrow;

pub use balrog_of_moria::Balrog;
pub use dead_men::Rout;
pub use flocks_of_crebain::Crebain;
pub use palantir_of_orthanc::Palantir;
pub use wizards_staff::Staff;
pub use worn_with_sorrow::Sorrow;

pub(crate) use lying::{Ends, answers, lifter};

use prelude::*;

use crate::action;
use crate::questions::Wisdom;
use crate::state::Memory;
use crate::steps::NextEffect;

impl State {
    /// May `side` play `card` from its hand with a die that shows `face`?
    pub fn objection_to_play(&self, side: Side, face: Face, card: Card) -> Verdict {
        require(self.hand(side).has(card), Why::NOT_IN_HAND)?;
        let fits = match card.facts().kind {
            CardKind::Character => face.as_character(),
            CardKind::Army => action::as_army(self, side, face),
            CardKind::Muster => face.as_muster(),
        };
        require(fits || face.as_event(), Why::CARD_FACE)?;
        require(self.may_use(side, card), Why::CARD_ICON)?;
        self.card_requirement(side, card)
    }

    /// May `side` play `card` as things stand? What it needs must be so; if it needs nothing, it must be able
    /// to do something. And it must serve the player.
    fn card_requirement(&self, side: Side, card: Card) -> Verdict {
        require(self.has_needs(card), Why::CARD_NEEDS)?;
        if card.facts().table {
            return Ok(());
        }
        self.objection_to_service(card)?;
        let entry = entry(card);
        let does = |state: &Self| entry.effects.iter().any(|effect| effect.might(state, side));
        if entry.needs.is_empty() {
            return require(does(self), Why::CARD_IDLE);
        }
        self.objection_to_waste(side, does)
    }

    /// Is all so that `card` needs?
    fn has_needs(&self, card: Card) -> bool {
        entry(card).needs.iter().all(|need| need.holds(self))
    }

    /// A card is played.
    pub fn play_card(&mut self, face: Face, card: Card, ctx: &mut Ctx<'_>) {
        let side = self.acting();
        self.show_card(side, card, ctx);
        if card.facts().kind == CardKind::Army && !face.as_army() && face == Face::Muster {
            self.mouth_used = true;
        }
        // A Will of the West is spent as the Event result that it can be.
        if face.as_event() {
            // Who guides is looked at when the action ends: the card itself may change it.
            if side == Side::Free {
                self.frames.push(Wisdom(card.deck()));
            }
            self.palantir_sees(side);
        }
        self.resolve(card);
    }

    /// A card leaves the hand for all to see.
    fn show_card(&mut self, side: Side, card: Card, ctx: &mut Ctx<'_>) {
        let seat = self.decider(side);
        self.cards.hands[seat.index()].remove(card);
        ctx.journal.reveal();
        ctx.tell(|| Event::Played { side, card });
    }

    /// The effects of a card, one after another.
    pub fn resolve(&mut self, card: Card) {
        self.cards.playing = Some(card);
        self.cards.memory = Memory::default();
        self.moved.clear();
        self.frames.push(Frame::EndCard);
        self.frames.push(NextEffect(card, 0));
    }

    /// Does the next effect of a card; those after it follow.
    pub fn effect(&mut self, card: Card, index: u8, ctx: &mut Ctx<'_>) {
        let (effects, at) = (entry(card).effects, usize::from(index));
        let Some(effect) = effects.get(at) else { return };
        let serves = self.objection_to_effect(effect).is_ok();
        if serves && let Some((share, next)) = self.too_few(card, index) {
            self.frames.push(NextEffect(card, next));
            self.frames.push(share);
            return;
        }
        if at + 1 < effects.len() {
            self.frames.push(NextEffect(card, index + 1));
        }
        if serves {
            effect.does(Deed(card, index), self, ctx);
        }
    }

    /// Applies the played card to a battle that it begins.
    pub(crate) fn fight_by_card(&self, battle: &mut Battle) {
        let effects = self.cards.playing.map_or(&[][..], |card| entry(card).effects);
        effects.iter().for_each(|effect| effect.fights(self, battle));
    }

    /// A card has been resolved: it lies on the table, or is discarded.
    pub(crate) fn end_card(&mut self) {
        if let Some(card) = self.cards.playing.take() {
            if card.facts().table {
                self.cards.table.add(card);
            } else {
                self.cards.discarded.add(card);
            }
        }
        self.cards.memory = Memory::default();
    }
}
