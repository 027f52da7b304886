//! Lists as text: read in, line by line, with what cannot be read asked; and written out for others.

use canvas::Language;
use maud::{Markup, html};
use wizards::ids::{CardId, SiteId};
use wizards::list::{self, Flaw, Listed, Tongue, Wrong};
use wizards::setup::bring;

use super::{Work, called, id};

impl Work<'_> {
    /// Takes what was pasted for the deck, if all of it can be read.
    pub(super) fn read_in(&mut self) {
        match list::read(&self.paste) {
            Ok(list) => {
                // An empty paste empties no deck.
                if !list.is_empty() {
                    self.list = list;
                }
                self.paste.clear();
                self.flaws.clear();
            }
            Err(flaws) => self.flaws = flaws,
        }
    }

    /// A line means this card: its name takes the place of what was written.
    pub(super) fn means(&mut self, line: &str, what: &str, id: &str) {
        let one = match what {
            "site" => SiteId::named(id).map(Listed::Site),
            _ => CardId::named(id).map(Listed::Card),
        };
        if let Some(one) = one {
            self.mend(line, |text| format!("{} {}", list::counted(text).0, one.name().en));
        }
    }

    /// Writes a line of what was pasted anew, and reads it all again.
    pub(super) fn mend(&mut self, line: &str, anew: impl Fn(&str) -> String) {
        let Ok(line) = line.parse::<usize>() else { return };
        let lines = self.paste.lines().zip(1..);
        let lines = lines.map(|(text, at)| if at == line { anew(text) } else { text.to_owned() });
        self.paste = lines.collect::<Vec<_>>().join("\n");
        self.read_in();
    }

    pub(super) fn paper(&self) -> Markup {
        let tongue = match self.task.language {
            Language::Es => Tongue::Es,
            Language::En => Tongue::En,
        };
        html! {
            section #wizards-paper .wz-bench__paper aria-labelledby="wizards-paper-title" {
                h2 #wizards-paper-title .unseen { (self.say("wizards-bench-paper")) }
                details #wizards-import open[!self.flaws.is_empty()] {
                    summary { (self.say("wizards-bench-import")) }
                    label for="wizards-paste" { (self.say("wizards-bench-paste")) }
                    textarea #wizards-paste name="paste" rows="6" spellcheck="false" { "\n" (self.paste) }
                    @if !self.flaws.is_empty() { ol #wizards-flaws .faults role="alert" { @for flaw in &self.flaws { (self.flaw(flaw)) } } }
                    button #wizards-read type="submit" name="act" value="read" { (self.say("wizards-bench-read")) }
                }
                @if !self.list.is_empty() {
                    details #wizards-export {
                        summary { (self.say("wizards-bench-export")) }
                        (self.copy("wizards-gccg", "wizards-bench-gccg", &list::write(&self.list)))
                        (self.copy("wizards-plain", "wizards-bench-plain", &list::write_plain(&self.list, tongue)))
                    }
                }
            }
        }
    }

    /// A text to take along.
    fn copy(&self, id: &str, label: &str, text: &str) -> Markup {
        html! {
            div {
                label for=(id) { (self.say(label)) }
                button .quiet type="button" hidden data-copy=(id) { (self.say("wizards-bench-copy")) }
                textarea id=(id) rows="5" readonly spellcheck="false" { "\n" (text) }
            }
        }
    }

    /// A line that cannot be read, with what it may mean.
    fn flaw(&self, flaw: &Flaw) -> Markup {
        let fault = bring::unreadable(flaw);
        let may: &[Listed] = match &flaw.what {
            Wrong::Unknown { nearest, .. } => nearest,
            Wrong::Ambiguous { of, .. } => of,
            Wrong::TooMany(_) | Wrong::Misplaced(_) | Wrong::TooLong | Wrong::Unread => &[],
        };
        let one_line = !matches!(flaw.what, Wrong::TooLong | Wrong::Unread);
        let what = |one: Listed| match one {
            Listed::Card(_) => "card",
            Listed::Site(_) => "site",
        };
        let words = match &flaw.what {
            Wrong::Unknown { name, .. } | Wrong::Ambiguous { name, .. } if !may.is_empty() => {
                self.task.language.with("wizards-bench-which", &[("name", name.into())])
            }
            _ => self.task.language.say(&fault.message),
        };
        html! {
            li value=(flaw.line) {
                (words) " "
                span .wz-may {
                    @for one in may {
                        button type="submit" name="act" value={ "means " (flaw.line) " " (what(*one)) " " (id(*one)) } { (called(*one, self.task.language)) }
                    }
                    @if one_line { button .quiet type="submit" name="act" value={ "omit " (flaw.line) } { (self.say("wizards-bench-omit")) } }
                }
            }
        }
    }
}
