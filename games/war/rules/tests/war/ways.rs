//! The moves made in one go: an Army is clicked, then a region, and the die follows. The suite
//! (`conformance`) proves that every way can be gone, in any position.

use table::{Game, Way};
use war::War;
use war::choice::Choice;
use war::frame::Frame;
use war::nation::Nation::*;

use crate::stage::Stage;

fn ways(stage: &Stage) -> Vec<Way<Choice>> {
    War::ways(&stage.state, stage.asked().expect("somebody is asked"))
}

fn told(choices: &[Choice]) -> String {
    choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// GDA-9.1: the die is taken, the Army is named, and the region to which it goes.
#[test]
fn from_region_to_region() {
    let stage = Stage::shadow("army");
    let all = ways(&stage);
    let march = all.iter().find(|way| told(&way.at) == "from:orthanc to:gap-of-rohan");
    let march = march.expect("Isengard's Army marches");
    assert_eq!(told(&march.choices), "die:army act:march from:orthanc to:gap-of-rohan");
    assert_eq!(march.say.len(), 4);
    let taken = ways(&stage.play(&["die:army"]));
    assert!(taken.iter().any(|way| told(&way.choices) == "act:march from:orthanc to:gap-of-rohan"));
}

/// GDA-8.2: of units that are recruited one by one the first may be the only one.
#[test]
fn recruits_come_to_one_place_or_two() {
    let all = ways(&Stage::free("muster").war(&[Gondor]));
    let regular = all.iter().find(|way| told(&way.at) == "recruit:gondor-regular@pelargir");
    let regular = regular.expect("Gondor recruits");
    assert_eq!(told(&regular.choices), "die:muster act:recruit recruit:gondor-regular@pelargir done");
    assert!(regular.more);
    let labels = regular.say.iter().map(|label| label.id).collect::<Vec<_>>();
    assert_eq!(labels, ["war-choice-die", "war-choice-recruit", "war-choice-no-recruit"], "no word twice");
    let elite = all.iter().find(|way| told(&way.at) == "recruit:gondor-elite@minas-tirith");
    assert!(!elite.expect("an Elite comes alone").more);
}

/// GDA-9.1: all of an Army may be picked figure by figure; after it another may go with the same die.
#[test]
fn what_is_picked_is_a_way_and_so_is_the_next_army() {
    let picking = Stage::shadow("army").play(&["die:army", "act:march", "from:orthanc", "to:gap-of-rohan"]);
    let all = ways(&picking);
    let whole = all.iter().find(|way| way.at.is_empty()).expect("a whole Army");
    assert!(told(&whole.choices).ends_with("go"), "{}", told(&whole.choices));
    let next = all.iter().find(|way| told(&way.choices) == "all from:dol-guldur");
    assert_eq!(told(&next.expect("a second Army").at), "from:dol-guldur");
}

/// GDA-9.4, GDA-9.10: of an Army for which there is not room enough as many may be picked as there is room for, and whoever leads.
#[test]
fn of_too_large_an_army_is_picked_what_finds_room() {
    let picking = Stage::shadow("army")
        .clear("barad-dur")
        .clear("gorgoroth")
        .put("barad-dur", &[("sauron-regular", 4), ("sauron-elite", 1), ("nazgul", 2)])
        .put("gorgoroth", &[("sauron-regular", 7)])
        .play(&["die:army", "act:march", "from:barad-dur", "to:gorgoroth"]);
    assert!(!picking.allows("all"));
    let way = ways(&picking).into_iter().find(|way| way.at.is_empty()).expect("what may go");
    let told = told(&way.choices);
    let units = way.choices.iter().filter(|choice| choice.to_string().contains("sauron-")).count();
    assert_eq!(units, 3, "{told}");
    assert_eq!(told.matches("take:nazgul").count(), 2, "{told}");
    assert!(told.ends_with(" go"), "{told}");
}

/// GDA-14.15: where the Fellowship is declared is said before it is done, unless it can be in one region only.
#[test]
fn a_declaration_is_told_before_it_is_done() {
    for (progress, several) in [(0, false), (2, true)] {
        let stage = Stage::free("character").change(|state| {
            state.fellowship.progress = progress;
            state.frames.push(Frame::Declare);
        });
        let all = ways(&stage);
        assert_eq!(all.is_empty(), !several, "{progress}: {all:?}");
        let legal = stage.choices();
        for way in &all {
            assert_eq!(way.choices, way.at, "the region alone");
            assert!(legal.contains(&way.choices[0].to_string()), "{way:?}");
        }
    }
}
