//! The places of an area at this moment.

use crate::effect::{Area, Where};
use crate::prelude::*;

impl State {
    /// The places of an area, for a hero and the place that was picked.
    pub fn area(&self, area: &Area, seat: Seat, picked: Option<Place>) -> Places {
        let area = match area {
            Area::Place(place) => return Places::only(*place),
            Area::Region(region) => return self.pack.map.regions[region.index()],
            Area::Of(area) => area,
        };
        let map = &self.pack.map;
        let here = || self.hero(seat).at;
        let of = |area| self.area(area, seat, picked);
        match &**area {
            Where::Here => Places::only(here()),
            Where::Picked => picked.map_or(Places::EMPTY, Places::only),
            Where::OwnRegion => map.own_region(here()),
            Where::Any => map.all,
            Where::Havens => map.havens,
            Where::Strongholds => map.strongholds,
            Where::Influenced => self.influenced(),
            Where::WithMonsters => self.board.monster_places(),
            Where::WithMinions => self.board.minion_places(),
            Where::WithCharacters => self.board.character_places(),
            Where::WithPlots => self.sauron.active.iter().flatten().map(|(_, place)| *place).collect(),
            Where::WithFavor => self.board.favor.places(),
            Where::Of { who } => self.board.minion_at(*who).map_or(Places::EMPTY, Places::only),
            Where::Adjacent { to } => map.around(of(to)),
            Where::Within { of: area, steps } => map.within(of(area), *steps),
            Where::Beyond { of: area, steps } => match steps.checked_sub(1) {
                Some(less) => map.all.minus(map.within(of(area), less)),
                None => map.all,
            },
            Where::Nearest { of: area } => {
                let (from, places) = (here(), of(area));
                let least = places.iter().map(|place| map.distance(from, place)).min();
                places.iter().filter(|place| Some(map.distance(from, *place)) == least).collect()
            }
            Where::Both { one, other } => of(one).and(of(other)),
            Where::Either { one, other } => of(one).or(of(other)),
            Where::Not { area } => map.all.minus(of(area)),
        }
    }
}
