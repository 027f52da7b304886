//! What was done since the reader's last act, on the map: the places that it touched, and arrows along its ways.

use std::collections::BTreeMap;

use atlas::way::arrow;
use canvas::Line;
use canvas::art::pen::Point;
use maud::{Markup, html};

use crate::slot;

/// Tinted regions and arrows, each in the colour of whoever acted.
pub(crate) fn traces<'a>(lines: impl Iterator<Item = &'a Line>) -> Markup {
    let (mut touched, mut ways) = (BTreeMap::new(), Vec::new());
    for line in lines {
        touched.extend(
            line.touched()
                .into_iter()
                .filter_map(region)
                .map(|at| (at, line.tone)),
        );
        ways.extend(
            line.way
                .iter()
                .filter_map(|[from, to]| Some((middle(from)?, middle(to)?, line.tone))),
        );
    }
    html! {
        svg #war-traces .layer .wm-above aria-hidden="true" {
            @for (region, tone) in touched { use class={ "trace trace--" (tone) } href={ "#ground-" (region) } {} }
            @for (from, to, tone) in ways { (arrow(from, to, tone)) }
        }
    }
}

fn region(id: &str) -> Option<&str> {
    id.strip_prefix("region-")
}

fn middle(id: &str) -> Option<Point> {
    slot(region(id)?, 0)
}
