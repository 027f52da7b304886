//! Resource events of the later sets: what makes of a company something else.

use table::Game;
use wizards::Wizards;
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use crate::bench::{
    aim, attack, attacked, body, first, give, in_site, may_aim, number, of, on_the_way, play, prowess, put,
    stand, status, turn, until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, STANDARD, Table};

fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap_or_else(|| panic!("no site '{name}'"))
}

/// Does a card of this name lie in play?
fn lies(t: &Table, name: &str) -> bool {
    t.state.in_play.iter().any(|id| t.state.piece(*id).card == crate::stage::card(name))
}

/// Beorn is stronger, faces two strikes if he will, is checked after each attack, and has gone when the turn is over; nobody
/// else changes. wizards:skin_changer
#[test]
fn skin_changer() {
    let mine = ["skin_changer", "dagger_of_westernesse"];
    let mut t = of(BASIC, &["beorn", "bergil"], &mine, &["orc_patrol"]);
    assert!(!may_aim(&t, ONE, "play skin_changer 0", "pick bergil"));
    give(&mut t, "dagger_of_westernesse", "beorn");
    let before = (prowess(&t, "beorn"), body(&t, "beorn"));
    play(&mut t, ONE, "play skin_changer 0");
    assert_eq!((prowess(&t, "beorn"), body(&t, "beorn")), (before.0 + 2, before.1 + 2));
    on_the_way(&mut t, "bree");
    attack(&mut t, "orc_patrol");
    assert!(attacked(&t).0 > 1);
    until(&mut t, "wizards-ask-assign");
    t.choose(ONE, "pick beorn");
    assert!(t.may(ONE, "pick beorn") && t.may(ONE, "pick bergil"));
    t.choose(ONE, "pick beorn");
    assert!(!t.may(ONE, "pick beorn"), "two at most");
    let beorn = t.of("beorn");
    let given = t.state.combat.as_ref().unwrap().given.iter().filter(|strike| strike.at == beorn).count();
    assert_eq!(given, 2);
    t.rolls(&[12; 80]);
    let mut checked = false;
    while t.state.turn.number == 1 && t.prompt() != "wizards-ask-divest" {
        if let Some(check) = t.state.checks.last() {
            checked = true;
            assert_eq!((check.who, check.bonus), (beorn, -2));
        }
        crate::bench::on(&mut t);
    }
    let _ = checked;
    assert_eq!(t.prompt(), "wizards-ask-divest");
    t.choose(ONE, "give dagger_of_westernesse bergil");
    assert_eq!(zone(&t, "beorn"), Zone::Hand);
    assert_eq!(zone(&t, "dagger_of_westernesse"), Zone::On(t.of("bergil")));
    assert_eq!(zone(&t, "skin_changer"), Zone::Discard);
}

/// SATM-8.2, SATM-9.4: a great Dwarf and his small ones, who need no influence, and of whom any number comes in a turn.
/// wizards:an_unexpected_party
#[test]
fn an_unexpected_party() {
    let mine =
        ["an_unexpected_party", "an_unexpected_party", "bifur", "bofur", "gloin", "bergil", "thorin_ii"];
    let t = of(BASIC, &["bergil", "haldir"], &mine, &[]);
    assert!(!t.may(ONE, "play an_unexpected_party 0"), "no Dwarf is there");
    let mut t = of(BASIC, &["gimli", "haldir"], &mine, &[]);
    let before = t.state.general_free(ONE);
    play(&mut t, ONE, "play an_unexpected_party 0");
    assert!(!t.may(ONE, "play an_unexpected_party 0"), "one on a company");
    let mut alone = Table::at(t.state.clone());
    for dwarf in ["bifur", "bofur"] {
        t.choose(ONE, &format!("card {dwarf}"));
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-control");
        let id = t.of(dwarf);
        t.choose(ONE, &format!("general {id}"));
        until(&mut t, "wizards-ask-organize");
    }
    assert_eq!(t.state.general_free(ONE), before, "they need none");
    assert!(t.may(ONE, "card bergil"), "and one besides");
    t.choose(ONE, "card bergil");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-organize");
    assert!(lies(&t, "an_unexpected_party"), "two who are no Dwarves");
    assert!(!t.may(ONE, "card thorin_ii") || t.may(ONE, "card gloin"), "Dwarves alone");
    // A second great one, and it is over.
    alone.choose(ONE, "card thorin_ii");
    alone.choose(ONE, "company c1");
    assert!(!lies(&alone, "an_unexpected_party"));
    until(&mut alone, "wizards-ask-organize");
    assert!(alone.may(ONE, "card bergil"), "he had come with the party");
    // As many as will, where seven would be all.
    let dwarves = ["bifur", "bofur", "bombur", "dori", "dwalin", "fili", "kili", "nori"];
    for party in [true, false] {
        let hand = [&["an_unexpected_party"][..], &dwarves].concat();
        let mut t = of(BASIC, &["gimli"], &hand, &[]);
        for dwarf in &dwarves[..7] {
            put(&mut t, dwarf, Zone::Company(first()));
        }
        let home = wizards::ids::CardId::named("nori").unwrap().get().home.iter().next().unwrap();
        assert!(!home.get().is_haven());
        stand(&mut t, &home.to_string());
        if party {
            put(&mut t, "an_unexpected_party", Zone::OnCompany(first()));
        }
        t.choose(ONE, "card nori");
        assert_eq!(t.may(ONE, "company c1"), party);
    }
}

/// SATM-15.4: a diplomat who withstands a check gives an item, and more than the number calls the attack off, and brings a
/// resource; each foe wants its own. wizards:token_of_goodwill
#[test]
fn token_of_goodwill() {
    for (foe, way, gift, roll, called_off) in [
        ("land_drake", 1, "palantir_of_osgiliath", 12, None),
        ("land_drake", 1, "sword_of_gondolin", 12, Some(true)),
        ("land_drake", 1, "sword_of_gondolin", 4, Some(false)),
        ("brigands", 2, "dagger_of_westernesse", 12, Some(true)),
        ("brigands", 2, "sword_of_gondolin", 12, None),
        ("orc_patrol", 2, "dagger_of_westernesse", 12, None),
    ] {
        let mine = ["token_of_goodwill", gift, "dodge"];
        let mut t = of(BASIC, &["gimli", "bergil"], &mine, &[foe]);
        put(&mut t, "dodge", Zone::Discard);
        give(&mut t, gift, "bergil");
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[wizards::card::RegionKind::Wilderness; 2], &[]);
        attack(&mut t, foe);
        let what = format!("play token_of_goodwill {way}");
        assert_eq!(t.may(ONE, &what), called_off.is_some(), "{foe} {gift}");
        let Some(called_off) = called_off else { continue };
        assert!(!may_aim(&t, ONE, &what, "pick bergil"), "no diplomat");
        t.rolls(&[roll; 80]);
        let free = t.state.direct_free(t.of("gimli"), wizards::mechanics::Against::Nothing);
        assert!(free >= 0);
        t.choose(ONE, &what);
        for _ in 0..20 {
            match t.prompt() {
                "wizards-ask-respond"
                | "wizards-ask-add"
                | "wizards-ask-before-check"
                | "wizards-ask-aim" => crate::bench::on(&mut t),
                _ => break,
            }
        }
        assert_eq!(zone(&t, gift), Zone::Discard, "{foe}");
        if called_off {
            assert_eq!(t.prompt(), "wizards-ask-fetch", "{foe}");
            t.any_chance();
            t.choose(ONE, "card dodge");
            assert_eq!(zone(&t, "dodge"), Zone::Hand);
            assert!(t.state.combat.as_ref().is_none_or(|combat| combat.cancelled));
        } else {
            assert!(t.state.combat.as_ref().is_some_and(|combat| !combat.cancelled));
        }
    }
    // A dragon wants more.
    let mut t = of(BASIC, &["gimli"], &["token_of_goodwill", "palantir_of_osgiliath"], &[]);
    give(&mut t, "palantir_of_osgiliath", "gimli");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    stand(&mut t, "irerock");
    t.choose(ONE, "company c1");
    until(&mut t, "wizards-ask-priority");
    assert!(t.may(ONE, "play token_of_goodwill 0"));
}

/// SATM-13.1: in evil times an offering is three worse. wizards:times_are_evil
#[test]
fn an_offering_in_evil_times() {
    for evil in [false, true] {
        let mine = ["token_of_goodwill", "sword_of_gondolin", "dodge"];
        let mut t = of(BASIC, &["gimli", "bergil"], &mine, &["land_drake", "times_are_evil"]);
        give(&mut t, "sword_of_gondolin", "bergil");
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, site("bree"), &[wizards::card::RegionKind::Wilderness; 2], &[]);
        if evil {
            put(&mut t, "times_are_evil", Zone::Table);
        }
        attack(&mut t, "land_drake");
        let free = t.state.direct_free(t.of("gimli"), wizards::mechanics::Against::Nothing) as i8;
        // The check, and the offering: two above what it takes.
        t.rolls(&[12, 9 - free, 7, 7, 7, 7]);
        t.choose(ONE, "play token_of_goodwill 1");
        while ["wizards-ask-respond", "wizards-ask-add", "wizards-ask-before-check", "wizards-ask-aim"]
            .contains(&t.prompt())
        {
            crate::bench::on(&mut t);
        }
        assert_eq!(t.prompt() == "wizards-ask-fetch", !evil, "{evil}");
    }
}

/// SATM-18.4: where somebody has been won the site stays as it was left: tapped, and in the location deck; another is discarded.
/// wizards:no_strangers_at_this_time
#[test]
fn no_strangers_at_this_time() {
    let what = "play no_strangers_at_this_time 0";
    for (played, back) in [(true, true), (false, false)] {
        let mut t = of(BASIC, &["eomer"], &["no_strangers_at_this_time", "no_strangers_at_this_time"], &[]);
        in_site(&mut t, "edoras");
        assert!(!t.may(ONE, what), "nobody was won");
        t.state.company_mut(first()).gained.push(crate::stage::card("riders_of_rohan"));
        t.state.sides[ONE].tapped.add(site("edoras"));
        t.state.sides[ONE].sites.remove(site("edoras"));
        if played {
            play(&mut t, ONE, what);
            assert_eq!(zone(&t, "no_strangers_at_this_time"), Zone::OnSite(site("edoras")));
            assert!(!t.may(ONE, what), "one at a site");
            assert_eq!(t.state.points(ONE).other, 1);
        }
        t.rolls(&[7; 90]);
        t.next_turn();
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        t.choose(ONE, "head c1 lorien");
        until(&mut t, "wizards-ask-explore");
        let side = &t.state.sides[ONE];
        assert_eq!(side.sites.has(site("edoras")), back);
        assert_eq!(side.tapped.has(site("edoras")), back);
        assert_eq!(side.spent.has(site("edoras")), !back);
        if played {
            // Whoever was bound for it face down and turns elsewhere tells nothing by it: it stays tapped either way.
            t.next_turn();
            t.next_turn();
            until(&mut t, "wizards-ask-organize");
            t.state.company_mut(first()).to = Some(site("edoras"));
            assert!(!t.reveals(ONE, "head c1 rivendell"));
        }
    }
    let mut t = of(BASIC, &["eomer"], &["no_strangers_at_this_time"], &[]);
    in_site(&mut t, "moria");
    t.state.company_mut(first()).gained.push(crate::stage::card("riders_of_rohan"));
    assert!(!t.may(ONE, what), "no free-hold and no border-hold");
}

/// SATM-25.1: taken up, the crown gives the day to the next resource of the hand, of whatever kind, for as long as both lie there; to
/// no other. wizards:crown_of_flowers
#[test]
fn crown_of_flowers() {
    let mine = ["crown_of_flowers", "vanish_in_sunlight", "the_sun_unveiled"];
    let mut t = of(BASIC, &["bergil"], &mine, &["lure_of_creation", "doors_of_night"]);
    give(&mut t, "lure_of_creation", "bergil");
    put(&mut t, "doors_of_night", Zone::Table);
    stand(&mut t, "edoras");
    play(&mut t, ONE, "play crown_of_flowers 0");
    assert!(!t.may(ONE, "play the_sun_unveiled 0"), "it is not taken up");
    let crown = format!("use {} 0", t.of("crown_of_flowers"));
    play(&mut t, ONE, &crown);
    assert!(!t.may(ONE, &crown), "once");
    play(&mut t, ONE, "play the_sun_unveiled 0");
    assert_eq!(zone(&t, "lure_of_creation"), Zone::Discard);
    assert_eq!([zone(&t, "the_sun_unveiled"), zone(&t, "crown_of_flowers")], [Zone::Discard; 2]);
    assert_eq!(zone(&t, "doors_of_night"), Zone::Table);
    // Any resource is played with it, also one to which the day means nothing; the next one is not.
    let mut t = of(BASIC, &["elladan"], &["crown_of_flowers", "elven_cloak"], &[]);
    play(&mut t, ONE, "play crown_of_flowers 0");
    let crown = format!("use {} 0", t.of("crown_of_flowers"));
    play(&mut t, ONE, &crown);
    in_site(&mut t, "rhosgobel");
    t.choose(ONE, "gain elven_cloak elladan");
    assert_eq!(t.state.piece(t.of("elven_cloak")).with, Some(t.of("crown_of_flowers")));
    assert!(!t.may(ONE, &crown), "one resource");
    // In a record it is spelled as it was when the crown alone did so.
    let spelled = serde_json::to_value(t.state.piece(t.of("elven_cloak"))).expect("plain data");
    assert_eq!(spelled["crown"], serde_json::to_value(t.of("crown_of_flowers")).expect("a number"));
    // A ring that a test lets be played comes from the hand, too; what comes from elsewhere goes alone.
    for held in [true, false] {
        let mine = ["crown_of_flowers", "rumours_of_rings", "precious_gold_ring", "lesser_ring"];
        let mut t = of(BASIC, &["elladan"], &mine, &[]);
        let gold = give(&mut t, "precious_gold_ring", "elladan");
        if !held {
            let rumours = put(&mut t, "rumours_of_rings", Zone::Table);
            let ring = put(&mut t, "lesser_ring", Zone::Aside);
            t.state.pieces[ring.index()].under = Some(rumours);
        }
        play(&mut t, ONE, "play crown_of_flowers 0");
        let taken_up = format!("use {} 0", t.of("crown_of_flowers"));
        play(&mut t, ONE, &taken_up);
        t.state.frames.push(wizards::questions::PlayRing { ring: gold, roll: 7, other: None });
        t.choose(ONE, "card lesser_ring");
        let with = t.state.piece(t.of("lesser_ring")).with;
        assert_eq!(with, held.then(|| t.of("crown_of_flowers")));
    }
    // A people that does not join is lost, and the crown with it.
    let mut t = of(BASIC, &["bergil"], &["crown_of_flowers", "beornings"], &[]);
    play(&mut t, ONE, "play crown_of_flowers 0");
    let taken_up = format!("use {} 0", t.of("crown_of_flowers"));
    play(&mut t, ONE, &taken_up);
    in_site(&mut t, "beorns_house");
    t.rolls(&[2; 20]);
    t.choose(ONE, "gain beornings bergil");
    t.choose(ONE, "pass");
    t.next_turn();
    assert_eq!(["beornings", "crown_of_flowers"].map(|card| zone(&t, card)), [Zone::Discard; 2]);
    // What lies there sees the day; with the crown it goes.
    let mine = ["crown_of_flowers", "star_of_high_hope"];
    for first_of_both in mine {
        let mut t = of(BASIC, &["elladan"], &[&mine[..], &["twilight"]].concat(), &[]);
        let before = prowess(&t, "elladan");
        play(&mut t, ONE, "play crown_of_flowers 0");
        let crown = format!("use {} 0", t.of("crown_of_flowers"));
        play(&mut t, ONE, &crown);
        until(&mut t, "wizards-ask-long-events");
        play(&mut t, ONE, "play star_of_high_hope 0");
        assert_eq!(prowess(&t, "elladan"), before + 2, "one, and one by day");
        until_asked(&mut t, ONE);
        aim(&mut t, ONE, "play twilight 0", &[&format!("pick {first_of_both}")]);
        assert_eq!(mine.map(|card| zone(&t, card)), [Zone::Discard; 2], "{first_of_both}");
        assert_eq!(prowess(&t, "elladan"), before);
    }
}

/// SATM-1.8: whatever is discarded from a hand may lie on top of the deck instead, unseen. wizards:enduring_tales
#[test]
fn enduring_tales() {
    for (told, answer, goes) in
        [(true, "yes", Zone::Deck), (true, "pass", Zone::Discard), (false, "pass", Zone::Discard)]
    {
        let mut t = of(BASIC, &["bergil"], &["enduring_tales", "dodge", "stealth"], &[]);
        until(&mut t, "wizards-ask-long-events");
        if told {
            play(&mut t, ONE, "play enduring_tales 0");
        }
        until(&mut t, "wizards-ask-discard");
        while !Wizards::asks(&t.state).has(ONE) || t.prompt() != "wizards-ask-discard" {
            crate::bench::on(&mut t);
        }
        t.choose(ONE, "card dodge");
        assert_eq!(t.prompt() == "wizards-ask-endure", told);
        if told {
            t.choose(ONE, answer);
        }
        let piece = t.state.pieces.iter().find(|piece| piece.card == crate::stage::card("dodge")).unwrap();
        assert!(!piece.is_known(), "nobody has seen it");
        let drawn = t.state.sides[ONE].hand.iter().any(|id| t.state.pieces[id.index()].card == piece.card);
        assert!(piece.zone == goes || goes == Zone::Deck && drawn, "{told} {answer}: {:?}", piece.zone);
    }
}

/// A sage becomes a warrior; who was one before uses two weapons, and then no shield. wizards:swordmaster
#[test]
fn swordmaster() {
    let arms = ["sword_of_gondolin", "durins_axe", "great_shield_of_rohan"];
    let mine = [&["swordmaster"][..], &arms].concat();
    for (who, two) in [("annalena", false), ("balin", true)] {
        let mut t = of(BASIC, &[who, "bergil"], &mine, &[]);
        crate::bench::embolden(&mut t);
        in_site(&mut t, "amon_hen");
        turn(&mut t, who, Status::Untapped);
        assert!(!may_aim(&t, ONE, "play swordmaster 0", "pick bergil"), "no sage");
        t.state.lasting.clear();
        let alone = Table::at(t.state.clone());
        play(&mut t, ONE, "play swordmaster 0");
        assert!(t.state.has_skill(t.of(who), wizards::card::Skill::Warrior, None));
        assert_eq!(status(&t, who), Status::Tapped);
        assert!(t.state.sides[ONE].tapped.has(site("amon_hen")));
        let numbers = |t: &Table, items: &[&str]| {
            let mut then = Table::at(t.state.clone());
            items.iter().for_each(|item| {
                give(&mut then, item, who);
            });
            (prowess(&then, who), body(&then, who))
        };
        let (bare, one) = (numbers(&t, &[]), numbers(&t, &arms[..1]));
        let (axe, both) = (numbers(&t, &arms[1..2]), numbers(&t, &arms[..2]));
        // The axe adds to what the sword has made, up to its own nine.
        let sum = (one.0 + axe.0 - bare.0).min(9);
        assert_eq!(both.0, if two { sum } else { one.0.max(axe.0) }, "{who}");
        let shielded = numbers(&t, &arms);
        let shield = numbers(&t, &arms[2..]).1 - bare.1;
        assert!(shield > 0 || !two, "{who}");
        assert_eq!(shielded.1 - bare.1, if two { 0 } else { shield }, "{who}");
        let before = numbers(&alone, &arms[..2]);
        assert!(before.0 <= both.0);
    }
}

/// What was lost is given up in Minas Tirith; a stone turns the card, and what is stolen in the Dark Tower turns it over; only so
/// is it stored, and lightens all the stones. wizards:fate_of_the_ithil_stone
#[test]
fn fate_of_the_ithil_stone() {
    let mine =
        ["fate_of_the_ithil_stone", "fate_of_the_ithil_stone", "dark_numbers", "palantir_of_osgiliath"];
    let mut t = of(BASIC, &["bergil", "haldir"], &mine, &[]);
    stand(&mut t, "minas_tirith");
    assert!(!t.may(ONE, "play fate_of_the_ithil_stone 0"), "nothing is known");
    give(&mut t, "dark_numbers", "bergil");
    assert!(!t.may(ONE, "play fate_of_the_ithil_stone 0"), "it was stolen, and not lost");
    put(&mut t, "fate_of_the_ithil_stone", Zone::OnCompany(first()));
    let stone = t.of("fate_of_the_ithil_stone");
    let (invert, store) = (format!("use {stone} 0"), format!("use {stone} 1"));
    stand(&mut t, "rivendell");
    assert!(!t.may(ONE, &store), "it is not turned over");
    assert_eq!(t.state.points(ONE).other, 1, "dark numbers alone");
    crate::bench::embolden(&mut t);
    in_site(&mut t, "barad_dur");
    let dark = t.of("dark_numbers");
    t.state.pieces[dark.index()].fresh = true;
    assert!(!t.may(ONE, &invert), "it is not tapped");
    turn(&mut t, "fate_of_the_ithil_stone", Status::Tapped);
    t.state.pieces[dark.index()].fresh = false;
    assert!(!t.may(ONE, &invert), "nothing was stolen here");
    t.state.pieces[dark.index()].fresh = true;
    play(&mut t, ONE, &invert);
    assert_eq!(status(&t, "fate_of_the_ithil_stone"), Status::Wounded);
    give(&mut t, "palantir_of_osgiliath", "bergil");
    let before = t.state.corruption(t.of("bergil"));
    t.rolls(&[7; 90]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert_eq!(status(&t, "fate_of_the_ithil_stone"), Status::Wounded);
    assert!(!t.may(ONE, &store), "no haven");
    stand(&mut t, "rivendell");
    play(&mut t, ONE, &store);
    assert_eq!(t.state.points(ONE).other, 8);
    assert_eq!(t.state.corruption(t.of("bergil")), before - 1);
}

/// The tree grows where the earth is kept: Bag End heals, takes newcomers in, stands upright again, and the Hobbits count for
/// more. wizards:mallorn
#[test]
fn mallorn() {
    let mine = ["mallorn", "earth_of_galadriels_orchard", "hobbits", "haldir", "riders_of_rohan"];
    let mut t = of(STANDARD, &["bergil", "frodo"], &mine, &[]);
    let bag_end = site("bag_end");
    stand(&mut t, "bag_end");
    assert!(!t.may(ONE, "play mallorn 0"), "there is no earth");
    let earth = put(&mut t, "earth_of_galadriels_orchard", Zone::Won(ONE));
    t.state.pieces[earth.index()].stored = Some(site("lorien"));
    assert!(!t.may(ONE, "play mallorn 0"), "it lies elsewhere");
    t.state.pieces[earth.index()].stored = Some(bag_end);
    let comes = |t: &Table| {
        let mut then = Table::at(t.state.clone());
        then.choose(ONE, "card haldir");
        then.may(ONE, "company c1")
    };
    assert!(!comes(&t), "no haven, and not his home");
    let hobbits = put(&mut t, "hobbits", Zone::Won(ONE));
    let worth = t.state.worth(hobbits);
    play(&mut t, ONE, "play mallorn 0");
    assert_eq!(t.state.worth(hobbits), worth + 1);
    let riders = put(&mut t, "riders_of_rohan", Zone::Won(ONE));
    assert_eq!(t.state.worth(riders), riders_points());
    assert_eq!(t.state.points(ONE).other, 3);
    assert!(comes(&t), "as in a haven");
    turn(&mut t, "frodo", Status::Wounded);
    t.state.sides[ONE].tapped.add(bag_end);
    t.rolls(&[7; 90]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert_eq!(status(&t, "frodo"), Status::Tapped, "healed");
    assert!(!t.state.sides[ONE].tapped.has(bag_end), "upright");
    t.state.sides[ONE].tapped.add(bag_end);
    t.state.sides[ONE].sites.remove(bag_end);
    t.choose(ONE, "head c1 rivendell");
    until(&mut t, "wizards-ask-explore");
    let side = &t.state.sides[ONE];
    assert!(side.sites.has(bag_end) && !side.spent.has(bag_end), "never discarded");
}

fn riders_points() -> i8 {
    wizards::ids::CardId::named("riders_of_rohan").unwrap().get().points
}

/// In a haven, without a wizard: everybody's mind is greater, and others tap for an attempt; until somebody leaves.
/// wizards:palm_to_palm
#[test]
fn palm_to_palm() {
    let mine = ["palm_to_palm", "saruman", "hobbits"];
    let mut t = of(BASIC, &["bergil", "haldir", "frodo"], &mine, &["lure_of_creation"]);
    let mind = number(&t, "haldir", Stat::Mind);
    let mut away = Table::at(t.state.clone());
    stand(&mut away, "bree");
    assert!(!away.may(ONE, "play palm_to_palm 0"));
    play(&mut t, ONE, "play palm_to_palm 0");
    assert_eq!(number(&t, "haldir", Stat::Mind), mind + 1);
    // Somebody leaves.
    let mut apart = Table::at(t.state.clone());
    let haldir = apart.of("haldir");
    apart.choose(ONE, &format!("part {haldir}"));
    assert_eq!(zone(&apart, "palm_to_palm"), Zone::Discard);
    // A wizard comes.
    let mut led = Table::at(t.state.clone());
    led.choose(ONE, "card saruman");
    led.if_asked("wizards-ask-appear", ONE, "company c1");
    assert_eq!(zone(&led, "palm_to_palm"), Zone::Discard);
    // One more for each who taps, against corruption and for a faction.
    let lure = give(&mut t, "lure_of_creation", "bergil");
    let removal = t.state.pieces[lure.index()].card.get().removal.unwrap();
    for helped in [true, false] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[removal; 9]);
        t.choose(ONE, &format!("remove {lure}"));
        assert_eq!(t.prompt(), "wizards-ask-help-removal");
        if helped {
            t.choose(ONE, "pick haldir");
            assert_eq!(status(&t, "haldir"), Status::Tapped);
        }
        t.choose(ONE, "pass");
        assert_eq!(zone(&t, "lure_of_creation") == Zone::Discard, helped);
    }
    t.rolls(&[7; 60]);
    in_site(&mut t, "bag_end");
    t.choose(ONE, "gain hobbits bergil");
    until(&mut t, "wizards-ask-before-influence");
    t.choose(ONE, "pick frodo");
    assert_eq!(t.state.checks.last().unwrap().bonus, 1);
    assert!(!t.may(ONE, "pick frodo") && !t.may(ONE, "pick bergil") && t.may(ONE, "pick haldir"));
}

/// SATM-29.1: begun in one place of the deeps, turned in another, stored in a haven. wizards:to_the_uttermost_foundations
#[test]
fn to_the_uttermost_foundations() {
    let what = "play to_the_uttermost_foundations 0";
    let mine = ["to_the_uttermost_foundations", "to_the_uttermost_foundations"];
    let mut t = of(STANDARD, &["bergil"], &mine, &[]);
    assert!(!t.may(ONE, what), "not in the deeps");
    stand(&mut t, "the_gem_deeps");
    play(&mut t, ONE, what);
    assert!(!t.may(ONE, what), "one on a company");
    assert!(t.state.sides[ONE].tapped.has(site("the_gem_deeps")));
    let card = t.of("to_the_uttermost_foundations");
    let (untap, store) = (format!("use {card} 0"), format!("use {card} 1"));
    assert_eq!(status(&t, "to_the_uttermost_foundations"), Status::Tapped);
    assert!(!t.may(ONE, &untap), "the same place");
    stand(&mut t, "rivendell");
    assert!(!t.may(ONE, &untap) && !t.may(ONE, &store), "it is tapped");
    stand(&mut t, "the_pukel_deeps");
    play(&mut t, ONE, &untap);
    assert_eq!(status(&t, "to_the_uttermost_foundations"), Status::Untapped);
    assert!(!t.may(ONE, &store), "no haven");
    assert_eq!(t.state.points(ONE).other, 0);
    stand(&mut t, "rivendell");
    play(&mut t, ONE, &store);
    assert_eq!((zone(&t, "to_the_uttermost_foundations"), t.state.points(ONE).other), (Zone::Won(ONE), 3));
}
