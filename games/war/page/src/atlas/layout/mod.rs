//! Room in every region for its name, for what stands in it, and for three pieces.
//!
//! The name is not the same in every language, the pieces' room is: so both names are given a place at once,
//! around the same centre, and everything else keeps clear of both. Where all that is lies in
//! `data/places.json`; [`search`] found it, and finds it anew when the map or a name has changed
//! (`BREE_BLESS=1 cargo nextest run -p web the_stored_places`).

#[cfg(test)]
mod search;

use canvas::Page as _;
use std::sync::LazyLock;

use serde::Deserialize;

use super::landmark;
use crate::place::{PLACES, Place, Settlement};
use canvas::Language;
use canvas::art::pen::{Point, at};

/// The radius of a piece.
pub(crate) const PIECE: f32 = 21.0;
/// How many pieces have a place of their own in a region.
pub const SLOTS: usize = 3;

/// A rectangle on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub centre: Point,
    /// Half its width and half its height.
    pub half: Point,
}

impl Area {
    pub const fn new(centre: Point, half: Point) -> Self {
        Self { centre, half }
    }

    /// How far apart the two are; less than 0 when they overlap.
    pub fn gap(&self, other: &Self) -> f32 {
        let dx = (self.centre.x - other.centre.x).abs() - self.half.x - other.half.x;
        let dy = (self.centre.y - other.centre.y).abs() - self.half.y - other.half.y;
        if dx > 0.0 && dy > 0.0 {
            dx.hypot(dy)
        } else {
            dx.max(dy)
        }
    }

    /// How far `point` is outside.
    pub fn far(&self, point: Point) -> f32 {
        self.gap(&Self::new(point, at(0.0, 0.0)))
    }

    /// Its corners and what lies between them, close enough that no line slips through unseen.
    #[cfg(test)]
    fn rim(&self) -> impl Iterator<Item = Point> + '_ {
        let across = (self.half.x / 9.0).ceil().max(1.0) as i32;
        let rows = (-across..=across).flat_map(move |step| {
            let x = self.half.x * step as f32 / across as f32;
            [self.centre.by(x, -self.half.y), self.centre.by(x, self.half.y)]
        });
        let sides = [-self.half.x, self.half.x].map(|x| self.centre.by(x, 0.0));
        rows.chain(sides)
    }
}

/// A name in its lines.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub lines: Vec<String>,
    pub size: f32,
    pub centre: Point,
}

impl Name {
    /// From one line to the next.
    pub fn step(&self) -> f32 {
        self.size * 0.92
    }

    /// The boxes of its lines.
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        let top = self.centre.y - self.step() * (self.lines.len() as f32 - 1.0) / 2.0;
        self.lines.iter().enumerate().map(move |(index, line)| {
            Area::new(
                at(self.centre.x, top + index as f32 * self.step()),
                at(width(line) * self.size / 2.0, self.size * 0.42),
            )
        })
    }
}

/// How wide a line in small capitals is, in parts of its size. Rather too wide than too narrow: the reader's
/// book face is not known.
fn width(line: &str) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'í' | 'l' | 'j' | '’' | '-' => 0.4,
        'm' | 'w' => 0.78,
        ' ' => 0.32,
        capital if capital.is_uppercase() => 0.8,
        _ => 0.63,
    };
    line.chars().map(letter).sum()
}

/// Where everything lies in a region.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// The name in each language, as in [`Language::ALL`].
    pub names: [Name; 2],
    /// The middle of what stands in it, or of the sign of its nation.
    pub seat: Option<Area>,
    /// The middles of the pieces.
    pub slots: [Point; SLOTS],
    /// Room for a landmark, where the region has one and there is room.
    pub landmark: Option<Area>,
}

impl Spot {
    pub fn name(&self, language: Language) -> &Name {
        &self.names[usize::from(language == Language::ALL[1])]
    }
}

/// A region's place in the file: numbers only, the names are the languages' matter.
#[derive(Deserialize)]
#[cfg_attr(test, derive(serde::Serialize, PartialEq, Debug))]
struct Stored {
    id: String,
    /// The size of the name's letters, in tenths.
    size: u16,
    /// The middle of the name.
    name: [i16; 2],
    /// How many words stand in each line, in each language.
    lines: [Vec<usize>; 2],
    /// The middle of what stands there.
    seat: Option<[i16; 2]>,
    /// The middles of the pieces.
    slots: [[i16; 2]; SLOTS],
    /// The middle of the landmark.
    landmark: Option<[i16; 2]>,
}

const STORED: &str = include_str!("../../../data/places.json");

/// The place of everything, by the region's number.
pub(crate) static SPOTS: LazyLock<Vec<Spot>> = LazyLock::new(|| {
    // The names' room hangs on the names.
    canvas::learn(&crate::WarPage::words());
    let stored: Vec<Stored> =
        serde_json::from_str(STORED).expect("the regions' places, as a test has read them");
    stored
        .iter()
        .zip(&PLACES)
        .map(|(stored, place)| stored.spot(place))
        .collect()
});

impl Stored {
    fn spot(&self, place: &Place) -> Spot {
        debug_assert_eq!(self.id, place.id, "the places are in the regions' order");
        let point = |[x, y]: [i16; 2]| at(f32::from(x), f32::from(y));
        let name = |index: usize| {
            let whole = Language::ALL[index].text(&format!("war-region-{}", place.id));
            let mut words = whole.split(' ');
            let lines = self.lines[index].iter();
            Name {
                lines: lines
                    .map(|count| words.by_ref().take(*count).collect::<Vec<_>>().join(" "))
                    .collect(),
                size: f32::from(self.size) / 10.0,
                centre: point(self.name),
            }
        };
        let area = |middle: Option<[i16; 2]>, half: Option<Point>| Some(Area::new(point(middle?), half?));
        Spot {
            names: [name(0), name(1)],
            seat: area(self.seat, seat_size(place)),
            slots: self.slots.map(point),
            landmark: area(self.landmark, landmark::size(place.id)),
        }
    }
}

/// The middle of a piece's place: from 0 to 2 they lie apart; what comes after lies on them, a little aside.
pub fn slot(region: &str, index: usize) -> Option<Point> {
    let spot = &SPOTS[Place::index(region)?];
    let pile = (index / SLOTS) as f32;
    Some(spot.slots[index % SLOTS].by(5.0 * pile, -6.0 * pile))
}

/// Half the width and half the height of what stands in a region.
pub(crate) const fn seat_size(place: &Place) -> Option<Point> {
    match place.settlement {
        Some(Settlement::Stronghold) => Some(at(25.0, 32.0)),
        Some(Settlement::City) => Some(at(24.0, 27.0)),
        Some(Settlement::Town | Settlement::Fortification) => Some(at(20.0, 21.0)),
        None if place.nation.is_some() => Some(at(9.0, 10.0)),
        None => None,
    }
}
