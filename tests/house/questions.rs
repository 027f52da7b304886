//! A question stands in few files of its rules: its own, the list of its chapter, and whoever raises it.

use super::ceilings::Above;
use super::code::{Crate, File, Question};

/// Files of the rules that may name a question, without the list of all of them.
pub(super) const AIM: usize = 4;

/// The files that name a question by its type or as a variant of the list.
fn naming<'a>(rules: &'a Crate, question: &Question) -> Vec<&'a File> {
    let files = rules.files.iter().enumerate().filter(|(at, file)| {
        *at != question.list && (file.names.contains(&question.of) || file.names.contains(&question.variant))
    });
    files.map(|(_, file)| file).collect()
}

/// The questions that stand in more.
pub(super) fn above(game: &str, rules: &Crate) -> Vec<Above> {
    let questions = rules.questions();
    assert!(!questions.is_empty(), "{game}: no questions were found; how does it list them?");
    let above = questions.iter().filter_map(|question| {
        let files = naming(rules, question);
        assert!(!files.is_empty(), "{game}: {question:?} is named nowhere: the reader does not see it");
        Above::files(&question.name, AIM, &files)
    });
    above.collect()
}
