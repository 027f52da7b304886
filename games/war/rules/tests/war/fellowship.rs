//! Chapters 14 and 16: the Fellowship, and Mordor.

use war::character::{Character, Place};
use war::face::Face;
use war::frame::{Frame, Phase};
use war::nation::Nation::*;
use war::nation::Side;
use war::questions::Actions;
use war::region::Region;
use war::state::Ending;

use crate::stage::Stage;

/// The Fellowship phase of a turn.
fn phase(progress: u8) -> Stage {
    Stage::with_dice(&[], &[]).change(|state| {
        state.frames.clear();
        state.fellowship.progress = progress;
        for frame in [Frame::Allocate, Frame::Guide, Frame::EnterMordor, Frame::Declare] {
            state.frames.push(frame);
        }
    })
}

/// GDA-20.15, GDA-14.15, GDA-14.21, GDA-13.5: declared at Lórien with Progress 5: healed, still hidden.
#[test]
fn declared_at_lorien() {
    let stage = phase(5).change(|state| {
        state.fellowship.corruption = 2;
        state.politics[Elves].active = false;
    });
    let stage = stage.play(&["to:lorien"]);
    let fellowship = stage.state.fellowship;
    assert_eq!((fellowship.at, fellowship.progress, fellowship.corruption), (Region::LORIEN, 0, 1));
    assert!(fellowship.hidden && stage.active(Elves));
}

/// GDA-14.15: no further than Progress. GDA-14.14: at 0 it does not move.
#[test]
fn declared_too_far() {
    assert_eq!(phase(3).refuses("to:lorien"), ("war-why-too-far", "GDA-14.15"));
    assert_eq!(phase(0).refuses("to:fords-of-bruinen").0, "war-why-too-far");
    let stage = phase(0).change(|state| state.fellowship.corruption = 1).play(&["to:rivendell"]);
    assert_eq!(stage.state.fellowship.corruption, 0, "every turn it is declared there");
}

/// GDA-14.15: a revealed Fellowship is not declared.
#[test]
fn revealed_is_not_declared() {
    let stage = phase(0).change(|state| state.frames.clear());
    let stage = stage.change(|state| {
        state.fellowship.hidden = false;
        state.frames.push(Frame::Phase(Phase::Roll));
        state.frames.push(Actions(0));
        state.dice[Side::Free][Face::Character] = 1;
    });
    let stage = stage.play(&["die:character"]);
    assert_eq!(stage.refuses("act:move-fellowship"), ("war-why-not-hidden", "GDA-14.9"));
    assert!(stage.allows("act:hide"));
}

/// GDA-20.14, GDA-14.5, GDA-14.6: one of the highest level guides.
#[test]
fn guide() {
    let stage = phase(0).play(&["no"]);
    assert!(stage.allows("who:strider"));
    assert_eq!(stage.refuses("who:boromir"), ("war-why-not-highest", "GDA-14.5"));
    let stage = stage.play(&["who:strider"]);
    assert_eq!(stage.state.fellowship.guide, Some(Character::Strider));
}

/// GDA-20.17, GDA-14.23: Legolas and Meriadoc go up to seven regions with Progress 5.
#[test]
fn separation() {
    let stage = Stage::free("character").change(|state| state.fellowship.progress = 5);
    let stage = stage.play(&["die:character", "act:separate", "take:legolas", "take:meriadoc"]);
    assert!(stage.allows("to:woodland-realm"));
    assert!(!stage.allows("to:minas-tirith"), "that is further");
    let stage = stage.play(&["to:woodland-realm"]);
    assert_eq!((stage.count("woodland-realm", "legolas"), stage.count("woodland-realm", "meriadoc")), (1, 1));
    assert_eq!(stage.state.companions().len(), 5);
}

/// GDA-14.24: from a besieged Stronghold nobody goes further.
#[test]
fn separated_inside() {
    let stage = Stage::free("character").put("rivendell", &[("sauron-regular", 1)]);
    let stage = stage.play(&["die:character", "act:separate", "take:legolas"]);
    assert_eq!(stage.choices().iter().filter(|choice| choice.starts_with("to:")).count(), 1);
    assert!(stage.allows("to:rivendell"));
}

/// GDA-14.25, GDA-14.8: when the Guide leaves another of the highest level guides, or Gollum.
#[test]
fn guide_leaves() {
    let stage = Stage::free("character").company(&[Character::Strider, Character::Boromir, Character::Gimli]);
    let stage = stage.play(&["die:character", "act:separate", "take:strider", "to:rivendell"]);
    assert!(stage.allows("who:boromir") && stage.allows("who:gimli"));
    let alone = Stage::free("character").company(&[Character::Boromir]);
    let alone = alone.play(&["die:character", "act:separate", "take:boromir", "to:rivendell"]);
    assert_eq!(alone.state.fellowship.guide, None);
}

/// GDA-14.20, GDA-19.4: hiding takes a Character result, unless Strider guides.
#[test]
fn hiding() {
    let revealed = |face: &str| Stage::free(face).change(|state| state.fellowship.hidden = false);
    let stage = revealed("event").play(&["die:event"]);
    assert_eq!(stage.refuses("act:hide").0, "war-why-wrong-face");
    let stage = revealed("event").change(|state| state.fellowship.guide = Some(Character::Strider));
    let stage = stage.play(&["die:event", "act:hide"]);
    assert!(stage.state.fellowship.hidden);
    assert_eq!(
        stage.state.hunt_box,
        war::nation::BySide::from_array([0, 0]),
        "the die does not go to the Hunt Box"
    );
}

/// GDA-4.5, GDA-14.11: the die that moved the Fellowship goes to the Hunt Box.
#[test]
fn die_to_the_hunt_box() {
    let stage = Stage::free("character").play(&["die:character", "act:move-fellowship"]);
    assert_eq!(
        (stage.state.fellowship.progress, stage.state.hunt_box),
        (1, war::nation::BySide::from_array([1, 0]))
    );
}

fn gate(at: Region) -> Stage {
    phase(0).change(|state| state.fellowship.at = at).play(&["no"])
}

/// GDA-16.1, GDA-16.3: from Morannon or Minas Morgul into Mordor; the Eyes come back, special tiles join.
#[test]
fn enter_mordor() {
    let stage = phase(0).change(|state| {
        state.fellowship.at = Region::MORANNON;
        state.tiles.pool[0] -= 2;
        state.tiles.drawn[0] += 2;
        state.tiles.pool[6] -= 1;
        state.tiles.drawn[6] += 1;
        state.tiles.aside[7] -= 1;
        state.tiles.waiting[7] += 1;
    });
    let stage = stage.play(&["no", "yes"]);
    assert_eq!(stage.state.fellowship.mordor, Some(0));
    assert_eq!((stage.state.tiles.pool[0], stage.state.tiles.pool[6], stage.state.tiles.pool[7]), (4, 2, 1));
    let elsewhere = gate(Region::GORGOROTH);
    assert!(elsewhere.allows("who:strider"), "nobody is asked about Mordor");
}

fn in_mordor(step: u8) -> Stage {
    Stage::free("character").change(|state| {
        state.fellowship.at = Region::MORANNON;
        state.fellowship.mordor = Some(step);
    })
}

/// GDA-16.5, GDA-16.7: a step draws a tile without a roll; a Stop icon keeps one where one is.
#[test]
fn steps_in_mordor() {
    let stage = in_mordor(1).draws(&["1"]).play(&["die:character", "act:move-fellowship", "bear:ring"]);
    assert_eq!((stage.state.fellowship.mordor, stage.state.fellowship.corruption), (Some(2), 1));
    let stopped = in_mordor(1).change(|state| {
        state.tiles.aside[13] -= 1;
        state.tiles.pool[13] += 1;
    });
    let stopped = stopped.draws(&["on-on-they-went"]);
    let stopped = stopped.play(&["die:character", "act:move-fellowship", "bear:ring"]);
    assert_eq!((stopped.state.fellowship.mordor, stopped.state.fellowship.corruption), (Some(1), 3));
}

/// GDA-16.6: an Eye counts all dice in the Hunt Box.
#[test]
fn eye_in_mordor() {
    let stage = in_mordor(1)
        .change(|state| state.hunt_box = war::nation::BySide::from_array([1, 6]))
        .draws(&["eye-reveal"]);
    let stage = stage.play(&["die:character", "act:move-fellowship", "bear:ring"]);
    assert_eq!(stage.state.fellowship.corruption, 7);
    assert!(!stage.state.fellowship.hidden);
}

/// GDA-16.10, GDA-17.4: the fifth step destroys the Ring, if the tile does not end it first.
#[test]
fn crack_of_doom() {
    let stage = in_mordor(4).draws(&["2"]).play(&["die:character", "act:move-fellowship", "bear:ring"]);
    assert_eq!(stage.state.over, Some(Ending::Destroyed));
    let failed = in_mordor(4).change(|state| state.fellowship.corruption = 10).draws(&["2"]);
    let failed = failed.play(&["die:character", "act:move-fellowship", "bear:ring"]);
    assert_eq!(failed.state.over, Some(Ending::Corrupted));
}

/// GDA-16.4: nobody leaves on the Mordor Track, and who would is out of the game.
#[test]
fn no_separation_in_mordor() {
    let stage = in_mordor(0).play(&["die:character"]);
    assert_eq!(stage.refuses("act:separate"), ("war-why-in-mordor", "GDA-16.4"));
    let stage = in_mordor(0).company(&[Character::Meriadoc]).draws(&["1"]);
    let stage = stage.play(&["die:character", "act:move-fellowship", "yes"]);
    assert_eq!(stage.state.place(Character::Meriadoc), Place::Gone);
    assert_eq!(stage.state.fellowship.corruption, 0);
    assert_eq!(stage.state.dice_left(Side::Free), 0);
}
