//! The strip: what the others did last, a row an act with its sign, and what came of it. The newest turn stands first, what is alike
//! is summed, one's own acts are in the journal. It is always of one height, and stands on the first screen whatever the journal does.

use std::ops::Range;

use canvas::art::icon;
use canvas::{Line, Weight};
use maud::{Markup, html};
use table::{Seat, SeatSet, Told};

use super::drawer::class;
use super::sight::Sight;

/// A line told: its number in the journal, its telling, its words.
type Of<'a> = (usize, Line, &'a Told);

/// Lines that are said as one.
type Sum<'a> = Vec<Of<'a>>;

/// A turn, as the strip tells it.
#[derive(Default)]
struct Turn<'a> {
    /// The line with which it begins.
    head: Option<Of<'a>>,
    lines: Vec<Of<'a>>,
    /// True if it stands before what came after it: it befell the reader.
    first: bool,
}

/// The others' last acts, and what came of them. Of `own` acts only what came of the very last one is told. Without `own` all
/// acts are. What the question has `recalled` is told there.
pub(crate) fn strip(sight: &Sight, own: Option<Seat>, recalled: &[usize]) -> Markup {
    let name = sight.language.text("table-strip");
    let from = sight.others();
    let before = from.checked_sub(1).and_then(|before| sight.lines(before).next());
    let acted = before.is_some_and(|(_, line, _)| line.weight == Weight::Act && is_own(&line, own));
    let lines = sight.lines(from).filter(|(_, line, _)| !line.passes).collect::<Vec<_>>();
    let last = lines.iter().rfind(|(_, line, _)| line.weight == Weight::Act && !is_own(line, own));
    let last = last.map(|(number, ..)| *number);
    let turns = without(turns(lines, own, acted), recalled);
    // What befell the reader is not newer than the turn below it.
    let older = if turns.last().is_some_and(|turn| turn.first) { 2 } else { 1 };
    let turns = turns.into_iter().rev();
    let turns = turns.map(|turn| (turn.head, rows(sight, turn.lines))).collect::<Vec<_>>();
    // One row has the sign that there may be more of it, too, but no number.
    let rows = match turns.iter().map(|(_, rows)| rows.len()).sum::<usize>() {
        0 => None,
        1 => Some(String::new()),
        all => Some(all.to_string()),
    };
    html! {
        section #strip .acts tabindex="0" aria-label=(name) data-act=[last] data-rows=[rows] {
            @if turns.is_empty() { p .acts__lines { (sight.language.text("table-strip-empty")) } }
            @else { ol .acts__lines {
                @for (index, (head, rows)) in turns.iter().enumerate() {
                    // What is older stands below, and says so.
                    @let before = (index == older).then(|| sight.language.text("table-strip-before"));
                    @let before = before.as_deref();
                    @if let Some(head) = head { li id={ "since-" (head.0) } .acts__turn .acts__late[index == 0 && rows.is_empty()] data-before=[before] { (sight.linked(&head.2.say)) } }
                    @for (at, row) in rows.iter().enumerate() {
                        @let place = Place { from_end: (index == 0).then_some(rows.len() - 1 - at), before: before.filter(|_| at == 0 && head.is_none()) };
                        (told(sight, row, &place))
                    }
                }
            } }
        }
    }
}

/// True if a line is of `own` alone: what a side of two does is news for the one who did not.
fn is_own(line: &Line, own: Option<Seat>) -> bool {
    own.is_some_and(|own| line.by == SeatSet::only(own))
}

/// The lines by turns, without own acts and their consequences, but for those of the last act of all. If the reader has just `acted`
/// before these lines, the first of them came of that.
fn turns(lines: Vec<Of<'_>>, own: Option<Seat>, acted: bool) -> Vec<Turn<'_>> {
    // A turn that begins is nobody's act.
    let acts =
        |(_, line, _): &Of| line.weight == Weight::Act || line.weight == Weight::Turn && is_own(line, own);
    let last = lines.iter().rposition(acts).filter(|last| is_own(&lines[*last].1, own));
    let befell = befell(&lines, own, acted);
    let since = |of: &Of| acts(of) && !is_own(&of.1, own);
    let overtaken = lines[befell.end..].iter().any(since);
    let mut turns = vec![Turn::default()];
    // It is news as long as nobody else has acted since.
    let mut mine = acted && lines.iter().any(|of| acts(of) && !is_own(&of.1, own));
    for (index, of) in lines.into_iter().enumerate() {
        match of.1.weight {
            Weight::Follows => {}
            Weight::Turn | Weight::Act => mine = is_own(&of.1, own),
        }
        // What one has just done oneself is known; what came of it is news.
        if last == Some(index) || index == befell.end {
            turns.push(Turn::default());
        }
        if !befell.is_empty() && index == befell.start {
            turns.push(Turn { first: overtaken, ..Turn::default() });
        }
        let news = last.is_some_and(|last| index > last) || befell.contains(&index);
        let turn = turns.last_mut().expect("a turn");
        match of.1.weight {
            Weight::Turn if !mine => turns.push(Turn { head: Some(of), ..Turn::default() }),
            Weight::Turn => turns.push(Turn::default()),
            Weight::Act if !mine => turn.lines.push(of),
            Weight::Follows if !mine || news => turn.lines.push(of),
            Weight::Act | Weight::Follows => {}
        }
    }
    turns.retain(|turn| turn.head.is_some() || !turn.lines.is_empty());
    // The last of them stands first.
    turns.sort_by_key(|turn| turn.first);
    turns
}

/// The turns without these lines.
fn without<'a>(mut turns: Vec<Turn<'a>>, recalled: &[usize]) -> Vec<Turn<'a>> {
    for turn in &mut turns {
        turn.lines.retain(|(number, ..)| !recalled.contains(number));
    }
    turns.retain(|turn| turn.head.is_some() || !turn.lines.is_empty());
    turns
}

/// The lines of what befell the reader, unasked, after their last act, with what came of it; empty where nobody has acted since: then
/// it is told as what came of that act. If the reader has `acted` before these lines, they begin after an act.
fn befell(lines: &[Of<'_>], own: Option<Seat>, acted: bool) -> Range<usize> {
    let act = |(_, line, _): &Of| line.weight == Weight::Act && is_own(line, own);
    let from = lines.iter().rposition(act).map_or(0, |act| act + 1);
    if from == 0 && !acted {
        return 0..0;
    }
    let mine = |(_, line, _): &&Of| line.weight == Weight::Follows || is_own(line, own);
    let befalls = |(_, line, _): &Of| own.is_some_and(|own| line.befalls.has(own));
    let Some(start) = lines[from..].iter().take_while(mine).position(befalls) else {
        return 0..0;
    };
    let start = from + start;
    let follows = lines[start..].iter().take_while(|(_, line, _)| line.weight == Weight::Follows);
    let end = start + follows.count();
    if end < lines.len() { start..end } else { 0..0 }
}

/// Lines that are alike are one: one after the other, and all that came of one act.
fn sums<'a>(sight: &Sight, lines: Vec<Of<'a>>) -> Vec<Sum<'a>> {
    let mut sums = Vec::<Sum>::new();
    for of in lines {
        let alike = |sum: &Sum| {
            let first = &sum[0].1;
            let said = sum.iter().chain([&of]).map(|(.., told)| &told.say).collect::<Vec<_>>();
            first.weight == of.1.weight && first.by == of.1.by && sight.linked_sum(&said).is_some()
        };
        let act = sums.iter().rposition(|sum| sum[0].1.weight == Weight::Act);
        let from = match act {
            Some(act) if of.1.weight == Weight::Follows => act + 1,
            _ => sums.len().saturating_sub(1),
        };
        match sums[from..].iter().position(alike) {
            Some(at) => sums[from + at].push(of),
            None => sums.push(vec![of]),
        }
    }
    sums
}

/// The most sentences of a row: what came of an act in more than that is read one by one.
const MOST: usize = 6;

/// A row for each act, with what came of it. What came of no act that is told here has a row for each sentence.
fn rows<'a>(sight: &Sight, lines: Vec<Of<'a>>) -> Vec<Vec<Sum<'a>>> {
    let mut rows = Vec::<Vec<Sum>>::new();
    for sum in sums(sight, lines) {
        match rows.last_mut() {
            Some(row) if sum[0].1.weight == Weight::Follows && row[0][0].1.weight == Weight::Act => {
                row.push(sum)
            }
            _ => rows.push(vec![sum]),
        }
    }
    let apart = |row: Vec<Sum<'a>>| match row.len() > MOST {
        true => row.into_iter().map(|sum| vec![sum]).collect(),
        false => vec![row],
    };
    rows.into_iter().flat_map(apart).collect()
}

/// Where a row stands in the strip.
struct Place<'a> {
    /// Of the newest turn, how many come after it: a phone has room for the last two.
    from_end: Option<usize>,
    /// The word before the first row that is older than that turn.
    before: Option<&'a str>,
}

fn told(sight: &Sight, row: &[Sum], place: &Place) -> Markup {
    let (number, line, _) = &row[0][0];
    let late = match place.from_end {
        Some(0) => " acts__late acts__last",
        Some(1) => " acts__late",
        _ => "",
    };
    html! {
        li id={ "since-" (number) } class={ (class(line)) (late) } data-before=[place.before] data-of=[only(row).then(|| of(&row[0]))] data-at=[only(row).then(|| at(&row[0])).flatten()] {
            @if line.weight == Weight::Act { (icon(line.shown())) }
            @if only(row) { (say(sight, &row[0])) } @else {
                @for sum in row {
                    @let follows = sum[0].1.weight == Weight::Follows;
                    span .acts__came[follows] data-of=(of(sum)) data-at=[at(sum)] { (say(sight, sum)) } " "
                }
            }
        }
    }
}

/// True if a row is one sentence.
fn only(row: &[Sum]) -> bool {
    row.len() == 1
}

fn say(sight: &Sight, sum: &Sum) -> Markup {
    let said = sum.iter().map(|(.., told)| &told.say).collect::<Vec<_>>();
    sight.linked_sum(&said).unwrap_or_default()
}

/// The numbers of the lines that are told here.
fn of(sum: &Sum) -> String {
    sum.iter().map(|(number, ..)| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// The ids of all places that these lines touched.
fn at(sum: &Sum) -> Option<String> {
    let mut ids = Vec::new();
    for id in sum.iter().flat_map(|(_, line, _)| line.touched()) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    (!ids.is_empty()).then(|| ids.join(" "))
}

#[cfg(test)]
mod tests {
    use table::Message;

    use super::*;

    /// The numbers of the lines that are told, turn by turn, oldest first.
    fn shown(lines: &[Line], own: Option<Seat>) -> Vec<Vec<usize>> {
        after(false, lines, own)
    }

    /// The same behind a line that is no more among them: an own act, or none.
    fn after(acted: bool, lines: &[Line], own: Option<Seat>) -> Vec<Vec<usize>> {
        beside(&[], acted, lines, own)
    }

    /// The same beside a question that has recalled these lines.
    fn beside(recalled: &[usize], acted: bool, lines: &[Line], own: Option<Seat>) -> Vec<Vec<usize>> {
        let told = Told { ply: 0, say: Message::new("x"), event: serde_json::Value::Null };
        let lines = lines.iter().enumerate().map(|(number, line)| (number, line.clone(), &told)).collect();
        let turns = without(turns(lines, own, acted), recalled).into_iter();
        turns.map(|turn| turn.head.iter().chain(&turn.lines).map(|of| of.0).collect()).collect()
    }

    #[test]
    fn what_a_side_of_two_does_is_told() {
        let (ana, ben, cid) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let lines = [Line::act([ana, cid], ""), Line::follows(), Line::act([ben], ""), Line::act([ana], "")];
        assert_eq!(shown(&lines, Some(ana)), [vec![0, 1, 2]], "it may be her partner's; 3 is hers alone");
    }

    #[test]
    fn ones_own_acts_are_left_out_but_for_what_came_of_the_last() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let lines = [
            Line::turn().of([ben]),
            Line::act([ben], ""),
            Line::follows(),
            Line::act([ana], ""),
            Line::follows(),
            Line::act([ben], ""),
            Line::follows(),
        ];
        assert_eq!(shown(&lines, Some(ana)), [vec![0, 1, 2, 5, 6]], "3 and 4 are hers");
        assert_eq!(shown(&lines[..5], Some(ana)), [vec![0, 1, 2], vec![4]], "what came of her act is news");
        assert_eq!(shown(&lines, None), [vec![0, 1, 2, 3, 4, 5, 6]], "a watcher is told all");
        let turns = [lines.as_slice(), &[Line::turn().of([ana]), Line::follows()]].concat();
        assert_eq!(shown(&turns, Some(ana)), [vec![0, 1, 2, 5, 6], vec![8]], "her turn has no heading");
    }

    #[test]
    fn what_came_of_an_own_act_is_news_though_a_turn_begins_after_it() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let lines = [
            Line::act([ben], ""),
            Line::follows(),
            Line::act([ana], ""),
            Line::follows(),
            Line::turn(),
            Line::follows(),
        ];
        assert_eq!(shown(&lines, Some(ana)), [vec![0, 1], vec![3], vec![4, 5]]);
        assert_eq!(after(true, &lines[3..], Some(ana)), [vec![0], vec![1, 2]], "nobody has acted since");
    }

    #[test]
    fn what_befell_the_reader_is_told_until_they_act() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let meets = || Line::follows().befalling(SeatSet::only(ana));
        // Her turn ended with an encounter that nobody asked her about; 0 is of a choice of hers.
        let lines = [Line::follows(), meets(), Line::follows(), Line::turn().of([ben]), Line::act([ben], "")];
        assert_eq!(after(true, &lines, Some(ana)), [vec![3, 4], vec![1, 2]], "it stands first");
        assert_eq!(after(true, &lines, Some(ben)), [vec![0, 1, 2]], "to him it is what came of hers");
        // Her next turn begins at once.
        let lines =
            [Line::act([ben], ""), Line::act([ana], ""), Line::follows(), meets(), Line::turn().of([ana])];
        assert_eq!(shown(&lines, Some(ana)), [vec![0], vec![3]]);
        let more = [lines.as_slice(), &[Line::follows()]].concat();
        assert_eq!(shown(&more, Some(ana)), [vec![0], vec![3], vec![5]], "what is newer stands before it");
        let acts = [lines.as_slice(), &[Line::act([ana], "")]].concat();
        assert_eq!(shown(&acts, Some(ana)), [vec![0]], "she has acted since");
        // He did something in her turn; what she met then befell her alone.
        let lines = [Line::act([ben], ""), meets(), Line::turn().of([ana]), Line::act([ana], "")];
        assert_eq!(shown(&lines, Some(ben)), [vec![2, 3]]);
    }

    #[test]
    fn what_the_question_recalls_is_not_told_twice() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let lines = [Line::act([ben], ""), Line::follows(), Line::act([ana], ""), Line::follows()];
        assert_eq!(shown(&lines, Some(ana)), [vec![0, 1], vec![3]]);
        assert_eq!(beside(&[1], false, &lines, Some(ana)), [vec![0], vec![3]], "his act is news still");
        assert_eq!(beside(&[1, 3], false, &lines, Some(ana)), [vec![0]], "nothing is left of hers");
        assert!(beside(&[0, 1, 3], false, &lines, Some(ana)).is_empty());
    }

    #[test]
    fn what_came_of_an_own_act_is_no_news_once_others_have_acted() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let lines = [Line::follows(), Line::follows(), Line::act([ben], ""), Line::follows()];
        assert_eq!(after(true, &lines, Some(ana)), [vec![2, 3]], "0 and 1 came of what she did before");
        assert_eq!(after(true, &lines[..2], Some(ana)), [vec![0, 1]], "nobody has acted since");
        assert_eq!(shown(&lines, Some(ana)), [vec![0, 1, 2, 3]], "0 and 1 came of nothing she did");
    }
}
