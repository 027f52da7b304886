//! The part of the map that never changes: sea, regions, mountains, woods, paths with their icons, places and names.

use std::sync::{Mutex, PoisonError};

use atlas::distance::segment;
use atlas::growth::{self, Standing};
use atlas::layout::Area;
use atlas::mark::Label;
use atlas::stamp::{HILL, LESSER, MOUNTAIN, Plant};
use atlas::{land, sheet, water};
use canvas::art::pen::{Point, at, num};
use canvas::{Context, Language};
use maud::{Markup, PreEscaped, html};
use quest::Pack;
use quest::ids::{Place, Region};
use quest::pack::Path;

use super::chart::{CHART, MAP, PAPER, RADIUS, SCALE, Way};
use super::sign::{icon_sign, mark};

const COAST: &str = "quest-coast";

/// The ground by a pack, in both languages.
type Ground = (Pack, [String; 2]);

/// The grounds drawn so far, for the few packs in play: the house's or a host's and those of older tables.
static GROUNDS: Mutex<Vec<Ground>> = Mutex::new(Vec::new());

/// The ground as a pack has it, in the reader's language.
pub(crate) fn drawn(pack: &Pack, language: Language) -> Markup {
    let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = grounds.iter().position(|(known, _)| known == pack);
    let at = known.unwrap_or_else(|| {
        if grounds.len() == 4 {
            grounds.remove(0);
        }
        let both = Language::ALL.map(|language| atlas::sheet::closed(&ground(pack, language)));
        grounds.push((pack.clone(), both));
        grounds.len() - 1
    });
    PreEscaped(grounds[at].1[usize::from(language == Language::ALL[1])].clone())
}

/// A name as the layout has it, in its lines; in one line where a host's pack calls the thing otherwise.
fn named(label: &Label, language: Language, name: &str) -> Label {
    if label.lines(language).join(" ") == name.replace('’', "'") {
        return label.clone();
    }
    let line = vec![name.to_owned()];
    Label { lines_es: line.clone(), lines_en: line, ..label.clone() }
}

fn ground(pack: &Pack, language: Language) -> Markup {
    let ctx = Context::plain(language);
    let free = Free::new();
    html! {
        (MAP.clip("quest-sheet"))
        g clip-path="url(#quest-sheet)" {
            (water::tides(MAP, &CHART.geometry, COAST))
            (sheet::bearings(COMPASS))
            (water::waves(&CHART.geometry, 480, &|spot| spot.far(COMPASS) < 150.0 || KEY.far(spot) < 40.0 || TITLE.far(spot) < 40.0))
            path .wm-land d=(CHART.geometry.outline(&|_| true)) {}
            @for region in Region::all() {
                (land::realm(&CHART.geometry, &format!("quest-land-{region}"), &format!("qu-in-{region}"), &|area| area == region.index()))
            }
            (water::coast(COAST))
            (land::borders(&CHART.geometry))
            (growth::foothills("quest-ranges", &spines()))
            (growth::plants(plants(&free)))
            (growth::mountains(heights(&free)))
            (names_of_regions(language))
            (lanes())
            (ways(pack))
            @for place in Place::all() { (place_sign(pack, place)) }
            @for place in Place::all() { (named(&CHART.mark(place).label, language, &ctx.say(place.term())).draw(language, SCALE, 18.4, if pack.map.havens.or(pack.map.strongholds).has(place) { "qu-m-name qu-m-name--great" } else { "qu-m-name" })) }
        }
        g { (sheet::compass(COMPASS, &ctx.say("quest-board-north"))) (key(&ctx)) (sheet::cartouche(TITLE.centre, &ctx.say("quest-board-map"), &ctx.say("quest-board-map-under"))) }
        g transform={ "translate(" (num(-PAPER.edge)) " " (num(-PAPER.edge)) ")" } { (PAPER.border()) }
    }
}

const COMPASS: Point = at(170.0, 960.0);
const TITLE: Area = Area::new(at(215.0, 1500.0), at(190.0, 62.0));
const KEY: Area = Area::new(at(180.0, 1235.0), at(140.0, 130.0));

/// The areas that must stay free of growth.
struct Free {
    boxes: Vec<Area>,
    dots: Vec<(Point, f32)>,
}

impl Free {
    /// The same growth in both languages: a label's box holds the name in either.
    fn new() -> Self {
        let places = Place::all().map(|place| CHART.mark(place));
        let labels = places.clone().map(|mark| mark.label.area(SCALE));
        let badges = CHART.ways.iter().filter_map(|way| way.badge);
        let regions = CHART.regions.iter().map(|name| name.area(SCALE));
        let signs = places.clone().map(|mark| (mark.point(SCALE), RADIUS + 6.0));
        let rooms = places.map(|mark| mark.room(SCALE));
        Self { boxes: labels.chain(badges).chain(regions).collect(), dots: signs.chain(rooms).collect() }
    }

    /// Is nothing within this box, whose foot is given?
    fn is(&self, foot: Point, half: Point) -> bool {
        let here = Area::new(foot.by(0.0, -half.y / 2.0), at(half.x, half.y / 2.0));
        let ways = CHART.ways.iter().flat_map(|way| way.points.windows(2));
        let near =
            |pair: &[Point]| segment(here.centre, pair[0], pair[1]) > here.half.x.max(here.half.y) + 5.0;
        self.boxes.iter().all(|other| other.gap(&here) > 3.0)
            && self.dots.iter().all(|(middle, radius)| here.far(*middle) > *radius)
            && ways.into_iter().all(near)
    }
}

fn spines() -> String {
    let mut trail = atlas::trail::Trail::default();
    for spine in &CHART.ranges {
        let points = spine.iter().map(|(point, _)| *point).collect::<Vec<_>>();
        trail.go(points[0]).smooth(&points);
    }
    trail.done()
}

/// Peaks along the spines, several deep; and hills where the country is hilly.
fn heights(free: &Free) -> Vec<Standing> {
    let mut all = Vec::new();
    for (seed, spine) in CHART.ranges.iter().enumerate() {
        for (step, part) in [-0.8_f32, 0.0, 0.8].into_iter().enumerate() {
            let points = spine.iter().map(|(point, wide)| point.by(wide * part, wide * part * 0.4));
            let points = points.collect::<Vec<_>>();
            let great = if part == 0.0 { MOUNTAIN } else { LESSER };
            all.extend(growth::range(MAP, &points, great, (seed * 3 + step) as u32));
        }
    }
    all.retain(|peak| free.is(peak.foot, at(12.0, 26.0)));
    for (region, gap) in [("eriador", 74.0), ("grey_mountains", 56.0), ("rhudaur", 70.0), ("enedwaith", 96.0)]
    {
        all.extend(over(region).into_iter().flat_map(|area| {
            growth::strewn(&CHART.geometry, area, HILL, gap, &|_, foot, half| free.is(foot, half))
        }));
    }
    all
}

/// The plants of regions, and their spacing.
const PLANTS: [(&str, Plant, f32); 9] = [
    ("mirkwood", Plant::Fir, 24.0),
    ("rohan", Plant::Grass, 44.0),
    ("enedwaith", Plant::Grass, 60.0),
    ("gondor", Plant::Grass, 56.0),
    ("brown_lands", Plant::Stone, 40.0),
    ("mordor", Plant::Stone, 30.0),
    ("misty_mountains", Plant::Leaf, 70.0),
    ("rhudaur", Plant::Grass, 70.0),
    ("eriador", Plant::Leaf, 120.0),
];

fn plants(free: &Free) -> Vec<growth::Row> {
    let may = |_: usize, foot: Point, half: Point| free.is(foot, half);
    let mut rows = Vec::new();
    for (region, plant, gap) in PLANTS {
        rows.extend(
            over(region)
                .into_iter()
                .flat_map(|area| growth::planted(&CHART.geometry, area, plant, gap, &may)),
        );
    }
    for wood in 0..CHART.woods.areas() {
        rows.extend(growth::planted(&CHART.woods, wood, Plant::Leaf, 17.0, &may));
    }
    rows
}

fn over(region: &str) -> Option<usize> {
    region.parse::<Region>().ok().map(Region::index)
}

fn names_of_regions(language: Language) -> Markup {
    html! {
        @for region in Region::all() {
            g class={ "qu-in-" (region) } { (named(&CHART.regions[region.index()], language, &language.text(region.term())).draw(language, SCALE, 30.0, "qu-m-region")) }
        }
    }
}

/// Lanes at sea.
fn lanes() -> Markup {
    html! { @for lane in &CHART.lanes { path .qu-m-lane d=(lane.line()) {} } }
}

/// A path as the pack has it.
fn printed<'a>(pack: &'a Pack, way: &Way) -> Option<&'a Path> {
    let [from, to] = way.ends;
    pack.map.paths[from.index()].iter().find(|path| path.to == to && !path.sea)
}

/// All paths: first the lines, then what they ask, so that no line lies on a number.
fn ways(pack: &Pack) -> Markup {
    let all = CHART.ways.iter().filter_map(|way| Some((way, printed(pack, way)?)));
    let all = all.collect::<Vec<_>>();
    let line = |water: bool| {
        let lines = all.iter().filter(|(_, path)| path.water == water);
        lines.map(|(way, _)| way.line()).collect::<String>()
    };
    let (land, water) = (line(false), line(true));
    html! {
        path .qu-m-way d=(land) {}
        path .qu-m-stream .qu-m-stream--bank d=(water) {}
        path .qu-m-stream d=(water) {}
        @for (way, path) in &all { @if let Some(area) = way.badge { (badge(area.centre, path)) } }
    }
}

/// The price of a path: one card of this icon, or a number of cards.
pub(crate) fn badge(centre: Point, path: &Path) -> Markup {
    let icon = path.icon.map_or("any", |icon| icon.id());
    html! {
        g class={ "qu-m-badge qu-m-badge--" (icon) } transform={ "translate(" (num(centre.x)) " " (num(centre.y)) ")" } {
            rect .qu-m-badge__plate x="-22" y="-12.5" width="44" height="25" rx="5" {}
            (icon_sign(icon, -10.0, 0.0, 20.0))
            text x="11" y="6.5" { (path.number) }
        }
    }
}

/// A place: a disc in its region's colour; a haven's star, a stronghold's tower with its number, the frame of peril.
fn place_sign(pack: &Pack, place: Place) -> Markup {
    let map = &pack.map;
    let point = CHART.at(place);
    let region = map.region[place.index()];
    let limit = map.limits[place.index()];
    html! {
        g class={ "qu-m-place qu-in-" (region) } transform={ "translate(" (num(point.x)) " " (num(point.y)) ")" } {
            @if map.perilous.has(place) { circle .qu-m-place__peril r="33" {} }
            @if map.strongholds.has(place) {
                path .qu-m-place__hold d="M-26-12-12-26H12L26-12V12L12 26H-12L-26 12Z" {}
                (mark("q-hold", 0.0, -5.0, 26.0))
                text .qu-m-place__limit y="20" { (limit) }
            } @else {
                circle .qu-m-place__disc r=(num(RADIUS)) {}
                circle .qu-m-place__rim r=(num(RADIUS - 5.0)) {}
                @if map.havens.has(place) { (mark("q-haven", 0.0, 0.0, 34.0)) }
            }
        }
    }
}

/// The key to the signs, where the sea is wide.
fn key(ctx: &Context) -> Markup {
    let icons = ["plains", "hills", "woods", "mountains", "swamp", "any"];
    let others = [("quest-board-haven", "q-haven"), ("quest-board-hold", "q-hold")];
    html! {
        g transform={ "translate(" (num(KEY.centre.x)) " " (num(KEY.centre.y)) ")" } {
            rect .qu-m-key x="-142" y="-130" width="284" height="260" rx="4" {}
            rect .wm-fine x="-136" y="-124" width="272" height="248" rx="3" {}
            @for (row, icon) in icons.iter().enumerate() {
                @let y = -98.0 + row as f32 * 25.0;
                (icon_sign(icon, -114.0, y, 22.0))
                text .qu-m-keyed x="-94" y=(num(y + 6.0)) { (ctx.say(&format!("quest-icon-{icon}"))) }
            }
            @for (row, (id, sign)) in others.iter().enumerate() {
                @let y = -98.0 + row as f32 * 30.0;
                (mark(sign, 22.0, y, 26.0))
                text .qu-m-keyed x="40" y=(num(y + 6.0)) { (ctx.say(id)) }
            }
            circle .qu-m-place__peril cx="22" cy="-36" r="11" {}
            text .qu-m-keyed x="40" y="-30" { (ctx.say("quest-board-perilous")) }
            path .qu-m-stream .qu-m-stream--bank d="M-124 66H-84" {}
            path .qu-m-stream d="M-124 66H-84" {}
            text .qu-m-keyed x="-74" y="72" { (ctx.say("quest-board-water")) }
            path .qu-m-lane d="M-124 98H-84" {}
            text .qu-m-keyed x="-74" y="104" { (ctx.say("quest-board-lane")) }
        }
    }
}
