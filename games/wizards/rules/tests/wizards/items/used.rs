//! Items that are tapped or used up.

use table::{Game, Observer};
use wizards::Wizards;
use wizards::card::{Race, RegionKind};
use wizards::ids::SiteId;
use wizards::state::{Fate, Status, Zone};

use super::with;
use crate::bench::{
    aim, attack, attacked, body, first, give, goblins, may_aim, of, on, on_the_way, play, prowess, put,
    status, turn, until, withstands,
};
use crate::stage::{BASIC, ONE, TWO, Table};

/// SATM-5.9: a Dúnadan uses athelas up, and the wounded is well, but tapped; Aragorn takes a corruption card away.
/// wizards:athelas
#[test]
fn athelas() {
    for (healer, mode, may) in
        [("bergil", 0, true), ("eowyn", 0, false), ("bergil", 1, false), ("aragorn_ii", 1, true)]
    {
        let mut t = with(healer, &["athelas"], &["lure_of_the_senses"]);
        let athelas = give(&mut t, "athelas", "haldir");
        if mode == 0 {
            turn(&mut t, "haldir", Status::Wounded);
        } else {
            give(&mut t, "lure_of_the_senses", "haldir");
        }
        let what = format!("use {athelas} {mode}");
        assert_eq!(t.may(ONE, &what), may, "{healer} {mode}");
        if may {
            play(&mut t, ONE, &what);
            assert_eq!(t.state.piece(athelas).zone, Zone::Discard);
            assert_eq!(status(&t, healer), Status::Tapped);
            let healed = if mode == 0 { Status::Tapped } else { Status::Untapped };
            assert_eq!(status(&t, "haldir"), healed);
            assert_eq!(t.state.corruption(t.of("haldir")), 0);
        }
    }
    // Nobody of another company.
    let mut t = with("bergil", &["athelas"], &[]);
    give(&mut t, "athelas", "haldir");
    turn(&mut t, "haldir", Status::Wounded);
    t.choose(ONE, "part bergil");
    let athelas = t.of("athelas");
    assert!(!t.may(ONE, &format!("use {athelas} 0")));
}

/// SATM-5.9: the bearer of the herbs taps; the wounded is well and untapped, or somebody tapped untaps.
/// wizards:healing_herbs
#[test]
fn healing_herbs() {
    for (was, mode, other) in [(Status::Wounded, 0, 1), (Status::Tapped, 1, 0)] {
        let mut t = with("bergil", &["healing_herbs"], &[]);
        let herbs = give(&mut t, "healing_herbs", "bergil");
        turn(&mut t, "haldir", was);
        assert!(!t.may(ONE, &format!("use {herbs} {other}")), "{was:?}");
        let what = format!("use {herbs} {mode}");
        play(&mut t, ONE, &what);
        assert_eq!((status(&t, "haldir"), status(&t, "bergil")), (Status::Untapped, Status::Tapped));
        assert_eq!(t.state.piece(herbs).zone, Zone::Discard);
    }
    let mut t = with("bergil", &["healing_herbs"], &[]);
    let herbs = give(&mut t, "healing_herbs", "bergil");
    turn(&mut t, "haldir", Status::Wounded);
    turn(&mut t, "bergil", Status::Tapped);
    assert!(!t.may(ONE, &format!("use {herbs} 0")), "its bearer is tapped");
}

/// SATM-15.19, SATM-15.31: two of body for the company, to ten at most, or one of prowess; until the turn ends.
/// wizards:miruvor, wizards:potion_of_prowess
#[test]
fn draughts() {
    let look = |t: &Table| ["bergil", "haldir", "oin"].map(|who| (prowess(t, who), body(t, who)));
    for (item, after) in
        [("miruvor", [(1, 10), (4, 10), (3, 10)]), ("potion_of_prowess", [(2, 9), (5, 8), (4, 8)])]
    {
        let mut t = with("bergil", &[item, "oin"], &[]);
        put(&mut t, "oin", Zone::Company(first()));
        let before = look(&t);
        let draught = give(&mut t, item, "bergil");
        play(&mut t, ONE, &format!("use {draught} 0"));
        assert_eq!(look(&t), after, "{item}");
        assert_eq!(t.state.piece(draught).zone, Zone::Discard);
        assert_eq!(prowess(&t, "glorfindel_ii"), 8, "nobody else");
        t.next_turn();
        assert_eq!(look(&t), before);
    }
}

/// Orcs strike at the bearer, and cards may be played on the strike.
pub fn struck(bearer: &str, items: &[&str]) -> Table {
    let mut t = with(bearer, items, &[]);
    for item in items {
        give(&mut t, item, bearer);
    }
    goblins(&mut t);
    until(&mut t, "wizards-ask-assign");
    for who in [bearer, "haldir"] {
        t.choose(ONE, &format!("pick {who}"));
    }
    until(&mut t, "wizards-ask-strike-order");
    t.choose(ONE, &format!("pick {bearer}"));
    until(&mut t, "wizards-ask-strike-cards");
    t
}

/// SATM-15.7: a warrior stays untapped behind the shield, unless it is wounded; others tap. wizards:great_shield_of_rohan
#[test]
fn great_shield_of_rohan() {
    for (bearer, may) in [("boromir_ii", true), ("adrazar", false)] {
        let t = struck(bearer, &["great_shield_of_rohan"]);
        let what = format!("use {} 0", t.of("great_shield_of_rohan"));
        assert_eq!(t.may(ONE, &what), may, "{bearer}");
        if may {
            for (roll, after) in [(12, Status::Untapped), (2, Status::Wounded)] {
                let mut t = Table::at(t.state.clone());
                play(&mut t, ONE, &what);
                assert_eq!(status(&t, "great_shield_of_rohan"), Status::Tapped);
                t.state.combat.as_mut().unwrap().prowess = 12;
                t.rolls(&[roll; 20]);
                t.choose(ONE, "pass");
                assert_eq!(status(&t, bearer), after, "{roll}");
            }
        }
    }
}

/// SATM-15.31: one more against one strike, by tapping the shield. wizards:shield_of_iron_bound_ash
#[test]
fn shield_of_iron_bound_ash() {
    let mut t = struck("bergil", &["shield_of_iron_bound_ash"]);
    let (who, what) = (t.of("bergil"), format!("use {} 0", t.of("shield_of_iron_bound_ash")));
    let before = t.state.fighting_prowess(who);
    play(&mut t, ONE, &what);
    assert_eq!(t.state.fighting_prowess(who), before + 1);
    assert!(!t.may(ONE, &what), "it is tapped");
    t.rolls(&[12; 20]);
    t.choose(ONE, "pass");
    assert_eq!(prowess(&t, "bergil"), 1, "after the strike");
}

/// SATM-15.28: the cloak hides from a strike of a creature keyed to the wilderness, and from no other.
/// wizards:elven_cloak
#[test]
fn elven_cloak() {
    for (land, may) in [(RegionKind::Wilderness, true), (RegionKind::BorderLand, false)] {
        let mut t = with("bergil", &["elven_cloak"], &["wolves"]);
        let cloak = give(&mut t, "elven_cloak", "bergil");
        on_the_way(&mut t, "bree");
        crate::creatures::go(&mut t, SiteId::named("lorien").unwrap(), &[land], &[]);
        attack(&mut t, "wolves");
        until(&mut t, "wizards-ask-assign");
        t.choose(ONE, "pick bergil");
        t.choose(ONE, "pick haldir");
        until(&mut t, "wizards-ask-strike-order");
        t.choose(ONE, "pick bergil");
        until(&mut t, "wizards-ask-strike-cards");
        assert_eq!(t.may(ONE, &format!("use {cloak} 0")), may, "{land:?}");
        if may {
            play(&mut t, ONE, &format!("use {cloak} 0"));
            let fate = |t: &Table| t.state.combat.as_ref().unwrap().given[0].fate;
            assert_eq!(fate(&t), Fate::Cancelled);
        }
    }
    // Of an automatic-attack it hides from nobody.
    let t = struck("bergil", &["elven_cloak"]);
    assert!(!t.may(ONE, &format!("use {} 0", t.of("elven_cloak"))));
}

/// An attack of this race is faced by the bearer's company, or by the others.
fn faced(item: &str, race: Race) -> Table {
    let mut t = with("bergil", &[item], &[]);
    give(&mut t, item, "bergil");
    goblins(&mut t);
    t.state.combat.as_mut().unwrap().race = race;
    t
}

/// SATM-15.28, SATM-11.6: the glass cancels an attack of the dead, and weakens spiders, animals and wolves by two; then a
/// check. wizards:star_glass
#[test]
fn star_glass() {
    for (race, modes) in [
        (Race::Undead, [true, false]),
        (Race::Spider, [false, true]),
        (Race::Animal, [false, true]),
        (Race::Wolf, [false, true]),
        (Race::Orc, [false, false]),
    ] {
        let mut t = faced("star_glass", race);
        let glass = t.of("star_glass");
        assert_eq!([0, 1].map(|mode| t.may(ONE, &format!("use {glass} {mode}"))), modes, "{race:?}");
        let prowess = attacked(&t).1;
        if modes[1] {
            aim(&mut t, ONE, &format!("use {glass} 1"), &[]);
            assert_eq!(attacked(&t).1, prowess - 2);
        }
        if modes[0] {
            t.choose(ONE, &format!("use {glass} 0"));
            t.rolls(&[2; 40]);
            until(&mut t, "wizards-ask-in-site");
            assert!(t.state.combat.is_none());
            assert_eq!(status(&t, "bergil"), Status::Tapped);
        }
    }
    // SATM-11.6: with more to bear, the check is real.
    for (roll, stays) in [(4, true), (3, false)] {
        let mut t = with("bergil", &["star_glass", "sword_of_gondolin"], &[]);
        give(&mut t, "star_glass", "bergil");
        give(&mut t, "sword_of_gondolin", "bergil");
        goblins(&mut t);
        t.state.combat.as_mut().unwrap().race = Race::Undead;
        let what = format!("use {} 0", t.of("star_glass"));
        t.choose(ONE, &what);
        assert_eq!(withstands(&mut t, "bergil", roll), stays, "{roll}");
    }
}

/// SATM-15.28: the Torque and its bearer tap, the attack is cancelled, and there is a check; not with a tapped bearer, nor
/// for another company. wizards:torque_of_hues
#[test]
fn torque_of_hues() {
    let mut t = faced("torque_of_hues", Race::Dragon);
    let what = format!("use {} 0", t.of("torque_of_hues"));
    let mut tapped = Table::at(t.state.clone());
    turn(&mut tapped, "bergil", Status::Tapped);
    assert_eq!(tapped.refusal(ONE, &what), "SATM-17.9");
    t.choose(ONE, &what);
    assert!(withstands(&mut t, "bergil", 3));
    assert!(t.state.combat.is_none());
    assert_eq!((status(&t, "bergil"), status(&t, "torque_of_hues")), (Status::Tapped, Status::Tapped));
    assert!(!elsewhere("bergil", "torque_of_hues"));
}

/// Could the bearer use the item for another company of the same player, which is attacked?
pub fn elsewhere(bearer: &str, item: &str) -> bool {
    let mut t = of(BASIC, &["haldir", bearer], &[item], &[]);
    let id = give(&mut t, item, bearer);
    t.choose(ONE, &format!("part {bearer}"));
    let company = t.company("haldir");
    t.choose(ONE, &format!("head {company} goblin_gate"));
    let mine = t.company(bearer);
    t.choose(ONE, "pass");
    t.then(ONE, &format!("company {mine}"));
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, &format!("company {company}"));
    until(&mut t, "wizards-ask-priority");
    t.may(ONE, &format!("use {id} 0"))
}

/// SATM-1.8, SATM-0.4: whoever looks at a hand knows it; a watcher, who does not, learns nothing. wizards:palantir_of_amon_sul
#[test]
fn who_looks_at_a_hand_knows_it_and_no_watcher() {
    let mut t = with("saruman", &["palantir_of_amon_sul"], &["dodge", "ghouls"]);
    let stone = give(&mut t, "palantir_of_amon_sul", "saruman");
    let seen = |t: &Table, by| Wizards::view(&t.state, by).sides[TWO.index()].hand_known.len();
    assert_eq!(seen(&t, Observer::Seat(ONE)), 0);
    play(&mut t, ONE, &format!("use {stone} 0"));
    let hand = t.state.sides[TWO].hand.len();
    let all = [Observer::Seat(ONE), Observer::Seat(TWO), Observer::Watcher].map(|by| seen(&t, by));
    assert_eq!(all, [hand, hand, 0]);
}

/// Three palantíri, for those who can use them: a sage's card, a card of the discard pile, a corruption card of an Elf
/// or a wizard; then a check. wizards:palantir_of_annuminas, wizards:palantir_of_orthanc,
/// wizards:palantir_of_elostirion
#[test]
fn palantiri() {
    let mine = ["palantir_of_annuminas", "palantir_of_orthanc", "dreams_of_lore", "dodge", "block"];
    let begin = |bearer: &str, palantir: &str| {
        let mut t = with(bearer, &mine, &[]);
        let id = give(&mut t, palantir, bearer);
        (t, format!("use {id} 0"))
    };
    for palantir in ["palantir_of_annuminas", "palantir_of_orthanc"] {
        let (t, what) = begin("bergil", palantir);
        assert_eq!(t.refusal(ONE, &what), "SATM-0.4", "{palantir}: only who can use one");
    }
    let (mut t, what) = begin("saruman", "palantir_of_annuminas");
    put(&mut t, "dreams_of_lore", Zone::Discard);
    put(&mut t, "dodge", Zone::Discard);
    t.any_chance();
    play(&mut t, ONE, &what);
    until(&mut t, "wizards-ask-fetch");
    assert!(!t.may(ONE, "card dodge"));
    t.choose(ONE, "card dreams_of_lore");
    assert!(t.hand(ONE).contains(&"dreams_of_lore".to_owned()));
    assert_eq!(status(&t, "palantir_of_annuminas"), Status::Tapped);
    // He taps for it, too, and cannot if he is tapped; whose stone is aligned with its bearer has no need to.
    assert_eq!(status(&t, "saruman"), Status::Tapped);
    let (mut t, what) = begin("saruman", "palantir_of_annuminas");
    put(&mut t, "dreams_of_lore", Zone::Discard);
    turn(&mut t, "saruman", Status::Tapped);
    assert_eq!(t.refusal(ONE, &what), "SATM-0.4");
    let mut t = with("bergil", &["palantir_of_annuminas", "align_palantir", "dreams_of_lore"], &[]);
    let id = give(&mut t, "palantir_of_annuminas", "bergil");
    put(&mut t, "dreams_of_lore", Zone::Discard);
    put(&mut t, "align_palantir", Zone::On(id));
    t.any_chance();
    play(&mut t, ONE, &format!("use {id} 0"));
    assert_eq!(status(&t, "bergil"), Status::Untapped);
    let (mut t, what) = begin("saruman", "palantir_of_orthanc");
    put(&mut t, "dodge", Zone::Discard);
    let deck = t.state.sides[ONE].deck.len();
    t.any_chance();
    play(&mut t, ONE, &what);
    until(&mut t, "wizards-ask-fetch");
    t.choose(ONE, "card dodge");
    assert_eq!(t.state.sides[ONE].deck.len(), deck + 1);
    // SATM-0.4: with fewer than five cards in the deck it shows nothing.
    let (mut t, what) = begin("saruman", "palantir_of_orthanc");
    put(&mut t, "dodge", Zone::Discard);
    while t.state.sides[ONE].deck.len() > 4 {
        let card = *t.state.sides[ONE].deck.last().unwrap();
        t.state.sides[ONE].deck.pop();
        t.state.pieces[card.index()].zone = Zone::Sideboard;
    }
    assert_eq!(t.refusal(ONE, &what), "SATM-0.4");
    for (bearer, at, may) in
        [("annalena", "haldir", true), ("bergil", "haldir", false), ("annalena", "", false)]
    {
        let mut t = with(bearer, &["palantir_of_elostirion"], &["lure_of_the_senses"]);
        let id = give(&mut t, "palantir_of_elostirion", bearer);
        if !at.is_empty() {
            give(&mut t, "lure_of_the_senses", at);
        }
        assert_eq!(t.may(ONE, &format!("use {id} 0")), may, "{bearer} {at}");
        if may {
            play(&mut t, ONE, &format!("use {id} 0"));
            assert_eq!(t.state.corruption(t.of(at)), 0);
        }
    }
    // An Elf of another company, too; none of the other player's.
    for (at, may) in [("haldir", true), ("celeborn", false)] {
        let lure = |who: &str| if who == at { " + lure_of_the_senses" } else { "" };
        let mut t = crate::places::told(
            BASIC,
            &format!(
                "turn: 3 of 1\nphase: organization\ncompany 1 rivendell: annalena + palantir_of_elostirion\n\
                 company 1 lorien: haldir{}\ncompany 2 lorien: celeborn{}",
                lure("haldir"),
                lure("celeborn"),
            ),
        );
        let what = format!("use {} 0", t.of("palantir_of_elostirion"));
        assert_eq!(t.may(ONE, &what), may, "{at}");
        if may {
            play(&mut t, ONE, &what);
            assert_eq!(t.state.corruption(t.of(at)), 0);
        }
    }
    // SATM-0.4: Elostirion's stone is lost when its bearer moves.
    let mut t = with("annalena", &["palantir_of_elostirion"], &[]);
    let id = give(&mut t, "palantir_of_elostirion", "annalena");
    on_the_way(&mut t, "bree");
    t.next_turn();
    assert_eq!(t.state.piece(id).zone, Zone::Discard);
}

/// SATM-11.6: the Arkenstone taps to untap a Dwarf, who makes a check at −2; nobody but a Dwarf. wizards:the_arkenstone
#[test]
fn the_arkenstone() {
    let mut t = with("oin", &["the_arkenstone"], &[]);
    let stone = give(&mut t, "the_arkenstone", "haldir");
    turn(&mut t, "oin", Status::Tapped);
    turn(&mut t, "haldir", Status::Tapped);
    let what = format!("use {stone} 0");
    assert!(!may_aim(&t, ONE, &what, "pick haldir"));
    play(&mut t, ONE, &what);
    while t.prompt() == "wizards-ask-before-check" {
        on(&mut t);
    }
    assert_eq!((status(&t, "oin"), status(&t, "the_arkenstone")), (Status::Untapped, Status::Tapped));
    // He bears it himself: four points, −2 and his own −1.
    for (roll, stays) in [(8, true), (7, false)] {
        let mut t = with("oin", &["the_arkenstone"], &[]);
        let stone = give(&mut t, "the_arkenstone", "oin");
        turn(&mut t, "oin", Status::Tapped);
        t.choose(ONE, &format!("use {stone} 0"));
        assert_eq!(withstands(&mut t, "oin", roll), stays, "{roll}");
    }
}
