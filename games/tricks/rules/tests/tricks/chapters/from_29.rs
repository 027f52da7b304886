//! Chapters 29 to 32.

use table::{Chance, Game, Journal, Seat};
use tricks::Tricks;
use tricks::card::CardSet;
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::questions::{Phase, WithWhom};
use tricks::state::Flip;

use crate::table::{Deal, card, cards, late, setup};

/// Gollum, Sméagol and Frodo before the 1 of Rings is played in the present trick.
fn taming(counts: [u8; 4]) -> crate::table::Play {
    let cast = ["gollum_stinker", "smeagol_slinker", "frodo"];
    let mut play = late(3, 29, &cast, &["h1 h2 h3 m4", "h4 h5 m5 h6", "r1 m1 m2 m3"], 2).with(|state| {
        state.deal.count.0 = counts;
        state.deal.burden = 2;
        state.deal.total = 4;
    });
    play.play("h4").go("win r1").play("h1");
    play
}

/// LDT-C29.1: with more tricks than Sméagol at that moment Gollum has succeeded; else he needs fewer in the end.
/// tricks:gollum_stinker tricks:chapter_29
#[test]
fn gollum_and_the_ring() {
    let play = taming([2, 1, 0, 0]);
    assert_eq!((play.state().deal.flips.0[0], play.status("gollum_stinker")), (Flip::Met, Status::Met));
    let play = taming([1, 1, 0, 0]);
    assert_eq!((play.state().deal.flips.0[0], play.status("gollum_stinker")), (Flip::Turned, Status::Open));
    let play = taming([0, 4, 0, 0]);
    assert_eq!(play.status("gollum_stinker"), Status::Met, "three are left: fewer for certain");
    let play = taming([4, 4, 0, 0]);
    assert_eq!(play.state().deal.flips.0[0], Flip::Turned, "as many are not more");
}

/// LDT-C29.2: with fewer than every other Sméagol has succeeded; else he needs more than Gollum in the end.
/// tricks:smeagol_slinker
#[test]
fn smeagol_and_the_ring() {
    let play = taming([2, 1, 2, 0]);
    assert_eq!((play.state().deal.flips.0[1], play.status("smeagol_slinker")), (Flip::Met, Status::Met));
    let play = taming([2, 1, 1, 0]);
    assert_eq!(play.state().deal.flips.0[1], Flip::Turned, "as few as Frodo is not fewer");
    let play = taming([0, 5, 0, 0]);
    assert_eq!(play.status("smeagol_slinker"), Status::Met);
}

/// LDT-C29.1, LDT-C29.2: never played, the Ring decides nothing and both have failed.
#[test]
fn the_ring_is_never_played() {
    let cast = ["gollum_stinker", "smeagol_slinker", "frodo_stung"];
    let mut play = late(3, 29, &cast, &["h1", "h4", "m1"], 2).with(|state| state.deal.count.0 = [3, 0, 0, 0]);
    assert_eq!(play.status("gollum_stinker"), Status::Open);
    play.play("h4 m1 h1");
    assert_eq!((play.won(), play.status("gollum_stinker")), (Some(false), Status::Failed));
}

/// LDT-C29.3: the trick with the Ring is not in that check, and counts at the end.
#[test]
fn the_trick_with_the_ring() {
    // Frodo wins it: before it he had as few as Sméagol, after it more.
    let play = taming([2, 1, 1, 0]);
    assert_eq!((play.state().deal.flips.0[1], play.tricks(3)), (Flip::Turned, 2));
}

/// LDT-C29.3: with the trick of the Ring Sméagol has more than Gollum in the end; without it both would have failed.
#[test]
fn the_trick_with_the_ring_counts_at_the_end() {
    let cast = ["gollum_stinker", "smeagol_slinker", "frodo_stung"];
    let table =
        |hands: [&str; 3]| late(3, 29, &cast, &hands, 2).with(|state| state.deal.count.0 = [1, 1, 0, 0]);
    let mut play = table(["h1", "h4", "r1"]);
    play.play("h4 r1 h1");
    assert_eq!(play.state().deal.flips.0[..2], [Flip::Turned; 2]);
    assert_eq!((play.won(), play.tricks(2)), (Some(true), 2));
    let mut play = table(["h8", "h4", "r1"]);
    play.play("h4 r1 h8");
    assert_eq!((play.won(), play.tricks(1)), (Some(false), 2), "Gollum has it");
}

/// LDT-C29.4: who plays the pyramid chooses its Burden.
#[test]
fn the_pyramid_is_frodo() {
    let mut play = Deal::new(2, 29).hands(&["", "", "h1 h2 h3 h4 h5 h6 h7 m1 m2 m3 m4 r1"]).deal();
    assert_eq!(play.chair("frodo").number(), 3);
    play.all("take gollum_stinker, take smeagol_slinker");
    assert_eq!((play.turn(), play.seat()), (3, Seat::new(0)));
    play.go("burden 3");
    assert_eq!(play.view(2).burden, Some(3));
}

/// LDT-C30.1: whoever leads a Shadow loses; after Fatigue it may be played.
/// tricks:dead_marshes tricks:chapter_30
#[test]
fn the_dead_marshes() {
    let cast = ["merry", "pippin", "gamling"];
    let mut play = late(3, 30, &cast, &["h1 h2 h3", "s1 m1 m2", "h4 m3 m4"], 2);
    assert!(play.legal().has(card("s1")), "it may be done, and loses");
    let told = |card: &str| {
        let choice = format!("play {card}").parse().unwrap();
        Tricks::explain(play.state(), play.seat(), &choice).effect.id
    };
    assert_eq!(told("s1"), "tricks-effect-play-forbidden", "and so one is told");
    assert_eq!(told("m1"), "tricks-effect-play-led");
    play.play("s1");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-forbidden-lead"));
    let mut play = late(3, 30, &cast, &["c1 h2 h3", "s1 m1 m2", "h4 m3 m4"], 1);
    play.play("c1 s1 h4");
    assert_eq!((play.won(), play.tricks(2)), (None, 1));
    let mut play = late(3, 30, &cast, &["h1 h2 h3", "s1 m1 m2", "h4 m3 m4"], 1);
    play.play("h1 s1 h4");
    assert_eq!(play.won(), None);
}

fn gate(hand: &str) -> crate::table::Play {
    late(3, 31, &["frodo", "sam", "gollum_wicked"], &[hand, "h1 m1 m2 m3", "h2 f2 f3 f4"], 1)
        .with(with_what_they_need)
}

/// Frodo and Sam have what they need: their objectives do not end the round.
pub(super) fn with_what_they_need(state: &mut tricks::state::State) {
    state.deal.burden = 2;
    state.deal.won.0[0] = cards("r2 r3");
    state.deal.won.0[1] = cards("h4 h5");
}

/// LDT-C31.1, LDT-A20: Frodo leads his highest; a Tower is the highest, the 1 of Rings is a 1.
/// tricks:black_gate tricks:chapter_31
#[test]
fn the_black_gate() {
    let mut play = gate("h7 f7 r1 s3");
    assert_eq!(play.legal(), cards("h7 f7"));
    play.refuses("play s3", "LDT-C31.1").refuses("win r1", "LDT-7.2").play("f7 m1 f2");
    assert_eq!(play.legal(), cards("h7 s3"), "the first trick only");
    assert_eq!(gate("h7 bt r1 s3").legal(), cards("bt"));
    assert_eq!(gate("h3 r5 r1 h2").legal(), cards("h3"), "Rings may not be led yet");
    assert_eq!(gate("r4 r5 r1 o1").legal(), cards("r5"), "unless there is nothing else");
}

/// LDT-C31.2: Frodo loses if he leads a Ring; others do not, and a Ring that fixes the suit was not led.
/// tricks:winged_wraiths
#[test]
fn winged_wraiths() {
    let cast = ["frodo", "sam", "gollum_wicked"];
    let round = |hands: [&str; 3], leader| {
        late(3, 31, &cast, &hands, leader).with(|state| {
            with_what_they_need(state);
            state.deal.won.0[0] = CardSet::EMPTY;
            state.deal.rings_broken = true;
            state.deal.tricks.push(tricks::state::Trick {
                leader: Chair::at(1),
                cards: tricks::chair::ByChair::default(),
                suit: None,
                winner: None,
                void: false,
                set: CardSet::EMPTY,
            });
            state.deal.total += 1;
        })
    };
    let mut play = round(["r2 h1 h3", "h2 m1 m2", "f1 f2 f3"], 1);
    play.play("r2");
    assert_eq!(play.reason(), "tricks-over-forbidden-lead");
    let mut play = round(["h1 h3 r4", "r2 m1 m2", "f1 f2 f3"], 2);
    play.play("r2");
    assert_eq!(play.won(), None, "Sam may");
    let mut play = round(["r2 h1 r4", "m3 m1 m2", "c1 f2 f3"], 3);
    play.play("c1 r2 m3");
    assert_eq!((play.won(), play.tricks(1)), (None, 1));
}

/// LDT-C31.3, LDT-C31.5: an Orc for everybody, a fourth one with four; alone hands of five.
/// tricks:host_of_sauron
#[test]
fn the_host_of_sauron() {
    for (players, size) in [(2, 13), (3, 13), (4, 10), (1, 5)] {
        let mut chance = Chance::stream(table::rng(1));
        let state = Tricks::start(&setup(players, &[("chapter", "31")]), &mut chance, &mut Journal::silent());
        for chair in Chair::all(state.chairs()) {
            let hand = state.deal.hands[chair];
            assert_eq!((hand.len(), hand.and(CardSet::ORCS).len()), (size, 1), "{players} players");
        }
    }
}

/// LDT-C31.4, LDT-A16: Towers, Orcs and Fatigue have no value.
#[test]
fn gollum_and_values() {
    let with = |won: &str| {
        let play = late(3, 31, &["gollum_wicked", "sam", "frodo"], &["h1", "h2", "h3"], 1).with(|state| {
            state.deal.won.0[0] = cards(won);
            state.deal.count.0[0] = 2;
            state.deal.total = 0;
        });
        play.status("gollum_wicked")
    };
    assert_eq!(with("bt wt o1 c1 h6 r5"), Status::Met);
    assert_eq!(with("h7"), Status::Failed);
    assert_eq!(with("m8"), Status::Failed);
}

/// LDT-C32.1: the groups are given; you choose in which order they play.
/// tricks:chapter_32
#[test]
fn groups() {
    for (players, count) in [(3, 3), (4, 2)] {
        let mut chance = Chance::stream(table::rng(1));
        let setup = setup(players, &[("chapter", "32")]);
        let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        assert_eq!(state.phase, Phase::WhichGroup);
        assert_eq!(state.asks().len(), players, "any of them may say it");
        let mut choices = Vec::new();
        Tricks::choices(&state, Seat::new(1), &mut choices);
        assert_eq!(choices.len(), count);
        let mut play = crate::table::Play::at(setup, state, chance);
        play.go_as(2, "group 2");
        let group = play.state().round_roster();
        assert_eq!(group.len(), players);
        assert!(play.state().card().groups[1] == group);
        let legal = play.choices();
        assert!(legal.iter().all(|choice| {
            let name = choice.trim_start_matches("take ");
            group.has(tricks::character::Character::named(name).unwrap())
        }));
    }
    // A group that has played does not play again.
    let mut chance = Chance::stream(table::rng(1));
    let setup = setup(3, &[("chapter", "32")]);
    let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
    state.groups_done = 0b010;
    let mut play = crate::table::Play::at(setup, state, chance);
    play.refuses("group 2", "LDT-C32.1").refuses("group 4", "LDT-C32.1");
}

/// LDT-C32.2: the trick with the Black Tower is neither before nor after it.
#[test]
fn faramir_and_the_black_tower() {
    let cast = ["faramir", "gandalf_white", "merry"];
    let mut play = late(3, 32, &cast, &["h7 h6 h5 h4", "bt h1 h2 h3", "m1 m2 m3 m4"], 2);
    play.play("bt m1 h7");
    play.play("h1 m2 h6");
    play.play("h5 h2 m3");
    let parts = play.view(1).chairs[0].objective.clone().unwrap().parts;
    assert_eq!((parts[0].status, parts[1].status), (Status::Met, Status::Met));
    let mut play = late(3, 32, &cast, &["h7 h6 h5 h4", "bt h1 h2 h3", "m1 m2 m3 m4"], 1);
    play.play("h7 h1 m1");
    assert_eq!(play.won(), Some(false), "a trick before it");
}

/// LDT-C32.3: at Henneth Annûn everybody may exchange with the neighbour to the left.
/// tricks:henneth_annun
#[test]
fn henneth_annun() {
    let mut chance = Chance::stream(table::rng(4));
    let setup = setup(3, &[("chapter", "32")]);
    let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
    let mut play = crate::table::Play::at(setup, state, chance);
    play.go("group 1");
    let mut asked = Vec::new();
    while play.state().phase.playing().is_none() {
        let events = play.state().deal.cursor.events;
        if let Phase::WithWhom(WithWhom { chair, .. }) = play.state().phase
            && events
        {
            asked.push(chair.number());
            let left = chair.left(1, 3).number();
            assert_eq!(play.choices(), [format!("with {left}"), "skip".to_owned()]);
            play.go(&format!("with {left}"));
            continue;
        }
        let first = play.choices()[0].clone();
        play.go(&first);
    }
    asked.sort_unstable();
    assert_eq!(asked, [1, 2, 3], "more than one exchange took place");
}
