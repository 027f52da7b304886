//! Shapes that stand at many places, written as one path.

use canvas::art::pen::{Point, num};

/// Writes the `d` of a path of ready shapes, each from where the last one ends: of few letters, and one element for all.
#[derive(Default)]
pub struct Shapes {
    d: String,
    /// The end of the last one, in tenths of a unit.
    at: (i32, i32),
}

fn tenths(length: f32) -> i32 {
    (length * 10.0).round() as i32
}

impl Shapes {
    /// Adds a shape that was drawn around the origin, with its origin at `place`.
    pub fn put(&mut self, place: Point, shape: &str) -> &mut Self {
        let origin = (tenths(place.x), tenths(place.y));
        let (mut rest, mut start, mut begun) = (shape.trim(), self.at, false);
        while let Some(letter) = rest.chars().next() {
            let end = rest[1..].find(|sign: char| sign.is_ascii_alphabetic());
            let (command, after) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
            rest = after;
            let kind = letter.to_ascii_lowercase();
            self.d.push(kind);
            if kind == 'z' {
                self.at = start;
                continue;
            }
            // What a shape begins with is told from its origin.
            let from = (letter.is_ascii_uppercase() || !begun).then_some(origin);
            begun = true;
            let numbers = numbers(&command[1..]);
            for (number, part) in numbers.chunks_exact(length(kind)).enumerate() {
                self.stroke(kind, part, from);
                if kind == 'm' && number == 0 {
                    start = self.at;
                }
            }
        }
        self
    }

    /// One stroke, told from `origin`, or from the last point.
    fn stroke(&mut self, kind: char, part: &[f32], origin: Option<(i32, i32)>) {
        let begin = self.at;
        // Radii, turn and flags of an arc are no places.
        let plain = if kind == 'a' { 5 } else { 0 };
        for (index, value) in part.iter().enumerate() {
            if index < plain {
                self.write(tenths(*value));
                continue;
            }
            let across = kind == 'h' || (kind != 'v' && (index - plain).is_multiple_of(2));
            let here = if across { begin.0 } else { begin.1 };
            let step = match origin {
                Some(origin) => tenths(*value) + if across { origin.0 } else { origin.1 } - here,
                None => tenths(*value),
            };
            self.write(step);
            *(if across { &mut self.at.0 } else { &mut self.at.1 }) = here + step;
        }
    }

    fn write(&mut self, tenths: i32) {
        if tenths >= 0 && self.d.ends_with(|sign: char| sign.is_ascii_digit()) {
            self.d.push(' ');
        }
        self.d.push_str(&num(tenths as f32 / 10.0));
    }

    /// The finished path; nothing where nothing was put.
    pub fn done(self) -> Option<String> {
        Some(self.d).filter(|d| !d.is_empty())
    }
}

/// The count of numbers that a stroke of this kind takes.
const fn length(kind: char) -> usize {
    match kind {
        'h' | 'v' => 1,
        'q' | 's' => 4,
        'c' => 6,
        'a' => 7,
        _ => 2,
    }
}

/// The numbers of a command, which need nothing between them where a sign or a second point begins one.
fn numbers(text: &str) -> Vec<f32> {
    let mut all = Vec::new();
    let mut word = String::new();
    for sign in text.chars().chain([' ']) {
        let parts = sign == ',' || sign.is_whitespace();
        if (parts || sign == '-' || (sign == '.' && word.contains('.'))) && !word.is_empty() {
            all.extend(word.parse::<f32>());
            word.clear();
        }
        if !parts {
            word.push(sign);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use canvas::art::pen::at;

    #[test]
    fn shapes_stand_at_their_places() {
        let mut shapes = Shapes::default();
        shapes.put(at(100.0, 50.0), "M-10 0V-12h20V0Z").put(at(130.0, 50.0), "M0 0Q5-4 10 0l-2 3.5");
        assert_eq!(shapes.done().as_deref(), Some("m90 50v-12h20v12zm40 0q5-4 10 0l-2 3.5"));
        assert_eq!(Shapes::default().done(), None);
    }

    #[test]
    fn numbers_need_nothing_between_them() {
        assert_eq!(numbers("1.600 3.700 4 .4-3 2.700.9 4"), [1.6, 3.7, 4.0, 0.4, -3.0, 2.7, 0.9, 4.0]);
        let mut shapes = Shapes::default();
        shapes.put(at(10.0, 10.0), "M0 0A5 5 0 0 1 8 4T2 2");
        assert_eq!(shapes.done().as_deref(), Some("m10 10a5 5 0 0 1 8 4t-6-2"));
    }
}
