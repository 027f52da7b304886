//! Every line of a round, each said once: so it is written, and so it is read.

use table::lines::{Flaw, Line, Telling};
use table::{Game, Observer};

use super::check;
use super::earlier::{Earlier, Winner};
use crate::prelude::*;
use crate::state::{Current, Trick};

/// A table of which is told.
pub(super) struct Table<'a> {
    pub state: State,
    /// All lines, when they are read.
    pub lines: &'a [Line<'a>],
    /// The trick on the table, in order.
    pub trick: Vec<(Chair, Card)>,
    /// The tricks before it.
    pub earlier: Earlier,
    /// Every card that was told of, and by which line.
    pub lies: Vec<(Card, &'a Line<'a>)>,
}

/// The table as text, line by line; then the values that follow from it.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = Telling::write(|text| {
        let mut table = Table::of(state.clone());
        table.trick = in_order(state).collect();
        text.line("chapter", [state.card().number]);
        table.who(text)?;
        text.line("attempt", (state.attempt > 1).then_some(state.attempt));
        table.round(text)?;
        follows(state, text);
        Ok(())
    });
    text.lines().map(str::to_owned).collect()
}

/// The lines that a position is read from.
pub(super) fn of_a_position(state: &State) -> String {
    Telling::write(|text| {
        let mut table = Table::of(state.clone());
        table.trick = in_order(state).collect();
        table.who(text)?;
        table.round(text)
    })
}

/// The values that follow from the rest: numbers, the open question, and the winners.
fn follows(state: &State, text: &mut Telling<'_>) {
    let deal = &state.deal;
    for chair in Chair::all(state.chairs()) {
        text.line(("count", chair), [deal.count[chair]]);
    }
    text.line("tricks", [format!("{} of {}", deal.tricks.len(), deal.total)]);
    text.line("suit", deal.current.suit.map(suit));
    text.line("turn", state.phase.playing());
    let asked = Tricks::asks(state);
    if let Some(first) = asked.first() {
        let seats = asked.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>();
        let prompt = Tricks::prompt(state, Observer::Seat(first));
        let question = prompt.id.trim_start_matches("tricks-").trim_start_matches("prompt-");
        text.line(("asked", seats.join(" ")), [question]);
    }
    text.line("wins", Tricks::outcome(state).into_iter().flat_map(|outcome| outcome.winners.iter()));
}

impl<'a> Table<'a> {
    /// A table of which nothing has been told yet.
    pub fn of(state: State) -> Self {
        Self { state, lines: &[], trick: Vec::new(), earlier: Earlier::default(), lies: Vec::new() }
    }

    /// The round, and who plays whom: read before all others.
    pub fn who(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        if let Some(line) = text.line("round", [state.round]) {
            state.round = line.count(1, check::rounds(state))?;
        }
        let chairs = Chair::all(state.chairs());
        let names = chairs.map(|chair| state.deal.cast[chair].map_or("nobody", Character::name));
        if let Some(line) = text.line("cast", names.collect::<Vec<_>>()) {
            cast(state, line)?;
        }
        let completed = state.completed.iter().map(Character::name).collect::<Vec<_>>();
        if let Some(line) = text.line("completed", completed) {
            for name in line.values() {
                let who = check::of_chapter(state, line, character(line, name)?)?;
                state.completed.add(who);
            }
        }
        if let Some(line) = text.line("under", state.under.iter()) {
            let cards = line.list::<Card>()?;
            state.under = check::under(state, line, cards.into_iter().collect())?;
        }
        Ok(())
    }

    /// Those lines when all has been read that they tell.
    #[allow(clippy::unnecessary_wraps)] // As all that is told.
    pub fn known(&self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        for key in ["players", "option", "round", "cast", "completed", "under"] {
            text.any(key);
        }
        Ok(())
    }

    /// The lines of the cards on the table, and in the hands.
    pub fn round(&mut self, text: &mut Telling<'a>) -> Result<(), Flaw> {
        self.hands(text)?;
        let taken = self.state.deal.tricks.iter().map(|trick| match trick.winner {
            Some(chair) if trick.void => format!("{chair} void"),
            Some(chair) => chair.to_string(),
            None => "nobody".to_owned(),
        });
        if let Some(line) = text.line("taken", taken) {
            let winners = line.values().map(|word| match word.split_once(' ') {
                Some((who, "void")) => Ok(Winner::Void(self.chair(line, who)?)),
                _ if word == "nobody" => Ok(Winner::Nobody),
                _ => self.chair(line, word).map(Winner::Chair),
            });
            self.earlier.taken = Some(winners.collect::<Result<_, _>>()?);
        }
        if let Some(line) = text.perhaps("gandalf", self.state.deal.masked) {
            let chair = self.chair(line, line.word()?)?;
            self.state.deal.masked = Some(check::is_masked(&self.state, line, chair)?);
        }
        if let Some(line) = text.line("shown", self.state.deal.shown.iter()) {
            self.state.deal.shown = line.list::<Card>()?.into_iter().collect();
        }
        if let Some(line) = text.perhaps("lost", self.state.deal.lost) {
            let card = self.one(line)?;
            check::lost(&self.state, line, card)?;
            self.state.deal.lost = Some(card);
        }
        if let Some(line) = text.line("aside", self.state.deal.aside.iter()) {
            self.state.deal.aside = self.cards(line)?;
        }
        if let Some(line) = text.line("stock", self.state.deal.stock.iter()) {
            self.state.deal.stock = self.cards(line)?;
        }
        if let Some(line) = text.line("side", self.state.deal.side.iter()) {
            self.state.deal.side = self.cards(line)?;
        }
        let burden = self.state.deal.burden;
        if let Some(line) = text.perhaps("burden", (burden > 0).then_some(burden)) {
            self.state.deal.burden = check::burden(&self.state, line)?;
        }
        if let Some(line) = text.line("leads", [self.state.deal.current.leader]) {
            let chair = self.chair(line, line.word()?)?;
            self.state.deal.current = Current::led_by(chair);
        }
        let trick = self.trick.iter().map(|(chair, card)| format!("{chair} {card}"));
        if let Some(line) = text.line("trick", trick.collect::<Vec<_>>()) {
            for value in line.values() {
                let played = self.played(line, value)?;
                self.trick.push(played);
            }
        }
        Ok(())
    }

    /// The cards each has in hand, has won, and has under a card.
    fn hands(&mut self, text: &mut Telling<'a>) -> Result<(), Flaw> {
        for chair in text.each("hand", self.chairs())? {
            if let Some(line) = text.line(("hand", chair), self.state.deal.hands[chair].iter()) {
                let chair = self.chair(line, line.about)?;
                self.state.deal.hands[chair] = self.cards(line)?;
            }
        }
        for chair in text.each("tucked", self.chairs())? {
            if let Some(line) = text.perhaps(("tucked", chair), self.state.deal.tucked[chair]) {
                let chair = self.chair(line, line.about)?;
                check::tucks(&self.state, line, chair)?;
                self.state.deal.tucked[chair] = Some(self.one(line)?);
            }
        }
        for chair in text.each("token", self.chairs())? {
            if let Some(line) = text.perhaps(("token", chair), self.state.deal.pending[chair]) {
                let chair = self.chair(line, line.about)?;
                check::has_token(&self.state, line, chair)?;
                self.state.deal.pending[chair] = Some(self.one(line)?);
            }
        }
        if let Some(line) = text.line(("won", "nobody"), won(&self.state, None)) {
            self.won(line, Winner::Nobody)?;
        }
        for chair in text.each("won", self.chairs())? {
            if let Some(line) = text.line(("won", chair), won(&self.state, Some(chair))) {
                let chair = self.chair(line, line.about)?;
                self.won(line, Winner::Chair(chair))?;
            }
        }
        Ok(())
    }

    fn chairs(&self) -> Vec<Chair> {
        Chair::all(self.state.chairs()).collect()
    }
}

fn character(line: &Line<'_>, name: &str) -> Result<Character, Flaw> {
    Character::named(name).ok_or_else(|| line.flaw(format!("there is no character '{name}'")))
}

/// The characters, from the first chair on.
fn cast(state: &mut State, line: &Line<'_>) -> Result<(), Flaw> {
    let names = line.values().map(|name| character(line, name)).collect::<Result<Vec<_>, _>>()?;
    if names.len() != state.chairs() {
        return Err(line.flaw(format!("{} chairs play", state.chairs())));
    }
    for (chair, name) in Chair::all(state.chairs()).zip(names) {
        check::of_chapter(state, line, name)?;
        let mut others = Chair::all(chair.index());
        if let Some(other) = others.find(|other| state.deal.cast[*other] == Some(name)) {
            return Err(line.flaw(format!("chairs {other} and {chair} both play '{}'", name.name())));
        }
        state.deal.cast[chair] = Some(name);
    }
    Ok(())
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

/// The cards of the trick on the table, from whoever leads.
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

/// The cards that a chair, or nobody, has won: trick after trick, each from whoever led it.
fn won(state: &State, who: Option<Chair>) -> Vec<Card> {
    let deal = &state.deal;
    let count = state.chairs();
    let tricks = deal.tricks.iter().filter(|trick| winner(trick) == who);
    let played = tricks.flat_map(|trick| {
        let order = (0..count).map(|steps| trick.leader.left(steps, count));
        order.filter_map(|chair| trick.cards[chair])
    });
    let mut cards = played.collect::<Vec<_>>();
    // A state that somebody has laid down may tell of the cards and not of the tricks.
    let more = who.map(|chair| deal.won[chair].iter()).into_iter().flatten();
    let more = more.filter(|card| !cards.contains(card)).collect::<Vec<_>>();
    cards.extend(more);
    cards
}
