//! 'Something is wrong here': what a seat knows of a running game, as a scenario file that shows it to somebody else.

use std::fmt::Write as _;

use crate::{AnyMatch, Message, Observer, Seat};

/// So many choices are looked back.
const CHOICES: u32 = 10;
/// And so many lines of what was told.
const LINES: usize = 40;

/// The parts of such a file beside the game.
pub struct Wrong<'a> {
    /// The program, and of which version it is.
    pub program: &'a str,
    /// The fault, in the words of whoever reports it; may be empty.
    pub said: &'a str,
    /// Turns a message into words of the reader.
    pub words: &'a dyn Fn(&Message) -> String,
}

impl Wrong<'_> {
    /// The file: the table as the seat knows it, and what is asked. What the seat cannot know is
    /// [imagined](crate::Game::imagine), always the same way, so that two tables which the seat cannot tell apart give one file; of the
    /// choices there are the seat's own, of all others' what it was told. `None` at a moment of which the game has no text.
    pub fn file(&self, game: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let imagined = game.imagined(seat)?;
        let info = game.info();
        let mut text = String::from("# Something is wrong here.\n");
        self.said.lines().for_each(|line| remark(&mut text, line));
        remark(&mut text, &format!("{}, rules {} of {}", self.program, info.rules_version, info.id));
        remark(&mut text, &format!("as seat {seat} knows it; what seat {seat} cannot know is made up"));
        remark(&mut text, &(self.words)(&game.prompt(Observer::Seat(seat))));
        self.last(&mut text, game, seat);
        let about = if self.said.trim().is_empty() { "Something is wrong here." } else { self.said.trim() };
        let about = quoted(about);
        let _ = write!(
            text,
            "\ngame = {}\nabout = {{ en = {about}, es = {about} }}\nplayers = {}\nposition = '''\n{}'''\n",
            quoted(info.id),
            game.players(),
            imagined.position
        );
        let asks = imagined.asks.iter().map(|seat| seat.to_string()).collect::<Vec<_>>();
        let _ = write!(text, "\n[[step]]\nseat = {seat}\nshow = true\nasks = [{}]\n", asks.join(", "));
        if imagined.asks.has(seat) {
            let choices = imagined.choices.iter().map(|choice| quoted(choice)).collect::<Vec<_>>();
            let _ = writeln!(text, "choices = [{}]", choices.join(", "));
        }
        Some(text)
    }

    /// The seat's own choices of late, and what it was told meanwhile.
    fn last(&self, text: &mut String, game: &dyn AnyMatch, seat: Seat) {
        let from = game.ply().saturating_sub(CHOICES);
        for ply in from..game.ply() {
            if let Some((_, choice)) = game.made(ply).filter(|(who, _)| *who == seat) {
                remark(text, &format!("choice {} was {choice}", ply + 1));
            }
        }
        let told = game.told(Observer::Seat(seat), 0);
        let told = told.into_iter().filter(|told| told.ply >= from).collect::<Vec<_>>();
        for told in &told[told.len().saturating_sub(LINES)..] {
            remark(text, &format!("{}: {}", told.ply, (self.words)(&told.say)));
        }
    }
}

/// A line for the reader, whatever is in it.
fn remark(text: &mut String, line: &str) {
    let plain = line.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    text.push_str("# ");
    text.extend(plain);
    text.push('\n');
}

/// A text as TOML quotes it: as JSON does.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string().replace('\u{7f}', "\\u007f")
}
