//! Reading a position: the text is laid on an empty table, and then on a round that was played up to there.

use std::sync::Arc;

use table::lines::{Flaw, Line, Telling, lines, rest};
use table::{Chance, Game, Journal};

use super::check;
use super::earlier::{Told, Winner};
use super::tell::Table;
use crate::book::cards::Ability;
use crate::chair::CHAIRS;
use crate::knowledge::{Knowledge, Place};
use crate::prelude::*;
use crate::setup::{self, Setup};
use crate::state::{Current, Round};

/// Lays a text on the table of this set-up.
pub(super) fn read(setup: &Setup, text: &str) -> Result<State, Flaw> {
    let lines = lines(text)?;
    let state = setup::table(setup);
    super::fits(&state, &lines)?;
    let state = if rest::is_bare(&lines)? { state } else { told(state, &lines)? };
    let mut state = rest::laid(state, &lines, Tricks::saved, Tricks::read_saved)?;
    state.rules = Arc::clone(&setup.rules);
    Ok(state)
}

/// A round that was played up to where the lines tell of it.
fn told(mut state: State, lines: &[Line<'_>]) -> Result<State, Flaw> {
    if state.pyramid_chair().is_some() {
        return Err(Flaw::of_all(
            lines,
            "with two players, whose hands have a pyramid, a position is told by the lines 'state' alone",
        ));
    }
    state.begin_chapter(&mut Chance::scripted([]));
    state.deal = Round::empty();
    let mut table = Table { lines, ..Table::of(state) };
    // Who plays in which round says which cards and which tokens there are.
    for line in lines {
        Telling::read(line, |text| table.who(text))?;
    }
    check::cast(&mut table.state, lines)?;
    table.state.deal.deck = table.state.deck();
    for line in lines.iter().filter(|line| !rest::is_rest(line)) {
        let known = Telling::read(line, |text| table.known(text))?;
        if !known && !Telling::read(line, |text| table.round(text))? {
            return Err(line.flaw(format!("'{}' tells nothing that a round has", line.head())));
        }
    }
    table.finish()
}

impl<'a> Table<'a> {
    pub(super) fn chair(&self, line: &Line<'_>, word: &str) -> Result<Chair, Flaw> {
        let chair = line.named::<Chair>(word)?;
        if chair.index() < self.state.chairs() {
            Ok(chair)
        } else {
            Err(line.flaw(format!("there is no chair {chair}")))
        }
    }

    /// A card of the round, which lies nowhere else.
    fn lay(&mut self, line: &'a Line<'a>, card: Card) -> Result<Card, Flaw> {
        check::may_lie(&self.state, line, card)?;
        if let Some((_, other)) = self.lies.iter().find(|(lies, _)| *lies == card) {
            return Err(line.flaw(format!(
                "'{card}' lies in two places: '{}' and '{}'",
                other.head(),
                line.head()
            )));
        }
        self.lies.push((card, line));
        Ok(card)
    }

    pub(super) fn one(&mut self, line: &'a Line<'a>) -> Result<Card, Flaw> {
        let card = line.one()?;
        self.lay(line, card)
    }

    fn in_order(&mut self, line: &'a Line<'a>) -> Result<Vec<Card>, Flaw> {
        let cards = line.list::<Card>()?.into_iter();
        cards.map(|card| self.lay(line, card)).collect()
    }

    pub(super) fn cards(&mut self, line: &'a Line<'a>) -> Result<CardSet, Flaw> {
        Ok(self.in_order(line)?.into_iter().collect())
    }

    pub(super) fn won(&mut self, line: &'a Line<'a>, who: Winner) -> Result<(), Flaw> {
        let cards = self.in_order(line)?;
        self.earlier.add(&self.state, line, who, &cards)
    }

    /// `2 h5`: who played what to the trick on the table.
    pub(super) fn played(&mut self, line: &'a Line<'a>, value: &str) -> Result<(Chair, Card), Flaw> {
        let (who, card) = value
            .split_once(' ')
            .ok_or_else(|| line.flaw(format!("'{value}': a card of the trick is written '2 h5'")))?;
        let (chair, card) = (self.chair(line, who)?, line.named(card.trim())?);
        Ok((chair, self.lay(line, card)?))
    }

    fn finish(mut self) -> Result<State, Flaw> {
        self.deck();
        self.first();
        let order = self.earlier.in_order(self.lines)?;
        let next = self.trick_on_the_table()?;
        check::hands(&self.state, self.lines)?;
        check::tokens(&self.state, self.lines)?;
        let total = self.state.tricks_in_all(order.len());
        check::length(&self.state, total, self.lines)?;
        self.state.deal.total = total as u8;
        self.knowledge()?;
        self.play_up_to_here(&order, next)?;
        Ok(self.state)
    }

    /// Cards of which nothing is said are out of the round, face down; but what the chapter lays aside lies there.
    fn deck(&mut self) {
        let seen = self.lies.iter().map(|(card, _)| *card).collect::<CardSet>();
        let (all, aside) = (check::all(&self.state), check::aside(&self.state));
        let deal = &mut self.state.deal;
        deal.aside = deal.aside.or(aside);
        deal.discards = all.minus(seen).minus(aside);
        deal.before = self.state.completed;
    }

    /// Finds the chair assigned first (LDT-2.4).
    fn first(&mut self) {
        if let Some((leader, _)) = self.trick.first() {
            self.state.deal.current = Current::led_by(*leader);
        }
        let character = self.state.card().first.1;
        let mut chairs = Chair::all(self.state.chairs());
        let first = chairs.find(|chair| self.state.deal.cast[*chair] == Some(character));
        self.state.deal.first = first.unwrap_or(self.state.deal.current.leader);
    }

    /// Reads the trick on the table: the cards played, and the chair to play.
    fn trick_on_the_table(&mut self) -> Result<Chair, Flaw> {
        let wrong = |reason: &str| Err(Flaw::of_all(self.lines, reason));
        let leader = self.state.deal.current.leader;
        let mut told = self.lines.iter();
        if let Some(line) = told.find(|line| line.key == "leads")
            && line.one::<Chair>()? != leader
        {
            return Err(line.flaw(format!("chair {leader} has begun the trick")));
        }
        // An empty hand is passed over (LDT-11.3).
        let count = self.state.chairs();
        let plays = |chair: &Chair| {
            self.state.cards_to_play(*chair) > 0 || self.trick.iter().any(|(who, _)| who == chair)
        };
        let order = (0..count).map(|steps| leader.left(steps, count)).filter(plays);
        let mut order = order.collect::<Vec<_>>().into_iter();
        for (chair, card) in &self.trick {
            if order.next() != Some(*chair) {
                return wrong(&format!("chair {chair} does not play after the one before"));
            }
            self.state.deal.current.cards[*chair] = Some(*card);
        }
        match order.next() {
            Some(next)
                if !self.state.deal.hands[next].is_empty() && (!self.trick.is_empty() || next == leader) =>
            {
                Ok(next)
            }
            _ => wrong("nobody has a card to play"),
        }
    }

    /// Sets the open knowledge of hidden cards.
    fn knowledge(&mut self) -> Result<(), Flaw> {
        let mut knows = Knowledge::NOTHING;
        knows.passed(Place::Stock, Place::Discards, CardSet::EMPTY);
        self.state.deal.knows = [knows; CHAIRS];
        for card in self.state.deal.side.iter() {
            self.state.everybody_knows(card, Place::Side);
        }
        for (chair, card) in check::had(&self.state) {
            self.state.take_token(chair, card);
            if self.state.deal.hands[chair].has(card) {
                self.state.everybody_knows(card, Place::Hand(chair));
            }
        }
        for card in self.state.deal.shown.iter() {
            let mut chairs = Chair::all(self.state.chairs());
            let Some(chair) = chairs.find(|chair| self.state.deal.hands[*chair].has(card)) else {
                let reason = format!("'{card}' is shown and in no hand");
                return Err(check::of_line(self.lines, "shown", "", &reason));
            };
            self.state.everybody_knows(card, Place::Hand(chair));
            self.state.take_token(chair, card);
        }
        for chair in Chair::all(self.state.chairs()) {
            let witnesses = self.state.witnesses(chair);
            if let Some(card) = self.state.deal.tucked[chair] {
                let (from, to) = (Place::Hand(chair), Place::Tuck(chair));
                self.state.track(card, from, to, witnesses, CardSet::EMPTY);
                // It has been asked for before this trick.
                self.state.deal.asked.add(chair);
            }
        }
        Ok(())
    }

    /// The earlier tricks, and then what lies on the table.
    fn play_up_to_here(&mut self, order: &[Told], next: Chair) -> Result<(), Flaw> {
        let state = &mut self.state;
        let mut journal = Journal::silent();
        let now = std::mem::replace(&mut state.deal.current, Current::led_by(state.deal.first));
        self.earlier.play(state, order, &mut journal);
        state.deal.current = Current::led_by(now.leader);
        for (chair, card) in &self.trick {
            state.deal.current.cards[*chair] = Some(*card);
            // LDT-C22.2: the following card is the one that was laid, and is under the token since.
            let laid = state.deal.pending[*chair].filter(|_| state.can(*chair, Ability::Pending));
            let laid = laid.unwrap_or(*card);
            check::follows(state, self.lines, *chair, laid)?;
            state.take_token(*chair, laid);
            state.fix_suit(*chair, laid, &mut journal);
            state.note_played(*chair, *card, &mut journal);
        }
        super::earlier::fix_suits(state);
        for chair in Chair::all(state.chairs()) {
            if let Some(card) = state.deal.pending[chair] {
                state.take_token(chair, card);
            }
        }
        state.ask_to_play(next, &mut journal);
        Ok(())
    }
}
