//! Chapter 17: winning.

use table::Game;
use war::War;
use war::frame::{Frame, Phase};
use war::questions::Actions;
use war::region::Region;
use war::state::Ending;

use crate::stage::Stage;

fn turn_ends(captured: &[Region]) -> Stage {
    let stage = Stage::with_dice(&["event"], &[]);
    stage.change(|state| {
        state.frames.clear();
        state.frames.push(Frame::Phase(Phase::Victory));
        state.frames.push(Actions(0));
        captured.iter().for_each(|at| state.captured.add(*at));
    })
}

const FIVE: [Region; 5] =
    [Region::MINAS_TIRITH, Region::DOL_AMROTH, Region::HELMS_DEEP, Region::LORIEN, Region::RIVENDELL];

/// GDA-17.5: ten points of the Shadow.
#[test]
fn conquest() {
    let stage = turn_ends(&FIVE).play(&["die:event", "act:skip"]);
    assert_eq!(stage.state.over, Some(Ending::Conquered));
    assert_eq!(War::outcome(&stage.state).unwrap().winners.len(), 1);
    let four = turn_ends(&FIVE[..4]).change(|state| state.captured.add(Region::EDORAS));
    assert_eq!(four.state.victory_points(war::nation::Side::Shadow), 9);
}

/// GDA-17.6, GDA-17.1: four points of the Free Peoples, unless the Shadow has its ten.
#[test]
fn banishment() {
    let both = [Region::ORTHANC, Region::MORIA];
    let stage = turn_ends(&both).play(&["die:event", "act:skip"]);
    assert_eq!(stage.state.over, Some(Ending::Banished));
    let all = [&both[..], &FIVE[..]].concat();
    let stage = turn_ends(&all).play(&["die:event", "act:skip"]);
    assert_eq!(stage.state.over, Some(Ending::Conquered));
}

/// GDA-16.9: whoever idles in Mordor is weighed down. GDA-17.2, GDA-17.3: twelve end it at once.
#[test]
fn corruption() {
    let stage = turn_ends(&[]).change(|state| {
        state.fellowship.mordor = Some(1);
        state.fellowship.corruption = 11;
    });
    let stage = stage.play(&["die:event", "act:skip"]);
    assert_eq!(stage.state.over, Some(Ending::Corrupted));
    assert!(stage.asked().is_none());
}
