//! A description of a table in lines: a game describes each sort of line once, with its value, for both writing and
//! reading.
//!
//! ```
//! use table::lines::{Flaw, Telling, lines};
//!
//! struct Inn { guests: u8, open: bool }
//!
//! fn tell(inn: &mut Inn, text: &mut Telling<'_>) -> Result<(), Flaw> {
//!     text.count("guests", &mut inn.guests, 0, 20)?;
//!     text.yes("open", &mut inn.open)
//! }
//!
//! let mut inn = Inn { guests: 3, open: true };
//! assert_eq!(Telling::write(|text| tell(&mut inn, text)), "guests: 3\nopen: yes\n");
//! for line in &lines("open: no").unwrap() {
//!     assert!(Telling::read(line, |text| tell(&mut inn, text)).unwrap());
//! }
//! assert!(!inn.open);
//! ```

use std::fmt::{Display, Write};
use std::str::FromStr;

use super::{Flaw, Line, counted};

/// A description of a table: all of it is written, or one line is read.
pub struct Telling<'l>(Mode<'l>);

enum Mode<'l> {
    /// The line, until its sort is known.
    Read(Option<&'l Line<'l>>),
    /// The text written so far, and the heads of lines of all sorts.
    Write(String, Vec<&'static str>),
}

/// The head of a line, up to the colon: `turn`, or `("hand", seat)`.
pub trait Head {
    /// The key.
    fn key(&self) -> &'static str;
    /// The subject.
    fn about(&self) -> Option<impl Display>;
}

impl Head for &'static str {
    fn key(&self) -> &'static str {
        self
    }
    fn about(&self) -> Option<impl Display> {
        None::<&str>
    }
}

impl<T: Display> Head for (&'static str, T) {
    fn key(&self) -> &'static str {
        self.0
    }
    fn about(&self) -> Option<impl Display> {
        Some(&self.1)
    }
}

impl<'l> Telling<'l> {
    /// Reads a line, if it is of one of the described sorts.
    ///
    /// # Errors
    /// When it is, and does not fit.
    pub fn read(line: &'l Line<'l>, tell: impl FnOnce(&mut Self) -> Result<(), Flaw>) -> Result<bool, Flaw> {
        let mut telling = Self(Mode::Read(Some(line)));
        tell(&mut telling)?;
        Ok(matches!(telling.0, Mode::Read(None)))
    }

    fn written(tell: impl FnOnce(&mut Self) -> Result<(), Flaw>) -> (String, Vec<&'static str>) {
        let mut telling = Self(Mode::Write(String::new(), Vec::new()));
        let told = tell(&mut telling);
        debug_assert_eq!(told, Ok(()), "only what is read has flaws");
        match telling.0 {
            Mode::Write(text, keys) => (text, keys),
            Mode::Read(_) => unreachable!("it is written"),
        }
    }

    /// Writes all lines.
    pub fn write(tell: impl FnOnce(&mut Self) -> Result<(), Flaw>) -> String {
        Self::written(tell).0
    }

    /// The heads of lines of all sorts, whether this table has any or not.
    pub fn keys(tell: impl FnOnce(&mut Self) -> Result<(), Flaw>) -> Vec<&'static str> {
        Self::written(tell).1
    }

    /// True while writing. What is costly to find out need not be, while a line is read.
    pub const fn is_written(&self) -> bool {
        matches!(self.0, Mode::Write(..))
    }

    /// A sort of line: written with these values, unless there are none. When it is the line that is read, here it is.
    pub fn line<T: Display>(
        &mut self,
        head: impl Head,
        values: impl IntoIterator<Item = T>,
    ) -> Option<&'l Line<'l>> {
        let about = || head.about().map(|about| about.to_string()).unwrap_or_default();
        let mut values = values.into_iter();
        self.line_of(head.key(), &about, &mut |text, between| {
            let Some(value) = values.next() else { return false };
            // A text takes whatever is written to it.
            let _ = write!(text, "{between}{value}");
            true
        })
    }

    /// The same, compiled once for all sorts of lines: `next` writes a value, if one is left, after what comes between.
    fn line_of(
        &mut self,
        key: &'static str,
        about: &dyn Fn() -> String,
        next: &mut dyn FnMut(&mut String, &str) -> bool,
    ) -> Option<&'l Line<'l>> {
        match &mut self.0 {
            Mode::Read(line) => line.take_if(|line| line.key == key && line.about == about()),
            Mode::Write(text, keys) => {
                keys.push(key);
                let before = text.len();
                text.push_str(format!("{key} {}", about()).trim_end());
                if next(text, ": ") {
                    while next(text, ", ") {}
                    text.push('\n');
                } else {
                    text.truncate(before);
                }
                None
            }
        }
    }

    /// A sort of line about what may not be there at all: one that says so is passed over when it is read.
    pub fn perhaps<T: Display>(
        &mut self,
        head: impl Head,
        values: impl IntoIterator<Item = T>,
    ) -> Option<&'l Line<'l>> {
        self.line(head, values).filter(|line| !line.is_nothing())
    }

    /// A sort of line that is also written without values: then it says that there is nothing.
    pub fn always<T: Display>(
        &mut self,
        head: impl Head,
        values: impl IntoIterator<Item = T>,
    ) -> Option<&'l Line<'l>> {
        let values = values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>();
        if values.is_empty() { self.line(head, ["nothing"]) } else { self.line(head, values) }
    }

    /// Things with their number, `3 gondor-regular`; things of which there are none are left out.
    pub fn tally<T: Display>(
        &mut self,
        head: impl Head,
        things: impl IntoIterator<Item = (u8, T)>,
    ) -> Option<&'l Line<'l>> {
        let there = things.into_iter().filter(|(count, _)| *count > 0);
        self.line(head, there.map(|(count, what)| counted(count, what)))
    }

    /// The line that is read, if it is of this key, whatever it is about. Such lines are written elsewhere.
    pub fn any(&mut self, key: &'static str) -> Option<&'l Line<'l>> {
        match &mut self.0 {
            Mode::Read(line) => line.take_if(|line| line.key == key),
            Mode::Write(_, keys) => {
                keys.push(key);
                None
            }
        }
    }

    /// The subjects of lines of this key: all of these when they are written, and that of the line that is read.
    ///
    /// # Errors
    /// When that cannot be read.
    pub fn each<T: FromStr<Err: Display>>(
        &mut self,
        key: &'static str,
        all: impl IntoIterator<Item = T>,
    ) -> Result<Vec<T>, Flaw> {
        match &mut self.0 {
            Mode::Read(Some(line)) if line.key == key => Ok(vec![line.subject()?]),
            Mode::Read(_) => Ok(Vec::new()),
            Mode::Write(_, keys) => {
                keys.push(key);
                Ok(all.into_iter().collect())
            }
        }
    }

    /// A single value.
    ///
    /// # Errors
    /// When the line that is read has not just one.
    pub fn one<T: FromStr<Err: Display> + Display>(
        &mut self,
        head: impl Head,
        thing: &mut T,
    ) -> Result<(), Flaw> {
        if let Some(line) = self.line(head, [&*thing]) {
            *thing = line.one()?;
        }
        Ok(())
    }

    /// A number from `least` to `most`.
    ///
    /// # Errors
    /// When the line that is read has another.
    pub fn count(&mut self, head: impl Head, number: &mut u8, least: u8, most: u8) -> Result<(), Flaw> {
        if let Some(line) = self.line(head, [&*number]) {
            *number = line.count(least, most)?;
        }
        Ok(())
    }

    /// A number up to `most`, left out when it is 0.
    ///
    /// # Errors
    /// When the line that is read has a greater one.
    pub fn some(&mut self, head: impl Head, number: &mut u8, most: u8) -> Result<(), Flaw> {
        if let Some(line) = self.line(head, Some(&*number).filter(|number| **number > 0)) {
            *number = line.count(0, most)?;
        }
        Ok(())
    }

    /// A boolean, written always.
    ///
    /// # Errors
    /// When the line that is read says neither.
    pub fn yes(&mut self, head: impl Head, holds: &mut bool) -> Result<(), Flaw> {
        if let Some(line) = self.line(head, [if *holds { "yes" } else { "no" }]) {
            *holds = line.yes()?;
        }
        Ok(())
    }

    /// A boolean that is written only if true.
    ///
    /// # Errors
    /// When the line that is read says neither yes nor no.
    pub fn flag(&mut self, head: impl Head, holds: &mut bool) -> Result<(), Flaw> {
        if let Some(line) = self.line(head, holds.then_some("yes")) {
            *holds = line.yes()?;
        }
        Ok(())
    }

    /// The words of the flags that are set.
    ///
    /// # Errors
    /// When the line that is read has another word.
    pub fn flags<const N: usize>(
        &mut self,
        head: impl Head,
        flags: [(&str, &mut bool); N],
    ) -> Result<(), Flaw> {
        let said = flags.iter().filter(|(_, holds)| **holds);
        let said = said.map(|(word, _)| *word).collect::<Vec<_>>();
        let Some(line) = self.line(head, said) else {
            return Ok(());
        };
        let mut flags = flags;
        for value in line.values() {
            let known = flags.iter_mut().find(|(word, _)| *word == value);
            let (_, holds) =
                known.ok_or_else(|| line.flaw(format!("'{value}' cannot be said of '{}'", line.key)))?;
            **holds = true;
        }
        Ok(())
    }

    /// An empty line, for the reader.
    pub fn gap(&mut self) {
        if let Mode::Write(text, _) = &mut self.0 {
            text.push('\n');
        }
    }

    /// Writes a remark for the reader, which follows from the rest.
    pub fn remark(&mut self, what: impl FnOnce() -> String) {
        if let Mode::Write(text, _) = &mut self.0 {
            text.push_str(&format!("# {}\n", what()));
        }
    }
}
