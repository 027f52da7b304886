//! The last Dragons, great Trolls and Spiders, and those of the West whom the Shadow wears as masks.

use wizards::card::{RegionKind, SiteKind};
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Status, Zone};

use super::{creatures, go};
use crate::bench::{
    attack, attacked, company, embolden, first, of, on, on_the_way, play, put, status, suffer, until,
    until_asked, zone,
};
use crate::stage::{BASIC, ONE, TWO, card};

creatures! {
    /// wizards:itangast
    #[test]
    fn itangast() {
        race "dragon", strikes 3, prowess 18, body 8, points 6, regions &["withered_heath", "iron_hills", "northern_rhovanion", "grey_mountain_narrows"], there "*", doors true, sites &["gold_hill"]
    }
    /// wizards:earcaraxe
    #[test]
    fn earcaraxe() {
        race "dragon", strikes 2, prowess 17, body 7, points 4, chooses true, regions &["andrast_coast", "bay_of_belfalas", "eriadoran_coast", "andrast"], there "*", doors true, sites &["isle_of_the_ulond"]
    }
    /// wizards:bairanax
    #[test]
    fn bairanax() {
        race "dragon", strikes 2, prowess 14, body 7, points 3, chooses true, regions &["withered_heath", "gundabad", "anduin_vales", "grey_mountain_narrows"], there "*", doors true, sites &["ovir_hollow"]
    }
    /// wizards:scorba
    #[test]
    fn scorba() {
        race "dragon", strikes 3, prowess 12, body 8, points 3, chooses true, regions &["forochel", "angmar", "gundabad"], there "*", doors true, sites &["zarak_dum"]
    }
    /// wizards:scatha
    #[test]
    fn scatha() {
        race "dragon", strikes 3, prowess 15, body 9, points 5, regions &["withered_heath", "woodland_realm", "northern_rhovanion", "grey_mountain_narrows"], there "*", doors true, sites &["gondmaeglom"]
    }
    /// wizards:radagast_the_tamer
    #[test]
    fn radagast_the_tamer() {
        race "maia", strikes 2, prowess 10, body 9, points 6, keys "f F", regions &["southern_mirkwood", "western_mirkwood", "woodland_realm", "heart_of_mirkwood"], sites &["rhosgobel"], detains true
    }
    /// wizards:buthrakaur_the_green
    #[test]
    fn buthrakaur_the_green() {
        race "troll", strikes 1, prowess 15, body 6, points 2, keys "S", sites &["moria", "the_under_gates"], also_at |site, doors| doors && site.get().under_deeps
    }
    /// wizards:umagaur_the_pale
    #[test]
    fn umagaur_the_pale() {
        race "troll", strikes 1, prowess 14, body 8, points 2, keys "S", sites &["moria", "the_under_gates"], also_at |site, doors| doors && site.get().under_deeps
    }
    /// wizards:spider_of_the_morlat
    #[test]
    fn spider_of_the_morlat() {
        race "spider", strikes 2, prowess 16, body 9, points 4, sites &["dol_guldur", "the_sulfur_deeps"], doors_regions &["southern_mirkwood", "heart_of_mirkwood", "woodland_realm"], also_at |site, doors| {
            let near = ["dol_guldur", "the_under_courts", "the_pukel_deeps", "the_under_gates", "the_under_galleries"];
            doors && near.contains(&&*site.to_string())
        }
    }
    /// wizards:lord_of_the_haven
    #[test]
    fn lord_of_the_haven() {
        race "elf", strikes 1, prowess 13, body 9, points 3, keys "c", regions &["lindon"], there "*", detains true, also_at |site, _| {
            site.get().region.is_some_and(|region| region.get().kind == RegionKind::CoastalSea)
        }
    }
    /// wizards:goblin_faces
    #[test]
    fn goblin_faces() {
        race "orc", strikes 3, prowess 7, points 1, keys "b s B", also_at |site, _| site.to_string() == "geann_a_lisch"
    }
}

fn site(name: &str) -> SiteId {
    SiteId::named(name).unwrap()
}

fn region(name: &str) -> RegionId {
    RegionId::named(name).unwrap()
}

/// SATM-14.32: after a great Troll Orcs and Trolls come in any number, but neither who is unique nor others.
/// wizards:buthrakaur_the_green, wizards:umagaur_the_pale
#[test]
fn trolls_bring_others() {
    for troll in ["buthrakaur_the_green", "umagaur_the_pale"] {
        let mine = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
        let mut t = of(BASIC, &mine, &[], &[troll, "orc_guard", "wolves", "the_great_goblin"]);
        on_the_way(&mut t, "bree");
        go(&mut t, site("moria"), &[RegionKind::Wilderness; 3], &[]);
        attack(&mut t, troll);
        embolden(&mut t);
        t.rolls(&[12; 40]);
        suffer(&mut t);
        until_asked(&mut t, TWO);
        let limit = company(&t).limit;
        t.state.company_mut(first()).used = limit;
        assert!(t.may(TWO, "play orc_guard 0"), "{troll}");
        assert_eq!(t.refusal(TWO, "play wolves 0"), "SATM-14.15");
        assert_eq!(t.refusal(TWO, "play the_great_goblin 0"), "SATM-14.15");
        attack(&mut t, "orc_guard");
        assert_eq!(company(&t).used, limit);
    }
}

/// SATM-14.5: in the Mirkwood one hazard more on whoever moves there, and nowhere else; gone when Radagast comes.
/// wizards:radagast_the_tamer
#[test]
fn radagast_in_the_wood() {
    let limit = |tamed: bool, to: &str| {
        let mine = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
        let mut t = of(BASIC, &mine, &[], &["radagast_the_tamer"]);
        if tamed {
            put(&mut t, "radagast_the_tamer", Zone::Table);
        }
        crate::bench::stand(&mut t, "lorien");
        on_the_way(&mut t, to);
        company(&t).limit
    };
    for (to, more) in [("dol_guldur", 1), ("moria", 0)] {
        assert_eq!(limit(true, to) - limit(false, to), more, "{to}");
    }
    let mut t = of(BASIC, &["haldir"], &["radagast"], &["radagast_the_tamer"]);
    put(&mut t, "radagast_the_tamer", Zone::Table);
    put(&mut t, "radagast", Zone::Company(first()));
    t.choose(ONE, "pass");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(zone(&t, "radagast_the_tamer"), Zone::Discard);
}

/// SATM-15.28: in play the Spider makes Spiders one more, attacks who comes through her woods, and goes back to the hand for
/// one of the limit. wizards:spider_of_the_morlat
#[test]
fn the_spider_in_her_web() {
    let mine = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
    let mut t = of(BASIC, &mine, &[], &["spider_of_the_morlat", "giant_spiders"]);
    put(&mut t, "spider_of_the_morlat", Zone::Table);
    crate::bench::stand(&mut t, "lorien");
    t.choose(ONE, "head c1 dol_guldur");
    t.choose(ONE, "pass");
    for _ in 0..20 {
        if t.state.combat.is_some() {
            break;
        }
        on(&mut t);
    }
    assert_eq!(attacked(&t), (3, 10, 0), "two strikes, and one more");
    embolden(&mut t);
    t.rolls(&[12; 60]);
    suffer(&mut t);
    until_asked(&mut t, TWO);
    go(&mut t, site("dol_guldur"), &[RegionKind::Wilderness; 3], &[]);
    let used = company(&t).used;
    let id = t.of("spider_of_the_morlat");
    play(&mut t, TWO, &format!("use {id} 0"));
    until_asked(&mut t, TWO);
    assert_eq!(t.state.piece(id).zone, Zone::Hand);
    assert_eq!(company(&t).used, used + 1);
    attack(&mut t, "giant_spiders");
    assert_eq!(attacked(&t).0, 2, "she is gone");
    // Played while a company is in her woods she attacks it at once, and another one not.
    for (through, met) in [("heart_of_mirkwood", true), ("rohan", false)] {
        let mut t = of(BASIC, &mine, &[], &["spider_of_the_morlat"]);
        on_the_way(&mut t, "bree");
        go(&mut t, site("lorien"), &[RegionKind::Wilderness], &[RegionId::named(through).unwrap()]);
        play(&mut t, TWO, "play spider_of_the_morlat 90");
        assert!(t.state.piece(t.of("spider_of_the_morlat")).zone.in_play());
        assert_eq!(t.state.combat.is_some(), met, "{through}");
    }
    // Elsewhere nobody meets her.
    let mut t = of(BASIC, &mine, &[], &["spider_of_the_morlat"]);
    put(&mut t, "spider_of_the_morlat", Zone::Table);
    on_the_way(&mut t, "bree");
    assert_eq!(company(&t).faced.len(), 0);
}

/// SATM-14.32: by the sea two of the company tap, of the hazard player's choice; inland nobody does. wizards:lord_of_the_haven
#[test]
fn becalmed_by_the_sea() {
    let mine = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
    for (land, may) in [(RegionKind::CoastalSea, true), (RegionKind::Wilderness, false)] {
        let mut t = of(BASIC, &mine, &[], &["lord_of_the_haven"]);
        on_the_way(&mut t, "bree");
        go(&mut t, site("edoras"), &[land], &[]);
        assert_eq!(t.may(TWO, "play lord_of_the_haven 90"), may);
        if !may {
            continue;
        }
        play(&mut t, TWO, "play lord_of_the_haven 90");
        until(&mut t, "wizards-ask-becalm");
        t.choose(TWO, "pick boromir_ii");
        t.choose(TWO, "pick annalena");
        assert_ne!(t.prompt(), "wizards-ask-becalm", "two and no more");
        let tapped = mine.map(|who| status(&t, who) == Status::Tapped);
        assert_eq!(tapped, [false, true, false, true]);
        assert_eq!(zone(&t, "lord_of_the_haven"), Zone::Discard);
    }
}

/// SATM-15.25: whose strikes have hit looks at the deck, sinks what it will, and lays the rest as it will; who has hit nobody does
/// not. wizards:goblin_faces
#[test]
fn goblin_faces_see_what_comes() {
    for hit in [true, false] {
        let mut t = of(BASIC, &["aragorn_ii", "boromir_ii", "elladan"], &[], &["goblin_faces"]);
        on_the_way(&mut t, "bree");
        go(&mut t, site("bree"), &[RegionKind::BorderLand], &[]);
        attack(&mut t, "goblin_faces");
        // They are Orcs and Men at once.
        let combat = t.state.combat.as_ref().unwrap();
        let both = wizards::card::Face::clone(card("goblin_faces").get());
        assert_eq!(
            (combat.race, both.second_race),
            (wizards::card::Race::Orc, Some(wizards::card::Race::Man))
        );
        if hit {
            // Wounded, but not killed.
            t.state.combat.as_mut().unwrap().prowess = 20;
        }
        let top = t.state.sides[ONE].deck.iter().copied().rev().take(3).collect::<Vec<_>>();
        for (id, name) in top.iter().zip(["bergil", "oin", "eowyn"]) {
            t.state.pieces[id.index()].card = card(name);
        }
        t.rolls(&[if hit { 2 } else { 12 }; 60]);
        for _ in 0..40 {
            if t.prompt() == "wizards-ask-sift" || t.state.combat.is_none() {
                break;
            }
            let picks = t.prompt() == "wizards-ask-assign";
            match ["aragorn_ii", "boromir_ii", "elladan"]
                .iter()
                .find(|who| picks && t.may(ONE, &format!("pick {who}")))
            {
                Some(who) => t.choose(ONE, &format!("pick {who}")),
                None => on(&mut t),
            }
        }
        assert_eq!(t.prompt() == "wizards-ask-sift", hit);
        if hit {
            crate::bench::looks_at_the_same(&t, TWO);
            // Its owner does not know which cards they are.
            let mut other = t.state.clone();
            let deck = &mut other.sides[ONE].deck;
            let last = deck.len() - 1;
            deck.swap(0, last);
            let (under, over) = (deck[0], deck[last]);
            for frame in 0..other.frames.len() {
                if let wizards::questions::Frame::Sift(sift) = &mut other.frames[frame] {
                    sift.cards.iter_mut().filter(|card| **card == under).for_each(|card| *card = over);
                }
            }
            assert_ne!(other.frames, t.state.frames);
            crate::bench::imagines_alike(&t.state, &other, ONE);
            t.choose(TWO, "card oin");
            // Who has laid it at the bottom knows that it lies there; the owner of the deck and watchers do not,
            // and nothing of it is in what its owner imagines.
            let sunk = *t.state.piece(top[1]);
            assert!(sunk.is_known() && !sunk.is_known_to_all());
            for seed in 0..20 {
                let under = |seat| {
                    let imagined =
                        <wizards::Wizards as table::Game>::imagine(&t.state, seat, &mut table::rng(seed));
                    let bottom = imagined.sides[ONE].deck[0];
                    (imagined.piece(bottom).card == sunk.card, imagined.piece(bottom).is_known())
                };
                assert_eq!(under(TWO), (true, true), "{seed}");
                assert!(!under(ONE).1, "{seed}");
            }
            t.choose(TWO, "pass");
            assert!(!t.may(TWO, "pass"), "all lie somewhere in the end");
            t.choose(TWO, "card bergil");
            assert_ne!(t.prompt(), "wizards-ask-sift", "of one there is no choice");
            let deck = &t.state.sides[ONE].deck;
            assert_eq!((deck[0], &deck[deck.len() - 2..]), (top[1], &[top[0], top[2]][..]));
        }
    }
}

/// An Orc among Men, SATM-28.6: he goes neither to free-holds nor to border-holds, and Orcs heed him. wizards:baugur
#[test]
fn baugur() {
    use wizards::cards::Stat;
    use wizards::mechanics::Against;
    let face = card("baugur").get();
    assert_eq!((face.prowess, face.body, face.mind, face.influence, face.points), (4, 8, Some(4), 1, 1));
    assert_eq!(face.home.iter().collect::<Vec<_>>(), [site("isengard")]);
    // Face down at home, and nobody has said so.
    let mut t = of(BASIC, &["haldir"], &["bergil"], &["baugur", "fori_the_beardless"]);
    let orc = put(&mut t, "baugur", Zone::Lurking);
    let mut agent = wizards::state::Agent::new("a1".parse().unwrap(), orc);
    agent.fresh = false;
    t.state.agents.push(agent);
    on_the_way(&mut t, "bree");
    let mut seen = [0; 2];
    for name in ["gap_of_isen", "rohan", "dunland", "fangorn", "enedhwaith"] {
        let there = |to: &SiteId| to.get().region == Some(region(name)) && *to != site("isengard");
        for to in SiteId::all().filter(there).filter(|to| to.get().kind != SiteKind::Haven) {
            let barred = matches!(to.get().kind, SiteKind::FreeHold | SiteKind::BorderHold);
            let may = t.may(TWO, &format!("wander a1 {to}"));
            assert!(!(may && barred), "{to}");
            seen[usize::from(may)] += 1;
        }
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
    let mut t = of(BASIC, &["haldir"], &["bergil"], &["baugur", "fori_the_beardless"]);
    let orc = put(&mut t, "baugur", Zone::Agent);
    let fori = put(&mut t, "fori_the_beardless", Zone::Agent);
    let heeds = |of| t.state.number(orc, Stat::DirectInfluence, Against::Piece(of));
    assert_eq!((heeds(orc), heeds(fori)), (3, 1));
    // A body check of his that comes to just eight discards him, as nobody's prize; one above his body defeats him.
    for (body, stays, won) in [(7, true, false), (8, false, false), (9, false, true)] {
        let mut t = of(BASIC, &["aragorn_ii"], &[], &["baugur"]);
        let orc = put(&mut t, "baugur", Zone::Agent);
        let mut agent = wizards::state::Agent::new("a1".parse().unwrap(), orc);
        agent.fresh = false;
        agent.way.push(wizards::state::Footstep { site: site("bree"), seen: true });
        t.state.agents.push(agent);
        t.choose(ONE, "head c1 bree");
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        t.choose(ONE, "company c1");
        t.then(TWO, "ambush a1");
        embolden(&mut t);
        t.rolls(&[2, 12, body, 7, 7, 7]);
        suffer(&mut t);
        assert_eq!(t.state.piece(orc).zone.in_play(), stays, "{body}");
        assert_eq!(t.state.piece(orc).zone == Zone::Won(ONE), won, "{body}");
    }
}
