//! Writes the map of Guerra del Anillo as pages that need no server, to be looked at:
//! `cargo run -p war-page --example map -- DIRECTORY`.

use std::path::PathBuf;

use canvas::art::sprite;
use canvas::{Context, Language, Lit};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use war_page::{
    self as war, Army, Companion, Damage, Face, Figure, Journey, Levy, Nation, PLACES, SLOTS, Side, Standing,
    Tile, WarPage,
};
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

/// How a war might stand after some turns: where, who, how many regular and elite units, who leads.
const ARMIES: &[(&str, Nation, u8, u8, u8)] = &[
    ("minas-tirith", Nation::Gondor, 3, 2, 1),
    ("dol-amroth", Nation::Gondor, 3, 0, 0),
    ("pelargir", Nation::Gondor, 1, 0, 0),
    ("edoras", Nation::Rohan, 2, 1, 1),
    ("helms-deep", Nation::Rohan, 3, 1, 0),
    ("fords-of-isen", Nation::Isengard, 5, 1, 0),
    ("orthanc", Nation::Isengard, 4, 2, 1),
    ("erebor", Nation::Dwarves, 1, 2, 1),
    ("iron-hills", Nation::Dwarves, 1, 0, 0),
    ("lorien", Nation::Elves, 1, 2, 1),
    ("rivendell", Nation::Elves, 0, 2, 1),
    ("grey-havens", Nation::Elves, 1, 1, 1),
    ("woodland-realm", Nation::Elves, 1, 1, 1),
    ("dale", Nation::North, 1, 0, 1),
    ("carrock", Nation::North, 1, 0, 0),
    ("bree", Nation::North, 1, 0, 0),
    ("the-shire", Nation::North, 1, 0, 0),
    ("barad-dur", Nation::Sauron, 4, 1, 1),
    ("morannon", Nation::Sauron, 5, 0, 1),
    ("minas-morgul", Nation::Sauron, 10, 0, 2),
    ("dol-guldur", Nation::Sauron, 5, 1, 1),
    ("moria", Nation::Sauron, 2, 0, 0),
    ("mount-gundabad", Nation::Sauron, 2, 0, 0),
    ("gorgoroth", Nation::Sauron, 3, 0, 0),
    ("nurn", Nation::Sauron, 2, 0, 0),
    ("osgiliath", Nation::Sauron, 6, 2, 3),
    ("near-harad", Nation::Southrons, 3, 1, 0),
    ("far-harad", Nation::Southrons, 3, 1, 0),
    ("umbar", Nation::Southrons, 3, 0, 0),
    ("south-rhun", Nation::Southrons, 3, 1, 0),
    ("north-rhun", Nation::Southrons, 2, 0, 0),
];

fn pieces(ctx: &Context, full: bool) -> Markup {
    let place = |id: &str, region: &str, index: usize, drawing: Markup| {
        let spot = war::slot(region, index).expect("a region");
        war::placed(&format!("{id}-place"), spot, &drawing)
    };
    let army = |id: &str, nation, regulars, elites, leaders, besieged| {
        let levies = [Levy {
            nation,
            regulars,
            elites,
        }];
        let army = Army {
            levies: &levies,
            leaders,
            besieged,
        };
        war::army(ctx, id, &army, id)
    };
    html! {
        @for (region, nation, regulars, elites, leaders) in ARMIES {
            @let id = format!("army-{region}");
            (place(&id, region, 0, army(&id, *nation, *regulars, *elites, *leaders, *region == "minas-tirith")))
        }
        (place("ring", "trollshaws", 1, war::figure(ctx, "ring", Figure::Fellowship { revealed: false }, 1, "")))
        (place("nazgul", "minas-tirith", 2, war::figure(ctx, "nazgul", Figure::Nazgul, 3, "")))
        (place("aragorn", "helms-deep", 1, war::figure(ctx, "aragorn", Figure::Companion("Ar"), 1, "")))
        (place("saruman", "orthanc", 1, war::figure(ctx, "saruman", Figure::Minion("Sa"), 1, "")))
        (place("siege", "minas-tirith", 1, army("siege", Nation::Sauron, 5, 4, 2, false)))
        (war::captured(ctx, "taken-orthanc", "pelargir", Side::Shadow).expect("a city"))
        (war::captured(ctx, "taken-moria", "moria", Side::Free).expect("a stronghold"))
        @if full {
            @for region in PLACES { @for index in 0..SLOTS {
                (place(&format!("{}-{index}", region.id), region.id, index, army("x", region.nation.unwrap_or(Nation::Sauron), 5, 4, 2, false)))
            } }
        }
    }
}

fn tracks(ctx: &Context) -> Markup {
    let standing = |(nation, steps, active)| Standing {
        nation,
        steps,
        active,
    };
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
        war::action_die(ctx, &format!("die-{}-{index}", side.id()), side, face)
    };
    let tile = |damage, reveal, stop, side| Tile {
        damage,
        reveal,
        stop,
        side,
    };
    html! {
        (war::poster())
        (war::politics(ctx, &standings))
        (war::fellowship(ctx, &Journey { progress: 3, corruption: 4, revealed: false }))
        (war::mordor(ctx, Some(2)))
        (war::hunt_box(ctx, &[die(Side::Shadow, Some(Face::Eye), 90), die(Side::Shadow, Some(Face::Eye), 91)], &[die(Side::Free, Some(Face::Character), 92)], [1, 2]))
        (war::company(ctx, &[
            Companion { id: "gandalf", letters: "Ga", name: "Gandalf", guide: true },
            Companion { id: "legolas", letters: "Le", name: "Legolas", guide: false },
            Companion { id: "meriadoc", letters: "Me", name: "Meriadoc", guide: false },
        ]))
        (war::elven_rings(ctx, 2, 1))
        (war::victory(ctx, 1, 6))
        section .wtrack {
            div .wdice {
                @for (index, face) in Face::ALL.into_iter().enumerate() { @if face != Face::Eye { (die(Side::Free, Some(face), index)) } }
                (die(Side::Free, None, 8))
            }
            br;
            div .wdice { @for (index, face) in Face::ALL.into_iter().enumerate() { @if face != Face::Will { (die(Side::Shadow, Some(face), index)) } } }
            br;
            div .wdice {
                (war::hunt_tile(ctx, "tile-1", &tile(Damage::Points(2), true, false, None)))
                (war::hunt_tile(ctx, "tile-2", &tile(Damage::Eye, true, false, None)))
                (war::hunt_tile(ctx, "tile-3", &tile(Damage::Points(-2), false, false, Some(Side::Free))))
                (war::hunt_tile(ctx, "tile-4", &tile(Damage::Die, false, true, Some(Side::Shadow))))
                (war::hunt_tile_back(ctx, "tile-5"))
            }
            br;
            div .wdice {
                @for nation in Nation::ALL { (war::figure_sign(Figure::Regular(nation))) (war::figure_sign(Figure::Elite(nation))) }
                (war::figure_sign(Figure::Leader(Nation::Rohan))) (war::figure_sign(Figure::Nazgul))
                (war::figure_sign(Figure::Companion("Le"))) (war::figure_sign(Figure::Minion("RB")))
                (war::figure_sign(Figure::Fellowship { revealed: true }))
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
    let map = PreEscaped(ctx.whole(&war::map(&ctx, &war::Pieces::over(&pieces))));
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
                (war::signs())
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
