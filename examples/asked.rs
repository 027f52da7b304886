//! The number of questions that a person is asked: `cargo run --example asked -- GAME [GAMES] [SEED]` plays games in which the first seat is a person who
//! answers as `fair` would, with the stops as a newcomer has them, against `fair`. What the page sends as one gesture counts
//! once. It prints the questions in an own turn and in another's, and the share of them that were passed. Where turns are nobody's, as
//! the war's, all questions count as another's.

use std::process::ExitCode;

use bree::{Failure, Room};
use canvas::{AnyTable, Eye, LOOKS_BACK, Language, Weight, When};
use table::{AnyMatch, BySeat, Observer, Seat, Seed};

/// The person.
const PERSON: Seat = Seat::new(0);

/// What was asked of the person.
#[derive(Default)]
struct Count {
    own_turns: usize,
    other_turns: usize,
    own: usize,
    other: usize,
    passed: usize,
    by_itself: usize,
    /// Before the first turn.
    before: usize,
    /// The turns of the games before this one.
    begun: usize,
    /// Questions by their message: in an own turn, in another's, passed.
    messages: std::collections::BTreeMap<&'static str, [usize; 3]>,
}

fn main() -> ExitCode {
    match counted() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn counted() -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or_else(|| "wizards".to_owned());
    let number = |word: Option<String>, other| word.and_then(|word| word.parse().ok()).unwrap_or(other);
    let (games, seed) = (number(words.next(), 10), number(words.next(), 20_261_128));
    let house = bree::house::open(None)?;
    let room = house.room(&id)?;
    let mut count = Count::default();
    for game in 0..games {
        plays(room, seed + game, &mut count)?;
    }
    let each = |asked: usize, turns: usize| asked as f64 / turns.max(1) as f64;
    println!("{games} games of {id}: {} own turns, {} of others", count.own_turns, count.other_turns);
    println!(
        "asked in an own turn {:.1} times, in another's {:.1}",
        each(count.own, count.own_turns),
        each(count.other, count.other_turns)
    );
    println!("{} before the first turn", count.before);
    let all = count.own + count.other;
    println!(
        "{all} questions, {:.0} % of them passed; {} more passed by themselves",
        100.0 * each(count.passed, all),
        count.by_itself
    );
    let mut messages = count.messages.into_iter().collect::<Vec<_>>();
    messages.sort_by_key(|(_, [own, other, _])| std::cmp::Reverse(own + other));
    for (message, [own, other, passed]) in messages {
        println!("{own:6} own {other:6} another's {passed:6} passed  {message}");
    }
    Ok(())
}

/// Plays a game to its end.
fn plays(room: &Room, seed: u64, count: &mut Count) -> Result<(), Failure> {
    let setup = room.setup(2, &[]).map_err(|error| Failure::when("the table", error))?;
    let mut game = room
        .game
        .start(&setup, &Seed::from_number(seed))
        .map_err(|error| Failure::when("the game", error))?;
    let unasked = room.page.unasked();
    // The ways that the page would send in one go, of which so many choices are made.
    let mut ways = Gesture::default();
    let mut turns = 0;
    let mut mine = false;
    count.begun = count.own_turns + count.other_turns;
    while game.outcome().is_none() {
        (turns, mine) = turned(room, game.as_ref(), turns, mine, count);
        let seat = game.asks().iter().last().expect("somebody is asked");
        let wish =
            room.bots.choose(game.as_ref(), seat, "fair", seed ^ u64::from(game.ply())).expect("a choice");
        let made = if seat == PERSON {
            person(room, game.as_ref(), wish, unasked, &mut ways, mine, count)
        } else {
            wish
        };
        let ply = game.since(seat);
        game.choose(seat, ply, &made).map_err(|error| Failure::Said(format!("{made}: {error:?}")))?;
    }
    Ok(())
}

/// Whose turn it is, by the last line of the journal that begins one.
fn turned(room: &Room, game: &dyn AnyMatch, known: usize, mine: bool, count: &mut Count) -> (usize, bool) {
    let lines = game.told_len();
    if lines == known {
        return (known, mine);
    }
    let picture = game.picture(Observer::Seat(PERSON), None, lines - known);
    let Some(table) = room.page.open(picture.as_ref(), Some(PERSON), When::Now) else { return (lines, mine) };
    let mut mine = mine;
    for line in table.lines().iter().filter(|line| line.weight == Weight::Turn) {
        mine = line.by.has(PERSON);
        *(if mine { &mut count.own_turns } else { &mut count.other_turns }) += 1;
    }
    (lines, mine)
}

/// What is done in one go.
#[derive(Default)]
struct Gesture {
    /// The rest of each way that it may still be.
    ways: Vec<Vec<String>>,
    /// The question whose panel it was.
    of: &'static str,
    /// What the questions are about that may have been answered before they come.
    before: Vec<String>,
    /// The number of answers that were picked in it, and are still to come.
    picks: usize,
}

/// The most answers of a question whose board is looked at.
const FEW: usize = 6;

/// The number of answers that the panel of this question takes together, and what the questions are about that it lets one answer
/// before they come.
fn panel(table: &dyn AnyTable, players: usize) -> (usize, Vec<String>) {
    let names = BySeat::new(players, |_| String::new());
    let eye = Eye {
        language: Language::En,
        names: &names,
        library: "",
        picture: &|_| None,
        ply: 0,
        ask: "",
        hints: &[],
        before: 0,
        tell: &|message| Language::En.say(message),
        reader: Observer::Seat(PERSON),
        extra: &|_| maud::html! {},
    };
    // The board is looked at where it may hold answers to later questions: among few.
    let layers = if table.offers().len() <= FEW { table.draw(&eye).1 } else { Vec::new() };
    let layers = layers.into_iter().map(|layer| layer.html);
    let drawn = layers.chain([table.ask(&eye).into_string()]).collect::<String>();
    let all = |word: &str| {
        let begins = format!("{word}=\"");
        let found = drawn.split(&begins).skip(1).filter_map(|rest| rest.split('"').next());
        found.map(str::to_owned).collect::<Vec<_>>()
    };
    let number = all("data-exactly").first().and_then(|number| number.parse().ok()).unwrap_or(1);
    let before =
        all("data-then").iter().filter_map(|then| then.split('|').nth(1).map(str::to_owned)).collect();
    (number, before)
}

/// The person's answer: a pass where a newcomer is not asked.
fn person(
    room: &Room,
    game: &dyn AnyMatch,
    wish: String,
    unasked: &[&str],
    gesture: &mut Gesture,
    mine: bool,
    count: &mut Count,
) -> String {
    let prompt = game.prompt(Observer::Seat(PERSON));
    let picture = game.picture(Observer::Seat(PERSON), Some(PERSON), LOOKS_BACK);
    let table = room.page.open(picture.as_ref(), Some(PERSON), When::Now).expect("its own picture");
    if let Some(stop) = table.stop(&prompt).filter(|stop| unasked.contains(&stop.step) || table.only_ends()) {
        count.by_itself += 1;
        return stop.answer;
    }
    // What a panel asks for is picked in it, and sent as one.
    if gesture.picks > 0 && gesture.of == prompt.id {
        gesture.picks -= 1;
        return wish;
    }
    gesture.picks = 0;
    if table.about(prompt.id).is_some_and(|about| gesture.before.contains(&about)) {
        count.by_itself += 1;
        return wish;
    }
    let ways = &mut gesture.ways;
    // What goes on with a gesture is no question of its own.
    let follows = |way: Vec<String>| (way.first() == Some(&wish)).then(|| way[1..].to_vec());
    let on = std::mem::take(ways).into_iter().filter_map(follows).collect::<Vec<_>>();
    *ways = if on.is_empty() {
        table.ways().iter().filter_map(|way| follows(way.choices.clone())).collect()
    } else {
        on.clone()
    };
    ways.retain(|way| !way.is_empty());
    if !on.is_empty() {
        return wish;
    }
    let (picks, before) = panel(table.as_ref(), game.players());
    (gesture.of, gesture.picks) = (prompt.id, picks.saturating_sub(1));
    if !before.is_empty() {
        gesture.before = before;
    }
    // Who fights and taps does not pass, although that is written so.
    let ends = |offer: &canvas::Offer| offer.rank == canvas::Rank::End && offer.notation == wish;
    let passed = table.offers().iter().any(ends);
    let turns = count.own_turns + count.other_turns - count.begun;
    if turns == 0 {
        count.before += 1;
        return wish;
    }
    *(if mine { &mut count.own } else { &mut count.other }) += 1;
    count.passed += usize::from(passed);
    let [own, other, passes] = count.messages.entry(prompt.id).or_default();
    *(if mine { own } else { other }) += 1;
    *passes += usize::from(passed);
    wish
}
