//! The lines of a list that were not understood: one list of them, with the nearest names to choose from.

use canvas::Value;
use maud::{Markup, html};
use wizards::ids::{CardId, SiteId};
use wizards::list::{Flaw, Known, Listed, Part, Whose, Wrong, write_rest};
use wizards::setup::bring;

use super::{Work, called, id};

/// True of a card that is told in such a sentence.
type Is = fn(&Known) -> bool;

/// Cards that are for others, or not played here: the word of the sentence that tells several of them at once, and which they are.
const ELSEWHERE: [(&str, Is); 4] = [
    ("not-yet", Known::is_of_the_pool),
    ("minion-items", |known| known.minions_item),
    ("minion", |known| known.whose == Whose::Minion),
    ("fallen", |known| known.whose == Whose::Fallen),
];

impl Work<'_> {
    /// Puts in the chosen cards, and leaves out the lines to be left out; the rest stays.
    pub(super) fn choose(&mut self) {
        let flaws = std::mem::take(&mut self.flaws);
        for (at, flaw) in flaws.into_iter().enumerate() {
            match self.task.field(&format!("means-{at}")).split_once(' ') {
                _ if flaw.text.is_empty() => {}
                Some((what, id)) if self.means(&flaw, what, id) => {}
                Some(("leave", _)) => {}
                _ => self.flaws.push(flaw),
            }
        }
    }

    /// A line means this card: as often as it says, it is put where it would lie.
    fn means(&mut self, flaw: &Flaw, what: &str, id: &str) -> bool {
        let one = match what {
            "card" => CardId::named(id).map(Listed::Card),
            "site" => SiteId::named(id).map(Listed::Site),
            _ => None,
        };
        // Nothing but what was offered.
        let Some(one) = one.filter(|one| may(flaw).contains(one)) else { return false };
        let part = match (one, flaw.part) {
            (Listed::Site(_), _) => Part::Sites,
            (Listed::Card(_), Some(part)) if part != Part::Sites => part,
            (Listed::Card(_), _) => Part::Deck,
        };
        for _ in 0..flaw.count {
            self.list.put(part, one);
        }
        true
    }

    /// The lines that were not understood, and other remarks on a list that was read.
    pub(super) fn rest(&self) -> Markup {
        let count = |count: usize| [("count", Value::Number(count as u32))];
        let language = self.task.language;
        let lines = self.flaws.iter().filter(|flaw| !flaw.text.is_empty()).count();
        let choice = self.flaws.iter().any(|flaw| !may(flaw).is_empty());
        html! {
            @if !self.flaws.is_empty() || self.apart > 0 || !self.remarks.is_empty() {
                section #wizards-rest .wz-rest aria-labelledby="wizards-rest-title" {
                    input type="hidden" name="rest" value=(write_rest(&self.flaws));
                    h2 #wizards-rest-title {
                        @if lines > 0 { (language.with("wizards-bench-rest", &count(lines))) }
                        @else if self.flaws.is_empty() && self.paste.is_empty() { (self.say("wizards-bench-read-in")) }
                        @else { (self.say("wizards-bench-not-read")) }
                    }
                    @if !self.flaws.is_empty() { ul #wizards-flaws .faults role="alert" {
                        // Lines that can be answered stand first; then faults; then, in a sentence each,
                        // cards not played here.
                        @for asked in [true, false] {
                            @for (at, flaw) in self.flaws.iter().enumerate().filter(|(_, flaw)| may(flaw).is_empty() != asked) {
                                @if !matches!(flaw.what, Wrong::Elsewhere(_)) { (self.flaw(at, flaw)) }
                            }
                        }
                        @for (word, is) in ELSEWHERE { (self.elsewhere(word, is)) }
                    } }
                    @if lines > 0 {
                        p .wz-rest__both {
                            @if choice { button #wizards-choose .choice type="submit" name="act" value="choose" { (self.say("wizards-bench-choose")) } }
                            button #wizards-leave type="submit" name="act" value="leave" { (self.say("wizards-bench-leave-all")) }
                        }
                    }
                    @if self.apart > 0 { p .remark { (language.with("wizards-bench-apart", &count(self.apart as usize))) } }
                    @if !self.remarks.is_empty() {
                        details #wizards-remarks { summary { (language.with("wizards-bench-remarks", &count(self.remarks.len()))) } ul { @for remark in &self.remarks { li { (remark) } } } }
                    }
                }
            }
        }
    }

    /// The cards of a sort that are for others, or not played here: one sentence.
    fn elsewhere(&self, word: &str, is: fn(&Known) -> bool) -> Markup {
        let of = |flaw: &&Flaw| matches!(flaw.what, Wrong::Elsewhere(known) if is(known));
        let all = self.flaws.iter().filter(of).collect::<Vec<_>>();
        let mut names = Vec::<(&str, u32)>::new();
        for flaw in &all {
            let Wrong::Elsewhere(known) = flaw.what else { continue };
            let name = crate::label::name(&known.name, self.task.language);
            match names.iter_mut().find(|(other, _)| *other == name) {
                Some((_, count)) => *count += flaw.count,
                None => names.push((name, flaw.count)),
            }
        }
        let said = |(name, count): &(&str, u32)| {
            if *count > 1 { format!("{name} ×{count}") } else { (*name).to_owned() }
        };
        let words = match names.as_slice() {
            [] => return html! {},
            [_] => return html! { li { (self.told(all[0])) } },
            _ => {
                let names = names.iter().map(said).collect::<Vec<_>>().join(", ");
                self.task.language.with(&format!("wizards-bench-{word}"), &[("names", (&names).into())])
            }
        };
        let clause = all.iter().find_map(|flaw| bring::unreadable(flaw).clause);
        html! { li { (words) @if let Some(clause) = clause { " " ((self.task.clause)(clause)) } } }
    }

    /// A fault in words, with the clause that it breaks, if it breaks one.
    fn told(&self, flaw: &Flaw) -> Markup {
        let fault = bring::unreadable(flaw);
        html! {
            (self.task.language.say(&fault.message))
            @if let Some(clause) = fault.clause { " " ((self.task.clause)(clause)) }
        }
    }

    /// A line that was not understood: its fault, or its possible meanings.
    fn flaw(&self, at: usize, flaw: &Flaw) -> Markup {
        let may = may(flaw);
        let field = format!("means-{at}");
        let sure = matches!(flaw.what, Wrong::Unknown { .. });
        let place = flaw.part.map(|part| self.say(&format!("wizards-bench-short-{}", part.word())));
        html! {
            li {
                @if may.is_empty() {
                    (self.told(flaw))
                } @else {
                    label for=(field) { @if flaw.count > 1 { (flaw.count) " × " } q { (flaw.text) } @if let Some(place) = &place { " " small { "(" (place) ")" } } }
                    " "
                    select #(field) name=(field) {
                        @if !sure { option value="" { (self.say("wizards-bench-which")) } }
                        @for one in may { option value={ (what(*one)) " " (id(*one)) } { (called(*one, self.task.language)) } }
                        option value="leave it" { (self.say("wizards-bench-omit")) }
                    }
                }
            }
        }
    }
}

/// The possible meanings of a line.
fn may(flaw: &Flaw) -> &[Listed] {
    match &flaw.what {
        Wrong::Unknown { nearest, .. } => nearest,
        Wrong::Ambiguous { of, .. } => of,
        _ => &[],
    }
}

const fn what(one: Listed) -> &'static str {
    match one {
        Listed::Card(_) => "card",
        Listed::Site(_) => "site",
    }
}
