//! Room in every region for its name, for what stands in it, and for three pieces.
//!
//! The name is not the same in every language, the pieces' room is: so both names are given a place at once,
//! around the same centre, and everything else keeps clear of both.

use std::sync::LazyLock;

use super::geometry::{Border, GEOMETRY, Kind};
use super::landmark;
use super::place::{PLACES, Place, Settlement};
use super::water::{self, LAKES};
use crate::art::pen::{Point, at};
use crate::text::Language;

/// The radius of a piece.
pub(super) const PIECE: f32 = 19.0;
/// How many pieces have a place of their own in a region.
pub const SLOTS: usize = 3;

/// A rectangle on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
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
pub(super) struct Name {
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
        'i' | 'í' | 'l' | 'j' | '\'' | '-' => 0.4,
        'm' | 'w' => 0.78,
        ' ' => 0.32,
        capital if capital.is_uppercase() => 0.8,
        _ => 0.63,
    };
    line.chars().map(letter).sum()
}

/// Where everything lies in a region.
#[derive(Clone, Debug)]
pub(super) struct Spot {
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

/// The place of everything, by the region's number.
pub(super) static SPOTS: LazyLock<Vec<Spot>> =
    LazyLock::new(|| (0..PLACES.len()).map(|place| Room::of(place).spot()).collect());

/// The middle of a piece's place: from 0 to 2 they lie apart; what comes after lies on them, a little aside.
pub fn slot(region: &str, index: usize) -> Option<Point> {
    let spot = &SPOTS[Place::index(region)?];
    let pile = (index / SLOTS) as f32;
    Some(spot.slots[index % SLOTS].by(5.0 * pile, -6.0 * pile))
}

/// Half the width and half the height of what stands in a region.
pub(super) const fn seat_size(place: &Place) -> Option<Point> {
    match place.settlement {
        Some(Settlement::Stronghold) => Some(at(25.0, 32.0)),
        Some(Settlement::City) => Some(at(24.0, 27.0)),
        Some(Settlement::Town | Settlement::Fortification) => Some(at(20.0, 21.0)),
        None if place.nation.is_some() => Some(at(9.0, 10.0)),
        None => None,
    }
}

/// How thick a line is for what is drawn beside it.
fn thickness(border: &Border) -> f32 {
    match border.kind {
        Kind::Impassable => 15.0,
        Kind::Coast => 4.0,
        Kind::Edge => 7.0,
        Kind::Border if border.is_frontier() => 8.0,
        Kind::Border => 4.0,
    }
}

/// A region's free room, on a grid.
struct Room {
    place: usize,
    /// Points with how deep they lie inside.
    free: Vec<(Point, f32)>,
    left: f32,
    top: f32,
    columns: usize,
}

const GRID: f32 = 5.0;

impl Room {
    fn of(place: usize) -> Self {
        let ring = GEOMETRY.ring(place);
        let bound = |of: fn(&Point) -> f32, pick: fn(f32, f32) -> f32, from: f32| {
            ring.iter().map(of).fold(from, pick)
        };
        let (left, right) = (
            bound(|p| p.x, f32::min, f32::INFINITY),
            bound(|p| p.x, f32::max, 0.0),
        );
        let (top, bottom) = (
            bound(|p| p.y, f32::min, f32::INFINITY),
            bound(|p| p.y, f32::max, 0.0),
        );
        let columns = ((right - left) / GRID) as usize + 1;
        let rows = ((bottom - top) / GRID) as usize + 1;
        let free = (0..rows * columns).map(|cell| {
            let point = at(
                left + (cell % columns) as f32 * GRID,
                top + (cell / columns) as f32 * GRID,
            );
            let lake = LAKES
                .iter()
                .map(|lake| lake.far(point))
                .fold(f32::INFINITY, f32::min);
            let wet = lake.min(water::far_from_rivers(point) - 1.0);
            (point, GEOMETRY.depth(place, point, &thickness).min(wet))
        });
        Self {
            place,
            free: free.collect(),
            left,
            top,
            columns,
        }
    }

    fn depth(&self, point: Point) -> f32 {
        let column = ((point.x - self.left) / GRID).round();
        let row = ((point.y - self.top) / GRID).round();
        if column < 0.0 || row < 0.0 || column as usize >= self.columns {
            return -1.0;
        }
        self.free
            .get(row as usize * self.columns + column as usize)
            .map_or(-1.0, |(_, depth)| *depth)
    }

    /// How deep the whole rectangle lies inside.
    fn depth_of(&self, area: &Area) -> f32 {
        area.rim()
            .map(|point| self.depth(point))
            .fold(f32::INFINITY, f32::min)
    }

    /// The best arrangement: the largest letters with which everything has its place.
    fn spot(&self) -> Spot {
        let mut best: Option<(f32, Spot)> = None;
        for size in [22.0, 20.5, 19.0, 17.5, 16.0, 14.5] {
            for spanish in broken(self.name(Language::Es)) {
                for english in broken(self.name(Language::En)) {
                    self.arrange(size, &spanish, &english, &mut best);
                }
            }
            if best.as_ref().is_some_and(|(score, _)| *score > 0.0) {
                break;
            }
        }
        let mut spot = best.map_or_else(|| self.crowded(), |(_, spot)| spot);
        spot.landmark = landmark::size(PLACES[self.place].id).and_then(|half| self.landmark(half, &spot));
        spot
    }

    /// Room for a landmark, clear of all that matters more.
    fn landmark(&self, half: Point, spot: &Spot) -> Option<Area> {
        let names = spot.names.iter().flat_map(Name::areas);
        let pieces = spot
            .slots
            .iter()
            .map(|slot| Area::new(*slot, at(PIECE * 0.6, PIECE * 0.6)));
        let taken = names.chain(spot.seat).chain(pieces).collect::<Vec<_>>();
        let clear = |area: &Area| {
            let things = taken
                .iter()
                .map(|other| area.gap(other))
                .fold(f32::INFINITY, f32::min);
            things.min(self.depth_of(area))
        };
        let places = self.free.iter().filter(|(_, depth)| *depth > 8.0);
        let areas = places.map(|(point, _)| Area::new(*point, half));
        let best = areas.max_by(|a, b| clear(a).total_cmp(&clear(b)))?;
        (clear(&best) > -1.0).then_some(best)
    }

    fn name(&self, language: Language) -> String {
        language.text(&format!("war-map-region-{}", PLACES[self.place].id))
    }

    /// Tries every place for the names, and finds the rest a place around them.
    fn arrange(&self, size: f32, spanish: &[String], english: &[String], best: &mut Option<(f32, Spot)>) {
        let place = &PLACES[self.place];
        let middle = self.middle();
        for (index, (centre, depth)) in self.free.iter().enumerate() {
            if *depth < size * 0.5 || index % self.columns % 2 + index / self.columns % 2 != 0 {
                continue;
            }
            let name = |lines: &[String]| Name {
                lines: lines.to_vec(),
                size,
                centre: *centre,
            };
            let names = [name(spanish), name(english)];
            let boxes = names.iter().flat_map(Name::areas).collect::<Vec<_>>();
            let inside = boxes
                .iter()
                .map(|area| self.depth_of(area))
                .fold(f32::INFINITY, f32::min);
            if inside < 0.5 {
                continue;
            }
            let mut taken = boxes;
            let seat = seat_size(place).map(|half| {
                let seat = self.seat(half, &taken, *centre);
                taken.extend(seat);
                seat
            });
            let homeless = seat.is_some_and(|seat| seat.is_none());
            let home = seat.flatten().map_or(*centre, |seat| seat.centre);
            let slots = self.slots(&taken, home);
            let squeezed = slots.iter().filter(|(_, free)| *free < 0.0).count();
            let lines = (spanish.len() + english.len()) as f32;
            let score = inside.min(9.0) * 2.0 - centre.far(middle) * 0.12 - lines * 4.0 + 200.0
                - 600.0 * f32::from(u8::from(homeless))
                - 250.0 * squeezed as f32
                + slots.iter().map(|(_, free)| free.min(4.0)).sum::<f32>()
                + size;
            if best.as_ref().is_none_or(|(most, _)| score > *most) {
                let seat = seat.flatten();
                let slots = slots.map(|(point, _)| point);
                let spot = Spot {
                    names,
                    seat,
                    slots,
                    landmark: None,
                };
                *best = Some((score, spot));
            }
        }
    }

    /// A place for what stands here: near the name, rather above it than below.
    fn seat(&self, half: Point, taken: &[Area], name: Point) -> Option<Area> {
        let mut best: Option<(f32, Area)> = None;
        for (point, depth) in &self.free {
            if *depth < half.x.min(half.y) * 0.7 {
                continue;
            }
            let area = Area::new(*point, half);
            let clear = taken
                .iter()
                .map(|other| area.gap(other))
                .fold(f32::INFINITY, f32::min);
            if clear < 2.0 {
                continue;
            }
            let below = if point.y > name.y { 26.0 } else { 0.0 };
            let price = point.far(name) + (point.x - name.x).abs() * 0.5 + below;
            if best.as_ref().is_some_and(|(least, _)| price >= *least) || self.depth_of(&area) < -2.0 {
                continue;
            }
            best = Some((price, area));
        }
        best.map(|(_, area)| area)
    }

    /// Places for the pieces, each with how much room it leaves: less than 0 where it covers something.
    fn slots(&self, taken: &[Area], home: Point) -> [(Point, f32); SLOTS] {
        let mut slots = [(self.middle(), -99.0); SLOTS];
        let room = |point: Point, depth: f32| {
            let things = taken.iter().map(|area| area.far(point) - PIECE - 1.0);
            things.fold(depth - PIECE + 6.0, f32::min)
        };
        let rooms = self
            .free
            .iter()
            .filter(|(_, depth)| *depth > PIECE - 12.0)
            .map(|(point, depth)| (*point, room(*point, *depth)))
            .filter(|(_, free)| *free > -8.0)
            .collect::<Vec<_>>();
        for index in 0..SLOTS {
            let mut best: Option<(f32, Point, f32)> = None;
            for (point, free) in &rooms {
                let apart = slots[..index]
                    .iter()
                    .map(|(other, _)| point.far(*other) - 2.0 * PIECE)
                    .fold(f32::INFINITY, f32::min);
                let free = free.min(apart);
                // The first lies close to what stands there; the others close to it, to leave room for more.
                let worth = free.min(3.0) * 20.0
                    + if index == 0 {
                        -point.far(home) * 0.35 - self.crowd(*point)
                    } else {
                        -point.far(slots[0].0) * 0.25
                    };
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, *point, free));
                }
            }
            if let Some((_, point, free)) = best {
                slots[index] = (point, free);
            }
        }
        slots
    }

    /// The first piece may not lie so that no other fits: it is drawn to the rim.
    fn crowd(&self, point: Point) -> f32 {
        self.depth(point).min(60.0) * 0.15
    }

    fn middle(&self) -> Point {
        let deepest = self.free.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        deepest.map_or(at(0.0, 0.0), |(point, _)| *point)
    }

    /// For a region too small for its name: everything in the middle. No region of ours is.
    fn crowded(&self) -> Spot {
        let name = |language| Name {
            lines: vec![self.name(language)],
            size: 14.0,
            centre: self.middle(),
        };
        Spot {
            names: [name(Language::Es), name(Language::En)],
            seat: seat_size(&PLACES[self.place]).map(|half| Area::new(self.middle(), half)),
            slots: [self.middle(); SLOTS],
            landmark: None,
        }
    }
}

/// A name in one, two or three lines, each time broken so that the longest is as short as can be.
fn broken(name: String) -> Vec<Vec<String>> {
    let words = name.split(' ').collect::<Vec<_>>();
    let mut ways = vec![vec![name.clone()]];
    for lines in 2..=3.min(words.len()) {
        let mut best: Option<(f32, Vec<String>)> = None;
        for first in 1..words.len() {
            let seconds = if lines == 2 {
                vec![words.len()]
            } else {
                (first + 1..words.len()).collect()
            };
            for second in seconds {
                let parts = [&words[..first], &words[first..second], &words[second..]];
                let parts = parts
                    .iter()
                    .filter(|part| !part.is_empty())
                    .map(|part| part.join(" "))
                    .collect::<Vec<_>>();
                // No line ends with a small word.
                let hanging = parts[..parts.len() - 1]
                    .iter()
                    .filter(|part| {
                        part.rsplit(' ')
                            .next()
                            .is_some_and(|word| word.chars().count() < 4)
                    })
                    .count();
                let longest = parts.iter().map(|part| width(part)).fold(0.0, f32::max);
                let price = longest + hanging as f32 * 3.0;
                if best.as_ref().is_none_or(|(least, _)| price < *least) {
                    best = Some((price, parts));
                }
            }
        }
        ways.extend(best.map(|(_, parts)| parts));
    }
    ways
}
