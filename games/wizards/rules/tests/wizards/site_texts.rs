//! Sites with a text of their own: what it adds to what every site shows.

use wizards::card::{Site, book};
use wizards::cards::Static;
use wizards::ids::SiteId;

use wizards::state::{Faced, Zone};

use crate::bench::{embolden, give, on, play, put, stand, suffer, until, zone};
use crate::items::{inside, with};
use crate::places::told;
use crate::stage::{BASIC, ONE, TWO, Table};

fn site(id: &str) -> &'static Site {
    SiteId::named(id).unwrap_or_else(|| panic!("no site {id}")).get()
}

/// Two hazards more may be played on a company that moves there. wizards:barad_dur, wizards:mount_doom
#[test]
fn some_sites_are_more_dangerous() {
    let more = book()
        .sites
        .iter()
        .filter(|site| site.hazard_limit != 0)
        .map(|site| (site.id.as_str(), site.hazard_limit));
    assert_eq!(more.collect::<Vec<_>>(), [("barad_dur", 2), ("mount_doom", 2)]);
    // And to Mount Doom creatures may be keyed whatever it counts as.
    assert!(site("mount_doom").always_keyed && !site("barad_dur").always_keyed);
}

/// What heals one heals all who are there. wizards:old_forest, wizards:rhosgobel
#[test]
fn some_sites_heal_everybody() {
    let heals = book().sites.iter().filter(|site| site.heals_all).map(|site| site.id.as_str());
    assert_eq!(heals.collect::<Vec<_>>(), ["old_forest", "rhosgobel"]);
}

/// Of the greater items only some are there. wizards:lossadan_cairn, wizards:tolfalas
#[test]
fn some_sites_have_some_greater_items() {
    let may = |at: &str, items: &[&str]| {
        let mut t = with("elladan", items, &[]);
        inside(&mut t, "barrow_downs");
        stand(&mut t, at);
        items.iter().map(|item| t.may(ONE, &format!("gain {item} elladan"))).collect::<Vec<_>>()
    };
    let items = ["palantir_of_osgiliath", "scroll_of_isildur", "orcrist", "glamdring"];
    assert_eq!(may("lossadan_cairn", &items), [true, false, false, true]);
    assert_eq!(may("tolfalas", &items), [false, true, false, true]);
    assert_eq!(may("mount_gundabad", &items), [true, true, true, true]);
}

/// SATM-21.2: a ring is tested with two more there. wizards:the_under_grottos
#[test]
fn rings_are_tested_well_in_the_grottos() {
    for (at, magic) in [("the_under_grottos", false), ("the_under_vaults", true)] {
        let mut t = with("gandalf", &["precious_gold_ring", "magic_ring_of_lore"], &[]);
        give(&mut t, "precious_gold_ring", "haldir");
        stand(&mut t, at);
        t.rolls(&[4; 4]);
        let what = format!("use {} 0", t.of("gandalf"));
        play(&mut t, ONE, &what);
        until(&mut t, "wizards-ask-play-ring");
        assert_eq!(t.may(ONE, "card magic_ring_of_lore"), magic, "{at}: 4, and 5 at the most");
    }
}

/// SATM-29.13: the opponent may play a creature of the hand against whoever enters, by one of the symbols that the site names.
/// wizards:the_gem_deeps, wizards:the_pukel_deeps, wizards:the_under_vaults, wizards:the_iron_deeps, wizards:the_sulfur_deeps,
/// wizards:the_under_courts, wizards:the_under_galleries, wizards:the_under_gates, wizards:the_under_leas, wizards:framsburg
#[test]
fn creatures_wait_in_the_deeps() {
    let waits = |site: &&Site| site.from_hand.is_some();
    let ids = book().sites.iter().filter(waits).map(|site| site.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids.len(), 11, "{ids:?}");
    // None but the deeps and Framsburg, where it is the site's own.
    assert!(book().sites.iter().filter(waits).all(|site| site.under_deeps == (site.id != "framsburg")));
    let own =
        book().sites.iter().filter(waits).filter(|site| site.from_hand.as_ref().is_some_and(|from| from.own));
    assert_eq!(own.map(|site| site.id.as_str()).collect::<Vec<_>>(), ["framsburg"]);
    for ours in book().sites.iter().filter(waits).filter(|site| site.under_deeps) {
        let keys = &ours.from_hand.as_ref().expect("it waits").keys;
        assert!(keys.places.len() == 1 && keys.lands.is_empty(), "{}: by one symbol of a site", ours.id);
    }
}

/// Those who attack a company that enters a site below, from among the events in play, each chosen as `pick`; everything is beaten.
fn wakened(site: &str, above: &str, events: &[&'static str], pick: &str) -> (Vec<String>, Table) {
    let mut t = told(
        BASIC,
        &format!(
            "turn: 3 of 1\nphase: sites\ncompany 1 {site} < {above}: aragorn_ii, gimli\ncompany 2 lorien: haldir\n\
             deck 2: ren_the_unclean, khamul_the_easterling, adunaphel, witch_king_of_angmar, wolves"
        ),
    );
    events.iter().for_each(|event| {
        put(&mut t, event, Zone::Table);
    });
    embolden(&mut t);
    embolden(&mut t);
    t.rolls(&[12; 200]);
    t.choose(ONE, "company c1");
    while t.prompt() != "wizards-ask-in-site" {
        if t.prompt() == "wizards-ask-wakened" {
            assert!(!t.may(TWO, "pass"), "it must attack");
            t.choose(TWO, &format!("pick {}", t.of(pick)));
        } else if t.state.combat.is_some() {
            suffer(&mut t);
        } else {
            on(&mut t);
        }
    }
    let faced = &t.state.company("c1".parse().unwrap()).faced;
    let named = |of: &Faced| of.card.map_or_else(|| of.race.word().to_owned(), |card| card.to_string());
    let attacks = faced.iter().map(named).collect();
    (attacks, t)
}

/// SATM-19.2: a Nazgûl that is in play as an event must attack whoever enters, as one automatic-attack more, and is discarded even if
/// it is beaten; the attacker chooses which. At another site, and without the event, there is none.
/// wizards:the_iron_deeps, wizards:the_under_leas, wizards:the_sulfur_deeps, wizards:the_under_courts
#[test]
fn nazgul_wake_in_the_deeps() {
    let all = ["ren_the_unclean", "khamul_the_easterling", "adunaphel", "witch_king_of_angmar"];
    for (site, above, comes) in [
        ("the_iron_deeps", "carn_dum", "witch_king_of_angmar"),
        ("the_under_leas", "mount_gundabad", "witch_king_of_angmar"),
        ("the_sulfur_deeps", "dol_guldur", "adunaphel"),
        ("the_under_courts", "barad_dur", "ren_the_unclean"),
        ("the_under_grottos", "goblin_gate", ""),
    ] {
        let (attacks, t) = wakened(site, above, &all, comes);
        let nazgul = attacks.iter().filter(|of| all.contains(&of.as_str())).collect::<Vec<_>>();
        assert_eq!(nazgul, Vec::from_iter(Some(comes).filter(|one| !one.is_empty())), "{site}: {attacks:?}");
        for event in all {
            let lies = if event == comes { Zone::Discard } else { Zone::Table };
            assert_eq!(zone(&t, event), lies, "{site}: {event}");
        }
        assert_eq!(t.state.points(ONE).creatures, 0, "{site}");
        assert_eq!(attacks.len(), 1 + nazgul.len());
    }
    let (attacks, _) = wakened("the_sulfur_deeps", "dol_guldur", &all[..1], "");
    assert_eq!(attacks, ["troll"], "another Nazgûl");
    let (attacks, _) = wakened("the_under_courts", "barad_dur", &[], "");
    assert_eq!(attacks, ["troll"], "none in play");
}

/// SATM-19.2: what the site wakes is one of its automatic-attacks: of several it may be the one that is left, which nothing cancels; so may
/// be one of the opponent's hand. wizards:forewarned_is_forearmed
#[test]
fn what_wakes_may_be_the_one_that_is_left() {
    for (way, comes) in [(0, "troll"), (1, "orc"), (2, "nazgul")] {
        let mut t = told(
            BASIC,
            "turn: 3 of 1\nphase: sites\ncompany 1 the_sulfur_deeps < dol_guldur: aragorn_ii, gimli\ncompany 2 lorien: haldir\n\
             table 1: forewarned_is_forearmed\nhand 2: wolves, orc_guard\ndeck 2: adunaphel",
        );
        put(&mut t, "adunaphel", Zone::Table);
        t.rolls(&[7; 40]);
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-isolate");
        assert!(!t.may(TWO, "way 3"), "three attacks");
        t.choose(TWO, &format!("way {way}"));
        for _ in 0..6 {
            if t.prompt() == "wizards-ask-attack-from-hand" {
                assert!(!t.may(TWO, "card wolves"), "by no symbol of the site");
                t.choose(TWO, "card orc_guard");
            } else if t.state.combat.is_none() {
                on(&mut t);
            }
        }
        let combat = t.state.combat.as_ref().expect("one attacks");
        assert_eq!((combat.race.word(), combat.firm, combat.isolated), (comes, true, true), "{way}");
    }
}

/// SATM-19.2: the Balrog below is gone while it is in play elsewhere, or once it, or Durin's Bane, is beaten; not for the other's sake
/// alone that lies in play or is discarded, and not at another site. wizards:the_under_gates
#[test]
fn the_balrog_is_in_one_place() {
    for (card, lies, gone) in [
        ("balrog_of_moria", Zone::Table, true),
        ("balrog_of_moria", Zone::Won(ONE), true),
        ("durins_bane", Zone::Won(ONE), true),
        ("durins_bane", Zone::Discard, false),
        ("balrog_of_moria", Zone::Discard, false),
    ] {
        for (site, above) in [("the_under_gates", "moria"), ("the_under_grottos", "goblin_gate")] {
            let mut t = told(
                BASIC,
                &format!(
                    "turn: 3 of 1\nphase: sites\ncompany 1 {site} < {above}: aragorn_ii, gimli\ncompany 2 lorien: haldir\n\
                     deck 2: balrog_of_moria, durins_bane"
                ),
            );
            put(&mut t, card, lies);
            t.choose(ONE, "company c1");
            for _ in 0..4 {
                if t.state.combat.is_none() && t.prompt() != "wizards-ask-in-site" {
                    on(&mut t);
                }
            }
            let none = gone && site == "the_under_gates";
            assert_eq!(t.state.combat.is_none(), none, "{card} {lies:?} {site}");
        }
    }
}

/// SATM-18.5, SATM-23.20: the card of the Under-galleries is stored for three points when it would be discarded, does not return with the
/// location deck, and nobody goes there again; untapped it returns, and other sites are discarded. wizards:the_under_galleries
#[test]
fn the_under_galleries_are_kept() {
    for (site, above, tapped, points) in [
        ("the_under_galleries", "cirith_gorgor", true, 3),
        ("the_under_galleries", "cirith_gorgor", false, 0),
        ("the_under_grottos", "goblin_gate", true, 0),
    ] {
        let mut t = told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 {site}: aragorn_ii\ncompany 2 lorien: haldir\ndeck 2: wolves"
            ),
        );
        let id = SiteId::named(site).unwrap();
        if tapped {
            t.state.sides[ONE].tapped.add(id);
        }
        let before = t.state.points(ONE).other;
        t.rolls(&[12; 40]);
        t.choose(ONE, &format!("head c1 {above}"));
        until(&mut t, "wizards-ask-explore");
        assert_eq!(t.state.company("c1".parse().unwrap()).site.get().id, above);
        let side = &t.state.sides[ONE];
        let kept = points > 0;
        let lies = [side.kept.has(id), side.spent.has(id), side.sites.has(id)];
        assert_eq!(lies, [kept, tapped && !kept, !tapped], "{site} {tapped}");
        assert_eq!(t.state.points(ONE).other - before, points);
    }
}

/// SATM-14.21: Men may always be keyed to Geann a-Lisch, and the dead below the Barrows; the tests of creatures try each of them at every
/// site. wizards:geann_a_lisch
#[test]
fn some_sites_let_some_creatures_be_keyed() {
    let keys = book().sites.iter().filter(|site| site.has.iter().any(|one| matches!(one, Static::Keys(_))));
    let keys = keys.map(|site| site.id.as_str()).collect::<Vec<_>>();
    assert_eq!(keys, ["the_gem_deeps", "the_pukel_deeps", "the_under_vaults", "geann_a_lisch"]);
}
