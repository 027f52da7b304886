//! The book's answers to questions about single chapters, 19 to 27.

use table::{Chance, Game, Seat};
use tricks::Tricks;
use tricks::card::{CardSet, Suit};
use tricks::chair::Chair;
use tricks::goal::judge::Status;
use tricks::questions::{DiscardCard, GiveBack, GoOn, Next, Phase, WhichCharacter};
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
                    leader: Chair::new(1),
                    cards: tricks::chair::ByChair([None, Some(card("f1")), None, None]),
                    suit: Some(Suit::Forests),
                    winner: Some(Chair::new(1)),
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
    assert_eq!(
        play.status("boromir"),
        Status::Open,
        "two before, and none may follow"
    );
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
    let mut play = Deal::new(2, 20)
        .lost("h8")
        .hands(&["wt", "bt", "h1 h2 h3 h4 h5 h6 h7 m1 m2 m3 m4 m5"])
        .deal();
    play.all("take gimli_hunter, take eomer").settle_to("tuck");
    assert_eq!(
        play.choices(),
        ["tuck m1", "tuck m2", "tuck m3", "tuck m4", "tuck m5"]
    );
    play.refuses("tuck h1", "LDT-3.1").go("tuck m2").settle();
    assert_eq!(play.view(2).chairs[2].tucked, Some(Seen::Card(card("m2"))));
    assert!(
        !play.state().open_hand(Chair::new(2)).has(card("m2")),
        "it cannot be played"
    );
    // It may wait between tricks, and still come back when the pyramid is about to play.
    let pyramid = Chair::new(2);
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
        let all = state
            .deal
            .hands
            .0
            .iter()
            .fold(CardSet::EMPTY, |all, hand| all.or(*hand));
        assert!(cards("o1 o2 wt bt").but(all).is_empty());
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
    let mut play = Deal::new(3, 21)
        .lost("h8")
        .hands(&["wt h1", "bt m1", "f1 f2"])
        .deal();
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
    assert_eq!(
        play.view(1).chairs[2].known,
        cards("bt"),
        "everybody has seen it go"
    );
    play.refuses("pass bt", "LDT-C21.2").go("pass f1");
    assert!(play.hand(2).has(card("f1")) && play.hand(2).len() == 12);
    assert!(
        !play.view(1).chairs[1].known.has(card("f1")),
        "but not what came back"
    );
    // Nothing happens when he has it already.
    let mut play = Deal::new(3, 21)
        .lost("h8")
        .hands(&["wt h1", "m1", "bt f1"])
        .deal();
    play.cast("merry grishnakh");
    assert!(play.hand(3).has(card("bt")));
}

/// LDT-C21.3: Uglúk may pass the White Tower; Aragorn and Treebeard may not. LDT-C22.4
#[test]
fn who_may_pass_the_white_tower() {
    let mut play = Deal::new(3, 21)
        .lost("h8")
        .hands(&["wt h1", "m1", "bt f1"])
        .deal();
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
    let mut play = late(
        3,
        22,
        &["merry", "pippin", "gamling"],
        &["f8 m1 m2", "f16 m3 m4", "f9 s1 s2"],
        1,
    );
    play.play("f8").refuses("play m3", "LDT-3.2").play("f16 f9");
    assert_eq!(play.tricks(2), 1);
}

fn treebeard(pending: &str, hand: &str, others: [&str; 2]) -> crate::table::Play {
    late(
        3,
        22,
        &["treebeard", "merry", "pippin"],
        &[hand, others[0], others[1]],
        1,
    )
    .with(|state| {
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

/// What playing a card is said to do.
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
    assert_eq!(
        (play.turn(), (1..=3).map(|chair| play.tricks(chair)).sum::<u8>()),
        (1, 0)
    );
}

/// LDT-A13: Treebeard's last card stays under the token.
#[test]
fn treebeards_last_card() {
    let mut play = treebeard("m5", "s3", ["s1", "s5"]);
    play.play("s3 s1 s5");
    assert!(play.won().is_some());
    assert_eq!(
        (play.state().deal.pending.0[0], play.hand(1)),
        (Some(card("s3")), cards(""))
    );
}

/// LDT-C23.1, LDT-C27.1: Hills are in the deck again, Fangorn is not.
/// tricks:chapter_23
#[test]
fn hills_return() {
    for chapter in ["23", "27"] {
        let deck = setup(3, &[("chapter", chapter)]).rules.chapters[0].deck;
        assert_eq!(deck.and(Suit::Hills.cards()).len(), 8);
        assert!(deck.and(CardSet::FANGORN).is_empty());
    }
}

fn old_men(gandalf: usize) -> crate::table::Play {
    let cast = ["old_man_one", "aragorn_hunter", "old_man_two"];
    let hands = ["h8 m1 m2 s1", "h1 h2 h3 s2", "h4 m8 m7 s8"];
    let mut play = late(3, 23, &cast, &hands, 1);
    let mut rules = (*play.state().rules).clone();
    for name in ["gandalf_white", "saruman_unmasked"] {
        rules.admit(
            &tricks::book::Data::built_in(),
            tricks::character::Character::named(name).unwrap(),
        );
    }
    play = play.with(|state| {
        state.rules = std::sync::Arc::new(rules);
        state.deal.masked = Some(Chair::new(gandalf - 1));
        state.deal.lost = Some(card("f1"));
        state.deal.count.0[1] = 3;
    });
    play
}

/// LDT-C23.2, LDT-C23.3: unmasked when both have a trick; what they won no longer counts; Gandalf takes the
/// lost card, open, and needs two tricks.
/// tricks:old_man_one tricks:old_man_two
#[test]
fn unmasking() {
    let mut play = old_men(3);
    assert_eq!(
        play.view(1).chairs[2].character.map(|character| character.name()),
        Some("old_man_two")
    );
    play.play("h8 h1 h4");
    assert!(play.state().deal.masked.is_some() && play.tricks(1) == 1);
    play.play("m1 h2 m8");
    assert!(play.told("tricks-event-unmasked"));
    assert_eq!(play.chair("gandalf_white").number(), 3);
    assert_eq!(play.chair("saruman_unmasked").number(), 1);
    assert_eq!((play.tricks(1), play.tricks(2), play.tricks(3)), (0, 3, 0));
    assert!(play.state().deal.tricks.iter().all(|trick| trick.void));
    assert!(play.state().deal.won.0[0].is_empty());
    // LDT-C23.4, LDT-C23.6: the lost card lies open in front of Gandalf and is part of his hand.
    assert_eq!(play.view(1).chairs[2].shown, cards("f1"));
    assert!(play.hand(3).has(card("f1")));
    assert_eq!(play.status("gandalf_white"), Status::Open);
}

/// LDT-C23.3: what Gandalf has won before does not count for his two tricks, the lost card may win one of them.
#[test]
fn after_the_unmasking() {
    let unmasked = || {
        let mut play = old_men(3);
        play.play("h8 h1 h4 m1 h2 m8");
        play
    };
    let mut play = unmasked();
    play.play("m7 m2 h3");
    assert_eq!((play.tricks(3), play.status("gandalf_white")), (1, Status::Open));
    play.play("s8 s1 s2");
    assert_eq!((play.tricks(3), play.status("gandalf_white")), (2, Status::Met));
    assert_eq!(play.status("saruman_unmasked"), Status::Met);
    let mut play = unmasked();
    play.play("f1 m2 s2 m7 s1 h3");
    assert_eq!(
        (play.tricks(3), play.status("gandalf_white")),
        (2, Status::Met),
        "with the lost card"
    );
    let mut play = unmasked().with(|state| state.deal.hands.0[0] = cards("m2 s1 f8"));
    play.play("f1 f8 s2");
    assert_eq!(
        (play.tricks(1), play.status("gandalf_white")),
        (1, Status::Failed)
    );
}

/// LDT-C23.2: nobody knows who is who: what a seat sees does not depend on it.
#[test]
fn nobody_knows_gandalf() {
    for seat in 1..=3 {
        assert_eq!(old_men(1).view(seat), old_men(3).view(seat));
    }
    // And chance decides.
    let mut seen = std::collections::BTreeSet::new();
    for side in ["first", "second"] {
        let mut play = Deal::new(3, 23).lost("h8").hands(&["wt"]).then(&[side]).deal();
        play.cast("old_man_one old_man_two");
        seen.insert(play.state().deal.masked.map(|chair| chair.number()));
    }
    assert_eq!(seen.len(), 2);
}

/// LDT-C23.2, LDT-A22: what the old men have won may still be discarded: before they are unmasked it neither
/// makes a majority for Aragorn nor takes it from him.
#[test]
fn aragorn_and_the_old_men() {
    let with = |hands: [&str; 3], tricks: [u8; 4]| {
        old_men(3).with(|state| {
            state.deal.hands.0[..3].copy_from_slice(&hands.map(cards));
            state.deal.total = 6;
            state.deal.count.0 = tricks;
        })
    };
    // Aragorn is his own partner; one old man has as many tricks as are left and one.
    let hands = ["h1 m1 m2 m3 m4 m5", "bt f8 f2 f3 f4 f5", "h2 s8 s2 s3 s4 s5"];
    let mut play = with(hands, [6, 0, 0, 0]);
    play.play("h1 bt h2");
    assert_eq!((play.won(), play.status("aragorn_hunter")), (None, Status::Open));
    // His partner is an old man: what they have together will not last.
    let hands = ["bt m1 m2 m3 m4 m5", "f1 f8 f2 f3 f4 f5", "h2 s8 s2 s3 s4 s5"];
    let mut play = with(hands, [5, 1, 0, 0]);
    play.play("bt f1 h2");
    assert_eq!(play.status("aragorn_hunter"), Status::Open);
}

/// LDT-C23.4, LDT-C23.6: Gandalf ends with one card, which lies open.
#[test]
fn gandalf_keeps_a_card() {
    let mut play = Deal::new(3, 24).deal_counsel();
    play.cast("theoden eowyn");
    let gandalf = play.chair("gandalf_white").number();
    assert_eq!((play.hand(gandalf).len(), play.state().deal.total), (13, 12));
    assert_eq!(play.view(gandalf % 3 + 1).chairs[gandalf - 1].shown.len(), 1);
}

/// LDT-C23.5: never unmasked, the chapter is lost.
#[test]
fn never_unmasked() {
    let mut play = old_men(3).with(|state| state.deal.total = 1);
    play.play("h8 h1 h4");
    assert_eq!(
        (play.won(), play.reason()),
        (Some(false), "tricks-over-not-unmasked")
    );
    // Too late as well: both need a trick, and one is left.
    let mut play = old_men(3).with(|state| {
        state.deal.total = 2;
        state.deal.hands.0[0] = cards("h1 m1");
        state.deal.hands.0[1] = cards("h8 h2");
    });
    play.play("h1 h8 h4");
    assert_eq!(
        (play.won(), play.reason()),
        (Some(false), "tricks-over-not-unmasked")
    );
}

/// LDT-2.9, LDT-3.1: of every chapter one character leads the first trick, and its card says so.
#[test]
fn one_leads_the_first_trick() {
    let chapters = (19..=36).map(|number: u8| ("chapter", number.to_string()));
    for (option, value) in chapters.chain([("play", "road".to_owned())]) {
        let mut chance = Chance::stream(table::rng(1));
        let setup = setup(3, &[(option, &value)]);
        let state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
        let view = Tricks::view(&state, table::Observer::Watcher);
        let leaders = view.roster.iter().filter(|entry| entry.leads);
        let leaders = leaders.map(|entry| entry.character).collect::<Vec<_>>();
        assert_eq!(leaders, [state.card().first.1], "{option} {value}");
    }
}

/// LDT-C24.1: a trick won with a Tower adds no suit for Éowyn.
/// tricks:chapter_24
#[test]
fn eowyn_and_the_towers() {
    let cast = ["eowyn", "gandalf_white", "merry"];
    let mut play = late(3, 24, &cast, &["wt h8 m8 f8", "h1 m1 f1 s1", "h2 m2 f2 s2"], 1);
    play.play("wt h1 h2");
    let suits = |play: &crate::table::Play| {
        play.view(1).chairs[0].objective.clone().unwrap().parts[0]
            .has
            .unwrap()
            .0
    };
    assert_eq!(suits(&play), 0);
    play.play("h8 m1 m2");
    assert_eq!(suits(&play), 1);
}

/// LDT-C24.2: characters are chosen with four cards in hand, the White Tower among them.
/// tricks:wormtongues_counsel
#[test]
fn wormtongues_counsel() {
    for players in [2, 3, 4] {
        for seed in 0..20 {
            let mut chance = Chance::stream(table::rng(seed));
            let setup = setup(players, &[("chapter", "24")]);
            let mut state = Tricks::start(&setup, &mut chance, &mut table::Journal::silent());
            let count = state.chairs();
            assert!(Chair::all(count).all(|chair| state.deal.hands[chair].len() == 4));
            assert_eq!(state.deal.cast.0.iter().flatten().count(), 1);
            if players == 2 {
                let filled = state.deal.pyramid.unwrap().slots;
                assert!(filled[..4].iter().all(Option::is_some) && filled[4].is_none());
            }
            while let Phase::WhichCharacter(WhichCharacter { chair }) = state.phase {
                let seat = state.seat_of(chair);
                let mut choices = Vec::new();
                Tricks::choices(&state, seat, &mut choices);
                Tricks::apply(
                    &mut state,
                    seat,
                    &choices[0],
                    &mut chance,
                    &mut table::Journal::silent(),
                );
            }
            let full = if count == 3 { 12 } else { 9 };
            assert!(Chair::all(count).all(|chair| state.deal.hands[chair].len() >= full));
        }
    }
}

/// LDT-C24.3: alone, two cards a hand before the characters, then four.
#[test]
fn counsel_alone() {
    let mut chance = Chance::stream(table::rng(1));
    let mut state = Tricks::start(
        &setup(1, &[("chapter", "24")]),
        &mut chance,
        &mut table::Journal::silent(),
    );
    assert!(state.deal.hands.0.iter().all(|hand| hand.len() == 2));
    while let Phase::WhichCharacter(_) = state.phase {
        let mut choices = Vec::new();
        Tricks::choices(&state, Seat::new(0), &mut choices);
        Tricks::apply(
            &mut state,
            Seat::new(0),
            &choices[0],
            &mut chance,
            &mut table::Journal::silent(),
        );
    }
    let all = state
        .deal
        .hands
        .0
        .iter()
        .fold(CardSet::EMPTY, |all, hand| all.or(*hand));
    assert!(
        state
            .deal
            .hands
            .0
            .iter()
            .all(|hand| (4..=5).contains(&hand.len()))
    );
    assert!(CardSet::TOWERS.but(all).is_empty());
}

/// LDT-C25.6: with two the dealer plays the pyramid, and it takes no part when the horn sounds.
/// tricks:sound_the_horn tricks:chapter_25
#[test]
fn helms_deep_for_two() {
    let mut chance = Chance::stream(table::rng(5));
    let mut state = Tricks::start(
        &setup(2, &[("chapter", "25")]),
        &mut chance,
        &mut table::Journal::silent(),
    );
    assert_eq!(state.deal.pyramid_seat, Seat::new(0));
    for (round, dealer) in [(2, 1), (3, 0)] {
        state.phase = GoOn {
            won: true,
            ending: tricks::event::Ending::Partly,
            next: Next::Round,
        }
        .into();
        state.round = round - 1;
        Tricks::apply(
            &mut state,
            Seat::new(0),
            &"go".parse().unwrap(),
            &mut chance,
            &mut table::Journal::silent(),
        );
        assert_eq!(state.deal.pyramid_seat, Seat::new(dealer), "round {round}");
    }
    let mut discards = Vec::new();
    while !matches!(state.phase, Phase::PlayCard(_) | Phase::UntuckCard(_)) {
        if let Phase::DiscardCard(DiscardCard { chair }) = state.phase {
            discards.push(chair.number());
        }
        let seat = state.asks().first().unwrap();
        let mut choices = Vec::new();
        Tricks::choices(&state, seat, &mut choices);
        Tricks::apply(
            &mut state,
            seat,
            &choices[0],
            &mut chance,
            &mut table::Journal::silent(),
        );
    }
    discards.sort_unstable();
    assert_eq!(discards, [1, 2], "each of the players, not the pyramid");
    assert_eq!(state.deal.discards.len(), 2);
    assert!(
        Chair::all(3).all(|chair| state.deal.hands[chair].len()
            + usize::from(state.deal.tucked[chair].is_some())
            >= 12)
    );
}

/// LDT-C25.7, LDT-A23: alone the Towers are anywhere; each hand gets up to nine cards in all; without the
/// White Tower in a hand, the first hand is Aragorn.
#[test]
fn helms_deep_alone() {
    let (mut with_tower, mut without) = (0, 0);
    for seed in 0..40 {
        let mut chance = Chance::stream(table::rng(seed));
        let state = Tricks::start(
            &setup(1, &[("chapter", "25")]),
            &mut chance,
            &mut table::Journal::silent(),
        );
        let holder = state.deal.hands.0.iter().position(|hand| hand.has(card("wt")));
        assert_eq!(state.deal.first.index(), holder.unwrap_or(0));
        with_tower += usize::from(holder.is_some());
        without += usize::from(holder.is_none());
        assert!(state.deal.hands.0.iter().all(|hand| hand.len() == 4));
    }
    assert!(with_tower > 0 && without > 0);
    let play = crate::table::random_to_play(1, "25", 3);
    assert_eq!(play.deal.total, 9);
}

/// LDT-C25.7: alone, a tucked card is one of the nine, and the one that Gandalf has more is none of them.
#[test]
fn as_many_cards_for_each_hand() {
    let cast = ["aragorn_leader", "erkenbrand", "gandalf_white", "theoden"];
    let hands = ["h8 h7 h6 h5", "h1 h2 m4", "m1 m2 m3 f1 f2", "s1 s2 s3 s4"];
    let mut play = late(1, 25, &cast, &hands, 1).with(|state| {
        state.deal.tucked.0[1] = Some(card("h3"));
        state.deal.stock = cards("h4 m5 m6 m7 m8 f3 f4 f5 f6 f7 f8 s5 s6 s7 s8 o1 o2 o3 wt bt");
        state.deal.total = 9;
        state.deal.count.0 = [1; 4];
    });
    for _ in 0..6 {
        let before = play.state().deal.tricks.len();
        while play.state().deal.tricks.len() == before {
            let first = play.choices()[0].clone();
            play.go(&first);
        }
    }
    // Nine each, Gandalf ten; three tricks are left.
    let left = [1, 2, 3, 4].map(|chair| play.hand(chair).len());
    assert_eq!(
        (left, play.state().deal.tucked.0[1]),
        ([3, 2, 4, 3], Some(card("h3")))
    );
}

/// LDT-C26.1: both draw from the same Hills, different cards.
/// tricks:chapter_26
#[test]
fn the_hills_deck() {
    let mut play = Deal::new(3, 26)
        .hands(&["wt"])
        .then(&["h3", "h5", "h2", "h8"])
        .deal();
    play.all("take beechbone, take quickbeam");
    assert_eq!(play.choices(), ["keep h3", "keep h5"]);
    play.refuses("keep h2", "LDT-C26.1")
        .go("keep h5")
        .settle_to("keep");
    assert_eq!(play.choices(), ["keep h2", "keep h8"]);
    play.go("keep h2");
    assert_eq!(
        (play.view(1).chairs[1].param, play.view(1).chairs[2].param),
        (Some(5), Some(2))
    );
}

/// LDT-C26.2: Beechbone needs just so many Forest and Fangorn cards together.
#[test]
fn beechbone_counts() {
    let won = |cards_won: &str, param: u8| {
        let cast = ["treebeard", "beechbone", "merry"];
        let play = late(3, 26, &cast, &["s1", "s2", "s3"], 1).with(|state| {
            state.deal.param.0[1] = param;
            state.deal.won.0[1] = cards(cards_won);
            state.deal.total = 0;
        });
        play.status("beechbone")
    };
    assert_eq!(won("f1 f9 m1", 2), Status::Met);
    assert_eq!(won("f1 f2", 2), Status::Met);
    assert_eq!(won("f9 f16", 2), Status::Met);
    assert_eq!(won("f1 f2 f9", 2), Status::Failed);
    assert_eq!(won("m1 m2", 2), Status::Failed);
}

/// LDT-C27.2: Saruman may win no trick, so his Black Tower must be cancelled.
/// tricks:chapter_27
#[test]
fn sarumans_tower() {
    let cast = ["saruman", "gandalf_white", "merry"];
    let mut play = late(3, 27, &cast, &["bt h1 h2", "wt m1 m2", "m3 m4 m5"], 3);
    play.play("m3 bt m1");
    assert_eq!(
        (play.won(), play.status("saruman")),
        (Some(false), Status::Failed)
    );
    let mut play = late(3, 27, &cast, &["bt h1 h2", "wt s1 s2", "m3 m4 m5"], 3);
    play.play("m3 bt wt");
    assert_eq!((play.won(), play.tricks(3)), (None, 1));
    assert_eq!(play.status("saruman"), Status::Open);
}
