//! Cards that all have seen come to a hand stay known, for bots too: as long as the rules let one know it.

use quest::cards::lord_of_the_rings::Recover;
use quest::combat::HERO as OWN;
use quest::frame::Frame;
use quest::pile::Open;
use quest::{MiddleEarthQuest, Pack, State};
use table::{Chance, Game, Journal, Seat, Seed, SetupRequest, pick, rng};

use crate::combat::fight;
use crate::stage::{HERO, OTHER, SAURON, Stage, id};

/// Is it so in all that a seat imagines?
fn always(state: &State, seat: Seat, holds: impl Fn(&State) -> bool) -> bool {
    (0..40).all(|seed| holds(&MiddleEarthQuest::imagine(state, seat, &mut rng(seed))))
}

/// MEQ-8.4e: a card taken back from the combat stack is in that hand, whatever else is.
#[test]
fn a_card_taken_back_is_remembered() {
    let stage = Stage::of(&["thalin", "eleanor"]);
    let mut stage = fight(stage, "warg_rider", &["thalin_parry"], &["ravager_charge"]);
    let stack = &mut stage.state.combat.as_mut().unwrap().stacks[OWN];
    stack.push(id("thalin_crush"));
    stack.push(id("shrewd_planning"));
    stage.state.hero_mut(HERO).life.take(id("thalin_crush"));
    stage.state.decks.skills.take(id("shrewd_planning"));
    stage.go(Frame::TakeBack);
    if stage.state.frames.last() == Some(&Frame::TakeBack) {
        stage.choose(HERO, "card:thalin_crush");
    }
    let in_hand = |state: &State| state.hero(HERO).hand.has(id("thalin_crush"));
    for seat in [SAURON, OTHER] {
        assert!(always(&stage.state, seat, in_hand));
        let parry = |state: &State| state.hero(HERO).hand.has(id("thalin_parry"));
        assert!(!always(&stage.state, seat, parry), "that one nobody has seen");
    }
    // Once it was discarded, nobody thinks that it is there.
    stage.act(|state, ctx| state.discard(HERO, id("thalin_crush"), ctx));
    assert_eq!(stage.state.hero(HERO).open, Open::EMPTY);
}

/// MEQ-9.1: a hand card that is lost face down may have been the one that was seen.
#[test]
fn what_is_lost_face_down_makes_unsure() {
    let mut stage = Stage::of(&["thalin", "eleanor"]);
    stage.hand(&["thalin_parry", "thalin_sweep"]);
    let hero = stage.state.hero_mut(HERO);
    hero.life.take(id("thalin_crush"));
    hero.take_openly(id("thalin_crush"));
    let in_hand = |state: &State| state.hero(HERO).hand.has(id("thalin_crush"));
    assert!(always(&stage.state, OTHER, in_hand));
    stage.act(|state, ctx| state.lose_hand(HERO, id("thalin_parry"), ctx));
    assert!(!always(&stage.state, OTHER, in_hand));
    assert!(always(&stage.state, HERO, in_hand), "the owner sees the own hand");
}

/// MEQ-5.5: what Sauron takes from a discard pile, the heroes know he has, until he plays or discards it.
#[test]
fn a_shadow_card_from_the_discards_is_remembered() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.decks.shadows.take(id("betrayed"));
    stage.state.decks.shadows_out.add(id("betrayed"));
    (0..3).for_each(|_| stage.act(|state, ctx| state.draw_shadows(1, ctx)));
    // It is the only card there: it need not be asked for.
    stage.go(Recover);
    assert_eq!(stage.state.sauron.shadows.len(), 4);
    let held = |state: &State| state.sauron.shadows.has(id("betrayed"));
    assert!(always(&stage.state, HERO, held));
    stage.act(|state, ctx| state.discard_shadows(4, ctx));
    assert_eq!(stage.state.sauron.open_shadows, Open::EMPTY);
}

/// Whatever is played, a hand holds its open cards.
#[test]
fn open_cards_are_in_hand() {
    let mut noted = 0;
    for seed in 0..60 {
        let players = 2 + seed as usize % 3;
        let setup = MiddleEarthQuest::setup(&Pack::standard(), &SetupRequest::players(players)).unwrap();
        let (mut rng, mut chance) = (rng(seed), Chance::from_seed(&Seed::from_number(seed)));
        let mut state = MiddleEarthQuest::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while let Some(seat) = MiddleEarthQuest::asks(&state).first() {
            for hero in &state.heroes {
                let there = hero.open.iter().all(|card| hero.hand.count(card) >= hero.open.count(card));
                assert!(there, "game {seed}: {:?} in {:?}", hero.open, hero.hand);
                noted += hero.open.len();
            }
            let sauron = &state.sauron;
            for plot in sauron.open_plots.iter() {
                assert!(sauron.plots.count(plot) >= sauron.open_plots.count(plot), "game {seed}");
            }
            for card in sauron.open_shadows.iter() {
                assert!(sauron.shadows.count(card) >= sauron.open_shadows.count(card), "game {seed}");
            }
            noted += sauron.open_plots.len() + sauron.open_shadows.len();
            choices.clear();
            MiddleEarthQuest::choices(&state, seat, &mut choices);
            let choice = choices[pick(&mut rng, choices.len())];
            MiddleEarthQuest::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
    }
    assert!(noted > 0, "no card was ever seen");
}
