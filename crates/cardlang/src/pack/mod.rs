//! Packs: records of facts in TOML files, with all faults in them reported at once.
//!
//! A record is what serde makes of a table; its fields that say what a card does are ops, written as strings. What
//! reads the files is given their texts: nothing here opens a file.
//!
//! Where ops name cards of the pack by their ids, and a number is wanted for each, a record keeps its texts
//! ([`Text`]): they are read in a second round, with all ids known ([`Files::read`]). Where the id itself will do,
//! [`id!`](crate::id) makes a type of it, and [`Files::known`] checks that there are such cards.
//!
//! ```
//! use cardlang::pack::{Files, Title, Record, Source};
//! use serde::Deserialize;
//!
//! cardlang::ops! {
//!     /// What a card does.
//!     #[derive(Clone, PartialEq, Eq, Debug)]
//!     pub enum Effect: "effect" {
//!         /// So many cards are drawn.
//!         "draw" => Draw { count: u8 = 1 },
//!         /// So much favor is won.
//!         "favor" => Favor { by: cardlang::Change },
//!     }
//! }
//!
//! #[derive(Deserialize, Debug)]
//! #[serde(deny_unknown_fields)]
//! struct Event {
//!     id: String,
//!     name: Title,
//!     does: Vec<Effect>,
//!     source: Source,
//! }
//!
//! impl Record for Event {
//!     const TABLE: &'static str = "event";
//!     fn visit(&self, seen: &mut dyn FnMut(cardlang::Used<'_>)) {
//!         self.does.iter().for_each(|effect| cardlang::Value::visit(effect, seen));
//!     }
//! }
//!
//! let text = r#"
//! [[event]]
//! id = "a_long_road"
//! name = { es = "Un camino largo", en = "A Long Road", es_from = "ours" }
//! does = ["draw(2)", "favor(-1)"]
//! source = "public"
//!
//! [[event]]
//! id = "a_short_cut"
//! name = { es = "Un atajo", en = "A Short Cut" }
//! does = ["drw(2)", "favor(1)"]
//! source = "rumour"
//! "#;
//!
//! let mut files = Files::new([("events.toml", text)]);
//! let events = files.records::<Event>();
//! assert_eq!(events[0].name.es, "Un camino largo");
//! let mistakes = files.end().unwrap_err();
//! let told = mistakes.iter().map(ToString::to_string).collect::<Vec<_>>();
//! assert_eq!(told, [
//!     "events.toml:11:10: a_short_cut: unknown effect `drw`; did you mean `draw`?",
//!     "events.toml:11:26: a_short_cut: expected a change as `+2` or `-1`, found `1`",
//!     "events.toml:12:10: a_short_cut: unknown variant `rumour`, expected one of `rulebook`, `implied`, \
//!      `public`, `reconstructed`",
//! ]);
//! ```

mod facts;
mod files;
mod patient;

pub use facts::{Provenance, Source, SpanishName, Title};
pub use files::{AsText, Entry, Files, Mistake, Mistakes, Record, Text};
#[doc(hidden)]
pub use patient::deserialize;
