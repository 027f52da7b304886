//! Chapters 19 to 22.

use table::{Chance, Game, Seat};
use tricks::Tricks;
use tricks::card::{CardSet, Suit};
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::questions::{GiveBack, Phase};
use tricks::view::Seen;

use crate::table::{Deal, card, cards, late, setup};

const HUNTERS: [&str; 3] = ["aragorn_hunter", "boromir", "gimli_hunter"];

/// LDT-C19.1, LDT-A11: together with whoever plays the Black Tower more than half; who has it is not told.
/// tricks:chapter_19
#[test]
fn aragorns_partner() {
    let hands = ["h5 h6 h7 h8", "bt m1 m2 m3", "h1 h2 h3 h4"];
    let round = |counts: [u8; 4]| {
        late(3, 20, &["aragorn_hunter", "merry", "pippin"], &hands, 3)
            .with(|state| state.deal.count.0 = counts)
    };
    let play = round([0; 4]);
    assert_eq!(play.view(1).towers[1], None);
    assert_eq!(play.view(1).chairs[1].known, cards(""));
    assert_eq!(play.status("aragorn_hunter"), Status::Open);
    let mut play = round([2, 0, 3, 0]);
    play.play("h1 h5 bt");
    // Aragorn 2 and Merry 1 of 6, three to come.
    assert_eq!(play.status("aragorn_hunter"), Status::Open);
    let mut play = round([6, 0, 1, 0]);
    play.play("h1 h5 bt");
    assert_eq!(play.status("aragorn_hunter"), Status::Met, "7 of at most 11");
    let mut play = round([0, 0, 7, 0]);
    play.play("h1 h5 bt");
    assert_eq!(play.won(), Some(false), "half of all at the most");
}

/// LDT-C19.2: if Aragorn plays the Black Tower himself, the majority must be his own.
#[test]
fn aragorn_alone() {
    let hands = ["bt h6", "m1 m2", "h1 h2"];
    let cast = ["aragorn_hunter", "frodo_stung", "gandalf_white"];
    let mut play = late(3, 20, &cast, &hands, 3).with(|state| state.deal.count.0 = [1, 0, 2, 0]);
    play.play("h1").refuses("play bt", "LDT-3.2");
    let hands = ["bt m6", "m1 m2", "h1 h2"];
    let mut play = late(3, 20, &cast, &hands, 3).with(|state| state.deal.count.0 = [1, 0, 2, 0]);
    play.play("h1 bt m1");
    assert_eq!(play.status("aragorn_hunter"), Status::Open, "2 of 4, one to come");
    play.play("m6 m2 h2");
    assert_eq!(play.won(), Some(true), "3 of 5");
    let mut play = late(3, 20, &cast, &hands, 3).with(|state| state.deal.count.0 = [0, 0, 3, 0]);
    play.play("h1 bt m1");
    assert_eq!(play.won(), Some(false), "1 of 4 and one to come");
}

/// LDT-C19.3: Boromir may win the trick with the Black Tower, and it is none of his two.
#[test]
fn boromir_and_the_black_tower() {
    let round = |before: u8| {
        let mut play = late(3, 19, &HUNTERS, &["h1 h2", "h8 h7", "bt m1"], 1).with(|state| {
            state.deal.count.0[1] = before;
            for _ in 0..before {
                let trick = tricks::state::Trick {
                    leader: Chair::at(1),
                    cards: tricks::chair::ByChair([None, Some(card("f1")), None, None]),
                    suit: Some(Suit::Forests),
                    winner: Some(Chair::at(1)),
                    void: false,
                    set: cards("f1"),
                };
                state.deal.tricks.push(trick);
                state.deal.total += 1;
            }
            // Nobody else matters here.
            state.deal.won.0[2] = cards("m3 m4 m5 m6 m7 m8");
        });
        play.play("h1 h8 bt");
        play
    };
    assert_eq!(round(1).status("boromir"), Status::Failed);
    let play = round(2);
    assert_eq!(play.status("boromir"), Status::Open, "two before, and none may follow");
    assert_eq!(play.tricks(3), 1);
    // Both Towers in one trick: Boromir may win it.
    let mut play = late(3, 19, &HUNTERS, &["wt h2", "h8 h7", "bt m1"], 1);
    play.play("wt h8 bt");
    assert_eq!((play.tricks(2), play.status("boromir")), (1, Status::Failed));
}

/// LDT-C20.1: Éomer with two of the three Orcs in hand cannot win two.
/// tricks:chapter_20
#[test]
fn eomer_and_his_orcs() {
    let mut play = Deal::new(3, 20).lost("h8").hands(&["wt", "m1 o1 o2"]).deal();
    play.all("take eomer, take gimli_hunter, tuck m1").settle();
    let mut orcs_won = 0;
    while play.won().is_none() {
        let first = play.choices()[0].clone();
        play.go(&first);
        orcs_won = orcs_won.max(play.state().deal.won.0[1].and(CardSet::ORCS).len());
    }
    // An Orc of his own never wins, and nobody else can lead one to him: at most the third.
    assert!(orcs_won < 2 && play.won() == Some(false));
}

/// LDT-C20.2: the pyramid tucks one of its open cards, in sight; it comes back beside it, also when it is about to play.
#[test]
fn the_pyramid_tucks() {
    let mut play =
        Deal::new(2, 20).lost("h8").hands(&["wt", "bt", "h1 h2 h3 h4 h5 h6 h7 m1 m2 m3 m4 m5"]).deal();
    play.all("take gimli_hunter, take eomer").settle_to("tuck");
    assert_eq!(play.choices(), ["tuck m1", "tuck m2", "tuck m3", "tuck m4", "tuck m5"]);
    play.refuses("tuck h1", "LDT-3.1").go("tuck m2").settle();
    assert_eq!(play.view(2).chairs[2].tucked, Some(Seen::Card(card("m2"))));
    assert!(!play.state().open_hand(Chair::at(2)).has(card("m2")), "it cannot be played");
    // It may wait between tricks, and still come back when the pyramid is about to play.
    let pyramid = Chair::at(2);
    while play.state().phase.playing() != Some(pyramid) {
        let first = play.choices()[0].clone();
        play.go(&first);
    }
    assert!(play.choices().iter().any(|choice| choice == "untuck"));
    play.go("untuck");
    let slots = play.view(2).pyramid.unwrap().slots;
    assert_eq!(slots[12].card, Some(Seen::Card(card("m2"))));
    assert_eq!(play.state().phase.playing(), Some(pyramid), "and then it plays");
    assert!(!play.choices().iter().any(|choice| choice == "untuck"));
}

/// LDT-C20.3: alone, two Orcs are in the first hands.
#[test]
fn two_orcs_alone() {
    for seed in 0..20 {
        let mut chance = Chance::stream(table::rng(seed));
        let setup = setup(1, &[("chapter", "20")]);
        let state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
        let all = state.deal.hands.0.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
        assert!(cards("o1 o2 wt bt").minus(all).is_empty());
    }
}

/// LDT-C21.1: both captains need equally many tricks.
/// tricks:chapter_21
#[test]
fn two_captains() {
    let cast = ["grishnakh", "ugluk", "frodo_stung"];
    let round = |counts: [u8; 4]| {
        let mut play =
            late(3, 21, &cast, &["h8 m8", "h1 m1", "h2 m2"], 1).with(|state| state.deal.count.0 = counts);
        play.play("h8 h1 h2");
        play
    };
    assert_eq!(round([0, 3, 0, 0]).won(), Some(false), "two apart, one to come");
    assert_eq!(round([0, 2, 0, 0]).won(), None);
    let mut play = round([0, 2, 0, 0]);
    play.play("m8 m1 m2");
    assert_eq!(play.won(), Some(true));
}

/// LDT-C21.2: Grishnákh gets the Black Tower from whoever has it, for a card.
#[test]
fn grishnakh_gets_the_tower() {
    let mut play = Deal::new(3, 21).lost("h8").hands(&["wt h1", "bt m1", "f1 f2"]).deal();
    play.all("take merry, take grishnakh").settle_to("pass");
    // Merry's exchange comes first.
    while !play.hand(3).has(card("bt")) {
        let choice = match play.state().phase {
            Phase::GiveBack(GiveBack { given, .. }) => format!("pass {given}"),
            _ => play.choices()[0].clone(),
        };
        play.go(&choice);
    }
    assert_eq!(play.seat(), Seat::new(2));
    assert_eq!(play.view(1).towers[1].map(|chair| chair.number()), Some(3));
    assert_eq!(play.view(1).chairs[2].known, cards("bt"), "everybody has seen it go");
    play.refuses("pass bt", "LDT-C21.2").go("pass f1");
    assert!(play.hand(2).has(card("f1")) && play.hand(2).len() == 12);
    assert!(!play.view(1).chairs[1].known.has(card("f1")), "but not what came back");
    // Nothing happens when he has it already.
    let mut play = Deal::new(3, 21).lost("h8").hands(&["wt h1", "m1", "bt f1"]).deal();
    play.cast("merry grishnakh");
    assert!(play.hand(3).has(card("bt")));
}

/// LDT-C21.3: Uglúk may pass the White Tower; Aragorn and Treebeard may not. LDT-C22.4
#[test]
fn who_may_pass_the_white_tower() {
    let mut play = Deal::new(3, 21).lost("h8").hands(&["wt h1", "m1", "bt f1"]).deal();
    play.all("take merry, take grishnakh").settle_to("with");
    assert_eq!(play.turn(), 1);
    play.all("with 2, pass wt");
    assert!(play.hand(2).has(card("wt")));
    let mut play = Deal::new(3, 22).hands(&["wt f1"]).then(&["h3", "h4"]).deal();
    play.all("take merry, take quickbeam").settle_to("with");
    play.all("with 1");
    let card = play.choices()[0].clone();
    play.go(&card).refuses("pass wt", "LDT-C22.4");
}

/// LDT-C21.4: no Tower among the pyramid's first seven.
#[test]
fn towers_in_the_pyramid() {
    for seed in 0..200 {
        let mut chance = Chance::stream(table::rng(seed));
        let setup = setup(2, &[("chapter", "21")]);
        let state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
        let slots = state.deal.pyramid.unwrap().slots;
        assert!(slots[..7].iter().flatten().all(|card| !card.is_tower()));
    }
}

/// LDT-C22.1: Forests from 1 to 16, no Hills.
/// tricks:chapter_22
#[test]
fn fangorn() {
    let deck = setup(3, &[("chapter", "22")]).rules.chapters[0].deck;
    assert_eq!((deck.len(), deck.and(Suit::Forests.cards()).len()), (37, 16));
    assert!(deck.and(Suit::Hills.cards()).is_empty());
    let mut play = late(3, 22, &["merry", "pippin", "gamling"], &["f8 m1 m2", "f16 m3 m4", "f9 s1 s2"], 1);
    play.play("f8").refuses("play m3", "LDT-3.2").play("f16 f9");
    assert_eq!(play.tricks(2), 1);
}

fn treebeard(pending: &str, hand: &str, others: [&str; 2]) -> crate::table::Play {
    late(3, 22, &["treebeard", "merry", "pippin"], &[hand, others[0], others[1]], 1).with(|state| {
        state.deal.pending.0[0] = Some(card(pending));
        // His objective is met: it does not end the round.
        state.deal.won.0[0] = cards("f9 f10 f11 f12");
    })
}

/// LDT-C22.3: an Orc under the token does no harm to the leader; laying one there is leading it.
#[test]
fn treebeard_and_orcs() {
    let mut play = treebeard("o1", "s3 s4 o2", ["s1 m1 m2", "s5 m3 m4"]);
    play.refuses("play o2", "LDT-5.3").play("s3");
    assert_eq!(play.state().deal.current.cards.0[0], Some(card("o1")));
    play.play("s1 s5");
    assert_eq!((play.won(), play.tricks(3)), (None, 1));
    // Only Orcs to lay: lost, whatever lies under the token.
    let mut play = treebeard("s8", "s3 o2 o3", ["s1 m1 m2", "s5 m3 m4"]);
    play.play("s3 s1 s5");
    assert_eq!(play.reason(), "tricks-over-orc-led");
}

/// The effect of playing a card, as the help says it.
fn effect(play: &crate::table::Play, choice: &str) -> &'static str {
    let choice = choice.parse().unwrap();
    Tricks::explain(play.state(), play.seat(), &choice).effect.id
}

/// LDT-C22.2: what Treebeard lays is played one trick later, and so he is told.
#[test]
fn treebeard_is_told_what_laying_does() {
    let mut play = treebeard("m5", "s3 wt h1", ["s1 m1 m2", "s5 m3 m4"]);
    assert_eq!(effect(&play, "play s3"), "tricks-effect-lay-fixes");
    assert_eq!(effect(&play, "play wt"), "tricks-effect-lay");
    play.play("s3");
    assert_eq!(effect(&play, "play s1"), "tricks-effect-play-follows");
    play.play("s1 s5");
    play.play("m3");
    assert_eq!(effect(&play, "play wt"), "tricks-effect-lay");
}

/// LDT-C22.5: no card of the suit was played: nobody wins.
#[test]
fn nobody_played_the_suit() {
    let mut play = treebeard("m5", "s3 s4 s7", ["f1 f2 f3", "f5 f6 f7"]);
    play.play("s3 f1 f5");
    assert_eq!((play.turn(), (1..=3).map(|chair| play.tricks(chair)).sum::<u8>()), (1, 0));
}

/// LDT-A13: Treebeard's last card stays under the token.
#[test]
fn treebeards_last_card() {
    let mut play = treebeard("m5", "s3", ["s1", "s5"]);
    play.play("s3 s1 s5");
    assert!(play.won().is_some());
    assert_eq!((play.state().deal.pending.0[0], play.hand(1)), (Some(card("s3")), cards("")));
}
