//! The inscriptions of the sheet besides the land: compass rose, title, key, the waters' names.

use atlas::distance::segment;
use atlas::layout::Area;
use atlas::sheet;
use atlas::stamp::{LESSER, mountain};
use canvas::art::pen::at;

use crate::prelude::*;

/// The title's place.
pub(crate) const CARTOUCHE: Area = Area::new(at(262.0, 1324.0), at(196.0, 72.0));
/// The compass rose.
pub(crate) const COMPASS: Area = Area::new(at(190.0, 846.0), at(106.0, 118.0));
pub(crate) const KEY: Area = Area::new(at(196.0, 1112.0), at(128.0, 106.0));

/// Is something drawn here on the sea?
pub(crate) fn kept(point: Point) -> bool {
    let bay = Area::new(at(764.0, 1338.0), at(150.0, 14.0));
    let sea = [at(284.0, 700.0), at(392.0, 930.0), at(452.0, 1130.0)];
    let mut drawn = [CARTOUCHE, COMPASS, KEY, bay].into_iter();
    sea.windows(2).any(|pair| segment(point, pair[0], pair[1]) < 38.0)
        || drawn.any(|area| area.far(point) < 16.0)
}

/// The middle of the compass rose.
fn rose() -> Point {
    at(COMPASS.centre.x, COMPASS.centre.y + 8.0)
}

/// Lines of bearing over the sea.
pub(crate) fn bearings() -> Markup {
    sheet::bearings(rose())
}

/// The rose they come from.
pub(crate) fn compass(ctx: &Context) -> Markup {
    sheet::compass(rose(), &ctx.say("war-map-north"))
}

/// The title on its scroll.
pub(crate) fn cartouche(ctx: &Context) -> Markup {
    let (title, under) = (ctx.say("war-map-title"), ctx.say("war-map-under"));
    sheet::cartouche(CARTOUCHE.centre, &title, &under)
}

/// The key to the signs on the map.
pub(crate) fn key(ctx: &Context) -> Markup {
    let (x, y) = (KEY.centre.x, KEY.centre.y);
    let kinds = [
        ("war-map-town", -78.0, "town", 0.55),
        ("war-map-city", -53.0, "dale", 0.55),
        ("war-map-stronghold", -27.0, "helms-deep", 0.5),
        ("war-map-fortification", -1.0, "fords-of-isen", 0.55),
    ];
    html! {
        g transform={ "translate(" (num(x)) " " (num(y)) ")" } {
            rect .wa-m-key x="-124" y="-102" width="248" height="204" rx="3" {}
            rect .wm-fine x="-119" y="-97" width="238" height="194" rx="2" {}
            @for (id, y, picture, scale) in kinds {
                g transform={ "translate(-92 " (num(y)) ")" } { (super::settlement::sample(picture, scale)) }
                text .wa-m-keyed x="-62" y=(num(y + 5.0)) { (ctx.say(id)) }
            }
            path .wa-m-star d="M-92 14l2.200 5 5.400.5-4.100 3.600 1.200 5.400-4.700-2.800-4.700 2.800 1.200-5.400-4.100-3.600 5.400-.5Z" {}
            text .wa-m-keyed x="-62" y="28" { (ctx.say("war-map-key-points")) }
            path .wm-frontier d="M-112 46h40" {}
            text .wa-m-keyed x="-62" y="50" { (ctx.say("war-map-key-frontier")) }
            path .wm-border d="M-112 66h40" {}
            text .wa-m-keyed x="-62" y="70" { (ctx.say("war-map-key-border")) }
            @for (step, x) in [-104, -92, -80].iter().enumerate() { g transform={ "translate(" (x) " 94)" } { (mountain(LESSER, step as u32)) } }
            text .wa-m-keyed x="-62" y="90" { (ctx.say("war-map-key-impassable")) }
        }
    }
}

/// The names of the waters, along the swell.
pub(crate) fn seas(ctx: &Context) -> Markup {
    html! {
        defs {
            path #war-swell d="M284 706Q356 826 392 930T474 1230" {}
            path #war-swell-south d="M520 1300Q640 1352 760 1336T1010 1346" {}
        }
        text .wm-waters { textPath href="#war-swell" startOffset="2%" { (ctx.say("war-map-sea")) } }
        text .wm-waters .wm-waters--bay { textPath href="#war-swell-south" startOffset="50%" { (ctx.say("war-map-bay")) } }
    }
}
