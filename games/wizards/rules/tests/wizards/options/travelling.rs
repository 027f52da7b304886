//! Rulings on checks, and on the way.

use wizards::card::CardKind;
use wizards::ids::{CardId, SiteId};
use wizards::state::Zone;

use super::{place, put, ruled, side, table, until, with};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

/// SATM-11.8: by the book's other sentence the others take one item each, whenever somebody leaves.
#[test]
fn items_pass_on() {
    for pass_on in [false, true] {
        let rules = with(BASIC, |extras| extras.items_pass_on = pass_on);
        let mut t = table(rules, &[], &["sword_of_gondolin", "glamdring"]);
        let bearer = t.of("boromir_ii");
        put(&mut t, "sword_of_gondolin", Zone::On(bearer));
        let glamdring = put(&mut t, "glamdring", Zone::On(bearer));
        t.rolls(&[3]);
        t.choose(ONE, "give sword_of_gondolin elladan");
        t.choose(ONE, "pass");
        assert_eq!(t.prompt() == "wizards-ask-heirs", pass_on);
        assert_eq!(t.state.piece(glamdring).zone.in_play(), pass_on);
    }
}

/// SATM-11.8, SATM-11.11: a wizard who fails narrowly is discarded, or by the ruling eliminated; it costs five points.
#[test]
fn a_wizard_fails_narrowly() {
    for falls in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.wizard_falls = falls);
        let mut t = table(rules, &[], &["saruman", "sword_of_gondolin"]);
        let company = t.company("aragorn_ii");
        let wizard = put(&mut t, "saruman", Zone::Company(company));
        put(&mut t, "sword_of_gondolin", Zone::On(wizard));
        t.rolls(&[2]);
        t.choose(ONE, "give sword_of_gondolin elladan");
        t.choose(ONE, "pass");
        let zone = t.state.piece(wizard).zone;
        assert_eq!(zone, if falls { Zone::Out } else { Zone::Discard });
        assert_eq!(t.state.points(ONE).wizard, -5);
    }
}

/// SATM-12.12: by the ruling two companies come to one haven by basic movement.
#[test]
fn two_companies_take_the_basic_way() {
    for shared in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.basic_way_shared = shared);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "part elladan");
        let other = t.company("elladan");
        place(&mut t, "c1".parse().unwrap(), "bree");
        place(&mut t, other, "weathertop");
        t.choose(ONE, "head c1 rivendell");
        t.choose(ONE, &format!("head {other} rivendell"));
        t.choose(ONE, "pass");
        t.then(ONE, "company c1");
        t.choose(ONE, "way 0");
        until(&mut t, "wizards-ask-route");
        assert_eq!(t.state.turn.company, Some(other));
        assert_eq!(t.may(ONE, "way 0"), shared);
    }
}

/// SATM-12.13: by the ruling companies that meet at a haven stay apart.
#[test]
fn companies_stay_apart_at_havens() {
    for apart in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.apart_at_havens = apart);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "part elladan");
        let other = t.company("elladan");
        place(&mut t, other, "bree");
        t.choose(ONE, &format!("head {other} rivendell"));
        t.choose(ONE, "pass");
        t.then(ONE, &format!("company {other}"));
        t.choose(ONE, "way 0");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.state.companies_of(ONE).count(), if apart { 2 } else { 1 });
    }
}

/// SATM-14.24: by the ruling nothing is keyed to the region of a company that stays.
#[test]
fn regions_of_those_who_stay() {
    // A creature that is keyed to a region by its name, and a site there to which it has no other key.
    let keyed = CardId::all().find_map(|card| {
        let keys = &card.get().keys;
        let (regions, _) = keys.regions.iter().find(|(_, test)| test.is_none())?;
        let at = SiteId::all().find(|site| {
            let face = site.get();
            let inside = face.region.is_some_and(|region| regions.has(region));
            let place = keys.places.contains(&face.kind) || keys.sites.has(*site);
            let there = keys.sites_in.iter().any(|(regions, places, _)| {
                let here = places.is_empty() || places.contains(&face.kind);
                here && face.region.is_some_and(|region| regions.has(region))
            });
            inside && !place && !there && !face.is_haven()
        });
        (card.get().kind == CardKind::Creature && card.get().missing.is_none()).then_some((card, at?))
    });
    let (creature, at) = keyed.expect("such a creature");
    for needs in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.named_regions_need_movement = needs);
        let two = [creature.to_string()];
        let hand = two.iter().map(String::as_str).collect::<Vec<_>>();
        let sides = [side(&["aragorn_ii"], &[], &[]), side(&["haldir"], &[], &hand)];
        let mut t = Table::new(rules, sides, &[7; 40]);
        place(&mut t, "c1".parse().unwrap(), &at.to_string());
        t.choose(ONE, "pass");
        while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
            t.go_on("priority");
        }
        assert_eq!(t.may(TWO, &format!("play {creature} 0")), !needs, "{creature} at {at}");
    }
}
