//! Hazards that change attacks.

use wizards::card::{Race, SiteKind};
use wizards::ids::SiteId;
use wizards::state::{Change, Zone};

use crate::bench::{
    at_rest, attack, attacked, company, of, on_the_way, play, prowess, put, stand, until, until_asked,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, TWO, Table};

/// The company is about to enter this site, where these are in play.
pub fn before(site: &str, in_play: &[&str]) -> Table {
    let mut t = of(BASIC, &["bergil"], &[], in_play);
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    stand(&mut t, site);
    in_play.iter().for_each(|card| {
        put(&mut t, card, Zone::Table);
    });
    t
}

/// Strikes and prowess of the first automatic-attack there.
pub fn automatic(site: &str, in_play: &[&str]) -> (i8, i8) {
    let mut t = before(site, in_play);
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    let (strikes, prowess, _) = attacked(&t);
    (strikes, prowess)
}

/// SATM-15.28: three more, or two, for one automatic-attack in ruins or in holds, for this turn; once at a site.
/// wizards:arouse_denizens, wizards:arouse_minions, wizards:choking_shadows, wizards:awaken_the_earths_fire
#[test]
fn one_automatic_attack() {
    for (event, more, ruins, holds) in [
        ("arouse_denizens", 3, true, false),
        ("arouse_minions", 3, false, true),
        ("choking_shadows", 2, true, false),
        ("awaken_the_earths_fire", 2, false, true),
    ] {
        let what = format!("play {event} 0");
        for (site, may) in [("barrow_downs", ruins), ("moria", holds), ("dol_guldur", holds), ("bree", false)]
        {
            let mut t = of(BASIC, &["bergil"], &[], &[event, event]);
            at_rest(&mut t);
            stand(&mut t, site);
            assert_eq!(t.may(TWO, &what), may, "{event} {site}");
            if !may {
                continue;
            }
            play(&mut t, TWO, &what);
            until_asked(&mut t, TWO);
            assert_eq!(t.refusal(TWO, &what), "SATM-0.4", "{event}: no second one");
            until(&mut t, "wizards-ask-explore");
            t.choose(ONE, "company c1");
            until(&mut t, "wizards-ask-priority");
            assert_eq!(attacked(&t).1, automatic(site, &[]).1 + more, "{event} {site}");
            t.rolls(&[12; 80]);
            t.next_turn();
            assert_eq!(t.state.lasting, []);
        }
    }
}

/// SATM-14.25: at the Doors of Night one region or site is worse, for this company and turn; not without them.
/// wizards:choking_shadows, wizards:awaken_the_earths_fire, wizards:gloom, wizards:new_moon
#[test]
fn it_grows_dark() {
    use wizards::card::RegionKind::{BorderLand, DarkDomain, FreeDomain, ShadowLand, Wilderness};
    for (event, mode, from, to) in [
        ("choking_shadows", 1, Wilderness, ShadowLand),
        ("awaken_the_earths_fire", 1, ShadowLand, DarkDomain),
        ("gloom", 1, BorderLand, Wilderness),
        ("new_moon", 1, FreeDomain, BorderLand),
    ] {
        let mut t = of(BASIC, &["bergil"], &[], &[event, "doors_of_night"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("lorien").unwrap(), &[from; 2], &[]);
        let what = format!("play {event} {mode}");
        assert_eq!(t.refusal(TWO, &what), "SATM-0.4", "{event}: without the Doors");
        put(&mut t, "doors_of_night", Zone::Table);
        let id = company(&t).id;
        assert!(!t.state.path_has(id, to));
        play(&mut t, TWO, &what);
        assert!(t.state.path_has(id, from) && t.state.path_has(id, to), "{event}: one of two");
    }
    use SiteKind::{BorderHold, DarkHold, FreeHold, RuinsAndLairs, ShadowHold};
    for (event, site, from, to) in [
        ("choking_shadows", "barrow_downs", RuinsAndLairs, ShadowHold),
        ("awaken_the_earths_fire", "moria", ShadowHold, DarkHold),
        ("gloom", "bree", BorderHold, RuinsAndLairs),
        ("new_moon", "edoras", FreeHold, BorderHold),
    ] {
        let site = SiteId::all()
            .find(|id| id.to_string() == site && id.get().kind == from)
            .or_else(|| SiteId::all().find(|id| id.get().kind == from && !id.get().under_deeps));
        let site = site.unwrap();
        let mut t = of(BASIC, &["bergil"], &[], &[event, "doors_of_night"]);
        at_rest(&mut t);
        stand(&mut t, &site.to_string());
        put(&mut t, "doors_of_night", Zone::Table);
        play(&mut t, TWO, &format!("play {event} 2"));
        assert!(t.state.lasting.iter().any(|lasting| lasting.change == Change::Place(site, to)), "{event}");
    }
}

/// SATM-13.1: twice as many strikes in holds; in ruins as many as before. wizards:awaken_minions
#[test]
fn awaken_minions() {
    for (site, twice) in [("moria", true), ("dol_guldur", true), ("barrow_downs", false)] {
        let (strikes, prowess) = automatic(site, &[]);
        let times = if twice { 2 } else { 1 };
        assert_eq!(automatic(site, &["awaken_minions"]), (strikes * times, prowess), "{site}");
    }
}

/// SATM-13.1: one more for automatic-attacks, three at the Doors of Night; a creature has as much as before.
/// wizards:eye_of_sauron
#[test]
fn eye_of_sauron() {
    let (strikes, prowess) = automatic("moria", &[]);
    assert_eq!(automatic("moria", &["eye_of_sauron"]), (strikes, prowess + 1));
    assert_eq!(automatic("moria", &["eye_of_sauron", "doors_of_night"]), (strikes, prowess + 3));
    assert_eq!(creature("wolves", &["eye_of_sauron", "doors_of_night"]), (3, 8));
}

/// Strikes and prowess of a creature, where these are in play.
pub fn creature(name: &str, in_play: &[&str]) -> (i8, i8) {
    let hand = [&[name][..], in_play].concat();
    let mut t = of(BASIC, &["bergil"], &[], &hand);
    on_the_way(&mut t, "bree");
    use wizards::card::RegionKind::{ShadowLand, Wilderness};
    go(&mut t, SiteId::named("lorien").unwrap(), &[Wilderness, Wilderness, ShadowLand], &[]);
    in_play.iter().for_each(|card| {
        put(&mut t, card, Zone::Table);
    });
    attack(&mut t, name);
    let (strikes, prowess, _) = attacked(&t);
    (strikes, prowess)
}

/// SATM-13.1: two more for creatures at the Doors of Night; nothing without them, and nothing for sites.
/// wizards:clouds
#[test]
fn clouds() {
    assert_eq!(creature("wolves", &["clouds"]), (3, 8));
    assert_eq!(creature("wolves", &["clouds", "doors_of_night"]), (3, 10));
    assert_eq!(automatic("moria", &["clouds", "doors_of_night"]), automatic("moria", &[]));
}

/// SATM-13.1: one more for the dead, and twice the strikes at the Doors of Night. wizards:plague_of_wights
#[test]
fn plague_of_wights() {
    assert_eq!(creature("ghouls", &["plague_of_wights"]), (5, 8));
    assert_eq!(creature("ghouls", &["plague_of_wights", "doors_of_night"]), (10, 8));
    assert_eq!(creature("wolves", &["plague_of_wights", "doors_of_night"]), (3, 8));
    // SATM-13.1: those are drawn when they are played: no second one.
    let mut t = of(BASIC, &["bergil"], &[], &["plague_of_wights", "plague_of_wights"]);
    on_the_way(&mut t, "bree");
    play(&mut t, TWO, "play plague_of_wights 0");
    until_asked(&mut t, TWO);
    assert_eq!(t.refusal(TWO, "play plague_of_wights 0"), "SATM-0.4");
}

/// SATM-15.31: whom a Nazgûl attacks has one less of prowess until the turn ends, every character of the company, and no ally; once. Wolves do not
/// speak so. wizards:words_of_power_and_terror
#[test]
fn words_of_power_and_terror() {
    let what = "play words_of_power_and_terror 0";
    for (creature, may) in [("akhorahil", true), ("wargs", false)] {
        let hand = [creature, "words_of_power_and_terror", "words_of_power_and_terror"];
        let mut t = of(BASIC, &["bergil", "elladan"], &["treebeard"], &hand);
        crate::bench::give(&mut t, "treebeard", "elladan");
        on_the_way(&mut t, "bree");
        assert!(!t.may(TWO, what), "nobody attacks");
        use wizards::card::RegionKind::{DarkDomain, Wilderness};
        go(&mut t, SiteId::named("lorien").unwrap(), &[DarkDomain, Wilderness], &[]);
        let before = ["bergil", "elladan"].map(|who| prowess(&t, who));
        attack(&mut t, creature);
        t.if_asked("wizards-ask-priority", ONE, "pass");
        assert_eq!(t.prompt() == "wizards-ask-priority" && t.may(TWO, what), may, "{creature}");
        if may {
            let used = company(&t).used;
            play(&mut t, TWO, what);
            assert_eq!(company(&t).used, used + 1);
            assert_eq!(["bergil", "elladan"].map(|who| prowess(&t, who)), before.map(|one| one - 1));
            assert_eq!(prowess(&t, "haldir"), 4);
            assert_eq!(prowess(&t, "treebeard"), crate::stage::card("treebeard").get().prowess, "an ally");
        }
    }
    // At a site the hazards of the other player are over (SATM-14.15).
    let mut t = of(BASIC, &["bergil"], &[], &["words_of_power_and_terror"]);
    t.choose(ONE, "head c1 goblin_gate");
    t.choose(ONE, "pass");
    t.then(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    t.state.combat.as_mut().unwrap().race = Race::Nazgul;
    t.choose(ONE, "pass");
    assert!(t.prompt() != "wizards-ask-priority" || !t.may(TWO, what));
}

/// SATM-13.1: twice the strikes in ruins, as many as before in holds. wizards:awaken_denizens
#[test]
fn awaken_denizens() {
    for (site, times) in [("barrow_downs", 2), ("moria", 1)] {
        let (strikes, prowess) = automatic(site, &[]);
        assert_eq!(automatic(site, &["awaken_denizens"]), (strikes * times, prowess), "{site}");
    }
}

/// SATM-13.1: one strike and one prowess more for Orcs and trolls, two for Orcs at the Doors of Night.
/// wizards:minions_stir
#[test]
fn minions_stir() {
    assert_eq!(creature("orc_patrol", &["minions_stir"]), (4, 7));
    assert_eq!(creature("orc_patrol", &["minions_stir", "doors_of_night"]), (5, 8));
    assert_eq!(creature("william", &["minions_stir", "doors_of_night"]), (2, 12));
    assert_eq!(creature("wolves", &["minions_stir", "doors_of_night"]), (3, 8));
}

/// SATM-13.1: one strike and one prowess more for wolves, spiders and animals, two for wolves at the Doors of Night.
/// wizards:wake_of_war
#[test]
fn wake_of_war() {
    assert_eq!(creature("wolves", &["wake_of_war"]), (4, 9));
    assert_eq!(creature("wolves", &["wake_of_war", "doors_of_night"]), (5, 10));
    assert_eq!(creature("lesser_spiders", &["wake_of_war", "doors_of_night"]), (5, 8));
    assert_eq!(creature("orc_patrol", &["wake_of_war", "doors_of_night"]), (3, 6));
}
