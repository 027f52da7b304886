//! Every line of a table, each said once: so it is written, and so it is read.

use table::lines::{Flaw, Line, Telling};

use super::read::Exact;
use super::write::{agent_line, company_line, names, plain, sites, with_all};
use crate::prelude::*;

pub(super) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A table of which is told.
pub(super) struct Table<'a> {
    pub state: State,
    pub phase: &'static str,
    pub number: u16,
    /// The line that tells of each card.
    pub told: Vec<&'a Line<'a>>,
    /// The numbers of all things, where they are told when it is read.
    pub exact: Option<Exact>,
    /// The cards of which has been told in writing, in that order, where everything is.
    pub written: Option<Vec<PieceId>>,
}

const PHASES: [&str; 8] =
    ["untap", "organization", "long-events", "movement", "sites", "end", "calling", "council"];

/// Piles by what their lines begin with.
const PILES: [(&str, Zone); 7] = [
    ("hand", Zone::Hand),
    ("deck", Zone::Deck),
    ("discard", Zone::Discard),
    ("sideboard", Zone::Sideboard),
    ("out", Zone::Out),
    ("table", Zone::Table),
    // Wherever the lines of the state say: set aside for now.
    ("elsewhere", Zone::Unused),
];

/// A player: 1 or 2.
pub(super) fn seat(line: &Line<'_>, word: &str) -> Result<Seat, Flaw> {
    match word {
        "1" => Ok(Seat::new(0)),
        "2" => Ok(Seat::new(1)),
        _ => Err(line.flaw(format!("'{word}' is no player: 1 or 2"))),
    }
}

/// The player whom the line is about.
pub(super) fn whose(line: &Line<'_>) -> Result<Seat, Flaw> {
    seat(line, line.about)
}

/// A list of a player. At a table that is looked at it is also told that it is empty; in a whole text that is left out.
fn told<'l>(
    text: &mut Telling<'l>,
    whole: bool,
    head: (&'static str, Seat),
    of: Vec<String>,
) -> Option<&'l Line<'l>> {
    if whole { text.line(head, of) } else { text.always(head, of) }
}

impl Table<'_> {
    /// A table of which nothing has been told yet.
    pub fn of(state: State) -> Self {
        Self { state, phase: "organization", number: 3, told: Vec::new(), exact: None, written: None }
    }

    /// All of them.
    pub fn lines(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        // Read before all others.
        for key in ["players", "option", "ids", "companies"] {
            text.any(key);
        }
        self.turn(text)?;
        self.on_the_road(text)?;
        for seat in SEATS {
            self.of_a_player(text, seat)?;
        }
        self.beside(text)?;
        let keys = PILES.into_iter().map(|(key, _)| key);
        let mut keys = keys.chain(["won", "spent", "kept", "tapped", "exhausted", "turns", "wizard"]);
        // What is of no player is told as that.
        match keys.find_map(|key| text.any(key)) {
            Some(line) => whose(line).map(drop),
            None => Ok(()),
        }
    }

    fn turn(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        if let Some(line) = text.line("turn", [format!("{} of {}", state.turn.number, state.turn.active)]) {
            let told = line.word()?.split_once(" of ");
            let (number, whose) = told.ok_or_else(|| line.flaw("a turn is written '3 of 1'"))?;
            let least = u16::from(self.exact.is_none());
            self.number = line.number(number, least, 255)?;
            state.turn.number = self.number;
            state.turn.active = seat(line, whose)?;
        }
        let phase = state.turn.phase.term().trim_start_matches("wizards-phase-");
        if let Some(line) = text.line("phase", [phase]) {
            let word = line.word()?;
            let known = PHASES.into_iter().find(|phase| *phase == word);
            self.phase = match known {
                Some(phase) => phase,
                // What goes on the lines of the state tell.
                None if self.exact.is_some() => self.phase,
                None => return Err(line.flaw(format!("'{word}' is no phase: {}", PHASES.join(", ")))),
            };
        }
        // What few positions say stands among the lines only where everything is told.
        let whole = self.written.is_some();
        if let Some(line) = text.perhaps("called", state.turn.called.filter(|_| whole)) {
            state.turn.called = Some(seat(line, line.word()?)?);
        }
        if let Some(line) = text.line("halved", (whole && state.turn.halved).then_some("yes")) {
            state.turn.halved = line.yes()?;
        }
        Ok(())
    }

    /// Companies, agents, and hosts.
    fn on_the_road(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        if let Some(line) = text.any("company") {
            self.company(line)?;
        }
        if let Some(line) = text.any("agent") {
            self.agent(line)?;
        }
        if let Some(line) = text.any("host") {
            self.host(line)?;
        }
        if !text.is_written() {
            return Ok(());
        }
        let state = &self.state;
        for company in &state.companies {
            let (head, values) = company_line(state, company, &mut self.written);
            text.always(("company", head), values);
        }
        for agent in &state.agents {
            let (head, values) = agent_line(state, agent, &mut self.written);
            text.line(("agent", head), values);
        }
        for host in &state.hosts {
            let piece = state.piece(host.piece);
            let head = format!("{} {} {}", piece.owner, piece.card, host.site);
            note(&mut self.written, host.piece);
            let held =
                state.held(host.piece).into_iter().map(|id| plain_or_all(state, id, &mut self.written));
            text.always(("host", head), held.collect::<Vec<_>>());
        }
        Ok(())
    }

    /// Piles, and what is told of a player.
    fn of_a_player(&mut self, text: &mut Telling<'_>, seat: Seat) -> Result<(), Flaw> {
        for (key, zone) in PILES {
            let cards = if text.is_written() { self.pile_of(seat, zone) } else { Vec::new() };
            let cards = names(&self.state, &cards);
            // Of a table that is looked at it is also told that a pile is empty.
            let line = if self.written.is_none() && zone != Zone::Unused {
                text.always((key, seat), cards)
            } else {
                text.line((key, seat), cards)
            };
            if let Some(line) = line {
                self.pile(line, zone)?;
            }
        }
        let won = if text.is_written() { self.pile_of(seat, Zone::Won(seat)) } else { Vec::new() };
        let state = &self.state;
        let won = won.into_iter().map(|id| match state.piece(id).stored {
            Some(site) => format!("{} stored {site}", state.piece(id).card),
            None => state.piece(id).card.to_string(),
        });
        let won = won.collect::<Vec<_>>();
        let line = match self.written {
            None => text.always(("won", seat), won),
            Some(_) => text.line(("won", seat), won),
        };
        if let Some(line) = line {
            self.won(line)?;
        }
        let whole = self.written.is_some();
        let side = &mut self.state.sides[seat];
        if let Some(line) = told(text, whole, ("spent", seat), sites(side.spent)) {
            for site in line.list::<SiteId>()? {
                side.sites.remove(site);
                side.spent.add(site);
            }
        }
        if let Some(line) = told(text, whole, ("kept", seat), sites(side.kept)) {
            for site in line.list::<SiteId>()? {
                side.sites.remove(site);
                side.kept.add(site);
            }
        }
        if let Some(line) = told(text, whole, ("tapped", seat), sites(side.tapped)) {
            line.list::<SiteId>()?.into_iter().for_each(|site| side.tapped.add(site));
        }
        text.count(("exhausted", seat), &mut side.exhausted, 0, 255)?;
        if let Some(line) = text.line(("turns", seat), whole.then_some(side.turns)) {
            side.turns = line.count(0, 255)?.into();
        }
        if let Some(line) = text.perhaps(("wizard", seat), side.wizard.filter(|_| whole)) {
            let card = line.one::<CardId>()?;
            if !card.get().is_wizard() {
                return Err(line.flaw(format!("'{card}' is no wizard")));
            }
            side.wizard = Some(card);
        }
        Ok(())
    }

    /// The lines of cards on sites and on guard; and of the players who have lost the wizard.
    fn beside(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        if let Some(line) = text.any("site") {
            self.on_site(line)?;
        }
        if let Some(line) = text.any("guard").filter(|line| !line.is_nothing()) {
            self.guard(line)?;
        }
        if let Some(line) = text.any("lost-wizard").filter(|line| !line.is_nothing()) {
            let seat = seat(line, line.word()?)?;
            self.state.sides[seat].wizard_lost = true;
        }
        if !text.is_written() {
            return Ok(());
        }
        let state = &self.state;
        let whole = self.written.is_some();
        for seat in SEATS.into_iter().filter(|seat| whole && state.sides[*seat].wizard_lost) {
            text.line("lost-wizard", [seat]);
        }
        for (at, piece) in (0..).zip(&state.pieces) {
            let id = PieceId(at);
            if let Zone::OnSite(site) = piece.zone {
                let lies = match &mut self.written {
                    Some(written) => {
                        written.push(id);
                        piece.card.to_string()
                    }
                    None => with_all(state, id, &mut None),
                };
                text.line(("site", format!("{} {site}", piece.owner)), [lies]);
            }
            if let Zone::Guard(company) = piece.zone {
                note(&mut self.written, id);
                text.line(("guard", company), [piece.card]);
            }
        }
        if let Some(written) = &mut self.written {
            // Whatever no line has told of.
            for seat in SEATS {
                let all = (0..).map(PieceId).take(state.pieces.len());
                let left = all.filter(|id| state.piece(*id).owner == seat && !written.contains(id));
                let left = left.collect::<Vec<_>>();
                written.extend(&left);
                text.line(("elsewhere", seat), names(state, &left));
            }
            text.line("ids", written.iter().map(|id| id.0));
            text.line("companies", state.companies.iter().map(|company| company.id));
        }
        Ok(())
    }

    /// The cards of a pile that are told of, in their order.
    fn pile_of(&mut self, seat: Seat, zone: Zone) -> Vec<PieceId> {
        let state = &self.state;
        let cards = match zone {
            Zone::Hand => state.sides[seat].hand.clone(),
            Zone::Deck => state.sides[seat].deck.iter().rev().copied().collect(),
            Zone::Unused => Vec::new(),
            Zone::Won(_) => {
                let all = (0..).map(PieceId).take(state.pieces.len());
                all.filter(|id| state.piece(*id).zone == zone).collect()
            }
            _ => state.pile(seat, zone).collect::<Vec<_>>(),
        };
        match &mut self.written {
            None => cards,
            Some(written) => {
                let new = cards.into_iter().filter(|id| !written.contains(id)).collect::<Vec<_>>();
                written.extend(&new);
                new
            }
        }
    }
}

/// Notes that a card has been told of.
pub(super) fn note(written: &mut Option<Vec<PieceId>>, id: PieceId) {
    if let Some(written) = written {
        written.push(id);
    }
}

/// A card with how it lies; where everything is told once, without what lies on it.
fn plain_or_all(state: &State, id: PieceId, written: &mut Option<Vec<PieceId>>) -> String {
    if written.is_some() {
        note(written, id);
        plain(state, id)
    } else {
        with_all(state, id, written)
    }
}
