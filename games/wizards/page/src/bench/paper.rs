//! Lists as text: read in, and written out for others.

use std::fmt::Write as _;

use canvas::Language;
use maud::{Markup, html};
use wizards::list::{self, Reading, Tongue};
use wizards::setup::{Extras, Rules};

use super::Work;

impl Work<'_> {
    /// Takes what was pasted for the deck, as far as it can be read.
    pub(super) fn read_in(&mut self, reading: Reading) {
        self.flaws = reading.flaws;
        self.remarks = reading.remarks;
        // A list of which nothing can be read, or with unreported lines, stays to be corrected; it empties no deck.
        let whole = !self.flaws.iter().any(|flaw| flaw.text.is_empty());
        if reading.list.is_empty() {
            return;
        }
        self.list = reading.list;
        self.came = self.paste.clone();
        self.apart = reading.apart;
        if whole {
            self.paste.clear();
        }
        // A list says by its length for which game it was made, and the faults of one that fits none are
        // those against the nearest; a table says so itself.
        if !self.task.at_table {
            self.fitted = true;
            let extras = Extras { few_creatures: false, ..self.rules.extras };
            self.rules = self.deck().form(&Rules { extras, ..self.rules }).0;
        }
    }

    pub(super) fn paper(&self) -> Markup {
        let tongue = match self.task.language {
            Language::Es => Tongue::Es,
            Language::En => Tongue::En,
        };
        html! {
            section #wizards-paper .wz-bench__paper aria-labelledby="wizards-paper-title" {
                h2 #wizards-paper-title .unseen { (self.say("wizards-bench-paper")) }
                details #wizards-import open[!self.paste.is_empty() || self.list.is_empty()] {
                    summary { (self.say("wizards-bench-import")) }
                    label for="wizards-paste" { (self.say("wizards-bench-paste")) }
                    textarea #wizards-paste name="paste" rows="6" spellcheck="false" { "\n" (self.paste) }
                    button #wizards-read type="submit" name="act" value="read" { (self.say("wizards-bench-read")) }
                    label .wz-file data-file="wizards-paste" data-then="wizards-read" hidden {
                        (self.say("wizards-bench-file")) " "
                        input #wizards-file type="file" accept=".txt,.dck,.deck,.meccg,.csv,.tsv,.json,.xml,.html,.md,text/*";
                    }
                }
                @if !self.came.is_empty() { input type="hidden" name="came" value=(self.came); }
                @if !self.list.is_empty() {
                    details #wizards-export {
                        summary { (self.say("wizards-bench-export")) }
                        (self.copy("wizards-gccg", "wizards-bench-gccg", &list::write(&self.list)))
                        (self.copy("wizards-plain", "wizards-bench-plain", &list::write_plain(&self.list, tongue)))
                        @if !self.came.is_empty() {
                            (self.copy("wizards-came", "wizards-bench-came", &self.came))
                            small { (self.say("wizards-bench-came-kept")) }
                        }
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
                " "
                a id={ (id) "-file" } .button .quiet download={ (id.trim_start_matches("wizards-")) ".txt" } href=(as_file(text)) { (self.say("wizards-bench-save")) }
                textarea id=(id) rows="5" readonly spellcheck="false" { "\n" (text) }
            }
        }
    }
}

/// A text as an address of its own: a link that leads there saves it, without script and without asking the house.
fn as_file(text: &str) -> String {
    let mut address = String::with_capacity(2 * text.len() + 32);
    address.push_str("data:text/plain;charset=utf-8,");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            address.push(char::from(byte));
        } else {
            // Writing to a text cannot fail.
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}
