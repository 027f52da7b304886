//! The table as text, line by line: the place of each card, and the numbers.

use std::fmt::Write;

use table::flow::Flow;
use table::{Game, Observer, Seat};

use crate::ids::{CardId, PieceId};
use crate::rules_of_play::Wizards;
use crate::state::{Agent, Company, State, Status, Zone};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// The lines. The first ones are those that a position is read from; the last ones tell what all this comes to.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let mut lines = vec![
        format!("turn: {} of {}", state.turn.number, state.turn.active.number()),
        format!("phase: {}", last_word(state.turn.phase.term())),
    ];
    for company in &state.companies {
        lines.push(company_line(state, company));
    }
    for agent in &state.agents {
        lines.push(agent_line(state, agent));
    }
    for host in &state.hosts {
        let piece = state.piece(host.piece);
        let held = state.held(host.piece).into_iter().map(|id| lying(state, id));
        let held = held.collect::<Vec<_>>().join(", ");
        lines.push(format!("host {} {} {}: {held}", piece.owner.number(), piece.card, host.site));
    }
    for seat in SEATS {
        piles(state, seat, &mut lines);
    }
    for (at, piece) in state.pieces.iter().enumerate() {
        if let Zone::OnSite(site) = piece.zone {
            let lies = lying(state, PieceId(at as u16));
            lines.push(format!("site {} {site}: {lies}", piece.owner.number()));
        }
        if let Zone::Guard(company) = piece.zone {
            lines.push(format!("guard {company}: {}", piece.card));
        }
    }
    facts(state, &mut lines);
    lines
}

/// The last word of a term: `events` of `wizards-phase-long-events`.
fn last_word(term: &str) -> &str {
    term.trim_start_matches("wizards-phase-")
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Untapped => "",
        Status::Tapped => " tapped",
        Status::Wounded => " wounded",
    }
}

fn lying(state: &State, id: PieceId) -> String {
    let piece = state.piece(id);
    let mut text = format!("{}{}", piece.card, status(piece.status));
    if let Some(leader) = piece.leader {
        let _ = write!(text, " under {}", state.piece(leader).card);
    }
    if piece.adrift {
        text.push_str(" adrift");
    }
    for held in state.held(id) {
        let _ = write!(text, " + {}", lying(state, held));
    }
    text
}

fn company_line(state: &State, company: &Company) -> String {
    let mut line = format!("company {} {}", company.seat.number(), company.site);
    match (company.to, company.origin) {
        (Some(to), _) => {
            let _ = write!(line, " > {to}");
        }
        (None, Some(from)) => {
            let _ = write!(line, " < {from}");
        }
        _ => {}
    }
    let members = state.characters(company.id).map(|id| lying(state, id));
    let events = state.in_play.iter().filter(|id| state.piece(**id).zone == Zone::OnCompany(company.id));
    let events = events.map(|id| format!("event {}", lying(state, *id)));
    let all = members.chain(events).collect::<Vec<_>>();
    format!("{line}: {}", all.join(", "))
}

fn agent_line(state: &State, agent: &Agent) -> String {
    let piece = state.piece(agent.piece);
    let mut line = format!("agent {} {}:", piece.owner.number(), piece.card);
    line += if state.is_lurking(agent) { " down" } else { " up" };
    if piece.status != Status::Untapped {
        let _ = write!(line, ",{}", status(piece.status));
    }
    for step in &agent.way {
        let _ = write!(line, ", at {}", step.site);
    }
    if let Some(site) = agent.stranded {
        let _ = write!(line, ", stranded at {site}");
    }
    line
}

fn piles(state: &State, seat: Seat, lines: &mut Vec<String>) {
    let number = seat.number();
    let names = |cards: &mut dyn Iterator<Item = PieceId>| {
        let names = cards.map(|id| state.piece(id).card.to_string());
        names.collect::<Vec<_>>().join(", ")
    };
    let side = &state.sides[seat];
    let mut tell = |key: &str, text: String| lines.push(format!("{key} {number}: {text}"));
    tell("hand", names(&mut side.hand.iter().copied()));
    tell("deck", names(&mut side.deck.iter().rev().copied()));
    for (key, zone) in [
        ("discard", Zone::Discard),
        ("sideboard", Zone::Sideboard),
        ("out", Zone::Out),
        ("table", Zone::Table),
    ] {
        tell(key, names(&mut state.pile(seat, zone)));
    }
    let won = state.pieces.iter().filter(|piece| piece.zone == Zone::Won(seat));
    let won = won.map(|piece| match piece.stored {
        Some(site) => format!("{} stored {site}", piece.card),
        None => piece.card.to_string(),
    });
    tell("won", won.collect::<Vec<_>>().join(", "));
    let sites = |set: crate::card::SiteSet| {
        let names = set.iter().map(|site| site.to_string());
        names.collect::<Vec<_>>().join(", ")
    };
    tell("spent", sites(side.spent));
    tell("tapped", sites(side.tapped));
    tell("exhausted", side.exhausted.to_string());
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
