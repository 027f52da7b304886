//! Chapters 1 and 2: the cards, and setting up a round.

use table::{Game, Observer, Seat, SetupRequest};
use tricks::Tricks;
use tricks::book::{Data, Source};
use tricks::card::{Card, CardSet, Suit};
use tricks::questions::{GiveBack, Phase, WithWhom};
use tricks::view::Seen;

use crate::table::{Deal, Play, card, cards, late, setup};

const ARAGORN: &str = "wt h1 h2 h3 h4 h5 h6 h7 m1";

fn chapter_19() -> Play {
    Deal::new(4, 19).lost("h8").hands(&[ARAGORN]).deal()
}

/// LDT-1.1: one to four people win or lose together, in chapters 19 to 36, in any order.
#[test]
fn players_and_chapters() {
    let info = Tricks::INFO;
    assert_eq!((info.least, info.most, info.cooperative), (1, 4, true));
    let options = Tricks::options(&Data::built_in());
    let chapters = options.iter().find(|option| option.id == "chapter").unwrap();
    let numbers = (19..=36).map(|number| number.to_string()).collect::<Vec<_>>();
    assert_eq!(chapters.values, numbers);
    let refused = |players, option: &str, value: &str| {
        let request = SetupRequest::players(players).option(option, value);
        Tricks::setup(&Data::built_in(), &request).is_err()
    };
    assert!(refused(5, "chapter", "19") && refused(0, "chapter", "19"));
    assert!(refused(3, "chapter", "18") && refused(3, "chapter", "37") && refused(3, "lost", "on"));
    let campaign = setup(3, &[("play", "campaign"), ("chapter", "34")]);
    let left = campaign.rules.chapters.iter().map(|chapter| chapter.number);
    assert_eq!(left.collect::<Vec<_>>(), [34, 35, 36]);
}

/// LDT-1.2: 37 cards.
#[test]
fn the_deck() {
    let deck = setup(4, &[]).rules.chapters[0].deck;
    assert_eq!(deck.len(), 37);
    for suit in [Suit::Hills, Suit::Mountains, Suit::Forests, Suit::Shadows] {
        let values = deck.and(suit.cards()).iter().filter_map(Card::value);
        assert_eq!(values.collect::<Vec<_>>(), (1..=8).collect::<Vec<_>>());
    }
    assert_eq!(deck.and(CardSet::ORCS).len(), 3);
    assert!(CardSet::TOWERS.minus(deck).is_empty());
    assert!(deck.and(Suit::Rings.cards()).is_empty() && deck.and(CardSet::FATIGUE).is_empty());
}

/// LDT-1.3, LDT-1.4: a side for three and one for four; two play the one for three.
#[test]
fn sides_of_a_card() {
    let goal = |players| {
        let setup = setup(players, &[]);
        let gimli = tricks::character::Character::named("gimli_hunter").unwrap();
        setup.rules.sheet(gimli).goal.to_string()
    };
    assert_eq!(goal(3), "cards(self, mountains) >= 6");
    assert_eq!(goal(2), goal(3));
    assert_eq!(goal(4), "cards(self, mountains) >= 5");
    assert_eq!(goal(1), goal(4));
}

/// LDT-1.4: a character that is not the chapter's cannot be taken.
#[test]
fn only_the_chapters_characters() {
    chapter_19().refuses("take merry", "LDT-1.4");
}

/// LDT-1.5: where Treebeard's card says otherwise than the rules, his card holds: he does not play the card
/// that he lays.
#[test]
fn cards_beat_rules() {
    let mut play = Deal::new(3, 22).hands(&["wt f1 f2 f3"]).then(&["h3", "h4"]).deal();
    play.all("take merry, take quickbeam").settle_to("place").all("place f1, play f2");
    assert_eq!(play.state().deal.current.cards.0[0], Some(card("f1")));
}

/// LDT-2.1: the chapter's characters, with a star on each that must be chosen.
#[test]
fn characters_and_stars() {
    let view = chapter_19().view(1);
    let starred = view.roster.iter().filter(|entry| entry.starred).map(|entry| entry.character.name());
    assert_eq!(starred.collect::<Vec<_>>(), ["aragorn_hunter", "boromir"]);
    assert_eq!(view.roster.len(), 4);
}

/// LDT-2.2, LDT-A2: a Tower cannot be lost: it goes back, and another card is turned, as often as needed.
#[test]
fn the_lost_card_is_no_tower() {
    use table::{Chance, Match};
    let hands = cards("wt h1 h2 h3 h4 h5 h6 h7 m1 m2 m3 m4 m5 m6 m7 m8 f1 f2 f3 f4 f5 f6 f7 f8 s1 s2 s3");
    let mut draws = vec!["wt", "bt", "wt", "h8"];
    let names = hands.iter().map(Card::name).collect::<Vec<_>>();
    draws.extend(names);
    let game = Match::<Tricks>::start_with(setup(4, &[]), Chance::faces(draws));
    assert_eq!((game.chance().fault(), game.chance().unused()), (None, 0));
    assert_eq!(game.state().deal.lost, Some(card("h8")));
    let view = Tricks::view(game.state(), Observer::Watcher);
    assert_eq!(view.lost, Some(card("h8")), "it lies open");
}

/// LDT-2.3: twelve each with three, nine each with four, secretly.
#[test]
fn the_deal() {
    for (players, size) in [(3, 12), (4, 9)] {
        let play = Deal::new(players, 19).deal();
        for chair in 1..=players {
            assert_eq!(play.hand(chair).len(), size);
        }
        let view = play.view(1);
        assert_eq!(view.chairs[0].hand, Some(play.hand(1)));
        assert!(view.chairs[1..].iter().all(|chair| chair.hand.is_none() && chair.count == size));
        let watcher = Tricks::view(play.state(), Observer::Watcher);
        assert!(watcher.chairs.iter().all(|chair| chair.hand.is_none()));
        assert_eq!(view.stock, 0);
    }
}

/// LDT-2.4: the White Tower makes Aragorn; card and token are his.
#[test]
fn the_white_tower_makes_aragorn() {
    let play = Deal::new(4, 19).hands(&["", "", ARAGORN]).deal();
    assert_eq!(play.chair("aragorn_hunter").number(), 3);
    assert!(play.hand(3).has(Card::WHITE_TOWER));
    assert_eq!(play.view(1).towers[0].map(|chair| chair.number()), Some(3));
    assert_eq!(play.view(1).chairs[2].known, cards("wt"), "everybody knows where it is");
}

/// LDT-2.5: from the left, stars must find somebody, not necessarily the first.
#[test]
fn choosing_characters() {
    let mut play = chapter_19();
    assert_eq!(play.turn(), 2);
    play.go("take gimli_hunter").refuses("take gimli_hunter", "LDT-2.5");
    play.go("take legolas_hunter");
    // Boromir is starred and nobody is left but the fourth.
    assert_eq!(play.choices(), ["take boromir"]);
    let mut play = Deal::new(3, 19).lost("h8").hands(&[ARAGORN]).deal();
    play.go("take gimli_hunter").refuses("take legolas_hunter", "LDT-2.5").go("take boromir");
}

/// LDT-2.6, LDT-A1: clockwise from Aragorn's left, whoever has something to do.
#[test]
fn order_of_setting_up() {
    let mut play = Deal::new(4, 19).hands(&["", ARAGORN]).deal();
    play.all("take gimli_hunter, take boromir, take legolas_hunter");
    assert_eq!(play.turn(), 3, "Gimli sits to the left of Aragorn");
    play.refuses("skip", "LDT-2.6").refuses("play h1", "LDT-2.6");
    let mut seen = vec![play.turn()];
    while play.state().phase.playing().is_none() {
        let phase = play.state().phase;
        if let Phase::WithWhom(WithWhom { chair, .. }) = phase
            && seen.last() != Some(&chair.number())
        {
            seen.push(chair.number());
        }
        let choice = match phase {
            Phase::GiveBack(GiveBack { given, .. }) => format!("pass {given}"),
            _ => play.choices()[0].clone(),
        };
        play.go(&choice);
    }
    assert_eq!(seen, [3, 4, 1]);
    assert_eq!(play.turn(), 2, "and Aragorn leads");
}

/// LDT-2.7, LDT-A17: one card for another, only with the characters named, and never Aragorn's White Tower.
#[test]
fn exchanging() {
    let mut play = Deal::new(3, 19).lost("h8").hands(&[ARAGORN, "m2 m3", "s1 s2"]).deal();
    play.all("take gimli_hunter, take boromir");
    // Gimli exchanges with Legolas, who is not there, or Aragorn: so with him.
    assert_eq!((play.turn(), play.seat()), (2, Seat::new(1)));
    play.refuses("pass wt", "LDT-3.1").go("pass m2");
    assert_eq!(play.seat(), Seat::new(0));
    assert!(play.hand(1).has(card("m2")), "Aragorn has it before he answers");
    play.refuses("pass wt", "LDT-2.7").go("pass m2");
    assert!(play.hand(2).has(card("m2")), "the same card may come back");
    // Boromir may choose his partner.
    assert_eq!(play.choices(), ["with 1", "with 2"]);
    play.refuses("with 3", "LDT-2.7").all("with 2, pass s1, pass m3");
    assert!(play.hand(3).has(card("m3")) && play.hand(2).has(card("s1")));
}

/// LDT-2.7: only the two who exchange know the cards.
#[test]
fn exchanges_are_secret() {
    let mut play = Deal::new(3, 19).lost("h8").hands(&[ARAGORN, "m2 m3", "s1 s2"]).deal();
    play.all("take gimli_hunter, take boromir, pass m2, pass h1, with 2, pass s1, pass m3");
    let lines = |observer| {
        let told = play.game.told().iter().filter(|(_, entry)| entry.audience.admits(observer));
        told.map(|(_, entry)| serde_json::to_string(&entry.event).unwrap()).collect::<String>()
    };
    for (seat, known) in [(0, true), (1, true), (2, false)] {
        assert_eq!(lines(Observer::Seat(Seat::new(seat))).contains("\"m2\""), known, "seat {seat}");
    }
    assert!(!lines(Observer::Watcher).contains("\"m2\""));
    assert!(lines(Observer::Afterwards).contains("\"m2\""));
    assert_eq!(play.view(1).chairs[1].known, cards(""), "the 2 of Mountains may have been passed on");
    assert_eq!(play.view(2).chairs[0].known, cards("m2 wt"));
    assert_eq!(play.view(3).chairs[1].known, cards("s1"));
}

/// LDT-2.8: a tucked card is not in the hand, may return between tricks and must when nothing else is left.
#[test]
fn tucking() {
    let hands = ["wt h1 h2 h3 h4 h5 h6 h7 m1 m2 m3 m4", "m5 s1 s2 s3 s4 s5 s6 s7 s8 f1 f2 f3"];
    let mut play = Deal::new(3, 20).lost("h8").hands(&hands).deal();
    play.all("take eomer, take gimli_hunter");
    play.refuses("tuck m6", "LDT-3.1").go("tuck m5").settle();
    assert!(!play.hand(2).has(card("m5")));
    assert_eq!(play.view(2).chairs[1].tucked, Some(Seen::Card(card("m5"))));
    assert_eq!(play.view(1).chairs[1].tucked, Some(Seen::Hidden));
    // Before each trick it may come back.
    assert_eq!(play.choices(), ["wait", "untuck"]);
    // Whoever would play first is told what is asked.
    let mut thought = Vec::new();
    Tricks::candidates(play.state(), play.seat(), &mut thought);
    assert!(thought.iter().any(|choice| choice.to_string().starts_with("play ")), "{thought:?}");
    play.refuses("play m6", "LDT-2.8");
    play.all("wait, play m1");
    assert!(play.legal().has(card("s1")), "without Mountains in the hand he need not follow");
    play.play("s1 m6");
    assert_eq!(play.turn(), 2, "between tricks he is asked again");
    play.go("untuck");
    assert!(play.hand(2).has(card("m5")));
    assert_eq!(play.view(1).chairs[1].tucked, None);
}

/// LDT-2.8: when the hand is empty the tucked card must return, and nobody is asked.
#[test]
fn a_tucked_card_returns_to_an_empty_hand() {
    let cast = ["pippin", "eomer", "merry"];
    let mut play = late(3, 20, &cast, &["h1 h2", "h3", "h5 h6"], 1).with(|state| {
        state.deal.tucked.0[1] = Some(card("o1"));
        state.deal.won.0[1] = cards("o2 o3");
    });
    play.play("h1 h3 h5");
    assert_eq!((play.hand(2), play.state().deal.tucked.0[1]), (cards("o1"), None));
    assert_eq!(play.turn(), 3, "and the trick goes on");
}

/// LDT-2.9, LDT-2.10: without Aragorn a card decides who is first, and a character's card who leads.
#[test]
fn without_aragorn() {
    let play = Deal::new(3, 27).hands(&["", "bt"]).deal();
    assert_eq!(play.chair("saruman").number(), 2);
    let mut play = Deal::new(3, 27).hands(&["", "bt"]).deal();
    play.cast("gandalf_white theoden");
    assert_eq!(play.turn(), 2, "Saruman leads");
    let mut play = Deal::new(3, 21).hands(&["", "", "wt"]).deal();
    assert_eq!(play.chair("ugluk").number(), 3);
    play.cast("merry grishnakh");
    assert_eq!(play.turn(), 3);
}

/// LDT-4.4: who takes a Tower has its token, also who was dealt it.
#[test]
fn a_tower_that_is_shown_has_its_token() {
    for holder in [1, 2] {
        let mut hands = ["", "", "wt"];
        hands[holder - 1] = "bt";
        let mut play = Deal::new(3, 21).hands(&hands).deal();
        play.cast("merry grishnakh");
        let black = play.view(1).towers[1].map(|chair| chair.number());
        assert_eq!(black, Some(2), "Grishnákh's, dealt to {holder}");
    }
}

/// LDT-2.10: the events of a chapter are there, with where they come from.
#[test]
fn events() {
    let events = Deal::new(3, 31).deal().view(1).events;
    let ids = events.iter().map(|event| event.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids, ["tower", "black_gate", "winged_wraiths", "host_of_sauron"]);
    assert_eq!(events[0].source, Source::Reconstructed);
    assert_eq!(events[2].source, Source::Implied);
}
