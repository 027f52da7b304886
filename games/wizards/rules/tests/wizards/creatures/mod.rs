//! Every creature, played: where it may be keyed and where not, among all sites, regions and symbols; its strikes, its
//! prowess and its body; and what it is worth when it is defeated (SATM-14.21 to SATM-14.25, SATM-15.26).

mod as_events;
mod beasts;
mod effects;
mod further;
mod men;
mod more;
mod nazgul;
mod orcs;
mod uniques;

use wizards::card::{RegionKind, SiteKind};
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Path, Zone};

use crate::bench::{attack, attacked, embolden, first, of, on_the_way, put, suffer};
use crate::stage::{BASIC, ONE, TWO, Table};

/// A creature, as it is met in play.
pub struct Creature {
    pub race: &'static str,
    /// 0: one for each character.
    pub strikes: i8,
    pub prowess: i8,
    pub body: i8,
    pub points: i16,
    pub chooses: bool,
    /// Letters of its symbols, small for regions (two of one: both are needed) and great for sites: `"ww b RS"`.
    pub keys: &'static str,
    /// Regions by name; in them also at sites of these letters (`"*"`: of any).
    pub regions: &'static [&'static str],
    pub there: &'static str,
    /// The regions where, by these letters, it may be played at sites.
    pub inside: &'static [&'static str],
    pub inside_at: &'static str,
    /// Sites by name.
    pub sites: &'static [&'static str],
    /// Are the regions for the Doors of Night only?
    pub doors: bool,
    /// Regions by name, for the Doors of Night only.
    pub doors_regions: &'static [&'static str],
    /// Further sites; with the Doors of Night in play, or without.
    pub also_at: fn(SiteId, bool) -> bool,
    /// Further region symbols, with their number.
    pub also_by: fn(char, usize, bool) -> bool,
    /// Does it tap instead of wounding, so that nobody is praised for it?
    pub detains: bool,
    /// Is its body so great that no roll exceeds it?
    pub never_beaten: bool,
}

pub const PLAIN: Creature = Creature {
    race: "",
    strikes: 0,
    prowess: 0,
    body: 0,
    points: 0,
    chooses: false,
    keys: "",
    regions: &[],
    there: "",
    inside: &[],
    inside_at: "*",
    sites: &[],
    doors: false,
    doors_regions: &[],
    also_at: |_, _| false,
    also_by: |_, _, _| false,
    detains: false,
    never_beaten: false,
};

/// A test for each of them, by its name.
macro_rules! creatures {
    ($($(#[$attribute:meta])* fn $name:ident() { $($field:ident $value:expr),+ })*) => {$(
        $(#[$attribute])*
        fn $name() {
            let creature = $crate::creatures::Creature { $($field: $value,)+ ..$crate::creatures::PLAIN };
            $crate::creatures::show(stringify!($name), &creature);
        }
    )*};
}
pub(crate) use creatures;

/// The letter of a site's symbol; nothing keys to havens.
const fn letter(place: SiteKind) -> char {
    match place {
        SiteKind::Haven => 'H',
        SiteKind::FreeHold => 'F',
        SiteKind::BorderHold => 'B',
        SiteKind::RuinsAndLairs => 'R',
        SiteKind::ShadowHold => 'S',
        SiteKind::DarkHold => 'D',
    }
}

/// Four characters on their way, and the creature in the other player's hand.
pub fn abroad(creature: &str, doors: bool) -> Table {
    // The rangers of the North attack none of their own.
    let leader = if creature == "arthadan_rangers" { "eomer" } else { "aragorn_ii" };
    let company = [leader, "boromir_ii", "elladan", "annalena"];
    let mut t = of(BASIC, &company, &[], &[creature, "doors_of_night"]);
    on_the_way(&mut t, "bree");
    if doors {
        put(&mut t, "doors_of_night", Zone::Table);
    }
    t
}

/// Moves the company as if it passed through nothing but these.
pub fn go(t: &mut Table, site: SiteId, lands: &[RegionKind], regions: &[RegionId]) {
    let company = t.state.company_mut(first());
    company.to = Some(site);
    company.path = Path::default();
    lands.iter().for_each(|land| company.path.lands.push(*land));
    regions.iter().for_each(|region| company.path.regions.push(*region));
}

fn haven() -> SiteId {
    SiteId::named("edhellond").unwrap()
}

pub fn show(id: &str, creature: &Creature) {
    for doors in [false, true] {
        keyed(id, creature, doors);
    }
    let mut t = abroad(id, true);
    into_reach(&mut t, creature);
    attack(&mut t, id);
    let combat = t.state.combat.clone().expect("an attack");
    assert_eq!(combat.race.word(), creature.race);
    assert_eq!(combat.attacker_chooses, creature.chooses);
    assert_eq!(combat.detains, creature.detains);
    let strikes = if creature.strikes == 0 { 4 } else { creature.strikes };
    assert_eq!(attacked(&t), (strikes, creature.prowess, creature.body));
    embolden(&mut t);
    // What comes after the strikes of the Crebain is a card picked from one.
    let lucky = if id == "crebain" { 4 } else { 60 };
    t.rolls(&[&[12; 60][..lucky], &[2; 60]].concat());
    suffer(&mut t);
    for _ in 0..3 {
        if t.state.combat.is_some() {
            suffer(&mut t);
        }
    }
    assert!(t.state.combat.is_none());
    let points = if creature.never_beaten || creature.detains { 0 } else { creature.points };
    assert_eq!(t.state.points(ONE).creatures, points);
}

/// The races that a site says may always be keyed to it.
fn lets(site: SiteId) -> &'static [&'static str] {
    match &*site.to_string() {
        "geann_a_lisch" => &["man"],
        "the_gem_deeps" | "the_pukel_deeps" => &["undead", "pukel_creature"],
        "the_under_vaults" => &["undead"],
        _ => &[],
    }
}

/// SATM-14.21: all sites, all regions, all symbols.
fn keyed(id: &str, creature: &Creature, doors: bool) {
    let mut t = abroad(id, doors);
    let what = format!("play {id} 0");
    let named = |regions: &[&str], region: RegionId| regions.iter().any(|name| *name == region.to_string());
    let at = |letters: &str, site: SiteId| letters == "*" || letters.contains(letter(site.get().kind));
    let open = doors || !creature.doors;
    for site in SiteId::all() {
        go(&mut t, site, &[], &[]);
        let region = site.get().region;
        let near =
            |regions, letters| region.is_some_and(|region| named(regions, region)) && at(letters, site);
        let expected = site.get().always_keyed
            || creature.keys.contains(letter(site.get().kind))
            || creature.sites.contains(&&*site.to_string())
            || open && near(creature.regions, creature.there)
            || near(creature.inside, creature.inside_at)
            || lets(site).contains(&creature.race)
            || (creature.also_at)(site, doors)
            || id == "the_great_goblin" && site.to_string() == "lorien";
        assert_eq!(t.may(TWO, &what), expected, "at {site}");
        if !expected {
            assert_eq!(t.refusal(TWO, &what), "SATM-14.21");
        }
    }
    // A haven may lie in one of the regions.
    go(&mut t, haven(), &[], &[]);
    let there = t.may(TWO, &what);
    for region in RegionId::all() {
        go(&mut t, haven(), &[], &[region]);
        let expected = there
            || open && named(creature.regions, region)
            || doors && named(creature.doors_regions, region);
        assert_eq!(t.may(TWO, &what), expected, "through {region}");
    }
    for symbol in "wbfsdc".chars() {
        let land = RegionKind::of_letter(symbol).unwrap();
        let needed = creature.keys.matches(symbol).count();
        for count in [1, 2, 3] {
            go(&mut t, haven(), &[land; 3][..count], &[]);
            let expected = there || needed > 0 && count >= needed || (creature.also_by)(symbol, count, doors);
            assert_eq!(t.may(TWO, &what), expected, "{count} × {symbol}");
        }
    }
}

/// The company goes where the creature is.
pub fn into_reach(t: &mut Table, creature: &Creature) {
    let land = creature.keys.chars().find_map(RegionKind::of_letter);
    if let Some(land) = land {
        return go(t, haven(), &[land; 3], &[]);
    }
    let site = SiteId::all().find(|site| {
        creature.sites.contains(&&*site.to_string())
            || creature.keys.contains(letter(site.get().kind))
            || (creature.also_at)(*site, true)
    });
    if let Some(site) = site {
        return go(t, site, &[], &[]);
    }
    if let Some(region) = creature.inside.first() {
        let region = RegionId::named(region);
        let site = SiteId::all().find(|site| site.get().region == region);
        return go(t, site.unwrap(), &[], &[]);
    }
    let region = RegionId::named(creature.regions[0]).unwrap();
    go(t, haven(), &[], &[region]);
}
