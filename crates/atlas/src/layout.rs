//! The layout of an area: room for its name, its landmark, and three pieces.
//!
//! The name is not the same in every language, the pieces' room is: so both names are given a place at once,
//! around the same centre, and everything else keeps clear of both.

use canvas::Language;
use canvas::art::pen::{Point, at, num};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::geometry::point;

/// The radius of a piece.
pub const PIECE: f32 = 21.0;
/// The number of pieces with a place of their own in an area.
pub const SLOTS: usize = 3;

/// A rectangle on the map.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct Area {
    #[serde(deserialize_with = "point")]
    pub centre: Point,
    /// Half its width and half its height.
    #[serde(deserialize_with = "point")]
    pub half: Point,
}

impl Area {
    /// A rectangle around `centre`.
    pub const fn new(centre: Point, half: Point) -> Self {
        Self { centre, half }
    }

    /// The distance between the two; less than 0 when they overlap.
    pub fn gap(&self, other: &Self) -> f32 {
        let dx = (self.centre.x - other.centre.x).abs() - self.half.x - other.half.x;
        let dy = (self.centre.y - other.centre.y).abs() - self.half.y - other.half.y;
        if dx > 0.0 && dy > 0.0 { dx.hypot(dy) } else { dx.max(dy) }
    }

    /// The distance of `point` outside of it.
    pub fn far(&self, point: Point) -> f32 {
        self.gap(&Self::new(point, at(0.0, 0.0)))
    }

    /// The corners.
    pub fn corners(&self) -> [Point; 4] {
        let Point { x, y } = self.half;
        [(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| self.centre.by(x, y))
    }

    /// The corners and points between them, close enough that no line slips through unseen.
    pub(crate) fn rim(&self) -> impl Iterator<Item = Point> + '_ {
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
pub struct Name {
    /// Line by line.
    pub lines: Vec<String>,
    /// The height of its letters.
    pub size: f32,
    pub centre: Point,
}

impl Name {
    /// The distance from one line to the next.
    fn step(&self) -> f32 {
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

    /// The name, set in its lines.
    pub fn draw(&self) -> Markup {
        let foot = |area: Area| at(area.centre.x, area.centre.y + self.size * 0.27);
        let lines = self.areas().map(foot).zip(self.lines.iter().map(String::as_str));
        let class = format!("wm-name wm-name-{}", self.size as i32);
        set(&class, None, &lines.collect::<Vec<_>>())
    }
}

/// Lines of one text, each at its place, to the nearest unit; most names are one line, and need no more than that.
pub fn set(class: &str, anchor: Option<&str>, lines: &[(Point, &str)]) -> Markup {
    let num = |length: f32| num(length.round());
    html! {
        @if let [(at, line)] = lines {
            text class=(class) text-anchor=[anchor] x=(num(at.x)) y=(num(at.y)) { (line) }
        } @else {
            text class=(class) text-anchor=[anchor] {
                @for (at, line) in lines { tspan x=(num(at.x)) y=(num(at.y)) { (line) } }
            }
        }
    }
}

/// The width of a line in small capitals, in parts of its size. Rather too wide than too narrow: the reader's book face
/// is not known.
pub fn width(line: &str) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'í' | 'l' | 'j' | '’' | '-' => 0.4,
        'm' | 'w' => 0.78,
        ' ' => 0.32,
        capital if capital.is_uppercase() => 0.8,
        _ => 0.63,
    };
    line.chars().map(letter).sum()
}

/// The layout of an area.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The name in each language, as in [`Language::ALL`].
    pub names: [Name; 2],
    /// The room of its landmark.
    pub seat: Option<Area>,
    /// The middles of the pieces.
    pub slots: [Point; SLOTS],
    /// Room for a landmark, where the area has one and there is room.
    pub landmark: Option<Area>,
}

impl Spot {
    /// The name in this language.
    pub fn name(&self, language: Language) -> &Name {
        &self.names[usize::from(language == Language::ALL[1])]
    }

    /// The centre of a piece's place: the first lie apart; later ones lie on them, a little aside.
    pub fn slot(&self, index: usize) -> Point {
        let pile = (index / SLOTS) as f32;
        self.slots[index % SLOTS].by(5.0 * pile, -6.0 * pile)
    }
}

/// The things that need room in an area.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The area's id.
    pub id: String,
    /// The name in each language, as in [`Language::ALL`].
    pub names: [String; 2],
    /// Half the width and half the height of its landmark.
    pub seat: Option<Point>,
    /// The same of a landmark.
    pub landmark: Option<Point>,
    /// True for a landmark that everybody knows: it comes before the pieces.
    pub great: bool,
}

/// The layout of an area as it is stored in a file: numbers only, the names are the languages' matter.
#[derive(Clone, Serialize, Deserialize, PartialEq, Debug)]
pub struct Stored {
    /// The area's id.
    pub id: String,
    /// The size of the name's letters, in tenths.
    size: u16,
    /// The middle of the name.
    name: [i16; 2],
    /// Words in each line, in each language.
    lines: [Vec<usize>; 2],
    /// The centre of its landmark.
    seat: Option<[i16; 2]>,
    /// The middles of the pieces.
    slots: [[i16; 2]; SLOTS],
    /// The middle of the landmark.
    landmark: Option<[i16; 2]>,
}

impl Stored {
    /// The stored form of a layout.
    pub fn of(id: &str, spot: &Spot) -> Self {
        let whole = |point: Point| [point.x.round() as i16, point.y.round() as i16];
        let words = |name: &Name| name.lines.iter().map(|line| line.split(' ').count()).collect();
        Self {
            id: id.to_owned(),
            size: (spot.names[0].size * 10.0) as u16,
            name: whole(spot.names[0].centre),
            lines: [words(&spot.names[0]), words(&spot.names[1])],
            seat: spot.seat.map(|seat| whole(seat.centre)),
            slots: spot.slots.map(whole),
            landmark: spot.landmark.map(|landmark| whole(landmark.centre)),
        }
    }

    /// True if it still fits: the same area, with names of as many words, and the same things.
    pub fn fits(&self, wanted: &Wanted) -> bool {
        let words =
            |index: usize| self.lines[index].iter().sum::<usize>() == wanted.names[index].split(' ').count();
        self.id == wanted.id && words(0) && words(1) && self.seat.is_some() == wanted.seat.is_some()
    }

    /// The layout with names and sizes.
    pub fn spot(&self, wanted: &Wanted) -> Spot {
        debug_assert_eq!(self.id, wanted.id, "the places are in the areas' order");
        let point = |[x, y]: [i16; 2]| at(f32::from(x), f32::from(y));
        let name = |index: usize| {
            let mut words = wanted.names[index].split(' ');
            let lines = self.lines[index].iter();
            Name {
                lines: lines.map(|count| words.by_ref().take(*count).collect::<Vec<_>>().join(" ")).collect(),
                size: f32::from(self.size) / 10.0,
                centre: point(self.name),
            }
        };
        let area = |middle: Option<[i16; 2]>, half: Option<Point>| Some(Area::new(point(middle?), half?));
        Spot {
            names: [name(0), name(1)],
            seat: area(self.seat, wanted.seat),
            slots: self.slots.map(point),
            landmark: area(self.landmark, wanted.landmark),
        }
    }
}
