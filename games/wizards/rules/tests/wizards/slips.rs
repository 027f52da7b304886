//! Deck lists as nobody means to write them: numbers in odd places, rows with a slip of the pen, signs of other machines. What is read of
//! them is right, or it is asked about; nothing goes without a word.

use wizards::list::{Listed, Part, read_all};

/// The cards of each part that has any, with their numbers.
fn told(text: &str) -> String {
    let reading = read_all(text);
    let mut parts = Vec::new();
    for part in Part::ALL {
        let of =
            |cards: &[wizards::ids::CardId]| cards.iter().map(|card| Listed::Card(*card)).collect::<Vec<_>>();
        let all = match part {
            Part::Pool => of(&reading.list.pool),
            Part::Deck => of(&reading.list.deck),
            Part::Sideboard => of(&reading.list.sideboard),
            Part::Sites => reading.list.sites.iter().map(|site| Listed::Site(*site)).collect(),
        };
        let first = all.iter().enumerate().filter(|(at, one)| !all[..*at].contains(one));
        let cards = first.map(|(_, one)| {
            let count = all.iter().filter(|other| *other == one).count();
            format!("{count} {}", one.name().en)
        });
        let cards = cards.collect::<Vec<_>>();
        if !cards.is_empty() {
            parts.push(format!("{}: {}", part.word(), cards.join(", ")));
        }
    }
    parts.join("; ")
}

/// Read so, without a question.
fn reads(cases: &[(&str, &str)]) {
    for (text, wanted) in cases {
        assert_eq!(told(text), *wanted, "{text}");
        assert_eq!(read_all(text).flaws, [], "{text}");
    }
}

/// The names that are asked about.
fn asked(text: &str) -> Vec<String> {
    read_all(text).flaws.into_iter().map(|flaw| format!("{} {}", flaw.count, flaw.text)).collect()
}

#[test]
fn numbers_of_lines_are_no_numbers_of_cards() {
    const THREE: &str = "deck: 3 Dodge, 2 Concealment, 1 Ghouls";
    reads(&[
        ("1\t3\tDodge\tTW\n2\t2\tConcealment\tTW\n3\t1\tGhouls\tTW", THREE),
        ("1;Dodge;3\n2;Concealment;2\n3;Ghouls;1", THREE),
        // A number that comes again is that of the cards.
        ("3. Dodge\n2. Concealment\n1. Ghouls", THREE),
        ("3) Dodge\n2) Concealment\n1) Ghouls", THREE),
        (
            "1 Dodge\n2 Concealment\n3 Ghouls\n4 River\n5 Twilight\n6 Stealth",
            "deck: 1 Dodge, 1 Concealment, 1 Ghouls, 1 River, 1 Twilight, 1 Stealth",
        ),
        ("1 Dodge\n2 Concealment\n3 Ghouls", "deck: 1 Dodge, 2 Concealment, 3 Ghouls"),
        ("1. Dodge\n2. Concealment\n3. Ghouls", "deck: 1 Dodge, 1 Concealment, 1 Ghouls"),
    ]);
}

#[test]
fn a_table_that_was_copied_cell_by_cell() {
    const SAME: &str = "pool: 1 Gimli; deck: 3 Dodge, 2 Concealment; sites: 4 Rivendell";
    reads(&[
        ("Pool\n1\nGimli\nDeck\n3\nDodge\n2\nConcealment\nSites\n4\nRivendell", SAME),
        ("Pool\n\nGimli\n\n1\n\nDeck\nDodge\nx3\nConcealment\nx2\nSites\nRivendell\n4", SAME),
    ]);
    // Numbers below headings are sums.
    assert_eq!(
        told("Deck\n3\nDodge\nGhouls\nRiver\nSites\n2\nBree\nRivendell\nMoria").matches('3').count(),
        0
    );
}

#[test]
fn a_number_in_a_remark_is_none_of_cards() {
    reads(&[
        (
            "Gandalf - mind 0\nGlamdring - prowess 3\nDodge: good in turn 2",
            "deck: 1 Gandalf, 1 Glamdring, 1 Dodge",
        ),
        (
            "Dodge - Esquiva 3\nConcealment (Ocultamiento) 2\nGhouls 2",
            "deck: 3 Dodge, 2 Concealment, 2 Ghouls",
        ),
        ("Dodge (three)\nConcealment (dos)", "deck: 3 Dodge, 2 Concealment"),
    ]);
}

#[test]
fn in_a_row_nothing_is_passed_over() {
    reads(&[
        ("Pool: Aragorn, Gimli\nDeck\n3 Dodge", "pool: 1 Aragorn II, 1 Gimli; deck: 3 Dodge"),
        // What is written small, and what a column says, is a remark.
        ("3 Dodge, good\nOrcrist, weapon\nGandalf;Wizard;TW", "deck: 3 Dodge, 1 Orcrist, 1 Gandalf"),
    ]);
    assert_eq!(asked("Deck: Glamdrin, Dodge"), ["1 Glamdrin"]);
    assert_eq!(asked("Deck\n3 Dodge, Glamdrin\n1 River"), ["1 Glamdrin"]);
    // Nor is the misspelt name of a table.
    assert_eq!(asked("\"3\";\"Esquivar\";\"TW\"\n\"1\";\"Gandalf\";\"TW\""), ["3 Esquivar"]);
    assert_eq!(asked("3,Concealmnet,TW\n1,Gandalf,TW"), ["3 Concealmnet"]);
}

#[test]
fn lines_that_ran_together_and_records_of_lines() {
    const SAME: &str = "deck: 3 Dodge, 2 Concealment, 1 Ghouls";
    reads(&[
        ("3 Dodge 2x Concealment 1 Ghouls", SAME),
        ("3x Dodge, 2x Concealment / 1 Ghouls", SAME),
        ("deck:\n  - name: Dodge\n    count: 3\n  - name: Concealment\n    count: 2\n  - name: Ghouls", SAME),
        ("- qty: 3\n  card: Dodge\n- qty: 2\n  card: Concealment\n- card: Ghouls", SAME),
    ]);
    assert_eq!(asked("3 Dodge 2 Concealmnet 1 Ghouls"), ["2 Concealmnet"]);
    // A deck has a name, too; and a sentence has numbers.
    assert_eq!(told("Name: Gandalf\nCount: 60\n3 Dodge"), "deck: 3 Dodge");
    assert_eq!(told("3 Dodge\n2 of 3 games were won with 4 of them."), "deck: 3 Dodge");
}

#[test]
fn signs_and_marks_of_every_sort() {
    reads(&[
        (
            "Deck\n\u{ff13} Dodge\n\u{2462} Concealment\n2\u{2716} Ghouls\n1\u{fe0f}\u{20e3} Cram",
            "deck: 3 Dodge, 3 Concealment, 2 Ghouls, 1 Cram",
        ),
        (
            "3- Dodge\n2\u{2014} Concealment\n1=Ghouls\n2/River",
            "deck: 3 Dodge, 2 Concealment, 1 Ghouls, 2 River",
        ),
        (
            "3 Dodge METW\nConcealment (2) TW\nTW Ghouls 2\nCram MEDM x1",
            "deck: 3 Dodge, 2 Concealment, 2 Ghouls, 1 Cram",
        ),
        ("1 Gandalf[H](TW)\n3 Dodge(TW)", "deck: 1 Gandalf, 3 Dodge"),
        ("3 Dodge\u{2028}2 Concealment\u{b}1 Ghouls", "deck: 3 Dodge, 2 Concealment, 1 Ghouls"),
        ("1 Palant\u{c3}\u{192}\u{c2}\u{ad}r of Orthanc", "deck: 1 Palant\u{ed}r of Orthanc"),
        ("3 Ghoul\n2 Dodge", "deck: 3 Ghouls, 2 Dodge"),
        ("/* notes */\n3 Dodge", "deck: 3 Dodge"),
    ]);
}

#[test]
fn headings_before_each_line_and_of_other_words() {
    const SAME: &str = "pool: 1 Gimli; deck: 3 Dodge, 2 Ghouls; sideboard: 1 Twilight; sites: 1 Bree";
    reads(&[
        ("[Pool] Gimli\n[Resource] 3 Dodge\n[Hazard] 2 Ghouls\n[Sideboard] 1 Twilight\n(Sites) Bree", SAME),
        (
            "Opening company\nGimli\nRest of the deck:\n3 Dodge\n2 Ghouls\nBarajas complementarias\n1 Twilight\nSafe sites\nBree",
            SAME,
        ),
        ("Pool\nGimli\nRes (3)\n3 Dodge\nHaz (2)\n2 Ghouls\nSubtotal 5\nSB\nTwilight\nSites\nBree", SAME),
        ("3 Dodge\nSites\nAll", "deck: 3 Dodge"),
        ("3 Dodge\nLugares: todos", "deck: 3 Dodge"),
    ]);
}
