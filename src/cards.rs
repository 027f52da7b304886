//! `bree cards GAME`: counts of a game's cards: known, playable, tested.

use std::collections::BTreeMap;

use cardlang::report::{Count, Number};
use room::Room;
use serde::Serialize;
use table::offer::Card;

use crate::failure::{Failure, print, print_json};
use crate::rooms::House;

/// Counts a game's cards.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// Print JSON: `{"game","known","playable","tested","reconstructed","missing","kinds"}`, `"sets"` where there are
    /// several, and `"odd"` where cards have a word of their own.
    #[arg(long)]
    json: bool,
}

/// The cards of a room's game.
fn cards(room: &Room) -> Vec<Card> {
    room.cards.as_ref().map_or_else(Vec::new, |cards| cards())
}

/// The count of a game's cards.
#[derive(Serialize)]
struct CardReport {
    game: &'static str,
    #[serde(flatten)]
    count: Count,
}

fn count(room: &Room) -> Count {
    let cited = |used: &str| room.citations.iter().any(|citation| citation.id == used);
    Count::of(&cards(room), &cited)
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let (game, count) = (room.game.info().id, count(room));
    if args.json {
        return print_json(&CardReport { game, count });
    }
    let why = cards(room).into_iter().filter_map(|card| Some((card.id, card.why?)));
    let why = why.collect::<BTreeMap<_, _>>();
    let missing = count.missing.iter().map(|id| format!("missing: {}\n", why.get(id).unwrap_or(id)));
    let mut text = missing.collect::<String>();
    let mut line = |what: &str, number: &Number| {
        text += &format!(
            "{game}: {} {what} known, {} playable, {} tested",
            number.known, number.playable, number.tested
        );
        if number.reconstructed > 0 {
            text += &format!(", {} reconstructed in part", number.reconstructed);
        }
        if number.odd > 0 {
            text += &format!(", {} odd", number.odd);
        }
        text.push('\n');
    };
    if count.kinds.len() > 1 {
        count.kinds.iter().for_each(|(kind, number)| line(kind, number));
    }
    for (set, number) in &count.sets {
        line(&format!("cards of {set}"), number);
    }
    line("cards", &count.all);
    print(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> House {
        crate::house::open(None).expect("the house opens")
    }

    #[test]
    fn no_test_cites_a_card_that_is_not() {
        for room in house().rooms() {
            let known = cards(room).into_iter().flat_map(|card| card.uses).collect::<Vec<_>>();
            let cited = room.citations.iter().map(|citation| citation.id);
            for id in cited.filter(|id| id.contains(':')) {
                assert!(known.iter().any(|used| used == id), "{id}");
            }
        }
    }

    /// The playable cards of the wizards' game are those with a test; more with time, never fewer.
    #[test]
    fn the_wizards_play_what_is_tested() {
        let house = house();
        let count = count(house.room("wizards").expect("a room"));
        let cards = cards(house.room("wizards").expect("a room"));
        let untested =
            |card: &&Card| card.playable && card.uses.iter().any(|used| count.missing.contains(used));
        let untested = cards.iter().filter(untested).map(|card| &card.id);
        assert_eq!(untested.collect::<Vec<_>>(), Vec::<&String>::new());
        let all = count.all;
        assert!(all.known >= 1046 && all.playable >= 1046 && all.tested >= all.playable, "{all:?}");
    }

    /// Sites and regions are counted, each set by itself, and what is missing is named with its reason.
    #[test]
    fn the_wizards_count_sites_regions_and_sets() {
        let house = house();
        let room = house.room("wizards").expect("a room");
        let count = count(room);
        assert_eq!(count.kinds["TW regions"].known, 52);
        assert!(
            ["TW sites", "TD sites", "DM sites", "AS sites"].iter().all(|kind| count.kinds[kind].known > 5)
        );
        let sum = count.sets.values().map(|number| number.known).sum::<usize>();
        assert_eq!(sum, count.all.known, "each card is of one set");
        let whys = cards(room).into_iter().filter(|card| card.absent);
        for card in whys {
            let why = card.why.expect("a reason");
            assert!(why.contains(&card.id) && why.contains(": "), "{why}");
            assert!(count.missing.contains(&card.id), "{why}");
        }
    }

    /// The number of SATM's cards with a word of their own: it may only fall. Why it is no smaller: docs/wizards.md.
    const ODD: usize = 312;

    /// A card that has a word of its own is odd; what all say in shared words is not.
    #[test]
    fn the_wizards_count_odd_cards() {
        let house = house();
        let cards = cards(house.room("wizards").expect("a room"));
        let odd = |id: &str| cards.iter().any(|card| card.id == id && card.odd);
        assert!(odd("riddling_talk") && odd("buhr_widu") && !odd("concealment") && !odd("rivendell"));
        let count = count(house.room("wizards").expect("a room"));
        assert_eq!(count.all.odd, cards.iter().filter(|card| card.odd).count());
        assert!(count.all.odd <= ODD, "{} odd cards, once {ODD}", count.all.odd);
    }

    #[test]
    fn every_card_can_be_played_and_is_tested() {
        let house = house();
        for (game, known) in [("tricks", 59 + 16 + 18), ("war", 96)] {
            let count = count(house.room(game).expect("a room"));
            assert_eq!(count.missing, Vec::<String>::new(), "{game}");
            assert_eq!(count.all.known, known, "{game}");
            assert_eq!((count.all.playable, count.all.tested), (known, known), "{game}");
        }
        let tricks = count(house.room("tricks").expect("a room"));
        assert!(tricks.all.reconstructed > 0, "what is made up is said");
    }
}
