//! SATM: a thousand cards; an action is a row that says what it does.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use bots::Minds;
use canvas::{Page, Words};
use table::Seat;
use wizards::Wizards;
use wizards::choice::Choice;
use wizards::ids::{AgentId, CardId, CompanyId, PieceId, RegionId, SiteId};
use wizards::state::{Phase, Status, Zone};
use wizards::view::{CardView, CompanyView, SideView, View};
use wizards_page::WizardsPage;

use crate::environment::{Actions, Column, Environment, Facts, ROW};
use crate::lens::Lens;
use crate::pen::{Cells, Pen};

static FACTS: OnceLock<Facts> = OnceLock::new();
static VERB_NUMBERS: LazyLock<HashMap<&'static str, i16>> =
    LazyLock::new(|| VERBS.iter().enumerate().map(|(at, verb)| (*verb, at as i16 + 1)).collect());

/// The columns.
const VERB: usize = 0;
const CARD: usize = 1;
const OWNER: usize = 2;
const STATUS: usize = 3;
const PLACE: usize = 4;
const NUMBER: usize = 5;
const SITE: usize = 6;
const REGION: usize = 7;
const COMPANY: usize = 8;
const OTHER: usize = 9;
const OTHER_OWNER: usize = 10;
const OTHER_PLACE: usize = 11;

const VERBS: [&str; 44] = [
    "pass",
    "pass-on",
    "pass-turn",
    "play",
    "use",
    "pick",
    "card",
    "site",
    "region",
    "company",
    "alone",
    "number",
    "way",
    "yes",
    "follow",
    "general",
    "join",
    "part",
    "give",
    "store",
    "remove",
    "try",
    "head",
    "stay",
    "dismiss",
    "guard",
    "side-discard",
    "side-deck",
    "gain",
    "influence",
    "recall",
    "rescue",
    "lurk",
    "wander",
    "retrace",
    "go-home",
    "recover",
    "rouse",
    "summon",
    "hide",
    "unmask",
    "ambush",
    "waylay",
    "sway",
];

/// Rows of the tensors.
const IN_PLAY: usize = 160;
const HAND: usize = 16;
const COMPANIES: usize = 16;
const CHAIN: usize = 8;
const AGENTS: usize = 8;
/// The printed numbers of a card.
const PRINTED: usize = 1 + 8 + 7;
const PHASES: usize = 8;

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Preparation => 0,
        Phase::Untap => 1,
        Phase::Organization => 2,
        Phase::LongEvents => 3,
        Phase::Movement => 4,
        Phase::Sites => 5,
        Phase::EndOfTurn => 6,
        Phase::Council => 7,
    }
}

const fn status(status: Status) -> usize {
    match status {
        Status::Untapped => 0,
        Status::Tapped => 1,
        Status::Wounded => 2,
    }
}

/// Where a company stands in the list, from 1; 0: it is not there.
fn company(view: &View, id: CompanyId) -> i16 {
    view.companies.iter().position(|company| company.id == id).map_or(0, |at| at as i16 + 1)
}

/// Writes what is seen of a card on the table: card, owner, place among the cards in play.
fn piece(view: &View, seat: Seat, id: PieceId, row: &mut [i16], at: [usize; 3]) {
    let Some(place) = view.cards.iter().position(|card| card.id == id) else { return };
    let seen = &view.cards[place].piece;
    row[at[0]] = seen.card.index() as i16 + 1;
    row[at[1]] = if seen.owner == seat { 1 } else { 2 };
    row[at[2]] = place as i16 + 1;
    if at[0] == CARD {
        row[STATUS] = status(seen.status) as i16 + 1;
    }
}

fn agent(view: &View, seat: Seat, id: AgentId, row: &mut [i16]) {
    let Some(place) = view.agents.iter().position(|agent| agent.id == id) else { return };
    let seen = &view.agents[place];
    row[CARD] = seen.card.map_or(0, |card| card.index() as i16 + 1);
    row[OWNER] = if seen.seat == seat { 1 } else { 2 };
    row[STATUS] = status(seen.status) as i16 + 1;
    row[NUMBER] = place as i16 + 1;
}

fn write(view: &View, seat: Seat, choice: &Choice, row: &mut [i16]) {
    use Choice as C;
    let (one, two) = ([CARD, OWNER, PLACE], [OTHER, OTHER_OWNER, OTHER_PLACE]);
    row[VERB] = VERB_NUMBERS.get(choice.word()).copied().unwrap_or(0);
    match *choice {
        C::Pass | C::PassOn | C::PassTurn | C::Alone | C::Yes | C::SideDiscard | C::SideDeck => {}
        C::Play(card, mode) => {
            (row[CARD], row[NUMBER]) = (card.index() as i16 + 1, i16::from(mode) + 1);
        }
        C::Use(id, mode) => {
            piece(view, seat, id, row, one);
            row[NUMBER] = i16::from(mode) + 1;
        }
        C::Pick(id)
        | C::General(id)
        | C::Part(id)
        | C::Store(id)
        | C::Remove(id)
        | C::Try(id)
        | C::Dismiss(id)
        | C::Recall(id)
        | C::Rescue(id) => piece(view, seat, id, row, one),
        C::Card(card) | C::Guard(card) | C::Lurk(card) => row[CARD] = card.index() as i16 + 1,
        C::Site(site) => row[SITE] = site.index() as i16 + 1,
        C::Region(region) => row[REGION] = region.index() as i16 + 1,
        C::Company(id) | C::Stay(id) => row[COMPANY] = company(view, id),
        C::Number(number) | C::Way(number) => row[NUMBER] = i16::from(number) + 1,
        C::Follow(id, other) | C::Give(id, other) | C::Influence(id, other) => {
            piece(view, seat, id, row, one);
            piece(view, seat, other, row, two);
        }
        C::Join(id, of) => {
            piece(view, seat, id, row, one);
            row[COMPANY] = company(view, of);
        }
        C::Head(id, site) => (row[COMPANY], row[SITE]) = (company(view, id), site.index() as i16 + 1),
        C::Gain(card, by) => {
            row[CARD] = card.index() as i16 + 1;
            piece(view, seat, by, row, two);
        }
        C::Wander(id, site) => {
            agent(view, seat, id, row);
            row[SITE] = site.index() as i16 + 1;
        }
        C::Retrace(id)
        | C::GoHome(id)
        | C::Recover(id)
        | C::Rouse(id)
        | C::Summon(id)
        | C::Hide(id)
        | C::Unmask(id)
        | C::Ambush(id)
        | C::Waylay(id) => agent(view, seat, id, row),
        C::Sway(id, of) => {
            agent(view, seat, id, row);
            piece(view, seat, of, row, two);
        }
    }
}

/// What is printed on a card: its number in the book first, to be looked up in an embedding.
fn printed(card: CardId, row: &mut Cells<'_>) {
    let face = card.get();
    row.put(card.index() as f32 + 1.0).one_hot(face.kind as usize, 8).flag(face.unique);
    for number in
        [face.mind.unwrap_or(0), face.influence, face.prowess, face.body, face.points, face.corruption]
    {
        row.put(f32::from(number) / 10.0);
    }
}

fn side(side: &SideView, own: bool, row: &mut Cells<'_>) {
    row.flag(own);
    for count in
        [side.deck, side.hand, side.discard, side.sideboard, side.aside, side.won.len(), side.out.len()]
    {
        row.put(count as f32 / 30.0);
    }
    row.put(f32::from(side.exhausted)).put(f32::from(side.total) / 30.0).put(f32::from(side.general) / 20.0);
    for points in side.points.classes() {
        row.put(f32::from(points) / 10.0);
    }
}

fn place(company: &CompanyView, seat: Seat, row: &mut Cells<'_>) {
    let site = |site: Option<SiteId>| site.map_or(0.0, |site| site.index() as f32 + 1.0);
    row.flag(true).flag(company.seat == seat).put(site(Some(company.site))).flag(company.moving);
    row.put(site(company.to)).put(site(company.from)).put(company.regions.len() as f32 / 4.0);
    row.put(f32::from(company.limit.0) / 5.0).put(f32::from(company.limit.1) / 5.0).flag(company.guard);
    row.put(company.guard_known.map_or(0.0, |card| card.index() as f32 + 1.0));
    row.flag(company.done.0).flag(company.done.1).flag(company.done.2);
}

/// Where a card in play is: kind of place, and the company or the card it is with.
fn zone(view: &View, zone: Zone) -> (usize, f32) {
    let card =
        |id: PieceId| view.cards.iter().position(|card| card.id == id).map_or(0.0, |at| at as f32 + 1.0);
    match zone {
        Zone::Company(id) => (0, f32::from(company(view, id))),
        Zone::On(id) => (1, card(id)),
        Zone::OnCompany(id) => (2, f32::from(company(view, id))),
        Zone::OnSite(site) => (3, site.index() as f32 + 1.0),
        Zone::Agent => (4, 0.0),
        Zone::Chain => (5, 0.0),
        _ => (6, 0.0),
    }
}

fn in_play(view: &View, seat: Seat, card: &CardView, row: &mut Cells<'_>) {
    let piece = &card.piece;
    let (kind, with) = zone(view, piece.zone);
    row.flag(piece.owner == seat).flag(piece.owner != seat).one_hot(status(piece.status), 3).one_hot(kind, 7);
    row.put(with).flag(piece.leader.is_some()).flag(piece.fresh);
    let (prowess, body, direct, corruption) = card.numbers.unwrap_or_default();
    row.put(f32::from(prowess) / 10.0).put(f32::from(body) / 10.0);
    row.put(f32::from(direct) / 10.0).put(f32::from(corruption) / 10.0);
    printed(piece.card, row);
}

fn fight(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let mut combat = pen.tensor("combat", &[12]);
    if let Some(fight) = &view.combat {
        let (strikes, prowess, body) = view.attack.unwrap_or_default();
        combat.flag(true).flag(fight.attacker == seat).put(f32::from(strikes) / 5.0);
        combat.put(f32::from(prowess) / 10.0).put(f32::from(body) / 10.0).flag(fight.assigned);
        combat.flag(fight.detains).flag(fight.attacker_chooses).flag(fight.each).flag(fight.cancelled);
        combat.put(fight.given.len() as f32 / 5.0).put(fight.now.map_or(0.0, |now| f32::from(now) + 1.0));
    }
    let mut chain = pen.tensor("chain", &[CHAIN, 2 + PRINTED]);
    chain.rows(view.chain.iter().rev(), |link, mut row| {
        row.flag(link.seat == seat).flag(link.cancelled);
        if let Some(card) = view.cards.iter().find(|card| card.id == link.piece) {
            printed(card.piece.card, &mut row);
        }
    });
    let mut agents = pen.tensor("agents", &[AGENTS, 4 + PRINTED]);
    agents.rows(&view.agents, |agent, mut row| {
        row.flag(true).flag(agent.seat == seat).flag(agent.lurking).put(status(agent.status) as f32);
        if let Some(card) = agent.card {
            printed(card, &mut row);
        }
    });
}

impl Environment for Wizards {
    const MOST: usize = 512;
    const COLUMNS: usize = ROW;
    const HEAP: usize = 48 << 10;

    fn data() -> &'static Self::Data {
        &()
    }

    fn minds() -> Minds<Self> {
        wizards_mind::minds()
    }

    fn words() -> Words {
        <WizardsPage as Page>::words()
    }

    fn list_actions() -> Actions {
        let status = ["untapped", "tapped", "wounded"];
        Actions::Rows(vec![
            Column::of("verb", VERBS),
            Column::of("card", CardId::all()),
            Column::of("owner", ["own", "other"]),
            Column::of("status", status),
            Column::count("place", 1000),
            Column::count("number", 256),
            Column::of("site", SiteId::all()),
            Column::of("region", RegionId::all()),
            Column::count("company", 100),
            Column::of("other_card", CardId::all()),
            Column::of("other_owner", ["own", "other"]),
            Column::count("other_place", 1000),
        ])
    }

    fn encode(lens: &Lens<'_, Self>, choice: &Choice, row: &mut [i16]) {
        write(lens.view(), lens.seat(), choice, row);
    }

    fn facts() -> &'static OnceLock<Facts> {
        &FACTS
    }

    fn observe(view: &View, seat: Seat, pen: &mut Pen<'_>) {
        let turn = &view.turn;
        let mut table = pen.tensor("turn", &[PHASES + 7]);
        table.one_hot(phase(turn.phase), PHASES).put(f32::from(turn.number) / 40.0).flag(turn.active == seat);
        table.flag(turn.character).flag(turn.halved).flag(turn.last).flag(turn.called.is_some());
        table.put(turn.company.map_or(0.0, |id| f32::from(company(view, id))));
        let ordered = [seat, seat.next(2)];
        let mut sides = pen.tensor("sides", &[2, 11 + 6]);
        sides.rows(ordered, |of, mut row| side(&view.sides[of.index()], of == seat, &mut row));
        let mut hand = pen.tensor("hand", &[HAND, PRINTED]);
        hand.rows(&view.sides[seat.index()].hand_known, |card, mut row| printed(*card, &mut row));
        let mut known = pen.tensor("known_of_other_hand", &[HAND, PRINTED]);
        known.rows(&view.sides[ordered[1].index()].hand_known, |card, mut row| printed(*card, &mut row));
        let mut companies = pen.tensor("companies", &[COMPANIES, 14]);
        companies.rows(&view.companies, |company, mut row| place(company, seat, &mut row));
        let mut cards = pen.tensor("cards", &[IN_PLAY, 19 + PRINTED]);
        cards.rows(&view.cards, |card, mut row| in_play(view, seat, card, &mut row));
        fight(view, seat, pen);
    }
}
