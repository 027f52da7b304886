//! Writes the map of Guerra del Anillo as pages that need no server, to be looked at:
//! `cargo run -p war-page --example map -- DIRECTORY`.

use std::path::PathBuf;

use canvas::art::sprite;
use canvas::{Context, Language, Lit};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use war::character::Character;
use war::face::Face;
use war::nation::{Nation, Side};
use war::region::Region;
use war::tile::Tile;
use war_page::{self as drawn, Army, Figure, Journey, Levy, SLOTS, Standing, WarPage};
use web::Web;

fn main() -> std::io::Result<()> {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "preview".to_owned()));
    std::fs::create_dir_all(&directory)?;
    let web = Web::new([canvas::of::<WarPage>()]);
    let style = web.assets().iter().filter(|asset| asset.name.ends_with(".css"));
    let style = style.flat_map(|asset| asset.bytes).copied().collect::<Vec<_>>();
    let style = String::from_utf8_lossy(&style);
    for language in Language::ALL {
        for theme in ["light", "dark"] {
            for kind in ["map", "play", "full"] {
                let html = page(language, theme, kind, &style).into_string();
                let name = format!("war-{kind}-{}-{theme}.html", language.tag());
                println!("{name}: {} bytes", html.len());
                std::fs::write(directory.join(name), html)?;
            }
        }
    }
    Ok(())
}

/// A war as it might stand after some turns: the region, the Nation, the numbers of regular and elite units,
/// the leaders.
const ARMIES: &[(Region, Nation, u8, u8, u8)] = &[
    (Region::MINAS_TIRITH, Nation::Gondor, 3, 2, 1),
    (Region::DOL_AMROTH, Nation::Gondor, 3, 0, 0),
    (Region::PELARGIR, Nation::Gondor, 1, 0, 0),
    (Region::EDORAS, Nation::Rohan, 2, 1, 1),
    (Region::HELMS_DEEP, Nation::Rohan, 3, 1, 0),
    (Region::FORDS_OF_ISEN, Nation::Isengard, 5, 1, 0),
    (Region::ORTHANC, Nation::Isengard, 4, 2, 1),
    (Region::EREBOR, Nation::Dwarves, 1, 2, 1),
    (Region::IRON_HILLS, Nation::Dwarves, 1, 0, 0),
    (Region::LORIEN, Nation::Elves, 1, 2, 1),
    (Region::RIVENDELL, Nation::Elves, 0, 2, 1),
    (Region::GREY_HAVENS, Nation::Elves, 1, 1, 1),
    (Region::WOODLAND_REALM, Nation::Elves, 1, 1, 1),
    (Region::DALE, Nation::North, 1, 0, 1),
    (Region::CARROCK, Nation::North, 1, 0, 0),
    (Region::BREE, Nation::North, 1, 0, 0),
    (Region::THE_SHIRE, Nation::North, 1, 0, 0),
    (Region::BARAD_DUR, Nation::Sauron, 4, 1, 1),
    (Region::MORANNON, Nation::Sauron, 5, 0, 1),
    (Region::MINAS_MORGUL, Nation::Sauron, 10, 0, 2),
    (Region::DOL_GULDUR, Nation::Sauron, 5, 1, 1),
    (Region::MORIA, Nation::Sauron, 2, 0, 0),
    (Region::MOUNT_GUNDABAD, Nation::Sauron, 2, 0, 0),
    (Region::GORGOROTH, Nation::Sauron, 3, 0, 0),
    (Region::NURN, Nation::Sauron, 2, 0, 0),
    (Region::OSGILIATH, Nation::Sauron, 6, 2, 3),
    (Region::NEAR_HARAD, Nation::Southrons, 3, 1, 0),
    (Region::FAR_HARAD, Nation::Southrons, 3, 1, 0),
    (Region::UMBAR, Nation::Southrons, 3, 0, 0),
    (Region::SOUTH_RHUN, Nation::Southrons, 3, 1, 0),
    (Region::NORTH_RHUN, Nation::Southrons, 2, 0, 0),
];

fn pieces(ctx: &Context, full: bool) -> Markup {
    let place = |id: &str, region: Region, index: usize, drawing: Markup| {
        drawn::placed(&format!("{id}-place"), drawn::slot(region, index), &drawing)
    };
    let army = |id: &str, nation, regulars, elites, leaders, besieged| {
        let levies = [Levy { nation, regulars, elites }];
        let army = Army { levies: &levies, leaders, besieged };
        drawn::army(ctx, id, &army, id)
    };
    html! {
        @for (region, nation, regulars, elites, leaders) in ARMIES {
            @let id = format!("army-{region}");
            (place(&id, *region, 0, army(&id, *nation, *regulars, *elites, *leaders, *region == Region::MINAS_TIRITH)))
        }
        (place("ring", Region::TROLLSHAWS, 1, drawn::figure(ctx, "ring", Figure::Fellowship { revealed: false }, 1, "")))
        (place("nazgul", Region::MINAS_TIRITH, 2, drawn::figure(ctx, "nazgul", Figure::Nazgul, 3, "")))
        (place("aragorn", Region::HELMS_DEEP, 1, drawn::figure(ctx, "aragorn", Figure::Companion("Ar"), 1, "")))
        (place("saruman", Region::ORTHANC, 1, drawn::figure(ctx, "saruman", Figure::Minion("Sa"), 1, "")))
        (place("siege", Region::MINAS_TIRITH, 1, army("siege", Nation::Sauron, 5, 4, 2, false)))
        (drawn::captured(ctx, "taken-orthanc", Region::PELARGIR, Side::Shadow).expect("a city"))
        (drawn::captured(ctx, "taken-moria", Region::MORIA, Side::Free).expect("a stronghold"))
        @if full {
            @for region in Region::all() { @for index in 0..SLOTS {
                (place(&format!("{region}-{index}"), region, index, army("x", region.nation().unwrap_or(Nation::Sauron), 5, 4, 2, false)))
            } }
        }
    }
}

fn tracks(ctx: &Context) -> Markup {
    let standing = |(nation, steps, active)| Standing { nation, steps, active };
    let standings = [
        (Nation::Dwarves, 3, false),
        (Nation::Elves, 3, true),
        (Nation::Gondor, 0, true),
        (Nation::North, 3, false),
        (Nation::Rohan, 1, true),
        (Nation::Isengard, 0, true),
        (Nation::Sauron, 0, true),
        (Nation::Southrons, 1, true),
    ]
    .map(standing);
    let die = |side: Side, face: Option<Face>, index: usize| {
        drawn::action_die(ctx, &format!("die-{side}-{index}"), side, face)
    };
    html! {
        (drawn::poster())
        (drawn::politics(ctx, &standings))
        (drawn::fellowship(ctx, &Journey { progress: 3, corruption: 4, revealed: false }))
        (drawn::mordor(ctx, Some(2)))
        (drawn::hunt_box(ctx, &[die(Side::Shadow, Some(Face::Eye), 90), die(Side::Shadow, Some(Face::Eye), 91)], &[die(Side::Free, Some(Face::Character), 92)], [1, 2], &[]))
        (drawn::company(ctx, &[Character::GandalfTheGrey, Character::Legolas, Character::Meriadoc], Some(Character::GandalfTheGrey)))
        (drawn::elven_rings(ctx, 2, 1))
        (drawn::victory(ctx, &war::nation::BySide::from_array([1, 6])))
        section .wa-track {
            div .wa-hunt__dice {
                @for (index, face) in Face::ALL.into_iter().enumerate() { @if face != Face::Eye { (die(Side::Free, Some(face), index)) } }
                (die(Side::Free, None, 8))
            }
            br;
            div .wa-hunt__dice { @for (index, face) in Face::ALL.into_iter().enumerate() { @if face != Face::Will { (die(Side::Shadow, Some(face), index)) } } }
            br;
            div .wa-hunt__dice {
                @for tile in Tile::all() { (drawn::hunt_tile(ctx, &format!("tile-{tile}"), tile)) }
                (drawn::hunt_tile_back(ctx, "tile-back"))
            }
            br;
            div .wa-hunt__dice {
                @for nation in Nation::ALL { (drawn::figure_sign(Figure::Regular(nation))) (drawn::figure_sign(Figure::Elite(nation))) }
                (drawn::figure_sign(Figure::Leader(Nation::Rohan))) (drawn::figure_sign(Figure::Nazgul))
                (drawn::figure_sign(Figure::Companion("Le"))) (drawn::figure_sign(Figure::Minion("RB")))
                (drawn::figure_sign(Figure::Fellowship { revealed: true }))
            }
        }
    }
}

fn page(language: Language, theme: &str, kind: &str, style: &str) -> Markup {
    let lit = |place: &str| {
        let id = place.strip_prefix("region-")?;
        (kind == "play" && ["trollshaws", "fords-of-bruinen", "rivendell"].contains(&id)).then(|| Lit {
            notation: place.to_owned(),
            label: place.to_owned(),
            effect: "…".to_owned(),
            ply: 1,
            ahead: None,
        })
    };
    let ctx = Context::lit_by(language, &lit, &|_| None);
    let pieces = if kind == "map" {
        html! {}
    } else {
        pieces(&ctx, kind == "full")
    };
    let map = PreEscaped(ctx.whole(&drawn::map(&ctx, &drawn::Pieces::over(&pieces))));
    html! {
        (DOCTYPE)
        html lang=(language.tag()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Bree" }
                style { (PreEscaped(style)) }
            }
            body {
                (sprite())
                (drawn::signs())
                @if kind == "play" {
                    div .inn { main .table {
                        section .prompt .prompt--yours { span .prompt__who { "Elanor" } p .prompt__ask { "…" } }
                        div .board #board { (map) }
                        div .side { (tracks(&ctx)) }
                    } }
                } @else { div .board #board { (map) } }
            }
        }
    }
}
