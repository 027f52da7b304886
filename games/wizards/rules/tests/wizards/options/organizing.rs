//! Rulings on decks, companies, influence and items.

use table::{Game, SetupRequest};
use wizards::Wizards;
use wizards::card::CardKind;
use wizards::ids::{CardId, SiteId};
use wizards::setup::{Rules, Rulings};
use wizards::state::Zone;

use super::{faults, place, put, ruled, table, until};
use crate::stage::{BASIC, ONE, STANDARD, cards};

/// SATM-A0, SATM-0.4: one option turns all rulings on, and each has one of its own.
#[test]
fn every_ruling_has_an_option() {
    let rules = |request: SetupRequest| Wizards::setup(&(), &request).unwrap().rules.rulings;
    let request = SetupRequest::players(2);
    assert_eq!(rules(request.clone()), Rulings::BOOK);
    let official = request.clone().option("rulings", "official");
    assert_eq!(rules(official.clone()), Rulings::OFFICIAL);
    for id in Rulings::IDS {
        let alone = rules(request.clone().option(id, "official"));
        assert!(alone != Rulings::BOOK && alone != Rulings::OFFICIAL, "{id}");
        let but = rules(official.clone().option(id, "book"));
        assert!(but != Rulings::OFFICIAL && but != alone, "{id}");
    }
}

/// SATM-2.4: by the ruling an agent is half a creature.
#[test]
fn agents_are_half_creatures() {
    let agents = CardId::all().filter(|card| card.get().kind == CardKind::Agent).take(2).collect::<Vec<_>>();
    let few = |rules: &Rules| {
        faults(rules, |deck| {
            deck.cards = cards(&["orc_guard"; 11]);
            deck.cards.extend(&agents);
        })
        .contains(&"wizards-deck-creatures")
    };
    assert!(few(&STANDARD));
    assert!(!few(&ruled(STANDARD, |rulings| rulings.agents_are_half_creatures = true)));
}

/// SATM-2.7: by the ruling no starting item is unique.
#[test]
fn start_items_are_common() {
    let unique = |rules: &Rules| {
        faults(rules, |deck| deck.items = cards(&["sting"])).contains(&"wizards-deck-start-unique")
    };
    assert!(!unique(&STANDARD));
    assert!(unique(&ruled(STANDARD, |rulings| rulings.start_items_common = true)));
}

/// SATM-6.11: by the ruling somebody may come into a company of its own beside the wizard.
#[test]
fn companies_form_beside_the_wizard() {
    for allowed in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.company_beside_wizard = allowed);
        let mut t = table(rules, &[], &["saruman", "hama"]);
        t.choose(ONE, "follow annalena aragorn_ii");
        let wizard = put(&mut t, "saruman", Zone::Company("c1".parse().unwrap()));
        assert_eq!(t.state.face(wizard).mind, None);
        t.choose(ONE, "card hama");
        assert_eq!(t.may(ONE, "site rivendell"), allowed);
    }
}

/// SATM-8.2: by the ruling two Hobbits are one of seven.
#[test]
fn hobbits_are_halves_of_a_company() {
    for halves in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.hobbits_halve_company = halves);
        let mut t = table(rules, &[], &["merry", "pippin", "sam_gamgee", "hama"]);
        let first = t.company("aragorn_ii");
        for hobbit in ["merry", "pippin", "sam_gamgee"] {
            put(&mut t, hobbit, Zone::Company(first));
        }
        t.choose(ONE, "part elladan");
        let other = t.company("elladan");
        for at in [first, other] {
            place(&mut t, at, "bree");
        }
        put(&mut t, "hama", Zone::Company(first));
        // Seven heads are there, three of them Hobbits.
        assert_eq!(t.may(ONE, &format!("join elladan {first}")), halves);
    }
}

/// SATM-8.9: by the ruling those who divide at a haven do not both stay.
#[test]
fn one_stays_at_a_haven() {
    for one_stays in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.one_stays_at_havens = one_stays);
        let mut t = table(rules, &[], &[]);
        t.choose(ONE, "part elladan");
        assert_eq!(t.may(ONE, "pass"), !one_stays);
        t.choose(ONE, "head c1 bree");
        assert!(t.may(ONE, "pass"));
    }
}

/// SATM-9.2: by the ruling influence is exceeded for a while, and settled at the end of the phase.
#[test]
fn influence_is_settled_at_the_end() {
    for late in [false, true] {
        let rules = ruled(STANDARD, |rulings| rulings.influence_settled_late = late);
        let mut t = table(rules, &[], &["gimli"]);
        assert_eq!(t.may(ONE, "card gimli"), late);
        if late {
            t.choose(ONE, "card gimli");
            t.choose(ONE, "company c1");
            t.choose(ONE, "general gimli");
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-overrun");
            t.choose(ONE, "dismiss gimli");
        }
    }
}

/// SATM-10.2, SATM-10.3: by the ruling also what has no corruption is given away after a check: of the pool so far that is nothing.
#[test]
fn every_transfer_is_checked() {
    let bare = |card: &CardId| {
        let face = card.get();
        let stays = face.has.iter().any(|one| format!("{one:?}").contains("BeTransferred"));
        // One says of itself that it is felt all the same.
        let felt = face.has.iter().any(|one| format!("{one:?}").contains("WeighNothing"));
        face.kind == CardKind::Item && face.corruption == 0 && !stays && !felt
    };
    assert_eq!(CardId::all().find(bare), None, "now the ruling makes a difference: show it here");
    for checked in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.every_transfer_checked = checked);
        let mut t = table(rules, &[("dagger_of_westernesse", "elladan")], &[]);
        t.rolls(&[7]);
        t.choose(ONE, "give dagger_of_westernesse boromir_ii");
        assert_eq!(t.unused(), 0, "it gives a corruption point");
    }
}

/// SATM-28.35, SATM-28.36: by the ruling an ally of the agent's land keeps its mind: of the pool so far no ally and no faction is
/// at home where an agent who influences is.
#[test]
fn nobody_is_of_an_agents_land() {
    let places = |face: &wizards::card::Face| {
        let near = |site: &SiteId| {
            let region = site.get().region;
            face.at.has(*site) || region.is_some_and(|region| face.at_regions.has(region))
        };
        SiteId::all().filter(near).collect::<Vec<_>>()
    };
    let agents = CardId::all().filter(|card| card.get().kind == CardKind::Agent && card.get().sways);
    let homes = agents.map(|card| card.get().home).collect::<Vec<_>>();
    assert!(!homes.is_empty());
    let of_a_land = |card: &CardId| {
        let face = card.get();
        let lives = matches!(face.kind, CardKind::Ally | CardKind::Faction);
        lives && places(face).iter().any(|site| homes.iter().any(|home| home.has(*site)))
    };
    assert_eq!(CardId::all().find(of_a_land), None, "now the option makes a difference: show it here");
}

/// SATM-11.12: by the ruling a check is supported in the basic game, too.
#[test]
fn checks_are_supported() {
    for always in [false, true] {
        let rules = ruled(BASIC, |rulings| rulings.support_always = always);
        let mut t = table(rules, &[], &["sword_of_gondolin"]);
        let bearer = t.of("boromir_ii");
        put(&mut t, "sword_of_gondolin", Zone::On(bearer));
        t.choose(ONE, "give sword_of_gondolin elladan");
        assert_eq!(t.prompt(), "wizards-ask-before-check");
        assert_eq!(t.may(ONE, "pick aragorn_ii"), always);
    }
}
