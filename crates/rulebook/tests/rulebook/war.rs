//! Guerra del Anillo: every rule of the book has its clause.

use crate::HOUSE;

use std::collections::BTreeSet;

/// The number of clauses of each chapter, in the book's order. Tests and refusals cite by number, so a clause that is
/// once there keeps its number: new ones go to the end of a chapter.
const CHAPTERS: &[(&str, usize)] = &[
    ("0", 4),
    ("1", 16),
    ("2", 13),
    ("3", 10),
    ("4", 29),
    ("5", 16),
    ("6", 16),
    ("7", 6),
    ("8", 14),
    ("9", 15),
    ("10", 35),
    ("11", 16),
    ("12", 6),
    ("13", 16),
    ("14", 26),
    ("15", 25),
    ("16", 10),
    ("17", 7),
    ("18", 22),
    ("19", 20),
    ("20", 23),
    ("A", 13),
];

fn book() -> &'static rulebook::Rulebook {
    HOUSE.of("war").expect("the war has a rulebook")
}

/// `10.3` as chapter 10, clause 3; `A3` as chapter A, clause 3.
fn apart(id: &str) -> (&str, &str) {
    let number = id.strip_prefix("GDA-").expect("the book's prefix");
    number.split_once('.').unwrap_or_else(|| number.split_at(1))
}

#[test]
fn the_clauses_of_each_chapter_are_numbered_without_a_gap() {
    let numbers = book().chapters.iter().map(|chapter| chapter.number.as_str());
    assert!(numbers.eq(CHAPTERS.iter().map(|(number, _)| *number)));
    for (chapter, (number, count)) in book().chapters.iter().zip(CHAPTERS) {
        let found = book().clauses_in(chapter).map(|clause| apart(&clause.id));
        let counted = (1..=*count).map(|at| at.to_string()).collect::<Vec<_>>();
        let expected = counted.iter().map(|at| (*number, at.as_str()));
        assert!(found.eq(expected), "chapter {number}");
    }
}

#[test]
fn what_cannot_be_tested_is_little() {
    let excused = book().clauses.iter().filter(|clause| clause.untestable.is_some());
    assert_eq!(
        excused.map(|clause| clause.id.as_str()).collect::<BTreeSet<_>>(),
        BTreeSet::from(["GDA-0.3", "GDA-0.4", "GDA-1.3", "GDA-1.16", "GDA-2.13", "GDA-7.5", "GDA-20.4"])
    );
}

/// The clauses that the deployment is built from add up to the figures in the box.
#[test]
fn deployment_and_reinforcements_are_all_the_figures() {
    // Each list names the Nations in this order; Regulars and Elites of the eight, as GDA-1.2 has them.
    let figures = [(5, 5), (5, 10), (15, 5), (10, 5), (10, 5), (12, 6), (36, 6), (24, 6)];
    let deployed = [(3, 2), (3, 6), (9, 1), (4, 1), (4, 1), (6, 1), (28, 2), (14, 3)];
    let reinforcements = [(2, 3), (2, 4), (6, 4), (6, 4), (6, 4), (6, 5), (8, 4), (10, 3)];
    let text = |id: &str| &book().clause(id).expect("a clause").text.en;
    let nations =
        ["Dwarves", "Elves", "Gondor", "North", "Rohan", "Isengard", "Sauron", "Southrons and Easterlings"];
    let after = |text: &str, nation: &str| {
        let at = text.find(nation).unwrap_or_else(|| panic!("{nation} in {text:?}"));
        let rest = &text[at + nation.len()..];
        rest[..rest.find(['.', ';']).unwrap_or(rest.len())].to_owned()
    };
    let numbers = |text: &str| {
        let parts = text.split(|letter: char| !letter.is_ascii_digit());
        parts.filter_map(|part| part.parse::<u32>().ok()).collect::<Vec<_>>()
    };
    for (nation, ((box_of, map), rest)) in
        nations.iter().zip(figures.iter().zip(deployed).zip(reinforcements))
    {
        let listed = numbers(&after(text("GDA-1.2"), nation));
        assert_eq!((listed[0], listed[1]), *box_of, "{nation} in the box");
        let side = if ["Isengard", "Sauron", "Southrons and Easterlings"].contains(nation) {
            "GDA-2.11"
        } else {
            "GDA-2.10"
        };
        let placed = after(text(side), &format!("{nation}:"));
        let groups = placed.split(',').map(|place| {
            let group = place.split_whitespace().last().expect("a number");
            numbers(group)
        });
        let sum = groups.fold((0, 0), |(regulars, elites), group| {
            (regulars + group[0], elites + group.get(1).copied().unwrap_or(0))
        });
        assert_eq!(sum, map, "{nation} on the map");
        let waiting = text("GDA-2.12").split_once("Dwarves").map(|(_, rest)| format!("Dwarves{rest}"));
        let waiting = waiting.expect("the list of reinforcements");
        let at = waiting.find(nation).expect("the Nation is in the list");
        let waiting = numbers(&waiting[at..]);
        assert_eq!((waiting[0], waiting[1]), rest, "{nation} in reserve");
        assert_eq!((map.0 + rest.0, map.1 + rest.1), *box_of, "{nation} adds up");
    }
}
