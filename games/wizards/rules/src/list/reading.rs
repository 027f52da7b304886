//! Reading a list line by line: lines understood, lines not understood, and lines that are no cards at all.

use std::collections::{BTreeSet, HashMap};

use super::data::Line;
use super::edit::Part;
use super::heading::{Heading, Under, heading};
use super::known::{Known, Sort, Whose};
use super::letters::plain;
use super::line::{self, Entry};
use super::marks::{Marks, blank, coded, mark};
use super::names::{self, Listed, Meant};
use super::unfold;
use super::{Flaw, LONGEST, LONGEST_NAME, List, MEANT, MOST, TOLD, Wrong};
use crate::card::CardKind;

/// The result of reading a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// All that was understood.
    pub list: List,
    /// The lines not understood, in order.
    pub flaws: Vec<Flaw>,
    /// Lines taken for remarks: those that name no card, and of those that are passed over the ones that say how many of a card;
    /// the first of them.
    pub remarks: Vec<String>,
    /// The number of cards set apart for an opponent who is a fallen Wizard: there is none here.
    pub apart: u32,
}

/// Reads a list as far as it can be read.
pub fn read_all(text: &str) -> Reading {
    let lines = unfold::lines(text);
    let mut reader = ListReader { has_deck: has_deck(&lines), ..ListReader::default() };
    for (number, text) in &lines {
        reader.number = *number;
        if !reader.line(text.trim_matches(blank)) {
            break;
        }
    }
    reader.done()
}

/// Does a heading say where the play deck begins? Then `Hazards` below `Sideboard` are those of the sideboard.
fn has_deck(lines: &[Line]) -> bool {
    let mut before = false;
    for (_, line) in lines.iter().filter(|(_, line)| line.contains(char::is_alphanumeric)) {
        let now = heading(line);
        // `Deck: 3 Dodge, …`
        let begins = |(head, _): (&str, &str)| heading(head) == Some(Heading::Part(Part::Deck));
        if now.is_none() && line.split_once(':').is_some_and(begins) {
            return true;
        }
        if before && !matches!(now, Some(Heading::Part(_))) {
            return true;
        }
        before = now == Some(Heading::Part(Part::Deck));
    }
    false
}

/// No table has more columns: a longer line is cards in a row.
const COLUMNS: usize = 12;

/// The heading that the lines stand under.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Place {
    /// No heading came yet.
    #[default]
    Nowhere,
    Part(Part),
    Apart,
    Notes,
}

/// A line that may be a remark.
struct Doubt {
    flaw: Flaw,
    /// Words in a row, or what stands above the list: it is one for certain.
    certain: bool,
}

#[derive(Default)]
struct ListReader {
    reading: Reading,
    place: Place,
    has_deck: bool,
    /// Sorts of cards that the play deck has already.
    sorts: BTreeSet<Under>,
    number: u32,
    /// Lines with a name, cards that are called so, and those of them that say how many.
    named: usize,
    taken: usize,
    counted: usize,
    headings: usize,
    guesses: HashMap<String, names::Near>,
    doubts: Vec<Doubt>,
    /// Lines passed over that say how many of a card; and the number of lines looked at for that.
    told: Vec<String>,
    passed: usize,
    /// Characters and resources that are ours, a minion's, a fallen Wizard's.
    weights: [u32; 3],
    /// The Wizard whose deck it is said to be.
    wizard: Option<Listed>,
    /// True where a line goes on behind its heading.
    behind: bool,
    /// True after a sentence, until a card follows.
    prose: bool,
    /// The line that ended it, or that there is more.
    tail: Option<Flaw>,
}

impl ListReader {
    /// Reads a line; false: no more of them.
    fn line(&mut self, text: &str) -> bool {
        // A card may be called like a heading: 'El Menor de los Anillos de Oro'.
        let called = || self.exactly(line::entry(line::bare(text)));
        if let Some(heading) = heading(text).filter(|_| called().is_none() && !text.starts_with("/*")) {
            self.headings += 1;
            self.below(heading);
            return true;
        }
        // Notes above the cards end where these begin; behind them a card is one that is written about.
        if self.place == Place::Notes && self.reading.list.deck.is_empty() && !is_remark(text) {
            let ends = self.counts_a_card(text);
            self.place = if ends { Place::Nowhere } else { Place::Notes };
        }
        if self.place == Place::Notes || is_remark(text) || line::said_of_deck(text).is_some() {
            self.pass_over(text);
            return true;
        }
        if self.place == Place::Apart {
            let count = line::entry(line::bare(text)).count.unwrap_or(1);
            self.reading.apart = self.reading.apart.saturating_add(count.min(MOST));
            return true;
        }
        self.named += 1;
        if self.named > LONGEST || self.reading.list.len() > LONGEST {
            self.tail = Some(self.flaw("", 1, Wrong::TooLong));
            return false;
        }
        // `Characters: Gimli; Resources: 3 Dodge`.
        let parts = text.split(';').collect::<Vec<_>>();
        let headed = |part: &&str| part.split_once(':').is_some_and(|(before, _)| heading(before).is_some());
        if parts.len() > 1 && parts.iter().all(headed) {
            return parts.iter().all(|part| self.line(part.trim_matches(blank)));
        }
        // `Pool: Gimli, Legolas`, `[Pool] Gimli`.
        let signs = [":", " - ", " – ", " = "].into_iter().filter_map(|sign| text.split_once(sign));
        for (before, rest) in line::headed(text).into_iter().chain(signs) {
            if let Some(heading @ (Heading::Part(_) | Heading::Sort(_))) = heading(before) {
                self.headings += 1;
                self.behind_heading(heading, before, line::bare(rest));
                return true;
            }
        }
        let text = line::bare(text);
        if self.is_every_site(text) || self.understood(text) {
            return true;
        }
        match line::named_in(text) {
            Some((count, name)) => {
                self.nearly_understood(name, Entry { count: Some(count), ..line::entry(name) });
            }
            None => self.nearly_understood(text, line::entry(text)),
        }
        true
    }

    /// Takes what stands behind a heading in its line.
    fn behind_heading(&mut self, heading: Heading, before: &str, rest: &str) {
        if self.is_for_wizard(before, rest) {
            return;
        }
        self.below(heading);
        if self.is_every_site(rest) {
            return;
        }
        self.behind = true;
        if !self.understood(rest) {
            self.row(&line::fields(rest), rest);
        }
        self.behind = false;
    }

    /// `Sites: all`: a list without sites means that.
    fn is_every_site(&self, text: &str) -> bool {
        const EVERY: [&str; 8] =
            ["all", "all of them", "all the sites", "every", "every site", "todos", "todos ellos", "todas"];
        self.place == Place::Part(Part::Sites) && text.len() < 20 && EVERY.contains(&plain(text).as_str())
    }

    /// Does it say how many of a card, and no more? Few lines are looked at: a text may be nothing but such lines.
    fn counts_a_card(&mut self, text: &str) -> bool {
        let entry = line::entry(line::bare(text));
        if entry.count.is_none_or(|count| count > MOST) || self.passed == LONGEST {
            return false;
        }
        self.passed += 1;
        matches!(names::exactly(entry.name, entry.marks), Some(Meant::Here(_) | Meant::Elsewhere(_)))
    }

    /// Passes over a line. If it says how many of a card it is told: somebody may miss that card.
    fn pass_over(&mut self, text: &str) {
        if self.told.len() == MEANT {
            return;
        }
        let bare = text.trim_start_matches(['#', ';', '/']);
        let said = line::said_of_deck(bare).unwrap_or(bare);
        let fields = line::fields(said);
        if self.counts_a_card(said) || fields.iter().take(COLUMNS).any(|field| self.counts_a_card(field)) {
            self.told.push(text.chars().take(2 * LONGEST_NAME).collect());
        }
    }

    /// `Wizard: Gandalf` says whose deck it is: only where there is no other, he is a card of it.
    fn is_for_wizard(&mut self, before: &str, rest: &str) -> bool {
        if !matches!(plain(before).as_str(), "wizard" | "mago" | "avatar") {
            return false;
        }
        let entry = line::entry(rest);
        match self.exactly(entry) {
            Some(Meant::Here(meant)) if entry.count.is_none() => {
                self.wizard = meant.first().copied();
                true
            }
            _ => false,
        }
    }

    /// Puts the following lines under this heading.
    fn below(&mut self, heading: Heading) {
        self.place = match heading {
            Heading::Part(part) => Place::Part(part),
            Heading::Apart => Place::Apart,
            Heading::Notes => Place::Notes,
            Heading::Nothing => return,
            Heading::Sort(sort) => {
                let again = self.has_deck || self.sorts.contains(&sort);
                match self.place {
                    Place::Part(Part::Sideboard) if again => return,
                    Place::Part(Part::Pool) if again && sort != Under::Hazards => return,
                    Place::Part(Part::Pool) if sort == Under::Minor => return,
                    _ => {
                        self.sorts.insert(sort);
                        Place::Part(Part::Deck)
                    }
                }
            }
        };
    }

    /// Takes a line that says without a doubt what it is: a name, or a row of a table.
    fn understood(&mut self, text: &str) -> bool {
        let entry = line::entry(text);
        let fields = line::fields(text);
        let called = |text: &str| {
            let entry = line::entry(text);
            names::exactly(entry.name, entry.marks).is_some()
        };
        // What stands behind the first of several cards is no remark.
        if fields.len() > 1 && !called(text) && called(fields[0]) && self.fields(text, &fields) {
            return true;
        }
        // `Three Dodge`: no card begins with a number that is meant so.
        if let Some((count, rest)) = line::worded(text)
            && let entry = line::entry(rest)
            && let Some(meant) = self.exactly(entry)
        {
            self.take(text, Entry { count: Some(count), ..entry }, meant);
            return true;
        }
        if let Some(meant) = self.exactly(entry) {
            self.take(text, entry, meant);
            return true;
        }
        if let Some(both) = line::both(text).filter(|both| both.iter().all(|one| called(one))) {
            both.into_iter().for_each(|one| self.entry(one));
            return true;
        }
        if fields.len() > 1 && self.fields(text, &fields) {
            return true;
        }
        // Most of them must be cards: a sentence has numbers, too.
        let most = |pieces: &Vec<&str>| {
            let known = || pieces.iter().take(COLUMNS).filter(|piece| called(piece)).count();
            pieces.len() > 1 && 2 * known() > pieces.len().min(COLUMNS)
        };
        if let Some(pieces) = line::run_on(text).into_iter().find(most) {
            self.row(&pieces, text);
            return true;
        }
        false
    }

    /// Takes what stands in the fields of a line: one card, or several.
    fn fields(&mut self, text: &str, fields: &[&str]) -> bool {
        let entries = fields.iter().take(COLUMNS).map(|field| line::entry(field)).collect::<Vec<_>>();
        let mut marks = Marks::default();
        let mut meant = Vec::new();
        for (field, entry) in fields.iter().zip(&entries) {
            let own = names::exactly(entry.name, entry.marks);
            // `TW`, `TW-204`.
            if own.is_none() || coded(field).is_some_and(|(_, rest)| rest.is_empty()) {
                mark(field, &mut marks);
            }
            meant.push(own);
        }
        let number = |field: &&str| field.trim_matches(['x', 'X', '(', ')']).parse::<u32>().ok();
        let numbers = fields.iter().take(COLUMNS).filter_map(number).collect::<Vec<_>>();
        let counted = entries.iter().filter(|entry| entry.count.is_some()).count();
        let mut found = meant.iter().flatten();
        let Some(first) = found.next() else { return false };
        // One name in both languages is one card; the same name again is another.
        let mut names = entries.iter().zip(&meant).filter(|(_, meant)| meant.is_some());
        let name = names.next().map(|(entry, _)| plain(entry.name));
        let again = names.filter(|(entry, _)| Some(plain(entry.name)) == name).count();
        let others = found.filter(|meant| *meant != first).count() + again;
        let mut near = || {
            fields.iter().zip(&meant).any(|(field, meant)| meant.is_none() && self.is_near(field, fields[0]))
        };
        if counted > 1 || fields.len() > COLUMNS || numbers.is_empty() && (others > 0 || near()) {
            self.row(fields, text);
            return true;
        }
        let found = entries.into_iter().zip(meant).find_map(|(entry, meant)| Some((entry, meant?)));
        let Some((entry, meant)) = found else { return false };
        // What the other columns say of it.
        let of = entry.marks;
        let whole = Marks {
            whose: of.whose.or(marks.whose),
            set: of.set.or(marks.set),
            number: of.number.or(marks.number),
        };
        let meant = names::exactly(entry.name, whole).unwrap_or(meant);
        // A column may say in which part it is.
        let before = self.place;
        let part = fields.iter().take(COLUMNS).find_map(|field| match heading(field) {
            Some(Heading::Part(part)) => Some(part),
            _ => None,
        });
        if let Some(part) = part {
            self.place = Place::Part(part);
        }
        let count = entry.count.or_else(|| count_among(&numbers, &meant));
        self.take(text, Entry { count, ..entry }, meant);
        self.place = before;
        true
    }

    /// Is this field of a row without numbers a name that is cut short, or written wrongly? What is written small beside a name that is
    /// not is a remark.
    fn is_near(&mut self, field: &str, first: &str) -> bool {
        let small = |text: &str| !text.contains(char::is_uppercase);
        let entry = line::entry(line::bare(field));
        if !entry.name.contains(char::is_alphabetic)
            || small(field) && !small(first)
            || heading(field).is_some()
            || mark(field, &mut Marks::default())
        {
            return false;
        }
        if let Some(Meant::Here(all)) = names::begins(entry.name, entry.marks)
            && line::entry(first).count.is_none()
        {
            return all.len() == 1;
        }
        let (near, elsewhere) = self.nearly(entry.name);
        elsewhere.is_some() || near.first().is_some_and(|one| names::is_slip(entry.name, *one))
    }

    /// Takes cards in a row: `3 Dodge, 2 Concealment`. A name may have commas of its own.
    fn row(&mut self, fields: &[&str], text: &str) {
        let fields = if fields.len() < 2 { &[text] } else { fields };
        let mut at = 0;
        while at < fields.len() && self.named <= LONGEST {
            self.named += 1;
            let joined = (2..=3).rev().filter(|many| at + many <= fields.len()).find_map(|many| {
                let joined = fields[at..at + many].join(", ");
                let entry = line::entry(&joined);
                let meant = names::exactly(entry.name, entry.marks)?;
                Some((many, joined.clone(), meant))
            });
            if let Some((many, joined, meant)) = joined {
                self.take(&joined, line::entry(&joined), meant);
                at += many;
                continue;
            }
            let field = line::bare(fields[at]);
            // `2 Dodge and Concealment`, or other signs between them; but Biter and Beater is one.
            let called = |field: &&str| {
                let entry = line::entry(field);
                names::exactly(entry.name, entry.marks).is_some()
            };
            let whole = called(&field);
            let several = |parts: &Vec<&str>| !whole && parts.len() > 1 && parts.iter().all(called);
            let both = line::both(field).filter(several);
            match both.or_else(|| Some(line::fields(field)).filter(several)) {
                Some(parts) => parts.into_iter().for_each(|field| self.entry(field)),
                None => self.entry(field),
            }
            at += 1;
        }
    }

    fn exactly(&self, entry: Entry) -> Option<Meant> {
        let remark = || line::without_remark(entry.name).find_map(|name| names::exactly(name, entry.marks));
        names::exactly(entry.name, entry.marks).or_else(remark)
    }

    /// Takes a name.
    fn entry(&mut self, text: &str) {
        let entry = line::entry(text);
        match self.exactly(entry) {
            Some(meant) => self.take(text, entry, meant),
            None => self.nearly_understood(text, entry),
        }
    }

    /// Takes a name that is cut short, or written wrongly.
    fn nearly_understood(&mut self, text: &str, entry: Entry) {
        if !entry.name.contains(char::is_alphabetic) {
            return;
        }
        let short = || line::without_remark(entry.name).find_map(|name| names::begins(name, entry.marks));
        match names::begins(entry.name, entry.marks).or_else(short) {
            Some(meant) => self.take(text, entry, meant),
            None => self.unknown(text, entry),
        }
    }

    fn take(&mut self, text: &str, entry: Entry, meant: Meant) {
        let count = entry.count.filter(|_| !is_of_remark(entry)).unwrap_or(1);
        self.prose = false;
        self.taken += 1;
        self.counted += usize::from(entry.count.is_some());
        let meant = match meant {
            Meant::Region => return,
            Meant::Elsewhere(known) => return self.elsewhere(text, count, known),
            Meant::Here(meant) => meant,
        };
        if count > MOST {
            return self.wrong(text, count, Wrong::TooMany);
        }
        // `Aragorn II (9)` has a mind of 9, and comes once.
        let is_mind = |one: &Listed| match one {
            Listed::Card(card) => {
                let face = card.get();
                face.kind == CardKind::Character
                    && face.mind.is_some_and(|mind| i64::from(mind) == i64::from(count))
            }
            Listed::Site(_) => false,
        };
        let count = if entry.behind && meant.iter().all(is_mind) { 1 } else { count };
        let among_sites = self.place == Place::Part(Part::Sites);
        let fits = |one: &&Listed| matches!(one, Listed::Site(_)) == among_sites;
        let fitting = meant.iter().filter(fits).copied().collect::<Vec<_>>();
        let ((&[one], _) | (_, &[one])) = (meant.as_slice(), fitting.as_slice()) else {
            let mut of = if fitting.is_empty() { meant } else { fitting };
            of.truncate(MEANT);
            return self.wrong(text, count, Wrong::Ambiguous { name: entry.name.to_owned(), of });
        };
        // Nobody starts with several Wizards: the deck has begun.
        if let Listed::Card(card) = one
            && self.place == Place::Part(Part::Pool)
            && card.get().is_wizard()
            && count > 1
        {
            self.place = Place::Part(Part::Deck);
        }
        let part = match (one, self.place) {
            // A site lies among the sites, whatever stands above it.
            (Listed::Site(_), _) => Part::Sites,
            (Listed::Card(_), Place::Part(Part::Sites)) => {
                return self.wrong(text, count, Wrong::Misplaced(one));
            }
            (Listed::Card(_), Place::Part(part)) => part,
            (Listed::Card(_), _) => Part::Deck,
        };
        for _ in 0..count {
            self.reading.list.put(part, one);
        }
        if let Listed::Card(card) = one {
            self.reading.list.lines.entry(card).or_insert(self.number);
            if !card.get().is_hazard() && card.get().kind != CardKind::Agent {
                self.weights[0] += count.min(3);
            }
        }
    }

    /// A card of the game that is not played here.
    fn elsewhere(&mut self, text: &str, count: u32, known: &'static Known) {
        if matches!(known.sort, Sort::Character | Sort::Item | Sort::Resource) {
            self.weights[known.whose as usize] += count.min(3);
        }
        self.wrong(text, count, Wrong::Elsewhere(known));
    }

    /// Nothing is called so: a slip of the pen, or a remark.
    fn unknown(&mut self, text: &str, entry: Entry) {
        let name = line::without_remark(entry.name).last().unwrap_or(entry.name);
        let long = name.chars().nth(LONGEST_NAME).is_some();
        let (nearest, elsewhere) = if long { Default::default() } else { self.nearly(name) };
        // What stands above a list is its title, sooner than a card for others that is nearly called so.
        let title = self.named == 1 && (entry.count.is_none() || entry.behind);
        if let Some(known) = elsewhere.filter(|_| !title) {
            return self.elsewhere(text, entry.count.unwrap_or(1), known);
        }
        let words = text.split_whitespace().take(8).count();
        let sentence = words > 2 && text.ends_with(['.', '!', '?'])
            || text.ends_with(':')
            || words > 6
            || text.len() > 2 * LONGEST_NAME;
        let above = self.named == 1 || self.headings == 0 && self.reading.list.is_empty();
        let doubtful =
            nearest.is_empty() && (sentence || title || entry.count.is_none_or(|count| count > MOST));
        let mut name = name.chars().take(LONGEST_NAME).collect::<String>();
        if long {
            name.push('…');
        }
        let count = entry.count.unwrap_or(1).min(MOST);
        let what = Wrong::Unknown { name, nearest };
        if doubtful {
            // Where there are too many, none is reported in full.
            if self.doubts.len() <= TOLD {
                let certain = sentence || entry.count.is_some() || above || self.prose || self.behind;
                self.prose |= sentence;
                let flaw = self.flaw(text, count, what);
                self.doubts.push(Doubt { flaw, certain });
            }
        } else {
            self.wrong(text, count, what);
        }
    }

    /// The nearest names; they are looked for a few times only, and once for each name.
    fn nearly(&mut self, name: &str) -> names::Near {
        if let Some(near) = self.guesses.get(name) {
            return near.clone();
        }
        if self.guesses.len() >= TOLD {
            return Default::default();
        }
        let near = names::nearly(name);
        self.guesses.insert(name.to_owned(), near.clone());
        near
    }

    fn flaw(&self, text: &str, count: u32, what: Wrong) -> Flaw {
        let part = match self.place {
            Place::Part(part) => Some(part),
            _ => None,
        };
        let text = line::uncounted(text).chars().take(2 * LONGEST_NAME).collect();
        Flaw { line: self.number, count, part, text, what }
    }

    fn wrong(&mut self, text: &str, count: u32, what: Wrong) {
        let flaw = self.flaw(text, count, what);
        // Where each copy has a line of its own, it is said once.
        let same = |other: &&mut Flaw| other.part == flaw.part && other.what == flaw.what;
        match self.reading.flaws.iter_mut().find(same) {
            Some(other) => other.count = other.count.saturating_add(count),
            None => self.reading.flaws.push(flaw),
        }
    }

    fn done(mut self) -> Reading {
        if let Some(wizard) = self.wizard.filter(|wizard| self.reading.list.copies(*wizard) == 0) {
            self.reading.list.put(Part::Deck, wizard);
        }
        let Self { mut reading, weights: [ours, minion, fallen], tail, doubts, told, counted, taken, .. } =
            self;
        // A fallen Wizard has heroes, too: a fifth of the deck is enough to know it. A few such cards among many are a mistake.
        let whose = if fallen > 2 && 4 * fallen > ours {
            Some(Whose::Fallen)
        } else {
            (minion > 2 && minion > ours).then_some(Whose::Minion)
        };
        if let Some(whose) = whose {
            let flaw = Flaw { line: 1, count: 1, part: None, text: String::new(), what: Wrong::Deck(whose) };
            return Reading { flaws: vec![flaw], ..Reading::default() };
        }
        // Words among numbered cards, or above them, are remarks; words alone are not.
        let nothing = reading.list.is_empty() && reading.flaws.is_empty();
        let numbered = 2 * counted > taken;
        reading.remarks = told;
        for Doubt { flaw, certain } in doubts {
            if nothing || !(certain || numbered) {
                reading.flaws.push(flaw);
            } else if reading.remarks.len() < MEANT {
                reading.remarks.push(flaw.text);
            }
        }
        reading.flaws.sort_by_key(|flaw| flaw.line);
        let (mut told, mut first) = (0, None);
        reading.flaws.retain(|flaw| {
            told += usize::from(!matches!(flaw.what, Wrong::Elsewhere(_)));
            let kept = told <= TOLD || matches!(flaw.what, Wrong::Elsewhere(_));
            first = first.or((!kept).then_some(flaw.line));
            kept
        });
        let more =
            first.map(|line| Flaw { line, count: 1, part: None, text: String::new(), what: Wrong::Unread });
        let tail = tail.or(more);
        reading.flaws.extend(tail);
        reading
    }
}

/// Is the number the end of a remark behind the name: `Gimli - mind 6`? Not where the remark is the name again.
fn is_of_remark(entry: Entry) -> bool {
    let called = |name: &str| names::exactly(name, entry.marks).is_some();
    if !entry.loose || entry.name.ends_with([')', ']', '}']) || called(entry.name) {
        return false;
    }
    let name = line::without_remark(entry.name).find(|name| called(name));
    name.is_some_and(|name| {
        let remark = entry.name.get(name.len()..).unwrap_or_default();
        !called(remark.trim_start_matches(|sign: char| !sign.is_alphanumeric()))
    })
}

/// Of the numbers in a line of a table the one that tells how many: another may be that of the card in its set.
fn count_among(numbers: &[u32], meant: &Meant) -> Option<u32> {
    let own = match meant {
        Meant::Here(all) => all.first().and_then(|one| one.number().split_once('-')?.1.parse().ok()),
        Meant::Elsewhere(known) => known.number.split_once('-').and_then(|(_, number)| number.parse().ok()),
        Meant::Region => None,
    };
    let others = || numbers.iter().copied().find(|number| Some(*number) != own && *number <= MOST);
    if numbers.len() > 1 { others().or(numbers.first().copied()) } else { numbers.first().copied() }
}

/// Nothing, signs only, or a remark.
fn is_remark(text: &str) -> bool {
    let whole = text.starts_with('[') && text.ends_with(']') && line::headed(text).is_none();
    let program = whole && text.to_ascii_lowercase().contains("deck");
    program
        || text.starts_with(['#', ';'])
        || text.starts_with("//")
        || text.starts_with("/*")
        || !text.contains(char::is_alphanumeric)
}
