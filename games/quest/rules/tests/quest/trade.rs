//! MEQ-5.3h: trading, and what may be done besides at any time of the own turn.

use quest::board::Token;
use quest::questions::hero::explore::Explore;
use quest::questions::hero::rest::Rest;
use quest::state::Turn;
use table::{Observer, Seat, SeatSet};

use crate::stage::{HERO, OTHER, Stage, id};

const THIRD: Seat = Seat::new(3);

/// Three heroes in one place, the first exploring.
fn together() -> Stage {
    let mut stage = Stage::of(&["thalin", "eometh", "beravor"]);
    for seat in [HERO, OTHER, THIRD] {
        stage.state.hero_mut(seat).at = id("rhun");
    }
    stage.state.turn = Turn::new(2, Some(HERO));
    stage
}

/// MEQ-5.3h: who explores gives, and asks others, who may refuse.
#[test]
fn gives_and_asks() {
    let mut stage = together();
    stage.state.hero_mut(HERO).favor = 1;
    stage.go(Explore { seat: HERO });
    stage.choose(HERO, "give-favor:beravor");
    assert_eq!(stage.state.hero(THIRD).favor, 1);
    stage.choose(HERO, "ask-item:horse:eometh").choose(OTHER, "no");
    assert!(stage.state.has_item(OTHER, "horse"));
    stage.state.hero_mut(OTHER).favor = 2;
    for favor in [1, 2] {
        stage.choose(HERO, "ask-favor:eometh").choose(OTHER, "yes");
        assert_eq!(stage.state.hero(HERO).favor, favor);
    }
}

/// MEQ-5.3h: in one exploration nobody is asked twice for what they refused, and nothing goes back to whom it came from.
#[test]
fn trade_comes_to_an_end() {
    let mut stage = together();
    stage.state.hero_mut(HERO).favor = 1;
    stage.state.hero_mut(OTHER).favor = 1;
    stage.go(Explore { seat: HERO });
    stage.choose(HERO, "ask-item:horse:eometh").choose(OTHER, "no");
    assert_eq!(stage.refused(HERO, "ask-item:horse:eometh"), "MEQ-5.3h");
    stage.choose(HERO, "give-favor:beravor");
    assert_eq!(stage.refused(HERO, "ask-favor:beravor"), "MEQ-5.3h");
    // Another may be asked for the same, and what one has from another one may hand on.
    stage.choose(HERO, "ask-favor:eometh").choose(OTHER, "yes");
    assert_eq!(stage.refused(HERO, "give-favor:eometh"), "MEQ-5.3h");
    stage.choose(HERO, "give-favor:beravor");
    assert_eq!(stage.state.hero(THIRD).favor, 2);
    stage.choose(HERO, "done");
    while !stage.state.frames.is_empty() {
        let seat = [OTHER, THIRD].into_iter().find(|seat| !stage.choices(*seat).is_empty());
        stage.choose(seat.expect("one of the two"), "done");
    }
    // Another exploration is another matter.
    stage.go(Explore { seat: HERO });
    stage.choose(HERO, "ask-item:horse:eometh");
}

/// MEQ-5.3h: two others who are there trade with one another; who has nothing is not asked.
#[test]
fn two_others_trade() {
    let mut stage = together();
    // Eometh has a Horse; Beravor nothing.
    stage.go(Explore { seat: HERO }).choose(HERO, "done");
    stage.choose(OTHER, "give-item:horse:beravor");
    assert!(stage.state.has_item(THIRD, "horse"));
    // Eometh has nothing left, and Beravor is asked.
    stage.choose(THIRD, "give-item:horse:eometh");
    assert!(stage.state.has_item(OTHER, "horse"));
    assert!(stage.state.frames.is_empty());
}

/// MEQ-5.3h: who is elsewhere does not trade, and starting quests stay.
#[test]
fn not_from_afar_and_not_own_quests() {
    let mut stage = together();
    stage.state.hero_mut(THIRD).at = id("shire");
    stage.state.hero_mut(HERO).favor = 1;
    stage.state.hero_mut(HERO).quests.add(id("the_ered_luin"));
    stage.go(Explore { seat: HERO });
    assert_eq!(stage.refused(HERO, "give-quest:the_ered_luin:eometh"), "MEQ-5.3h");
    assert!(!stage.choices(HERO).contains(&"give-favor:beravor".to_owned()));
    stage.choose(HERO, "done");
    assert!(stage.state.frames.is_empty(), "nobody else is asked");
}

/// Argalad with an orc next to him.
fn scout() -> Stage {
    let mut stage = Stage::of(&["argalad", "thalin"]);
    let near = stage.state.pack.map.adjacent[stage.place().index()].first().unwrap();
    let bag = stage.state.pack.bag(near);
    let face = stage.state.decks.bags[bag.index()].iter().next().unwrap();
    let seen = SeatSet::EMPTY;
    let at = near;
    stage.state.board.add_token(Token { at, face, bag, seen });
    stage.state.turn = Turn::new(2, Some(HERO));
    stage
}

/// MEQ-5.0: Argalad scouts once, at any time of his turn; that he has looked is seen by all, what he saw is not.
#[test]
fn scouts_before_resting() {
    let mut stage = scout();
    let near = stage.state.board.tokens().next().unwrap().1.at;
    stage.go(Rest { seat: HERO });
    let choice = format!("scout:{near}");
    stage.choose(HERO, &choice);
    assert_eq!(stage.refused(HERO, &choice), "MEQ-0.2");
    let view = |observer| quest::View::of(&stage.state, observer);
    assert!(view(Observer::Seat(HERO)).faces.iter().flatten().next().is_some());
    assert!(view(Observer::Seat(OTHER)).faces.iter().flatten().next().is_none());
    let seen = view(Observer::Watcher).table.board.tokens().next().unwrap().1.seen;
    assert_eq!(seen, SeatSet::only(HERO));
}

/// MEQ-5.0: nobody else has the gift, nor has he in another's turn.
#[test]
fn scouts_in_his_own_turn() {
    let mut stage = scout();
    stage.state.turn = Turn::new(2, Some(OTHER));
    stage.go(Explore { seat: HERO });
    assert!(!stage.choices(HERO).iter().any(|choice| choice.starts_with("scout")));
}
