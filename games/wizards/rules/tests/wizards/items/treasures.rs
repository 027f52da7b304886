//! Items of the later sets: of dragons and of the deeps, and what one eats on the way.

use wizards::card::{Race, RegionKind};
use wizards::cards::Stat;
use wizards::ids::SiteId;
use wizards::setup::Extras;
use wizards::state::{Status, Zone};

use super::used::{elsewhere, struck};
use super::{gain, inside, with};
use crate::bench::{
    aim, attack, attacked, company, give, goblins, may_aim, number, of, on_the_way, play, put, stand, status,
    turn, until,
};
use crate::stage::{BASIC, ONE, STANDARD, Table, card};

/// The body of an attack of this race against the bearer of these, and the prowess with which the bearer fights.
fn body_against(bearer: &str, items: &[&str], race: Race, body: i8) -> (i8, i8) {
    let mut t = struck(bearer, items);
    let combat = t.state.combat.as_mut().unwrap();
    (combat.race, combat.body) = (race, body);
    (attacked(&t).2, t.state.fighting_prowess(t.of(bearer)))
}

/// SATM-15.16, SATM-15.31, SATM-19.18: blades that lower the body of what strikes at their bearer; of two weapons the one in
/// use; and what has no body has none. wizards:wormsbane, wizards:aiglos, wizards:scabbard_of_chalcedony
#[test]
fn blades_that_bite() {
    for (bearer, items, race, seen) in [
        ("boromir_ii", &["wormsbane"][..], Race::Dragon, (7, 10)),
        ("boromir_ii", &["wormsbane"], Race::Orc, (9, 8)),
        ("glorfindel_ii", &["wormsbane"], Race::Dragon, (7, 12)),
        ("boromir_ii", &["aiglos"], Race::Orc, (7, 8)),
        ("adrazar", &["aiglos"], Race::Orc, (9, 3)),
        ("boromir_ii", &["scabbard_of_chalcedony"], Race::Orc, (8, 6)),
        ("boromir_ii", &["wormsbane", "aiglos"], Race::Dragon, (7, 10)),
        ("boromir_ii", &["aiglos", "wormsbane"], Race::Orc, (7, 8)),
        ("faramir", &["the_one_ring", "glamdring", "aiglos"], Race::Troll, (7, 11)),
    ] {
        assert_eq!(body_against(bearer, items, race, 9), seen, "{bearer} {items:?} {race:?}");
    }
    assert_eq!(body_against("boromir_ii", &["scabbard_of_chalcedony"], Race::Orc, 0).0, 0);
    // One scabbard for each.
    let mut t = with("bergil", &["scabbard_of_chalcedony", "scabbard_of_chalcedony"], &[]);
    inside(&mut t, "dancing_spire");
    give(&mut t, "scabbard_of_chalcedony", "bergil");
    assert_eq!(t.refusal(ONE, "gain scabbard_of_chalcedony bergil"), "SATM-0.4");
    assert!(t.may(ONE, "gain scabbard_of_chalcedony haldir"));
}

/// SATM-19.16, SATM-9.4: found in the dark of the Under-deeps alone; for warriors. wizards:aiglos, wizards:dragon_helm
#[test]
fn arms_of_the_deeps() {
    for (item, bearer, adds) in [
        ("aiglos", "boromir_ii", [2, 1, 0, 3, 5]),
        ("aiglos", "adrazar", [0, 0, 0, 3, 5]),
        ("dragon_helm", "boromir_ii", [1, 2, 3, 2, 4]),
        ("dragon_helm", "adrazar", [0, 0, 0, 2, 4]),
    ] {
        let mut t = with(bearer, &[item], &["doors_of_night"]);
        inside(&mut t, "barrow_downs");
        let what = format!("gain {item} {bearer}");
        for site in ["moria", "the_gem_deeps", "dol_guldur"] {
            stand(&mut t, site);
            assert_eq!(t.refusal(ONE, &what), "SATM-19.16", "{item} at {site}");
        }
        stand(&mut t, "the_under_gates");
        assert_eq!(gain(&mut t, item, bearer), adds, "{item} {bearer}");
        // With the Doors open Aiglos is five more, to eleven.
        if item == "aiglos" {
            let before = number(&t, bearer, Stat::Prowess);
            put(&mut t, "doors_of_night", Zone::Table);
            let more = if bearer == "boromir_ii" { 3 } else { 0 };
            assert_eq!(number(&t, bearer, Stat::Prowess) - before, more);
        }
    }
    for (bearer, of, more) in
        [("boromir_ii", "annalena", 3), ("boromir_ii", "oin", 0), ("adrazar", "annalena", 0)]
    {
        let mut t = with(bearer, &["aiglos", of], &[]);
        let other = put(&mut t, of, Zone::Chain);
        let free = |t: &Table| t.state.direct_free(t.of(bearer), wizards::mechanics::Against::Piece(other));
        let before = free(&t);
        give(&mut t, "aiglos", bearer);
        assert_eq!(free(&t) - before, more, "{bearer} {of}");
    }
}

/// SATM-15.28: the helm cancels what dragons do to its bearer's company, and nothing else. wizards:dragon_helm
#[test]
fn dragon_helm() {
    for (race, may) in [(Race::Dragon, true), (Race::Drake, true), (Race::Troll, false)] {
        let mut t = with("bergil", &["dragon_helm"], &[]);
        let helm = give(&mut t, "dragon_helm", "bergil");
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = race;
        let what = format!("use {helm} 0");
        assert_eq!(t.may(ONE, &what), may, "{race:?}");
        if may {
            t.choose(ONE, &what);
            until(&mut t, "wizards-ask-in-site");
            assert!(t.state.combat.is_none());
            assert_eq!(status(&t, "dragon_helm"), Status::Tapped);
        }
    }
    assert!(!elsewhere("bergil", "dragon_helm"));
}

/// SATM-15.31: what is made, or born, against Dragons is so against drakes; against nobody else. wizards:wormsbane,
/// wizards:fram_framson
#[test]
fn against_dragons_and_drakes() {
    for (race, more) in [(Race::Dragon, [4, 3]), (Race::Drake, [4, 3]), (Race::Troll, [2, 0])] {
        let mut t = with("bergil", &["wormsbane", "fram_framson"], &[]);
        put(&mut t, "fram_framson", Zone::Company(crate::bench::first()));
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = race;
        let look = |t: &crate::stage::Table, who: &str| {
            t.state.number(t.of(who), wizards::cards::Stat::Prowess, wizards::mechanics::Against::Attack)
        };
        let before = look(&t, "bergil");
        give(&mut t, "wormsbane", "bergil");
        assert_eq!([look(&t, "bergil") - before, look(&t, "fram_framson") - 6], more, "{race:?}");
    }
}

/// SATM-15.28: the arrow of a warrior weakens an attack and its body by one; whoever is no Man has shot it away.
/// wizards:black_arrow
#[test]
fn black_arrow() {
    for (bearer, may, stays) in [("eowyn", true, true), ("boromir_ii", true, false), ("adrazar", false, true)]
    {
        let mut t = with(bearer, &["black_arrow"], &[]);
        let arrow = give(&mut t, "black_arrow", bearer);
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().body = 6;
        let before = attacked(&t);
        let what = format!("use {arrow} 0");
        assert_eq!(t.may(ONE, &what), may, "{bearer}");
        if may {
            aim(&mut t, ONE, &what, &[]);
            assert_eq!(attacked(&t), (before.0, before.1 - 1, 5));
            let lies = if stays { Zone::On(t.of(bearer)) } else { Zone::Discard };
            assert_eq!(t.state.piece(arrow).zone, lies, "{bearer}");
        }
    }
}

/// SATM-15.28: one strike fewer of a creature that is not keyed to a site, but one at least; for warriors.
/// wizards:bow_of_dragon_horn
#[test]
fn bow_of_dragon_horn() {
    for (bearer, strikes, may) in [("boromir_ii", 0, true), ("adrazar", 0, false), ("boromir_ii", 1, false)] {
        let mut t = with(bearer, &["bow_of_dragon_horn"], &["wolves"]);
        let bow = give(&mut t, "bow_of_dragon_horn", bearer);
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, SiteId::named("lorien").unwrap(), &[RegionKind::Wilderness], &[]);
        attack(&mut t, "wolves");
        until(&mut t, "wizards-ask-priority");
        if strikes > 0 {
            t.state.combat.as_mut().unwrap().strikes = strikes;
        }
        let before = attacked(&t).0;
        let what = format!("use {bow} 0");
        assert_eq!(t.may(ONE, &what), may, "{bearer} {strikes}");
        if may {
            aim(&mut t, ONE, &what, &[]);
            assert_eq!(attacked(&t).0, before - 1);
            assert!(!t.may(ONE, &what), "it is tapped");
        }
    }
    let mut t = with("boromir_ii", &["bow_of_dragon_horn"], &[]);
    let bow = give(&mut t, "bow_of_dragon_horn", "boromir_ii");
    goblins(&mut t);
    assert_eq!(t.refusal(ONE, &format!("use {bow} 0")), "SATM-0.4", "an automatic-attack");
}

/// SATM-15.28, SATM-29.9: the lantern blinds what hates the light: two of prowess and one strike, but one at least; and two
/// more for the way in the deeps. wizards:noldo_lantern
#[test]
fn noldo_lantern() {
    for (race, may) in [
        (Race::Undead, true),
        (Race::Nazgul, true),
        (Race::Orc, true),
        (Race::Troll, true),
        (Race::Man, false),
    ] {
        for strikes in [3, 1] {
            let mut t = with("bergil", &["noldo_lantern"], &[]);
            let lantern = give(&mut t, "noldo_lantern", "bergil");
            goblins(&mut t);
            let combat = t.state.combat.as_mut().unwrap();
            (combat.race, combat.strikes) = (race, strikes);
            let before = attacked(&t).1;
            let what = format!("use {lantern} 0");
            assert_eq!(t.may(ONE, &what), may, "{race:?}");
            if may {
                aim(&mut t, ONE, &what, &[]);
                assert_eq!(attacked(&t), ((strikes - 1).max(1), before - 2, 0));
            }
        }
    }
    deeps("noldo_lantern", [0, 0, 0, 2, 2]);
}

/// Found in the Under-deeps, and two more for the way there.
fn deeps(item: &str, adds: [i8; 5]) {
    for (bears, roll, comes) in [(true, 4, true), (true, 3, false), (false, 5, false), (false, 6, true)] {
        let mut t = with("bergil", &[item], &[]);
        if bears {
            give(&mut t, item, "bergil");
        }
        stand(&mut t, "the_under_gates");
        t.choose(ONE, "head c1 the_gem_deeps");
        t.rolls(&[roll; 80]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-priority");
        let moves = company(&t).to == SiteId::named("the_gem_deeps");
        assert_eq!(moves, comes, "{item} {bears} {roll}");
    }
    let mut t = with("bergil", &[item], &[]);
    inside(&mut t, "barrow_downs");
    assert_eq!(t.refusal(ONE, &format!("gain {item} bergil")), "SATM-19.16");
    stand(&mut t, "the_gem_deeps");
    assert_eq!(gain(&mut t, item, "bergil"), adds);
}

/// The sites to which the company may be sent.
fn bound(t: &Table) -> Vec<SiteId> {
    SiteId::all().filter(|site| t.may(ONE, &format!("head c1 {site}"))).collect()
}

/// SATM-12.8: food for the way: so many regions more for the company of its bearer, this turn. wizards:cram,
/// wizards:waybread, wizards:twice_baked_cakes
#[test]
fn food_for_the_way() {
    for (food, mode, more) in [("cram", 1, 1), ("waybread", 2, 1), ("twice_baked_cakes", 0, 2)] {
        let mut t = of(STANDARD, &["bergil", "haldir"], &[food], &[]);
        let id = give(&mut t, food, "bergil");
        let before = bound(&t);
        let what = format!("use {id} {mode}");
        play(&mut t, ONE, &what);
        assert_eq!(t.state.piece(id).zone, Zone::Discard);
        let after = bound(&t);
        assert!(before.iter().all(|site| after.contains(site)), "{food}");
        let here = company(&t).site.get().region.unwrap().get();
        let far = |site: &SiteId| site.get().region.map_or(0, |region| here.chain[region.index()]);
        let to = after.iter().copied().filter(|site| !before.contains(site) && !site.get().under_deeps);
        let to = to.max_by_key(far).unwrap_or_else(|| panic!("{food}: nowhere else"));
        assert_eq!(far(&to), 4 + more, "{food}");
        t.choose(ONE, &format!("head c1 {to}"));
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-route");
        for _ in 0..8 {
            if t.prompt() != "wizards-ask-route" || t.may(ONE, "pass") {
                break;
            }
            let next = wizards::ids::RegionId::all().find(|region| t.may(ONE, &format!("region {region}")));
            t.choose(ONE, &format!("region {}", next.unwrap()));
        }
        t.then(ONE, "pass");
        assert_eq!(company(&t).path.regions.len(), usize::from(4 + more), "{food}");
        // Nobody goes farther the turn after.
        assert!(t.state.lasting.iter().any(|lasting| lasting.card == card(food)));
        t.next_turn();
        assert!(t.state.lasting.iter().all(|lasting| lasting.card != card(food)));
        // SATM-12.6: not by the basic rules.
        let mut t = with("bergil", &[food], &[]);
        let id = give(&mut t, food, "bergil");
        assert!(!t.may(ONE, &format!("use {id} {mode}")));
    }
    // Another company goes no farther.
    let mut t = of(STANDARD, &["bergil", "haldir"], &["cram"], &[]);
    let cram = give(&mut t, "cram", "bergil");
    let before = bound(&t);
    t.choose(ONE, "part bergil");
    play(&mut t, ONE, &format!("use {cram} 1"));
    let first = t.company("haldir");
    let goes = |site: &SiteId| t.may(ONE, &format!("head {first} {site}"));
    assert!(SiteId::all().filter(goes).all(|site| before.contains(&site)));
}

/// SATM-10.9: whoever eats stands upright again; of waybread another one, too. wizards:cram, wizards:waybread
#[test]
fn food_that_refreshes() {
    for food in ["cram", "waybread"] {
        let mut t = with("bergil", &[food], &[]);
        let id = give(&mut t, food, "bergil");
        let what = format!("use {id} 0");
        turn(&mut t, "haldir", Status::Tapped);
        assert!(!t.may(ONE, &what), "{food}: its bearer stands upright");
        turn(&mut t, "bergil", Status::Wounded);
        assert!(!t.may(ONE, &what), "{food}: it heals nobody");
        turn(&mut t, "bergil", Status::Tapped);
        assert!(!may_aim(&t, ONE, &what, "pick haldir"));
        play(&mut t, ONE, &what);
        assert_eq!((status(&t, "bergil"), status(&t, "haldir")), (Status::Untapped, Status::Tapped));
        assert_eq!(t.state.piece(id).zone, Zone::Discard);
    }
    let mut t = with("bergil", &["waybread"], &[]);
    let id = give(&mut t, "waybread", "bergil");
    turn(&mut t, "haldir", Status::Tapped);
    turn(&mut t, "bergil", Status::Tapped);
    play(&mut t, ONE, &format!("use {id} 1"));
    assert_eq!((status(&t, "bergil"), status(&t, "haldir")), (Status::Untapped, Status::Untapped));
}

/// SATM-19.16, SATM-19.5: where they are found: in Lórien; or where people live, though the site be tapped.
/// wizards:waybread, wizards:gold_belt_of_lorien, wizards:twice_baked_cakes
#[test]
fn gifts() {
    for (item, adds) in [("waybread", [0, 0, 0, 1, 0]), ("gold_belt_of_lorien", [0, 0, 1, 1, 0])] {
        let mut t = with("bergil", &[item], &[]);
        inside(&mut t, "lorien");
        let mut elsewhere = Table::at(t.state.clone());
        for site in ["rivendell", "bree", "barrow_downs"] {
            stand(&mut elsewhere, site);
            assert_eq!(elsewhere.refusal(ONE, &format!("gain {item} bergil")), "SATM-19.16", "{site}");
        }
        assert_eq!(gain(&mut t, item, "bergil"), adds);
    }
    for (site, may) in [("bree", true), ("edoras", true), ("lorien", false), ("barrow_downs", false)] {
        let mut t = with("bergil", &["twice_baked_cakes", "dagger_of_westernesse"], &[]);
        inside(&mut t, "barrow_downs");
        stand(&mut t, site);
        t.state.sides[ONE].tapped.add(SiteId::named(site).unwrap());
        assert_eq!(t.may(ONE, "gain twice_baked_cakes bergil"), may, "{site}");
        assert!(!t.may(ONE, "gain dagger_of_westernesse bergil"), "the site is tapped");
        if may {
            assert_eq!(gain(&mut t, "twice_baked_cakes", "bergil"), [0, 0, 0, 1, 0]);
        }
    }
}

/// SATM-19.6: the map finds a way into the lair of a dragon, printed or at home there, and nowhere else.
/// wizards:thrors_map
#[test]
fn thrors_map() {
    for (site, at_home, may) in [
        ("dancing_spire", false, true),
        ("barrow_downs", false, false),
        ("the_lonely_mountain", true, true),
        ("moria", true, false),
    ] {
        let mut t = with("bergil", &["thrors_map"], &["smaug_at_home"]);
        let map = give(&mut t, "thrors_map", "bergil");
        if at_home {
            put(&mut t, "smaug_at_home", Zone::Table);
        }
        let what = format!("use {map} 0");
        stand(&mut t, site);
        assert!(!t.may(ONE, &what), "{site} is not tapped");
        let id = SiteId::named(site).unwrap();
        t.state.sides[ONE].tapped.add(id);
        assert_eq!(t.may(ONE, &what), may, "{site}");
        if may {
            play(&mut t, ONE, &what);
            assert!(!t.state.sides[ONE].tapped.has(id));
            assert_eq!(t.state.piece(map).zone, Zone::Discard);
        }
    }
    // SATM-25.6: no Dragon is left where it was beaten.
    let mut t = with("bergil", &["thrors_map"], &["smaug"]);
    let map = give(&mut t, "thrors_map", "bergil");
    stand(&mut t, "the_lonely_mountain");
    t.state.sides[ONE].tapped.add(SiteId::named("the_lonely_mountain").unwrap());
    assert!(t.may(ONE, &format!("use {map} 0")));
    put(&mut t, "smaug", Zone::Won(ONE));
    assert!(!t.may(ONE, &format!("use {map} 0")));
}

/// SATM-11.6, SATM-18.6: one more to the bearer's checks, one card more in the hand, and nothing to bear.
/// wizards:emerald_of_the_mariner
#[test]
fn emerald_of_the_mariner() {
    let mut t = with("bergil", &["emerald_of_the_mariner"], &[]);
    let look = |t: &Table| {
        let check = |who| number(t, who, Stat::CorruptionCheck);
        (check("bergil"), check("haldir"), t.state.hand_size(ONE), t.state.corruption(t.of("bergil")))
    };
    let before = look(&t);
    give(&mut t, "emerald_of_the_mariner", "bergil");
    assert_eq!(look(&t), (before.0 + 1, before.1, before.2 + 1, before.3));
    // It is a source of corruption all the same: to give it away takes a check.
    let emerald = t.of("emerald_of_the_mariner");
    t.rolls(&[7]);
    t.choose(ONE, &format!("give {emerald} haldir"));
    assert_eq!(t.unused(), 0, "a check was made");
}

/// SATM-20.5, SATM-9.4: for this turn three of direct influence and five of mind, which needs no more to be controlled; also
/// when the other player would influence something. wizards:necklace_of_silver_and_pearls
#[test]
fn necklace_of_silver_and_pearls() {
    let mut t = with("annalena", &["necklace_of_silver_and_pearls", "palm_to_palm"], &[]);
    let id = give(&mut t, "necklace_of_silver_and_pearls", "annalena");
    let look = |t: &Table| [Stat::Mind, Stat::DirectInfluence].map(|stat| number(t, "annalena", stat));
    let before = look(&t);
    assert!(!t.may(ONE, &format!("use {id} 1")), "nothing is to be influenced");
    play(&mut t, ONE, &format!("use {id} 0"));
    assert_eq!(look(&t), [before[0] + 5, before[1] + 3]);
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
    // Nor where another card changes minds, which takes influence.
    let free = t.state.general_free(ONE);
    put(&mut t, "palm_to_palm", Zone::OnCompany(crate::bench::first()));
    let members = t.state.characters(crate::bench::first()).count() as i16;
    assert_eq!(t.state.general_free(ONE), free - members);
    t.state.in_play.pop();
    t.choose(ONE, "pass");
    assert!(t.state.in_play.contains(&t.of("annalena")), "her mind is no burden");
    t.next_turn();
    assert_eq!(look(&t), before);
    // So it is with a Dwarf, whom others control in another way, under general influence or a leader.
    for leader in [None, Some("aragorn_ii")] {
        let mut t = with("gimli", &["necklace_of_silver_and_pearls", "aragorn_ii"], &[]);
        put(&mut t, "aragorn_ii", Zone::Company(crate::bench::first()));
        let (id, dwarf) = (give(&mut t, "necklace_of_silver_and_pearls", "gimli"), t.of("gimli"));
        t.state.pieces[dwarf.index()].leader = leader.map(|who| t.of(who));
        let of = t.of("aragorn_ii");
        let room = |t: &Table| {
            (t.state.general_free(ONE), t.state.direct_free(of, wizards::mechanics::Against::Nothing))
        };
        let free = room(&t);
        let mind = number(&t, "gimli", Stat::Mind);
        play(&mut t, ONE, &format!("use {id} 0"));
        assert_eq!(number(&t, "gimli", Stat::Mind), mind + 5);
        assert_eq!(room(&t), free, "{leader:?}");
    }
}

/// SATM-2.7: who is armed with it has not come from home. wizards:deadly_dart
#[test]
fn deadly_dart() {
    let mut deck = wizards::deck::starters()[0].clone();
    let rules = wizards::setup::Rules { extras: Extras::NONE, ..BASIC };
    let faults = |deck: &wizards::deck::Deck| deck.faults(&rules).len();
    let before = faults(&deck);
    deck.items[0] = card("dagger_of_westernesse");
    assert_eq!(faults(&deck), before);
    deck.items[0] = card("deadly_dart");
    assert_eq!(faults(&deck), before + 1);
}
