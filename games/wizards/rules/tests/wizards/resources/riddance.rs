//! Resources that rid somebody of hazards.

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    aim, company, first, give, may_aim, of, on_the_way, play, put, stand, status, turn, until, until_asked,
    withstands, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO};

/// SATM-11.6: a sage taps, and a lasting hazard goes, whoever bears it, unless it is of the environment; then a check at
/// two less. wizards:marvels_told
#[test]
fn marvels_told() {
    let theirs = ["lure_of_creation", "lure_of_power", "awaken_denizens", "night", "doors_of_night"];
    let mut t = of(BASIC, &["annalena", "bergil"], &["marvels_told", "sun"], &theirs);
    give(&mut t, "lure_of_creation", "bergil");
    for card in [&theirs[1..], &["sun"]].concat() {
        put(&mut t, card, Zone::Table);
    }
    let what = "play marvels_told 0";
    for (card, may) in [
        ("lure_of_creation", true),
        ("lure_of_power", true),
        ("awaken_denizens", true),
        ("night", false),
        ("doors_of_night", false),
        ("sun", false),
    ] {
        assert_eq!(may_aim(&t, ONE, what, &format!("pick {card}")), may, "{card}");
    }
    aim(&mut t, ONE, what, &["pick awaken_denizens", "pick annalena"]);
    assert_eq!(zone(&t, "awaken_denizens"), Zone::Discard);
    assert_eq!(zone(&t, "lure_of_power"), Zone::Table, "one only");
    assert_eq!(status(&t, "annalena"), Status::Tapped);
    // Without a sage, or with one who is tapped, it is not told.
    let mut t = of(BASIC, &["annalena", "bergil"], &["marvels_told"], &["lure_of_power"]);
    put(&mut t, "lure_of_power", Zone::Table);
    turn(&mut t, "annalena", Status::Tapped);
    assert!(!t.may(ONE, what));
    // Two points of corruption, and two less.
    for (roll, stays) in [(5, true), (4, false)] {
        let mut t = of(BASIC, &["annalena"], &["marvels_told"], &["lure_of_power", "lure_of_creation"]);
        give(&mut t, "lure_of_creation", "annalena");
        put(&mut t, "lure_of_power", Zone::Table);
        t.choose(ONE, what);
        t.choose(ONE, "pick lure_of_power");
        until(&mut t, "wizards-ask-before-check");
        assert_eq!(withstands(&mut t, "annalena", roll), stays, "{roll}");
    }
}

/// SATM-11.6: what lies on those of a wizard's company returns to its player's hand; what lies elsewhere does not.
/// wizards:wizard_uncloaked
#[test]
fn wizard_uncloaked() {
    let theirs = ["lure_of_creation", "the_pale_sword", "lure_of_power"];
    let mut t = of(BASIC, &["haldir", "bergil"], &["saruman", "wizard_uncloaked"], &theirs);
    give(&mut t, "lure_of_creation", "bergil");
    give(&mut t, "the_pale_sword", "haldir");
    put(&mut t, "lure_of_power", Zone::Table);
    assert!(!t.may(ONE, "play wizard_uncloaked 0"), "no wizard");
    put(&mut t, "saruman", Zone::Company(first()));
    play(&mut t, ONE, "play wizard_uncloaked 0");
    assert_eq!([0, 1, 2].map(|at| zone(&t, theirs[at])), [Zone::Hand, Zone::Hand, Zone::Table]);
    assert!(t.hand(TWO).contains(&"the_pale_sword".to_owned()));
}

/// At a border-hold or a free-hold, a roll for each: above its own number, or above eight where it has none.
/// wizards:glamour_of_surpassing_excellence
#[test]
fn glamour_of_surpassing_excellence() {
    let what = "play glamour_of_surpassing_excellence 0";
    for (site, rolls, gone) in [
        ("bree", &[7, 9][..], Some([true, true])),
        ("bree", &[6, 8], Some([false, false])),
        ("edoras", &[7, 8], Some([true, false])),
        ("moria", &[], None),
    ] {
        let mut t = of(
            BASIC,
            &["bergil"],
            &["glamour_of_surpassing_excellence"],
            &["lure_of_creation", "flies_and_spiders"],
        );
        stand(&mut t, site);
        assert!(!t.may(ONE, what), "there is nothing to be rid of");
        give(&mut t, "lure_of_creation", "bergil");
        give(&mut t, "flies_and_spiders", "bergil");
        assert_eq!(t.may(ONE, what), gone.is_some(), "{site}");
        if let Some(gone) = gone {
            t.rolls(rolls);
            play(&mut t, ONE, what);
            let went = ["lure_of_creation", "flies_and_spiders"].map(|card| zone(&t, card) == Zone::Discard);
            assert_eq!(went, gone, "{rolls:?}");
        }
    }
}

/// At a free-hold, by the Gates of Morning, somebody is rid of all that lies there, and untaps. wizards:the_sun_unveiled
#[test]
fn the_sun_unveiled() {
    let what = "play the_sun_unveiled 0";
    for (site, gates, may) in [("edoras", true, true), ("bree", true, false), ("edoras", false, false)] {
        let mine = ["the_sun_unveiled", "gates_of_morning"];
        let mut t = of(BASIC, &["bergil", "haldir"], &mine, &["lure_of_creation", "lure_of_power"]);
        give(&mut t, "lure_of_creation", "bergil");
        put(&mut t, "lure_of_power", Zone::Table);
        if gates {
            put(&mut t, "gates_of_morning", Zone::Table);
        }
        stand(&mut t, site);
        turn(&mut t, "bergil", Status::Tapped);
        assert_eq!(t.may(ONE, what), may, "{site} {gates}");
        if may {
            aim(&mut t, ONE, what, &["pick bergil"]);
            assert_eq!(zone(&t, "lure_of_creation"), Zone::Discard);
            assert_eq!(zone(&t, "lure_of_power"), Zone::Table);
            assert_eq!(status(&t, "bergil"), Status::Untapped);
            assert!(!t.may(ONE, what));
        }
    }
}

/// A diplomat, no wizard and no Hobbit, with Galadriel: all corruption goes, and two more in checks.
/// wizards:three_golden_hairs
#[test]
fn three_golden_hairs() {
    let what = "play three_golden_hairs 0";
    let theirs = ["lure_of_creation", "lure_of_the_senses", "flies_and_spiders"];
    let mut t = of(BASIC, &["gimli", "frodo"], &["galadriel", "three_golden_hairs"], &theirs);
    theirs.iter().for_each(|card| {
        give(&mut t, card, "gimli");
    });
    assert!(!t.may(ONE, what), "without her");
    put(&mut t, "galadriel", Zone::Company(first()));
    let before = t.state.corruption_modifier(t.of("gimli"));
    play(&mut t, ONE, what);
    assert_eq!(zone(&t, "three_golden_hairs"), Zone::On(t.of("gimli")), "no Hobbit, and not she herself");
    assert_eq!(
        [0, 1, 2].map(|at| zone(&t, theirs[at]) == Zone::Discard),
        [true, true, false],
        "what is no corruption stays"
    );
    assert_eq!(t.state.corruption_modifier(t.of("gimli")), before + 2);
    assert_eq!(t.state.corruption(t.of("gimli")), 2);
}

/// SATM-16.1: a card on guard is discarded, face down. wizards:withdrawn_to_mordor
#[test]
fn a_guard_is_withdrawn() {
    let mut t = of(STANDARD, &["bergil"], &["withdrawn_to_mordor"], &["river"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, "play withdrawn_to_mordor 1"));
    t.choose(TWO, "guard river");
    assert_eq!(t.refusal(ONE, "play withdrawn_to_mordor 0"), "SATM-17.11", "no agent shows itself");
    play(&mut t, ONE, "play withdrawn_to_mordor 1");
    assert_eq!(zone(&t, "river"), Zone::Discard);
    let river = t.state.pieces.iter().find(|piece| piece.card == crate::stage::card("river"));
    assert!(!river.unwrap().is_known(), "nobody has seen it");
}

/// SATM-28.1: an agent who shows itself is discarded, or with a mind above five returns to the hand.
/// wizards:withdrawn_to_mordor
#[test]
fn an_agent_is_withdrawn() {
    for (agent, goes) in [("gisulf", Zone::Discard), ("golodhros", Zone::Hand)] {
        let mind = wizards::ids::CardId::named(agent).unwrap().get().mind.unwrap();
        assert_eq!(mind <= 5, goes == Zone::Discard, "{agent}");
        let mut t = of(STANDARD, &["bergil"], &["withdrawn_to_mordor"], &[agent]);
        put(&mut t, agent, Zone::Agent);
        aim(&mut t, ONE, "play withdrawn_to_mordor 0", &[&format!("pick {agent}")]);
        assert_eq!(zone(&t, agent), goes);
    }
}

/// SATM-18.3: a ranger taps, and nothing sends the company back any more or taps its site; one in a company.
/// wizards:promptings_of_wisdom
#[test]
fn promptings_of_wisdom() {
    let mine = ["promptings_of_wisdom", "promptings_of_wisdom"];
    for heeded in [true, false] {
        let mut t =
            of(BASIC, &["elladan", "elrohir"], &mine, &["drowning_seas", "doors_of_night", "long_winter"]);
        aim(&mut t, ONE, "play promptings_of_wisdom 0", &["pick elladan"]);
        assert_eq!(t.state.corruption(t.of("elladan")), 2);
        assert!(!t.may(ONE, "play promptings_of_wisdom 0"), "one in a company");
        let prompted = format!("use {} 0", t.of("promptings_of_wisdom"));
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        put(&mut t, "doors_of_night", Zone::Table);
        until_asked(&mut t, ONE);
        let bree = SiteId::named("bree").unwrap();
        crate::creatures::go(&mut t, bree, &[RegionKind::CoastalSea], &[]);
        if heeded {
            play(&mut t, ONE, &prompted);
            until_asked(&mut t, ONE);
            assert_eq!(status(&t, "elladan"), Status::Tapped);
            assert!(!t.may(ONE, &prompted), "once is enough");
        }
        until_asked(&mut t, TWO);
        play(&mut t, TWO, "play drowning_seas 1");
        assert_eq!(company(&t).to.is_some(), heeded);
    }
    let wild = |site: &SiteId| {
        let lands = &site.get().path;
        let count = lands.iter().filter(|land| **land == RegionKind::Wilderness).count();
        count >= 2 && !site.get().is_haven()
    };
    let far = SiteId::all().find(wild).expect("a site in the wild");
    for heeded in [true, false] {
        let mut t = of(BASIC, &["elladan"], &mine, &["long_winter", "doors_of_night"]);
        aim(&mut t, ONE, "play promptings_of_wisdom 0", &["pick elladan"]);
        stand(&mut t, &far.to_string());
        put(&mut t, "doors_of_night", Zone::Table);
        if heeded {
            let prompted = format!("use {} 0", t.of("promptings_of_wisdom"));
            play(&mut t, ONE, &prompted);
            until(&mut t, "wizards-ask-organize");
        }
        crate::bench::at_rest(&mut t);
        play(&mut t, TWO, "play long_winter 0");
        assert_eq!(t.state.sides[ONE].tapped.has(far), !heeded);
    }
    let t = of(BASIC, &["bergil"], &mine, &[]);
    assert!(!t.may(ONE, "play promptings_of_wisdom 0"), "no ranger");
}
