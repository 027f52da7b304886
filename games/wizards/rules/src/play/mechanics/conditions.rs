//! The kinds of cards, and the persons that the words of a card mean.

use crate::card::{Duration, Face, Keyword, SiteKind};
use crate::cards::statics::{Becomes, Flag};
use crate::cards::values::RINGS;
use crate::cards::{Condition, CountsAs, FactionOf, Kind, Lying, Measure, Span, Who};
use crate::prelude::*;
use crate::state::{Change, Combat, Company, Faced, Use};

/// The cards that bring day, and night.
const GATES: &str = "gates_of_morning";
const DOORS: &str = "doors_of_night";

/// The source of the words of a condition or an operation. Only what lies open in a game is asked about by a card of it: whoever
/// asks for another reason has no piece to name, and gets to know nothing about any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speaker {
    /// A card of this game.
    Piece(PieceId),
    /// A card of the book, wherever its copies are, and whether there are any.
    Printed(CardId),
    /// No card: a site, or the rules themselves.
    Rules,
}

/// The point of view of a condition or an operation.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// The player whose card it is.
    pub seat: Seat,
    /// The source of the words.
    pub this: Speaker,
    /// The character that pays or uses it.
    pub user: Option<PieceId>,
    /// The chosen target.
    pub target: Target,
    /// The company in question.
    pub company: Option<CompanyId>,
}

impl Scope {
    /// The scope of a card in play, by itself.
    pub(crate) fn of(state: &State, this: PieceId) -> Self {
        Self {
            seat: state.piece(this).owner,
            this: Speaker::Piece(this),
            user: None,
            target: Target::Nothing,
            company: state.company_of(this),
        }
    }

    /// The scope of a player's words about a company, before anything is chosen.
    pub(crate) const fn about(this: Speaker, seat: Seat, company: Option<CompanyId>) -> Self {
        Self { seat, this, user: None, target: Target::Nothing, company }
    }

    /// The card that says it, if it is one of this game.
    #[inline]
    pub(crate) const fn piece(&self) -> Option<PieceId> {
        match self.this {
            Speaker::Piece(id) => Some(id),
            _ => None,
        }
    }

    /// The name of the card that says it.
    #[inline]
    pub(crate) fn card(&self, state: &State) -> Option<CardId> {
        match self.this {
            Speaker::Piece(id) => Some(state.piece(id).card),
            Speaker::Printed(card) => Some(card),
            Speaker::Rules => None,
        }
    }

    /// The printed facts of the card that says it.
    #[inline]
    pub(crate) fn face(&self, state: &State) -> Option<&'static Face> {
        self.card(state).map(CardId::get)
    }

    /// The character that bears the card that says it.
    pub(crate) fn bearer(&self, state: &State) -> Option<PieceId> {
        self.piece().and_then(|id| state.bearer(id))
    }

    /// The company in question, if there is one.
    #[inline]
    pub(crate) fn its_company<'a>(&self, state: &'a State) -> Option<&'a Company> {
        self.company.and_then(|id| state.find_company(id))
    }

    /// The card that was chosen, if one was.
    pub(crate) const fn target_piece(&self) -> Option<PieceId> {
        match self.target {
            Target::Piece(id) => Some(id),
            _ => None,
        }
    }
}

impl State {
    /// Is a card in play (or in a pile) of this kind? What the state says of it counts, too.
    pub(crate) fn piece_is(&self, id: PieceId, kind: &Kind, scope: &Scope) -> bool {
        let (piece, face) = (self.piece(id), self.face(id));
        match kind {
            Kind::Skill(skill) => self.has_skill(id, *skill, None),
            Kind::Tapped => piece.status == Status::Tapped,
            Kind::Untapped => piece.status == Status::Untapped,
            Kind::Wounded => piece.status == Status::Wounded,
            Kind::Follower => piece.leader.is_some(),
            Kind::Bearer => scope.bearer(self) == Some(id),
            Kind::Itself => scope.piece() == Some(id),
            Kind::Corrupted => self.lying_on(id).any(|held| self.face(held).is_corruption()),
            Kind::Bears(kind) => self.lying_on(id).any(|held| self.piece_is(held, kind, scope)),
            Kind::Bearing(card) => self.lying_on(id).any(|held| self.piece(held).card == *card),
            Kind::Above(what, than) => self.measure(id, *what) > *than,
            Kind::Yours => piece.owner == scope.seat && self.company_of(id).is_some(),
            Kind::Companion => scope.company.is_some() && self.company_of(id) == scope.company,
            Kind::Playable => self.playable_here(piece.card, scope, true),
            Kind::Native => self.playable_here(piece.card, scope, false),
            Kind::JoinsIn(at) => {
                let mut sites = SiteId::all();
                face.kind == CardKind::Faction
                    && sites.any(|site| self.site_is(site, at) && self.joins_at(face, site))
            }
            Kind::Home(at) => face.home.iter().any(|site| self.site_is(site, at)),
            Kind::Lies(at) => self.lies(id, *at, scope),
            Kind::Struck => self.struck() == Some(id),
            Kind::WoundedBy(by) => self.was_wounded_by(id, by),
            Kind::Asks(skill) => self.asks_for(id, *skill),
            Kind::KeyedToSite => self.fits_site(id, scope),
            Kind::UnderDeeps => {
                let company = self.company_of(id).and_then(|id| self.find_company(id));
                company.is_some_and(|company| {
                    [company.site, company.target_site()].into_iter().any(|site| site.get().under_deeps)
                })
            }
            Kind::All(kinds) => kinds.iter().all(|kind| self.piece_is(id, kind, scope)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.piece_is(id, kind, scope)),
            Kind::Not(kind) => !self.piece_is(id, kind, scope),
            _ => face_is(face, piece.card, kind),
        }
    }

    /// Is a card of this kind, wherever a copy of it lies?
    pub(crate) fn card_is(&self, card: CardId, kind: &Kind, scope: &Scope) -> bool {
        match kind {
            Kind::Playable => self.playable_here(card, scope, true),
            Kind::Native => self.playable_here(card, scope, false),
            Kind::All(kinds) => kinds.iter().all(|kind| self.card_is(card, kind, scope)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.card_is(card, kind, scope)),
            Kind::Not(kind) => !self.card_is(card, kind, scope),
            _ => face_is(card.get(), card, kind),
        }
    }

    /// Does a card lie there?
    fn lies(&self, id: PieceId, at: Lying, scope: &Scope) -> bool {
        let piece = self.piece(id);
        match at {
            Lying::Declared => self.chain.iter().any(|link| link.piece == id && !link.cancelled),
            Lying::Discarded => piece.zone == Zone::Discard,
            Lying::Eliminated => {
                self.face(id).kind == CardKind::Creature && matches!(piece.zone, Zone::Out | Zone::Won(_))
            }
            Lying::Stored => piece.stored.is_some(),
            Lying::InWait => scope.its_company(self).is_some_and(|company| self.waits_for(id, company)),
            Lying::FaceUp => piece.zone == Zone::Agent,
            Lying::Newcomer => {
                let mut agents = self.agents.iter();
                piece.zone == Zone::Lurking && agents.any(|agent| agent.piece == id && agent.fresh)
            }
        }
    }

    /// Has an attack of a race, or of such a being, wounded somebody this turn?
    fn was_wounded_by(&self, id: PieceId, by: &Kind) -> bool {
        let company = self.company_of(id).and_then(|id| self.find_company(id));
        company.is_some_and(|company| match by {
            Kind::Race(race) => company.hurt.contains(&(id, *race)),
            being => {
                company.hurt_by.iter().any(|(who, card)| *who == id && face_is(card.get(), *card, being))
            }
        })
    }

    /// Could a creature be keyed to the site of the company?
    fn fits_site(&self, id: PieceId, scope: &Scope) -> bool {
        let mut fits = false;
        if self.face(id).kind == CardKind::Creature {
            self.each_key(self.face(id), &Scope { this: Speaker::Piece(id), ..*scope }, |key| {
                fits |= key.to_site()
            });
        }
        fits
    }

    /// Could a card be played at the company's site, as it lies (`now`) or were it untapped?
    fn playable_here(&self, card: CardId, scope: &Scope, now: bool) -> bool {
        let face = card.get();
        scope.company.and_then(|id| self.find_company(id)).is_some_and(|company| {
            (!now || self.is_open_to(company, card))
                && match face.kind {
                    CardKind::Ally | CardKind::Faction => self.joins_at(face, company.site),
                    _ => face
                        .class
                        .is_some_and(|class| company.site.get().allows(class, &face.keywords, &face.id)),
                }
        })
    }

    /// Is the attack of this kind?
    pub(crate) fn attack_is(&self, combat: &Combat, kind: &Kind) -> bool {
        match kind {
            Kind::Anything => true,
            Kind::Race(race) => {
                combat.race == *race
                    || self.attacking_card(combat).is_some_and(|card| card.get().second_race == Some(*race))
            }
            Kind::Automatic => self.automatic_at(combat).is_some(),
            Kind::Agent => matches!(combat.source, Source::Agent(_)),
            Kind::HazardCreature | Kind::Creature => matches!(combat.source, Source::Creature(..)),
            Kind::Place(_) | Kind::Site(_) | Kind::Region(_) => {
                let site = self.automatic_at(combat);
                site.is_some_and(|site| self.site_is(site, kind))
            }
            Kind::Chosen => self.attacker_chooses(combat),
            Kind::Card(card) => self.attacking_card(combat) == Some(*card),
            Kind::Being(_) => self.attacking_card(combat).is_some_and(|card| face_is(card.get(), card, kind)),
            Kind::KeyedToSite => combat.key.to_site(),
            Kind::Bare => combat.bare,
            Kind::Keyed(to) => keyed_to(combat.key, to),
            Kind::UnderDeeps => {
                let company = self.find_company(combat.company);
                company.is_some_and(|company| company.target_site().get().under_deeps)
            }
            Kind::Unique => self.attacking_card(combat).is_some_and(|card| card.get().unique),
            Kind::Skill(_) => self.attacking_card(combat).is_some_and(|card| face_is(card.get(), card, kind)),
            Kind::All(kinds) => kinds.iter().all(|kind| self.attack_is(combat, kind)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.attack_is(combat, kind)),
            Kind::Not(kind) => !self.attack_is(combat, kind),
            _ => false,
        }
    }

    /// The site whose automatic-attack it is, be it that of a creature which the opponent has played there.
    fn automatic_at(&self, combat: &Combat) -> Option<SiteId> {
        let played = || self.find_company(combat.company).filter(|_| combat.at_site);
        combat.source.site().or_else(|| played().map(|company| company.site))
    }

    /// The card that attacks.
    pub(crate) fn attacking_card(&self, combat: &Combat) -> Option<CardId> {
        match combat.source {
            Source::Creature(id, _) | Source::Agent(id) | Source::Added(_, id) => Some(self.piece(id).card),
            Source::Effect(card) => Some(card),
            Source::Automatic(..) => None,
        }
    }

    /// The kind a site counts as now.
    pub fn place_of(&self, site: SiteId) -> SiteKind {
        // SATM-29.4.
        if site.get().under_deeps {
            return site.get().kind;
        }
        let changed = self.lasting.iter().rev().find_map(|lasting| match lasting.change {
            Change::Place(at, kind) if at == site => Some(kind),
            _ => None,
        });
        let becomes = || {
            let mut lying = self.in_play.iter().filter(|card| self.piece(**card).zone == Zone::OnSite(site));
            lying.find_map(|card| {
                self.face(*card).has.iter().find_map(|one| match one {
                    Static::Becomes(Becomes { kind }) => Some(*kind),
                    _ => None,
                })
            })
        };
        let realm = || self.is_realm(site).then_some(SiteKind::BorderHold);
        let kind = changed.or_else(becomes).or_else(realm).unwrap_or(site.get().kind);
        let everywhere = self.lasting.iter().find_map(|lasting| match lasting.change {
            Change::Places(from, to) if from == kind => Some(to),
            _ => None,
        });
        everywhere.unwrap_or(kind)
    }

    /// The kind a site counts as for hazards, and for healing.
    pub(crate) fn place_for_hazards(&self, site: SiteId) -> SiteKind {
        let mut says = self.in_play.iter().copied().filter(|card| self.face(*card).touches.places());
        let said = says.find_map(|card| {
            let scope = Scope::of(self, card);
            let has = self.face(card).has.iter();
            has.filter_map(|one| self.unwrapped(one, &scope)).find_map(|one| match one {
                Static::CountsAs(CountsAs { site: at, kind }) if *at == site => Some(*kind),
                _ => None,
            })
        });
        said.unwrap_or_else(|| self.place_of(site))
    }

    /// Has a site no automatic-attacks any more?
    pub(crate) fn is_unguarded(&self, site: SiteId) -> bool {
        let mut lying = self.in_play.iter().filter(|card| self.piece(**card).zone == Zone::OnSite(site));
        lying.any(|card| self.face(*card).has.contains(&Static::Unguarded))
    }

    /// Does a card of the player whose turn it is heal those at a site?
    pub(crate) fn is_cured_at(&self, site: SiteId) -> bool {
        self.in_play.iter().any(|card| {
            let piece = self.piece(*card);
            (piece.zone == Zone::OnSite(site) || piece.zone == Zone::Table && piece.marked == Some(site))
                && piece.owner == self.turn.active
                && self.face(*card).has.contains(&Static::Cures)
        })
    }

    /// Is a character at a haven?
    pub(crate) fn at_haven(&self, id: PieceId) -> bool {
        let company = self.company_of(id).and_then(|id| self.find_company(id));
        company.is_some_and(|company| company.site.get().is_haven())
    }

    /// The last declared hazard that is aimed at a company, or at a card of it: its index in the chain. A
    /// creature's own attack is not aimed at its target.
    pub(crate) fn threat(&self, id: CompanyId) -> Option<usize> {
        let seat = self.find_company(id)?.seat;
        let at = self.chain.len().checked_sub(1)?;
        let link = &self.chain[at];
        let face = self.face(link.piece);
        let mode = self.mode_of(link.piece, link.does)?;
        let aimed = match link.target {
            Target::Piece(piece) => self.company_of(piece) == Some(id),
            Target::Company(company) => company == id,
            Target::Nothing => link.company == Some(id) && mode.tests.iter().any(|test| test.is_of_company()),
            Target::Site(_) | Target::AutoAttack(..) => false,
        };
        let hazard = face.is_hazard() && link.seat != seat && !link.cancelled;
        (hazard && aimed && !matches!(link.does, Use::Creature(_))).then_some(at)
    }

    /// Is a site of this kind?
    pub(crate) fn site_is(&self, site: SiteId, kind: &Kind) -> bool {
        let face = site.get();
        match kind {
            Kind::Anything | Kind::AnySite => true,
            Kind::Place(place) => self.place_of(site) == *place,
            Kind::Land(land) => face.region.is_some_and(|region| region.get().kind == *land),
            Kind::Site(other) => *other == site,
            Kind::Region(region) => face.region == Some(*region),
            Kind::UnderDeeps => face.under_deeps,
            Kind::Adjacent(kind) => {
                SiteId::all().any(|near| near_deeps(site, near) && self.site_is(near, kind))
            }
            Kind::PathOf(land, count) => {
                face.path.iter().filter(|one| *one == land).count() >= *count as usize
            }
            Kind::Guarded(race) => self.is_guarded(site, *race),
            Kind::Information => self.has_information(site),
            Kind::Lair => site.is_lair(),
            Kind::Keyword(Keyword::Hoard) => self.has_hoard(site),
            Kind::Class(class) => face.items.contains(class),
            Kind::Vanquished => self.is_vanquished(site),
            Kind::DwarfHold => self.is_dwarf_hold(site),
            Kind::All(kinds) => kinds.iter().all(|kind| self.site_is(site, kind)),
            Kind::Any(kinds) => kinds.iter().any(|kind| self.site_is(site, kind)),
            Kind::Not(kind) => !self.site_is(site, kind),
            _ => false,
        }
    }

    /// The pieces that a word for a person means.
    pub(crate) fn who(&self, who: Who, scope: &Scope) -> Vec<PieceId> {
        match who {
            Who::This => scope.piece().into_iter().collect(),
            Who::Bearer => scope.bearer(self).into_iter().collect(),
            Who::Target => scope.target_piece().into_iter().collect(),
            Who::User => scope.user.into_iter().collect(),
            Who::Company => scope.company.map_or_else(Vec::new, |company| self.members(company).collect()),
            Who::Characters => {
                scope.company.map_or_else(Vec::new, |company| self.characters(company).collect())
            }
            Who::Others => {
                let bearer = scope.bearer(self);
                let all = scope.company.map_or_else(Vec::new, |company| self.members(company).collect());
                all.into_iter().filter(|id| Some(*id) != bearer).collect()
            }
            Who::Each => self.in_play.iter().copied().filter(|id| self.is_character(*id)).collect(),
            Who::AtHavens => self
                .in_play
                .iter()
                .copied()
                .filter(|id| self.is_character(*id) && self.at_haven(*id))
                .collect(),
            Who::Wounded => scope.target_piece().into_iter().collect(),
            Who::Struck => self.struck().into_iter().collect(),
            Who::Attack | Who::Strike | Who::Player | Who::Opponent | Who::Site => Vec::new(),
        }
    }

    /// The target of the present strike.
    pub(crate) fn struck(&self) -> Option<PieceId> {
        self.combat.as_ref()?.strike().map(|strike| strike.at)
    }

    /// Does a character of the company bear a gold ring?
    pub(crate) fn has_gold_ring(&self, company: Option<CompanyId>) -> bool {
        let gold = |id: &PieceId| self.face(*id).class == Some(ItemClass::GoldRing);
        company.is_some() && self.in_play.iter().any(|id| gold(id) && self.company_of(*id) == company)
    }

    /// Is a card of this name in play, on either side?
    pub(crate) fn is_in_play(&self, card: CardId) -> bool {
        if card.get().is(Keyword::Environment)
            && self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Eclipses))
        {
            match &*card.get().id {
                GATES => return false,
                DOORS => return self.is_really_in_play(card) || !self.gates_stand(),
                _ => {}
            }
        }
        self.is_really_in_play(card)
    }

    /// Do the Doors of Night count as in play?
    pub(crate) fn is_night(&self) -> bool {
        CardId::named(DOORS).is_some_and(|doors| self.is_in_play(doors))
    }

    /// Do the Gates of Morning lie in play, whatever they count as?
    fn gates_stand(&self) -> bool {
        self.in_play.iter().any(|id| self.face(*id).id == GATES)
    }

    fn is_really_in_play(&self, card: CardId) -> bool {
        self.in_play.iter().any(|id| self.piece(*id).card == card)
            // SATM-19.14: a faction lies in the marshalling pile.
            || card.get().kind == CardKind::Faction
                && self.pieces.iter().any(|piece| piece.card == card && matches!(piece.zone, Zone::Won(_)))
    }

    /// SATM-10.10: does a card on it keep the character from untapping?
    pub(crate) fn kept_tapped(&self, id: PieceId) -> bool {
        self.held(id).iter().any(|held| self.face(*held).has.contains(&Static::may_not(Flag::Untap)))
    }

    /// Untaps one that is tapped, unless a card on it keeps it so; one that does it once only goes instead. Does it untap?
    pub(crate) fn untap(&mut self, id: PieceId, ctx: &mut Ctx<'_>) -> bool {
        if self.piece(id).status != Status::Tapped || self.kept_tapped(id) {
            return false;
        }
        let tires = |card: &PieceId| self.face(*card).has.contains(&Static::Tires);
        let card = self.lying_on(id).find(tires);
        if let Some(card) = card {
            self.discard(card, ctx);
            return false;
        }
        self.piece_mut(id).status = Status::Untapped;
        true
    }

    /// Does something say that the character may do this?
    pub(crate) fn allowed(&self, id: PieceId, flag: Flag) -> bool {
        self.says(id, &|one| *one == Static::may(flag))
    }

    /// Does the card itself, or one that lies on it, say so?
    fn says(&self, id: PieceId, test: &impl Fn(&Static) -> bool) -> bool {
        let by = |card: PieceId| {
            let scope = Scope::of(self, card);
            self.face(card).has.iter().any(|one| self.unwrapped(one, &scope).is_some_and(test))
        };
        by(id) || self.in_play.iter().any(|card| self.piece(*card).zone == Zone::On(id) && by(*card))
    }

    /// A static without its conditions, if they hold.
    pub(crate) fn unwrapped<'a>(&self, one: &'a Static, scope: &Scope) -> Option<&'a Static> {
        match one {
            Static::If(only) => {
                if only.test.holds(self, scope) {
                    self.unwrapped(only.says, scope)
                } else {
                    None
                }
            }
            _ => Some(one),
        }
    }
}

/// Was an attack that was faced of this kind?
pub(crate) fn faced_is(faced: &Faced, kind: &Kind) -> bool {
    match kind {
        Kind::Race(race) => {
            faced.race == *race || faced.card.is_some_and(|card| card.get().second_race == Some(*race))
        }
        Kind::Card(card) => faced.card == Some(*card),
        Kind::Keyed(to) => keyed_to(faced.key, to),
        Kind::KeyedToSite => faced.key.to_site(),
        Kind::Any(kinds) => kinds.iter().any(|kind| faced_is(faced, kind)),
        Kind::All(kinds) => kinds.iter().all(|kind| faced_is(faced, kind)),
        Kind::Not(kind) => !faced_is(faced, kind),
        Kind::Anything => true,
        _ => false,
    }
}

/// Are two sites next to each other by the Under-deeps, one way or the other?
fn near_deeps(one: SiteId, other: SiteId) -> bool {
    let leads = |from: SiteId, to: SiteId| from.get().deeps.iter().any(|(site, _)| *site == to);
    leads(one, other) || leads(other, one)
}

/// Was it keyed to this symbol or place?
fn keyed_to(key: crate::state::Key, kind: &Kind) -> bool {
    use crate::state::Key;
    match (key, kind) {
        (Key::Land(land), Kind::Land(other)) => land == *other,
        (Key::Place(place), Kind::Place(other)) => place == *other,
        (Key::Region(region), Kind::Region(other)) => region == *other,
        (Key::Site(site), Kind::Site(other)) => site == *other,
        _ => false,
    }
}

/// Is a card of this kind, as far as its printed face tells?
pub(crate) fn face_is(face: &Face, card: CardId, kind: &Kind) -> bool {
    match kind {
        Kind::Anything => true,
        Kind::Race(race) => [face.race, face.second_race].contains(&Some(*race)),
        Kind::Skill(skill) => face.skills.contains(skill),
        Kind::Character => face.kind == CardKind::Character,
        Kind::Item => face.kind == CardKind::Item,
        Kind::Ally => face.kind == CardKind::Ally,
        Kind::Faction => face.kind == CardKind::Faction,
        Kind::Agent => face.kind == CardKind::Agent,
        Kind::Creature | Kind::HazardCreature => face.kind == CardKind::Creature,
        Kind::Hazard => face.is_hazard(),
        Kind::Resource => face.is_resource(),
        Kind::Event(span) => is_event(face, *span),
        Kind::Keyword(keyword) => face.is(*keyword),
        Kind::SageOnly => sage_only(face),
        Kind::Informed => {
            let mut modes = face.modes.iter();
            !face.modes.is_empty() && modes.all(|mode| mode.tests.contains(&Condition::SiteInformation))
        }
        Kind::KeyedToOne(land) => face.keys.lands.iter().any(|(of, needed)| of == land && *needed <= 1),
        Kind::Inland => {
            let sea = crate::card::RegionKind::CoastalSea;
            let named = face
                .keys
                .regions
                .iter()
                .any(|(regions, _)| regions.iter().any(|region| region.get().kind != sea));
            named || face.keys.lands.iter().any(|(land, _)| *land != sea)
        }
        Kind::Ring => RINGS.iter().any(|ring| face.is(*ring)),
        Kind::FactionOf(FactionOf(race)) => face.kind == CardKind::Faction && face.race == Some(*race),
        Kind::Class(class) => face.class == Some(*class),
        Kind::Slot(slot) => face.slot == Some(*slot),
        Kind::Unique => face.unique,
        Kind::Above(Measure::Corruption, than) => face.corruption > *than,
        Kind::Card(other) => *other == card,
        Kind::Being(other) => face.being.is_some() && face.being == other.get().being,
        Kind::Home(Kind::Site(site)) => face.home.has(*site),
        Kind::All(kinds) => kinds.iter().all(|kind| face_is(face, card, kind)),
        Kind::Any(kinds) => kinds.iter().any(|kind| face_is(face, card, kind)),
        Kind::Not(kind) => !face_is(face, card, kind),
        _ => false,
    }
}

/// An event that stays so long.
fn is_event(face: &Face, span: Span) -> bool {
    let event = matches!(face.kind, CardKind::Resource | CardKind::Hazard);
    match span {
        Span::Short => event && face.duration == Duration::Short,
        Span::Long => face.or_event == Some(Duration::Long) || event && face.duration == Duration::Long,
        Span::Permanent => face.duration == Duration::Permanent,
    }
}

/// An event that only a sage can play: each of its ways needs one.
fn sage_only(face: &Face) -> bool {
    use crate::card::Skill;
    use crate::cards::Cost;
    fn sage(kind: &Kind) -> bool {
        match kind {
            Kind::Skill(skill) => *skill == Skill::Sage,
            Kind::All(kinds) => kinds.iter().any(sage),
            _ => false,
        }
    }
    face.kind == CardKind::Resource
        && !face.modes.is_empty()
        && face
            .modes
            .iter()
            .all(|mode| mode.cost.iter().any(|cost| matches!(cost, Cost::Tap(kind) if sage(kind))))
}
