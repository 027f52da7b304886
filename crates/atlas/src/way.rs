//! Ways that pieces went: arrows in the colour of their player.

use canvas::art::pen::{Point, num};
use maud::{Markup, html};

/// An arrow between two points, bent a little, so that there and back do not cover each other. `tone` is the class of the
/// game's style that sets its colour, `--tone`.
pub fn arrow(from: Point, to: Point, tone: &str) -> Markup {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let long = dx.hypot(dy).max(1.0);
    let bend = (long * 0.16).min(46.0);
    let by = Point {
        x: f32::midpoint(from.x, to.x) - dy / long * bend,
        y: f32::midpoint(from.y, to.y) + dx / long * bend,
    };
    // The head points where the end of the curve does.
    let (ux, uy) = (to.x - by.x, to.y - by.y);
    let end = ux.hypot(uy).max(1.0);
    let back = |along: f32, aside: f32| {
        let x = to.x - (ux * along + uy * aside) / end;
        let y = to.y - (uy * along - ux * aside) / end;
        format!("{} {}", num(x), num(y))
    };
    let start = format!("{} {}", num(from.x), num(from.y));
    let line = format!("M{start}Q{} {} {}", num(by.x), num(by.y), back(14.0, 0.0));
    let head = format!("M{}L{}L{}Z", back(0.0, 0.0), back(26.0, 12.0), back(26.0, -12.0));
    html! { g class={ "way " (tone) } { path .way__line d=(line) {} path .way__head d=(head) {} } }
}

#[cfg(test)]
mod tests {
    use canvas::art::pen::at;

    use super::arrow;

    #[test]
    fn an_arrow_ends_where_it_leads() {
        let drawn = arrow(at(0.0, 0.0), at(100.0, 0.0), "wa-tone--shadow").0;
        assert!(drawn.contains("class=\"way wa-tone--shadow\""), "{drawn}");
        assert!(drawn.contains("M0 0Q50 16 "), "{drawn}");
        assert!(drawn.contains("M100 0L"), "{drawn}");
    }

    #[test]
    fn there_and_back_lie_apart() {
        let there = arrow(at(0.0, 0.0), at(100.0, 0.0), "free").0;
        let back = arrow(at(100.0, 0.0), at(0.0, 0.0), "free").0;
        assert!(there.contains("Q50 16") && back.contains("Q50 -16"), "{there} {back}");
    }

    #[test]
    fn nowhere_is_no_way() {
        assert!(!arrow(at(3.0, 3.0), at(3.0, 3.0), "free").0.contains("NaN"));
    }
}
