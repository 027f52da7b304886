//! Every item, played: where, by whom, and what it does (SATM-10.1, SATM-19.16).

mod late;
mod odd;
mod plain;
mod rings;
mod stored;
mod treasures;
mod used;

use wizards::card::{ItemClass, SiteKind};
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{embolden, first, in_site, number, of, put};
use crate::stage::{BASIC, ONE, Table};

/// The bearer and Haldir in one company, with these cards to play.
pub fn with(bearer: &str, mine: &[&str], theirs: &[&str]) -> Table {
    let mate = if bearer == "haldir" { "elladan" } else { "haldir" };
    let mut hand = vec![bearer];
    hand.extend(mine);
    let mut t = of(BASIC, &[mate], &hand, theirs);
    put(&mut t, bearer, Zone::Company(first()));
    t
}

/// The first site at which items of this class may be played, and the first one at which they may not.
pub fn places(class: ItemClass) -> [SiteId; 2] {
    let allows = |site: &SiteId| {
        let site = site.get();
        let shadow = matches!(site.kind, SiteKind::ShadowHold | SiteKind::DarkHold);
        !shadow
            && site.items.contains(&class)
            && site.only.iter().all(|(only, _)| *only != class)
            && !site.under_deeps
    };
    let plain = |site: &SiteId| {
        let face = site.get();
        !face.under_deeps && !face.is_haven() && !face.items.contains(&class)
    };
    [SiteId::all().find(allows).unwrap(), SiteId::all().find(plain).unwrap()]
}

/// Takes the company into the site, unharmed, to where it may act.
pub fn inside(t: &mut Table, site: &str) {
    embolden(t);
    in_site(t, site);
    t.state.lasting.clear();
    for piece in &mut t.state.pieces {
        piece.status = Status::Untapped;
    }
}

/// Prowess, body, direct influence, corruption points and points.
pub fn numbers(t: &Table, who: &str) -> [i8; 5] {
    [
        number(t, who, Stat::Prowess),
        number(t, who, Stat::Body),
        number(t, who, Stat::DirectInfluence),
        t.state.corruption(t.of(who)),
        t.state.points(ONE).items as i8,
    ]
}

/// The item is played by the bearer at that site: what changes.
pub fn gain(t: &mut Table, item: &str, bearer: &str) -> [i8; 5] {
    let before = numbers(t, bearer);
    t.choose(ONE, &format!("gain {item} {bearer}"));
    assert_eq!(t.state.piece(t.of(item)).zone, Zone::On(t.of(bearer)));
    let after = numbers(t, bearer);
    std::array::from_fn(|at| after[at] - before[at])
}
