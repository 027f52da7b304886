//! Factions that come from far away, companions met on the way, and allies who help (SATM-19.11).

use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    company, first, give, in_site, of, on, on_the_way, play, put, stand, status, until, until_asked, zone,
};
use crate::items::with;
use crate::stage::{BASIC, ONE, TWO, Table};

/// SATM-19.11: from a tapped site, too, and whatever the faction's site; its roll has no help but a diplomat's; he is gone.
/// wizards:roac_the_raven
#[test]
fn roac_the_raven() {
    for (roll, comes) in [(12, true), (2, false)] {
        let mut t = with("bergil", &["roac_the_raven", "riders_of_rohan", "persuasive_words"], &[]);
        let roac = give(&mut t, "roac_the_raven", "bergil");
        in_site(&mut t, "bree");
        t.state.sides[ONE].tapped.add(SiteId::named("bree").unwrap());
        t.rolls(&[roll; 10]);
        t.choose(ONE, &format!("use {roac} 0"));
        until(&mut t, "wizards-ask-from-afar");
        t.choose(ONE, "card riders_of_rohan");
        assert!(t.may(ONE, "play persuasive_words 0"), "a diplomat");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.state.points(ONE).factions > 0, comes, "{roll}");
        assert_eq!(t.state.piece(roac).zone, Zone::Discard);
    }
    // A faction that could be played nowhere is not to be fetched: no Dragon has been beaten at home.
    let mut t = with("bergil", &["roac_the_raven", "returned_exiles"], &[]);
    let roac = give(&mut t, "roac_the_raven", "bergil");
    in_site(&mut t, "bree");
    assert!(!t.may(ONE, &format!("use {roac} 0")));
    let mut t = with("bergil", &["roac_the_raven"], &[]);
    let roac = give(&mut t, "roac_the_raven", "bergil");
    assert!(!t.may(ONE, &format!("use {roac} 0")), "in the site phase only");
    crate::bench::turn(&mut t, "roac_the_raven", Status::Tapped);
    in_site(&mut t, "bree");
    assert_eq!(t.refusal(ONE, &format!("use {roac} 0")), "SATM-17.9");
}

/// SATM-19.11: somebody at a haven taps for a faction at most two regions away, at one less and without direct influence;
/// not for one that is farther, nor from elsewhere. wizards:old_road
#[test]
fn old_road() {
    let near = |haven: SiteId, faction: &str| {
        let face = crate::stage::card(faction).get();
        SiteId::all()
            .any(|site| face.at.has(site) && site.get().haven == Some(haven) && site.get().path.len() <= 2)
    };
    let rivendell = SiteId::named("rivendell").unwrap();
    let factions = wizards::card::book().cards.iter().filter(|face| {
        face.kind == wizards::card::CardKind::Faction && face.missing.is_none() && face.needs.is_empty()
    });
    let mut seen = [false; 2];
    for faction in factions.map(|face| face.id.as_str()) {
        let may = near(rivendell, faction);
        if std::mem::replace(&mut seen[usize::from(may)], true) {
            continue;
        }
        let mut t = of(BASIC, &["elrond"], &["old_road", faction], &[]);
        in_site(&mut t, "rivendell");
        if !may {
            assert_eq!(t.refusal(ONE, "play old_road 0"), "SATM-17.11");
            continue;
        }
        t.choose(ONE, "play old_road 0");
        until(&mut t, "wizards-ask-from-afar");
        assert!(t.may(ONE, &format!("card {faction}")), "{faction}");
        assert_eq!(status(&t, "elrond"), Status::Tapped);
        t.choose(ONE, &format!("card {faction}"));
        // Whatever influence Elrond has is of no use.
        let view = <wizards::Wizards as table::Game>::view(&t.state, table::Observer::Watcher);
        let bonus = wizards_sum(&view);
        assert!(bonus <= 1, "{bonus}");
    }
    assert_eq!(seen, [true; 2]);
    // The Iron Crown is asked for here, too: an attempt is an attempt.
    for crowned in [true, false] {
        let mut t = of(BASIC, &["elrond"], &["old_road", "rangers_of_the_north", "the_iron_crown"], &[]);
        if crowned {
            give(&mut t, "the_iron_crown", "elrond");
        }
        in_site(&mut t, "rivendell");
        t.rolls(&[2; 40]);
        t.choose(ONE, "play old_road 0");
        until(&mut t, "wizards-ask-from-afar");
        t.choose(ONE, "card rangers_of_the_north");
        t.choose(ONE, "pass");
        assert_eq!(t.prompt() == "wizards-ask-before-check", crowned, "{}", t.prompt());
    }
    let mut t = of(BASIC, &["elrond"], &["old_road"], &[]);
    in_site(&mut t, "bree");
    assert!(!t.may(ONE, "play old_road 0"));
}

fn wizards_sum(view: &wizards::view::View) -> i8 {
    let (bonus, _) = view.bonuses.last().expect("a check");
    wizards::mechanics::sum(bonus)
}

/// SATM-6.3, SATM-9.4: at a ruin, even a Hobbit joins, under somebody's direct influence; no wizard, nobody too strong, and
/// not at a haven. wizards:a_chance_meeting
#[test]
fn a_chance_meeting() {
    let mine = ["a_chance_meeting", "bergil", "elrond", "saruman"];
    let mut t = of(BASIC, &["glorfindel_ii"], &mine, &[]);
    assert!(!t.may(ONE, "play a_chance_meeting 0"), "at a haven");
    stand(&mut t, "moria");
    assert!(!t.may(ONE, "play a_chance_meeting 0"), "at a shadow-hold");
    stand(&mut t, "barrow_downs");
    play(&mut t, ONE, "play a_chance_meeting 0");
    until(&mut t, "wizards-ask-meet");
    for who in ["elrond", "saruman"] {
        assert!(!t.may(ONE, &format!("gain {who} glorfindel_ii")), "{who}");
    }
    let what = "gain bergil glorfindel_ii";
    t.choose(ONE, what);
    let bergil = t.of("bergil");
    assert_eq!(t.state.piece(bergil).zone, Zone::Company(first()));
    assert_eq!(t.state.piece(bergil).leader, Some(t.of("glorfindel_ii")));
    assert!(!t.state.turn.character, "it does not count as the one of the turn");
}

/// SATM-19.5: he joins at a tapped site, too; at the end of the turn he leads three at most to the nearest haven.
/// wizards:bill_the_pony
#[test]
fn bill_the_pony() {
    for (who, may) in
        [(&["bergil", "haldir"][..], true), (&["bergil", "haldir", "adrazar", "annalena"], false)]
    {
        let mut t = of(BASIC, who, &["bill_the_pony", "goldberry"], &[]);
        in_site(&mut t, "bree");
        t.state.sides[ONE].tapped.add(SiteId::named("bree").unwrap());
        assert!(!t.may(ONE, "gain goldberry bergil"));
        t.choose(ONE, "gain bill_the_pony bergil");
        until(&mut t, "wizards-ask-end");
        let pony = t.of("bill_the_pony");
        let what = format!("use {pony} 0");
        assert_eq!(t.may(ONE, &what), may, "{who:?}");
        if may {
            t.choose(ONE, &what);
            until(&mut t, "wizards-ask-end");
            assert_eq!(company(&t).site, SiteId::named("rivendell").unwrap());
            assert_eq!(t.state.piece(pony).zone, Zone::Discard);
        }
    }
}

/// The other player aims a hazard, and this one is asked for an answer.
fn aimed(t: &mut Table, what: &str, at: &str) {
    t.choose(TWO, what);
    for _ in 0..6 {
        if t.prompt() != "wizards-ask-aim" {
            return;
        }
        if t.may(TWO, at) {
            t.choose(TWO, at);
        } else {
            on(t);
        }
    }
}

/// SATM-17.2: he taps, and a hazard aimed at somebody of his company is nothing; a creature is aimed at nobody, nor is what
/// touches all. wizards:leaflock
#[test]
fn leaflock() {
    let begin = || {
        let theirs = ["lure_of_the_senses", "wolves", "clouds"];
        let mut t = with("bergil", &["leaflock"], &theirs);
        give(&mut t, "leaflock", "bergil");
        stand(&mut t, "rivendell");
        on_the_way(&mut t, "bree");
        t
    };
    let mut t = begin();
    let what = format!("use {} 0", t.of("leaflock"));
    aimed(&mut t, "play lure_of_the_senses 0", "pick haldir");
    assert!(t.may(ONE, &what));
    t.choose(ONE, &what);
    until_asked(&mut t, ONE);
    assert_eq!(zone(&t, "lure_of_the_senses"), Zone::Discard);
    assert_eq!(status(&t, "leaflock"), Status::Tapped);
    for hazard in ["play wolves 0", "play clouds 0"] {
        let mut t = begin();
        aimed(&mut t, hazard, "way 0");
        if t.prompt() == "wizards-ask-respond" {
            assert!(!t.may(ONE, &what), "{hazard}");
        }
    }
}

/// SATM-17.2: for any company on its way to the lands about his own, wherever he is himself; not elsewhere.
/// wizards:tom_bombadil
#[test]
fn tom_bombadil() {
    for (from, to, may) in [("rivendell", "bree", true), ("lorien", "moria", false)] {
        let mut t = with("bergil", &["tom_bombadil", "adrazar"], &["lure_of_the_senses"]);
        put(&mut t, "adrazar", Zone::Company(first()));
        give(&mut t, "tom_bombadil", "bergil");
        t.choose(ONE, "part adrazar");
        let away = t.company("adrazar");
        let site = SiteId::named(from).unwrap();
        t.state.company_mut(away).site = site;
        t.choose(ONE, &format!("head {away} {to}"));
        t.choose(ONE, "pass");
        t.then(ONE, &format!("company {away}"));
        until_asked(&mut t, TWO);
        aimed(&mut t, "play lure_of_the_senses 0", "pick adrazar");
        let what = format!("use {} 0", t.of("tom_bombadil"));
        assert_eq!(t.prompt() == "wizards-ask-respond" && t.may(ONE, &what), may, "{to}");
        if may {
            t.choose(ONE, &what);
            until_asked(&mut t, ONE);
            assert_eq!(zone(&t, "lure_of_the_senses"), Zone::Discard);
        }
    }
}

/// SATM-17.2: a ship for a company: on a way along the coast anybody of it taps to cancel a hazard aimed at it; not on a way
/// through two other regions in a row. wizards:great_ship
#[test]
fn great_ship() {
    use wizards::card::RegionKind::{CoastalSea, FreeDomain, Wilderness};
    for (lands, may) in [
        (&[FreeDomain, CoastalSea, CoastalSea][..], true),
        (&[CoastalSea, FreeDomain, Wilderness], false),
        (&[FreeDomain], false),
    ] {
        let mut t = with("bergil", &["great_ship"], &["lure_of_the_senses"]);
        play(&mut t, ONE, "play great_ship 0");
        on_the_way(&mut t, "bree");
        t.state.company_mut(first()).path.lands = lands.iter().copied().collect();
        for who in ["bergil", "haldir"] {
            crate::bench::turn(&mut t, who, Status::Untapped);
        }
        aimed(&mut t, "play lure_of_the_senses 0", "pick haldir");
        let what = format!("use {} 0", t.of("great_ship"));
        assert_eq!(t.prompt() == "wizards-ask-respond" && t.may(ONE, &what), may, "{lands:?}");
        if may {
            crate::bench::aim(&mut t, ONE, &what, &["pick bergil"]);
            assert_eq!(status(&t, "bergil"), Status::Tapped);
            until_asked(&mut t, ONE);
            assert_eq!(zone(&t, "lure_of_the_senses"), Zone::Discard);
        }
        t.next_turn();
        assert_eq!(zone(&t, "great_ship"), Zone::Discard);
    }
}
