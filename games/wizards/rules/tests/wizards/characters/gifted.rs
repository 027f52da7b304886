//! Characters who do what no other does.

use ::wizards::card::Race;
use ::wizards::state::{Status, Strike, Zone};

use crate::bench::{
    self, aim, attack, first, give, goblins, of, play, put, stand, status, turn, until, until_asked, zone,
};
use crate::places::told;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

/// SATM-15.28: Fatty Bolger taps for another Hobbit of his company who is struck, not for himself and not for others.
/// wizards:fatty_bolger
#[test]
fn fatty_takes_the_blow() {
    for (struck, may) in [("sam_gamgee", true), ("fatty_bolger", false), ("bergil", false)] {
        let mut t = told(
            BASIC,
            "turn: 3 of 1\nphase: movement\ncompany 1 rivendell > weathertop: fatty_bolger, sam_gamgee, bergil\n\
             company 2 lorien: haldir\nhand 2: huorn",
        );
        until_asked(&mut t, TWO);
        attack(&mut t, "huorn");
        t.then(ONE, &format!("pick {struck}"));
        until(&mut t, "wizards-ask-strike-cards");
        let what = format!("use {} 0", t.of("fatty_bolger"));
        assert_eq!(t.may(ONE, &what), may, "{struck}");
        if may {
            play(&mut t, ONE, &what);
            assert_eq!(status(&t, "fatty_bolger"), Status::Tapped);
            until_asked(&mut t, TWO);
            assert!(t.state.combat.is_none());
            assert_eq!(status(&t, struck), Status::Untapped);
        }
    }
}

/// SATM-5.9: what heals one of Ioreth's company heals all of it; without her only that one. wizards:ioreth
#[test]
fn ioreth_heals_all() {
    for with in [true, false] {
        let mut t = of(BASIC, &["haldir", "bergil"], &["healing_herbs", "ioreth", "oin"], &[]);
        put(&mut t, "oin", Zone::Company(first()));
        if with {
            put(&mut t, "ioreth", Zone::Company(first()));
        }
        let herbs = give(&mut t, "healing_herbs", "bergil");
        turn(&mut t, "haldir", Status::Wounded);
        turn(&mut t, "oin", Status::Wounded);
        aim(&mut t, ONE, &format!("use {herbs} 0"), &["pick haldir"]);
        assert_eq!(status(&t, "haldir"), Status::Untapped);
        assert_eq!(status(&t, "oin"), if with { Status::Untapped } else { Status::Wounded });
    }
}

/// SATM-15.31, SATM-2.5: Fram has three more prowess against Dragons, and starts no game. wizards:fram_framson
#[test]
fn fram_fights_dragons() {
    let mut t = of(BASIC, &["haldir"], &["fram_framson"], &[]);
    put(&mut t, "fram_framson", Zone::Company(first()));
    goblins(&mut t);
    let who = t.of("fram_framson");
    for (race, prowess) in [(Race::Dragon, 9), (Race::Orc, 6), (Race::Wolf, 6)] {
        let combat = t.state.combat.as_mut().unwrap();
        (combat.race, combat.given, combat.now) = (race, vec![Strike::at(who)], Some(0));
        assert_eq!(t.state.fighting_prowess(who), prowess, "{race:?}");
    }
    let mut deck = ::wizards::deck::starters()[0].clone();
    deck.draft[1] = crate::stage::card("fram_framson");
    let faults = deck.faults(&BASIC);
    assert!(faults.iter().any(|fault| fault.clause == "SATM-2.5"), "{faults:?}");
}

/// SATM-6.4: at a haven Folco Boffin is discarded and another Hobbit of the hand comes, if there is room; nowhere else, and nobody
/// else. wizards:folco_boffin
#[test]
fn folco_makes_way() {
    let begin = |site: &str| {
        let mut t = of(BASIC, &["haldir"], &["folco_boffin", "frodo", "oin"], &[]);
        put(&mut t, "folco_boffin", Zone::Company(first()));
        stand(&mut t, site);
        t
    };
    let what = |t: &Table| format!("use {} 0", t.of("folco_boffin"));
    let t = begin("bree");
    assert!(!t.may(ONE, &what(&t)), "no haven");
    let mut t = begin("rivendell");
    let used = what(&t);
    play(&mut t, ONE, &used);
    until(&mut t, "wizards-ask-relieve");
    assert!(!t.may(ONE, "card oin"));
    t.choose(ONE, "card frodo");
    assert_eq!(zone(&t, "folco_boffin"), Zone::Discard);
    assert_eq!(t.state.piece(t.of("frodo")).zone, Zone::Company(first()));
    // He may decline, and then nobody goes.
    let mut t = begin("rivendell");
    let used = what(&t);
    play(&mut t, ONE, &used);
    t.choose(ONE, "pass");
    assert_eq!(zone(&t, "folco_boffin"), Zone::Company(first()));
    // There must be one to come.
    let mut t = begin("rivendell");
    t.state.pieces.iter_mut().filter(|piece| piece.card == crate::stage::card("frodo")).for_each(|piece| {
        piece.zone = Zone::Discard;
    });
    t.state.sides[ONE].hand.retain(|id| t.state.pieces[id.index()].zone == Zone::Hand);
    assert!(!t.may(ONE, &what(&t)), "no Hobbit is there");
}

/// SATM-25.3, SATM-10.1: Aragorn takes Strider's place with all that is on him; he may be played again afterwards, and Strider may not.
/// Else the one keeps the other out. wizards:strider, wizards:aragorn_ii
#[test]
fn strider_is_aragorn() {
    let mut t = of(STANDARD, &["haldir"], &["strider", "aragorn_ii", "glamdring", "oin"], &[]);
    put(&mut t, "strider", Zone::Company(first()));
    put(&mut t, "oin", Zone::Company(first()));
    let (strider, oin) = (t.of("strider"), t.of("oin"));
    t.state.pieces[oin.index()].leader = Some(strider);
    let sword = give(&mut t, "glamdring", "strider");
    assert_eq!(t.refusal(ONE, "card aragorn_ii"), "SATM-25.3");
    play(&mut t, ONE, &format!("use {strider} 0"));
    let aragorn = t.of("aragorn_ii");
    assert_eq!(t.state.piece(sword).zone, Zone::On(aragorn));
    assert_eq!(t.state.piece(oin).leader, Some(aragorn));
    assert_eq!(t.state.piece(aragorn).zone, Zone::Company(first()));
    assert_eq!(zone(&t, "strider"), Zone::Unused);
    assert_eq!(t.state.points(ONE).characters, 3 + i16::from(points("haldir") + points("oin")));
    // Without Aragorn in the hand he stays who he is.
    let mut t = of(STANDARD, &["haldir"], &["strider"], &[]);
    let strider = put(&mut t, "strider", Zone::Company(first()));
    assert!(!t.may(ONE, &format!("use {strider} 0")));
}

fn points(id: &str) -> i8 {
    crate::stage::card(id).get().points
}

/// SATM-0.4: in his land Strider taps for an item, an ally or a faction of the discard pile that could be played where he is; not for
/// others, and not elsewhere. wizards:strider
#[test]
fn strider_knows_the_land() {
    for (site, may) in [("bree", true), ("edoras", false)] {
        let mut t = told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 {site}: strider\ncompany 2 lorien: haldir\n\
                 discard 1: rangers_of_the_north, bill_the_pony, riders_of_rohan, glamdring, concealment"
            ),
        );
        let what = format!("use {} 1", t.of("strider"));
        assert_eq!(t.may(ONE, &what), may, "{site}");
        if !may {
            continue;
        }
        play(&mut t, ONE, &what);
        until(&mut t, "wizards-ask-fetch");
        for (card, may) in [
            ("rangers_of_the_north", true),
            ("bill_the_pony", true),
            ("riders_of_rohan", false),
            ("glamdring", false),
            ("concealment", false),
        ] {
            assert_eq!(t.may(ONE, &format!("card {card}")), may, "{card}");
        }
        t.choose(ONE, "card rangers_of_the_north");
        assert_eq!(t.hand(ONE), ["rangers_of_the_north"]);
        assert_eq!(status(&t, "strider"), Status::Tapped);
    }
}

/// SATM-3.3: two who draft one being in two shapes clash. wizards:strider
#[test]
fn one_being_is_drafted_once() {
    let side = |company: &'static [&'static str]| bench::side(company, &[]);
    let t = Table::new(BASIC, [side(&["strider", "haldir"]), side(&["aragorn_ii", "annalena"])], &[7; 20]);
    let there = |name: &str| {
        t.state.pieces.iter().any(|piece| piece.card == crate::stage::card(name) && piece.zone.in_play())
    };
    assert!(there("haldir") && there("annalena"));
    assert!(!there("strider") && !there("aragorn_ii"));
}
