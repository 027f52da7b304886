//! Chapter 6: the end of the game.

use crate::table::Table;

/// VAM-6.1: when all are out, nobody wins.
#[test]
fn all_out() {
    let mut table = Table::basic(&["frodo", "sam"])
        .route("frodo", &"[x]".repeat(10))
        .route("sam", &format!("{}[ ]", "[x]".repeat(9)))
        .turn_of("sam");
    table.turn("red:nazgul");
    assert_eq!(table.winners(), Some(vec![]));
}

/// VAM-6.2, VAM-0.1: the round is played to its end, and whoever is alone in Mordor then has won.
#[test]
fn alone_in_mordor() {
    let mut table = Table::basic(&["frodo", "sam", "merry"]).at("frodo", 19);
    table.turn("yellow:ring");
    assert_eq!(table.winners(), None, "Sam and Merry have a turn yet");
    table.turn("red:ring").turn("blue:ring");
    assert_eq!(table.winners(), Some(vec!["frodo"]));
}

/// VAM-6.2: the last of the round who arrives ends the game at once.
#[test]
fn the_last_of_the_round_arrives() {
    let mut table = Table::basic(&["frodo", "sam"]).at("sam", 19);
    table.turn("yellow:ring").turn("red:ring");
    assert_eq!(table.winners(), Some(vec!["sam"]));
}

/// VAM-6.2: after the end nothing may be chosen.
#[test]
fn after_the_end() {
    let mut table = Table::basic(&["frodo", "sam"]).at("sam", 19);
    table.turn("yellow:ring").turn("red:ring");
    let mut play = table.rolls(&[]);
    assert!(play.choices().is_empty());
    let error = play.game.choose(table.seat("frodo"), 0, "roll".parse().unwrap());
    assert_eq!(error, Err(table::ChooseError::Over));
}

/// VAM-6.3: of several in Mordor the one with more of the Nazgûl route left wins, not the first.
#[test]
fn more_of_the_nazgul_route_left() {
    let mut table = Table::basic(&["frodo", "sam"])
        .at("frodo", 19)
        .at("sam", 19)
        .route("frodo", &format!("[x][x]{}", "[ ]".repeat(8)));
    table.turn("yellow:ring").turn("red:ring");
    assert_eq!(table.winners(), Some(vec!["sam"]));
}

/// VAM-6.3, VAM-A5: boxes and half boxes are counted (TV-30); by the other reading halves are half.
#[test]
fn half_boxes_in_the_tie_break() {
    for (reading, winner) in [("marks", "sam"), ("boxes", "frodo")] {
        let mut table = Table::with("basic", "standard", &["frodo", "sam"], &[("tiebreak", reading)])
            .at("frodo", 19)
            .at("sam", 19)
            .route("frodo", &format!("{}[ ][ ]", "[x]".repeat(8)))
            .route("sam", &format!("{}[x| ][ | ]", "[x]".repeat(8)));
        table.turn("yellow:ring").turn("red:ring");
        assert_eq!(table.winners(), Some(vec![winner]), "{reading}");
    }
}
