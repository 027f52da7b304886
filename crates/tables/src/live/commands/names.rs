//! Names and texts of people: without invisible characters, and distinguishable.

use table::Seat;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::TableError;
use crate::live::table::{Sitter, Table};

/// Names are this long at most, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name without forbidden characters; nothing when nothing is left or it is too long.
pub fn clean(name: &str, longest: usize) -> Option<String> {
    let seen = |letter: &char| letter.is_whitespace() || !(letter.is_control() || is_unseen(*letter));
    let name = name.chars().filter(seen).collect::<String>();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty() && name.chars().count() <= longest).then_some(name)
}

/// The longest name of a table or a group, in letters.
const LONGEST_TITLE: usize = 2 * LONGEST_NAME;

/// The name of a table, a group, or what somebody calls a table for themselves, cleaned.
///
/// # Errors
/// Where nothing of it can be seen, or it is too long.
pub fn clean_title(name: &str) -> Result<String, TableError> {
    clean(name, LONGEST_TITLE).ok_or(TableError::BadName)
}

/// The name as it is shown at the table: with a number, where another seat has the same name already.
pub(crate) fn disambiguated(table: &Table, seat: Seat, name: String) -> String {
    let others = Seat::all(table.seats.len()).filter(|other| *other != seat);
    let people = others.filter_map(|other| match &table.seats[other.index()].sitter {
        Sitter::Person { name, .. } => Some(name.as_str()),
        Sitter::Open | Sitter::Bot { .. } => None,
    });
    told_apart(name, &people.collect::<Vec<_>>())
}

/// A name that is none of `others`: with a number, where one of them looks like it.
pub fn told_apart(name: String, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| look_alike(other, name));
    if name.is_empty() || !taken(&name) {
        return name;
    }
    let mut names = (2..).map(|number| numbered(&name, number));
    names.find(|name| !taken(name)).expect("there are more numbers than seats")
}

/// A name with the number that tells it apart.
fn numbered(name: &str, number: u32) -> String {
    let number = number.to_string();
    let room = LONGEST_NAME - 1 - number.len();
    let name = name.chars().take(room).collect::<String>();
    format!("{} {number}", name.trim_end())
}

/// True if `here` is this name, with or without a number that tells it apart.
pub fn is_called(here: &str, name: &str) -> bool {
    let number = here.rsplit_once(' ').and_then(|(_, number)| number.parse::<u32>().ok());
    let told_apart = |number: u32| number > 1 && number < 100 && numbered(name, number) == here;
    here == name || (!name.is_empty() && number.is_some_and(told_apart))
}

/// True if one name could be mistaken for the other. Letters of different scripts can look the same (UTS 39).
fn look_alike(one: &str, other: &str) -> bool {
    let looks = |name: &str| skeleton(name).collect::<String>();
    let small = |name: &str| name.to_lowercase();
    // As it is written, where I is l and O is 0; and as it is said, where I is i.
    small(&looks(one)) == small(&looks(other)) || looks(&small(one)) == looks(&small(other))
}

/// A name that people can read: with a letter or a digit in it.
pub fn clean_name(name: &str) -> Option<String> {
    // One way of writing for what looks the same: letters with their accents, wide letters, ligatures.
    let name = name.nfkc().collect::<String>();
    clean(&name, LONGEST_NAME).filter(|name| name.chars().any(char::is_alphanumeric))
}

/// True if this letter is invisible, or turns the direction of others. With them two names could look the same, or a line
/// read as something else. These are Unicode's format characters (general category Cf) and those that it lets a program
/// ignore (`Default_Ignorable_Code_Point`).
fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{600}'..='\u{605}'
            | '\u{61c}'
            | '\u{6dd}'
            | '\u{70f}'
            | '\u{890}'..='\u{891}'
            | '\u{8e2}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{110bd}'
            | '\u{110cd}'
            | '\u{13430}'..='\u{1343f}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::{clean, clean_name, is_called, look_alike, numbered};

    #[test]
    fn a_name_is_known_by_its_number_too() {
        let long = "x".repeat(24);
        for name in ["Ana", "山", long.as_str()] {
            assert!(is_called(name, name) && is_called(&numbered(name, 2), name), "{name}");
        }
        for other in ["Ana 1", "Ana b", "Ana  2", "Anabel", "", "2"] {
            assert!(!is_called(other, "Ana"), "{other}");
        }
        assert!(!is_called(" 2", "") && is_called("", ""));
    }

    /// Two people at a table whose names look the same would be told apart by nobody.
    #[test]
    fn names_that_look_alike() {
        let composed = clean_name("Jose\u{301}").unwrap();
        assert_eq!(composed, "José");
        assert_eq!(clean_name("ａｎａ").as_deref(), Some("ana"));
        for (one, other, alike) in [
            ("Ana", "ana", true),
            ("Ana", "\u{410}na", true),
            ("Ana", "Eva", false),
            ("José", "Jose", false),
            ("Ill", "lll", true),
            ("O", "0", true),
            ("Ill", "ill", true),
            ("Bob0", "boBO", true),
            ("1an", "Ian", true),
            ("ana l", "Ana I", true),
            ("ill", "lll", false),
            ("Ana 1", "Ana 2", false),
        ] {
            assert_eq!(look_alike(one, other), alike, "{one} {other}");
        }
        for nothing in ["\u{2800}", "\u{1d159}", "\u{301}", "\u{e000}", "—", ""] {
            assert_eq!(clean_name(nothing), None, "{}", nothing.escape_unicode());
        }
        assert_eq!(clean_name("山").as_deref(), Some("山"));
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for unseen in [
            '\u{0}',
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{200f}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{e0041}',
            '\u{fe0f}',
            '\u{3164}',
        ] {
            let name = format!("A{unseen}na");
            assert_eq!(clean(&name, 24).as_deref(), Some("Ana"), "{}", unseen.escape_unicode());
            assert_eq!(clean(&unseen.to_string(), 24), None);
        }
        assert_eq!(clean("  Ñandú\u{2028}d'Été\t 山 ", 24).as_deref(), Some("Ñandú d'Été 山"));
        assert_eq!(clean(&"a".repeat(25), 24), None);
    }
}
