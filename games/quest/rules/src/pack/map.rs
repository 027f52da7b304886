//! The map: places, paths, regions, and how far it is.

use super::Fault;
use super::raw;
use crate::ids::{Bag, Group, NAMES, Place, Places, Region};
use crate::kinds::Icon;

/// A path, as it is seen from one of its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    /// The other end.
    pub to: Place,
    /// The terrain; none: any card.
    pub icon: Option<Icon>,
    /// The number of cards of any kind that pay for it.
    pub number: u8,
    /// A river: a Boat pays one card of any kind.
    pub water: bool,
    /// Only with a Boat.
    pub sea: bool,
}

/// The map.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    pub all: Places,
    pub havens: Places,
    /// The shadow strongholds.
    pub strongholds: Places,
    /// Places with the perilous frame.
    pub perilous: Places,
    /// The limit of influence at each stronghold.
    pub limits: Vec<u8>,
    pub regions: Vec<Places>,
    /// The region of each place.
    pub region: Vec<Region>,
    /// Paths of each place; lanes at sea last.
    pub paths: Vec<Vec<Path>>,
    /// Places next to each.
    pub adjacent: Vec<Places>,
    /// Steps from place to place.
    pub steps: Vec<Vec<u8>>,
    /// The encounter deck of each place.
    pub groups: Vec<Group>,
    /// Places of each pile of monsters.
    pub piles: Vec<Places>,
    /// The pile of monsters of each place.
    pub bags: Vec<Bag>,
}

impl Map {
    /// Reads the map.
    pub(super) fn read(raw: &raw::Map, faults: &mut Vec<Fault>) -> Self {
        let count = NAMES.places.len();
        let mut map = Self {
            all: Place::all().collect(),
            havens: Places::EMPTY,
            strongholds: Places::EMPTY,
            perilous: Places::EMPTY,
            limits: vec![0; count],
            regions: vec![Places::EMPTY; NAMES.regions.len()],
            region: vec![Region(0); count],
            paths: vec![Vec::new(); count],
            adjacent: vec![Places::EMPTY; count],
            steps: vec![vec![u8::MAX; count]; count],
            groups: vec![Group(0); count],
            piles: vec![Places::EMPTY; NAMES.bags.len()],
            bags: vec![Bag(0); count],
        };
        raw.location.iter().for_each(|location| {
            map.place(raw, location).unwrap_or_else(|reason| {
                faults.push(Fault::new("map.toml", &location.id, reason));
            });
        });
        for path in &raw.path {
            let number = path.number;
            let joined = map.join(&path.a, &path.b, &path.icon, number, path.water, false);
            let name = format!("{} - {}", path.a, path.b);
            joined.unwrap_or_else(|reason| faults.push(Fault::new("map.toml", name, reason)));
        }
        for lane in &raw.sea {
            let joined = map.join(&lane.a, &lane.b, "any", lane.number, true, true);
            let name = format!("{} - {}", lane.a, lane.b);
            joined.unwrap_or_else(|reason| faults.push(Fault::new("map.toml", name, reason)));
        }
        map.measure();
        map
    }

    fn place(&mut self, raw: &raw::Map, location: &raw::Location) -> Result<(), String> {
        let place = location.id.parse::<Place>().map_err(|error| error.to_string())?;
        let region = location.region.parse::<Region>().map_err(|error| error.to_string())?;
        self.region[place.index()] = region;
        self.regions[region.index()] = self.regions[region.index()].with(place);
        let group = raw.region.iter().find(|other| other.id == location.region);
        let group = group.ok_or("its region is not there")?.card_group.as_str();
        let bag = group.parse::<Bag>().map_err(|error| error.to_string())?;
        self.bags[place.index()] = bag;
        self.piles[bag.index()] = self.piles[bag.index()].with(place);
        self.groups[place.index()] = match location.kind.as_str() {
            "haven" => "haven".parse(),
            _ => group.parse::<Group>(),
        }
        .map_err(|error| error.to_string())?;
        match location.kind.as_str() {
            "haven" => self.havens = self.havens.with(place),
            "stronghold" if location.stronghold_capacity == 0 => {
                return Err("a stronghold bears some influence: `stronghold_capacity`".to_owned());
            }
            "stronghold" => self.strongholds = self.strongholds.with(place),
            "normal" => {}
            other => return Err(format!("'{other}' is no type of place")),
        }
        self.limits[place.index()] = location.stronghold_capacity;
        if location.perilous {
            self.perilous = self.perilous.with(place);
        }
        Ok(())
    }

    fn join(
        &mut self,
        a: &str,
        b: &str,
        icon: &str,
        number: u8,
        water: bool,
        sea: bool,
    ) -> Result<(), String> {
        let end = |id: &str| id.parse::<Place>().map_err(|error| error.to_string());
        let (a, b) = (end(a)?, end(b)?);
        let icon = match icon {
            "any" => None,
            icon => Some(icon.parse::<Icon>().map_err(|error| error.to_string())?),
        };
        if a == b {
            return Err("a path joins two places".to_owned());
        }
        if number == 0 {
            return Err("a path costs a card at least".to_owned());
        }
        if let Some(other) = self.paths[a.index()].iter().find(|path| path.to == b) {
            let same = (other.icon, other.number, other.water) == (icon, number, water);
            let both = if same { "" } else { ", and not the same in both directions" };
            return Err(format!("it is there twice{both}"));
        }
        for (from, to) in [(a, b), (b, a)] {
            let path = Path { to, icon, number, water, sea };
            self.paths[from.index()].push(path);
            if !sea {
                self.adjacent[from.index()] = self.adjacent[from.index()].with(to);
            }
        }
        Ok(())
    }

    fn measure(&mut self) {
        for from in Place::all() {
            let (mut reached, mut steps) = (Places::only(from), 0);
            let mut edge = reached;
            while !edge.is_empty() {
                edge.iter().for_each(|place| self.steps[from.index()][place.index()] = steps);
                edge = self.around(edge).minus(reached);
                reached = reached.or(edge);
                steps += 1;
            }
        }
    }

    /// All places next to any of these.
    pub fn around(&self, places: Places) -> Places {
        places.iter().fold(Places::EMPTY, |around, place| around.or(self.adjacent[place.index()]))
    }

    /// These places, and all up to `steps` steps away.
    pub fn within(&self, places: Places, steps: u8) -> Places {
        (0..steps).fold(places, |within, _| within.or(self.around(within)))
    }

    /// Steps from one place to another.
    #[inline]
    pub fn distance(&self, from: Place, to: Place) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// The places of a place's region.
    #[inline]
    pub(crate) fn own_region(&self, place: Place) -> Places {
        self.regions[self.region[place.index()].index()]
    }

    /// The nearest havens, all equally near.
    pub(crate) fn nearest_havens(&self, from: Place) -> Places {
        let nearest = self.havens.iter().map(|haven| self.distance(from, haven)).min();
        self.havens.iter().filter(|haven| Some(self.distance(from, *haven)) == nearest).collect()
    }
}
