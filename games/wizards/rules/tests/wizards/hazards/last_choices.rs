//! Hazard events of the last part of the pool by which somebody has to choose.

use wizards::card::RegionKind;
use wizards::ids::SiteId;
use wizards::state::{Status, Zone};

use super::last::{attacked_by, through};
use crate::bench::{
    attack, company, first, give, may_aim, of, on_the_way, play, put, status, turn, until, until_asked, zone,
};
use crate::stage::{BASIC, ONE, TWO, Table};

/// SATM-5.7: an Elf and a Dwarf quarrel: a roll less five is what their minds must come to, with their items, of their player's choice;
/// nobody else goes, nobody where they could not, and it needs both. wizards:unhappy_blows
#[test]
fn unhappy_blows() {
    let what = "play unhappy_blows 0";
    for (company, may) in
        [(&["elladan", "gimli"][..], true), (&["elladan", "bergil"], false), (&["gimli", "bergil"], false)]
    {
        let t = through(company, "bree", &[], &["unhappy_blows"]);
        assert_eq!(t.may(TWO, what), may, "{company:?}");
        assert!(!t.may(TWO, "play unhappy_blows 1"), "no Orcs and trolls");
    }
    for roll in [5, 6, 12] {
        let mut t = through(
            &["elladan", "gimli", "bergil"],
            "bree",
            &[],
            &["unhappy_blows", "unhappy_blows", "dagger_of_westernesse"],
        );
        give(&mut t, "dagger_of_westernesse", "gimli");
        t.rolls(&[roll; 9]);
        t.choose(TWO, what);
        until(&mut t, if roll == 5 { "wizards-ask-priority" } else { "wizards-ask-choose" });
        if roll == 5 {
            until_asked(&mut t, TWO);
            assert!(!t.may(TWO, what), "once a turn");
            continue;
        }
        assert!(!t.may(ONE, "pick bergil"));
        t.choose(ONE, "pick gimli");
        let mind = t
            .state
            .face(
                t.state
                    .pieces
                    .iter()
                    .position(|piece| piece.card == crate::stage::card("gimli"))
                    .map(|at| format!("#{at}").parse().unwrap())
                    .unwrap(),
            )
            .mind
            .unwrap();
        assert_eq!((zone(&t, "gimli"), zone(&t, "dagger_of_westernesse")), (Zone::Hand, Zone::Hand));
        let more = roll - 5 > mind;
        // The other one goes, too, if one is not enough: nobody else could.
        assert_eq!(zone(&t, "elladan") == Zone::Hand, more, "{roll}");
    }
}

/// SATM-5.7: somebody taps, or an ally; or a roll above the mind and six sends him away; tapped and wizards are safe.
/// wizards:a_lie_in_your_eyes
#[test]
fn a_lie_in_your_eyes() {
    let what = "play a_lie_in_your_eyes 0";
    for (answer, roll, there, tapped) in
        [("pick bergil", 12, true, true), ("pass", 12, false, false), ("pass", 8, true, false)]
    {
        let mut t = through(&["bergil", "elladan"], "bree", &[], &["a_lie_in_your_eyes"]);
        turn(&mut t, "elladan", Status::Tapped);
        assert!(!may_aim(&t, TWO, what, "pick elladan"));
        t.rolls(&[roll; 9]);
        t.choose(TWO, what);
        until(&mut t, "wizards-ask-choose");
        let bergil = t.of("bergil");
        t.choose(ONE, answer);
        assert_eq!(t.state.piece(bergil).zone.in_play(), there, "{answer} {roll}");
        assert!(!there || (status(&t, "bergil") == Status::Tapped) == tapped, "{answer} {roll}");
    }
    let mut t = of(BASIC, &["bergil"], &["goldberry"], &["a_lie_in_your_eyes"]);
    give(&mut t, "goldberry", "bergil");
    on_the_way(&mut t, "bree");
    t.choose(TWO, what);
    until(&mut t, "wizards-ask-choose");
    t.choose(ONE, "pick goldberry");
    assert_eq!((status(&t, "goldberry"), status(&t, "bergil")), (Status::Tapped, Status::Untapped));
}

/// SATM-11.4: whoever bears the One Ring loses a companion in each turn, of the player's choice, until a roll above eight.
/// wizards:the_ring_will_have_but_one_master
#[test]
fn the_ring_will_have_but_one_master() {
    let what = "play the_ring_will_have_but_one_master 0";
    let mut t =
        of(BASIC, &["bilbo", "elladan", "gimli"], &["the_one_ring"], &["the_ring_will_have_but_one_master"]);
    on_the_way(&mut t, "bree");
    assert!(!t.may(TWO, what), "nobody bears it");
    give(&mut t, "the_one_ring", "bilbo");
    play(&mut t, TWO, what);
    let card = t.of("the_ring_will_have_but_one_master");
    assert_eq!(t.state.piece(card).zone, Zone::On(t.of("bilbo")));
    t.rolls(&[7; 200]);
    t.next_turn();
    t.rolls(&[7; 200]);
    until(&mut t, "wizards-ask-choose");
    assert!(!t.may(ONE, "pick bilbo"));
    t.choose(ONE, "pick gimli");
    assert_eq!(zone(&t, "gimli"), Zone::Discard);
    until(&mut t, "wizards-ask-organize");
    for (roll, gone) in [(8, false), (9, true)] {
        let mut t = Table::at(t.state.clone());
        t.rolls(&[roll; 9]);
        play(&mut t, ONE, &format!("use {card} 0"));
        assert_eq!(t.state.piece(card).zone == Zone::Discard, gone);
        assert_eq!(status(&t, "bilbo"), Status::Tapped);
    }
}

/// SATM-17.9: for each card of the hand that is discarded as it is declared somebody of the company is tried: two more for a Dragon; each
/// counts against the limit, and a wizard is not afraid. wizards:dragons_terror
#[test]
fn dragons_terror() {
    let what = "play dragons_terror 0";
    let mut t = of(
        BASIC,
        &["bergil", "elladan", "gimli"],
        &["gandalf", "the_hunt"],
        &["daelomin", "dragons_terror", "wolves", "wolves", "wolves"],
    );
    put(&mut t, "gandalf", Zone::Company(first()));
    on_the_way(&mut t, "bree");
    crate::creatures::go(&mut t, SiteId::named("dancing_spire").unwrap(), &[], &[]);
    t.state.company_mut(first()).limit = 9;
    attack(&mut t, "daelomin");
    until_asked(&mut t, TWO);
    let limit = company(&t).used + 3;
    t.state.company_mut(first()).limit = limit;
    t.rolls(&[3, 2, 7, 7]);
    t.choose(TWO, what);
    assert_eq!(t.prompt(), "wizards-ask-choose");
    let wolves = |t: &Table| t.hand(TWO).iter().filter(|card| *card == "wolves").count();
    assert!(!t.may(TWO, "pass"), "for nothing it is not played");
    t.choose(TWO, "card wolves");
    assert_eq!(wolves(&t), 2);
    assert!(t.state.combat.is_some() && t.may(TWO, "pass"));
    t.choose(TWO, "card wolves");
    assert_eq!((wolves(&t), company(&t).used), (1, limit), "before anybody is frightened");
    assert_eq!(t.state.sides[TWO].escaped.len(), 2, "who has seen them may hunt them");
    until(&mut t, "wizards-ask-choose");
    assert!(!t.may(TWO, "pick gandalf"));
    // Bergil's mind is two: three and two are more.
    t.choose(TWO, "pick bergil");
    assert_eq!(status(&t, "bergil"), Status::Tapped);
    t.choose(TWO, "pick elladan");
    assert_eq!(status(&t, "elladan"), Status::Untapped);
    assert_ne!(t.prompt(), "wizards-ask-choose", "of two cards");
    assert_eq!((wolves(&t), company(&t).used), (1, limit));
    let t = attacked_by("wolves", "bree", &[RegionKind::Wilderness; 2], &["dragons_terror", "orc_patrol"]);
    assert!(!t.may(TWO, what), "no Dragon");
}

/// SATM-14.3: whoever goes by regions without a guide may come out elsewhere near; a ranger helps, and whoever goes by a printed way is
/// not lost. wizards:chance_of_being_lost
#[test]
fn chance_of_being_lost() {
    let what = "play chance_of_being_lost 0";
    for (regions, who, roll, lost) in [
        (true, "bergil", 7, true),
        (true, "bergil", 6, false),
        (true, "aragorn_ii", 8, false),
        (true, "aragorn_ii", 9, true),
        (false, "bergil", 12, false),
    ] {
        let mut t = through(&[who], "bree", &[], &["chance_of_being_lost"]);
        t.state.company_mut(first()).path.by_regions = regions;
        assert_eq!(t.may(TWO, what), regions, "{who}");
        if !regions {
            continue;
        }
        t.rolls(&[roll; 5]);
        t.choose(TWO, what);
        until(&mut t, if lost { "wizards-ask-choose" } else { "wizards-ask-priority" });
        if lost {
            assert!(!t.may(TWO, "site moria") && !t.may(TWO, "site bree"));
            t.choose(TWO, "site weathertop");
        }
        let to = company(&t).to.unwrap().to_string();
        assert_eq!(to, if lost { "weathertop" } else { "bree" }, "{who} {roll}");
    }
}

/// SATM-17.4: what lies beside another card is neither offered nor shuffled in. wizards:long_dark_reach
#[test]
fn the_reach_takes_nothing_that_lies_beside_a_card() {
    let theirs = ["long_dark_reach", "hobgoblins", "wolves"];
    let mut t = through(&["bergil"], "bree", &[RegionKind::Wilderness; 2], &theirs);
    let waits = put(&mut t, "hobgoblins", Zone::Aside);
    t.state.pieces[waits.index()].beside = Some(t.of("bergil"));
    let top = put(&mut t, "wolves", Zone::Deck);
    t.state.sides[TWO].deck.push(top);
    t.any_chance();
    play(&mut t, TWO, "play long_dark_reach 0");
    assert!(!t.may(TWO, &format!("pick {waits}")));
    for _ in 0..60 {
        if t.prompt() != "wizards-ask-choose" {
            break;
        }
        t.choose(TWO, &format!("pick {top}"));
    }
    assert_eq!(zone(&t, "hobgoblins"), Zone::Aside);
}

/// SATM-14.21: out of seven cards of the deck a creature comes through the wild, with four less if it does not belong there; none that is
/// unique, unless a Nazgûl or a Dragon; the rest goes back. wizards:long_dark_reach
#[test]
fn long_dark_reach() {
    use RegionKind::{FreeDomain, Wilderness};
    let what = "play long_dark_reach 0";
    for (lands, beast, weaker) in
        [(&[Wilderness, Wilderness][..], "wolves", 0), (&[Wilderness, FreeDomain], "ghouls", 4)]
    {
        let mut t = through(
            &["bergil"],
            "bree",
            lands,
            &["long_dark_reach", beast, "shelob", "corsairs_of_umbar", "eye_of_sauron"],
        );
        let deck = t.state.sides[TWO].deck.len();
        for card in ["eye_of_sauron", "corsairs_of_umbar", "shelob", beast] {
            let id = put(&mut t, card, Zone::Deck);
            t.state.sides[TWO].deck.push(id);
        }
        t.any_chance();
        play(&mut t, TWO, what);
        if t.prompt() == "wizards-ask-choose" {
            let mut choices = Vec::new();
            <wizards::Wizards as table::Game>::choices(&t.state, TWO, &mut choices);
            let cards = choices.iter().map(|choice| match choice {
                wizards::choice::Choice::Pick(id) => t.state.piece(*id).card.to_string(),
                other => other.to_string(),
            });
            let cards = cards.collect::<Vec<_>>();
            assert!(!cards.iter().any(|card| ["shelob", "eye_of_sauron"].contains(&&**card)), "{cards:?}");
            let at = t
                .state
                .pieces
                .iter()
                .position(|piece| piece.card == crate::stage::card(beast) && piece.zone == Zone::Aside);
            t.choose(TWO, &format!("pick #{}", at.unwrap()));
        }
        until(&mut t, "wizards-ask-priority");
        let face = crate::stage::card(beast).get();
        assert_eq!(
            t.state.combat.as_ref().map(|combat| t.state.attack_prowess(combat)),
            Some(face.prowess - weaker),
            "{beast}"
        );
        assert_eq!(t.state.sides[TWO].deck.len(), deck + 3, "the rest is back");
        assert!(t.state.pieces.iter().all(|piece| piece.zone != Zone::Aside));
    }
    let t = through(&["bergil"], "bree", &[RegionKind::FreeDomain], &["long_dark_reach"]);
    assert!(!t.may(TWO, what), "not in the wild");
    let mut t = through(&["bergil"], "bree", &[Wilderness], &["long_dark_reach"]);
    t.state.sides[TWO].deck.truncate(9);
    assert!(!t.may(TWO, what), "nine cards");
}

/// SATM-18.6: as many cards of the other player's deck are seen as there are Spawn in play, and one is shown: it goes, or the hand is
/// smaller for good; without Spawn in play nothing is. wizards:desire_all_for_thy_belly
#[test]
fn desire_all_for_thy_belly() {
    let what = "play desire_all_for_thy_belly 0";
    for gone in [true, false] {
        let mut t = of(
            BASIC,
            &["bergil"],
            &["sword_of_gondolin", "concealment"],
            &["desire_all_for_thy_belly", "shelob", "balrog_of_moria", "nameless_thing"],
        );
        on_the_way(&mut t, "bree");
        t.state.company_mut(first()).limit = 9;
        assert!(!t.may(TWO, what), "no Spawn in play");
        put(&mut t, "balrog_of_moria", Zone::Table);
        for card in ["sword_of_gondolin", "concealment"] {
            let id = put(&mut t, card, Zone::Deck);
            t.state.sides[ONE].deck.push(id);
        }
        let size = t.state.hand_size(ONE);
        t.any_chance();
        t.choose(TWO, what);
        until(&mut t, "wizards-ask-choose");
        if <wizards::Wizards as table::Game>::asks(&t.state).has(TWO) {
            crate::bench::looks_at_the_same(&t, TWO);
            assert!(!t.may(TWO, "card sword_of_gondolin"), "it lies deeper");
            t.choose(TWO, "card concealment");
        }
        assert_eq!(zone(&t, "concealment"), Zone::Aside);
        t.choose(ONE, if gone { "card concealment" } else { "pass" });
        let expected = if gone { (Zone::Out, size) } else { (Zone::Deck, size - 1) };
        assert_eq!((zone(&t, "concealment"), t.state.hand_size(ONE)), expected);
        until_asked(&mut t, TWO);
        assert_eq!(zone(&t, "desire_all_for_thy_belly"), Zone::Out);
        t.rolls(&[7; 200]);
        t.next_turn();
        assert_eq!(t.state.hand_size(ONE), expected.1, "for the rest of the game");
    }
}
