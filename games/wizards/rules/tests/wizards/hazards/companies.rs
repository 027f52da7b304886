//! Hazards of the later sets for characters and companies.

use table::Game;
use wizards::Wizards;
use wizards::card::{Race, RegionKind};
use wizards::cards::Stat;
use wizards::ids::{RegionId, SiteId};
use wizards::state::{Status, Zone};

use super::corruption::{checks_until, removed};
use crate::bench::{
    aim, at_rest, attack, attacked, body, company, embolden, first, give, in_site, may_aim, number, of,
    on_the_way, play, prowess, put, stand, status, suffer, turn, until, zone,
};
use crate::creatures::go;
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table};

fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap()
}

fn region(id: &str) -> RegionId {
    RegionId::named(id).unwrap()
}

/// A company on the way through these, with the hazards in the other player's hand.
fn through(company: &[&str], lands: &[RegionKind], theirs: &[&str]) -> Table {
    let mut t = of(BASIC, company, &[], theirs);
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), lands, &[]);
    t
}

/// SATM-11.1, SATM-11.6: one of three or fewer; four points, a check for each region, and as many companions as help him;
/// gone when they are four. wizards:alone_and_unadvised
#[test]
fn alone_and_unadvised() {
    let what = "play alone_and_unadvised 0";
    let four = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];
    assert!(!through(&four, &[], &["alone_and_unadvised"]).may(TWO, what));
    for regions in [0, 1, 3] {
        let mut t = through(
            &["bergil", "elladan"],
            &[RegionKind::Wilderness; 3][..regions],
            &["alone_and_unadvised"],
        );
        aim(&mut t, TWO, what, &["pick bergil"]);
        assert_eq!(t.state.corruption(t.of("bergil")), 4);
        assert_eq!(t.state.corruption_modifier(t.of("bergil")), 2);
        t.rolls(&[12; 60]);
        assert_eq!(checks_until(&mut t, "wizards-ask-explore"), regions);
        assert!(t.state.piece(t.of("alone_and_unadvised")).zone.in_play());
    }
    let mut t = of(BASIC, &["bergil"], &["aragorn_ii", "elladan", "annalena"], &["alone_and_unadvised"]);
    let card = give(&mut t, "alone_and_unadvised", "bergil");
    for friend in ["aragorn_ii", "elladan", "annalena"] {
        assert_eq!(zone(&t, "alone_and_unadvised"), t.state.piece(card).zone);
        assert!(t.state.piece(card).zone.in_play());
        put(&mut t, friend, Zone::Company(first()));
    }
    on_the_way(&mut t, "bree");
    until(&mut t, "wizards-ask-explore");
    assert_eq!(t.state.piece(card).zone, Zone::Discard);
    removed("alone_and_unadvised", "haldir", 6);
}

/// SATM-18.3: whoever is afraid goes back alone, and does nothing more; not in the wild, not with a higher roll, and a wizard
/// never. wizards:seized_by_terror
#[test]
fn seized_by_terror() {
    let what = "play seized_by_terror 0";
    assert!(
        !through(&["elladan", "bergil"], &[RegionKind::Wilderness], &["seized_by_terror"]).may(TWO, what)
    );
    for land in [RegionKind::ShadowLand, RegionKind::DarkDomain] {
        for (roll, parts) in [(7, true), (8, false)] {
            let mut t = of(BASIC, &["elladan", "bergil"], &["saruman"], &["seized_by_terror"]);
            put(&mut t, "saruman", Zone::Company(first()));
            on_the_way(&mut t, "bree");
            let origin = company(&t).site;
            go(&mut t, site("bree"), &[land], &[]);
            assert!(!may_aim(&t, TWO, what, "pick saruman"));
            t.rolls(&[roll; 40]);
            aim(&mut t, TWO, what, &["pick elladan"]);
            let own = t.company("elladan");
            assert_eq!(own != first(), parts, "{land:?} {roll}");
            if parts {
                let own = t.state.company(own);
                assert!(own.site == origin && own.moved && own.barred);
                assert!(company(&t).to.is_some(), "the others go on");
            }
        }
    }
    // Who is alone turns back.
    let mut t = through(&["elladan"], &[RegionKind::ShadowLand], &["seized_by_terror"]);
    t.rolls(&[2; 20]);
    play(&mut t, TWO, what);
    assert_eq!(company(&t).to, None);
}

/// SATM-18.3: the same in the wild, for one of the dead from the hand. wizards:faces_of_the_dead
#[test]
fn faces_of_the_dead() {
    let what = "play faces_of_the_dead 0";
    let wild = [RegionKind::Wilderness; 2];
    assert!(!through(&["elladan", "bergil"], &wild, &["faces_of_the_dead", "wolves"]).may(TWO, what));
    let theirs = ["faces_of_the_dead", "ghouls"];
    assert!(!through(&["elladan", "bergil"], &wild[..1], &theirs).may(TWO, what));
    for (roll, parts) in [(8, true), (9, false)] {
        let mut t = through(&["elladan", "bergil"], &wild, &theirs);
        t.rolls(&[roll; 20]);
        aim(&mut t, TWO, what, &["pick elladan"]);
        assert_eq!(t.company("elladan") != first(), parts, "{roll}");
        assert_eq!(zone(&t, "ghouls"), Zone::Discard);
    }
}

/// SATM-5.7: whoever is untapped and fails a body check at −1 taps; not at the Doors of Night, nor in the dark; and it does
/// not count. wizards:veils_flung_away
#[test]
fn veils_flung_away() {
    let what = "play veils_flung_away 0";
    for (land, may) in
        [(RegionKind::Wilderness, true), (RegionKind::FreeDomain, true), (RegionKind::ShadowLand, false)]
    {
        let t = through(&["bergil", "elladan"], &[land], &["veils_flung_away"]);
        assert_eq!(t.may(TWO, what), may, "{land:?}");
    }
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["veils_flung_away", "doors_of_night"]);
    on_the_way(&mut t, "bree");
    go(&mut t, site("bree"), &[RegionKind::Wilderness], &[]);
    put(&mut t, "doors_of_night", Zone::Table);
    assert!(!t.may(TWO, what));
    let mut t = through(&["bergil", "elladan"], &[RegionKind::Wilderness], &["veils_flung_away"]);
    let used = company(&t).used;
    // Bodies of nine and eight: eleven is ten, and nine is eight.
    t.rolls(&[11, 9]);
    play(&mut t, TWO, what);
    assert_eq!((status(&t, "bergil"), status(&t, "elladan")), (Status::Tapped, Status::Untapped));
    assert_eq!(company(&t).used, used);
}

/// SATM-5.7: of a company that stays whoever has less of mind than the roll at −2 taps; from on guard all of them.
/// wizards:heedless_revelry
#[test]
fn heedless_revelry() {
    assert!(!through(&["bergil"], &[], &["heedless_revelry"]).may(TWO, "play heedless_revelry 0"));
    let mut t = of(BASIC, &["bergil", "elladan"], &["saruman"], &["heedless_revelry"]);
    put(&mut t, "saruman", Zone::Company(first()));
    at_rest(&mut t);
    assert!(!t.may(TWO, "play heedless_revelry 1"), "from on guard only");
    // Minds of two and four.
    t.rolls(&[5, 6]);
    play(&mut t, TWO, "play heedless_revelry 0");
    assert_eq!((status(&t, "bergil"), status(&t, "elladan")), (Status::Tapped, Status::Untapped));
    let mut t = of(BASIC, &["bergil", "elladan"], &["dagger_of_westernesse"], &["heedless_revelry"]);
    at_rest(&mut t);
    t.choose(TWO, "guard heedless_revelry");
    in_site(&mut t, "bree");
    stand(&mut t, "barrow_downs");
    t.choose(ONE, "gain dagger_of_westernesse bergil");
    until(&mut t, "wizards-ask-guard-reveal");
    assert!(!t.may(TWO, "way 0"));
    t.choose(TWO, "way 1");
    until(&mut t, "wizards-ask-in-site");
    assert_eq!(status(&t, "elladan"), Status::Tapped);
    assert!(t.state.piece(t.of("dagger_of_westernesse")).zone.in_play());
    // An attempt on a people that is to be played is answered, too; one on a card of the other player's is none that is played.
    for (own, may) in [(true, true), (false, false)] {
        let mine = ["aragorn_ii", "elladan"];
        let mut t = of(STANDARD, &mine, &["rangers_of_the_north"], &["heedless_revelry"]);
        t.state.sides[ONE].turns = 3;
        at_rest(&mut t);
        t.choose(TWO, "guard heedless_revelry");
        in_site(&mut t, "bree");
        if own {
            t.choose(ONE, "gain rangers_of_the_north aragorn_ii");
        } else {
            let theirs = t.company("haldir");
            t.state.company_mut(theirs).site = site("bree");
            t.choose(ONE, "influence aragorn_ii haldir");
            until(&mut t, "wizards-ask-guard-reveal");
        }
        assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
        assert_eq!(t.may(TWO, "way 1"), may, "{own}");
    }
}

/// The result of using the card on a character, with this roll: is the card gone, and has its bearer tapped?
fn tried(card: &str, who: &str, roll: i8) -> (bool, bool) {
    let mut t = of(BASIC, &[who], &[], &[card]);
    let on = give(&mut t, card, who);
    t.rolls(&[roll; 40]);
    let what = format!("use {on} 0");
    play(&mut t, ONE, &what);
    let gone = !t.state.piece(on).zone.in_play();
    if !gone {
        assert!(!t.may(ONE, &what), "{card}: once a turn");
    }
    (gone, status(&t, who) == Status::Tapped)
}

/// SATM-19.12: four less for whoever influences; he taps to be rid of it with more than seven. From on guard it answers the
/// attempt, before the roll. wizards:foolish_words
#[test]
fn foolish_words() {
    let mut t = through(&["bergil", "elladan"], &[], &["foolish_words"]);
    assert!(!t.may(TWO, "play foolish_words 1"), "from on guard only");
    aim(&mut t, TWO, "play foolish_words 0", &["pick bergil"]);
    assert_eq!(number(&t, "bergil", Stat::InfluenceCheck), -4);
    assert_eq!(number(&t, "elladan", Stat::InfluenceCheck), 0);
    assert_eq!(tried("foolish_words", "haldir", 8), (true, true));
    assert_eq!(tried("foolish_words", "haldir", 7), (false, true));
    for (guard, wins) in [(true, false), (false, true)] {
        let mut t = of(BASIC, &["aragorn_ii"], &["rangers_of_the_north"], &["foolish_words"]);
        at_rest(&mut t);
        t.choose(TWO, "guard foolish_words");
        in_site(&mut t, "bree");
        t.rolls(&[7; 20]);
        t.choose(ONE, "gain rangers_of_the_north aragorn_ii");
        assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
        if guard {
            t.choose(TWO, "way 1");
        }
        until(&mut t, "wizards-ask-before-influence");
        t.choose(ONE, "pass");
        let won = t.state.pieces.iter().any(|piece| piece.zone == Zone::Won(ONE));
        assert_eq!(won, wins, "{guard}");
    }
}

/// SATM-16.9: from on guard foolish words answer each sort of attempt by words before its roll: a riddle, an offering, and one on a
/// people far away; and nothing else. wizards:foolish_words
#[test]
fn foolish_words_from_on_guard() {
    // A riddle game: nine beat seven, but not if they are five.
    for foolish in [false, true] {
        let mut t =
            of(BASIC, &["bergil"], &["the_riddle_game", "dodge"], &["foolish_words", "night", "river"]);
        at_rest(&mut t);
        t.choose(TWO, "guard foolish_words");
        in_site(&mut t, "amon_hen");
        turn(&mut t, "bergil", Status::Untapped);
        let theirs = t.company("haldir");
        t.state.company_mut(theirs).site = site("amon_hen");
        t.rolls(&[9, 7, 7, 7, 7]);
        t.choose(ONE, "play the_riddle_game 0");
        until(&mut t, "wizards-ask-guard-reveal");
        t.choose(TWO, if foolish { "way 1" } else { "pass" });
        until(&mut t, "wizards-ask-riddle-player");
        t.choose(TWO, "pick haldir");
        let winner = if foolish { TWO } else { ONE };
        assert!(Wizards::asks(&t.state).has(winner), "{foolish}");
    }
    // Old Road brings a faction from where it is at home.
    let mut t = of(BASIC, &["bergil"], &["old_road", "rangers_of_the_north"], &["foolish_words"]);
    at_rest(&mut t);
    t.choose(TWO, "guard foolish_words");
    in_site(&mut t, "rivendell");
    t.rolls(&[12; 9]);
    play(&mut t, ONE, "play old_road 0");
    until(&mut t, "wizards-ask-from-afar");
    t.choose(ONE, "card rangers_of_the_north");
    assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
    assert!(t.may(TWO, "way 1"));
    // An offering to a dragon that attacks: eight are enough, but not if they are four.
    for foolish in [false, true] {
        let mine = ["token_of_goodwill", "palantir_of_osgiliath", "dodge"];
        let mut t = of(BASIC, &["gimli"], &mine, &["foolish_words"]);
        give(&mut t, "palantir_of_osgiliath", "gimli");
        put(&mut t, "dodge", Zone::Discard);
        at_rest(&mut t);
        t.choose(TWO, "guard foolish_words");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "irerock");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-priority");
        let free = t.state.direct_free(t.of("gimli"), wizards::mechanics::Against::Nothing) as i8;
        // The check, and the offering.
        t.rolls(&[12, 8 - free, 7, 7, 7, 7]);
        t.choose(ONE, "play token_of_goodwill 0");
        while t.prompt() == "wizards-ask-aim" {
            crate::bench::on(&mut t);
        }
        assert_eq!(t.prompt(), "wizards-ask-guard-reveal", "before it is rolled for");
        t.choose(TWO, if foolish { "way 1" } else { "pass" });
        while ["wizards-ask-respond", "wizards-ask-add", "wizards-ask-before-check", "wizards-ask-aim"]
            .contains(&t.prompt())
        {
            crate::bench::on(&mut t);
        }
        let lies = if foolish { Zone::On(t.of("gimli")) } else { Zone::Guard(first()) };
        assert_eq!(zone(&t, "foolish_words"), lies);
        assert_eq!(t.prompt() == "wizards-ask-fetch", !foolish, "{foolish}");
    }
    // What is no attempt by words is not answered.
    let mut t = of(BASIC, &["bergil"], &["dagger_of_westernesse"], &["foolish_words"]);
    at_rest(&mut t);
    t.choose(TWO, "guard foolish_words");
    let place = crate::items::places(wizards::card::ItemClass::Minor)[0].to_string();
    embolden(&mut t);
    in_site(&mut t, &place);
    turn(&mut t, "bergil", Status::Untapped);
    t.choose(ONE, "gain dagger_of_westernesse bergil");
    assert_eq!(t.prompt(), "wizards-ask-guard-reveal");
    assert!(!t.may(TWO, "way 1"));
}

/// SATM-9.4: nobody's direct influence controls him; the strong-minded do not listen; once a turn a roll above seven ends it.
/// wizards:rebel_talk
#[test]
fn rebel_talk() {
    let what = "play rebel_talk 0";
    let mut t = through(&["aragorn_ii", "bergil"], &[], &["rebel_talk"]);
    assert!(!may_aim(&t, TWO, what, "pick aragorn_ii"));
    let (bergil, aragorn) = (t.of("bergil"), t.of("aragorn_ii"));
    t.state.pieces[bergil.index()].leader = Some(aragorn);
    aim(&mut t, TWO, what, &["pick bergil"]);
    assert_eq!(t.state.piece(bergil).leader, None);
    for talks in [false, true] {
        let mut t = of(BASIC, &["aragorn_ii", "bergil"], &[], &["rebel_talk"]);
        if talks {
            give(&mut t, "rebel_talk", "bergil");
        }
        assert_eq!(t.may(ONE, "follow bergil aragorn_ii"), !talks);
    }
    assert_eq!(tried("rebel_talk", "haldir", 8), (true, false));
    assert_eq!(tried("rebel_talk", "haldir", 7), (false, false));
}

/// SATM-9.4: two less of direct influence, and not below nothing. wizards:shut_yer_mouth
#[test]
fn shut_yer_mouth() {
    for (who, left) in [("aragorn_ii", 1), ("boromir_ii", 0), ("bergil", 0)] {
        let mut t = through(&[who], &[], &["shut_yer_mouth"]);
        play(&mut t, TWO, "play shut_yer_mouth 0");
        assert_eq!(number(&t, who, Stat::DirectInfluence), left, "{who}");
    }
    let mut t = of(BASIC, &["haldir"], &["saruman"], &["shut_yer_mouth"]);
    put(&mut t, "saruman", Zone::Company(first()));
    on_the_way(&mut t, "bree");
    assert!(!may_aim(&t, TWO, "play shut_yer_mouth 0", "pick saruman"));
    assert_eq!(tried("shut_yer_mouth", "haldir", 8), (true, false));
    assert_eq!(tried("shut_yer_mouth", "haldir", 7), (false, false));
}

/// SATM-5.7: a Man taps at the Doors of Night; an Elf does not, nor anybody without them. wizards:darkness_under_tree
#[test]
fn darkness_under_tree() {
    let what = "play darkness_under_tree 0";
    for (who, doors, may) in [("eomer", true, true), ("eomer", false, false), ("elladan", true, false)] {
        let mut t = of(BASIC, &[who], &[], &["darkness_under_tree", "doors_of_night"]);
        on_the_way(&mut t, "bree");
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        assert_eq!(t.may(TWO, what), may, "{who} {doors}");
        if may {
            play(&mut t, TWO, what);
            assert_eq!(status(&t, who), Status::Tapped);
        }
    }
}

/// SATM-5.7: a Man of the company taps; at the Doors of Night anybody, as the company's player will. wizards:waiting_shadow
#[test]
fn waiting_shadow() {
    let begin = |company: &[&str], doors: bool| {
        let mut t = of(BASIC, company, &[], &["waiting_shadow", "doors_of_night"]);
        on_the_way(&mut t, "bree");
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        t
    };
    let mut t = begin(&["eomer", "elladan"], false);
    assert!(!t.may(TWO, "play waiting_shadow 1"));
    play(&mut t, TWO, "play waiting_shadow 0");
    assert_eq!((status(&t, "eomer"), status(&t, "elladan")), (Status::Tapped, Status::Untapped));
    assert!(!begin(&["elladan", "haldir"], false).may(TWO, "play waiting_shadow 0"), "there is no Man");
    let mut t = begin(&["bergil", "elladan"], true);
    assert!(!t.may(TWO, "play waiting_shadow 0"));
    play(&mut t, TWO, "play waiting_shadow 1");
    assert_eq!(t.prompt(), "wizards-ask-tap-one");
    t.choose(ONE, "pick elladan");
    assert_eq!((status(&t, "bergil"), status(&t, "elladan")), (Status::Untapped, Status::Tapped));
}

/// SATM-19.1: in the Dark somebody taps as the site phase begins, whether the company enters or not; in the Shadow only at the
/// Doors of Night. wizards:stench_of_mordor
#[test]
fn stench_of_mordor() {
    for (at, doors, taps) in [
        ("dol_guldur", false, true),
        ("barrow_downs", true, false),
        ("dead_marshes", false, false),
        ("dead_marshes", true, true),
    ] {
        let dark = SiteId::all().find(|id| {
            let kind = id.get().region.map(|region| region.get().kind);
            match at {
                "dol_guldur" => kind == Some(RegionKind::DarkDomain),
                "dead_marshes" => kind == Some(RegionKind::ShadowLand),
                _ => kind == Some(RegionKind::Wilderness),
            }
        });
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["stench_of_mordor", "doors_of_night"]);
        t.choose(ONE, "pass");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, &dark.unwrap().to_string());
        put(&mut t, "stench_of_mordor", Zone::Table);
        if doors {
            put(&mut t, "doors_of_night", Zone::Table);
        }
        t.choose(ONE, "stay c1");
        assert_eq!(t.prompt() == "wizards-ask-tap-one", taps, "{at} {doors}");
        if taps {
            t.choose(ONE, "pick elladan");
            assert_eq!((status(&t, "bergil"), status(&t, "elladan")), (Status::Untapped, Status::Tapped));
        }
    }
}

/// SATM-15.31: one less of prowess and of body for all, in the holds of the enemy, until they have rested at a haven.
/// wizards:nothing_to_eat_or_drink
#[test]
fn nothing_to_eat_or_drink() {
    let what = "play nothing_to_eat_or_drink 0";
    assert!(!through(&["bergil"], &[], &["nothing_to_eat_or_drink"]).may(TWO, what));
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["nothing_to_eat_or_drink"]);
    on_the_way(&mut t, "bree");
    go(&mut t, site("moria"), &[], &[]);
    play(&mut t, TWO, what);
    assert_eq!((prowess(&t, "bergil"), body(&t, "elladan"), prowess(&t, "haldir")), (0, 7, 4));
    for (at, gone) in [("moria", false), ("rivendell", true)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[7; 200]);
        t.next_turn();
        stand(&mut t, at);
        t.next_turn();
        until(&mut t, "wizards-ask-organize");
        assert_eq!(zone(&t, "nothing_to_eat_or_drink") == Zone::Discard, gone, "{at}");
    }
}

/// SATM-15.31: once somebody is wounded, all of the company have two less, until the turn ends. wizards:something_has_slipped
#[test]
fn something_has_slipped() {
    let mut t =
        through(&["bergil", "elladan"], &[RegionKind::Wilderness; 2], &["something_has_slipped", "giant"]);
    play(&mut t, TWO, "play something_has_slipped 0");
    assert_eq!(prowess(&t, "elladan"), 5);
    crate::bench::until_asked(&mut t, TWO);
    attack(&mut t, "giant");
    t.rolls(&[2; 40]);
    suffer(&mut t);
    assert_eq!((prowess(&t, "bergil"), prowess(&t, "elladan")), (-1, 3));
    assert_eq!(prowess(&t, "haldir"), 4);
    t.rolls(&[7; 100]);
    t.next_turn();
    assert_eq!(prowess(&t, "elladan"), 5);
}

/// SATM-15.30: who leaves or crosses the mountains by regions is struck, each of them, and it is no attack; who only comes
/// there is not. wizards:cruel_caradhras
#[test]
fn cruel_caradhras() {
    let what = "play cruel_caradhras 0";
    let begin = |regions: &[&str], by_regions: bool| {
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &["cruel_caradhras"]);
        on_the_way(&mut t, "bree");
        let regions = regions.iter().map(|id| region(id)).collect::<Vec<_>>();
        go(&mut t, site("bree"), &[RegionKind::Wilderness], &regions);
        t.state.company_mut(first()).path.by_regions = by_regions;
        t
    };
    assert!(!begin(&["hollin", "redhorn_gate"], true).may(TWO, what));
    assert!(!begin(&["redhorn_gate", "hollin"], false).may(TWO, what));
    assert!(!begin(&["hollin", "rhudaur"], true).may(TWO, what));
    for regions in [&["redhorn_gate", "hollin"][..], &["hollin", "redhorn_gate", "wold_and_foothills"]] {
        let mut t = begin(regions, true);
        play(&mut t, TWO, what);
        let combat = t.state.combat.as_ref().unwrap();
        assert!(combat.firm && combat.given.len() == 2 && combat.harsher == 1);
        assert_eq!(attacked(&t).1, 8);
        assert!(company(&t).faced.is_empty());
        t.rolls(&[12; 20]);
        suffer(&mut t);
    }
}

/// SATM-5.7: in ruins, for a beast from the hand, all whose minds are less than two and the Spawn in play tap.
/// wizards:the_reek
#[test]
fn the_reek() {
    let what = "play the_reek 0";
    for (spawn, taps) in [(0, false), (1, true)] {
        let theirs = ["the_reek", "crebain", "balrog_of_moria"];
        let mut t = of(BASIC, &["bergil", "elladan"], &[], &theirs);
        on_the_way(&mut t, "bree");
        if spawn == 1 {
            put(&mut t, "balrog_of_moria", Zone::Table);
        }
        assert!(!t.may(TWO, what), "it is no ruin");
        go(&mut t, site("barrow_downs"), &[], &[]);
        // Two is not less than two.
        assert_eq!(t.may(TWO, what), taps);
        if taps {
            play(&mut t, TWO, what);
            assert_eq!((status(&t, "bergil"), status(&t, "elladan")), (Status::Tapped, Status::Untapped));
            assert_eq!(zone(&t, "crebain"), Zone::Discard);
        }
    }
    let mut t = of(BASIC, &["bergil"], &[], &["the_reek", "wolves", "balrog_of_moria"]);
    on_the_way(&mut t, "bree");
    put(&mut t, "balrog_of_moria", Zone::Table);
    go(&mut t, site("barrow_downs"), &[], &[]);
    assert!(!t.may(TWO, what), "there is no such beast in the hand");
}

/// SATM-18.3: where there are more Spawn than characters, the company does nothing at the ruins. wizards:darkness_made_by_malice
#[test]
fn darkness_made_by_malice() {
    let what = "play darkness_made_by_malice 0";
    for (spawn, at, may) in [(2, "barrow_downs", true), (1, "barrow_downs", false), (2, "bree", false)] {
        let theirs = ["darkness_made_by_malice", "balrog_of_moria", "balrog_of_moria"];
        let mut t = of(BASIC, &["bergil"], &[], &theirs);
        on_the_way(&mut t, "bree");
        go(&mut t, site(at), &[], &[]);
        (0..spawn).for_each(|_| {
            put(&mut t, "balrog_of_moria", Zone::Table);
        });
        assert_eq!(t.may(TWO, what), may, "{spawn} {at}");
        if may {
            play(&mut t, TWO, what);
            assert!(company(&t).barred);
        }
    }
}

/// SATM-10.10: whom the dead have wounded this turn does not untap any more, unless a wise one of the company helps.
/// wizards:endless_whispers
#[test]
fn endless_whispers() {
    let what = "play endless_whispers 0";
    let mut t = through(&["bergil", "annalena"], &[], &["endless_whispers"]);
    let bergil = t.of("bergil");
    t.state.company_mut(first()).hurt.push((bergil, Race::Orc));
    assert!(!t.may(TWO, what), "Orcs are not dead");
    t.state.company_mut(first()).hurt.push((bergil, Race::Undead));
    let used = company(&t).used;
    aim(&mut t, TWO, what, &["pick annalena"]);
    assert_eq!(company(&t).used, used);
    let on = t.of("endless_whispers");
    assert_eq!(t.state.piece(on).zone, Zone::On(bergil));
    t.state.pieces[bergil.index()].status = Status::Tapped;
    t.rolls(&[7; 200]);
    t.next_turn();
    t.next_turn();
    until(&mut t, "wizards-ask-organize");
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    for (roll, gone) in [(8, true), (7, false)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[roll; 20]);
        play(&mut t, ONE, &format!("use {on} 0"));
        assert_eq!(!t.state.piece(on).zone.in_play(), gone);
        assert_eq!(status(&t, "annalena"), Status::Tapped);
    }
}

/// SATM-11.6: the same, with two points, no direct influence, and a check for each card that its player discards.
/// wizards:pale_dream_maker
#[test]
fn pale_dream_maker() {
    let what = "play pale_dream_maker 0";
    let mut t = of(BASIC, &["aragorn_ii"], &["dodge"], &["pale_dream_maker"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, what));
    let aragorn = t.of("aragorn_ii");
    t.state.company_mut(first()).hurt.push((aragorn, Race::Undead));
    play(&mut t, TWO, what);
    assert_eq!(t.state.corruption(aragorn), 2);
    assert_eq!(number(&t, "aragorn_ii", Stat::DirectInfluence), 0);
    until(&mut t, "wizards-ask-discard");
    let card = t.hand(ONE)[0].clone();
    while !t.may(ONE, &format!("card {card}")) {
        crate::bench::on(&mut t);
    }
    t.choose(ONE, &format!("card {card}"));
    assert_eq!(t.prompt(), "wizards-ask-before-check");
    // Another one must be wise: whoever bears it is no help to himself.
    for (company, may) in [(&["annalena"][..], false), (&["annalena", "celeborn"], true)] {
        let mut t = of(BASIC, company, &[], &["pale_dream_maker"]);
        let on = give(&mut t, "pale_dream_maker", "annalena");
        assert_eq!(t.may(ONE, &format!("use {on} 0")), may);
    }
}
