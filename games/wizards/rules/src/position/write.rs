//! The table as text, line by line: the place of each card, and the numbers.

use std::fmt::Write;

use table::flow::Flow;
use table::lines::Telling;
use table::{Game, Observer};

use super::tell::{SEATS, Table, note};
use crate::card::SiteSet;
use crate::prelude::*;
use crate::state::{Agent, Company};

/// The lines. The first ones are those that a position is read from; the last ones tell what all this comes to.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = Telling::write(|text| Table::of(state.clone()).lines(text));
    let mut lines = text.lines().map(str::to_owned).collect::<Vec<_>>();
    facts(state, &mut lines);
    lines
}

/// The lines that a position is read from, of every card once, with their numbers.
pub(super) fn of_a_position(state: &State) -> String {
    Telling::write(|text| {
        let mut table = Table::of(state.clone());
        table.written = Some(Vec::new());
        table.lines(text)
    })
}

/// Cards by their names.
pub(super) fn names(state: &State, cards: &[PieceId]) -> Vec<CardId> {
    cards.iter().map(|id| state.piece(*id).card).collect()
}

/// Sites by their names.
pub(super) fn sites(set: SiteSet) -> Vec<String> {
    set.iter().map(|site| site.to_string()).collect()
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Untapped => "",
        Status::Tapped => " tapped",
        Status::Wounded => " wounded",
    }
}

/// A card with how it lies.
pub(super) fn plain(state: &State, id: PieceId) -> String {
    let piece = state.piece(id);
    let fresh = if piece.fresh { " fresh" } else { "" };
    let started = if piece.from_start { " started" } else { "" };
    format!("{}{}{fresh}{started}", piece.card, status(piece.status))
}

/// A card with how it lies, and all that lies on it.
pub(super) fn with_all(state: &State, id: PieceId, written: &mut Option<Vec<PieceId>>) -> String {
    let piece = state.piece(id);
    note(written, id);
    let mut text =
        if written.is_some() { plain(state, id) } else { format!("{}{}", piece.card, status(piece.status)) };
    if let Some(leader) = piece.leader {
        let _ = write!(text, " under {}", state.piece(leader).card);
    }
    if piece.adrift {
        text.push_str(" adrift");
    }
    for held in state.held(id) {
        let _ = write!(text, " + {}", with_all(state, held, written));
    }
    text
}

/// A company: whose, where and bound for where; who is in it.
pub(super) fn company_line(
    state: &State,
    company: &Company,
    written: &mut Option<Vec<PieceId>>,
) -> (String, Vec<String>) {
    let mut head = format!("{} {}", company.seat, company.site);
    match (company.to, company.origin) {
        (Some(to), _) => {
            let _ = write!(head, " > {to}");
        }
        (None, Some(from)) => {
            let _ = write!(head, " < {from}");
        }
        _ => {}
    }
    let mut all = state.characters(company.id).map(|id| with_all(state, id, written)).collect::<Vec<_>>();
    let events = state.in_play.iter().filter(|id| state.piece(**id).zone == Zone::OnCompany(company.id));
    for id in events {
        if written.is_some() {
            note(written, *id);
            all.push(format!("event {}", state.piece(*id).card));
        } else {
            all.push(format!("event {}", with_all(state, *id, written)));
        }
    }
    (head, all)
}

/// An agent: whose and which; how it lies, and where it has been.
pub(super) fn agent_line(
    state: &State,
    agent: &Agent,
    written: &mut Option<Vec<PieceId>>,
) -> (String, Vec<String>) {
    let piece = state.piece(agent.piece);
    note(written, agent.piece);
    let mut all = vec![if state.is_lurking(agent) { "down" } else { "up" }.to_owned()];
    if piece.status != Status::Untapped {
        all.push(status(piece.status).trim().to_owned());
    }
    all.extend(agent.way.iter().map(|step| format!("at {}", step.site)));
    if let Some(site) = agent.stranded.filter(|_| written.is_none()) {
        all.push(format!("stranded at {site}"));
    }
    (format!("{} {}", piece.owner, piece.card), all)
}

/// The facts that are not written beforehand: sums, numbers, and the open question.
fn facts(state: &State, lines: &mut Vec<String>) {
    for seat in SEATS {
        let (number, points) = (seat.number(), state.points(seat));
        lines.push(format!(
            "points {number}: characters {}, items {}, factions {}, allies {}, creatures {}, other {}, wizard {}",
            points.characters,
            points.items,
            points.factions,
            points.allies,
            points.creatures,
            points.other,
            points.wizard
        ));
        lines.push(format!("sum {number}: {}", points.sum()));
        lines.push(format!("total {number}: {}", state.total(seat)));
        lines.push(format!("general {number}: {}", state.general_free(seat)));
        lines.push(format!(
            "count {number}: hand {}, deck {}, discard {}, sideboard {}",
            state.sides[seat].hand.len(),
            state.sides[seat].deck.len(),
            state.pile(seat, Zone::Discard).count(),
            state.pile(seat, Zone::Sideboard).count()
        ));
    }
    for company in &state.companies {
        let (id, number) = (company.id, company.seat.number());
        lines.push(format!("hazards {id} of {number}: {} of {}", company.used, company.limit));
        if !company.path.lands.is_empty() {
            let lands = company.path.lands.iter().map(|land| land.word());
            lines.push(format!("path {id}: {}", lands.collect::<Vec<_>>().join(", ")));
        }
        lines.push(format!("size {id}: {}", state.size(id)));
        for who in state.members(id) {
            if let Some((prowess, body, influence, corruption)) = state.shown_numbers(who) {
                let card: CardId = state.piece(who).card;
                lines.push(format!(
                    "numbers {card}: prowess {prowess}, body {body}, influence {influence}, corruption {corruption}"
                ));
            }
        }
    }
    if let Some(combat) = &state.combat {
        lines.push(format!(
            "attack: {}, strikes {}, prowess {}, body {}",
            combat.race.word(),
            if combat.assigned { combat.total as i8 } else { state.attack_strikes(combat) },
            state.attack_prowess(combat),
            state.attack_body(combat)
        ));
        for strike in &combat.given {
            let who = state.piece(strike.at).card;
            lines
                .push(format!("strike at {who}: {:?}, excess {}", strike.fate, strike.excess).to_lowercase());
        }
    }
    let chain = state.chain.iter().map(|link| state.piece(link.piece).card.to_string());
    lines.push(format!("chain: {}", chain.collect::<Vec<_>>().join(", ")));
    if !<Wizards as Flow>::over(state) {
        let prompt = Wizards::prompt(state, Observer::Watcher);
        let asked = Wizards::asks(state).iter().map(|seat| seat.number().to_string());
        let question = prompt.id.trim_start_matches("wizards-ask-");
        lines.push(format!("asked {}: {question}", asked.collect::<Vec<_>>().join(" ")));
    }
}
