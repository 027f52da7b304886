//! The drawing stands for every sheet, and has words for everything in every language.

use std::collections::BTreeSet;

use journey::dice::{Colour, Symbol};
use journey::location::Location;
use journey::sheet::{Sheet, Written};

use crate::layout::{HEIGHT, Layout, PAGE};

/// A sheet of any length, with its locations spread over it.
fn sheet(bearer: u8) -> Sheet {
    let at = |index: usize| ((index + 1) * usize::from(bearer) / 9) as u8;
    let mut taken = BTreeSet::new();
    let locations = Location::ALL.into_iter().enumerate().filter_map(|(index, location)| {
        let spot = at(index);
        (spot > 0 && spot < bearer && taken.insert(spot)).then_some((location, vec![spot]))
    });
    let locations = locations.collect();
    let dice = Colour::ALL.into_iter().map(|die| (die, [Symbol::Ring; 6])).collect();
    Sheet::try_from(Written { bearer, nazgul: 10, locations, dice }).expect("a sheet")
}

#[test]
fn boxes_of_any_sheet_lie_apart_and_on_one_page() {
    for bearer in 2..=40 {
        let layout = Layout::of(&sheet(bearer));
        assert_eq!(layout.boxes.len(), usize::from(bearer) + 1);
        for (index, (spot, _)) in layout.boxes.iter().enumerate() {
            let margin = layout.radius;
            assert!(spot.x > margin && spot.x < 2.0 * PAGE - margin, "box {index} of {bearer}");
            assert!(spot.y > margin && spot.y < HEIGHT - margin, "box {index} of {bearer}");
            assert!((spot.x - PAGE).abs() > margin, "box {index} of {bearer} lies in the fold");
            for (other, _) in &layout.boxes[..index] {
                assert!(spot.far(*other) > 2.0 * margin, "box {index} of {bearer} lies on another");
            }
        }
    }
}

#[test]
fn drawings_stay_on_their_page() {
    for bearer in [9, 14, 20, 24, 40] {
        for (location, foot) in Layout::of(&sheet(bearer)).places {
            let left = if foot.x < PAGE { 0.0 } else { PAGE };
            assert!(
                (left + 60.0..=left + PAGE - 60.0).contains(&foot.x),
                "{location:?} of {bearer}: {foot:?}"
            );
            assert!((70.0..=HEIGHT - 30.0).contains(&foot.y), "{location:?} of {bearer}: {foot:?}");
        }
    }
}

#[test]
fn both_languages_say_what_the_drawing_asks() {
    let ids = |text: &str| {
        let lines =
            text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.trim().to_owned());
        lines.filter(|id| id.starts_with("journey-art-")).collect::<BTreeSet<_>>()
    };
    let spanish = ids(include_str!("../locales/es/journey-art.ftl"));
    assert_eq!(spanish, ids(include_str!("../locales/en/journey-art.ftl")));
    let sources = [
        include_str!("board.rs"),
        include_str!("dice.rs"),
        include_str!("frame.rs"),
        include_str!("hobbits.rs"),
        include_str!("nazgul.rs"),
        include_str!("pawn.rs"),
        include_str!("players.rs"),
        include_str!("road.rs"),
        include_str!("tally.rs"),
    ];
    let asked =
        sources.iter().flat_map(|source| source.split('"')).filter(|text| text.starts_with("journey-art-"));
    let asked = asked.map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(asked, spanish);
}
