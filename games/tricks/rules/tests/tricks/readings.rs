//! Readings that are not tested where they belong: what is known, what is decided early, who is first.

use table::{Chance, Game, Journal, Seat, pick, rng};
use tricks::Tricks;
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::questions::{GiveBack, Phase, PlayCard};
use tricks::state::State;

use crate::table::{card, cards, late, setup};

/// Plays on at random from a state to the last trick, also when the round was ended early: what each objective
/// came to. Nothing, when somebody could not play.
fn played_out(state: &State, seed: u64) -> Option<Vec<Status>> {
    let (mut state, mut rng) = (state.clone(), rng(seed));
    let mut chance = Chance::stream(table::rng(seed + 1));
    loop {
        if let Phase::GoOn(_) | Phase::Over(_) = state.phase {
            if state.tricks_left() == 0 {
                return Some(Chair::all(state.chairs()).map(|chair| state.status(chair)).collect());
            }
            let chair = state.deal.current.leader;
            let stuck = !state.deal.current.is_empty() || state.legal_cards(chair).is_empty();
            if stuck {
                return None;
            }
            state.phase = PlayCard { chair }.into();
        }
        let seat = state.asks().first()?;
        let mut choices = Vec::new();
        Tricks::choices(&state, seat, &mut choices);
        let choice = choices[pick(&mut rng, choices.len())];
        Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    }
}

/// LDT-A22, LDT-6.3, LDT-6.4: nothing is declared wrongly. What was said to be met, or to be impossible, after
/// some trick is still so however the round goes on.
#[test]
fn nothing_is_declared_wrongly() {
    let mut decided = 0;
    for chapter in 19..=36_u64 {
        for seed in 0..12 {
            let setup = setup(3 + (seed % 2) as usize, &[("chapter", &chapter.to_string())]);
            let mut chance = Chance::stream(rng(seed * 100 + chapter));
            let mut rng = rng(seed);
            let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
            let mut tricks = 0;
            while let Some(seat) = state.asks().first() {
                let mut choices = Vec::new();
                Tricks::choices(&state, seat, &mut choices);
                let choice = choices[pick(&mut rng, choices.len())];
                Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
                if let Phase::GoOn(_) | Phase::Over(_) = state.phase {
                    break;
                }
                if state.deal.tricks.len() == tricks || state.phase.playing().is_none() {
                    continue;
                }
                tricks = state.deal.tricks.len();
                let said = Chair::all(state.chairs()).map(|chair| state.status(chair)).collect::<Vec<_>>();
                for more in 0..6 {
                    let Some(after) = played_out(&state, seed * 31 + more) else {
                        continue;
                    };
                    for (before, after) in said.iter().zip(&after) {
                        let kept = match before {
                            Status::Open => true,
                            Status::Met => *after == Status::Met,
                            Status::Failed => *after != Status::Met,
                        };
                        assert!(kept, "chapter {chapter}, seed {seed}: {before:?} became {after:?}");
                        decided += usize::from(*before != Status::Open);
                    }
                }
            }
        }
    }
    assert!(decided > 1000, "only {decided} statements were tried");
}

/// LDT-A22: what is said of an objective rests on what everybody knows: it is the same whatever the hidden
/// cards are.
#[test]
fn the_status_does_not_depend_on_hidden_cards() {
    for seed in 0..40 {
        let setup = setup(4, &[("chapter", "19")]);
        let mut chance = Chance::stream(rng(seed));
        let mut random = rng(seed);
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        while let Some(seat) = state.asks().first() {
            for observer in 0..4 {
                let imagined = Tricks::imagine(&state, Seat::new(observer), &mut random);
                assert_eq!(imagined.statuses(), state.statuses());
            }
            let mut choices = Vec::new();
            Tricks::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut random, choices.len())];
            Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
    }
}

/// LDT-A11: most and fewest are strict, unless the card allows ties; more than half is more than half.
#[test]
fn ties() {
    let status = |goal: &str, counts: [u8; 4]| {
        let play = late(3, 21, &["merry", "pippin", "gamling"], &["h1", "h2", "h3"], 1).with(|state| {
            state.deal.count.0 = counts;
            state.deal.total = 0;
        });
        let judge = tricks::judge::Judge::of(play.state());
        judge.status(&goal.parse().unwrap(), Chair::at(0))
    };
    assert_eq!(status("fewest(self, tricks)", [1, 1, 2, 0]), Status::Failed);
    assert_eq!(status("fewest(self, tricks, joint)", [1, 1, 2, 0]), Status::Met);
    assert_eq!(status("most(self, tricks)", [2, 2, 1, 0]), Status::Failed);
    assert_eq!(status("most(self, tricks, joint)", [2, 2, 1, 0]), Status::Met);
    assert_eq!(status("most(self, tricks)", [3, 2, 1, 0]), Status::Met);
    assert_eq!(status("middle(self, tricks)", [2, 3, 1, 0]), Status::Met);
    assert_eq!(status("middle(self, tricks)", [2, 2, 1, 0]), Status::Failed);
    assert_eq!(status("majority(self)", [3, 2, 1, 0]), Status::Failed);
    assert_eq!(status("majority(self)", [4, 2, 1, 0]), Status::Met);
    assert_eq!(status("every(others: tricks(each) >= 1)", [0, 2, 1, 0]), Status::Met);
    assert_eq!(status("every(all: tricks(each) >= 1)", [0, 2, 1, 0]), Status::Failed);
    assert_eq!(status("!(tricks(self) == 0) | tricks(pippin) > 3", [0, 4, 0, 0]), Status::Met);
}

/// LDT-A16: what has no suit and no value does not match either.
#[test]
fn cards_without_suit_or_value() {
    let count = |goal: &str, won: &str| {
        let play = late(3, 36, &["merry", "pippin", "gamling"], &["h1", "h2", "h3"], 1).with(|state| {
            state.deal.won.0[0] = cards(won);
            state.deal.total = 0;
        });
        tricks::judge::Judge::of(play.state()).status(&goal.parse().unwrap(), Chair::at(0))
    };
    let special = "wt bt o1 o2 c1 c2";
    assert_eq!(count("cards(self, value >= 1) == 0", special), Status::Met);
    assert_eq!(count("suits(self) == 0", special), Status::Met);
    assert_eq!(count("values(self) == 0 & same_value(self) == 0", special), Status::Met);
    assert_eq!(count("cards(self, towers) == 2 & cards(self, orcs) == 2", special), Status::Met);
    assert_eq!(count("cards(self, fatigue) == 2 & cards(self, any) == 6", special), Status::Met);
    assert_eq!(count("run(self, mountains) == 3 & same_value(self) == 2", "m2 m3 m4 m7 h7"), Status::Met);
    assert_eq!(count("values(self) == 4 & suits(self) == 2", "m2 m3 m4 m7 h7"), Status::Met);
}

/// The goals of the earlier game: rows of tricks, cards led, the last card played, what is left in hand.
#[test]
fn goals_of_the_earlier_game() {
    let mut play =
        late(3, 21, &["merry", "pippin", "gamling"], &["h8 h7 m1 s3 m2", "h1 h2 s1 s2", "f1 f2 m8 f3"], 1)
            .with(|state| {
                state.deal.total = 4;
                state.deal.count.0 = [0; 4];
            });
    play.play("h8 h1 f1 h7 h2 f2");
    let status = |play: &crate::table::Play, goal: &str| {
        tricks::judge::Judge::of(play.state()).status(&goal.parse().unwrap(), Chair::at(0))
    };
    assert_eq!(status(&play, "streak(self) >= 2"), Status::Met);
    assert_eq!(status(&play, "streak(self) >= 5"), Status::Failed);
    assert_eq!(status(&play, "streak(self) == 3"), Status::Open);
    assert_eq!(status(&play, "led(self, hills) == 2"), Status::Met);
    assert_eq!(status(&play, "led(self, mountains) >= 1"), Status::Open);
    assert_eq!(status(&play, "played_last(self, mountains) == 1"), Status::Open);
    assert_eq!(status(&play, "tricks(self, won_with=hills) >= 2"), Status::Met);
    assert_eq!(status(&play, "tricks(self, without=hills) >= 1"), Status::Open);
    assert_eq!(
        status(&play, "tricks(self, first=1) == 1 & tricks(self, containing=forests) >= 2"),
        Status::Met
    );
    assert_eq!(status(&play, "tricks(self, last=2) == 2"), Status::Open);
    assert_eq!(status(&play, "leftover(self) >= 1"), Status::Open);
}

/// A suit that somebody could not follow is known to be in that hand no more.
#[test]
fn voids_are_remembered() {
    let mut play = late(3, 21, &["merry", "pippin", "gamling"], &["h8 h7 s3", "m1 m2 m3", "h1 h2 s1"], 1);
    play.play("h8 m1 h1");
    let mut random = rng(1);
    for _ in 0..200 {
        let imagined = Tricks::imagine(play.state(), Seat::new(0), &mut random);
        assert!(imagined.deal.hands.0[1].and(cards("h1 h2 h3 h4 h5 h6 h7 h8")).is_empty());
        assert_eq!(imagined.deal.hands.0[0], play.hand(1));
        assert_eq!(imagined.deal.hands.0[1].len(), 2);
    }
}

/// Every deal that fits is imagined, none much oftener than another.
#[test]
fn imagined_deals_are_even() {
    let play = late(3, 21, &["merry", "pippin", "gamling"], &["h8 h7", "m1 m2", "s1 s2"], 1);
    let mut counts = std::collections::BTreeMap::new();
    let mut random = rng(7);
    for _ in 0..6000 {
        let imagined = Tricks::imagine(play.state(), Seat::new(0), &mut random);
        *counts.entry(imagined.deal.hands.0[1].to_string()).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 6, "two of four cards");
    assert!(counts.values().all(|count| (850..=1150).contains(count)), "{counts:?}");
}

/// A question reveals that the player asked has an answer (LDT-5.3, LDT-8.2): a leader holds no Orcs alone, and a
/// follower no Fatigue alone. Only such deals are imagined, each as often as another, also when there are few.
#[test]
fn whoever_is_asked_has_an_answer_in_what_others_imagine() {
    let imagined = |play: &crate::table::Play, asked: usize| {
        let (mut counts, mut random) = (std::collections::BTreeMap::new(), rng(3));
        for _ in 0..1200 {
            let other = Tricks::imagine(play.state(), Seat::new(0), &mut random);
            let mut choices = Vec::new();
            Tricks::choices(&other, Seat::new(asked), &mut choices);
            assert!(!choices.is_empty(), "{}", other.deal.hands.0[asked]);
            let hand = other.deal.hands.0[asked].to_string();
            *counts.entry(hand).or_insert(0_u32) += 1;
        }
        counts
    };
    let cast = ["theoden", "hama", "gamling"];
    let leads = |hands: &[&str], stock: &str| {
        late(3, 25, &cast, hands, 2).with(|state| state.deal.stock = cards(stock))
    };
    let counts = imagined(&leads(&["h8", "h1", "o1"], "m1 o2"), 1);
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["h1", "m1"]);
    assert!(counts.values().all(|count| (500..700).contains(count)), "{counts:?}");
    // One card in ten will do, and it must be found however the cards fall.
    let counts = imagined(&leads(&["h8", "h1", "o1"], "o2 o3 o4 o5 o6 o7 o8 o9"), 1);
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["h1"]);
    let mut play = late(3, 34, &["frodo", "sam", "gollum_servant"], &["h1 m7", "m1 m2", "c1 c2"], 1);
    play.play("h1");
    let counts = imagined(&play, 1);
    assert_eq!(counts.len(), 5, "two of four cards, and not both of them Fatigue: {counts:?}");
    assert!(counts.values().all(|count| (180..300).contains(count)), "{counts:?}");
}

/// The notation of every choice is read back.
#[test]
fn notation() {
    for text in [
        "group 2",
        "take boromir",
        "with 3",
        "skip",
        "pass h3",
        "tuck f16",
        "untuck",
        "wait",
        "place o1",
        "discard m8",
        "reveal s1",
        "keep h2",
        "burden 5",
        "step first",
        "step last",
        "play wt",
        "win r1",
        "light c2",
        "go",
        "again",
        "again keep",
        "stop",
    ] {
        let choice = text.parse::<tricks::choice::Choice>().unwrap();
        assert_eq!(choice.to_string(), text);
    }
    for text in [
        "",
        "play",
        "play h9",
        "play -",
        "take balrog",
        "with 5",
        "group 0",
        "Play h1",
        "play  h1",
        "untuck h1",
    ] {
        assert!(text.parse::<tricks::choice::Choice>().is_err(), "{text}");
    }
}

/// A move that others have seen cannot be taken back; one that revealed nothing can.
#[test]
fn taking_back() {
    use crate::table::Deal;
    let mut play = Deal::new(3, 20).lost("h8").hands(&["wt h1 m1", "m5 s1"]).deal();
    play.go("take eomer");
    assert!(play.game.take_back(Seat::new(1)).is_some(), "a character");
    play.all("take gimli_hunter, tuck m5");
    assert!(play.game.take_back(Seat::new(1)).is_some(), "a card under the character");
    play.go("pass f8");
    assert!(play.game.take_back(Seat::new(2)).is_none(), "a card that Aragorn has looked at");
    play.settle().all("wait, play m1");
    assert!(play.game.take_back(Seat::new(0)).is_none(), "a card that was played");
    // The Orcs of the Host are in no deck: that somebody is asked to lead tells that his last card is none of them.
    let hands = ["h1 o1", "h8 h7", "h3 o2"];
    let mut play = late(3, 31, &["gandalf_white", "gandalf_white", "gamling"], &hands, 2).with(|state| {
        state.deal.shown = cards("h1");
        state.deal.count.0 = [2, 1, 2, 0];
    });
    play.play("h8 h3 h1");
    assert_eq!((play.turn(), play.won()), (2, None));
    assert!(
        play.game.take_back(Seat::new(0)).is_none(),
        "a card that lay open, but after it somebody leads who could have had only Orcs"
    );
    let mut alone =
        late(1, 19, &["merry", "pippin", "gamling", "hama"], &["h1 h2", "h3 h4", "h5 h6", "h7 h8"], 1);
    alone.play("h1");
    assert!(alone.game.take_back(Seat::new(0)).is_some(), "alone nothing is hidden");
}

/// LDT-2.7: a card that lies face up before whoever gives one back is not the one that came unseen: nobody imagines that.
#[test]
fn what_lies_face_up_has_not_come_unseen() {
    let cast = ["merry", "pippin", "gamling", "hama"];
    let play = late(4, 25, &cast, &["h1 h2", "m1 m2", "s1 s2 s3", "f1 f2"], 1).with(|state| {
        state.deal.shown = cards("s2");
        let back = GiveBack { chair: Chair::at(2), to: Chair::at(0), given: card("s1") };
        state.phase = back.into();
    });
    let mut random = rng(5);
    let mut came = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let imagined = Tricks::imagine(play.state(), Seat::new(1), &mut random);
        let Phase::GiveBack(GiveBack { given, .. }) = imagined.phase else {
            panic!("{:?}", imagined.phase);
        };
        assert_ne!(given, card("s2"));
        came.insert(given.to_string());
    }
    assert!(came.len() > 2, "one of those that may be there: {came:?}");
}
