//! Tests of every character, played: joins at home and not elsewhere, controlled by the influence it needs; fights;
//! brings a faction in; resists corruption; is mourned.

mod dunedain;
mod dwarves;
mod elves;
mod gifted;
mod hobbits;
mod men;
mod wizards;

use ::wizards::card::{Race, Skill};
use ::wizards::cards::Stat;
use ::wizards::mechanics::Against;
use ::wizards::state::{Strike, Zone};

use crate::bench::{aim, first, goblins, in_site, number, of, on_the_way, put, stand, until, withstands};
use crate::stage::{BASIC, ONE, TWO, Table};

/// A character, as it is met in play.
pub struct Hero {
    /// The sites where it may join besides havens; with `home_only` only there, unless from the start.
    pub home: &'static str,
    pub home_only: bool,
    pub mind: i16,
    pub influence: i8,
    pub prowess: i8,
    pub body: i8,
    pub points: i16,
    pub skills: &'static [Skill],
    /// Its bonus against Orcs; against Nazgûl, whose body it halves.
    pub orcs: i8,
    pub nazgul: i8,
    /// The modifier of its corruption checks.
    pub check: i8,
    /// A faction, and the least roll that brings it in: the number, influence, race and all.
    pub brings: (&'static str, i8),
    /// Direct influence that is free against these.
    pub over: &'static [(&'static str, i16)],
    /// Points when it is eliminated.
    pub lost: i16,
}

/// Nothing in particular.
pub const PLAIN: Hero = Hero {
    home: "",
    home_only: false,
    mind: 0,
    influence: 0,
    prowess: 0,
    body: 0,
    points: 0,
    skills: &[],
    orcs: 0,
    nazgul: 0,
    check: 0,
    brings: ("", 0),
    over: &[],
    lost: 0,
};

/// A test for each of them, by its name.
macro_rules! heroes {
    ($($(#[$attribute:meta])* fn $name:ident() { $($field:ident $value:expr),+ })*) => {$(
        $(#[$attribute])*
        fn $name() {
            use ::wizards::card::Skill::*;
            let hero = $crate::characters::Hero { $($field: $value,)+ ..$crate::characters::PLAIN };
            $crate::characters::show(stringify!($name), &hero);
        }
    )*};
}
pub(crate) use heroes;

/// Somebody else, who starts.
fn mate(id: &str) -> &'static str {
    if id == "haldir" { "annalena" } else { "haldir" }
}

/// The character and its mate in one company, with these cards to play.
fn together(id: &str, mine: &[&str], theirs: &[&str]) -> Table {
    let mut hand = vec![id];
    hand.extend(mine);
    let mut t = of(BASIC, &[mate(id)], &hand, theirs);
    put(&mut t, id, Zone::Company(first()));
    t
}

pub fn show(id: &str, hero: &Hero) {
    joins(id, hero);
    fights(id, hero);
    let (faction, least) = hero.brings;
    if !faction.is_empty() {
        assert!(brings(id, faction, least), "{faction} at {least}");
        assert!(least <= 2 || !brings(id, faction, least - 1), "{faction} at {}", least - 1);
    }
    // Against the six points of the One Ring, and the one that everybody in its company bears.
    let least = 8 - hero.check;
    assert!(resists(id, least), "a check at {least}");
    assert!(!resists(id, least - 1), "a check at {}", least - 1);
    for (other, free) in hero.over {
        let mut t = together(id, &[other], &[]);
        let other = put(&mut t, other, Zone::Company(first()));
        assert_eq!(t.state.direct_free(t.of(id), Against::Piece(other)), *free);
    }
    let mut t = together(id, &[], &[]);
    let (who, before) = (t.of(id), t.state.points(ONE).characters);
    t.state.in_play.retain(|one| *one != who);
    t.state.pieces[who.index()].zone = Zone::Out;
    assert_eq!(t.state.points(ONE).characters - before, hero.lost - hero.points);
}

/// SATM-6.3, SATM-6.4: from the hand, at its home site; its mind is controlled, and it is worth its points.
fn joins(id: &str, hero: &Hero) {
    let mut t = of(BASIC, &[mate(id)], &[id], &[]);
    let (free, points) = (t.state.general_free(ONE), t.state.points(ONE).characters);
    let mut elsewhere = Table::at(t.state.clone());
    stand(&mut elsewhere, "moria");
    elsewhere.choose(ONE, &format!("card {id}"));
    assert_eq!(elsewhere.refusal(ONE, "company c1"), "SATM-6.3");
    assert_eq!(elsewhere.may(ONE, "site edhellond"), !hero.home_only);
    stand(&mut t, hero.home);
    t.choose(ONE, &format!("card {id}"));
    t.choose(ONE, "company c1");
    t.if_asked("wizards-ask-control", ONE, &format!("general {id}"));
    assert_eq!(free - t.state.general_free(ONE), hero.mind, "mind");
    assert_eq!(t.state.points(ONE).characters - points, hero.points, "points");
    assert_eq!(number(&t, id, Stat::Body), hero.body, "body");
    assert_eq!(number(&t, id, Stat::DirectInfluence), hero.influence, "influence");
    for skill in &Skill::ALL {
        let has = t.state.has_skill(t.of(id), *skill, None);
        assert_eq!(has, hero.skills.contains(skill), "{skill:?}");
    }
}

/// SATM-15.31: against Orcs, Wolves and Nazgûl.
fn fights(id: &str, hero: &Hero) {
    let mut t = together(id, &[], &[]);
    goblins(&mut t);
    let who = t.of(id);
    assert_eq!(t.state.fighting_prowess(who), hero.prowess + hero.orcs, "against Orcs");
    for (race, more, body) in
        [(Race::Wolf, 0, 9), (Race::Nazgul, hero.nazgul, if hero.nazgul > 0 { 5 } else { 9 })]
    {
        let combat = t.state.combat.as_mut().unwrap();
        (combat.race, combat.body) = (race, 9);
        (combat.given, combat.now) = (vec![Strike::at(who)], Some(0));
        let combat = combat.clone();
        assert_eq!(t.state.fighting_prowess(who), hero.prowess + more, "{race:?}");
        assert_eq!(t.state.attack_body(&combat), body, "{race:?}");
    }
}

/// SATM-19.11, SATM-19.12: does it bring the faction in with this roll?
fn brings(id: &str, faction: &str, roll: i8) -> bool {
    let mut t = together(id, &[faction], &[]);
    let site = crate::stage::card(faction).get().at.iter().next().unwrap();
    in_site(&mut t, &site.to_string());
    t.rolls(&[roll; 20]);
    t.choose(ONE, &format!("gain {faction} {id}"));
    t.choose(ONE, "pass");
    t.state.points(ONE).factions > 0
}

/// SATM-11.6: bearing the One Ring, it makes a corruption check with this roll.
fn resists(id: &str, roll: i8) -> bool {
    let mut t = together(id, &["the_one_ring"], &["weariness_of_the_heart"]);
    let who = t.of(id);
    put(&mut t, "the_one_ring", Zone::On(who));
    on_the_way(&mut t, "bree");
    aim(&mut t, TWO, "play weariness_of_the_heart 1", &[&format!("pick {id}")]);
    until(&mut t, "wizards-ask-before-check");
    withstands(&mut t, id, roll)
}
