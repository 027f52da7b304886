//! Tests of who knows which hidden card: kept wherever it goes, and forgotten where nobody could tell any more.

use table::{Game, Observer, Seat};
use wizards::Wizards;
use wizards::ids::PieceId;
use wizards::state::{Source, State, Zone};

use crate::bench::{
    at_rest, embolden, first, know, looks_at_the_same, of, on, on_the_way, piece, play, put, stand, suffer,
    until,
};
use crate::stage::{BASIC, ONE, STANDARD, TWO, Table, card};

/// The card in the same place of the deck in all that a seat imagines.
fn lies_there(t: &Table, of: Seat, at: usize, seat: Seat) -> bool {
    let there = |state: &State| state.piece(state.sides[of].deck[at]).card;
    (0..20).all(|seed| there(&Wizards::imagine(&t.state, seat, &mut table::rng(seed))) == there(&t.state))
}

/// The deck of a player, with this card on top.
fn on_top(t: &mut Table, name: &str, seat: Seat) -> PieceId {
    let id = put(t, name, Zone::Deck);
    t.state.sides[seat].deck.push(id);
    id
}

/// SATM-1.8: what all have seen go on top of a deck is known there, and when it is drawn; what went unseen is not.
/// wizards:enduring_tales
#[test]
fn what_lies_on_top_is_drawn_before_all_eyes() {
    let mut t =
        of(BASIC, &["bergil"], &["enduring_tales", "fair_gold_ring"], &["rolled_down_to_the_sea", "dodge"]);
    let ring = piece(&t, "fair_gold_ring");
    on_the_way(&mut t, "bree");
    // Not before: a long-event of one's own goes as its phase begins.
    put(&mut t, "enduring_tales", Zone::Table);
    play(&mut t, TWO, "play rolled_down_to_the_sea 0");
    t.choose(ONE, "card fair_gold_ring");
    assert_eq!(t.prompt(), "wizards-ask-endure", "a card that is given up is discarded from the hand, too");
    t.choose(ONE, "yes");
    let top = t.state.sides[ONE].deck.len() - 1;
    assert_eq!(t.state.sides[ONE].deck[top], ring);
    assert!(t.state.piece(ring).is_known_to_all());
    assert!(lies_there(&t, ONE, top, TWO) && lies_there(&t, ONE, top, ONE));
    // The hand is filled up.
    for _ in 0..200 {
        if t.state.piece(ring).zone == Zone::Hand {
            break;
        }
        on(&mut t);
    }
    assert!(t.state.piece(ring).zone == Zone::Hand && t.state.piece(ring).is_known());
}

/// SATM-1.8: who has laid cards at the ends of a deck knows where they lie, the owner of the deck does not, and a shuffle ends it.
#[test]
fn a_shuffle_ends_what_is_known_of_a_deck() {
    let mut t =
        of(BASIC, &["galadriel"], &["show_things_unbidden"], &["river", "wargs", "smaug", "orc_patrol"]);
    stand(&mut t, "lorien");
    t.any_chance();
    play(&mut t, ONE, "play show_things_unbidden 0");
    t.choose(TWO, "card river");
    let river = piece(&t, "river");
    assert!(t.state.piece(river).zone == Zone::Deck && t.state.piece(river).is_known(), "all saw it");
    t.choose(TWO, "card wargs");
    t.choose(TWO, "card smaug");
    assert!(t.state.sides[TWO].deck.iter().all(|id| !t.state.piece(*id).is_known()));
}

/// SATM-18.6: the card that was shown is shuffled in with the others that were looked at, if it is not given up; that the cards were
/// looked at is told to whoever looks. wizards:desire_all_for_thy_belly
#[test]
fn what_is_not_swallowed_is_shuffled_in() {
    let mut places = [0; 2];
    for seed in 0..20 {
        let theirs = ["desire_all_for_thy_belly", "shelob", "balrog_of_moria", "spawn_of_ungoliant"];
        let mut t = of(BASIC, &["bergil"], &["sword_of_gondolin", "concealment"], &theirs);
        on_the_way(&mut t, "bree");
        t.state.company_mut(first()).limit = 9;
        put(&mut t, "balrog_of_moria", Zone::Table);
        put(&mut t, "spawn_of_ungoliant", Zone::Table);
        on_top(&mut t, "sword_of_gondolin", ONE);
        let shown = on_top(&mut t, "concealment", ONE);
        t.chance_of(seed);
        t.choose(TWO, "play desire_all_for_thy_belly 0");
        until(&mut t, "wizards-ask-choose");
        let looks = t.state.turn.looks.len();
        assert!(looks > 0, "that somebody looks is told");
        if Wizards::asks(&t.state).has(TWO) {
            looks_at_the_same(&t, TWO);
            t.choose(TWO, "card concealment");
        }
        t.choose(ONE, "pass");
        let deck = &t.state.sides[ONE].deck;
        let at = deck.iter().rev().position(|id| *id == shown).expect("it is in the deck");
        places[at] += 1;
        assert!(!t.state.piece(shown).is_known(), "nobody can tell which of the two it is");
    }
    assert!(places.iter().all(|times| *times > 0), "{places:?}");
}

/// SATM-1.8: of two copies the one goes that all have seen, before the one that only the other player has; and that one before a card
/// that nobody has.
#[test]
fn of_two_copies_the_better_known_goes() {
    for (first, second) in [(Some(false), Some(true)), (None, Some(false)), (None, Some(true))] {
        let mut t =
            of(BASIC, &["bergil"], &["fair_gold_ring", "fair_gold_ring"], &["rolled_down_to_the_sea"]);
        on_the_way(&mut t, "bree");
        let hand = t.state.sides[ONE].hand.clone();
        let rings = hand.into_iter().filter(|id| t.state.piece(*id).card == card("fair_gold_ring"));
        let rings = rings.collect::<Vec<_>>();
        for (id, seen) in rings.iter().zip([first, second]) {
            seen.into_iter().for_each(|all| know(&mut t, *id, all));
        }
        play(&mut t, TWO, "play rolled_down_to_the_sea 0");
        t.choose(ONE, "card fair_gold_ring");
        assert_eq!(
            rings.iter().map(|id| t.state.piece(*id).zone).collect::<Vec<_>>(),
            [Zone::Hand, Zone::Discard]
        );
        assert!(t.state.piece(rings[1]).is_known_to_all(), "it was given up before all eyes");
    }
}

/// SATM-1.8: a card that is taken out of deck and discard pile, and not shown, may have been any of them.
/// wizards:smoke_rings
#[test]
fn a_search_that_nobody_sees_makes_the_pile_uncertain() {
    let mut t = of(STANDARD, &["bergil"], &["smoke_rings", "dodge", "escape"], &[]);
    let [taken, left] = ["dodge", "escape"].map(|name| put(&mut t, name, Zone::Discard));
    know(&mut t, taken, true);
    know(&mut t, left, true);
    t.any_chance();
    play(&mut t, ONE, "play smoke_rings 0");
    t.choose(ONE, "card dodge");
    assert_eq!(t.state.piece(left).zone, Zone::Discard);
    assert!(!t.state.piece(left).is_known(), "it may be the one that was taken");
}

/// SATM-16.7: a creature that was turned up from on guard, and finds nobody whom it may attack, is discarded: the attack of the site
/// has left nobody.
#[test]
fn who_finds_nobody_is_discarded() {
    for fatal in [true, false] {
        let mut t = of(BASIC, &["bergil"], &[], &["orc_patrol"]);
        at_rest(&mut t);
        t.choose(TWO, "guard orc_patrol");
        until(&mut t, "wizards-ask-explore");
        stand(&mut t, "ettenmoors");
        t.choose(ONE, "company c1");
        until(&mut t, "wizards-ask-guard-reveal");
        t.choose(TWO, "way 0");
        let patrol = piece(&t, "orc_patrol");
        assert_eq!(t.state.piece(patrol).zone, Zone::Chain);
        let attacker = |t: &Table| t.state.combat.as_ref().map(|combat| combat.source);
        while attacker(&t).is_none() {
            on(&mut t);
        }
        if fatal {
            // The strike succeeds, and the wound is the last one.
            t.state.combat.as_mut().expect("an attack").prowess = 30;
            t.rolls(&[12; 60]);
            suffer(&mut t);
            assert!(t.state.companies_of(ONE).next().is_none());
            assert_eq!(t.state.piece(patrol).zone, Zone::Discard);
        } else {
            embolden(&mut t);
            for _ in 0..60 {
                if attacker(&t) == Some(Source::Creature(patrol, 0)) {
                    break;
                }
                on(&mut t);
            }
            assert_eq!(attacker(&t), Some(Source::Creature(patrol, 0)));
        }
    }
}

/// SATM-1.8: a hand that is looked at is known to whoever looks, and a card on guard out of it, too, until another goes unseen.
#[test]
fn views_show_what_is_known() {
    let mut t = of(BASIC, &["bergil"], &[], &["wolves", "dodge"]);
    let wolves = piece(&t, "wolves");
    know(&mut t, wolves, false);
    let seen = |observer| serde_json::to_string(&Wizards::view(&t.state, observer)).expect("plain data");
    assert!(seen(Observer::Seat(ONE)).contains("wolves"));
    assert!(!seen(Observer::Watcher).contains("wolves"));
}

/// SATM-1.8: whether a hand holds what is asked for is learnt by everybody from what comes of it, one way or the other.
/// wizards:show_things_unbidden
#[test]
fn what_comes_of_a_hand_is_told() {
    for theirs in [&["river", "wargs", "smaug"][..], &["doors_of_night"]] {
        let mut t = of(BASIC, &["galadriel"], &["show_things_unbidden"], theirs);
        stand(&mut t, "lorien");
        t.any_chance();
        play(&mut t, ONE, "play show_things_unbidden 0");
        let environment = theirs == ["doors_of_night"];
        assert_eq!(t.prompt() == "wizards-ask-unveiling", !environment, "{theirs:?}");
        let hand = t.state.sides[TWO].hand.clone();
        assert!(hand.iter().all(|id| t.state.piece(*id).is_known() == environment), "{theirs:?}");
    }
}
