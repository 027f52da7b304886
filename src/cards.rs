//! `bree cards GAME`: how many of a game's cards are known, playable and tested.

use serde::Serialize;

use crate::failure::{Failure, print, print_json};
use crate::house::House;

/// Counts a game's cards.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// As JSON: `{"game","known","playable","tested","missing"}`.
    #[arg(long)]
    json: bool,
}

/// A card, and the uses of it that tests must cite.
struct Card {
    id: String,
    playable: bool,
    uses: Vec<String>,
}

/// A count of cards. A game without cards has none, and misses none. What is missing is named by card and use.
#[derive(Serialize)]
struct Count {
    game: &'static str,
    known: usize,
    playable: usize,
    tested: usize,
    missing: Vec<String>,
}

/// The cards of a game.
fn cards(game: &str) -> Vec<Card> {
    match game {
        "war" => war::card::Card::all().map(war_card).collect(),
        _ => Vec::new(),
    }
}

fn war_card(card: war::card::Card) -> Card {
    Card {
        id: card.id().to_owned(),
        playable: war::cards::report::is_playable(card),
        uses: vec![format!("event:{card}"), format!("combat:{card}")],
    }
}

fn count(game: &'static str) -> Count {
    let cards = cards(game);
    let untested = |card: &Card| {
        let uses = card
            .uses
            .iter()
            .filter(|used| coverage::of_card(used).next().is_none());
        uses.cloned().collect::<Vec<_>>()
    };
    let unplayable = cards
        .iter()
        .filter(|card| !card.playable)
        .map(|card| card.id.clone());
    Count {
        game,
        known: cards.len(),
        playable: cards.iter().filter(|card| card.playable).count(),
        tested: cards.iter().filter(|card| untested(card).is_empty()).count(),
        missing: unplayable.chain(cards.iter().flat_map(untested)).collect(),
    }
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let count = count(house.room(&args.game)?.game.info().id);
    if args.json {
        return print_json(&count);
    }
    let mut text = count
        .missing
        .iter()
        .map(|id| format!("missing: {id}\n"))
        .collect::<String>();
    text += &format!(
        "{}: {} cards known, {} playable, {} tested\n",
        count.game, count.known, count.playable, count.tested
    );
    print(text)
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_test_cites_a_card_that_is_not() {
        let known = super::cards("war")
            .into_iter()
            .flat_map(|card| card.uses)
            .collect::<Vec<_>>();
        for cited in coverage::cited_uses() {
            assert!(known.iter().any(|used| used == cited), "{cited}");
        }
    }
}
