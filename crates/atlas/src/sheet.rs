//! The sheet of an atlas: neat-lines, degrees, compass rose, title.

use canvas::art::pen::{Pen, Point, at, num};
use maud::{Markup, html};

/// A sheet of paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sheet {
    pub width: f32,
    pub height: f32,
    /// The width of the frame.
    pub edge: f32,
}

impl Sheet {
    /// The whole sheet, as a `viewBox`.
    pub fn view(self) -> String {
        format!("0 0 {} {}", num(self.width), num(self.height))
    }

    /// True if `point` is on the map, by this margin.
    pub fn holds(self, point: Point, margin: f32) -> bool {
        let least = self.edge + margin;
        (least..=self.width - least).contains(&point.x) && (least..=self.height - least).contains(&point.y)
    }

    /// A clip path of this id: the inside of the frame.
    pub fn clip(self, id: &str) -> Markup {
        let (inset, width, height) =
            (num(self.edge), num(self.width - 2.0 * self.edge), num(self.height - 2.0 * self.edge));
        html! { clipPath id=(id) { rect x=(inset) y=(inset) width=(width) height=(height) {} } }
    }

    /// The border of the sheet, with its degrees.
    pub fn border(self) -> Markup {
        let Self { width, height, edge } = self;
        let line = |inset: f32| {
            format!("M{a} {a}H{r}V{b}H{a}Z", a = num(inset), r = num(width - inset), b = num(height - inset))
        };
        let mut pen = Pen::default();
        let side = 23.0;
        let steps = |length: f32| ((length - 60.0) / 70.0).ceil() as u32;
        for step in 0..steps(width) {
            let x = 30.0 + step as f32 * 70.0;
            pen.go(at(x, side)).line(at((x + 35.0).min(width - 30.0), side));
            let y = height - side;
            pen.go(at(x + 35.0, y)).line(at((x + 70.0).min(width - 30.0), y));
        }
        for step in 0..steps(height) {
            let y = 30.0 + step as f32 * 70.0;
            if y + 35.0 < height - 28.0 {
                pen.go(at(side, y)).line(at(side, y + 35.0));
                pen.go(at(width - side, y + 35.0)).line(at(width - side, (y + 70.0).min(height - 30.0)));
            }
        }
        html! {
            path .wm-mat d={ (line(0.0)) (line(edge)) } {}
            path .wm-degrees d=(pen.done()) {}
            path .wm-fine d={ (line(12.0)) (line(18.0)) (line(28.0)) } {}
            path .wm-neat d={ (line(8.0)) (line(edge - 1.0)) } {}
        }
    }
}

/// The compass rose around `centre`, with the letter of the north.
pub fn compass(centre: Point, north: &str) -> Markup {
    let star = |long: f32, waist: f32, turn: f32| {
        let (mut pen, mut dark) = (Pen::default(), Pen::default());
        let spot = |r: f32, eighths: f32| {
            let angle = (turn + eighths) * std::f32::consts::FRAC_PI_4;
            at(r * angle.sin(), -r * angle.cos())
        };
        for arm in 0..4 {
            let eighths = arm as f32 * 2.0;
            let (tip, side) = (spot(long, eighths), spot(waist, eighths + 1.0));
            if arm == 0 {
                pen.go(tip)
            } else {
                pen.line(tip)
            };
            pen.line(side);
            dark.go(at(0.0, 0.0)).line(tip).line(side).close();
        }
        (pen.close().done(), dark.done())
    };
    let stars = [star(62.0, 15.0, 0.5), star(62.0, 15.0, 1.5), star(72.0, 18.0, 1.0), star(98.0, 20.0, 0.0)];
    html! {
        g transform={ "translate(" (num(centre.x)) " " (num(centre.y)) ")" } {
            circle .wm-fine r="84" {}
            circle .wm-fine r="79" {}
            circle .wm-fine r="46" {}
            @for (outline, dark) in &stars {
                path .wm-rock d=(outline) {}
                path .wm-solid d=(dark) {}
                path .wm-ink d=(outline) {}
            }
            circle .wm-rock r="7" {}
            circle .wm-ink r="7" {}
            circle .wm-solid r="2.5" {}
            text .wm-north y="-104" { (north) }
        }
    }
}

/// Thirty-two lines of bearing from `centre`, to be laid under the land.
pub fn bearings(centre: Point) -> Markup {
    let mut pen = Pen::default();
    for step in 0..32 {
        let angle = step as f32 / 32.0 * std::f32::consts::TAU;
        let reach = if step % 2 == 0 { 1500.0 } else { 700.0 };
        let spot = |r: f32| centre.by(r * angle.cos(), r * angle.sin());
        pen.go(spot(100.0)).line(spot(reach));
    }
    html! { path .wm-bearing d=(pen.done()) {} }
}

/// The title on its scroll, around `centre`.
pub fn cartouche(centre: Point, title: &str, under: &str) -> Markup {
    html! {
        g transform={ "translate(" (num(centre.x)) " " (num(centre.y)) ")" } {
            path .wm-scroll d="M-172-54Q-100-66 0-60T172-54V54Q100 66 0 60T-172 54Z" {}
            path .wm-scroll d="M-172-54Q-186-58-188-48T-176-38V38Q-188 40-188 50T-172 54Z" {}
            path .wm-scroll d="M172-54Q186-58 188-48T176-38V38Q188 40 188 50T172 54Z" {}
            path .wm-fine d="M-162-46Q-90-56 0-51T162-46V46Q90 56 0 51T-162 46Z" {}
            text .wm-title y="0" { (title) }
            path .wm-fine d="M-70 13H-8M8 13H70M0 9l4 4-4 4-4-4Z" {}
            text .wm-under y="36" { (under) }
        }
    }
}

/// A drawing as text, in which what holds nothing is closed where it begins.
pub fn closed(drawing: &Markup) -> String {
    let mut text = String::with_capacity(drawing.0.len());
    let mut rest = drawing.0.as_str();
    while let Some((before, after)) = rest.split_once("></") {
        text.push_str(before);
        let name = after.split('>').next().unwrap_or_default();
        let begun = before.rfind('<').map(|at| &before[at + 1..]);
        if begun.is_some_and(|begun| begun.split(' ').next() == Some(name)) {
            text.push_str("/>");
            rest = after[name.len()..].strip_prefix('>').unwrap_or_default();
        } else {
            text.push_str("></");
            rest = after;
        }
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn what_holds_nothing_is_closed_where_it_begins() {
        let drawing = html! { g { path d="M0 0" {} use href="#a" { title { "A" } } } g {} };
        assert_eq!(closed(&drawing), "<g><path d=\"M0 0\"/><use href=\"#a\"><title>A</title></use></g><g/>");
    }
}
