//! Rivers, mountains and roads: ways that the map does not have (SATM-12.8).

use wizards::card::Race;
use wizards::ids::SiteId;
use wizards::setup::Rules;
use wizards::state::{Status, Zone};
use wizards::view::View;

use crate::bench::{
    attacked, company, first, of, on, play, put, stand, status, suffer, until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

const RANGER: [&str; 2] = ["aragorn_ii", "haldir"];

fn site_in(region: &str) -> Option<SiteId> {
    SiteId::all().find(|site| {
        let face = site.get();
        face.region.is_some_and(|of| of.to_string() == region) && !face.is_haven() && !face.under_deeps
    })
}

/// Both ends of each pair, and the attack on the way if there is one.
fn passes(event: &str, pairs: &[(&str, &str)], attack: Option<(i8, i8)>) {
    let what = format!("play {event} 0");
    let mut shown = 0;
    for (from, to) in pairs.iter().flat_map(|(one, two)| [(*one, *two), (*two, *one)]) {
        let (Some(here), Some(there)) = (site_in(from), site_in(to)) else {
            continue;
        };
        shown += 1;
        let mut t = of(STANDARD, &RANGER, &[event], &[]);
        stand(&mut t, &here.to_string());
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        play(&mut t, ONE, &what);
        assert_eq!(status(&t, "aragorn_ii"), Status::Tapped);
        assert_eq!(t.prompt(), "wizards-ask-pass", "{event}: {here}");
        t.choose(ONE, &format!("site {there}"));
        until(&mut t, "wizards-ask-route");
        assert!(t.may(ONE, &format!("region {to}")), "{from} to {to}");
        t.choose(ONE, &format!("region {to}"));
        t.choose(ONE, "pass");
        match attack {
            Some((strikes, prowess)) => {
                until(&mut t, "wizards-ask-assign");
                assert_eq!(attacked(&t), (strikes, prowess, 0), "{event}");
                assert_eq!(t.state.combat.as_ref().unwrap().race, Race::Orc);
                suffer(&mut t);
            }
            None => assert!(t.state.combat.is_none()),
        }
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site, there, "{event}");
    }
    assert!(shown > 0, "{event}");
    // Without the card the regions do not touch.
    let (from, to) = pairs[0];
    if let (Some(here), Some(there)) = (site_in(from), site_in(to)) {
        let mut t = of(STANDARD, &RANGER, &[event], &[]);
        stand(&mut t, &here.to_string());
        if t.may(ONE, &format!("head c1 {there}")) {
            t.choose(ONE, &format!("head c1 {there}"));
            t.choose(ONE, "pass");
            until(&mut t, "wizards-ask-route");
            assert!(!t.may(ONE, &format!("region {to}")), "{from} and {to} touch");
        }
    }
    // SATM-0.4: not without a ranger, and not by the basic rules.
    for (rules, who) in [(STANDARD, ["haldir", "adrazar"]), (BASIC, RANGER)] {
        let mut t = of(rules, &who, &[event], &[]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        assert!(!t.may(ONE, &what), "{event} {who:?}");
    }
    lessens(event, pairs);
}

/// Or two hazards fewer, two at least, for a company with a ranger that goes to one of the regions.
fn lessens(event: &str, pairs: &[(&str, &str)]) {
    const FIVE: [&str; 5] = ["bergil", "aragorn_ii", "annalena", "anborn", "adrazar"];
    let what = format!("play {event} 1");
    let near = |site: &SiteId| {
        let region = site.get().region.map(|region| region.to_string());
        region.is_some_and(|of| pairs.iter().any(|(one, two)| *one == of || *two == of))
    };
    let found = SiteId::all().find(|site| {
        near(site) && site.get().haven.is_some() && !site.get().under_deeps && site.get().hazard_limit == 0
    });
    let there = found.unwrap_or_else(|| panic!("{event}: no site"));
    let away = SiteId::all()
        .find(|site| site.get().haven == there.get().haven && !near(site) && !site.get().under_deeps);
    for (to, may) in std::iter::once((there, true)).chain(away.map(|away| (away, false))) {
        let mut t = of(BASIC, &FIVE, &[event], &[]);
        stand(&mut t, &there.get().haven.unwrap().to_string());
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        assert_eq!(t.may(ONE, &what), may, "{event}: {to}");
        if may {
            play(&mut t, ONE, &what);
            assert_eq!(status(&t, "aragorn_ii"), Status::Untapped);
            until_asked(&mut t, TWO);
            assert_eq!(company(&t).limit, 3);
        }
    }
}

/// SATM-12.8: along the river, both ways. wizards:anduin_river
#[test]
fn anduin_river() {
    let pairs = [
        ("rohan", "dagorlad"),
        ("anorien", "dagorlad"),
        ("anorien", "ithilien"),
        ("lebennin", "ithilien"),
        ("lebennin", "harondor"),
    ];
    passes("anduin_river", &pairs, None);
}

/// SATM-12.8: over the mountains, past Orcs: four strikes of eight. wizards:ash_mountains
#[test]
fn ash_mountains() {
    let pairs = [("dagorlad", "gorgoroth"), ("horse_plains", "gorgoroth")];
    passes("ash_mountains", &pairs, Some((4, 8)));
}

/// SATM-12.8: over the mountains. wizards:misty_mountains
#[test]
fn misty_mountains() {
    let pairs = [
        ("rhudaur", "anduin_vales"),
        ("rhudaur", "wold_and_foothills"),
        ("hollin", "wold_and_foothills"),
        ("hollin", "fangorn"),
        ("dunland", "fangorn"),
    ];
    passes("misty_mountains", &pairs, None);
}

/// SATM-12.8: over the mountains, past Orcs: four strikes of nine. wizards:mountains_of_shadow
#[test]
fn mountains_of_shadow() {
    let pairs = [("ithilien", "gorgoroth"), ("ithilien", "nurn"), ("harondor", "nurn")];
    passes("mountains_of_shadow", &pairs, Some((4, 9)));
}

/// SATM-12.8: over the mountains. wizards:white_mountains
#[test]
fn white_mountains() {
    let pairs =
        [("old_pukel_land", "anfalas"), ("rohan", "lamedon"), ("rohan", "anfalas"), ("anorien", "lamedon")];
    passes("white_mountains", &pairs, None);
}

/// SATM-14.12: from a haven; the opponent may draw twice as many cards, and at the end of the turn the company may be at
/// the haven again, without a movement phase. wizards:great_road
#[test]
fn great_road() {
    for played in [true, false] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["great_road"], &[]);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        if played {
            play(&mut t, ONE, "play great_road 0");
        }
        let bree = SiteId::named("bree").unwrap();
        let (before, printed) = (t.hand(TWO).len(), usize::from(bree.get().opponent_draws));
        let asked = |t: &Table| {
            t.prompt() == "wizards-ask-draw" && <wizards::Wizards as table::Game>::asks(&t.state).has(TWO)
        };
        for _ in 0..40 {
            if asked(&t) && t.may(TWO, "yes") {
                t.choose(TWO, "yes");
            } else if t.prompt() == "wizards-ask-priority" {
                break;
            } else {
                on(&mut t);
            }
        }
        let times = if played { 2 } else { 1 };
        assert_eq!(t.hand(TWO).len() - before, times * printed, "{played}");
        until(&mut t, "wizards-ask-end");
        if played {
            let road = t.of("great_road");
            t.choose(ONE, &format!("use {road} 0"));
            until(&mut t, "wizards-ask-end");
            assert_eq!(company(&t).site, SiteId::named("rivendell").unwrap());
        }
    }
    let mut t = of(BASIC, &["bergil", "haldir"], &["great_road"], &[]);
    stand(&mut t, "bree");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-organization-end");
    assert!(!t.may(ONE, "play great_road 0"), "not from a haven");
}

/// SATM-12.2: with Aragorn from Dunharrow to the Vale of Erech: the dead alone are met there, whatever they are keyed to.
/// SATM-19.11: and he alone may bring in the Army of the Dead, whom no opponent influences.
/// wizards:paths_of_the_dead, wizards:army_of_the_dead
#[test]
fn paths_of_the_dead() {
    let begin = |at: &str| {
        let theirs = ["wolves", "barrow_wight"];
        let mut t = of(BASIC, &RANGER, &["paths_of_the_dead", "army_of_the_dead"], &theirs);
        stand(&mut t, at);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        t
    };
    let mut t = begin("edoras");
    assert!(!t.may(ONE, "play paths_of_the_dead 0"));
    until(&mut t, "wizards-ask-explore");
    stand(&mut t, "vale_of_erech");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-in-site");
    let army = "gain army_of_the_dead aragorn_ii";
    assert_eq!(t.refusal(ONE, army), "SATM-0.4", "not by that road");
    let mut t = begin("dunharrow");
    play(&mut t, ONE, "play paths_of_the_dead 0");
    until(&mut t, "wizards-ask-fly");
    assert!(!t.may(ONE, "site edoras"));
    t.choose(ONE, "site vale_of_erech");
    until_asked(&mut t, TWO);
    assert!(t.may(TWO, "play barrow_wight 0"));
    assert!(!t.may(TWO, "play wolves 0"));
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(t.refusal(ONE, "gain army_of_the_dead haldir"), "SATM-0.4");
    t.choose(ONE, army);
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(t.state.points(ONE).factions, 6);
    // SATM-20.2: of the opponent it cannot be influenced.
    let mut t = of(STANDARD, &["haldir"], &[], &["army_of_the_dead"]);
    put(&mut t, "army_of_the_dead", Zone::Won(TWO));
    t.state.sides[ONE].turns = 3;
    crate::bench::in_site(&mut t, "vale_of_erech");
    let army = t.state.pieces.iter().position(|piece| piece.zone == Zone::Won(TWO)).unwrap();
    assert_eq!(t.refusal(ONE, &format!("influence haldir #{army}")), "SATM-20.2");
    assert_eq!(company(&t).id, first());
}

/// SATM-12.2, SATM-14.9: a small company with a scout goes from Dagorlad to the gate, which is a site: two cards and five,
/// through a shadow-land and a dark-domain; and back to Lórien, or on by regions. When it has left, the card is gone.
/// wizards:morannon
#[test]
fn morannon() {
    let gate = SiteId::named("the_morannon").unwrap();
    let begin = |rules: Rules, who: &[&str], at: &str| {
        let mut t = of(rules, who, &["morannon"], &["foul_fumes"]);
        stand(&mut t, at);
        // Only the card leads there.
        assert!(!t.may(ONE, "head c1 the_morannon"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-organization-end");
        t
    };
    // SATM-0.4: not from elsewhere, not without a scout, not three; but two Hobbits are one.
    for (who, at, may) in [
        (&RANGER[..], "dead_marshes", true),
        (&RANGER, "amon_hen", false),
        (&["haldir", "elladan"], "dead_marshes", false),
        (&["haldir", "annalena", "adrazar"], "dead_marshes", false),
        (&["haldir", "frodo", "sam_gamgee"], "dead_marshes", true),
    ] {
        let t = begin(BASIC, who, at);
        assert_eq!(t.may(ONE, "play morannon 0"), may, "{who:?} at {at}");
    }
    for rules in [BASIC, STANDARD] {
        let mut t = begin(rules, &RANGER, "dead_marshes");
        play(&mut t, ONE, "play morannon 0");
        // The card lies face up: the other one knows where they go.
        let seen = View::of(&t.state, table::Observer::Seat(TWO));
        assert_eq!(seen.companies[0].to, Some(gate));
        let before = [t.hand(ONE).len(), t.hand(TWO).len()];
        for _ in 0..40 {
            let asked = <wizards::Wizards as table::Game>::asks(&t.state).first().unwrap();
            if t.prompt() == "wizards-ask-draw" && t.may(asked, "yes") {
                t.choose(asked, "yes");
            } else if t.prompt() == "wizards-ask-priority" {
                break;
            } else {
                on(&mut t);
            }
        }
        assert_eq!([t.hand(ONE).len() - before[0], t.hand(TWO).len() - before[1]], [2, 5]);
        let lands = |t: &Table| company(t).path.lands.iter().map(|land| land.word()).collect::<Vec<_>>();
        assert_eq!(lands(&t), ["shadow_land", "dark_domain"]);
        let regions = company(&t).path.regions.iter().map(ToString::to_string);
        assert_eq!(regions.collect::<Vec<_>>(), ["dagorlad", "udun"]);
        until(&mut t, "wizards-ask-explore");
        assert_eq!((company(&t).site, zone(&t, "morannon")), (gate, Zone::Table));
        // It stays there through the other one's turn.
        while !(t.prompt() == "wizards-ask-organize" && t.state.active() == ONE && t.state.turn.number > 1) {
            on(&mut t);
        }
        assert_eq!((company(&t).site, zone(&t, "morannon")), (gate, Zone::Table));
        assert!(!t.may(ONE, "head c1 rivendell") && !t.may(ONE, "head c1 dead_marshes"));
        // SATM-12.6: on by regions, by the standard rules.
        assert_eq!(t.may(ONE, "head c1 barad_dur"), rules.standard);
        t.choose(ONE, "head c1 lorien");
        until_asked(&mut t, TWO);
        let home = [
            "dark_domain",
            "dark_domain",
            "shadow_land",
            "wilderness",
            "free_domain",
            "border_land",
            "wilderness",
        ];
        assert_eq!(lands(&t), home);
        until(&mut t, "wizards-ask-explore");
        assert_eq!(company(&t).site, SiteId::named("lorien").unwrap());
        assert_eq!(zone(&t, "morannon"), Zone::Discard);
        assert!(!t.state.sides[ONE].sites.has(gate) && !t.state.sides[ONE].spent.has(gate));
    }
    // SATM-18.3: whoever is sent back has not got there, and the card is gone, too.
    let mut t = begin(STANDARD, &["annalena", "haldir"], "dead_marshes");
    play(&mut t, ONE, "play morannon 0");
    until_asked(&mut t, TWO);
    play(&mut t, TWO, "play foul_fumes 0");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(company(&t).site, SiteId::named("dead_marshes").unwrap());
    assert_eq!(zone(&t, "morannon"), Zone::Discard);
}
