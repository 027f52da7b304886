//! Chapter 2: rolling and setting aside.

use crate::table::Table;

const MIXED: &[&str] = &["orc", "ring", "ring", "gandalf", "fellowship"];

/// VAM-2.1: a turn begins with all five dice.
#[test]
fn all_five_dice_are_rolled() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED]);
    assert_eq!(play.choices(), ["roll"]);
    play.refuses("set red", "VAM-2.1").choose("roll");
    assert_eq!(play.choices().iter().filter(|choice| choice.starts_with("set")).count(), 5);
}

/// VAM-2.2: at least one die is set aside after each roll.
#[test]
fn one_die_at_least() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED, &["orc", "ring", "orc", "ring"]]);
    play.choose("roll").refuses("roll", "VAM-2.2").choose("set yellow").choose("roll");
    play.refuses("roll", "VAM-2.2");
    play.end();
}

/// VAM-2.2: several dice of one roll show different symbols.
#[test]
fn symbols_of_one_roll_differ() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED]);
    play.choose_all(&["roll", "set yellow", "set blue", "set green"]);
    play.refuses("set red", "VAM-2.2").refuses("set yellow", "VAM-2.2");
    play.choose("set black");
}

/// VAM-2.3: a Nazgûl that was rolled must be among the dice set aside, whatever else is.
#[test]
fn a_nazgul_must_be_set_aside() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[&["ring", "nazgul", "gandalf", "orc", "nazgul"], &["orc"; 3]]);
    play.choose("roll").choose("set black").refuses("roll", "VAM-2.3");
    play.choose("set green").refuses("set yellow", "VAM-2.3").choose("roll");
    play.end();
}

/// VAM-2.3: a roll without a Nazgûl asks for none.
#[test]
fn without_a_nazgul_none_is_due() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED, &["orc"; 4]]);
    play.choose_all(&["roll", "set yellow", "roll"]);
    play.end();
}

/// VAM-2.4: the dice that are left are rolled, and a symbol set aside before may be set aside again.
#[test]
fn later_rolls_may_repeat_symbols() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED, &["ring", "ring", "orc", "orc"]]);
    play.choose_all(&["roll", "set yellow", "roll", "set red"]).refuses("set yellow", "VAM-2.2");
    play.refuses("set black", "VAM-2.2");
    assert_eq!(play.end().players(), 2);
}

/// VAM-2.4: a die that was set aside earlier is not rolled again.
#[test]
fn dice_aside_stay_aside() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED, &["orc", "ring", "gandalf"]]);
    play.choose_all(&["roll", "set yellow", "set green", "roll"]);
    play.refuses("set green", "VAM-2.2");
    play.end();
}

/// VAM-2.5: nobody may stop while dice are left.
#[test]
fn no_stopping_half_way() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[MIXED]);
    play.choose_all(&["roll", "set yellow"]).refuses("stop", "VAM-2.5");
}

/// VAM-2.5, VAM-2.6: with the last die the rolling is over and what is aside is applied.
#[test]
fn the_last_die_ends_the_rolling() {
    let table = Table::basic(&["frodo", "sam"]);
    let mut play = table.rolls(&[&["orc", "ring", "fellowship", "nazgul", "gandalf"]]);
    play.choose_all(&["roll", "set black", "set yellow", "set red", "set blue", "set green", "settle"]);
    assert_eq!(play.end().active, table.seat("sam"));
}

/// VAM-2.6: dice that were rolled and not set aside do not count.
#[test]
fn only_dice_aside_count() {
    let mut table = Table::basic(&["frodo", "sam"]);
    // Four rings are rolled beside it again and again; one is aside when the Tree ends the rolling.
    table.turn("yellow:ring");
    assert_eq!(table.bearer("frodo"), 1);
}
