//! Positions: a table that is told of is as if it had been played up to there, and what cannot be is refused.

use table::{Chance, Game, Journal, pick, rng};
use tricks::Tricks;
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::position::Position;
use tricks::setup::Setup;
use tricks::state::{State, Trick};

use crate::table::card;

fn setup(players: usize, chapter: u8) -> Setup {
    crate::table::setup(players, &[("chapter", &chapter.to_string())])
}

/// Lines that tell what all the others come to.
const TOLD: [&str; 8] = ["chapter", "attempt", "count", "tricks", "suit", "turn", "asked", "wins"];

/// The lines of a state from which it can be read again.
fn text(state: &State) -> String {
    let lines = Tricks::lines(state).into_iter();
    let told = |line: &String| TOLD.contains(&line.split([' ', ':']).next().unwrap_or_default());
    lines.filter(|line| !told(line)).collect::<Vec<_>>().join("\n")
}

/// Whenever a card is to be played in random games, the lines of the table tell as much of the round as was played.
#[test]
fn a_position_is_as_if_it_had_been_played() {
    let mut moments = 0;
    for players in [1, 3, 4] {
        for chapter in 19..=36 {
            let setup = setup(players, chapter);
            for seed in 0..4 {
                moments += plays_on(&setup, seed);
            }
        }
    }
    for players in [1, 3, 4] {
        let setup = crate::table::setup(players, &[("play", "road-fellowship")]);
        moments += (0..20).map(|seed| plays_on(&setup, seed)).sum::<u32>();
    }
    assert!(moments > 2_000, "{moments} moments");
}

fn plays_on(setup: &Setup, seed: u64) -> u32 {
    let (mut dice, mut chance) = (rng(seed), Chance::stream(rng(seed + 100)));
    let mut journal = Journal::silent();
    let mut state = Tricks::start(setup, &mut chance, &mut journal);
    let (mut choices, mut moments) = (Vec::new(), 0);
    while let Some(seat) = Tricks::asks(&state).first() {
        // LDT-11.3: when a hand is empty tricks have a card less, and how many less no line tells.
        let whole = |trick: &Trick| trick.set.len() == state.chairs();
        if state.phase.playing().is_some() && state.deal.tricks.iter().all(whole) {
            compare(setup, &state);
            moments += 1;
        }
        choices.clear();
        Tricks::choices(&state, seat, &mut choices);
        let choice = choices[pick(&mut dice, choices.len())];
        Tricks::apply(&mut state, seat, &choice, &mut chance, &mut journal);
    }
    moments
}

fn compare(setup: &Setup, state: &State) {
    let text = text(state);
    let chapter = state.card().number;
    let said = format!("chapter {chapter}\n{text}");
    let position = Position::read(setup, &text).unwrap_or_else(|flaw| panic!("{flaw} in {said}"));
    let again = position.state(setup).expect("it has been read");
    let (then, now) = (&state.deal, &again.deal);
    assert_eq!(again.phase, state.phase, "{said}");
    assert_eq!((now.cast, now.first), (then.cast, then.first), "{said}");
    assert_eq!((now.hands, now.deck), (then.hands, then.deck), "{said}");
    assert_eq!((now.total, &now.tricks), (then.total, &then.tricks), "{said}");
    assert_eq!((now.won, now.count), (then.won, then.count), "{said}");
    assert_eq!((now.tucked, now.pending), (then.tucked, then.pending), "{said}");
    assert_eq!((now.current.cards, now.current.suit), (then.current.cards, then.current.suit), "{said}");
    assert_eq!((now.stock, now.discards, now.side), (then.stock, then.discards, then.side), "{said}");
    assert_eq!((now.lost, now.aside, now.shown), (then.lost, then.aside, then.shown), "{said}");
    assert_eq!((now.rings_broken, now.flips), (then.rings_broken, then.flips), "{said}");
    assert_eq!(now.masked, then.masked, "{said}");
    // Whether a Tower was taken from somebody or had from the beginning no card tells.
    for (at, tower) in ["wt", "bt"].map(card).into_iter().enumerate() {
        let held = then.hands.0.iter().any(|hand| hand.has(tower));
        assert!(held || now.towers[at] == then.towers[at], "{said}");
    }
    assert_eq!(Tricks::conserved(&again), Tricks::conserved(state), "{said}");
    assert_eq!(self::text(&again), text);
}

/// Why a text is refused.
fn refusal(players: usize, chapter: u8, text: &str) -> String {
    match Position::read(&setup(players, chapter), text) {
        Err(flaw) => flaw.to_string(),
        Ok(_) => panic!("chapter {chapter} takes this:\n{text}"),
    }
}

fn read(players: usize, chapter: u8, text: &str) -> State {
    let setup = setup(players, chapter);
    let position = Position::read(&setup, text).unwrap_or_else(|flaw| panic!("{flaw} in\n{text}"));
    position.state(&setup).expect("it has been read")
}

/// A quiet table of chapter 19, in which some lines are as the test says.
fn table_of(lines: &[&str]) -> String {
    let mut all = vec![
        "cast: aragorn_hunter, boromir, gimli_hunter",
        "hand 1: h1, m2, wt",
        "hand 2: h2, m3, o1",
        "hand 3: h3, m4, bt",
        "won 2: s1, s2, s3",
        "lost: s7",
        "leads: 1",
    ];
    let key = |line: &str| line.split(':').next().unwrap_or_default().to_owned();
    for line in lines {
        all.retain(|other| key(other) != key(line));
        all.push(line);
    }
    all.join("\n")
}

#[test]
fn an_ordinary_table_may_be() {
    let state = read(3, 19, &table_of(&[]));
    assert_eq!((state.deal.total, state.deal.tricks.len()), (4, 1));
    // In the middle of a trick, hands differ by a card.
    read(3, 19, &table_of(&["hand 1: m2, wt", "trick: 1 h1"]));
}

/// LDT-3.2: who had the suit that was led has followed it.
#[test]
fn a_trick_in_which_somebody_did_not_follow_may_not_be() {
    let flaw = refusal(3, 19, &table_of(&["hand 1: m2, wt", "hand 2: h2, m3", "trick: 1 h1, 2 o1"]));
    assert!(flaw.contains("chair 2 has h2 and did not follow with it"), "{flaw}");
    read(3, 19, &table_of(&["hand 1: m2, wt", "hand 2: h2, m3", "trick: 1 h1, 2 h5"]));
    read(3, 19, &table_of(&["hand 1: m2, wt", "hand 2: s5, m3", "trick: 1 h1, 2 m6"]));
}

#[test]
fn who_is_not_in_the_chapter_does_not_play() {
    let flaw = refusal(3, 19, &table_of(&["cast: merry, pippin, treebeard"]));
    let names = "aragorn_hunter, boromir, legolas_hunter, gimli_hunter";
    assert_eq!(flaw, format!("line 7: 'merry' is not in chapter 19; there are: {names}"));
    let flaw = refusal(3, 19, &table_of(&["completed: merry"]));
    assert!(flaw.contains("'merry' is not in chapter 19"), "{flaw}");
}

/// LDT-C23.2: what the masked pair turns into is on no roster.
#[test]
fn the_unmasked_may_play() {
    let cards = "hand 1: h1, h2\nhand 2: m1, m2\nhand 3: s1, s2\n";
    read(3, 23, &format!("cast: gandalf_white, saruman_unmasked, aragorn_hunter\n{cards}"));
    let masked = format!("cast: old_man_one, old_man_two, aragorn_hunter\n{cards}");
    let flaw = refusal(3, 23, &masked);
    assert!(flaw.contains("which chair of the masked pair is Gandalf: 'gandalf: …'"), "{flaw}");
    assert_eq!(read(3, 23, &format!("{masked}gandalf: 2")).deal.masked, Some(Chair::at(1)));
    let flaw = refusal(3, 23, &format!("{masked}gandalf: 3"));
    assert_eq!(flaw, "line 5: 'aragorn_hunter' is none of the masked pair");
}

/// LDT-C32.1: where groups play, the cast is one of them.
#[test]
fn a_group_plays_as_it_is() {
    let cards = "hand 1: h1, h2\nhand 2: m1, m2\nhand 3: s1, s2\nburden: 2\n";
    let state = read(3, 32, &format!("cast: boromir, frodo, faramir\n{cards}"));
    assert_eq!(state.group, Some(1));
    let flaw = refusal(3, 32, &format!("cast: frodo, sam, faramir\n{cards}"));
    assert_eq!(flaw, "line 1: these are no group of chapter 32");
}

#[test]
fn whoever_leads_has_begun_the_trick() {
    let begun = ["hand 2: m3, o1", "trick: 2 h2"];
    let flaw = refusal(3, 19, &table_of(&begun));
    assert_eq!(flaw, "line 6: chair 2 has begun the trick");
    read(3, 19, &table_of(&[begun[0], begun[1], "leads: 2"]));
}

/// LDT-6.7, LDT-C32.1: a long chapter has several rounds.
#[test]
fn there_are_as_many_rounds_as_the_chapter_has() {
    assert_eq!(refusal(3, 19, &table_of(&["round: 2"])), "line 8: '2' is no number from 1 to 1");
    let text = "cast: frodo, boromir, faramir\nhand 1: h1\nhand 2: m1\nhand 3: s1\nburden: 2\nround: ";
    assert_eq!(read(3, 32, &format!("{text}3")).round, 3);
    assert_eq!(refusal(3, 32, &format!("{text}4")), "line 6: '4' is no number from 1 to 3");
}

#[test]
fn nobody_plays_for_two() {
    let flaw = refusal(3, 19, &table_of(&["cast: boromir, aragorn_hunter, boromir"]));
    assert_eq!(flaw, "line 7: chairs 1 and 3 both play 'boromir'");
    let flaw = refusal(3, 19, &table_of(&["cast: boromir, aragorn_hunter"]));
    assert_eq!(flaw, "line 7: 3 chairs play");
}

#[test]
fn cards_are_of_the_deck_of_the_chapter() {
    for (card, chapter) in [("r1", 19), ("c1", 19), ("f9", 19), ("o4", 19)] {
        let flaw = refusal(3, chapter, &table_of(&[&format!("hand 1: h1, {card}, wt")]));
        assert_eq!(flaw, format!("line 7: '{card}' is not in the deck of chapter {chapter}"));
    }
    let flaw =
        refusal(3, 22, "cast: treebeard, quickbeam, merry\nhand 1: h1\nhand 2: f9\nhand 3: f10\ntoken 1: f1");
    assert_eq!(flaw, "line 2: 'h1' is not in the deck of chapter 22");
}

/// LDT-C31.3, LDT-C35.1: some come from outside the deck.
#[test]
fn what_joins_a_hand_from_outside_may_be_there() {
    let text = "cast: frodo, sam, shelob\nburden: 3\nhand 1: r1, h1\nhand 2: h2, h3\nhand 3: h8, m8, s8";
    read(3, 35, text);
    let flaw = refusal(3, 35, &text.replace("shelob", "gollum_friend"));
    assert_eq!(flaw, "line 5: 'h8' is not in the deck of chapter 35");
    let text = "cast: frodo, sam, gollum_wicked\nburden: 3\nhand 1: r1, o1\nhand 2: h2, o2\nhand 3: h3, o3";
    read(3, 31, text);
    let flaw = refusal(3, 31, &text.replace("h3", "o4"));
    assert_eq!(flaw, "line 5: 'o4' is not in the deck of chapter 31");
}

/// LDT-8.4: it lies there from the beginning, said or not.
#[test]
fn what_lies_beside_an_event_lies_nowhere_else() {
    let text = "cast: frodo, gollum_stinker, smeagol_slinker\nburden: 3\nhand 1: r1, h1\nhand 2: h2, m2\nhand 3: h3, m3";
    assert!(read(3, 29, text).deal.aside.has(card("wt")));
    read(3, 29, &format!("{text}\naside: wt"));
    let flaw = refusal(3, 29, &text.replace("m3", "wt"));
    assert_eq!(flaw, "line 5: 'wt' lies beside the event of chapter 29, and nowhere else");
    let flaw = refusal(3, 29, &format!("{text}\naside: bt"));
    assert_eq!(flaw, "line 6: 'bt' does not lie beside an event of chapter 29");
    let flaw = refusal(3, 29, &format!("{text}\nside: s1"));
    assert_eq!(flaw, "line 6: 's1' is not in the side deck of chapter 29");
}

#[test]
fn a_card_is_in_one_place() {
    let flaw = refusal(3, 19, &table_of(&["won 3: h1, s4, s5"]));
    assert_eq!(flaw, "line 8: 'h1' lies in two places: 'hand 1' and 'won 3'");
    let flaw = refusal(3, 19, &table_of(&["hand 1: h1, h1, wt"]));
    assert_eq!(flaw, "line 7: 'h1' lies in two places: 'hand 1' and 'hand 1'");
    let flaw = refusal(3, 19, &table_of(&["trick: 1 h1"]));
    assert_eq!(flaw, "line 8: 'h1' lies in two places: 'hand 1' and 'trick'");
    let flaw = refusal(3, 19, &table_of(&["shown: h4"]));
    assert_eq!(flaw, "line 8: 'h4' is shown and in no hand");
}

/// LDT-2.2
#[test]
fn the_lost_card_is_one_that_may_be_lost() {
    let flaw = refusal(3, 19, &table_of(&["hand 1: h1, m2, h4", "lost: wt"]));
    assert_eq!(flaw, "line 7: 'wt' is never the lost card");
    let text = "cast: frodo, gollum_stinker, smeagol_slinker\nburden: 3\nhand 1: r1\nhand 2: h2\nhand 3: h3\nlost: h1";
    assert_eq!(refusal(3, 29, text), "line 6: there is no lost card in chapter 29");
    // LDT-C36.1: Sam may leave a Tower there.
    let text = "cast: sam_bearer, frodo_stung, gorbag\nhand 1: r1\nhand 2: h2\nhand 3: h3\nlost: wt";
    read(3, 36, text);
    read(
        4,
        36,
        "cast: sam_bearer, frodo_stung, gorbag, shagrat\nhand 1: r1\nhand 2: h2\nhand 3: h3\nhand 4: h4",
    );
}

/// LDT-2.3
#[test]
fn all_have_as_many_cards() {
    let flaw = refusal(3, 19, &table_of(&["hand 3: h3"]));
    assert_eq!(flaw, "line 2: chair 1 has 3 cards to play, chair 3 has 1: everybody has as many");
    let flaw = refusal(3, 19, &table_of(&["trick: 1 h4"]));
    assert!(flaw.contains("chair 1 has 4 cards to play, chair 2 has 3:"), "{flaw}");
    // LDT-C23.3: Gandalf has a card more, that of whoever tucked one is not in the hand.
    let text =
        "cast: gandalf_white, theoden, eomer\nhand 1: h1, h2, wt\nhand 2: m1, m2\nhand 3: s1\ntucked 3: s2";
    assert_eq!(read(3, 24, text).deal.total, 2);
    let flaw = refusal(3, 24, &text.replace("m1, m2", "m1, m2, m3"));
    assert!(flaw.contains("chair 2 has 3 cards to play"), "{flaw}");
    // LDT-C35.1: Shelob is left with one.
    let text = "cast: frodo, sam, shelob\nburden: 3\nhand 1: r1\nhand 2: h2\nhand 3: h8, m8";
    assert_eq!(read(3, 35, text).deal.total, 1);
    let flaw = refusal(3, 35, &text.replace("h8, m8", "h8, m8, s8"));
    assert!(flaw.contains("chair 3 has 3 cards to play"), "{flaw}");
}

#[test]
fn won_tricks_are_whole() {
    let flaw = refusal(3, 19, &table_of(&["won 3: s4, s5"]));
    assert_eq!(flaw, "line 8: 2 cards make no whole tricks: a trick has 3");
    let flaw = refusal(3, 19, &table_of(&["hand 2: h2, m3, m7", "won 3: o1, o2, o3"]));
    assert_eq!(flaw, "line 8: nobody wins a trick of o1, o2, o3");
    // LDT-5.5: but it may be set aside.
    let state = read(3, 19, &table_of(&["hand 2: h2, m3, m7", "won nobody: o1, o2, o3"]));
    assert_eq!(state.deal.tricks.len(), 2);
    assert_eq!(state.deal.count.0, [0, 1, 0, 0]);
}

#[test]
fn a_round_has_no_more_tricks_than_cards_are_dealt() {
    let text =
        "cast: gandalf_white, pippin, shadowfax\nhand 1: h1, h2\nhand 2: m1, m2\nhand 3: s1, s2\nwon 2: ";
    let won = "f1, f2, f3, f4, f5, f6, f7, f8, s8, h4, h5, h6, h7, h8, m8, m5, m6, m7, s4, s5, s6";
    assert_eq!(read(3, 28, &format!("{text}{won}")).deal.total, 9);
    let flaw = refusal(3, 28, &format!("{text}{won}, o1, m3, o2"));
    assert_eq!(flaw, "line 5: that makes 10 tricks, and a round of chapter 28 has 9");
}

/// LDT-2.8
#[test]
fn only_some_tuck() {
    let flaw = refusal(3, 19, &table_of(&["hand 3: h3, m4", "tucked 3: bt"]));
    assert_eq!(flaw, "line 8: 'gimli_hunter' tucks no card");
    let text =
        "cast: aragorn_hunter, eomer, gimli_hunter\nhand 1: h1, h2\nhand 2: m8\nhand 3: f7, h7\ntucked 2: h8";
    read(3, 20, text);
}

/// LDT-7.6
#[test]
fn a_burden_is_one_of_the_tokens() {
    let flaw = refusal(3, 19, &table_of(&["burden: 3"]));
    assert_eq!(flaw, "line 8: nobody of the cast takes a Burden");
    let text = "cast: frodo, gollum_stinker, smeagol_slinker\nhand 1: r1\nhand 2: h2\nhand 3: h3";
    for burden in [1, 6] {
        let flaw = refusal(3, 29, &format!("{text}\nburden: {burden}"));
        assert_eq!(flaw, format!("line 5: '{burden}' is no number from 2 to 5"));
    }
    let flaw = refusal(3, 29, text);
    assert!(flaw.contains("'frodo' has a Burden of 2 to 5"), "{flaw}");
    assert_eq!(read(3, 29, &format!("{text}\nburden: 5")).deal.burden, 5);
}

const FANGORN: &str =
    "cast: treebeard, quickbeam, merry\nhand 1: f1, s2, wt\nhand 2: f3, f6, f7\nhand 3: f8, bt, m2";

/// LDT-C22.2: a card lies under Treebeard's token, and he plays it with his next.
#[test]
fn treebeard_has_a_card_under_the_token() {
    let flaw = refusal(3, 22, FANGORN);
    assert!(flaw.contains("'treebeard' has a card under the token, and it is not said which"), "{flaw}");
    let flaw = refusal(3, 22, &format!("{FANGORN}\ntucked 1: m5"));
    assert!(flaw.contains("tucks no card; what lies under the token is told by 'token 1'"), "{flaw}");
    let flaw = refusal(3, 22, &format!("{FANGORN}\ntoken 1: m5\ntoken 3: m6"));
    assert_eq!(flaw, "line 6: 'merry' has no token with a card under it");

    let setup = setup(3, 22);
    let text = format!("{FANGORN}\ntoken 1: m5\nleads: 1");
    let mut state = read(3, 22, &text);
    assert_eq!(state.deal.total, 3);
    let mut chance = Chance::scripted([]);
    let (seat, choice) = (table::Seat::new(0), "play f1".parse().expect("a choice"));
    Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    let lines = Tricks::lines(&state);
    for line in ["trick: 1 m5", "suit: forests", "token 1: f1"] {
        assert!(lines.iter().any(|other| other == line), "{line}: {lines:?}");
    }
    // The suit is that of the card that was laid, also when the table is read again.
    compare(&setup, &state);
}

/// Tricks that were won have been played, those of the first line first.
#[test]
fn won_tricks_have_been_played() {
    let text = "cast: aragorn_leader, hama, theoden
hand 1: h1, s2, h8, m7
hand 2: h3, h6, f7, m1
hand 3: f8, h4, m2, m3
leads: 2
won 1: f1, f2, f3, f4, f5, f6, s1, s3, s4, s5, s6, s7";
    let state = read(3, 25, text);
    assert_eq!((state.deal.tricks.len(), state.deal.total), (4, 8));
    assert!(Tricks::lines(&state).contains(&"tricks: 4 of 8".to_owned()));
    // Háma must win one of the first three.
    let failed = |state: &State| state.status(Chair::at(1)) == Status::Failed;
    assert!(failed(&state));
    let text = text.replace("s5, s6, s7", "s5, s6, s7\nwon 2: m4, m5, m6");
    assert!(failed(&read(3, 25, &text)), "his was the fifth");
    let first = text.replace("won 1", "won 2: m4, m5, m6\nwon 1").replace("s7\nwon 2: m4, m5, m6", "s7");
    assert!(!failed(&read(3, 25, &first)), "his was the first");
    assert!(!failed(&read(3, 25, &format!("{text}\ntaken: 1, 2, 1, 1, 1"))), "his was the second");
    for taken in ["1, 2, 1, 1", "1, 2, 1, 1, 1, 1", "1, 2, 3, 1, 1"] {
        let flaw = refusal(3, 25, &format!("{text}\ntaken: {taken}"));
        assert!(flaw.contains("'taken' tells of other tricks than those that were won"), "{flaw}");
    }
}

/// LDT-10.4: alone, what is not dealt yet will be.
#[test]
fn alone_the_stock_makes_tricks() {
    let text = "cast: aragorn_hunter, boromir, gimli_hunter, legolas_hunter
hand 1: h1, wt
hand 2: m3, bt
hand 3: f7, m2
hand 4: h3, o2
won 3: m1, m4, m5, m6
won 4: f1, f2, f3, f4
stock: s1, s2, s3, s4, h7, h8, h5, h6, m7, m8, h4, h2
leads: 1";
    let state = read(1, 19, text);
    assert_eq!((state.deal.tricks.len(), state.deal.total), (2, 7));
    let without = text.lines().filter(|line| !line.starts_with("stock"));
    let without = without.collect::<Vec<_>>().join("\n");
    assert_eq!(read(1, 19, &without).deal.total, 4);
}

/// LDT-7.2, LDT-C29.1: what an earlier trick has changed is changed.
#[test]
fn an_earlier_trick_has_broken_the_rings() {
    let text = "cast: frodo, gollum_stinker, smeagol_slinker\nburden: 3\nhand 1: r2, h1\nhand 2: h2, m2\nhand 3: h3, m3";
    assert!(!read(3, 29, text).deal.rings_broken);
    let state = read(3, 29, &format!("{text}\nwon 2: h4, r1, h5"));
    assert!(state.deal.rings_broken);
    assert_ne!(state.deal.flips, read(3, 29, text).deal.flips);
}

/// Every moment of a game can be written, and what is written is read as the same: also the deal, and the pyramid of two.
#[test]
fn all_moments_there_and_back() {
    let data = tricks::book::Data::built_in();
    let mut told = 0;
    for (players, options) in [
        (1, &[("chapter", "19")][..]),
        (2, &[("chapter", "20")]),
        (3, &[("chapter", "23")]),
        (4, &[("chapter", "25")]),
        (3, &[("play", "campaign"), ("chapter", "31")]),
        (4, &[("play", "road"), ("retry", "on")]),
    ] {
        let table = proof::Table { players, options };
        let written =
            proof::positions::<tricks::Tricks>(&data, &table, proof::Walk { games: 20, every: 3, least: 4 });
        assert!(written.moments > 3 && written.without == 0, "{table:?}: {written:?}");
        told += written.told;
    }
    assert!(told > 50, "{told} have words of their own");
}

/// What somebody hands on when something is wrong holds nothing that their seat does not know.
#[test]
fn what_is_handed_on_hides_nothing() {
    let table = proof::Table { players: 3, options: &[("chapter", "19")] };
    let twins = proof::nothing_hidden::<tricks::Tricks>(
        &tricks::book::Data::built_in(),
        &table,
        proof::Walk { games: 20, every: 5, least: 5 },
    );
    assert!(twins > 4, "{twins} twins");
}

/// What somebody hands on when something is wrong holds nothing that their seat does not know.
#[test]
fn what_is_handed_on_hides_nothing_of_the_pyramid() {
    let table = proof::Table { players: 2, options: &[("chapter", "20")] };
    let twins = proof::nothing_hidden::<tricks::Tricks>(
        &tricks::book::Data::built_in(),
        &table,
        proof::Walk { games: 20, every: 5, least: 5 },
    );
    assert!(twins > 4, "{twins} twins");
}
