//! MEQ-5.3d: what a hero may do who explores, and that it comes to an end.

use quest::frame::Frame;
use quest::ids::{Character, Happening, Item, Quest};
use quest::questions::hero::explore::Explore;
use quest::state::Turn;
use quest::{Choice, MiddleEarthQuest};
use table::{Chance, Game, Seat, pick, rng};

use crate::stage::{HERO, Stage, id};

/// A hero explores the place of this event.
fn at_the_event(event: &str) -> Stage {
    let mut stage = Stage::of(&["thalin", "eometh", "beravor"]);
    let event = id::<Happening>(event);
    let place = stage.state.pack.event(event).flag.unwrap();
    for seat in stage.state.seats() {
        stage.state.hero_mut(seat).at = place;
    }
    stage.state.event = Some(event);
    stage.state.turn = Turn::new(2, Some(HERO));
    stage
}

/// MEQ-5.3d, MEQ-0.2: to choose the event is to say yes to it; where it could only be declined it is not offered.
#[test]
fn the_event_is_used_or_left() {
    let mut stage = at_the_event("gandalf_visits_frodo");
    stage.state.hero_mut(HERO).favor = 2;
    stage.go(Explore { seat: HERO });
    assert_eq!(stage.refused(HERO, "event"), "MEQ-0.2");
    stage.state.hero_mut(HERO).favor = 3;
    stage.choose(HERO, "event");
    assert_eq!(stage.state.hero(HERO).favor, 0);
    assert_eq!(stage.state.event, None);
    assert!(matches!(stage.state.frames.last(), Some(Frame::Explore(_))));
}

/// MEQ-5.3d: an event of which a part is left to the hero is used all the same.
#[test]
fn an_event_that_is_not_declined() {
    let mut stage = at_the_event("cirdan_the_shipwright");
    stage.go(Explore { seat: HERO }).choose(HERO, "event");
    stage.choose(HERO, "no");
    assert!(stage.state.has_item(HERO, "boat"));
    assert_eq!(stage.state.event, None);
}

/// MEQ-5.3d, MEQ-5.3h: whoever never has enough of exploring runs out of things to do, whatever the others answer.
#[test]
fn exploring_ends() {
    let events = {
        let stage = Stage::of(&["thalin"]);
        let flagged = Happening::all().filter(|event| stage.state.pack.event(*event).flag.is_some());
        flagged.collect::<Vec<_>>()
    };
    for seed in 0..200 {
        let mut rng = rng(seed);
        let mut stage = at_the_event(events[seed as usize % events.len()].id());
        stage.chance = Chance::stream(table::rng(seed));
        let place = stage.place();
        stage.state.board.favor.add(place, 2);
        for who in Character::all().filter(|who| (who.index() as u64 + seed).is_multiple_of(4)) {
            stage.state.board.characters[who.index()] = Some(place);
        }
        for (seat, item) in stage.state.seats().zip(Item::all()) {
            stage.act(|state, ctx| state.gain_item(seat, item, ctx));
            stage.state.hero_mut(seat).favor = pick(&mut rng, 4) as u8;
        }
        let common = Quest::all().find(|quest| stage.state.pack.quest(*quest).hero.is_none());
        let holder = Seat::new(1 + pick(&mut rng, 3));
        stage.state.hero_mut(holder).quests.add(common.unwrap());
        stage.go(Explore { seat: HERO });
        let (mut made, mut choices) = (0, Vec::new());
        while let Some(seat) = MiddleEarthQuest::asks(&stage.state).first() {
            choices.clear();
            MiddleEarthQuest::choices(&stage.state, seat, &mut choices);
            let exploring = matches!(stage.state.frames.last(), Some(Frame::Explore(_)));
            if exploring && choices.len() > 1 {
                choices.retain(|choice| *choice != Choice::Done);
            }
            let choice = choices[pick(&mut rng, choices.len())].to_string();
            stage.choose(seat, &choice);
            made += 1;
            assert!(made < 400, "seed {seed}: still exploring, last '{choice}'");
        }
    }
}
