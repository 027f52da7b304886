//! Looks for the places in an area: the largest letters with which everything has room. It takes a while, so what was
//! found is [stored](crate::layout::Stored).

use canvas::art::pen::{Point, at};

use crate::geometry::{Border, Geometry};
use crate::kind::Kind;
use crate::layout::{Area, Name, PIECE, SLOTS, Spot, Wanted, width};

/// The thickness of a line for what is drawn beside it.
fn thickness(border: &Border) -> f32 {
    match border.kind {
        Kind::Impassable => 15.0,
        Kind::Coast => 4.0,
        Kind::Edge => 7.0,
        Kind::Border if border.frontier => 8.0,
        Kind::Border => 4.0,
    }
}

/// An area's free room, on a grid.
#[derive(Debug)]
pub struct Space<'a> {
    wanted: &'a Wanted,
    /// Points with how deep they lie inside.
    free: Vec<(Point, f32)>,
    left: f32,
    top: f32,
    columns: usize,
}

const GRID: f32 = 5.0;

impl<'a> Space<'a> {
    /// The space of an area, for what is wanted in it; `dry` tells how far a point is from water.
    pub fn of(geometry: &Geometry, area: usize, wanted: &'a Wanted, dry: &dyn Fn(Point) -> f32) -> Self {
        let (least, most) = geometry.bounds(area);
        let columns = ((most.x - least.x) / GRID) as usize + 1;
        let rows = ((most.y - least.y) / GRID) as usize + 1;
        let free = (0..rows * columns).map(|cell| {
            let point =
                at(least.x + (cell % columns) as f32 * GRID, least.y + (cell / columns) as f32 * GRID);
            (point, geometry.depth(area, point, &thickness).min(dry(point)))
        });
        Self { wanted, free: free.collect(), left: least.x, top: least.y, columns }
    }

    fn depth(&self, point: Point) -> f32 {
        let column = ((point.x - self.left) / GRID).round();
        let row = ((point.y - self.top) / GRID).round();
        if column < 0.0 || row < 0.0 || column as usize >= self.columns {
            return -1.0;
        }
        self.free.get(row as usize * self.columns + column as usize).map_or(-1.0, |(_, depth)| *depth)
    }

    /// The depth of the whole rectangle inside the area.
    fn depth_of(&self, area: &Area) -> f32 {
        area.rim().map(|point| self.depth(point)).fold(f32::INFINITY, f32::min)
    }

    /// The best arrangement: the largest letters with which everything has its place.
    pub fn spot(&self) -> Spot {
        let mut best: Option<(f32, Spot)> = None;
        for size in [22.0, 20.5, 19.0, 17.5, 16.0, 14.5] {
            for spanish in broken(&self.wanted.names[0]) {
                for english in broken(&self.wanted.names[1]) {
                    self.arrange(size, &spanish, &english, &mut best);
                }
            }
            if best.as_ref().is_some_and(|(score, _)| *score > 0.0) {
                break;
            }
        }
        let mut spot = best.map_or_else(|| self.crowded(), |(_, spot)| spot);
        if spot.landmark.is_none() {
            spot.landmark = self.wanted.landmark.and_then(|half| self.landmark(half, &spot));
        }
        spot
    }

    /// Room for a landmark, clear of all that matters more.
    fn landmark(&self, half: Point, spot: &Spot) -> Option<Area> {
        let names = spot.names.iter().flat_map(Name::areas);
        let pieces = spot.slots.iter().map(|slot| Area::new(*slot, at(PIECE * 0.6, PIECE * 0.6)));
        let taken = names.chain(spot.seat).chain(pieces).collect::<Vec<_>>();
        let clear = |area: &Area| {
            let things = taken.iter().map(|other| area.gap(other)).fold(f32::INFINITY, f32::min);
            things.min(self.depth_of(area))
        };
        let places = self.free.iter().filter(|(_, depth)| *depth > 8.0);
        let areas = places.map(|(point, _)| Area::new(*point, half));
        let best = areas.max_by(|a, b| clear(a).total_cmp(&clear(b)))?;
        (clear(&best) > -1.0).then_some(best)
    }

    /// Tries every place for the names, and finds the rest a place around them.
    fn arrange(&self, size: f32, spanish: &[String], english: &[String], best: &mut Option<(f32, Spot)>) {
        let middle = self.middle();
        for (index, (centre, depth)) in self.free.iter().enumerate() {
            if *depth < size * 0.5 || index % self.columns % 2 + index / self.columns % 2 != 0 {
                continue;
            }
            let name = |lines: &[String]| Name { lines: lines.to_vec(), size, centre: *centre };
            let names = [name(spanish), name(english)];
            let boxes = names.iter().flat_map(Name::areas).collect::<Vec<_>>();
            let inside = boxes.iter().map(|area| self.depth_of(area)).fold(f32::INFINITY, f32::min);
            if inside < 0.5 {
                continue;
            }
            let mut taken = boxes;
            let seat = self.wanted.seat.map(|half| {
                let seat = self.seat(half, &taken, *centre);
                taken.extend(seat);
                seat
            });
            let homeless = seat.is_some_and(|seat| seat.is_none());
            // What everybody knows of an area comes before its pieces.
            let great = self.wanted.landmark.filter(|_| self.wanted.great);
            let great = great.and_then(|half| self.seat(half, &taken, *centre));
            taken.extend(great);
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
                let spot = Spot { names, seat, slots, landmark: great };
                *best = Some((score, spot));
            }
        }
    }

    /// A place for the landmark: near the name, rather above it than below.
    fn seat(&self, half: Point, taken: &[Area], name: Point) -> Option<Area> {
        let mut best: Option<(f32, Area)> = None;
        for (point, depth) in &self.free {
            if *depth < half.x.min(half.y) * 0.7 {
                continue;
            }
            let area = Area::new(*point, half);
            let clear = taken.iter().map(|other| area.gap(other)).fold(f32::INFINITY, f32::min);
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

    /// Places for the pieces around `home`, each with how much room it leaves: less than 0 where it covers something
    /// that is `taken`, or another.
    pub fn slots(&self, taken: &[Area], home: Point) -> [(Point, f32); SLOTS] {
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
                let worth = free.min(0.0) * 20.0
                    + free.min(7.0) * 8.0
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

    /// The point that lies deepest inside.
    pub fn middle(&self) -> Point {
        let deepest = self.free.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        deepest.map_or(at(0.0, 0.0), |(point, _)| *point)
    }

    /// A layout for an area too small for its name: everything in the middle.
    fn crowded(&self) -> Spot {
        let name = |name: &String| Name { lines: vec![name.clone()], size: 14.0, centre: self.middle() };
        let [spanish, english] = &self.wanted.names;
        Spot {
            names: [name(spanish), name(english)],
            seat: self.wanted.seat.map(|half| Area::new(self.middle(), half)),
            slots: [self.middle(); SLOTS],
            landmark: None,
        }
    }
}

/// A name in one, two or three lines, each time broken so that the longest is as short as can be.
fn broken(name: &str) -> Vec<Vec<String>> {
    let words = name.split(' ').collect::<Vec<_>>();
    let mut ways = vec![vec![name.to_owned()]];
    for lines in 2..=3.min(words.len()) {
        let mut best: Option<(f32, Vec<String>)> = None;
        for first in 1..words.len() {
            let seconds = if lines == 2 { vec![words.len()] } else { (first + 1..words.len()).collect() };
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
                    .filter(|part| part.rsplit(' ').next().is_some_and(|word| word.chars().count() < 4))
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
