//! Chapters 2, 10 and 11: the story track, dominance, and how the conclusion begins.

use quest::MiddleEarthQuest;
use quest::kinds::Colour;
use quest::steps::sauron_turn::Phase;
use quest::story::Dominant;
use table::Game;

use crate::stage::{SAURON, Stage, id};

/// MEQ-2.2: the heroes' marker goes 2, Sauron's by his active plots.
#[test]
fn markers_advance() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.sauron.active[0] = Some((id("sauron_hunts_for_the_ring"), id("gladden_fields")));
    stage.state.sauron.active[1] = Some((id("gollum_is_captured"), id("udun")));
    stage.go(Phase::Story);
    assert_eq!(stage.state.markers, [3, 0, 0, 2]);
}

/// MEQ-2.0: in the first turn there is no Story step.
#[test]
fn not_in_the_first_turn() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.turn.round = 1;
    stage.go(Phase::Story);
    assert_eq!(stage.state.markers, [0; 4]);
}

/// MEQ-2.2a: the first marker in stage II brings the Ringwraiths and Gothmog.
#[test]
fn minions_enter() {
    let mut stage = Stage::of(&["thalin"]);
    stage.act(|state, ctx| state.advance(Colour::Green, 7, ctx));
    assert_eq!(stage.state.board.minion_at(id("ringwraiths")), Some(id("minas_morgul")));
    assert_eq!(stage.state.board.minion_at(id("gothmog")), Some(id("mount_gundabad")));
    assert_eq!(stage.state.board.minion_at(id("witch_king")), None);
}

/// MEQ-B9: the Witch-king has two places, and Sauron chooses.
#[test]
fn the_witch_king_chooses() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.entered = 1;
    stage.state.markers[0] = 12;
    stage.act(|state, ctx| state.advance(Colour::Yellow, 1, ctx));
    table::flow::run::<MiddleEarthQuest>(
        &mut stage.state,
        &mut table::flow::Ctx::new(&mut stage.chance, &mut stage.journal),
    );
    stage.choose(SAURON, "at:ruins_of_angmar");
    assert_eq!(stage.state.board.minion_at(id("witch_king")), Some(id("ruins_of_angmar")));
}

/// MEQ-2.2b, MEQ-B12: the end counts at once, whichever step it is.
#[test]
fn the_end_at_once() {
    let mut stage = Stage::of(&["thalin"]);
    stage.act(|state, ctx| state.advance(Colour::Red, 18, ctx));
    assert!(stage.state.concluding);
    let mut stage = Stage::with(&["thalin"], &[("conclusion", "story")]);
    stage.act(|state, ctx| state.advance(Colour::Red, 18, ctx));
    assert!(!stage.state.concluding);
}

/// MEQ-2.2b: all three of Sauron's on Shadow Falls end it, too; two do not.
#[test]
fn shadow_falls() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.markers = [10, 9, 11, 0];
    stage.act(|state, ctx| state.look_at_track(ctx));
    assert!(!stage.state.concluding);
    stage.act(|state, ctx| state.advance(Colour::Red, 1, ctx));
    assert!(stage.state.concluding);
}

/// MEQ-2.2b: no marker goes beyond the last space.
#[test]
fn not_beyond() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.markers[3] = 17;
    stage.act(|state, ctx| state.advance(Colour::Green, 5, ctx));
    assert_eq!(stage.state.markers[3], 18);
}

/// MEQ-10.1: the lower number dominates; Sauron's is the lower of two counts.
#[test]
fn dominance() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.markers = [0, 0, 0, 0];
    assert_eq!(stage.state.dominant(), Dominant::Nobody);
    stage.state.markers = [0, 0, 0, 1];
    assert_eq!(stage.state.dominant(), Dominant::Heroes);
    // 2 + 1 + 0 to Shadow Falls, though the foremost lacks 6 to the end.
    stage.state.markers = [8, 9, 12, 14];
    assert_eq!((stage.state.sauron_lacks(), stage.state.heroes_lack()), (3, 4));
    assert_eq!(stage.state.dominant(), Dominant::Sauron);
}

/// MEQ-12.2: the table may count Story steps instead of spaces.
#[test]
fn dominance_by_steps() {
    let mut stage = Stage::with(&["thalin"], &[("dominance", "steps")]);
    stage.state.markers = [10, 0, 0, 10];
    assert_eq!(stage.state.dominant(), Dominant::Heroes, "no plot is active: Sauron never arrives");
    stage.state.sauron.active[0] = Some((id("gollum_is_tortured"), id("barad_dur")));
    assert_eq!(stage.state.dominant(), Dominant::Nobody, "four steps each");
}

/// MEQ-11.1: the dominant side wins by its mission.
#[test]
fn a_mission_wins() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.markers = [18, 0, 0, 0];
    stage.state.missions = [id("in_darkness_bind_them"), id("isildurs_secret")];
    stage.state.concluding = true;
    stage.go(Phase::Story);
    let outcome = MiddleEarthQuest::outcome(&stage.state).unwrap();
    assert_eq!(outcome.reason, "quest-won-sauron-mission");
    assert!(outcome.winners.has(SAURON));
}

/// MEQ-11.4: when Sauron dominates, the Ringwraiths are harder by what the green marker lacks.
#[test]
fn the_last_fight_is_adjusted() {
    let mut stage = Stage::of(&["thalin"]);
    stage.state.markers = [18, 0, 0, 10];
    stage.state.missions = [id("his_dark_throne"), id("isildurs_secret")];
    stage.state.concluding = true;
    stage.go(Phase::Story);
    let combat = stage.state.combat.as_ref().unwrap();
    assert_eq!((combat.fighter.health, combat.fighter.fortitude, combat.fighter.strength), (9 + 8, 8 + 8, 8));
}
