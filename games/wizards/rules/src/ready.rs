//! The ready decks: of different kinds, offered by name at every table.

use std::sync::LazyLock;

use table::Names;

use crate::deck::{Deck, RawReady, ready_as_written, starters};
use crate::list::{self, Wrong, deck_of};

/// A deck that is ready to be played.
#[derive(Debug)]
pub struct Ready {
    pub deck: Deck,
    /// The name of the deck.
    pub name: &'static Names,
    /// The aim of the deck, in a sentence.
    pub wants: &'static Names,
}

static READY: LazyLock<Vec<Ready>> = LazyLock::new(|| ready_as_written().iter().filter_map(read).collect());

/// The ready decks of which every card is here, in the order in which they are offered.
pub fn ready() -> &'static [Ready] {
    &READY
}

/// Those that wait for cards, each with the names of these.
pub fn waiting() -> Vec<(&'static str, Vec<&'static str>)> {
    let lacking = ready_as_written().iter().map(|raw| (raw.id.as_str(), lacks(raw)));
    lacking.filter(|(_, lacks)| !lacks.is_empty()).collect()
}

/// The deck of this id, among all that the house has.
pub(crate) fn of_the_house(is: impl Fn(&str) -> bool) -> Option<&'static Deck> {
    let all = starters().iter().chain(ready().iter().map(|ready| &ready.deck));
    all.into_iter().find(|deck| is(&deck.id))
}

fn read(raw: &'static RawReady) -> Option<Ready> {
    if !lacks(raw).is_empty() {
        return None;
    }
    let list = list::read(&raw.list).unwrap_or_else(|flaws| panic!("the deck {}: {flaws:?}", raw.id));
    let deck = Deck { id: raw.id.clone(), ..deck_of(&list) };
    Some(Ready { deck, name: &raw.name, wants: &raw.wants })
}

/// The cards of its list that are missing here. A card that is none at all is a mistake of the file, which
/// reading it reports.
fn lacks(raw: &RawReady) -> Vec<&'static str> {
    let flaws = list::read_all(&raw.list).flaws;
    let lacking = flaws.iter().filter_map(|flaw| match &flaw.what {
        Wrong::Elsewhere(known) if known.is_of_the_pool() => Some(known.name.en.as_str()),
        _ => None,
    });
    lacking.collect()
}
