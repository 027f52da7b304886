//! Chapter 6: objectives, the end of rounds and chapters, victory.

use tricks::goal::Status;
use tricks::questions::{GoOn, Next, Over, Phase};

use crate::table::{Deal, card, cards, late};

/// LDT-6.2: the cards won are there to be seen.
#[test]
fn won_cards_are_open() {
    let mut play = late(3, 19, &["merry", "pippin", "gamling"], &["h4 m1 m2", "h1 m3 m4", "s8 f1 f2"], 2);
    play.play("h1 s8 h4");
    assert_eq!(play.view(3).chairs[0].won, cards("h1 h4 s8"));
    assert_eq!(play.view(3).tricks.len(), 1);
}

/// LDT-6.3: met for good, still open, impossible.
#[test]
fn the_state_of_objectives() {
    let hands = ["m1 m2 h3 h4", "m3 h5 h6 h7", "f1 f2 f3 f4"];
    let mut play = late(3, 19, &["aragorn_hunter", "gimli_hunter", "merry"], &hands, 1).with(|state| {
        state.deal.won.0[1] = cards("m4 m5 m6 m7 m8");
        state.deal.count.0[1] = 2;
    });
    assert_eq!(play.status("gimli_hunter"), Status::Open);
    assert_eq!(play.status("merry"), Status::Open);
    play.play("m1 m3 f1");
    assert_eq!(play.status("gimli_hunter"), Status::Met, "six Mountains are won");
    assert_eq!(play.status("merry"), Status::Open, "no trick yet, and three are left");
}

/// LDT-6.4, LDT-A22: the round ends as lost as soon as an objective has become impossible…
#[test]
fn an_early_defeat() {
    let hands = ["h8 h7 h6 h5", "m3 m4 m5 m6", "f1 f2 f3 f4"];
    let mut play = late(3, 24, &["gandalf_white", "theoden", "frodo_stung"], &hands, 3);
    play.play("f1 h8 m3");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-failed"));
    assert_eq!(play.state().tricks_left(), 3);
}

/// LDT-6.4: … and as won as soon as all objectives are safe.
#[test]
fn an_early_victory() {
    let hands = ["h1 h7 h6 h5", "h8 m4 m5 m6", "f1 f2 f3 f4"];
    let mut play =
        late(3, 24, &["gandalf_white", "gandalf_white", "gandalf_white"], &hands, 1).with(|state| {
            state.deal.count.0 = [2, 1, 2, 0];
        });
    play.play("h1");
    assert_eq!(play.won(), None, "not before the trick is over");
    play.play("h8 f1");
    assert_eq!((play.won(), play.reason()), (Some(true), "tricks-over-all-met"));
}

/// LDT-6.5: one failure loses for all; every objective met wins for all.
#[test]
fn all_or_none() {
    use table::Game;
    let cast = ["gamling", "gandalf_white", "frodo_stung"];
    let end = |counts: [u8; 4]| {
        let mut play = late(3, 24, &cast, &["h1", "h8", "f1"], 1).with(|state| state.deal.count.0 = counts);
        play.play("h1 h8 f1");
        tricks::Tricks::outcome(play.state()).expect("it is over")
    };
    let won = end([2, 1, 0, 0]);
    assert_eq!((won.winners.len(), won.together), (3, true));
    assert!((0..3).all(|seat| (won.payoff(table::Seat::new(seat)) - 1.0).abs() < f64::EPSILON));
    let lost = end([3, 1, 0, 0]);
    assert!(lost.winners.is_empty());
}

/// LDT-6.6: a short chapter is one round; lost, it may be tried again.
#[test]
fn a_short_chapter() {
    let mut play = Deal::with(3, &[("chapter", "19"), ("retry", "on")]).deal();
    play.cast("boromir gimli_hunter");
    while play.won().is_none() {
        let first = play.choices()[0].clone();
        play.go(&first);
    }
    assert_eq!(play.won(), Some(false));
    assert_eq!(play.choices(), ["again", "stop"], "a short chapter has nothing to keep");
    play.refuses("again keep", "LDT-6.8").refuses("go", "LDT-2.6");
}

fn helm(completed: &[&str]) -> crate::table::Play {
    let cast = ["aragorn_leader", "theoden", "gamling"];
    late(3, 25, &cast, &["h8", "h1", "h2"], 1).with(|state| {
        state.completed =
            completed.iter().filter_map(|name| tricks::character::Character::named(name)).collect();
    })
}

fn window() -> crate::table::Play {
    // The group of Frodo, Faramir and Boromir, before its last trick.
    let cast = ["frodo", "faramir", "boromir"];
    late(3, 32, &cast, &["h8", "h1", "h2"], 1).with(|state| {
        state.group = Some(1);
        state.groups_done = 0b101;
        state.deal.burden = 2;
        state.deal.won.0[0] = cards("r2 r3");
    })
}

/// LDT-6.7: after a won round of a long chapter its characters are completed, and the next round is dealt.
#[test]
fn a_long_chapter() {
    let cast = ["aragorn_hunter", "gamling", "frodo_stung"];
    let mut play = road_round(&cast);
    play.play("h1 h8 f1");
    let Phase::GoOn(GoOn { won: true, next: Next::Round, .. }) = play.state().phase else {
        panic!("{:?}", play.state().phase);
    };
    let done = play.state().completed.iter().map(|character| character.name()).collect::<Vec<_>>();
    assert_eq!(done, ["aragorn_hunter", "gamling", "frodo_stung"]);
    assert_eq!(play.choices(), ["go"]);
    play.go("go");
    assert_eq!(play.state().round, 2);
    // Completed characters may be taken again, and Aragorn is there in every round.
    assert!(play.choices().contains(&"take gamling".to_owned()));
    assert!(play.state().taken().iter().any(|character| character.name() == "aragorn_hunter"));
}

/// A round of the endless road before its last trick. The stung Frodo is not on the road; here he stands for
/// somebody who needs no trick.
fn road_round(cast: &[&str; 3]) -> crate::table::Play {
    use tricks::character::Character;
    late(3, 19, cast, &["h1", "h8", "f1"], 1).with(|state| {
        let names = ["aragorn_hunter", "gamling", "frodo_stung", "boromir", "hama", "merry"];
        state.roster = names.iter().filter_map(|name| Character::named(name)).collect();
        let mut rules = (*state.rules).clone();
        rules.chapters = crate::table::setup(3, &[("play", "road")]).rules.chapters.clone();
        for character in state.roster.iter() {
            rules.admit(&tricks::book::Data::built_in(), character);
        }
        state.rules = std::sync::Arc::new(rules);
        state.deal.count.0 = [5, 1, 0, 0];
    })
}

/// LDT-6.7: it is won when every character is completed.
#[test]
fn a_long_chapter_is_won() {
    // Boromir and Faramir have what they need around the Black Tower, which lies in a trick of Frodo's.
    let trick = |winner: usize, set: &str| tricks::state::Trick {
        leader: tricks::chair::Chair::at(0),
        cards: tricks::chair::ByChair([cards(set).first(), None, None, None]),
        suit: None,
        winner: Some(tricks::chair::Chair::at(winner)),
        void: false,
        set: cards(set),
    };
    let mut play = window().with(|state| {
        for (winner, set) in [(2, "m1"), (2, "m2"), (0, "bt"), (1, "m3"), (1, "m4")] {
            state.deal.tricks.push(trick(winner, set));
        }
        state.deal.count.0 = [1, 2, 2, 0];
        state.deal.total = 6;
    });
    play.play("h8 h1 h2");
    assert_eq!((play.won(), play.reason()), (Some(true), "tricks-over-all-met"));
    assert!(matches!(play.state().phase, Phase::Over(Over { won: true, .. })));
}

/// LDT-6.8, LDT-A4: a failed objective loses the long chapter, which may be begun again.
#[test]
fn a_long_chapter_is_lost() {
    let mut play = window();
    play.play("h8 h1 h2");
    assert!(play.choices().contains(&"again".to_owned()));
    play.go("stop");
    assert!(matches!(play.state().phase, Phase::Over(Over { won: false, .. })));
}

/// LDT-6.8: tried again from the start, or with what is completed.
#[test]
fn keeping_what_is_completed() {
    for (choice, kept) in [("again", 0), ("again keep", 3)] {
        let mut play = road_round(&["aragorn_hunter", "gamling", "frodo_stung"]);
        play.play("h1 h8 f1").go("go");
        let mut play = play.with(|state| {
            let mut rules = (*state.rules).clone();
            rules.retry = true;
            state.rules = std::sync::Arc::new(rules);
        });
        while play.won().is_none() {
            let first = play.choices()[0].clone();
            play.go(&first);
        }
        if play.won() == Some(true) {
            continue;
        }
        play.go(choice);
        assert_eq!(play.state().completed.len(), kept, "{choice}");
        assert_eq!((play.state().round, play.state().attempt), (1, 2));
    }
}

/// LDT-6.9: a game that was saved goes on from the same point.
#[test]
fn going_on_another_day() {
    let mut play = Deal::with(3, &[("play", "campaign")]).deal();
    play.cast("boromir gimli_hunter");
    let text = serde_json::to_string(play.state()).unwrap();
    let mut state: tricks::state::State = serde_json::from_str(&text).unwrap();
    <tricks::Tricks as table::Game>::furnish(play.game.setup(), &mut state);
    assert_eq!(&state, play.state());
    assert_eq!(play.view(1).chapters, (19..=36).collect::<Vec<_>>());
}

/// LDT-A15: a completed character that is chosen again and fails loses the chapter.
#[test]
fn completed_characters_can_fail() {
    let mut play = window().with(|state| {
        state.completed = ["frodo", "faramir", "boromir"]
            .iter()
            .filter_map(|name| tricks::character::Character::named(name))
            .collect();
    });
    play.play("h8 h1 h2");
    assert_eq!(play.won(), Some(false));
}

/// LDT-C25.1: at Helm's Deep there are always four rounds, not more and not fewer.
#[test]
fn four_rounds() {
    let names = "aragorn_leader theoden gimli_competitor legolas_competitor hama erkenbrand gamling eomer gandalf_white";
    let all_but_gamling = names.split(' ').filter(|name| *name != "gamling").collect::<Vec<_>>();
    let last = |round: u8, gamling: u8| {
        let mut play = helm(&all_but_gamling).with(|state| {
            state.round = round;
            state.deal.count.0 = [1, 1, gamling, 0];
        });
        play.play("h8 h1 h2");
        play
    };
    assert_eq!(last(4, 1).reason(), "tricks-over-rounds");
    assert_eq!((last(4, 2).won(), last(4, 2).reason()), (Some(true), "tricks-over-partly"));
    for (round, gamling) in [(3, 1), (3, 2), (2, 2)] {
        let sooner = last(round, gamling);
        assert!(
            matches!(sooner.state().phase, Phase::GoOn(GoOn { won: true, next: Next::Round, .. })),
            "round {round}: also when all are completed"
        );
    }
}

/// LDT-C25.2: there a failure does not lose, unless it is Aragorn's.
/// tricks:helms_deep
#[test]
fn failing_at_helms_deep() {
    let mut play = helm(&[]).with(|state| state.deal.count.0 = [1, 1, 1, 0]);
    play.play("h8 h1 h2");
    assert_eq!((play.won(), play.reason()), (Some(true), "tricks-over-partly"));
    let done = play.state().completed.iter().map(|character| character.name()).collect::<Vec<_>>();
    assert_eq!(done, ["aragorn_leader"], "only who succeeded is completed");
    let mut play = helm(&[]).with(|state| state.deal.count.0 = [1, 2, 0, 0]);
    play.play("h8 h1 h2");
    assert_eq!(
        (play.won(), play.reason()),
        (Some(false), "tricks-over-failed"),
        "Gamling won no trick: Aragorn failed"
    );
}

/// LDT-C25.3: the Orcs of Legolas lie under Gimli's card, out of the deck, until Gimli succeeds.
#[test]
fn orcs_under_gimli() {
    let round = |cast: [&str; 3], won: &str| {
        late(3, 25, &cast, &["h8", "h1", "h2"], 1).with(|state| {
            state.deal.count.0 = [1, 1, 1, 0];
            state.deal.won.0[1] = cards(won);
        })
    };
    let mut play = round(["aragorn_leader", "legolas_competitor", "gamling"], "o1 o3");
    play.play("h8 h1 h2");
    assert_eq!(play.state().under, cards("o1 o3"));
    play.go("go");
    assert_eq!(play.state().deal.deck.and(tricks::card::CardSet::ORCS), cards("o2 o4 o5"));
    // Every hand is as large as the others, also when the deck is too small for the hands of the round.
    let mut fewer = play.with(|state| {
        state.under = cards("o1 o2 o3");
        state.phase = GoOn { won: true, ending: tricks::event::Ending::Partly, next: Next::Round }.into();
        state.round = 1;
    });
    fewer.go("go");
    assert_eq!([1, 2, 3].map(|chair| fewer.hand(chair).len()), [11, 11, 11]);
    // Gimli must win more than lie there; then they return.
    for (won, under) in [("o2 o4", "o1 o3"), ("o2 o4 o5", "")] {
        let mut play = round(["aragorn_leader", "gimli_competitor", "gamling"], won).with(|state| {
            state.under = cards("o1 o3");
        });
        play.play("h8 h1 h2");
        assert_eq!(play.state().under, cards(under), "{won}");
    }
}

/// LDT-C25.4, LDT-C25.5: the other Orcs are Orcs: they do not win, and who can only lead them loses.
#[test]
fn orcs_of_helms_deep() {
    assert!(card("o9").is_orc());
    let cast = ["aragorn_leader", "theoden", "gamling"];
    let mut play = late(3, 25, &cast, &["h8 o7", "h1 o9", "h2 m1"], 1);
    play.play("h8 h1 h2");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-orc-led"));
    let deck = crate::table::setup(3, &[("chapter", "26")]).rules.chapters[0].deck;
    assert_eq!(deck.and(tricks::card::CardSet::ORCS).len(), 3, "afterwards they are gone");
}
