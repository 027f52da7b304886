//! Rules of the book, chapter by chapter, with as many 'may not' as 'may'.

use table::Game;
use wizards::Wizards;
use wizards::state::{Status, Zone};

use crate::stage::{BASIC, ONE, STANDARD, Side, TWO, Table};

const GHOULS: [&str; 8] = ["ghouls"; 8];

fn side<'a>(company: &'a [&'a str], hand: &'a [&'a str]) -> Side<'a> {
    Side { company, items: &[], hand, draws: &[] }
}

/// A hand of eight: these cards, and ghouls that nobody can play near Rivendell.
fn hand<const N: usize>(cards: [&'static str; N]) -> [&'static str; 8] {
    let mut hand = GHOULS;
    hand[..N].copy_from_slice(&cards);
    hand
}

/// Goes on until this question is asked; whoever has too many cards discards ghouls.
fn until(t: &mut Table, question: &str) {
    for _ in 0..80 {
        if t.prompt() == question {
            return;
        }
        on(t);
    }
    panic!("'{question}' is never asked");
}

fn on(t: &mut Table) {
    if t.prompt() != "wizards-ask-reset" {
        return t.go_on("what comes");
    }
    let seat = Wizards::asks(&t.state).first().expect("somebody is asked");
    let least = ["card ghouls", "card cave_drake"];
    let least = least.into_iter().find(|card| t.may(seat, card));
    t.choose(seat, least.expect("a card that nobody needs"));
}

fn end_turn(t: &mut Table) {
    let now = t.state.turn.number;
    while t.state.turn.number == now {
        on(t);
    }
}

fn status(t: &Table, name: &str) -> Status {
    t.state.piece(t.of(name)).status
}

/// SATM-6.2, SATM-6.3, SATM-6.4: one character a turn, at home or at a Haven, with enough influence.
#[test]
fn one_character_a_turn_with_enough_influence() {
    let mine = hand(["hama", "peath", "celeborn"]);
    let mut t = Table::new(
        BASIC,
        [side(&["aragorn_ii", "boromir_ii", "elladan"], &mine), side(&["gimli"], &GHOULS)],
        &[],
    );
    // A mind of 17 is controlled: three are free.
    assert_eq!(t.state.general_free(ONE), 3);
    assert_eq!(t.refusal(ONE, "card celeborn"), "SATM-6.4");
    assert_eq!(t.refusal(ONE, "card peath"), "SATM-6.4");
    t.choose(ONE, "card hama");
    t.choose(ONE, "company c1");
    t.choose(ONE, "general hama");
    assert_eq!(t.state.general_free(ONE), 1);
    assert_eq!(t.refusal(ONE, "card peath"), "SATM-6.2");
}

/// SATM-6.12, SATM-3.3: a unique character in play bars both.
#[test]
fn a_unique_character_bars_both() {
    let mine = hand(["gimli"]);
    let t = Table::new(BASIC, [side(&["elladan"], &mine), side(&["gimli"], &GHOULS)], &[]);
    assert_eq!(t.refusal(ONE, "card gimli"), "SATM-6.12");
}

/// SATM-6.7, SATM-9.5, SATM-9.12: a Wizard needs no influence, and has ten for followers.
#[test]
fn gandalf_takes_faramir() {
    let mine = hand(["gandalf"]);
    let mut t = Table::new(
        BASIC,
        [side(&["aragorn_ii", "faramir", "haldir"], &mine), side(&["gimli"], &GHOULS)],
        &[],
    );
    t.choose(ONE, "card gandalf");
    if t.prompt() == "wizards-ask-appear" {
        let company = t.company("aragorn_ii");
        t.choose(ONE, &format!("company {company}"));
    }
    assert_eq!(t.state.general_free(ONE), 3);
    t.then(ONE, "follow faramir gandalf");
    assert_eq!(t.state.general_free(ONE), 8);
    // Five of his ten are left: enough for Haldir, not for Aragorn.
    assert!(t.may(ONE, "follow haldir gandalf"));
    assert!(!t.may(ONE, "follow aragorn_ii gandalf"));
    // SATM-9.9: a follower has no followers.
    assert_eq!(t.refusal(ONE, "follow haldir faramir"), "SATM-9.9");
}

/// SATM-12.3, SATM-12.4: from a Haven to its own sites and to the two Havens it names.
#[test]
fn basic_movement_from_a_haven() {
    let t = Table::new(BASIC, [side(&["elladan"], &GHOULS), side(&["gimli"], &GHOULS)], &[]);
    for site in ["bag_end", "bree", "lorien", "grey_havens"] {
        assert!(t.may(ONE, &format!("head c1 {site}")), "{site}");
    }
    for site in ["moria", "edoras", "edhellond", "mount_doom"] {
        assert_eq!(t.refusal(ONE, &format!("head c1 {site}")), "SATM-12.2", "{site}");
    }
}

/// SATM-12.8: by the map, four regions at most, and no need to go by way of a Haven.
#[test]
fn region_movement_reaches_four_regions() {
    let t = Table::new(STANDARD, [side(&["elladan"], &GHOULS), side(&["gimli"], &GHOULS)], &[]);
    // Rhudaur, Hollin, Redhorn Gate.
    assert!(t.may(ONE, "head c1 moria"));
    assert!(!t.may(ONE, "head c1 minas_tirith"));
}

/// SATM-12.5, SATM-12.6: from another site only back to its nearest Haven.
#[test]
fn basic_movement_goes_back_to_the_haven() {
    let mut t = Table::new(BASIC, [side(&["elladan"], &GHOULS), side(&["gimli"], &GHOULS)], &[]);
    t.choose(ONE, "head c1 bree");
    end_turn(&mut t);
    end_turn(&mut t);
    assert!(t.may(ONE, "head c1 rivendell"));
    assert_eq!(t.refusal(ONE, "head c1 bag_end"), "SATM-12.2");
    // SATM-18.5: Rivendell was given back, so it is there to go to.
}

/// SATM-14.5, SATM-14.6: at least two; Hobbits are halves.
#[test]
fn the_hazard_limit_is_the_size_and_at_least_two() {
    let companies: [(&[&str], u8); 3] = [
        (&["elladan"], 2),
        (&["merry", "pippin", "elladan", "gimli"], 3),
        (&["merry", "pippin", "sam_gamgee", "elladan", "hama"], 4),
    ];
    for (company, limit) in companies {
        let mut t = Table::new(BASIC, [side(company, &GHOULS), side(&["bard_bowman"], &GHOULS)], &[]);
        t.choose(ONE, "head c1 bree");
        t.until_company("c1".parse().unwrap());
        t.then(TWO, "pass");
        assert_eq!(t.state.company("c1".parse().unwrap()).limit, limit, "{company:?}");
    }
}

/// SATM-14.21, SATM-14.25, SATM-14.26: a creature needs its symbol in the path, as often as it shows it.
#[test]
fn creatures_need_a_key() {
    let theirs = hand(["giant", "wolves", "orc_watch"]);
    // One wilderness: wolves, but no giant, who needs two; and no orc-watch, who needs a shadow-land.
    let mut u = Table::new(BASIC, [side(&["elladan"], &GHOULS), side(&["gimli"], &theirs)], &[]);
    u.choose(ONE, "head c1 ettenmoors");
    while !(u.prompt() == "wizards-ask-priority" && u.state.turn.company.is_some() && u.may(TWO, "pass")) {
        u.go_on("the opponent's priority");
    }
    assert!(u.may(TWO, "play wolves 0"));
    assert_eq!(u.refusal(TWO, "play giant 0"), "SATM-14.21");
    assert_eq!(u.refusal(TWO, "play orc_watch 0"), "SATM-14.21");
}

/// SATM-15.16, SATM-15.26, SATM-15.31: Gimli's +2 against Orcs counts, and the defeated are worth their points.
#[test]
fn gimli_against_orcs() {
    let theirs = hand(["orc_lieutenant"]);
    // A lieutenant of 7: Gimli has 5 and 2 against Orcs; without tapping, 3 less; a roll of 4 makes 8.
    let mut t = Table::new(BASIC, [side(&["gimli"], &GHOULS), side(&["bard_bowman"], &theirs)], &[4]);
    t.choose(ONE, "head c1 ettenmoors");
    t.then(TWO, "play orc_lieutenant 0");
    t.if_asked("wizards-ask-aim", TWO, "way 0");
    t.then(ONE, "pick gimli");
    t.then(ONE, "yes");
    t.then(TWO, "pass");
    assert_eq!(t.unused(), 0);
    assert_eq!(t.state.points(ONE).creatures, 1);
    assert_eq!(status(&t, "gimli"), Status::Untapped);
}

/// SATM-15.7, SATM-15.18, SATM-15.19: a strike that succeeds wounds, and above the body it eliminates.
#[test]
fn a_body_check_above_the_body_eliminates() {
    let theirs = hand(["orc_lieutenant"]);
    // Bard: prowess 3 and a roll of 2 against 7; body 6 against a 7.
    for (body_check, zone) in [(6, false), (7, true)] {
        let mut t =
            Table::new(BASIC, [side(&["bard_bowman"], &GHOULS), side(&["gimli"], &theirs)], &[2, body_check]);
        let bard = t.of("bard_bowman");
        t.choose(ONE, "head c1 ettenmoors");
        t.then(TWO, "play orc_lieutenant 0");
        t.if_asked("wizards-ask-aim", TWO, "way 0");
        for _ in 0..20 {
            if t.unused() == 0 {
                break;
            }
            t.go_on("the body check");
        }
        assert_eq!(t.state.piece(bard).zone == Zone::Out, zone, "{body_check}");
        if !zone {
            assert_eq!(t.state.piece(bard).status, Status::Wounded);
        }
    }
}

/// SATM-16.2, SATM-16.3, SATM-16.4: a card on guard takes one of the limit.
#[test]
fn a_card_on_guard_takes_one_of_the_limit() {
    let theirs = hand(["dodge", "lapse_of_will"]);
    let mut t = Table::new(BASIC, [side(&["elladan"], &GHOULS), side(&["gimli"], &theirs)], &[]);
    t.choose(ONE, "head c1 bree");
    // SATM-16.3: any card will do.
    t.then(TWO, "guard dodge");
    while !(t.prompt() == "wizards-ask-priority" && t.may(TWO, "pass")) {
        t.go_on("the opponent's priority");
    }
    // SATM-16.4: one for each company.
    assert_eq!(t.refusal(TWO, "guard lapse_of_will"), "SATM-16.4");
    end_turn(&mut t);
    // SATM-16.10: not revealed, it is back in the hand.
    assert!(t.hand(TWO).contains(&"dodge".to_owned()));
}

/// SATM-19.16, SATM-19.4: items where the site allows their class, and only for whoever enters.
#[test]
fn items_where_the_site_allows_them() {
    let mine = hand(["sword_of_gondolin", "elven_cloak", "scroll_of_isildur"]);
    let mut t = Table::new(BASIC, [side(&["elladan", "annalena"], &mine), side(&["gimli"], &GHOULS)], &[12]);
    t.choose(ONE, "head c1 barrow_downs");
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, "company c1");
    t.then(ONE, "pick elladan");
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(t.refusal(ONE, "gain scroll_of_isildur annalena"), "SATM-19.16");
    let class = ("wizards-no-not-playable-here-of", vec!["wizards-class-greater.one"]);
    assert_eq!(t.refused_for(ONE, "gain scroll_of_isildur annalena"), class, "its class is named");
    t.choose(ONE, "gain sword_of_gondolin annalena");
    // SATM-19.6, SATM-19.7: the site is tapped; one minor item more (SATM-19.19).
    assert_eq!(t.state.points(ONE).items, 2);
}
