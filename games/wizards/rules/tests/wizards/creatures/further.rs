//! Tests of effects besides their strikes, of creatures of the later sets.

use table::{Game, Observer};
use wizards::Wizards;
use wizards::card::{Race, RegionKind, SiteKind};
use wizards::cards::Stat;
use wizards::ids::{RegionId, SiteId};
use wizards::mechanics::{Against, sum};
use wizards::state::{Faced, Key, Status, Zone};

use super::effects::{hits, through};
use super::{go, haven};
use crate::bench::{
    attack, attacked, company, first, give, of, on, on_the_way, play, put, status, suffer, turn, until,
    until_asked, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table, card};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

fn region(name: &str) -> RegionId {
    RegionId::named(name).unwrap()
}

/// The company has faced this already.
fn faced(t: &mut Table, race: Race, name: Option<&str>, key: Key) {
    let card = name.map(card);
    t.state.company_mut(first()).faced.push(Faced { race, card, key, foiled: false, beaten: false });
}

/// SATM-15.18: minds count against them, and whom they would wound they only tap; a wizard faces none of their strikes.
/// wizards:neeker_breekers
#[test]
fn the_neeker_breekers() {
    let mut t = of(BASIC, &["annalena"], &["gandalf"], &["neeker_breekers"]);
    put(&mut t, "gandalf", Zone::Company(first()));
    on_the_way(&mut t, "bree");
    go(&mut t, haven(), &[RegionKind::Wilderness], &[]);
    attack(&mut t, "neeker_breekers");
    assert_eq!(attacked(&t), (1, 7, 0));
    until(&mut t, "wizards-ask-stay-untapped");
    let annalena = t.of("annalena");
    assert_eq!(
        t.state.combat.as_ref().unwrap().given.iter().map(|one| one.at).collect::<Vec<_>>(),
        [annalena]
    );
    assert_eq!(t.state.fighting_prowess(annalena), t.state.number(annalena, Stat::Mind, Against::Nothing));
    let shown = &Wizards::view(&t.state, Observer::Watcher).fighting[0];
    assert_eq!(sum(shown), t.state.fighting_prowess(annalena), "as it is shown");
    t.choose(ONE, "yes");
    t.rolls(&[2]);
    suffer(&mut t);
    assert_eq!(status(&t, "annalena"), Status::Tapped);
    assert_eq!(status(&t, "gandalf"), Status::Untapped);
    // Whoever withstands them at that price stays untapped.
    let mut t = through(RegionKind::Wilderness, &["annalena"], &[], &["neeker_breekers"]);
    attack(&mut t, "neeker_breekers");
    until(&mut t, "wizards-ask-stay-untapped");
    t.choose(ONE, "yes");
    t.rolls(&[12]);
    suffer(&mut t);
    assert_eq!(status(&t, "annalena"), Status::Untapped);
    assert_eq!(t.state.points(ONE).creatures, 1);
}

/// SATM-14.21: those who guard a country let their own people pass. wizards:arthadan_rangers, wizards:gondorian_rangers,
/// wizards:thranduils_folk, wizards:beorning_toll, wizards:horse_lords
#[test]
fn guards_know_their_own() {
    for (guards, where_, own) in [
        ("arthadan_rangers", "cardolan", "aragorn_ii"),
        ("gondorian_rangers", "ithilien", "faramir"),
        ("thranduils_folk", "woodland_realm", "legolas"),
        ("beorning_toll", "anduin_vales", "beorn"),
        ("horse_lords", "rohan", "eomer"),
    ] {
        for (who, may) in [(own, false), ("annalena", true)] {
            let mut t = of(BASIC, &["elladan"], &[who], &[guards]);
            put(&mut t, who, Zone::Company(first()));
            on_the_way(&mut t, "bree");
            go(&mut t, haven(), &[], &[region(where_)]);
            assert_eq!(t.may(TWO, &format!("play {guards} 0")), may, "{guards}: {who}");
        }
    }
}

/// SATM-31.2: a detainment attack taps, and whatever it does to the wounded it does to nobody.
/// wizards:galadhrim, wizards:stout_men_of_gondor
#[test]
fn detainment_taps() {
    for name in ["galadhrim", "stout_men_of_gondor"] {
        let mut t = of(BASIC, &["annalena"], &["dagger_of_westernesse"], &[name]);
        let dagger = give(&mut t, "dagger_of_westernesse", "annalena");
        on_the_way(&mut t, "bree");
        go(&mut t, haven(), &[], &[region("anfalas")]);
        hits(&mut t, name, [2, 12]);
        assert_eq!(status(&t, "annalena"), Status::Tapped, "{name}");
        assert_eq!(t.state.piece(dagger).zone, Zone::On(t.of("annalena")));
    }
}

/// SATM-14.21: what hunts minions attacks nobody here. wizards:sons_of_kings, wizards:elves_upon_errantry, wizards:landroval
#[test]
fn hunters_of_minions() {
    for name in ["sons_of_kings", "elves_upon_errantry", "landroval", "beorning_skin_changers"] {
        let mut t = of(BASIC, &MINE, &[], &[name]);
        on_the_way(&mut t, "bree");
        let what = format!("play {name} 0");
        for site in SiteId::all() {
            for land in &RegionKind::ALL {
                go(&mut t, site, &[*land; 3], &[]);
                assert_eq!(t.refusal(TWO, &what), "SATM-14.21", "{name} at {site}");
            }
        }
    }
}

/// SATM-18.3: a moving company returns, unless it has Beorn or a strong warrior who is untapped.
/// wizards:beorning_skin_changers
#[test]
fn the_skin_changers() {
    let what = "play beorning_skin_changers 90";
    let with = |company: &[&str], more: &str| {
        let mut t = of(BASIC, company, &[more], &["beorning_skin_changers"]);
        put(&mut t, more, Zone::Company(first()));
        on_the_way(&mut t, "bree");
        t
    };
    let mut t = with(&["annalena"], "eowyn");
    play(&mut t, TWO, what);
    assert_eq!(company(&t).to, None);
    assert_eq!(zone(&t, "beorning_skin_changers"), Zone::Discard);
    let mut t = with(&["annalena"], "boromir_ii");
    assert!(!t.may(TWO, what));
    turn(&mut t, "boromir_ii", Status::Tapped);
    assert!(t.may(TWO, what));
    let mut t = with(&["annalena"], "beorn");
    turn(&mut t, "beorn", Status::Tapped);
    assert!(!t.may(TWO, what));
    let mut t = with(&["annalena"], "eowyn");
    t.state.company_mut(first()).to = None;
    assert!(!t.may(TWO, what), "who stays");
}

/// SATM-14.21: they follow Orcs that were not keyed to a site; and wolves are the stronger for them. wizards:wolf_riders
#[test]
fn the_wolf_riders() {
    let what = "play wolf_riders 0";
    for (race, key, may) in [
        (Race::Orc, Key::Land(RegionKind::Wilderness), true),
        (Race::Orc, Key::Region(region("rohan")), true),
        (Race::Orc, Key::Place(SiteKind::ShadowHold), false),
        (Race::Troll, Key::Land(RegionKind::Wilderness), false),
    ] {
        let mut t = through(RegionKind::FreeDomain, &MINE, &[], &["wolf_riders"]);
        assert!(!t.may(TWO, what));
        faced(&mut t, race, None, key);
        assert_eq!(t.may(TWO, what), may, "{race:?} {key:?}");
        if may {
            attack(&mut t, "wolf_riders");
            assert_eq!(attacked(&t), (3, 8, 0));
            t.rolls(&[12; 60]);
            suffer(&mut t);
            assert_eq!(t.state.points(ONE).creatures, 1);
        }
    }
    for (creature, may) in [("wolves", true), ("orc_raiders", false)] {
        let mut t = through(RegionKind::Wilderness, &MINE, &[], &["wolf_riders", creature]);
        attack(&mut t, creature);
        let before = attacked(&t);
        until_asked(&mut t, TWO);
        assert_eq!(t.may(TWO, "play wolf_riders 90"), may);
        if may {
            play(&mut t, TWO, "play wolf_riders 90");
            assert_eq!(attacked(&t), (before.0 + 1, before.1 + 1, 0));
            assert_eq!(zone(&t, "wolf_riders"), Zone::Discard);
        }
    }
}

/// SATM-14.21: he follows Orcs and Trolls into shadow, and only there. wizards:gothmog
#[test]
fn gothmog_follows() {
    let shadow = Key::Land(RegionKind::ShadowLand);
    let hold = Key::Place(SiteKind::ShadowHold);
    for (race, key, land, site) in [
        (Race::Orc, shadow, true, false),
        (Race::Troll, shadow, true, false),
        (Race::Orc, hold, false, true),
        (Race::Man, shadow, false, false),
        (Race::Orc, Key::Land(RegionKind::Wilderness), false, false),
    ] {
        let mut t = through(RegionKind::ShadowLand, &MINE, &[], &["gothmog"]);
        faced(&mut t, race, None, key);
        assert_eq!(t.may(TWO, "play gothmog 0"), land, "{race:?} {key:?}");
        go(&mut t, SiteId::named("moria").unwrap(), &[], &[]);
        assert_eq!(t.may(TWO, "play gothmog 0"), site, "{race:?} {key:?}");
    }
}

/// SATM-15.31: they are at home on the sea; and whoever is wounded has lost something. wizards:pirates
#[test]
fn the_pirates() {
    for (land, prowess) in [(RegionKind::CoastalSea, 9), (RegionKind::Wilderness, 7)] {
        for (roll, lost) in [(2, true), (12, false)] {
            let mut t = through(land, &["annalena"], &["dagger_of_westernesse"], &["pirates"]);
            let dagger = give(&mut t, "dagger_of_westernesse", "annalena");
            attack(&mut t, "pirates");
            assert_eq!(attacked(&t), (3, prowess, 0));
            t.rolls(&[roll, 2, 2, 2]);
            suffer(&mut t);
            assert_eq!(t.state.piece(dagger).zone.in_play(), !lost);
        }
    }
}

/// SATM-15.31: he is the stronger after other Orcs, and Orc-lieutenants after him. wizards:uruk_lieutenant
#[test]
fn the_uruk_lieutenant() {
    let mut t = through(RegionKind::Wilderness, &MINE, &[], &["uruk_lieutenant", "orc_lieutenant"]);
    attack(&mut t, "uruk_lieutenant");
    assert_eq!(attacked(&t).1, 9);
    t.rolls(&[12; 60]);
    suffer(&mut t);
    until_asked(&mut t, TWO);
    attack(&mut t, "orc_lieutenant");
    assert_eq!(attacked(&t).1, 7 + 4 + 3);
    let mut t = through(RegionKind::Wilderness, &MINE, &[], &["uruk_lieutenant", "orc_lieutenant"]);
    faced(&mut t, Race::Orc, None, Key::None);
    let mut other = Table::at(t.state.clone());
    attack(&mut t, "uruk_lieutenant");
    assert_eq!(attacked(&t).1, 12);
    attack(&mut other, "orc_lieutenant");
    assert_eq!(attacked(&other).1, 7 + 4);
}

/// SATM-0.4: for each whom it wounds the company loses what the attacker likes best. wizards:were_worm
#[test]
fn the_were_worm() {
    let mine = ["dagger_of_westernesse", "elven_cloak"];
    let mut t = through(RegionKind::Wilderness, &["annalena", "elladan"], &mine, &["were_worm"]);
    go(&mut t, haven(), &[RegionKind::Wilderness; 3], &[]);
    let (dagger, cloak) =
        (give(&mut t, "dagger_of_westernesse", "elladan"), give(&mut t, "elven_cloak", "annalena"));
    let mut spared = Table::at(t.state.clone());
    attack(&mut t, "were_worm");
    until(&mut t, "wizards-ask-assign-rest");
    t.choose(TWO, "pick annalena");
    t.rolls(&[2, 2]);
    until(&mut t, "wizards-ask-lose");
    assert!(!t.may(ONE, &format!("pick {dagger}")));
    t.choose(TWO, &format!("pick {dagger}"));
    assert_eq!(t.state.piece(dagger).zone, Zone::Discard);
    assert!(t.state.piece(cloak).zone.in_play());
    assert_eq!(status(&t, "annalena"), Status::Wounded);
    attack(&mut spared, "were_worm");
    spared.rolls(&[12; 8]);
    suffer(&mut spared);
    assert!([dagger, cloak].iter().all(|id| spared.state.piece(*id).zone.in_play()));
}

/// SATM-15.28: after it the other dead are more, and stronger, for the turn; nothing of it if it is cancelled.
/// wizards:chill_douser
#[test]
fn the_chill_douser() {
    for cancelled in [false, true] {
        let mut t = of(BASIC, &MINE, &["concealment"], &["chill_douser", "corpse_candle", "orc_patrol"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("moria").unwrap(), &[], &[]);
        attack(&mut t, "chill_douser");
        assert_eq!(attacked(&t), (3, 8, 0), "not its own attack");
        t.rolls(&[12; 60]);
        if cancelled {
            until_asked(&mut t, ONE);
            play(&mut t, ONE, "play concealment 0");
        }
        suffer(&mut t);
        until_asked(&mut t, TWO);
        let mut orcs = Table::at(t.state.clone());
        attack(&mut orcs, "orc_patrol");
        assert_eq!(attacked(&orcs), (3, 6, 0));
        attack(&mut t, "corpse_candle");
        assert_eq!(attacked(&t), if cancelled { (1, 7, 0) } else { (2, 8, 0) });
    }
}

/// SATM-15.24: rangers wear him down; and until he is beaten no scout does anything. wizards:little_snuffler
#[test]
fn little_snuffler_on_the_scent() {
    for (team, body) in [(&["annalena", "boromir_ii"], 10), (&["annalena", "elladan"], 8)] {
        for (roll, barred) in [(2, true), (12, false)] {
            let mut t =
                through(RegionKind::Wilderness, team, &["concealment"], &["little_snuffler", "wolves"]);
            attack(&mut t, "little_snuffler");
            assert_eq!(attacked(&t), (1, 5, body));
            until(&mut t, "wizards-ask-assign-rest");
            t.choose(TWO, &format!("pick {}", team[1]));
            t.rolls(&[roll; 3]);
            suffer(&mut t);
            until_asked(&mut t, TWO);
            t.rolls(&[12; 9]);
            attack(&mut t, "wolves");
            until_asked(&mut t, ONE);
            assert_eq!(t.may(ONE, "play concealment 0"), !barred, "{team:?} {roll}");
        }
    }
}

/// SATM-15.27: three attacks of two strikes, each upon whom one likes; one of them is called off, and then not beaten.
/// wizards:nameless_thing
#[test]
fn the_nameless_thing() {
    let begin = || {
        let mut t = of(BASIC, &MINE, &[], &["nameless_thing"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("the_under_gates").unwrap(), &[], &[]);
        crate::bench::embolden(&mut t);
        t.rolls(&[12; 60]);
        attack(&mut t, "nameless_thing");
        t
    };
    for calls in [false, true] {
        let mut t = begin();
        for index in 0..3 {
            if index == 0 || !calls {
                assert_eq!(t.prompt(), "wizards-ask-call-off");
                t.choose(ONE, if calls { "pick aragorn_ii" } else { "pass" });
                if calls {
                    assert_eq!(status(&t, "aragorn_ii"), Status::Tapped);
                    continue;
                }
            }
            until(&mut t, "wizards-ask-assign");
            assert_eq!(attacked(&t), (2, 10, 4));
            for who in ["elladan", "boromir_ii"] {
                if t.prompt() == "wizards-ask-assign" && t.may(ONE, &format!("pick {who}")) {
                    t.choose(ONE, &format!("pick {who}"));
                }
            }
            while t.state.combat.as_ref().is_some_and(|combat| combat.now.is_none()) {
                on(&mut t);
            }
            let source = t.state.combat.as_ref().unwrap().source;
            assert_eq!(t.state.combat.as_ref().unwrap().given.len(), 2);
            while t.state.combat.as_ref().is_some_and(|combat| combat.source == source) {
                on(&mut t);
            }
        }
        assert!(t.state.combat.is_none());
        assert_eq!(t.state.points(ONE).creatures, if calls { 0 } else { 3 });
    }
}

/// SATM-15.8: whoever has no more mind than it has prowess taps, though untouched. wizards:wisp_of_pale_sheen
#[test]
fn the_wisp_of_pale_sheen() {
    for (who, dazed) in [("annalena", true), ("thranduil", false), ("gandalf", false)] {
        let mut t = of(BASIC, &["haldir"], &[who], &["wisp_of_pale_sheen"]);
        put(&mut t, who, Zone::Company(first()));
        on_the_way(&mut t, "bree");
        go(&mut t, haven(), &[RegionKind::Wilderness], &[]);
        crate::bench::embolden(&mut t);
        attack(&mut t, "wisp_of_pale_sheen");
        until(&mut t, "wizards-ask-assign-rest");
        t.choose(TWO, &format!("pick {who}"));
        until(&mut t, "wizards-ask-stay-untapped");
        t.choose(ONE, "yes");
        t.rolls(&[12; 4]);
        suffer(&mut t);
        assert_eq!(status(&t, who), if dazed { Status::Tapped } else { Status::Untapped }, "{who}");
    }
}

/// SATM-11.2: as an event he makes rings heavier, until his better self comes. wizards:saruman_the_wise
#[test]
fn saruman_the_wise() {
    let mine = ["lesser_ring", "dagger_of_westernesse", "saruman"];
    let mut t = of(BASIC, &MINE, &mine, &["saruman_the_wise"]);
    give(&mut t, "lesser_ring", "elladan");
    give(&mut t, "dagger_of_westernesse", "annalena");
    on_the_way(&mut t, "bree");
    let weight = |t: &Table| ["elladan", "annalena"].map(|who| t.state.corruption(t.of(who)));
    let before = weight(&t);
    play(&mut t, TWO, "play saruman_the_wise 90");
    assert_eq!(zone(&t, "saruman_the_wise"), Zone::Table);
    assert_eq!(weight(&t), [before[0] + 1, before[1]]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    put(&mut t, "saruman", Zone::Company(first()));
    assert_eq!(zone(&t, "saruman_the_wise"), Zone::Table);
    t.next_turn();
    assert_eq!(zone(&t, "saruman_the_wise"), Zone::Discard);
}

/// SATM-15.28: with Alatar in play Maiar attack with one strike more, and choose whom; others do not.
/// wizards:alatar_the_hunter
#[test]
fn alatar_the_hunter() {
    let theirs = ["alatar_the_hunter", "pallando_the_soul_keeper", "lawless_men"];
    let mut t = of(BASIC, &MINE, &[], &theirs);
    on_the_way(&mut t, "bree");
    go(&mut t, haven(), &[RegionKind::FreeDomain, RegionKind::Wilderness], &[]);
    play(&mut t, TWO, "play alatar_the_hunter 90");
    until_asked(&mut t, TWO);
    let mut men = Table::at(t.state.clone());
    attack(&mut t, "pallando_the_soul_keeper");
    assert_eq!(attacked(&t), (3, 11, 9));
    until(&mut t, "wizards-ask-assign-rest");
    assert!(t.state.combat.as_ref().unwrap().given.is_empty());
    attack(&mut men, "lawless_men");
    assert_eq!(attacked(&men), (2, 9, 0));
    until(&mut men, "wizards-ask-assign");
}

/// SATM-25.3: what is another self of somebody in play does not attack, and who lies there as another self does not come.
/// wizards:gandalf_the_white_rider, wizards:lady_of_the_golden_wood, wizards:master_of_the_house,
/// wizards:lord_of_the_carrock, wizards:pallando_the_soul_keeper
#[test]
fn nobody_is_there_twice() {
    for (who, other, land, regions) in [
        ("gandalf", "gandalf_the_white_rider", Some(RegionKind::FreeDomain), "rohan"),
        ("saruman", "saruman_the_wise", Some(RegionKind::FreeDomain), "rohan"),
        ("alatar", "alatar_the_hunter", Some(RegionKind::FreeDomain), "rohan"),
        ("pallando", "pallando_the_soul_keeper", Some(RegionKind::FreeDomain), "rohan"),
        ("galadriel", "lady_of_the_golden_wood", None, "wold_and_foothills"),
        ("elrond", "master_of_the_house", None, "the_shire"),
        ("beorn", "lord_of_the_carrock", None, "anduin_vales"),
    ] {
        let mut t = of(BASIC, &["haldir"], &[who], &[other]);
        on_the_way(&mut t, "bree");
        let lands = land.into_iter().collect::<Vec<_>>();
        go(&mut t, haven(), &lands, &[region(regions)]);
        let what = format!("play {other} 0");
        assert!(t.may(TWO, &what), "{other}");
        let id = put(&mut t, who, Zone::Company(first()));
        assert_eq!(t.refusal(TWO, &what), "SATM-25.3", "{other}");
        t.state.in_play.retain(|one| *one != id);
        t.state.pieces[id.index()].zone = Zone::Out;
        assert_eq!(t.refusal(TWO, &what), "SATM-25.4", "{other}");
    }
    for (who, other, comes) in
        [("elrond", "master_of_the_house", false), ("saruman", "saruman_the_wise", true)]
    {
        let mut t = of(BASIC, &["haldir"], &[who], &[other]);
        assert!(t.may(ONE, &format!("card {who}")));
        put(&mut t, other, Zone::Table);
        assert_eq!(t.may(ONE, &format!("card {who}")), comes, "{who}");
    }
}

/// SATM-14.18: at the end of each turn each player may take an Elf of the hazards back. wizards:master_of_the_house
#[test]
fn the_master_of_the_house() {
    let theirs = ["master_of_the_house", "elf_lord_revealed_in_wrath", "wolves"];
    let mut t = of(BASIC, &MINE, &[], &theirs);
    on_the_way(&mut t, "bree");
    put(&mut t, "wolves", Zone::Discard);
    put(&mut t, "elf_lord_revealed_in_wrath", Zone::Discard);
    play(&mut t, TWO, "play master_of_the_house 90");
    assert_eq!(zone(&t, "master_of_the_house"), Zone::Table);
    until(&mut t, "wizards-ask-fetch");
    if !Wizards::asks(&t.state).has(TWO) {
        // The other one has none.
        on(&mut t);
        until(&mut t, "wizards-ask-fetch");
    }
    assert!(Wizards::asks(&t.state).has(TWO) && !t.may(TWO, "card wolves"));
    t.choose(TWO, "card elf_lord_revealed_in_wrath");
    assert!(t.hand(TWO).contains(&"elf_lord_revealed_in_wrath".to_owned()));
}

/// SATM-19.12: with him about, Men are harder to win, and others are not. wizards:lord_of_the_carrock
#[test]
fn the_lord_of_the_carrock() {
    let mut t = of(BASIC, &MINE, &["beornings", "rangers_of_the_north"], &["lord_of_the_carrock"]);
    let men = put(&mut t, "beornings", Zone::Discard);
    let rangers = put(&mut t, "rangers_of_the_north", Zone::Discard);
    let check = |t: &Table, of| t.state.number(t.of("boromir_ii"), Stat::InfluenceCheck, Against::Piece(of));
    let before = [check(&t, men), check(&t, rangers)];
    put(&mut t, "lord_of_the_carrock", Zone::Table);
    assert_eq!([check(&t, men), check(&t, rangers)], [before[0] - 2, before[1]]);
}

/// SATM-14.23: where they have passed, Maiar come to ruins and border-holds. wizards:dwarven_travelers
#[test]
fn the_dwarven_travelers() {
    let mut t = of(BASIC, &MINE, &[], &["gandalf_the_white_rider", "wolves"]);
    on_the_way(&mut t, "bree");
    let site = |kind: SiteKind| {
        SiteId::all().find(|site| site.get().kind == kind && site.get().region == Some(region("dunland")))
    };
    let ruins = SiteId::all().find(|site| {
        let far = ["arthedain", "the_shire", "rhudaur", "lindon", "wold_and_foothills", "anfalas"];
        let away = site.get().region.is_some_and(|region| !far.contains(&&*region.to_string()));
        site.get().kind == SiteKind::RuinsAndLairs && away
    });
    let places = [ruins, site(SiteKind::BorderHold)];
    assert!(places.iter().flatten().count() == 2);
    for (after, may) in [(false, false), (true, true)] {
        if after {
            faced(&mut t, Race::Dwarf, Some("dwarven_travelers"), Key::Land(RegionKind::Wilderness));
        }
        for place in places.into_iter().flatten() {
            go(&mut t, place, &[], &[]);
            assert_eq!(t.may(TWO, "play gandalf_the_white_rider 0"), may, "{place}");
            assert!(!t.may(TWO, "play wolves 0"));
        }
    }
}

/// SATM-15.5: after their attack nobody of the company stands upright, unless it was cancelled.
/// wizards:knights_of_the_prince, wizards:wild_fell_beast
#[test]
fn everybody_is_tired_afterwards() {
    for name in ["knights_of_the_prince", "wild_fell_beast"] {
        for cancelled in [false, true] {
            let mut t = of(BASIC, &MINE, &["concealment"], &[name]);
            on_the_way(&mut t, "bree");
            go(&mut t, haven(), &[RegionKind::ShadowLand; 2], &[region("anfalas")]);
            crate::bench::embolden(&mut t);
            attack(&mut t, name);
            t.rolls(&[12; 60]);
            if cancelled {
                until_asked(&mut t, ONE);
                play(&mut t, ONE, "play concealment 0");
            }
            suffer(&mut t);
            // Annalena has tapped to conceal them.
            let upright = MINE.iter().filter(|who| status(&t, who) == Status::Untapped).count();
            assert_eq!(upright, if cancelled { 3 } else { 0 }, "{name}");
        }
    }
}

/// SATM-15.19: they come after a fight in the wilderness; whom they wound makes two body checks, each at one less.
/// wizards:carrion_birds
#[test]
fn the_carrion_birds() {
    let what = "play carrion_birds 0";
    let wild = Key::Land(RegionKind::Wilderness);
    for (race, key, may) in [
        (Race::Orc, wild, true),
        (Race::Man, wild, true),
        (Race::Wolf, wild, false),
        (Race::Orc, Key::Land(RegionKind::ShadowLand), false),
    ] {
        let mut t = through(RegionKind::Wilderness, &MINE, &[], &["carrion_birds"]);
        assert!(!t.may(TWO, what));
        faced(&mut t, race, None, key);
        assert_eq!(t.may(TWO, what), may, "{race:?} {key:?}");
        go(&mut t, haven(), &[RegionKind::BorderLand], &[]);
        assert!(!t.may(TWO, what));
    }
    let body = |t: &Table| crate::bench::body(t, "annalena");
    for (first_, second, lives) in [(1, 1, true), (1, 2, false), (2, 0, false)] {
        let mut t = through(RegionKind::Wilderness, &["annalena"], &[], &["carrion_birds"]);
        faced(&mut t, Race::Orc, None, wild);
        attack(&mut t, "carrion_birds");
        assert_eq!(attacked(&t), (1, 6, 0));
        let (id, body) = (t.of("annalena"), body(&t));
        t.rolls(&[2, body + first_, body + second, 7, 7, 7, 7]);
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone.in_play(), lives, "{first_} {second}");
    }
}

/// SATM-15.30: the wounded face a strike each, and nobody else; others step in for them, one for one; and the body check is
/// the harder. wizards:carrion_feeders
#[test]
fn the_carrion_feeders() {
    let begin = || {
        let mut t = through(RegionKind::Wilderness, &MINE, &[], &["carrion_feeders"]);
        turn(&mut t, "annalena", Status::Wounded);
        turn(&mut t, "elladan", Status::Wounded);
        turn(&mut t, "boromir_ii", Status::Tapped);
        attack(&mut t, "carrion_feeders");
        assert_eq!(attacked(&t), (2, 9, 0));
        until(&mut t, "wizards-ask-strike-order");
        t.choose(ONE, "pick annalena");
        until(&mut t, "wizards-ask-strike-cards");
        t
    };
    let mut t = begin();
    assert!(!t.may(ONE, "pick boromir_ii") && !t.may(ONE, "pick elladan") && !t.may(ONE, "pick annalena"));
    t.rolls(&[12, 12, 12]);
    t.choose(ONE, "pick aragorn_ii");
    assert_eq!(status(&t, "aragorn_ii"), Status::Tapped);
    assert_eq!(t.state.combat.as_ref().unwrap().now.map(|_| ()), Some(()));
    suffer(&mut t);
    assert_eq!(t.state.points(ONE).creatures, 0, "a cancelled strike is not defeated");
    // One more for the wounded, as always, and one more by the feeders.
    for (roll, lives) in [(2, true), (1, false)] {
        let mut t = begin();
        let id = t.of("annalena");
        let body = crate::bench::body(&t, "annalena");
        t.rolls(&[2, body - roll, 12, 12, 12]);
        t.choose(ONE, "pass");
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone.in_play(), lives);
    }
}

/// SATM-15.23: whom he wounds is in greater danger; and he is the Balrog of Moria himself. wizards:durins_bane
#[test]
fn durins_bane() {
    for (less, lives) in [(1, true), (0, false)] {
        let mut t = of(BASIC, &["annalena"], &[], &["durins_bane", "balrog_of_moria"]);
        on_the_way(&mut t, "bree");
        go(&mut t, SiteId::named("the_under_gates").unwrap(), &[], &[]);
        let mut other = Table::at(t.state.clone());
        put(&mut other, "balrog_of_moria", Zone::Table);
        assert_eq!(other.refusal(TWO, "play durins_bane 0"), "SATM-25.3");
        attack(&mut t, "durins_bane");
        assert_eq!(attacked(&t), (2, 18, 9));
        let (id, body) = (t.of("annalena"), crate::bench::body(&t, "annalena"));
        t.rolls(&[2, body - less, 7, 7, 7, 7]);
        suffer(&mut t);
        assert_eq!(t.state.piece(id).zone.in_play(), lives);
    }
}
