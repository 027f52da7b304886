//! Reading a position: the text is laid on an empty table.

use table::flow::{Stack, Standing};
use table::lines::{Flaw, Line, each_line};
use table::{BySeat, Seat};

use super::check::check;
use crate::card::SiteSet;
use crate::ids::{AgentId, CardId, CompanyId, PieceId, SiteId};
use crate::questions::{CouncilBegins, Frame, Stage, TurnStage};
use crate::setup::Rules;
use crate::state::{Agent, Footstep, Host, Phase, Piece, Side, State, Status, Turn, Zone, other};

/// Reads a text.
pub fn read(text: &str, rules: Rules) -> Result<State, Flaw> {
    let lines = each_line(text)?;
    let mut reader = Parser { state: empty(rules), phase: "organization", number: 3, told: Vec::new() };
    // Cards that are in play come first, as they were played.
    for line in &lines {
        let before = reader.state.pieces.len();
        reader.line(line)?;
        let more = reader.state.pieces.len() - before;
        reader.told.extend(std::iter::repeat_n(line, more));
    }
    check(&reader.state, &reader.told, &lines)?;
    let seat = reader.state.turn.active;
    if reader.phase == "untap" && reader.state.sides[seat].turns == 0 {
        let reason = format!("it is a turn of {}, who has begun none: 'turns'", seat.number());
        return Err(Flaw::of_all(&lines, reason));
    }
    reader.begin();
    Ok(reader.state)
}

struct Parser<'a> {
    state: State,
    phase: &'static str,
    number: u16,
    /// The line of each card.
    told: Vec<&'a Line<'a>>,
}

const PHASES: [&str; 8] =
    ["untap", "organization", "long-events", "movement", "sites", "end", "calling", "council"];

/// A player: 1 or 2.
fn seat(line: &Line<'_>, word: &str) -> Result<Seat, Flaw> {
    match word {
        "1" => Ok(Seat::new(0)),
        "2" => Ok(Seat::new(1)),
        _ => Err(line.flaw(format!("'{word}' is no player: 1 or 2"))),
    }
}

/// The player that the line is about.
fn whose(line: &Line<'_>) -> Result<Seat, Flaw> {
    seat(line, line.about)
}

impl Parser<'_> {
    fn line(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        match line.key {
            "turn" => {
                let (number, whose) =
                    line.word()?.split_once(" of ").ok_or_else(|| line.flaw("a turn is written '3 of 1'"))?;
                self.number = line.number(number, 1, 255)?;
                state.turn.active = seat(line, whose)?;
            }
            "phase" => {
                let word = line.word()?;
                let mut all = PHASES.into_iter();
                self.phase = all
                    .find(|phase| *phase == word)
                    .ok_or_else(|| line.flaw(format!("'{word}' is no phase: {}", PHASES.join(", "))))?;
            }
            "hand" => self.pile(line, Zone::Hand)?,
            "deck" => self.pile(line, Zone::Deck)?,
            "discard" => self.pile(line, Zone::Discard)?,
            "sideboard" => self.pile(line, Zone::Sideboard)?,
            "out" => self.pile(line, Zone::Out)?,
            "table" => self.pile(line, Zone::Table)?,
            "won" => self.won(line)?,
            "guard" => self.guard(line)?,
            "site" => self.on_site(line)?,
            "company" => self.company(line)?,
            "agent" => self.agent(line)?,
            "host" => self.host(line)?,
            "spent" => {
                let seat = whose(line)?;
                for site in line.list::<SiteId>()? {
                    state.sides[seat].sites.remove(site);
                    state.sides[seat].spent.add(site);
                }
            }
            "tapped" => {
                let seat = whose(line)?;
                let sites = line.list::<SiteId>()?.into_iter();
                sites.for_each(|site| state.sides[seat].tapped.add(site));
            }
            "exhausted" => state.sides[whose(line)?].exhausted = line.count(0, 255)?,
            "turns" => state.sides[whose(line)?].turns = line.count(0, 255)?.into(),
            "wizard" => {
                let seat = whose(line)?;
                let card = line.one::<CardId>()?;
                if !card.get().is_wizard() {
                    return Err(line.flaw(format!("'{card}' is no wizard")));
                }
                state.sides[seat].wizard = Some(card);
            }
            "lost-wizard" => state.sides[seat(line, line.word()?)?].wizard_lost = true,
            "called" => state.turn.called = Some(seat(line, line.word()?)?),
            "halved" => state.turn.halved = line.yes()?,
            other => return Err(line.flaw(format!("'{other}' tells nothing that a table has"))),
        }
        Ok(())
    }

    fn add(&mut self, card: CardId, owner: Seat, zone: Zone) -> PieceId {
        let id = PieceId(self.state.pieces.len() as u16);
        let mut piece = Piece::new(card, owner, zone);
        piece.known = zone.is_open();
        self.state.pieces.push(piece);
        if zone.in_play() {
            self.state.in_play.push(id);
        }
        id
    }

    fn pile(&mut self, line: &Line<'_>, zone: Zone) -> Result<(), Flaw> {
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
    fn won(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
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
    fn guard(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
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
    fn on_site(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let (player, site) = line.about.split_once(' ').unwrap_or((line.about, ""));
        let (seat, site) = (seat(line, player)?, line.named(site)?);
        for card in line.list()? {
            self.add(card, seat, Zone::OnSite(site));
        }
        Ok(())
    }

    /// `company 1 rivendell > bree: elladan tapped + elven_cloak, bombur under elladan, event fellowship`.
    fn company(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let mut words = line.about.split(' ');
        let seat = seat(line, words.next().unwrap_or_default())?;
        let site = line.named::<SiteId>(words.next().unwrap_or_default())?;
        let id = self.state.form_company(seat, site);
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
    fn agent(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
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
                "seen" => self.state.piece_mut(piece).known = true,
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
    fn host(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
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
        let frame = match stage {
            Some(stage) => Frame::from(TurnStage(stage)),
            None => Frame::from(CouncilBegins),
        };
        state.going_on.push(frame);
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
        going_on: Stack::new(),
    }
}
