//! Chapters 33 to 36.

use table::{Chance, Game, Journal, Observer, Seat};
use tricks::Tricks;
use tricks::card::{CardSet, Suit};
use tricks::choice::StepCard;
use tricks::goal::Status;
use tricks::pyramid::Pyramid;
use tricks::questions::{GiveBack, Phase};
use tricks::view::PhaseView;

use super::from_29::with_what_they_need;
use crate::table::{Deal, card, cards, late, setup};

/// LDT-C33.1: chapter 32 has Rings to 7 and no Fatigue; chapter 33 is as before.
/// tricks:chapter_33
#[test]
fn rings_six_and_seven() {
    let deck = |chapter: &str| setup(3, &[("chapter", chapter)]).rules.chapters[0].deck;
    assert_eq!(deck("32").and(Suit::Rings.cards()).len(), 7);
    assert!(deck("32").and(CardSet::FATIGUE).is_empty());
    assert_eq!((deck("32").len(), deck("33")), (37, deck("31")));
}

fn stair(step: StepCard, at: usize) -> crate::table::Play {
    let cast = ["smeagol_wretched", "gandalf_white", "gamling"];
    let hands = ["h7 h2 m1 s1", "h1 m7 m6 s3", "h3 m2 m3 s2"];
    late(3, 33, &cast, &hands, 1).with(|state| {
        state.deal.steps.0[at] = Some(step);
        state.deal.count.0 = [0, 0, 2, 0];
        state.deal.completed_at.0 = [0, 0, 0, 0];
    })
}

/// LDT-C33.2, LDT-A21: for the Stair Sméagol has succeeded with his first card of value 2.
/// tricks:the_stair
#[test]
fn smeagol_on_the_stair() {
    let cast = ["smeagol_wretched", "gandalf_white", "gamling"];
    let mut play = late(3, 33, &cast, &["h7 m1 s1", "h2 m7 m6", "h3 m2 m3"], 1).with(|state| {
        state.deal.steps.0[0] = Some(StepCard::First);
    });
    play.play("h7 h2 h3");
    assert_eq!(play.state().deal.completed_at.0[0], 1);
    assert_eq!(play.status("smeagol_wretched"), Status::Open, "a second one would still spoil it");
}

/// LDT-C34.2, LDT-A21: first, and nobody earlier; last, and nobody later.
/// tricks:chapter_34
#[test]
fn first_and_last() {
    // Gamling, with two tricks, completes with the first trick; Sméagol must not be later.
    let mut play = stair(StepCard::First, 0);
    play.play("h7 h1 h3");
    assert_eq!((play.won(), play.state().deal.completed_at.0[2]), (Some(false), 1));
    let mut play = stair(StepCard::First, 2);
    play.play("h7 h1 h3");
    assert_eq!(play.won(), None, "Gamling was first");
    let mut play = stair(StepCard::Last, 2);
    play.play("h7 h1 h3");
    assert_eq!(play.won(), Some(false), "and so not last");
}

/// LDT-C34.2: both step cards are taken, by different players; in chapter 33 one of them.
/// tricks:the_stair_both
#[test]
fn taking_steps() {
    for (chapter, count) in [("33", 1), ("34", 2)] {
        for seed in 0..20 {
            let mut chance = Chance::stream(table::rng(seed));
            let setup = setup(3, &[("chapter", chapter)]);
            let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            let mut rng = table::rng(seed);
            let mut asked = 0;
            while state.phase.playing().is_none() {
                let seat = state.asks().first().unwrap();
                let mut choices = Vec::new();
                Tricks::choices(&state, seat, &mut choices);
                if let Phase::WhichStep(_) = state.phase {
                    asked += 1;
                }
                let choice = choices[table::pick(&mut rng, choices.len())];
                Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
            }
            let steps = state.deal.steps.0.iter().flatten().collect::<Vec<_>>();
            assert_eq!(steps.len(), count, "chapter {chapter}, seed {seed}");
            assert!(count == 1 || steps[0] != steps[1]);
            assert!((count..=3).contains(&asked));
        }
    }
}

/// LDT-C34.1: both pass at once; neither sees the other's card before.
/// tricks:at_once
#[test]
fn passing_at_the_same_time() {
    let mut play = Deal::new(3, 34).hands(&["r1 h1 h2", "h3 m1", "h4 m2"]).deal();
    play.all("take sam, take gollum_servant, burden 3");
    // Sam exchanges with Frodo.
    assert_eq!(play.state().asks().len(), 2);
    let before = (play.view(1), play.game.since(Seat::new(0)));
    let passing = |view: &tricks::view::View| matches!(view.phase, PhaseView::Together { .. });
    assert!(passing(&before.0));
    play.go_as(2, "pass h3");
    let after = play.view(1);
    assert!(after.chairs[1].passed && !after.chairs[0].passed);
    assert_eq!(after.chairs[1].known, before.0.chairs[1].known, "nothing is seen yet");
    assert!(play.hand(2).has(card("h3")));
    assert_eq!(play.game.since(Seat::new(0)), before.1, "Frodo's question is still the same");
    play.refuses("pass r1", "LDT-7.4").go_as(1, "pass h1");
    assert!(play.hand(1).has(card("h3")) && play.hand(2).has(card("h1")));
    assert_eq!(play.view(3).chairs[0].known, cards("r1"));
}

/// LDT-C34.3: Sam at least, Gollum at most: just as many Hills as the Burden.
#[test]
fn sam_neither_more_nor_less() {
    let both = |hills: &str| {
        let play = late(3, 34, &["sam", "gollum_servant", "frodo"], &["s1", "s2", "s3"], 1).with(|state| {
            state.deal.burden = 2;
            state.deal.won.0[0] = cards(hills);
            state.deal.count.0 = [1, 1, 1, 0];
            state.deal.total = 0;
        });
        (play.status("sam"), play.status("gollum_servant"))
    };
    assert_eq!(both("h1"), (Status::Failed, Status::Met));
    assert_eq!(both("h1 h2"), (Status::Met, Status::Met));
    assert_eq!(both("h1 h2 h3"), (Status::Met, Status::Failed));
}

fn lair() -> crate::table::Play {
    let mut play = Deal::new(3, 35).hands(&["r1", "h1 h2", "h3 h4"]).deal();
    play.all("take sam, take shelob, burden 2");
    play
}

/// LDT-C35.1, LDT-C35.2: Shelob has four eights more and ends with one card.
/// tricks:chapter_35
#[test]
fn shelobs_hand() {
    let mut play = lair();
    play.settle_to("discard");
    let shelob = play.chair("shelob").number();
    assert!(cards("h8 m8 f8 s8").minus(play.hand(shelob)).is_empty());
    assert_eq!(play.hand(shelob).len(), 16);
    play.all("discard h8, discard h3");
    let third = play.choices()[0].clone();
    play.go(&third).settle();
    assert_eq!((play.hand(shelob).len(), play.state().deal.total), (13, 12));
    // What she discarded is hers to know.
    assert!(!play.view(1).chairs[shelob - 1].known.has(card("h8")));
    assert!(play.view(1).chairs[shelob - 1].known.len() < 4, "some eight may be gone");
}

/// LDT-C35.3: she may give an eight to Gollum.
#[test]
fn eights_for_gollum() {
    let mut play = Deal::new(3, 35).hands(&["r1", "h1 h2", "h3 h4"]).deal();
    play.go("take shelob");
    assert!(play.choices().contains(&"take sam".to_owned()));
    let setup = setup(4, &[("chapter", "35")]);
    let mut chance = Chance::stream(table::rng(2));
    let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
    let mut play = crate::table::Play::at(setup, state, chance);
    for name in ["shelob", "sam", "gollum_friend"] {
        play.go(&format!("take {name}"));
    }
    let (shelob, gollum) = (play.chair("shelob"), play.chair("gollum_friend"));
    play.settle_to("discard");
    for _ in 0..3 {
        let low = play.choices().into_iter().find(|choice| !choice.ends_with('8')).unwrap();
        play.go(&low);
    }
    while !matches!(play.state().phase, Phase::GiveCard(give) if (give.chair, give.to) == (shelob, gollum)) {
        let choice = match play.state().phase {
            Phase::GiveBack(GiveBack { given, .. }) => format!("pass {given}"),
            _ => play.choices()[0].clone(),
        };
        play.go(&choice);
    }
    play.go("pass m8");
    assert!(play.state().deal.hands[gollum].has(card("m8")));
}

/// LDT-C35.4, LDT-A12: the Light beats everything, once, and need not be used.
/// tricks:light_of_earendil
#[test]
fn the_light() {
    let cast = ["frodo", "sam", "gamling"];
    let hands = ["r1 h1 h7 h6", "m1 h2 h3 m4", "bt f1 f2 f3"];
    let mut play = late(3, 35, &cast, &hands, 3).with(with_what_they_need);
    play.refuses("light bt", "LDT-C35.4");
    play.play("bt").go("win r1");
    assert!(
        play.choices().contains(&"light m1".to_owned()) && play.choices().contains(&"play m1".to_owned())
    );
    assert_eq!(play.view(1).light, Some(true));
    play.go("light m1");
    assert_eq!((play.tricks(2), play.view(1).light), (1, Some(false)));
    play.refuses("light h2", "LDT-C35.4").play("h2");
}

/// LDT-C35.5: alone Shelob may follow with Fatigue, as Gollum may always; a player's Shelob may not.
#[test]
fn following_with_fatigue() {
    let cast = ["merry", "shelob", "gollum_friend", "pippin"];
    let hands = ["h1 m8", "c1 c2", "h4 m2", "h8 h6"];
    let mut play = late(1, 35, &cast, &hands, 1);
    play.play("h1").play("c1 h4 h8");
    assert_eq!(play.won(), None);
    let mut play = late(4, 35, &cast, &hands, 1);
    play.play("h1");
    assert_eq!(play.reason(), "tricks-over-fatigue");
    let mut play = late(4, 35, &cast, &["h1 h2", "h3 m1", "c1 c2", "h8 h6"], 1);
    play.play("h1 h3");
    let told = Tricks::explain(play.state(), play.seat(), &"play c1".parse().unwrap()).effect.id;
    assert_eq!(told, "tricks-effect-play-discards", "he does not lead it");
    play.play("c1");
    assert_eq!(play.won(), None);
}

/// LDT-C36.1, LDT-A2, LDT-A17: the lost card of the event is no Tower and not the 1 of Rings; Sam may exchange
/// for it, but not the 1 of Rings.
/// tricks:chapter_36
#[test]
fn sam_and_the_lost_card() {
    for seed in 0..300 {
        let mut chance = Chance::stream(table::rng(seed));
        let state = Tricks::start(&setup(3, &[("chapter", "36")]), &mut chance, &mut Journal::silent());
        assert!(state.deal.lost.is_some_and(|lost| !lost.is_tower() && lost != card("r1")));
    }
    let mut play = Deal::new(3, 36).lost("h7").hands(&["r1 m1"]).deal();
    play.all("take frodo_stung, take gorbag").settle_to("pass");
    assert_eq!(play.turn(), 1, "Sam begins");
    play.refuses("pass r1", "LDT-C36.1").go("pass m1");
    assert!(play.hand(1).has(card("h7")));
    let view = play.view(2);
    assert_eq!((view.lost, view.chairs[0].known), (Some(card("m1")), cards("h7 r1")), "all have seen it");
    // LDT-2.2: nor does a Tower become it.
    let mut play = Deal::new(3, 36).lost("h7").hands(&["r1 m1 bt"]).deal();
    play.all("take frodo_stung, take gorbag").settle_to("pass");
    play.refuses("pass bt", "LDT-2.2").go("pass m1");
    let mut play = Deal::new(3, 36).lost("h7").hands(&["r1 m1"]).deal();
    play.all("take frodo_stung, take gorbag").settle_to("pass").go("skip");
    assert_eq!(play.view(2).lost, Some(card("h7")));
}

/// LDT-C36.2: everybody, Sam too, turns a card face up, which can still be played.
/// tricks:samwise_choice
#[test]
fn everybody_reveals() {
    let mut play = Deal::new(3, 36).lost("h7").hands(&["r1 m1", "f1", "f2"]).deal();
    play.all("take frodo_stung, take gorbag").settle_to("reveal");
    let mut revealed = Vec::new();
    while play.won().is_none() && play.choices()[0].starts_with("reveal") {
        revealed.push(play.turn());
        let first = play.choices()[0].clone();
        play.refuses("reveal s8", "LDT-3.1").go(&first);
    }
    assert_eq!(revealed, [1, 2, 3]);
    let view = Tricks::view(play.state(), Observer::Watcher);
    assert!(view.chairs.iter().all(|chair| chair.shown.len() == 1));
    let open = view.chairs[0].shown.first().unwrap();
    assert!(play.hand(1).has(open));
    // The pyramid lies open as it is.
    assert_eq!(Pyramid::new([3, 4, 5]).up.count_ones(), 7);
}
