//! Chapters 3, 4 and 5: tricks, Towers and Orcs.

use tricks::Tricks;

use crate::table::{Deal, card, cards, late};

/// Characters whose objectives stay open for long.
const CAST: [&str; 3] = ["merry", "pippin", "gamling"];
const FOUR: [&str; 4] = ["merry", "pippin", "gamling", "hama"];

/// LDT-3.1: any card may be led, its suit is to be followed; Aragorn leads the first trick.
#[test]
fn leading() {
    let mut play = Deal::new(3, 19).hands(&["", "wt h1 m1 f1 s1"]).deal();
    play.cast("boromir gimli_hunter");
    assert_eq!((play.turn(), play.legal()), (2, play.hand(2)));
    play.refuses("play h8", "LDT-3.1").play("m1");
    assert_eq!(play.state().deal.current.suit.map(|suit| suit.name()), Some("mountains"));
}

/// LDT-3.2: who has the suit must follow; who has not plays anything.
#[test]
fn following() {
    let mut play = late(3, 19, &CAST, &["h4 h5 h6 h7", "h1 h2 m1 wt", "m2 f1 o1 bt"], 1);
    play.play("h4");
    assert_eq!(play.legal(), cards("h1 h2"));
    play.refuses("play m1", "LDT-3.2").refuses("play wt", "LDT-3.2").play("h1");
    assert_eq!(play.legal(), play.hand(3));
}

/// LDT-3.2: a refusal names the cards that would be legal.
#[test]
fn a_refusal_names_what_is_legal() {
    use table::{Arg, Game, Observer, Seat};
    let mut play = late(3, 19, &CAST, &["h4 h5", "h1 h2 m1", "m2 f1"], 1);
    play.play("h4");
    // The question says whether the suit must be followed to whoever is asked, and to nobody else.
    let duty = |seat| Tricks::prompt(play.state(), Observer::Seat(Seat::new(seat)));
    assert!(duty(1).args.contains(&("duty", Arg::Number(1))));
    assert!(duty(0).args.contains(&("duty", Arg::Number(2))) && duty(0) == duty(2));
    let choice = "play m1".parse().unwrap();
    let refusal = Tricks::check(play.state(), Seat::new(1), &choice).unwrap_err();
    assert!(refusal.message.args.contains(&("cards", Arg::Terms(vec!["tricks-card-h1", "tricks-card-h2"]))));
    assert!(refusal.message.args.contains(&("suit", Arg::Term("tricks-suit-hills"))));
    play.play("h1");
    let asked = Tricks::prompt(play.state(), Observer::Seat(Seat::new(2)));
    assert!(asked.args.contains(&("duty", Arg::Number(0))));
}

/// LDT-3.3: the highest of the suit wins and leads; a higher card of another suit does not.
#[test]
fn winning() {
    let mut play = late(3, 19, &CAST, &["h4 m1 m2", "h1 m3 m4", "s8 f1 f2"], 2);
    play.play("h1 s8 h4");
    assert_eq!((play.tricks(1), play.turn()), (1, 1));
    assert_eq!(play.state().deal.won.0[0], cards("h1 s8 h4"));
}

/// LDT-3.4: the round ends with the cards, and a card more in some hand does not matter.
#[test]
fn the_end_of_the_round() {
    let cast = ["gandalf_white", "merry", "pippin"];
    let mut play =
        late(3, 24, &cast, &["h4 h5 h6 h7", "h1 h2 h3", "m1 m2 m3"], 1).with(|state| state.deal.total = 3);
    play.play("h4 h1 m1 h5 h2 m2");
    assert_eq!(play.won(), None);
    play.play("h6 h3 m3");
    assert_eq!((play.won(), play.hand(1)), (Some(false), cards("h7")));
}

/// LDT-3.5: everyone plays one card to a trick.
#[test]
fn one_card_each() {
    let mut play = late(4, 19, &FOUR, &["h4 h5", "h1 h2", "m1 m2", "f1 f2"], 3);
    let mut turns = Vec::new();
    for card in ["m1", "f1", "h4", "h1"] {
        turns.push(play.turn());
        play.play(card);
    }
    assert_eq!(turns, [3, 4, 1, 2], "clockwise from the leader");
    assert_eq!(play.state().deal.tricks.len(), 1);
}

/// LDT-4.1: a Tower follows only who is void, and may be led.
#[test]
fn towers_have_no_suit() {
    let mut play = late(3, 19, &CAST, &["wt h5", "h1 bt", "m2 f1"], 1);
    assert!(play.legal().has(card("wt")));
    play.play("h5").refuses("play bt", "LDT-3.2");
    let mut play = late(3, 19, &CAST, &["m1 h5", "h1 bt", "m2 f1"], 1);
    play.play("m1");
    assert!(play.legal().has(card("bt")));
}

/// LDT-4.2: one Tower wins; both cancel each other.
#[test]
fn one_tower_or_two() {
    let mut play = late(3, 19, &CAST, &["h5 h6 h7", "wt m1 m2", "h8 m3 m4"], 1);
    play.play("h5 wt h8");
    assert_eq!(play.tricks(2), 1);
    let mut play = late(3, 19, &CAST, &["h5 h6 h7", "wt m1 m2", "bt m3 m4"], 1);
    play.play("h5 wt bt");
    assert_eq!(play.tricks(1), 1);
}

/// LDT-4.3: after a Tower lead the first suited card fixes the suit; its player is not the leader.
#[test]
fn a_tower_is_led() {
    let mut play = late(4, 19, &FOUR, &["wt h5 h6", "m1 h1 bt", "m2 f1 o2", "f2 m3 h2"], 1);
    play.play("wt");
    assert_eq!(play.legal(), play.hand(2), "anything, and no duty to answer with a Tower");
    play.play("m1");
    assert_eq!(play.legal(), cards("m2"));
    play.refuses("play f1", "LDT-3.2").play("m2 m3");
    assert_eq!((play.tricks(1), play.state().deal.tricks[0].leader.number()), (1, 1));
    // With both Towers in it, the highest card of the suit that came second wins.
    let mut play = late(4, 19, &FOUR, &["wt h5 h6", "m1 h1 s1", "bt f1 o2", "f2 m3 h2"], 1);
    play.play("wt m1 bt m3");
    assert_eq!(play.tricks(4), 1);
    // Whoever could not lead again is the one who led, not who fixed the suit.
    let mut play = late(3, 19, &CAST, &["wt h5 h6", "o1 m1 m3", "bt f1 o2"], 1);
    play.play("wt o1 bt");
    assert_eq!(play.turn(), 1);
}

/// LDT-4.4: the tokens show who has played a Tower.
#[test]
fn tokens() {
    let mut play = late(3, 19, &CAST, &["h5 h6 h7", "bt m1 m2", "h8 m3 m4"], 1).with(|state| {
        state.deal.towers = [None; 2];
    });
    assert_eq!(play.view(1).towers, [None, None]);
    play.play("h5 bt");
    assert_eq!(play.view(1).towers[1].map(|chair| chair.number()), Some(2));
}

/// LDT-5.1, LDT-5.2: an Orc follows only who is void, and never wins.
#[test]
fn orcs_follow_nothing_and_win_nothing() {
    let mut play = late(3, 19, &CAST, &["h1 h6 h7", "h2 o1 m2", "o2 m3 m4"], 1);
    play.play("h1").refuses("play o1", "LDT-3.2").play("h2 o2");
    assert_eq!(play.tricks(2), 1);
    let mut play = late(3, 19, &CAST, &["h1 h6 h7", "o3 o1 m2", "o2 m3 m4"], 1);
    play.play("h1 o3 o2");
    assert_eq!(play.tricks(1), 1, "a 1 beats Orcs");
}

/// LDT-5.3: an Orc is not led; who has only Orcs to lead loses the chapter.
#[test]
fn orcs_are_not_led() {
    let mut play = late(3, 19, &CAST, &["h1 o1 o2", "h2 m1 m2", "h3 m3 m4"], 1);
    play.refuses("play o1", "LDT-5.3").play("h1 h2 h3");
    let mut play = late(3, 19, &CAST, &["h8 o1 o2", "h2 m1 m2", "h3 m3 m4"], 1);
    play.play("h8 h2 h3");
    assert_eq!((play.won(), play.reason()), (Some(false), "tricks-over-orc-led"));
}

/// LDT-5.4: after a Tower lead an Orc is harmless.
#[test]
fn an_orc_after_a_tower() {
    let mut play = late(3, 19, &CAST, &["wt h6 h7", "h2 o1 m2", "m5 m3 m4"], 1);
    play.play("wt o1 m5");
    assert_eq!((play.won(), play.tricks(1)), (None, 1));
}

/// LDT-5.5, LDT-A10: only Orcs and both Towers: nobody wins, the same leader leads, and the trick counts as
/// played.
#[test]
fn a_trick_without_a_winner() {
    let mut play = late(4, 19, &FOUR, &["wt h6 h7", "o1 m1 m2", "bt f1 f2", "o2 f3 f4"], 1);
    play.play("wt o1 bt o2");
    assert_eq!((play.turn(), play.state().deal.tricks.len()), (1, 1));
    assert_eq!((1..=4).map(|chair| play.tricks(chair)).sum::<u8>(), 0);
    assert!(play.state().deal.won.0.iter().all(|won| won.is_empty()));
    assert_eq!(play.state().tricks_left(), 2);
}

/// LDT-A5: a single Tower among Orcs wins.
#[test]
fn one_tower_among_orcs() {
    let mut play = late(3, 19, &CAST, &["wt h6 h7", "o1 m1 m2", "o2 f1 f2"], 1);
    play.play("wt o1 o2");
    assert_eq!(play.tricks(1), 1);
}

/// LDT-A3: with a tucked card one may be saved from leading an Orc, if one takes it back before the trick.
#[test]
fn a_tucked_card_saves_the_leader() {
    let cast = ["pippin", "eomer", "merry"];
    let round = || {
        late(3, 20, &cast, &["h1 h2 h3", "h8 o1", "h5 h6 h7"], 1).with(|state| {
            state.deal.tucked.0[1] = Some(card("m1"));
            state.deal.won.0[1] = cards("o2 o3");
        })
    };
    let mut play = round();
    play.play("h1 h8 h5").go("wait");
    assert_eq!(play.reason(), "tricks-over-orc-led");
    let mut play = round();
    play.play("h1 h8 h5").go("untuck");
    assert_eq!(play.legal(), cards("m1"));
}
