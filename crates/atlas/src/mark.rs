//! Places that are points of the map: a sign, a name beside it, and a circle for pieces.

use canvas::Language;
use canvas::art::pen::{Point, at};
use maud::Markup;
use serde::Deserialize;

use crate::layout::{Area, set};

/// A place as stored in a file.
#[derive(Clone, Deserialize, Debug)]
pub struct Mark {
    /// Distance to the right.
    pub x: f32,
    /// Distance downwards.
    pub y: f32,
    /// The name.
    pub label: Label,
    /// The place of pieces: centre, and radius.
    pub pieces: [f32; 3],
}

/// The side of a point on which its label is written.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    /// Right of the point.
    Start,
    /// Around the point.
    #[default]
    Middle,
    /// Left of the point.
    End,
}

impl Anchor {
    /// The value of SVG's `text-anchor`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// A name in its lines, in both languages, and the box that holds both.
#[derive(Clone, Deserialize, Debug)]
pub struct Label {
    /// The side on which it is written.
    #[serde(default)]
    pub anchor: Anchor,
    /// The start, middle or end of the line, by the anchor.
    pub x: f32,
    /// The vertical centre.
    pub y: f32,
    /// The width of the box.
    pub w: f32,
    /// The height of the box.
    pub h: f32,
    /// The lines in Spanish.
    pub lines_es: Vec<String>,
    /// The lines in English.
    pub lines_en: Vec<String>,
}

impl Label {
    /// The lines in a language.
    pub fn lines(&self, language: Language) -> &[String] {
        match language {
            Language::Es => &self.lines_es,
            Language::En => &self.lines_en,
        }
    }

    /// The box of the label on the sheet.
    pub fn area(&self, scale: f32) -> Area {
        let half = at(self.w / 2.0, self.h / 2.0);
        let x = match self.anchor {
            Anchor::Start => self.x + half.x,
            Anchor::Middle => self.x,
            Anchor::End => self.x - half.x,
        };
        Area::new(at(x * scale, self.y * scale), at(half.x * scale, half.y * scale))
    }

    /// The name with letters of this height, in this class.
    pub fn draw(&self, language: Language, scale: f32, size: f32, class: &str) -> Markup {
        let lines = self.lines(language);
        let step = size * 1.1;
        let top = self.y * scale - step * (lines.len() as f32 - 1.0) / 2.0 + size * 0.34;
        let place = |index: usize| at(self.x * scale, top + index as f32 * step);
        let lines = lines.iter().enumerate().map(|(index, line)| (place(index), &**line));
        set(class, Some(self.anchor.tag()), &lines.collect::<Vec<_>>())
    }
}

impl Mark {
    /// The point on the sheet.
    pub fn point(&self, scale: f32) -> Point {
        at(self.x * scale, self.y * scale)
    }

    /// The middle and the radius of the room for pieces.
    pub fn room(&self, scale: f32) -> (Point, f32) {
        let [x, y, r] = self.pieces;
        (at(x * scale, y * scale), r * scale)
    }
}
