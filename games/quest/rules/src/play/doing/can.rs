//! The test whether an effect can be carried out in full: only then is it offered as an option (MEQ-0.2).

use super::Do;
use crate::effect::{Cards, EffectOptions, Whom};
use crate::prelude::*;

impl State {
    /// Can this effect be done in full, as things are?
    pub fn can(&self, of: Do) -> bool {
        let seat = of.seat;
        let hero = || self.hero(seat);
        let inner = |inner| self.can(of.inner(inner));
        match self.pack.effect(of.op) {
            // Each part for itself: changes by earlier parts are seen only in favor that has to be paid.
            Effect::All(parts) => parts.iter().all(inner),
            Effect::Choose(EffectOptions { of: parts, .. }) => parts.iter().any(inner),
            Effect::Pay { favor, then } => hero().favor >= *favor && inner(then),
            Effect::Times { how_often, then } => self.count(how_often, seat, of.place) <= 0 || inner(then),
            Effect::PickHero { then, .. } => self.seats().any(|seat| self.can(of.inner(then).of(seat))),
            Effect::At { area, then, .. } => {
                let places = self.area(area, seat, of.place);
                places.iter().any(|place| self.can(of.inner(then).at(place)))
            }
            Effect::Favor { by } if *by < 0 => hero().favor >= by.unsigned_abs(),
            Effect::Cure { .. } | Effect::CureAll => !hero().corruption.is_empty(),
            Effect::Training { .. } => !(self.decks.skills.is_empty() && self.decks.skills_out.is_empty()),
            Effect::Level { of } => match of.attribute() {
                Some(attribute) => self.may_raise(seat, attribute),
                None => Attribute::ALL.iter().any(|attribute| self.may_raise(seat, *attribute)),
            },
            Effect::Item { kind } => self.may_have(seat, *kind) && self.decks.items.has(*kind),
            Effect::LoseItem => !hero().items.is_empty(),
            Effect::Discard { cards } => hero().hand.len() >= usize::from(*cards),
            Effect::DamageToRest => !hero().damage.is_empty(),
            Effect::Pool { by } if *by < 0 => self.sauron.pool > 0,
            Effect::Pool { .. } => self.pool_room() > 0,
            Effect::Influence { by } if *by < 0 => {
                of.place.is_some_and(|place| self.board.influence.at(place) > 0)
            }
            Effect::Influence { .. } => of.place.is_none_or(|place| !self.pack.map.havens.has(place)),
            Effect::Monster { by } if *by < 0 => {
                of.place.is_some_and(|place| self.board.tokens_at(place).next().is_some())
            }
            Effect::Monster { .. } => of.place.is_none_or(|place| self.may_hold_monster(place)),
            Effect::WoundMinion { .. } => {
                of.place.is_some_and(|place| self.board.minions_at(place).next().is_some())
            }
            Effect::Character { who: Whom(Some(who)) } => self.character_at(*who) != of.place,
            Effect::LoseCharacter => of.place.is_some_and(|place| self.board.character_places().has(place)),
            Effect::LoseFavorAt { .. } => of.place.is_some_and(|place| self.board.favor.at(place) > 0),
            Effect::MoveCharacter { .. } => !self.board.character_places().is_empty(),
            Effect::HeroMarker { .. } => self.marker(Colour::Green) < self.pack.raw.tracks.story.finale,
            Effect::Marker { colour, by } if *by < 0 => self.marker(*colour) > 0,
            Effect::SauronDiscards { what: Cards::Plot, cards } => {
                self.sauron.plots.len() >= usize::from(*cards)
            }
            Effect::SauronDiscards { what: Cards::Shadow, .. } => !self.sauron.shadows.is_empty(),
            Effect::DiscardPlot { area } => {
                let places = self.area(area, seat, of.place);
                self.sauron.active.iter().flatten().any(|(_, place)| places.has(*place))
            }
            Effect::PlaceMonsters { .. } => crate::ids::Bag::all().any(|bag| self.can_place(bag)),
            Effect::CommandMinion => self.board.minions_out().next().is_some(),
            Effect::MinionToPlace => self.board.minions_out().any(|(_, at)| Some(at) != of.place),
            _ => true,
        }
    }
}
