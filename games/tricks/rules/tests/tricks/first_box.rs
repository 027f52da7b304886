//! Chapter 11.3: what characters of the first box do while setting up, and what comes of it.

use tricks::chair::Chair;
use tricks::event::Ending;
use tricks::questions::{Over, Phase};

use crate::table::{Deal, Play, card, late, setup};

const FOUR: [&str; 4] = ["aragorn_hunter", "fatty_bolger", "gildor", "butterbur"];

fn hand_sizes(play: &Play) -> Vec<usize> {
    (0..4).map(|index| play.state().deal.hands[Chair::at(index)].len()).collect()
}

/// LDT-11.3: Fatty Bolger gives a card to each of the others, and gets none back; there is a trick for every card of
/// the others. tricks:fatty_bolger
#[test]
fn fatty_gives_and_the_others_play_on() {
    let mut play = Deal::new(4, 19).roster(&FOUR).hands(&["wt", "h1 h2 h3"]).deal();
    play.all("take fatty_bolger, take gildor, take butterbur");
    play.settle_to("pass").all("pass h1, pass h2, pass h3").settle();
    assert_eq!(hand_sizes(&play), [10, 6, 10, 10]);
    assert_eq!(play.state().deal.total, 10, "one more than were dealt");
    for (chair, given) in [(3, "h1"), (4, "h2"), (1, "h3")] {
        assert!(play.hand(chair).has(card(given)));
    }
}

/// LDT-11.3: the empty hand is passed over, also when it should lead.
#[test]
fn an_empty_hand_is_passed_over() {
    let hands = ["h8", "h2 f1", "h3 f2"];
    let play = late(3, 19, &["fatty_bolger", "gildor", "butterbur"], &hands, 1);
    let mut play = play.with(|state| state.deal.total = 2);
    play.play("h8 h2 h3");
    assert_eq!(play.turn(), 2, "who won has no card left to lead");
    play.play("f1");
    assert_eq!(play.turn(), 3);
    play.play("f2");
    let over = Phase::Over(Over { won: true, ending: Ending::AllMet });
    assert_eq!(play.state().phase, over);
    let last = play.state().deal.tricks[1];
    assert_eq!((last.cards[Chair::at(0)], last.winner), (None, Some(Chair::at(2))));
}

/// LDT-11.3, LDT-10.4: alone, who shows the hand or gives cards away holds all cards of the hand from the beginning; the
/// others are dealt theirs trick by trick. tricks:goldberry
#[test]
fn alone_some_hands_are_whole() {
    let roster = ["aragorn_hunter", "fatty_bolger", "goldberry", "butterbur"];
    let mut play = Deal::new(1, 19).roster(&roster).by_chance(3);
    while play.state().phase.playing().is_none() {
        let choices = play.choices();
        let skip = choices.iter().find(|choice| *choice == "skip");
        let choice = skip.unwrap_or(&choices[0]).clone();
        play.go(&choice);
    }
    let whole = |name: &str| {
        let mut chairs = Chair::all(4);
        let plays = |chair: &Chair| play.state().deal.cast[*chair].is_some_and(|who| who.name() == name);
        let chair = chairs.find(plays).expect("somebody plays it");
        play.state().deal.hands[chair].len()
    };
    assert_eq!(whole("fatty_bolger"), 9 - 3);
    assert_eq!(whole("goldberry"), 9 + 1);
    assert_eq!((whole("butterbur"), whole("aragorn_hunter")), (4 + 1, 4 + 1));
    assert_eq!(play.state().deal.stock.len(), 10, "five for each of these two");
    assert_eq!(play.state().deal.total, 10);
}

/// LDT-11.3: Galadriel exchanges with Gandalf or for the lost card, not both; nor with anybody else. tricks:galadriel
#[test]
fn galadriel_has_two_ways() {
    let roster = ["aragorn_hunter", "galadriel", "gandalf_grey", "gildor"];
    let table = || Deal::new(4, 19).roster(&roster).lost("h7").hands(&["wt", "m1 m2", "f1"]).deal();
    let mut play = table();
    play.all("take galadriel, take gandalf_grey, take gildor").settle_to("pass");
    play.refuses("with 4", "LDT-2.7").refuses("with 1", "LDT-2.7");
    play.all("with 3, pass m1, pass f1");
    assert!(play.hand(2).has(card("f1")) && play.hand(3).has(card("m1")));
    assert!(!play.hand(2).has(card("h7")), "that was her exchange");
    let mut play = table();
    play.all("take galadriel, take gandalf_grey, take gildor").settle_to("pass").go("pass m2");
    assert!(play.hand(2).has(card("h7")));
    // He has taken the lost card before it is her turn.
    let mut play = table();
    play.all("take gandalf_grey, take galadriel, take gildor").settle_to("with");
    assert_eq!(play.turn(), 3);
    play.refuses("pass f1", "LDT-2.2").go("with 2");
}

/// LDT-11.3: Glorfindel takes the lost card, and nothing more. tricks:glorfindel
#[test]
fn glorfindel_takes_the_lost_card() {
    let roster = ["aragorn_hunter", "glorfindel", "gildor", "bilbo_queer"];
    let mut play = Deal::new(4, 19).roster(&roster).lost("h7").hands(&["wt"]).deal();
    play.all("take glorfindel, take gildor, take bilbo_queer").settle();
    assert!(play.hand(2).has(card("h7")));
    assert_eq!(hand_sizes(&play), [9, 10, 9, 9]);
}

/// LDT-6.8: what is long is tried again, unless the table says otherwise; a short chapter is not, unless it does.
#[test]
fn what_may_be_tried_again() {
    let retry = |options: &[(&str, &str)]| setup(3, options).rules.retry;
    assert!(retry(&[("chapter", "25")]) && retry(&[("chapter", "32")]));
    assert!(!retry(&[("chapter", "19")]) && !retry(&[("play", "road")]));
    assert!(!retry(&[("chapter", "25"), ("retry", "off")]));
    assert!(retry(&[("chapter", "19"), ("retry", "on")]));
    assert!(retry(&[("play", "campaign"), ("retry", "off")]));
}
