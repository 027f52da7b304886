//! The table as text, line by line.

use std::fmt::Formatter;

use table::lines::line;
use table::{Game, Observer};

use crate::Tricks;
use crate::card::Card;
use crate::chair::Chair;
use crate::character::Character;
use crate::state::{State, Trick};

pub(crate) fn lines(state: &State) -> Vec<String> {
    Text(state).to_string().lines().map(str::to_owned).collect()
}

struct Text<'a>(&'a State);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let state = self.0;
        let deal = &state.deal;
        line(f, "chapter", [state.card().number])?;
        line(f, "round", [state.round])?;
        line(f, "attempt", (state.attempt > 1).then_some(state.attempt))?;
        let chairs = || Chair::all(state.chairs());
        let cast = chairs().map(|chair| deal.cast[chair].map_or("nobody", Character::name));
        line(f, "cast", cast)?;
        line(f, "completed", state.completed.iter().map(Character::name))?;
        line(f, "under", state.under.iter())?;
        for chair in chairs() {
            line(f, format_args!("hand {chair}"), deal.hands[chair].iter())?;
            line(f, format_args!("tucked {chair}"), deal.tucked[chair])?;
            line(f, format_args!("token {chair}"), deal.pending[chair])?;
            line(f, format_args!("won {chair}"), won(state, Some(chair)))?;
            line(f, format_args!("count {chair}"), [deal.count[chair]])?;
        }
        line(f, "won nobody", won(state, None))?;
        let taken = deal.tricks.iter().map(|trick| match trick.winner {
            Some(chair) if trick.void => format!("{chair} void"),
            Some(chair) => chair.to_string(),
            None => "nobody".to_owned(),
        });
        line(f, "taken", taken)?;
        line(f, "gandalf", deal.masked)?;
        line(f, "shown", deal.shown.iter())?;
        line(f, "lost", deal.lost)?;
        line(f, "aside", deal.aside.iter())?;
        line(f, "stock", deal.stock.iter())?;
        line(f, "side", deal.side.iter())?;
        line(f, "burden", (deal.burden > 0).then_some(deal.burden))?;
        line(f, "tricks", [format!("{} of {}", deal.tricks.len(), deal.total)])?;
        line(f, "leads", [deal.current.leader])?;
        line(f, "trick", in_order(state).map(|(chair, card)| format!("{chair} {card}")))?;
        line(f, "suit", deal.current.suit.map(suit))?;
        line(f, "turn", state.phase.playing())?;
        ending(state, f)
    }
}

/// Writes the open question, and the winners.
fn ending(state: &State, f: &mut Formatter<'_>) -> std::fmt::Result {
    let asked = Tricks::asks(state);
    if let Some(first) = asked.first() {
        let seats = asked.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>();
        let prompt = Tricks::prompt(state, Observer::Seat(first));
        let question = prompt.id.trim_start_matches("tricks-").trim_start_matches("prompt-");
        line(f, format_args!("asked {}", seats.join(" ")), [question])?;
    }
    let winners = Tricks::outcome(state).into_iter().flat_map(|outcome| outcome.winners.iter());
    line(f, "wins", winners)
}

fn suit(suit: crate::card::Suit) -> &'static str {
    use crate::card::Suit::{Forests, Hills, Mountains, Rings, Shadows};
    match suit {
        Hills => "hills",
        Mountains => "mountains",
        Forests => "forests",
        Shadows => "shadows",
        Rings => "rings",
    }
}

/// The cards of the trick on the table, from the leader on.
fn in_order(state: &State) -> impl Iterator<Item = (Chair, Card)> {
    let current = &state.deal.current;
    let count = state.chairs();
    let order = (0..count).map(move |steps| current.leader.left(steps, count));
    order.filter_map(|chair| Some((chair, current.cards[chair]?)))
}

/// The chair that has the cards of a trick; `None`, when it was set aside or counts no more.
fn winner(trick: &Trick) -> Option<Chair> {
    trick.winner.filter(|_| !trick.void)
}

/// The cards that a chair, or `None`, has won: trick after trick, each from its leader on.
fn won(state: &State, who: Option<Chair>) -> Vec<Card> {
    let deal = &state.deal;
    let count = state.chairs();
    let tricks = deal.tricks.iter().filter(|trick| winner(trick) == who);
    let played = tricks.flat_map(|trick| {
        let order = (0..count).map(|steps| trick.leader.left(steps, count));
        order.filter_map(|chair| trick.cards[chair])
    });
    let mut cards = played.collect::<Vec<_>>();
    // A hand-written state may have the cards and not the tricks.
    let more = who.map(|chair| deal.won[chair].iter()).into_iter().flatten();
    let more = more.filter(|card| !cards.contains(card)).collect::<Vec<_>>();
    cards.extend(more);
    cards
}
