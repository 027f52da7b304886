//! `bree cards GAME`: how many of a game's cards are known, playable and tested.

use std::collections::BTreeMap;

use serde::Serialize;
use tricks::book::report::{self, Kind};

use crate::failure::{Failure, print, print_json};
use crate::house::House;

/// Counts a game's cards.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// As JSON: `{"game","known","playable","tested","reconstructed","missing","kinds"}`.
    #[arg(long)]
    json: bool,
}

/// A card, and the uses of it that tests must cite.
struct Card {
    kind: &'static str,
    id: String,
    playable: bool,
    reconstructed: bool,
    uses: Vec<String>,
}

impl Card {
    /// The uses that no test cites.
    fn untested(&self) -> impl Iterator<Item = &String> {
        let uses = self.uses.iter();
        uses.filter(|used| coverage::of_card(used).next().is_none())
    }
}

/// How many of a set of cards there are.
#[derive(Serialize, Clone, Copy, Default)]
struct Number {
    known: usize,
    playable: usize,
    tested: usize,
    /// Of how many something is made up, because nobody who has the box has said what it is.
    reconstructed: usize,
}

/// A count of cards. A game without cards has none, and misses none. What is missing is named by card and use.
#[derive(Serialize)]
struct Count {
    game: &'static str,
    #[serde(flatten)]
    all: Number,
    missing: Vec<String>,
    /// The same for each kind of card.
    kinds: BTreeMap<&'static str, Number>,
}

/// The cards of a game.
fn cards(game: &str) -> Vec<Card> {
    match game {
        "tricks" => tricks_cards(),
        "war" => war::card::Card::all().map(war_card).collect(),
        _ => Vec::new(),
    }
}

fn tricks_cards() -> Vec<Card> {
    let entries = report::entries(&tricks::book::Data::built_in());
    let card = |entry: report::Entry| Card {
        kind: match entry.kind {
            Kind::Character => "characters",
            Kind::Event => "events",
            Kind::Chapter => "chapters",
        },
        uses: vec![format!("tricks:{}", entry.id)],
        id: entry.id,
        playable: entry.playable,
        reconstructed: entry.reconstructed,
    };
    entries.into_iter().map(card).collect()
}

fn war_card(card: war::card::Card) -> Card {
    Card {
        kind: "cards",
        id: card.id().to_owned(),
        playable: war::cards::report::is_playable(card),
        reconstructed: false,
        uses: vec![format!("event:{card}"), format!("combat:{card}")],
    }
}

fn number<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Number {
    let mut number = Number::default();
    for card in cards {
        number.known += 1;
        number.playable += usize::from(card.playable);
        number.tested += usize::from(card.untested().next().is_none());
        number.reconstructed += usize::from(card.reconstructed);
    }
    number
}

fn count(game: &'static str) -> Count {
    let cards = cards(game);
    let unplayable = cards.iter().filter(|card| !card.playable).map(|card| &card.id);
    let missing = unplayable.chain(cards.iter().flat_map(Card::untested));
    let kinds = cards.iter().map(|card| card.kind);
    let of = |kind| (kind, number(cards.iter().filter(|card| card.kind == kind)));
    Count {
        game,
        all: number(&cards),
        missing: missing.cloned().collect(),
        kinds: kinds.map(of).collect(),
    }
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let count = count(house.room(&args.game)?.game.info().id);
    if args.json {
        return print_json(&count);
    }
    let missing = count.missing.iter().map(|id| format!("missing: {id}\n"));
    let mut text = missing.collect::<String>();
    let mut line = |what: &str, number: &Number| {
        text += &format!(
            "{}: {} {what} known, {} playable, {} tested",
            count.game, number.known, number.playable, number.tested
        );
        text += &match number.reconstructed {
            0 => "\n".to_owned(),
            some => format!(", {some} reconstructed in part\n"),
        };
    };
    if count.kinds.len() > 1 {
        count.kinds.iter().for_each(|(kind, number)| line(kind, number));
    }
    line("cards", &count.all);
    print(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_test_cites_a_card_that_is_not() {
        let all = ["tricks", "war"].into_iter().flat_map(cards);
        let known = all.flat_map(|card| card.uses).collect::<Vec<_>>();
        for cited in coverage::cited_uses() {
            assert!(known.iter().any(|used| used == cited), "{cited}");
        }
    }

    #[test]
    fn every_card_can_be_played_and_is_tested() {
        for (game, known) in [("tricks", 59 + 16 + 18), ("war", 96)] {
            let count = count(game);
            assert_eq!(count.missing, Vec::<String>::new(), "{game}");
            assert_eq!(count.all.known, known, "{game}");
            assert_eq!((count.all.playable, count.all.tested), (known, known), "{game}");
        }
        assert!(count("tricks").all.reconstructed > 0, "what is made up is said");
    }
}
