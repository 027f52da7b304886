//! Lists taken out of what they are wrapped in: web pages, posts of a forum, data of programs. Then they are lines, as people write
//! them.

use super::data::{self, Line};
use super::{letters, numbering, records, tags};

/// The lines of a text, whatever it is wrapped in.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let text = letters::mended(text);
    if let Some(lines) = data::lines(&text) {
        return lines;
    }
    let lines = if tags::is_marked_up(&text) {
        tags::lines(&text)
    } else {
        (1..).zip(text.lines()).map(|(number, line)| (number, line.to_owned())).collect()
    };
    let forum = tags::Forum::of(&text);
    let lines = lines.into_iter().map(|(number, line)| (number, forum.bare(line))).collect();
    numbering::settled(records::joined(lines))
}
