//! Our readings of what the book leaves open.

use journey::Journey;
use table::{Game, Seat};

use crate::table::Table;

/// VAM-A1: of several Nazgûl the player picks the die (TV-29).
#[test]
fn which_nazgul_is_the_players_choice() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[&["nazgul", "ring", "nazgul", "nazgul", "gandalf"]]);
    play.choose("roll");
    for die in ["set black", "set red", "set blue"] {
        assert!(play.choices().contains(&die.to_owned()));
    }
    play.choose("set red").refuses("set black", "VAM-2.3").refuses("set blue", "VAM-2.3");
    play.choose_all(&["set yellow", "set green"]);
}

/// VAM-A2: at Rivendell one Nazgûl is due and more are allowed, also with the White Tree.
#[test]
fn rivendell_and_several_nazgul() {
    let table = Table::advanced(&["merry", "sam"]).at("merry", 3);
    let mut play = table.rolls(&[&["white_tree", "nazgul", "nazgul", "ring", "ring"]]);
    play.choose_all(&["roll", "set black"]).refuses("stop", "VAM-2.3");
    play.choose_all(&["set yellow", "set red", "set blue", "stop"]);
    let after = play.end();
    assert_eq!(after.seats[Seat::new(0)].nazgul.marks_left(), 9, "yellow is free, red is Sam's");
    assert_eq!(after.seats[Seat::new(1)].nazgul.marks_left(), 9);
}

/// VAM-A3: the whole roll is repeated, once, before anything is set aside, and the second result stands.
#[test]
fn how_a_roll_is_repeated() {
    let table = Table::advanced(&["merry", "sam"]).at("merry", 10);
    let mut play = table.rolls(&[&["orc"; 5], &["nazgul", "ring", "ring", "ring", "ring"]]);
    play.choose_all(&["roll", "repeat"]).refuses("repeat", "VAM-7.4");
    play.choose("set yellow").refuses("roll", "VAM-2.3");
    let mut kept = table.rolls(&[&["orc"; 5]]);
    kept.choose_all(&["roll", "set red"]).refuses("repeat", "VAM-A3");
}

/// VAM-A4: any box that is neither marked nor divided may be divided, the last one too.
#[test]
fn which_box_gandalf_divides() {
    let table = Table::basic(&["frodo", "sam"]).route("frodo", "[x][x| ][ ][ | ][ ][ ][ ][ ][ ][ ]");
    let mut play = table.rolls(&[&["white_tree", "gandalf", "ring", "ring", "ring"]]);
    play.choose_all(&["roll", "set yellow", "set black", "stop"]);
    let expected = [3, 5, 6, 7, 8, 9, 10].map(|square| format!("divide {square}"));
    let offered = play.choices();
    assert!(expected.iter().all(|choice| offered.contains(choice)), "{offered:?}");
    assert_eq!(offered.len(), expected.len() + 1, "and to settle");
    play.refuses("divide 2", "VAM-4.5");
}

/// VAM-A5: equal in every way, the victory is shared.
#[test]
fn a_shared_victory() {
    let mut table = Table::basic(&["frodo", "sam"]).at("frodo", 19).at("sam", 19);
    table.turn("yellow:ring").turn("red:ring");
    assert_eq!(table.winners(), Some(vec!["frodo", "sam"]));
    let outcome = Journey::outcome(&table.state).unwrap();
    assert_eq!(outcome.payoff(Seat::new(0)), 0.5);
}

/// VAM-A6: standing in Gondor does not help in a rival's turn.
#[test]
fn gondor_helps_in_ones_own_turn_only() {
    let mut table = Table::advanced(&["merry", "sam"]).at("sam", 14);
    table.turn("red:nazgul");
    assert_eq!(table.marks("sam"), 1);
}

/// VAM-A7: in Mordor one can still be eliminated until the round ends (TV-31).
#[test]
fn in_mordor_but_not_safe() {
    let mut table =
        Table::basic(&["frodo", "sam"]).at("frodo", 19).route("frodo", &format!("{}[ ]", "[x]".repeat(9)));
    table.turn("red:ring").turn("yellow:nazgul");
    assert!(table.out("frodo"));
    assert_eq!(table.winners(), None, "nobody else is in Mordor: the game goes on");
    assert_eq!(table.state.active, table.seat("sam"));
}

/// VAM-A8: a round ends before the first player's seat, also when the first player is out.
#[test]
fn rounds_end_before_the_first_seat() {
    let mut table = Table::basic(&["frodo", "sam", "merry"])
        .route("frodo", &"[x]".repeat(10))
        .at("sam", 19)
        .turn_of("sam");
    table.turn("red:ring");
    assert_eq!(table.winners(), None, "Merry has a turn yet");
    table.turn("blue:ring");
    assert_eq!(table.winners(), Some(vec!["sam"]));
}

/// VAM-A9: the White Tree as the last die is set aside and merely ends the turn.
#[test]
fn the_tree_as_the_last_die() {
    let mut table = Table::basic(&["frodo", "sam"]);
    table.turn("yellow:ring red:ring blue:orc green:fellowship black:white_tree");
    assert_eq!((table.bearer("frodo"), table.state.active), (2, table.seat("sam")));
}

/// VAM-A10: whatever is rolled, some die can be set aside.
#[test]
fn something_can_always_be_set_aside() {
    for symbol in ["ring", "gandalf", "fellowship", "orc", "nazgul"] {
        let table = Table::basic(&["frodo", "sam"]);
        let mut play = table.rolls(&[&[symbol; 5]]);
        play.choose("roll");
        assert_eq!(play.choices().len(), 5, "{symbol}");
    }
}

/// VAM-A11: whoever is eliminated by their own dice still sends the other Nazgûl to the rivals.
#[test]
fn eliminated_by_ones_own_dice() {
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &format!("{}[ ]", "[x]".repeat(9)));
    table.turn("black:nazgul yellow:nazgul red:nazgul blue:orc green:orc");
    assert!(table.out("frodo"));
    assert_eq!(table.marks("sam"), 1);
}

/// VAM-A12: results are applied in full, unless the table plays by 'may'.
#[test]
fn advancing_less() {
    let rolls: &[&[&str]] = &[&["white_tree", "ring", "gandalf", "orc", "fellowship"], &["ring"]];
    let fully = Table::basic(&["frodo", "sam"]);
    let mut play = fully.rolls(&rolls[..1]);
    play.choose_all(&["roll", "set yellow", "set red", "set black", "stop"]);
    play.refuses("forgo", "VAM-A12").refuses("advance 0", "VAM-A12");
    let may = Table::with("basic", "standard", &["frodo", "sam"], &[("voluntary", "on")]);
    let mut play = may.rolls(&rolls[..1]);
    play.choose_all(&["roll", "set yellow", "set red", "set black", "stop", "forgo"]);
    play.refuses("advance 2", "VAM-4.1").choose("advance 0");
    let after = play.end();
    assert_eq!((after.seats[Seat::new(0)].bearer, after.seats[Seat::new(0)].nazgul.marks_left()), (0, 10));
}

/// VAM-A13: one colour, one die: at most one Nazgûl a turn flies at a rival.
#[test]
fn one_nazgul_for_each_rival() {
    let mut table = Table::basic(&["frodo", "sam", "merry", "pippin"]);
    table.turn("black:nazgul yellow:nazgul red:nazgul blue:nazgul green:nazgul");
    assert_eq!(["frodo", "sam", "merry", "pippin"].map(|hobbit| table.marks(hobbit)), [2, 1, 1, 1]);
}

/// VAM-A14: when the last two fall in one turn, all have lost.
#[test]
fn the_last_ones_fall_together() {
    let last = format!("{}[ ]", "[x]".repeat(9));
    let mut table = Table::basic(&["frodo", "sam"]).route("frodo", &last).route("sam", &last);
    table.turn("black:nazgul red:nazgul yellow:orc blue:orc green:orc");
    assert_eq!(table.winners(), Some(vec![]));
}

/// VAM-A15: in Minas Tirith free colours and those of the eliminated hit the active player, as anywhere.
#[test]
fn minas_tirith_and_free_colours() {
    let mut table =
        Table::advanced(&["merry", "sam", "pippin"]).at("merry", 17).route("pippin", &"[x]".repeat(10));
    table.turn("yellow:nazgul green:nazgul");
    assert_eq!((table.marks("merry"), table.marks("sam")), (2, 0));
}

/// VAM-A16: the fewer play, the more of the Nazgûl are one's own.
#[test]
fn fewer_players_more_nazgul() {
    let own = ["frodo", "sam", "merry", "pippin"];
    for (players, marks) in [(2, 4), (3, 3), (4, 2)] {
        let mut table = Table::basic(&own[..players]);
        table.turn("black:nazgul yellow:nazgul red:nazgul blue:nazgul green:nazgul");
        assert_eq!(table.marks("frodo"), marks, "{players} players");
    }
}

/// VAM-A17: the road runs from Bag End to Mordor, whatever the labels of the drawing say.
#[test]
fn from_bag_end_to_mordor() {
    let table = Table::advanced(&["frodo", "sam"]);
    let sheet = table.state.sheet;
    assert_eq!((table.bearer("frodo"), sheet.location(0), sheet.location(sheet.mordor())), (0, None, None));
    assert!((1..sheet.mordor()).any(|at| sheet.location(at).is_some()));
}

/// VAM-A18: to arrive first in a round is no advantage over those who arrive later in it.
#[test]
fn first_but_after_the_round() {
    let mut table = Table::basic(&["frodo", "sam"])
        .at("frodo", 19)
        .at("sam", 19)
        .route("frodo", &format!("[x]{}", "[ ]".repeat(9)));
    table.turn("yellow:ring");
    assert_eq!(table.winners(), None);
    table.turn("red:ring");
    assert_eq!(table.winners(), Some(vec!["sam"]));
}
