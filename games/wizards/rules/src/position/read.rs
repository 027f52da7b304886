//! Reading a position: the text is laid on an empty table.

use table::flow::{Stack, Standing};
use table::lines::{Flaw, Line, Telling, each_line, rest};
use table::{BySeat, Game, Seat};

use super::check::check;
use super::tell::{Table, seat, whose};
use crate::Wizards;
use crate::card::SiteSet;
use crate::ids::{AgentId, CardId, CompanyId, PieceId, SiteId};
use crate::options::Rules;
use crate::questions::{CouncilBegins, Frame, Stage, TurnStage};
use crate::state::{Agent, Footstep, Host, Phase, Piece, Side, State, Status, Turn, Zone, other};

/// Reads a text.
pub(super) fn read(text: &str, rules: Rules) -> Result<State, Flaw> {
    let lines = each_line(text)?;
    let state = if rest::is_bare(&lines)? { empty(rules) } else { told(empty(rules), &lines)? };
    rest::laid(state, &lines, Wizards::saved, Wizards::read_saved)
}

/// Does a text tell everything, so that nothing begins there?
pub(super) fn is_exact(text: &str) -> bool {
    let lines = each_line(text).unwrap_or_default();
    lines.iter().any(|line| line.key == "ids" && line.about.is_empty())
        || rest::is_bare(&lines).unwrap_or(false)
}

/// The facts in the lines of the game.
fn told(state: State, lines: &[Line<'_>]) -> Result<State, Flaw> {
    let mut table = Table::of(state);
    table.exact = Exact::read(lines)?;
    // Cards that are in play come first, as they were played.
    for line in lines.iter().filter(|line| !rest::is_rest(line)) {
        let before = table.state.pieces.len();
        if !Telling::read(line, |text| table.lines(text))? {
            return Err(line.flaw(format!("'{}' tells nothing that a table has", line.key)));
        }
        let more = table.state.pieces.len() - before;
        table.told.extend(std::iter::repeat_n(line, more));
    }
    if let Some(exact) = table.exact.take() {
        // All else is told by the lines of the state.
        return exact.numbered(table.state, lines);
    }
    check(&table.state, &table.told, lines)?;
    let seat = table.state.turn.active;
    if table.phase == "untap" && table.state.sides[seat].turns == 0 {
        let reason = format!("it is a turn of {}, who has begun none: 'turns'", seat.number());
        return Err(Flaw::of_all(lines, reason));
    }
    table.begin();
    Ok(table.state)
}

/// The numbers of cards and companies, where they are told: then everything is as it was written down, and nothing begins.
pub(super) struct Exact {
    /// Reads the cards, in the order of their lines.
    ids: Vec<u16>,
    /// Reads the companies.
    companies: Vec<CompanyId>,
}

impl Exact {
    fn read(lines: &[Line<'_>]) -> Result<Option<Self>, Flaw> {
        let told = |key| lines.iter().find(|line| line.key == key && line.about.is_empty());
        let Some(line) = told("ids") else { return Ok(None) };
        let ids = line.list::<u16>()?;
        let mut all = ids.clone();
        all.sort_unstable();
        if all.iter().zip(0..).any(|(id, number)| *id != number) {
            return Err(line.flaw("each number from 0 on is that of one card"));
        }
        let companies = told("companies").map_or(Ok(Vec::new()), Line::list)?;
        Ok(Some(Self { ids, companies }))
    }

    /// The number of the next company.
    fn company(&self, state: &State) -> Option<CompanyId> {
        let next = state.companies.len().checked_sub(1)?;
        self.companies.get(next).copied()
    }

    /// The table with the cards under these numbers.
    fn numbered(&self, mut state: State, lines: &[Line<'_>]) -> Result<State, Flaw> {
        if self.ids.len() != state.pieces.len() {
            let reason = format!("{} cards are told of, and {} numbers", state.pieces.len(), self.ids.len());
            return Err(Flaw::of(lines.iter().find(|line| line.key == "ids"), lines, reason));
        }
        let new = |id: PieceId| PieceId(self.ids[id.index()]);
        let mut pieces = state.pieces.clone();
        for (piece, id) in state.pieces.iter().zip(&self.ids) {
            let zone = if let Zone::On(other) = piece.zone { Zone::On(new(other)) } else { piece.zone };
            let numbered = &mut pieces[usize::from(*id)];
            *numbered = *piece;
            (numbered.zone, numbered.leader) = (zone, piece.leader.map(new));
        }
        state.pieces = pieces;
        state.in_play.iter_mut().for_each(|id| *id = new(*id));
        for (_, side) in state.sides.iter_mut() {
            side.hand.iter_mut().chain(&mut side.deck).for_each(|id| *id = new(*id));
        }
        state.agents.iter_mut().for_each(|agent| agent.piece = new(agent.piece));
        state.hosts.iter_mut().for_each(|host| host.piece = new(host.piece));
        Ok(state)
    }
}

impl Table<'_> {
    fn add(&mut self, card: CardId, owner: Seat, zone: Zone) -> PieceId {
        let id = PieceId(self.state.pieces.len() as u16);
        let mut piece = Piece::new(card, owner, zone);
        if zone.is_open() {
            piece.show();
        }
        self.state.pieces.push(piece);
        if zone.in_play() {
            self.state.in_play.push(id);
        }
        id
    }

    pub(super) fn pile(&mut self, line: &Line<'_>, zone: Zone) -> Result<(), Flaw> {
        let seat = whose(line)?;
        let mut ids = Vec::new();
        for (count, card) in line.counted::<CardId>()? {
            ids.extend((0..count).map(|_| self.add(card, seat, zone)));
        }
        match zone {
            Zone::Hand => self.state.sides[seat].hand.extend(ids),
            // The top of the deck is its last card.
            Zone::Deck => {
                let deck = &mut self.state.sides[seat].deck;
                deck.splice(0..0, ids.into_iter().rev());
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads a marshalling pile: its cards are the winner's own, or were the other's hazards.
    pub(super) fn won(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let seat = whose(line)?;
        for value in line.values() {
            let (card, stored) = match value.split_once(" stored ") {
                Some((card, site)) => (card, Some(line.named(site)?)),
                None => (value, None),
            };
            let card = line.named::<CardId>(card)?;
            let id = self.add(card, owner_of(card, seat), Zone::Won(seat));
            self.state.pieces[id.index()].stored = stored;
        }
        Ok(())
    }

    /// `guard c1: dodge`.
    pub(super) fn guard(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let company = line.named::<CompanyId>(line.about)?;
        let Some(seat) = self.state.find_company(company).map(|company| company.seat) else {
            return Err(line.flaw(format!("{company} has not been told of before")));
        };
        let card = line.one()?;
        self.add(card, other(seat), Zone::Guard(company));
        if std::mem::replace(&mut self.state.company_mut(company).guarded, true) {
            return Err(line.flaw(format!("a card is on guard against {company} already")));
        }
        Ok(())
    }

    /// `site 2 isengard: river`: whose card, and where it lies.
    pub(super) fn on_site(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let (player, site) = line.about.split_once(' ').unwrap_or((line.about, ""));
        let (seat, site) = (seat(line, player)?, line.named(site)?);
        for card in line.list()? {
            self.add(card, seat, Zone::OnSite(site));
        }
        Ok(())
    }

    /// `company 1 rivendell > bree: elladan tapped + elven_cloak, bombur under elladan, event fellowship`.
    pub(super) fn company(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let mut words = line.about.split(' ');
        let seat = seat(line, words.next().unwrap_or_default())?;
        let site = line.named::<SiteId>(words.next().unwrap_or_default())?;
        let formed = self.state.form_company(seat, site);
        let id = self.exact.as_ref().and_then(|exact| exact.company(&self.state)).unwrap_or(formed);
        if let Some(company) = self.state.companies.last_mut() {
            company.id = id;
        }
        let way = match (words.next(), words.next()) {
            (None, _) => None,
            (Some(arrow @ (">" | "<")), Some(other)) => Some((arrow, line.named::<SiteId>(other)?)),
            _ => return Err(line.flaw("a company goes '> there', or came '< from there'")),
        };
        match way {
            Some((">", to)) => {
                self.state.take_site(seat, to);
                self.state.company_mut(id).to = Some(to);
            }
            Some((_, from)) => self.state.company_mut(id).origin = Some(from),
            None => {}
        }
        let company = self.state.company_mut(id);
        (company.moved, company.explored) = (false, false);
        let mut followers = Vec::new();
        for value in line.values() {
            match value.strip_prefix("event ") {
                Some(card) => {
                    let card = line.named::<CardId>(card)?;
                    self.add(card, owner_of(card, seat), Zone::OnCompany(id));
                }
                None => followers.extend(self.member(line, value, seat, id)?),
            }
        }
        for (follower, leader) in followers {
            let mut members = self.state.in_play.iter().copied();
            let found = members.find(|other| {
                let piece = self.state.piece(*other);
                piece.card == leader && piece.zone == Zone::Company(id)
            });
            let name = self.state.piece(follower).card;
            let found = found.ok_or_else(|| {
                line.flaw(format!("'{name}' is under '{leader}', who is not in the company"))
            })?;
            self.state.piece_mut(follower).leader = Some(found);
        }
        Ok(())
    }

    /// Reads a character with its cards, and its leader, if it is a follower.
    fn member(
        &mut self,
        line: &Line<'_>,
        value: &str,
        seat: Seat,
        company: CompanyId,
    ) -> Result<Option<(PieceId, CardId)>, Flaw> {
        let mut parts = value.split('+').map(str::trim);
        let who = parts.next().unwrap_or_default();
        let (who, leader) = match who.split_once(" under ") {
            Some((who, leader)) => {
                let (leader, more) = leader.split_once(' ').unwrap_or((leader, ""));
                (format!("{who} {more}"), Some(line.named::<CardId>(leader)?))
            }
            None => (who.to_owned(), None),
        };
        let id = self.lying(line, &who, seat, Zone::Company(company))?;
        let card = self.state.piece(id).card;
        if card.get().is_wizard() {
            self.state.sides[seat].wizard.get_or_insert(card);
        }
        for part in parts {
            let card = part.split(' ').next().unwrap_or_default();
            let owner = owner_of(line.named(card)?, seat);
            self.lying(line, part, owner, Zone::On(id))?;
        }
        Ok(leader.map(|leader| (id, leader)))
    }

    /// A card with its state: `bombur wounded under elladan`.
    fn lying(&mut self, line: &Line<'_>, text: &str, seat: Seat, zone: Zone) -> Result<PieceId, Flaw> {
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        let card = line.named(words.next().unwrap_or_default())?;
        let id = self.add(card, seat, zone);
        for word in words {
            match word {
                "tapped" => self.lie(line, id, Status::Tapped)?,
                "wounded" => self.lie(line, id, Status::Wounded)?,
                "fresh" => self.state.piece_mut(id).fresh = true,
                "started" => self.state.piece_mut(id).from_start = true,
                "adrift" => self.state.piece_mut(id).adrift = true,
                other => return Err(line.flaw(format!("'{other}' tells nothing of how '{card}' lies"))),
            }
        }
        Ok(id)
    }

    /// SATM-5.7: upright, tapped or wounded: a card lies in one of these ways.
    fn lie(&mut self, line: &Line<'_>, id: PieceId, status: Status) -> Result<(), Flaw> {
        let piece = self.state.piece_mut(id);
        if piece.status != Status::Untapped {
            return Err(line.flaw(format!("'{}' is either tapped or wounded, and that once", piece.card)));
        }
        piece.status = status;
        Ok(())
    }

    /// `agent 2 gisulf: down, tapped, at gladden_fields, at goblin_gate`; a card that has been `seen` is known to both.
    pub(super) fn agent(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let (player, card) = line.about.split_once(' ').unwrap_or((line.about, ""));
        let (seat, card) = (seat(line, player)?, line.named(card)?);
        let down = line.values().any(|value| value == "down");
        if down && line.values().any(|value| value == "up") {
            return Err(line.flaw(format!("'{card}' lies either up or down")));
        }
        let zone = if down { Zone::Lurking } else { Zone::Agent };
        let piece = self.add(card, seat, zone);
        let mut agent = Agent::new(AgentId(self.state.agents.len() as u8 + 1), piece);
        agent.fresh = false;
        for value in line.values() {
            match value {
                "up" | "down" => {}
                "seen" => self.state.piece_mut(piece).show(),
                "fresh" => agent.fresh = true,
                "acted" => agent.acted = true,
                "tapped" => self.lie(line, piece, Status::Tapped)?,
                "wounded" => self.lie(line, piece, Status::Wounded)?,
                _ => {
                    let site = value.strip_prefix("at ");
                    let site =
                        site.ok_or_else(|| line.flaw(format!("'{value}' tells nothing of an agent")))?;
                    let (site, seen) = match site.split_once(' ') {
                        Some((site, "seen")) => (site, true),
                        _ => (site, !down),
                    };
                    let site = line.named::<SiteId>(site)?;
                    self.state.sides[seat].sites.remove(site);
                    agent.way.push(Footstep { site, seen });
                }
            }
        }
        self.state.agents.push(agent);
        Ok(())
    }

    /// `host 2 flies_and_spiders ettenmoors: elladan tapped`: whose, which, where, and its prisoners.
    pub(super) fn host(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let mut words = line.about.split(' ');
        let seat = seat(line, words.next().unwrap_or_default())?;
        let card = line.named(words.next().unwrap_or_default())?;
        let site = line.named(words.next().unwrap_or_default())?;
        let piece = self.add(card, seat, Zone::Table);
        self.state.sides[seat].sites.remove(site);
        for value in line.values() {
            self.lying(line, value, other(seat), Zone::On(piece))?;
        }
        self.state.hosts.push(Host { piece, site, tried: false, race: None });
        Ok(())
    }

    /// The phase begins.
    fn begin(&mut self) {
        let state = &mut self.state;
        let seat = state.turn.active;
        state.turn.number = self.number;
        let (phase, stage) = match self.phase {
            "untap" => {
                // The turn is about to begin.
                state.turn.active = other(seat);
                state.turn.number -= 1;
                state.sides[seat].turns -= 1;
                (Phase::EndOfTurn, Some(Stage::Next))
            }
            "long-events" => (Phase::LongEvents, Some(Stage::LongEvents)),
            "movement" => (Phase::Movement, Some(Stage::Movement)),
            "sites" => (Phase::Sites, Some(Stage::Sites)),
            "end" => (Phase::EndOfTurn, Some(Stage::End)),
            "calling" => (Phase::EndOfTurn, Some(Stage::Calling)),
            "council" => (Phase::Council, None),
            _ => (Phase::Organization, Some(Stage::Organization)),
        };
        state.turn.phase = phase;
        if phase == Phase::Movement {
            // By which way somebody came is not told: by the basic one, where that leads there (SATM-12.12).
            let standard = state.rules.standard;
            for company in state.companies.iter_mut().filter(|company| company.seat == seat) {
                let came = company.origin.is_some_and(|from| State::basic_way(from, company.site));
                company.by_basic = standard && came;
            }
        }
        let frame = match stage {
            Some(stage) => Frame::from(TurnStage(stage)),
            None => Frame::from(CouncilBegins),
        };
        state.frames.push(frame);
    }
}

/// The owner of a card that lies with a player's company or has been won by that player.
fn owner_of(card: CardId, seat: Seat) -> Seat {
    let face = card.get();
    if face.is_hazard() && !face.either { other(seat) } else { seat }
}

/// A table with nothing on it, in both players' later turns.
fn empty(rules: Rules) -> State {
    let one = Seat::new(0);
    State {
        rules,
        sides: BySeat::new(2, |_| Side {
            sites: SiteId::all().collect::<SiteSet>(),
            turns: 2,
            ..Side::default()
        }),
        pieces: Vec::new(),
        in_play: Vec::new(),
        companies: Vec::new(),
        agents: Vec::new(),
        hosts: Vec::new(),
        turn: Turn {
            number: 3,
            active: one,
            phase: Phase::Organization,
            character: false,
            halved: false,
            attempted: false,
            begun: Vec::new(),
            woken: false,
            gone: None,
            looks: Vec::new(),
            company: None,
            standing: Standing::none(2),
            called: None,
            burden: 0,
            last: false,
            over: None,
        },
        chain: Vec::new(),
        combat: None,
        checks: Vec::new(),
        lasting: Vec::new(),
        frames: Stack::new(),
    }
}
