//! Citations: tests and the parts of a game that they cite, as `cargo run -p citations` wrote them down.

/// A test's citation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Citation {
    /// The id of a clause, or a use of a card such as `event:fp-strategy-05`.
    pub id: &'static str,
    /// The file, from the root of the workspace.
    pub file: &'static str,
    /// The test's function, or the scenario's name.
    pub test: &'static str,
}

/// The citations in a game's list: lines of id, file and test, and comments.
pub(crate) fn read(list: &'static str) -> Vec<Citation> {
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    let citation = |line: &'static str| {
        let mut words = line.split(' ');
        Some(Citation { id: words.next()?, file: words.next()?, test: words.next()? })
    };
    lines.filter_map(citation).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_line_by_line() {
        let list = "# Written by a tool.\nVAM-2.3 games/a.rs one\nevent:x games/b.rs two\n";
        let [clause, card] = read(list)[..] else { panic!("two citations") };
        assert_eq!((clause.id, clause.file, clause.test), ("VAM-2.3", "games/a.rs", "one"));
        assert_eq!((card.id, card.test), ("event:x", "two"));
    }
}
