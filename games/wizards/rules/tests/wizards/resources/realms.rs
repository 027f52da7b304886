//! Resources that change what sites, attacks and events are, for as long as they lie there.

use wizards::card::SiteKind;
use wizards::ids::SiteId;
use wizards::state::{Source, Status, Zone};

use crate::bench::{
    aim, attack, attacked, first, give, in_site, of, on, on_the_way, play, put, stand, suffer, turn, until,
    zone,
};
use crate::stage::{BASIC, ONE, TWO, Table};

/// A site, no dragon's lair, with several automatic-attacks.
fn guarded() -> SiteId {
    let many = |site: &SiteId| {
        let face = site.get();
        let dragon = face.attacks.iter().any(|attack| attack.race == wizards::card::Race::Dragon);
        face.attacks.len() > 1 && !dragon && !face.under_deeps && face.from_hand.is_none()
    };
    SiteId::all().find(many).expect("a site with two attacks")
}

/// The company enters a site.
fn enter(t: &mut Table, site: SiteId) {
    t.choose(ONE, "pass");
    until(t, "wizards-ask-explore");
    stand(t, &site.to_string());
    t.choose(ONE, "company c1");
}

/// SATM-19.2: of several automatic-attacks one is left, of the attacker's choice, and nothing cancels it; when it is defeated,
/// the warning is spent. wizards:forewarned_is_forearmed
#[test]
fn forewarned_at_a_site() {
    let site = guarded();
    let count = site.get().attacks.len() as u8;
    for warned in [true, false] {
        let mut t = of(BASIC, &["bergil"], &["forewarned_is_forearmed", "concealment"], &[]);
        if warned {
            play(&mut t, ONE, "play forewarned_is_forearmed 0");
        }
        enter(&mut t, site);
        if !warned {
            until(&mut t, "wizards-ask-priority");
            assert!(t.may(ONE, "play concealment 0"));
            continue;
        }
        until(&mut t, "wizards-ask-isolate");
        assert!(!t.may(TWO, &format!("way {count}")) && !t.may(TWO, "pass"));
        t.choose(TWO, "way 1");
        until(&mut t, "wizards-ask-priority");
        assert_eq!(t.state.combat.as_ref().unwrap().source, Source::Automatic(site, 1));
        assert!(!t.may(ONE, "play concealment 0"), "nothing cancels it");
        crate::bench::embolden(&mut t);
        let combat = t.state.combat.as_mut().unwrap();
        (combat.prowess, combat.strikes, combat.each) = (0, 1, false);
        t.rolls(&[12; 40]);
        suffer(&mut t);
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.state.company(first()).faced.len(), 1, "no other one");
        assert_eq!(zone(&t, "forewarned_is_forearmed"), Zone::Discard);
    }
    // The dragons' lairs are as they are.
    let lair = SiteId::named("the_lonely_mountain").unwrap();
    let mut t = of(BASIC, &["bergil"], &["forewarned_is_forearmed"], &[]);
    play(&mut t, ONE, "play forewarned_is_forearmed 0");
    enter(&mut t, lair);
    assert_ne!(t.prompt(), "wizards-ask-isolate");
}

/// SATM-15.27: of a creature that attacks several times one attack is left; while it is not defeated, the warning stays.
/// wizards:forewarned_is_forearmed
#[test]
fn forewarned_of_a_creature() {
    let many = |card: &&wizards::card::Face| {
        card.kind == wizards::card::CardKind::Creature && card.attacks > 1 && !card.keys.lands.is_empty()
    };
    let creature = wizards::card::book().cards.iter().find(many).expect("a creature that attacks twice");
    for warned in [true, false] {
        let mut t = of(BASIC, &["bergil", "haldir"], &["forewarned_is_forearmed"], &[&creature.id]);
        if warned {
            play(&mut t, ONE, "play forewarned_is_forearmed 0");
        }
        on_the_way(&mut t, "bree");
        let (land, needed) = creature.keys.lands[0];
        let bree = SiteId::named("bree").unwrap();
        crate::creatures::go(&mut t, bree, &vec![land; needed.into()], &[]);
        attack(&mut t, &creature.id);
        until(&mut t, "wizards-ask-priority");
        t.rolls(&[2; 60]);
        let before = t.state.company(first()).faced.len();
        t.state.combat.as_mut().unwrap().prowess = 20;
        suffer(&mut t);
        let mut more = 0;
        for _ in 0..30 {
            if t.state.combat.is_some() || zone(&t, &creature.id) != Zone::Chain {
                break;
            }
            on(&mut t);
        }
        more += t.state.company(first()).faced.len() - before;
        assert_eq!(more == 0, warned);
        if warned {
            assert_eq!(zone(&t, "forewarned_is_forearmed"), Zone::Table, "it was not defeated");
        }
    }
}

/// A faction of Dwarves, one of Elves and one of Men in play, whoever's: each is worth one more; until one is lost.
/// wizards:alliance_of_free_peoples
#[test]
fn alliance_of_free_peoples() {
    let face = |race, not: &str| {
        let of = |face: &&wizards::card::Face| {
            face.kind == wizards::card::CardKind::Faction && face.race == Some(race) && face.id != not
        };
        wizards::card::book().cards.iter().find(of).map(|face| face.id.as_str()).expect("a people")
    };
    use wizards::card::Race;
    let [dwarves, elves, men] = [Race::Dwarf, Race::Elf, Race::Man].map(|race| face(race, ""));
    let hobbits = "hobbits";
    let mine = ["alliance_of_free_peoples", dwarves, elves, hobbits];
    let mut t = of(BASIC, &["bergil"], &mine, &[men]);
    play(&mut t, ONE, "play alliance_of_free_peoples 0");
    [dwarves, elves, hobbits].iter().for_each(|people| {
        put(&mut t, people, Zone::Won(ONE));
    });
    let before = t.state.points(ONE).factions;
    put(&mut t, men, Zone::Won(TWO));
    let printed = wizards::ids::CardId::named(men).unwrap().get().points;
    assert_eq!(t.state.points(ONE).factions, before + 2, "the Hobbits are none of them");
    assert_eq!(t.state.points(TWO).factions, i16::from(printed) + 1);
}

/// SATM-20.11: a faction that the other player wins over is lost, and with it the alliance. wizards:alliance_of_free_peoples
#[test]
fn the_alliance_is_broken() {
    let mine = ["riders_of_rohan", "eomer"];
    for (lost, breaks) in [("riders_of_rohan", true), ("rangers_of_the_north", false)] {
        let race = wizards::ids::CardId::named(lost).unwrap().get().race;
        assert_eq!(race == Some(wizards::card::Race::Man), breaks, "{lost}");
        let site = wizards::ids::CardId::named(lost).unwrap().get().at.iter().next().unwrap().to_string();
        let mut t = of(
            crate::stage::STANDARD,
            &["aragorn_ii"],
            &mine,
            &["alliance_of_free_peoples", "riders_of_rohan", "rangers_of_the_north", "dodge"],
        );
        let theirs = t
            .state
            .pieces
            .iter()
            .position(|piece| piece.owner == TWO && piece.card == crate::stage::card(lost));
        let theirs = format!("#{}", theirs.unwrap()).parse::<wizards::ids::PieceId>().unwrap();
        for id in t.state.sides[TWO].hand.clone() {
            t.state.sides[TWO].hand.retain(|one| *one != id);
            t.state.pieces[id.index()].zone = Zone::Discard;
        }
        t.state.pieces[theirs.index()].zone = Zone::Won(TWO);
        put(&mut t, "alliance_of_free_peoples", Zone::Table);
        t.state.sides[ONE].turns = 2;
        // Nobody resists him.
        t.state.lasting.push(wizards::state::Lasting {
            card: crate::stage::card("potion_of_prowess"),
            change: wizards::state::Change::Number(
                t.of("aragorn_ii"),
                wizards::cards::Stat::DirectInfluence,
                60,
                None,
            ),
            until: wizards::cards::Until::Turn,
            seat: ONE,
        });
        crate::bench::embolden(&mut t);
        in_site(&mut t, &site);
        turn(&mut t, "aragorn_ii", Status::Untapped);
        t.rolls(&[12, 2]);
        t.choose(ONE, &format!("influence aragorn_ii {theirs}"));
        for _ in 0..12 {
            if t.unused() == 0 {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.state.pieces[theirs.index()].zone, Zone::Discard, "{lost}");
        assert_eq!(zone(&t, "alliance_of_free_peoples") == Zone::Discard, breaks, "{lost}");
    }
}

/// Ruins, no dragon's and not in the Under-deeps, are a border-hold from now on, without attacks, as long as somebody is
/// there. wizards:rebuild_the_town
#[test]
fn rebuild_the_town() {
    for (site, may) in [("goblin_gate", false), ("amon_hen", true), ("the_lonely_mountain", false)] {
        let mut t = of(BASIC, &["bergil"], &["rebuild_the_town"], &[]);
        in_site(&mut t, "bree");
        stand(&mut t, site);
        let ruins = SiteId::named(site).unwrap();
        assert_eq!(t.may(ONE, "play rebuild_the_town 0"), may, "{site} {:?}", ruins.get().kind);
    }
    let ruins = |site: &SiteId| {
        let face = site.get();
        let dragon = face.attacks.iter().any(|attack| attack.race == wizards::card::Race::Dragon);
        face.kind == SiteKind::RuinsAndLairs && !face.attacks.is_empty() && !dragon && !face.under_deeps
    };
    let site = SiteId::all().find(ruins).expect("ruins that are guarded");
    for rebuilt in [true, false] {
        let mut t = of(BASIC, &["bergil"], &["rebuild_the_town"], &[]);
        stand(&mut t, &site.to_string());
        if rebuilt {
            put(&mut t, "rebuild_the_town", Zone::OnSite(site));
        }
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        for _ in 0..20 {
            if t.state.combat.is_some() || t.prompt() == "wizards-ask-in-site" {
                break;
            }
            on(&mut t);
        }
        assert_eq!(t.state.combat.is_none(), rebuilt, "{site}");
    }
    let mut t = of(
        BASIC,
        &["bergil"],
        &["rebuild_the_town", "glamour_of_surpassing_excellence"],
        &["lure_of_creation"],
    );
    give(&mut t, "lure_of_creation", "bergil");
    stand(&mut t, &site.to_string());
    assert!(!t.may(ONE, "play glamour_of_surpassing_excellence 0"));
    put(&mut t, "rebuild_the_town", Zone::OnSite(site));
    assert!(t.may(ONE, "play glamour_of_surpassing_excellence 0"), "a border-hold");
    stand(&mut t, "bree");
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(zone(&t, "rebuild_the_town"), Zone::Discard, "nobody is there");
}

/// SATM-19.6: of a hoard that is used up one minor or major item more; of no other, and no greater one.
/// wizards:bounty_of_the_hoard
#[test]
fn bounty_of_the_hoard() {
    use wizards::card::{CardKind, ItemClass, book};
    let item = |class| {
        let plain = |face: &&wizards::card::Face| {
            face.kind == CardKind::Item
                && face.class == Some(class)
                && face.keywords.is_empty()
                && face.has.iter().all(|one| !format!("{one:?}").contains("Be"))
        };
        book().cards.iter().filter(plain).map(|face| face.id.as_str()).collect::<Vec<_>>()
    };
    let [minor, major, greater] = [ItemClass::Minor, ItemClass::Major, ItemClass::Greater].map(item);
    let hoard = |site: &SiteId| {
        let face = site.get();
        face.hoard
            && [ItemClass::Minor, ItemClass::Major, ItemClass::Greater]
                .iter()
                .all(|one| face.items.contains(one))
    };
    let site = SiteId::all().find(hoard).expect("a hoard");
    let what = "play bounty_of_the_hoard 0";
    let mine = ["bounty_of_the_hoard", minor[0], major[0], greater[0]];
    let mut t = of(BASIC, &["bergil", "haldir"], &mine, &[]);
    in_site(&mut t, "bree");
    stand(&mut t, &site.to_string());
    turn(&mut t, "bergil", Status::Untapped);
    turn(&mut t, "haldir", Status::Untapped);
    assert!(!t.may(ONE, what), "the site is not tapped");
    t.state.sides[ONE].tapped.add(site);
    let gain = |at: usize| format!("gain {} bergil", mine[at]);
    assert!(!t.may(ONE, &gain(2)));
    play(&mut t, ONE, what);
    assert!(t.may(ONE, &gain(1)) && t.may(ONE, &gain(2)) && !t.may(ONE, &gain(3)));
    t.choose(ONE, &gain(2));
    until(&mut t, "wizards-ask-in-site");
    assert!(!t.may(ONE, &format!("gain {} haldir", mine[1])), "one only");
    let mut t = of(BASIC, &["bergil"], &mine, &[]);
    in_site(&mut t, "bree");
    t.state.sides[ONE].tapped.add(SiteId::named("bree").unwrap());
    assert!(!t.may(ONE, what), "no hoard");
}

/// SATM-13.1: a long event stays as long as the echo does; the Doors of Night end both. wizards:echo_of_all_joy
#[test]
fn echo_of_all_joy() {
    for echoes in [true, false] {
        let mut t = of(BASIC, &["bergil"], &["echo_of_all_joy", "sun"], &["night", "doors_of_night"]);
        assert!(!t.may(ONE, "play echo_of_all_joy 0"), "nothing is in play");
        put(&mut t, "night", Zone::Table);
        assert!(!t.may(ONE, "play echo_of_all_joy 0"), "a hazard");
        put(&mut t, "sun", Zone::Table);
        if echoes {
            play(&mut t, ONE, "play echo_of_all_joy 0");
            assert_eq!(zone(&t, "echo_of_all_joy"), Zone::On(t.of("sun")));
        }
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        assert_eq!(zone(&t, "sun") == Zone::Table, echoes);
        if echoes {
            // Not by its own card, which would drive the sun away itself.
            put(&mut t, "doors_of_night", Zone::Table);
            t.rolls(&[7; 60]);
            t.next_turn();
            assert_eq!([zone(&t, "echo_of_all_joy"), zone(&t, "sun")], [Zone::Discard; 2]);
        }
    }
    let mut t = of(BASIC, &["bergil"], &["echo_of_all_joy", "sun"], &["doors_of_night"]);
    put(&mut t, "sun", Zone::Table);
    put(&mut t, "doors_of_night", Zone::Table);
    assert!(!t.may(ONE, "play echo_of_all_joy 0"));
}

/// SATM-10.1: with a diplomat in the company, whoever is to be checked gives an item away before. wizards:pledge_of_conduct
#[test]
fn pledge_of_conduct() {
    for (mate, may) in [("adrazar", true), ("haldir", false)] {
        let mine = ["bergil", "pledge_of_conduct", "the_one_ring", "durins_axe"];
        let mut t = of(BASIC, &[mate], &mine, &["weariness_of_the_heart"]);
        put(&mut t, "bergil", Zone::Company(first()));
        give(&mut t, "the_one_ring", "bergil");
        give(&mut t, "durins_axe", "bergil");
        on_the_way(&mut t, "bree");
        aim(&mut t, TWO, "play weariness_of_the_heart 1", &["pick bergil"]);
        until(&mut t, "wizards-ask-before-check");
        assert_eq!(t.may(ONE, "play pledge_of_conduct 0"), may, "{mate}");
        if may {
            play(&mut t, ONE, "play pledge_of_conduct 0");
            assert_eq!(t.prompt(), "wizards-ask-pledge");
            let ring = t.of("the_one_ring");
            let before = t.state.corruption(t.of("bergil"));
            t.choose(ONE, &format!("give {ring} {mate}"));
            assert_eq!(zone(&t, "the_one_ring"), Zone::On(t.of(mate)));
            assert!(t.state.corruption(t.of("bergil")) < before);
            assert_eq!(zone(&t, "durins_axe"), Zone::On(t.of("bergil")), "one only");
        }
    }
}

/// After a strike of a Nazgûl has failed in this turn: two points, and once. wizards:mount_slain
#[test]
fn mount_slain() {
    for (race, roll, may) in [
        (wizards::card::Race::Nazgul, 12, true),
        (wizards::card::Race::Nazgul, 2, false),
        (wizards::card::Race::Orc, 12, false),
    ] {
        let mut t = of(BASIC, &["boromir_ii"], &["mount_slain", "mount_slain"], &[]);
        crate::bench::goblins(&mut t);
        let combat = t.state.combat.as_mut().unwrap();
        (combat.race, combat.strikes, combat.body, combat.prowess) = (race, 1, 0, 14);
        // As it was met.
        let met = t.state.company_mut(first()).faced.last_mut().unwrap();
        met.race = race;
        t.rolls(&[roll; 40]);
        suffer(&mut t);
        until(&mut t, "wizards-ask-in-site");
        assert_eq!(t.may(ONE, "play mount_slain 0"), may, "{race:?} {roll}");
        if may {
            play(&mut t, ONE, "play mount_slain 0");
            assert_eq!(t.state.points(ONE).other, 2);
            assert!(!t.may(ONE, "play mount_slain 0"), "once");
        }
    }
    let _ = attacked as fn(&Table) -> _;
}

/// SATM-10.4, SATM-22.2: what can be stored is stored at the end of the turn, too; but still only where it can.
/// wizards:safe_from_the_shadow
#[test]
fn safe_from_the_shadow() {
    for (safe, site, may) in [(true, "rivendell", true), (false, "rivendell", false), (true, "bree", false)] {
        let mut t = of(BASIC, &["bergil"], &["safe_from_the_shadow", "durins_axe"], &[]);
        let axe = give(&mut t, "durins_axe", "bergil");
        if safe {
            play(&mut t, ONE, "play safe_from_the_shadow 0");
        }
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, site);
        until(&mut t, "wizards-ask-end");
        assert_eq!(t.may(ONE, &format!("store {axe}")), may, "{safe} {site}");
        if may {
            t.rolls(&[12; 40]);
            t.choose(ONE, &format!("store {axe}"));
            for _ in 0..4 {
                if t.state.piece(axe).zone == Zone::Won(ONE) {
                    break;
                }
                on(&mut t);
            }
            assert_eq!(t.state.piece(axe).zone, Zone::Won(ONE));
        }
    }
}
